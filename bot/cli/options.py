"""Options that several subcommands share; what is not given comes from the settings, `.env` included."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from shlex import quote


def add_language(parser: argparse.ArgumentParser, what_for: str) -> None:
    from bot.text import DEFAULT, languages

    parser.add_argument(
        "--language", default=DEFAULT, choices=languages(), help=f"the language of {what_for} (default: {DEFAULT})"
    )


def add_maps_dir(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--maps-dir",
        type=Path,
        default=setting("MAPS_DIR"),
        metavar="FOLDER",
        help="a folder with further maps, each in a folder of its own (default: the setting MAPS_DIR)",
    )


def add_cache_dir(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cache-dir",
        type=Path,
        default=setting("CACHE_DIR") or Path("data/cache"),
        metavar="FOLDER",
        help="where base art is kept (default: the setting CACHE_DIR, else data/cache)",
    )


def file_with_games(instead: Callable[[str], str]) -> Path:
    """The database, for commands that work on files.

    When the games are on a server, `instead` says what to do with the database at this address.
    """
    from bot.errors import WrongSettings
    from bot.settings import database, with_env_file
    from bot.store.address import without_password

    found = database(with_env_file(os.environ))
    if not isinstance(found, Path):
        advice = instead(quote(without_password(found.url)))
        raise WrongSettings(f"The games are in PostgreSQL at {found}: {advice} (docs/scaling.md).", "DATABASE_URL")
    return found


def setting(name: str) -> Path | None:
    """A path of the settings, if there is one."""
    from bot.settings import with_env_file

    given = with_env_file(os.environ).get(name)
    return Path(given) if given else None
