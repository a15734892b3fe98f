"""Check a game record, draw the table at one of its moves, or all of it as a film."""

import argparse
import sys
from pathlib import Path

import maps
from bot.cli import record_render, record_replay
from engine import Edition
from engine.errors import BrokenRecord
from engine.final import Final
from engine.record import UNSEALED_FORMAT, Record, decode_record
from engine.replay import Moment, check_record, moment_of
from engine.seal import DIGITS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="record_command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="replay a record, verify every step and print the score")
    check.add_argument("file", type=Path, metavar="FILE", help="the game record")
    check.add_argument("--map", type=Path, metavar="FOLDER", help="the folder of the map, where it is not one of ours")
    check.add_argument(
        "--head", metavar="HEX", help="a head of the seal, as a picture of the game carries it in its name"
    )
    check.add_argument("--turn", type=int, metavar="N", help="the turn in which that head was published")
    render = commands.add_parser("render", help="draw the table at one move of a record")
    record_render.add_arguments(render)
    replay = commands.add_parser("replay", help="write the whole game as a film (WebP or GIF)")
    record_replay.add_arguments(replay)


def run(arguments: argparse.Namespace) -> int:
    commands = {"check": _check, "render": record_render.run, "replay": record_replay.run}
    return commands[arguments.record_command](arguments)


def _check(arguments: argparse.Namespace) -> int:
    try:
        record = read_record(arguments.file)
        edition = edition_of(record, arguments.map)
        checked = check_record(edition, record)
        moment = _moment(edition, record, arguments.head, arguments.turn)
    except (BrokenRecord, maps.MapError) as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    print(f"{arguments.file}: {len(record.actions)} actions on {record.map}, every one legal")
    print("The seed fits its commitment.")
    print(_said_of_seal(record, moment))
    if checked.final is None:
        print("The game has not ended.")
    else:
        print_score(checked.final)
    return 0


def _moment(edition: Edition, record: Record, head: str | None, turn: int | None) -> Moment | None:
    """When the game was as somebody saw it; BrokenRecord if it never was."""
    if head is None:
        if turn is not None:
            raise BrokenRecord("--turn needs --head: which head was published in that turn?")
        return None
    if record.format == UNSEALED_FORMAT:
        raise BrokenRecord("the record is not sealed, so a head can't be compared with it")
    if len(head) != DIGITS or not set(head) <= set("0123456789abcdef"):
        raise BrokenRecord(f"--head must be {DIGITS} hexadecimal digits, in small letters")
    moment = moment_of(edition, record, head)
    if moment is None:
        raise BrokenRecord("the game never had this head: the record is not the game in which it was published")
    if turn is not None and turn != moment.turn:
        raise BrokenRecord(f"the game had this head in turn {moment.turn}, not in turn {turn}")
    return moment


def _said_of_seal(record: Record, moment: Moment | None) -> str:
    if record.format == UNSEALED_FORMAT:
        return (
            "The record is not sealed: that the actions are possible and lead to this score is proved, "
            "that they are the ones that were played is not."
        )
    if moment is None:
        return (
            "The seal fits the actions. Whoever has the seed can make it anew: "
            "compare it with a head published during the game (--head)."
        )
    rest = len(record.actions) - moment.lines
    later = "nothing came after that" if rest == 0 else f"what came after that ({rest} actions) it does not prove"
    return f"The head is that of turn {moment.turn}, after {moment.lines} actions: so far this is the game; {later}."


def read_record(path: Path) -> Record:
    try:
        return decode_record(path.read_bytes())
    except OSError as error:
        raise BrokenRecord(f"the file can't be read: {error.strerror}") from None


def edition_of(record: Record, folder: Path | None) -> Edition:
    """The board the game was played on: inside the record, in the folder, or one of ours."""
    if record.board_data is not None:
        return Edition(maps.checked(record.board_data, "board_data", record.map))
    return Edition(maps.load(folder)) if folder else maps.edition(record.map)


def print_score(final: Final) -> None:
    for seat in final.seats:
        lines = ", ".join(f"{line.source} {line.points:+d} ({line.count})" for line in seat.lines)
        print(f"place {seat.place}, seat {seat.standing.seat}: {seat.total} points: {lines}")
    print(f"decided by: {final.decided}")
