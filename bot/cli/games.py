"""List the stored games: where, how large, and when something happened last."""

import argparse
import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store.address import Database
    from bot.store.rows import GameLine


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--all", action="store_true", help="also those that have ended or were cancelled")
    parser.add_argument("--json", action="store_true", help="print one JSON object per game")
    parser.epilog = "Hands, tickets and shuffles are not shown. Server and channel are Discord's ids."


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from bot.cli.columns import print_columns
    from bot.settings import database, with_env_file

    where = database(with_env_file(os.environ))
    listed = asyncio.run(_listed(where))
    shown = [game for game in listed if arguments.all or game.going_on]
    if arguments.json:
        for game in shown:
            print(msgspec.json.encode(game).decode())
        return 0
    if shown:
        heads = ("game", "map", "status", "seats", "moves", "last move (UTC)", "bytes", "server", "channel", "trouble")
        print_columns([heads, *map(_line, shown)])
    going_on = sum(game.going_on for game in listed)
    size = f": {where.stat().st_size:,} bytes" if isinstance(where, Path) else ""
    print(f"{going_on} going on, {len(listed) - going_on} over; {where}{size}")
    return 0


async def _listed(where: "Database") -> list["GameLine"]:
    from bot.store.opening import beside

    async with beside(where) as store:
        return await store.overview()


def _line(game: "GameLine") -> tuple[str, ...]:
    last = datetime.fromtimestamp(game.last / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    where = (str(game.server), str(game.channel), game.trouble or "-")
    return (game.id, game.map, game.status, str(game.seats), str(game.moves), last, f"{game.size:,}", *where)
