"""Copy all games to another database, from a file to a server or back, while no bot is running."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store.address import Database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    for name, what in (("FROM", "where the games are"), ("TO", "where they go; nothing may be there yet")):
        parser.add_argument(name.lower(), metavar=name, help=f"{what}: a file, or postgresql://user@host/database")
    parser.epilog = (
        "The old database stays as it is; the new one is written as a whole, compared with it, or stays empty. "
        "Others can see the arguments of a command: give the password as PGPASSWORD, or in the file ~/.pgpass."
    )


def run(arguments: argparse.Namespace) -> int:
    from bot.errors import WrongSettings
    from bot.store.address import Address
    from bot.store.moving import move

    source, target = _database(getattr(arguments, "from")), _database(arguments.to)
    if source == target or (isinstance(source, Path) and isinstance(target, Path) and _same(source, target)):
        raise WrongSettings("Both are the same database.")
    sums = asyncio.run(move(source, target))
    print(", ".join(f"{found.rows:,} {found.table.replace('_', ' ')}" for found in sums if found.rows) or "Nothing")
    print(f"{target} holds the same as {source}: every table was counted and compared.")
    if isinstance(target, Address):
        print("Set DATABASE_URL to it and start the bot. The old database stays; delete it when all is well.")
    else:
        print(f"Set DATABASE_PATH={target}, take DATABASE_URL away, and start the bot. The old database stays.")
    return 0


def _database(text: str) -> "Database":
    from bot.errors import WrongSettings
    from bot.store.address import is_address, read_address

    if not is_address(text):
        return Path(text)
    if (address := read_address(text)) is None:
        raise WrongSettings("An address must be like postgresql://user@host:5432/database.")
    return address


def _same(one: Path, other: Path) -> bool:
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))
