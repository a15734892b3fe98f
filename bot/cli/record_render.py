"""Draw the table at one move of a game record."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.options import add_language

if TYPE_CHECKING:
    from bot.text.pictures import PictureWords
    from engine import Edition, State
    from engine.events import AnyEvent
    from engine.record import Record
    from rendering import ShownPlayer


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the game record")
    parser.add_argument("--move", type=int, metavar="N", help="after so many actions (default: after the last)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the JPEG to write")
    parser.add_argument("--map", type=Path, metavar="FOLDER", help="the folder of the map, where it is not one of ours")
    add_language(parser, "the words in the picture")


def run(arguments: argparse.Namespace) -> int:
    from bot.cli.record import edition_of, read_record
    from engine.errors import EngineError
    from maps import MapError

    try:
        record = read_record(arguments.file)
        edition = edition_of(record, arguments.map)
        state, last = _table(edition, record, arguments.move)
    except (EngineError, MapError) as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    try:
        arguments.out.write_bytes(_drawn(edition, state, last, arguments.language))
    except OSError as error:
        print(f"{arguments.out}: can't be written: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{arguments.out}: the table after {_count(record, arguments.move)} of {len(record.actions)} actions")
    return 0


def _count(record: "Record", move: int | None) -> int:
    return len(record.actions) if move is None else move


def _table(edition: "Edition", record: "Record", move: int | None) -> "tuple[State, tuple[AnyEvent, ...]]":
    """The table after so many actions, and what the last of them did."""
    from engine.errors import BrokenRecord
    from engine.replay import first_state, replay

    wanted = _count(record, move)
    if not 0 <= wanted <= len(record.actions):
        raise BrokenRecord(f"there is no move {wanted}; the record has the moves 0 to {len(record.actions)}")
    state = first_state(edition, record)
    last: tuple[AnyEvent, ...] = ()
    for number, step in enumerate(replay(edition, record), start=1):
        if number > wanted:
            break
        state, last = step.state, step.events
    return state, last


def _drawn(edition: "Edition", state: "State", last: "tuple[AnyEvent, ...]", language: str) -> bytes:
    import rendering
    from bot.text import words
    from bot.text.pictures import PictureWords
    from engine import final_scores, view

    said = PictureWords(words(language))
    players = nameless(said, len(state.players))
    table = view(edition, state, None)
    if state.ended:
        return rendering.result(edition, table, final_scores(edition, state), said, players).data
    public = tuple(event for event in last if event.to is None)
    return rendering.board(edition, table, said, players, public).data


def nameless(said: "PictureWords", seats: int) -> "list[ShownPlayer]":
    """The players of a record, which does not tell who they are."""
    from rendering import PLAYER_COLOURS, ShownPlayer

    names = [said.seat(number + 1) for number in range(seats)]
    return [ShownPlayer(name, PLAYER_COLOURS[number % len(PLAYER_COLOURS)].name) for number, name in enumerate(names)]
