"""Ask for the bot's token, check it with Discord, and write it into a file `.env`."""

import argparse
import asyncio
import getpass
import os
import sys
from pathlib import Path

_BEGINNING = "# Settings of Slow Train; docs/hosting.md lists all of them. Keep this file to yourself.\n"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--file", type=Path, default=Path(".env"), metavar="FILE", help="where it is written (default: .env)"
    )
    parser.epilog = (
        "The token is on the page Bot of your application (https://discord.com/developers/applications). It is not "
        "shown while you type or paste it, and never an argument of a command: others can see those."
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        return _set_up(arguments.file)
    except (KeyboardInterrupt, EOFError):
        print("\nNothing was written.", file=sys.stderr)
        return 1


def _set_up(file: Path) -> int:
    from bot.client.login import introduce
    from bot.settings import read_settings, with_env_file

    others = with_env_file(os.environ, file)
    if file.exists() and not _agrees(f"{file} is there already. Replace the token in it, and leave the rest? [y/N] "):
        print(f"{file} stays as it is.", file=sys.stderr)
        return 1
    settings = read_settings({**others, "DISCORD_TOKEN": _ask()})
    application = asyncio.run(introduce(settings))
    try:
        _write(file, settings.token)
    except OSError as error:
        print(f"{file} can't be written: {error.strerror}.", file=sys.stderr)
        return 1
    print(f"The token is right: it belongs to {application.name}. {file} is written, for your eyes only.")
    print(f"Add the bot to a server:  {application.invitation}")
    print("Then:  slow-train doctor  looks whether all is well,  slow-train run  starts the bot.")
    if os.environ.get("DISCORD_TOKEN", settings.token) != settings.token:
        print("Note: the environment has another DISCORD_TOKEN, which wins over the file.")
    return 0


def _agrees(question: str) -> bool:
    """Whoever can't be asked has not agreed."""
    return sys.stdin.isatty() and input(question).strip().lower() in ("y", "yes")


def _ask() -> str:
    """From a terminal without showing it, else the first line of what is piped in."""
    return getpass.getpass("The bot's token (not shown): ") if sys.stdin.isatty() else sys.stdin.readline()


def _write(file: Path, token: str) -> None:
    """The token in the file, which nobody else may read from its first moment on."""
    from dotenv import set_key

    if not file.exists():
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as new:
            new.write(_BEGINNING)
    file.chmod(0o600)
    set_key(file, "DISCORD_TOKEN", token, quote_mode="never", follow_symlinks=True)
    file.chmod(0o600)
