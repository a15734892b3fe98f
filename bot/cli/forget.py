"""Delete everything of a server, or everything about a person, while the bot is not running."""

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.service import Service
    from bot.store import Store
    from bot.store.address import Database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="SERVER|PERSON", help="the id that Discord gives it (Copy ID)")
    parser.add_argument("--yes", action="store_true", help="don't ask")
    parser.epilog = (
        "Of a person, lobbies are left, running games go to a computer opponent and seats of finished games stay "
        "without a name. Of a server, all games and settings go. Copies of the database are not changed."
    )


def run(arguments: argparse.Namespace) -> int:
    from bot.settings import database, with_env_file
    from bot.store.sqlite.copies import version

    if not (arguments.id.isascii() and arguments.id.isdecimal() and int(arguments.id) < 1 << 63):
        print(f'"{arguments.id}" is no id of Discord: those are numbers, such as 81384788765712384.', file=sys.stderr)
        return 2
    where = database(with_env_file(os.environ))
    if isinstance(where, Path):
        version(where)  # Nothing is created where nothing is.
    return asyncio.run(_forget(where, int(arguments.id), arguments.yes))


async def _forget(where: "Database", id: int, sure: bool) -> int:
    from bot.clock_and_ids import RandomIds, WallClock
    from bot.service import Service
    from bot.store.opening import unused

    async with unused(where) as store:
        service = Service(store, (), WallClock(), RandomIds())
        found = await _found(store, service, id)
        if not found:
            print(f"Nothing is stored about {id}.", file=sys.stderr)
            return 1
        print("\n".join(found))
        if not sure and not _confirmed():
            print("Nothing was deleted.")
            return 1
        await service.privacy.forget(id)
        await store.servers.forget(id)
        print(f"{id} is forgotten. Copies that were made before still know it.")
        return 0


async def _found(store: "Store", service: "Service", id: int) -> list[str]:
    """What will go, in sentences."""
    games, settings = await store.servers.count(id)
    kept = await service.privacy.kept(id)
    lines = []
    if games or settings:
        lines.append(f"The server {id}: {games} games with their logs and results{', and its settings' * settings}.")
    if kept.anything:
        lines.append(
            f"The person {id}: leaves {kept.lobbies} lobbies; {kept.running} running games go to a computer opponent; "
            f"{kept.over} finished games keep a seat without a name{'; the profile goes' * kept.profile}."
        )
    return lines


def _confirmed() -> bool:
    try:
        return input('Type "yes" to delete this for good: ').strip().lower() == "yes"
    except EOFError:
        print()
        return False
