"""Write the record of a game that has ended to a file, which `slow-train record check` proves."""

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.store import GameRow
    from bot.store.address import Database
    from engine.record import Record

_WHY_NOT = {
    "lobby": "has not started yet; there is nothing to record.",
    "opening": "is going on: its record would tell every hidden card. It can be exported when it has ended.",
    "playing": "is going on: its record would tell every hidden card. It can be exported when it has ended.",
    "cancelled": "was cancelled; only a game that was played to its end has a record.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game, as `slow-train games --all` calls it")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where it goes (default: GAME.json)")


def run(arguments: argparse.Namespace) -> int:
    from bot.settings import database, with_env_file
    from engine.record import encode_record

    found = asyncio.run(_record(database(with_env_file(os.environ)), arguments.game))
    if isinstance(found, str):
        print(found, file=sys.stderr)
        return 1
    target: Path = arguments.out or Path(f"{arguments.game}.json")
    try:
        with target.open("xb") as file:
            file.write(encode_record(found))
    except FileExistsError:
        print(f"{target} is there already; choose another name with --out.", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{target} can't be written: {error.strerror}.", file=sys.stderr)
        return 2
    print(f"{target}: {len(found.actions)} actions on {found.map}; `slow-train record check {target}` proves it")
    return 0


async def _record(database: "Database", game: str) -> "Record | str":
    """The record, or why there is none."""
    from bot.service.records import record_of
    from bot.store.opening import beside

    async with beside(database) as store:
        row: GameRow | None = await store.game(game)
        if row is None:
            return f'There is no game "{game}"; `slow-train games --all` lists them.'
        if row.status in _WHY_NOT:
            return f"The game {game} {_WHY_NOT[row.status]}"
        return _complete(await record_of(store, row), await store.board(row.board))


def _complete(record: "Record", board: bytes | None) -> "Record":
    """With its board, where that is not one of ours any more."""
    import msgspec
    from msgspec.structs import replace

    import maps
    from engine.board import Board

    if board is None or (record.map in maps.names() and maps.edition(record.map).digest == record.board):
        return record
    return replace(record, board_data=msgspec.json.decode(board, type=Board))
