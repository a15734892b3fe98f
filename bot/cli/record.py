"""Check a game record, or draw the table at one of its moves."""

import argparse
import sys
from pathlib import Path

import maps
from bot.cli import record_render
from engine import Edition
from engine.errors import BrokenRecord
from engine.final import Final
from engine.record import Record, check_record, decode_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="record_command", required=True, metavar="COMMAND")
    check = commands.add_parser("check", help="replay a record, verify every step and print the score")
    check.add_argument("file", type=Path)
    check.add_argument("--map", type=Path, help="the folder of the map, where it is not one of ours")
    render = commands.add_parser("render", help="draw the table at one move of a record")
    record_render.add_arguments(render)


def run(arguments: argparse.Namespace) -> int:
    return record_render.run(arguments) if arguments.record_command == "render" else _check(arguments)


def _check(arguments: argparse.Namespace) -> int:
    try:
        record = read_record(arguments.file)
        edition = edition_of(record, arguments.map)
        final = check_record(edition, record)
    except (BrokenRecord, maps.MapError) as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    print(f"{arguments.file}: {len(record.actions)} actions on {record.map}, every one legal")
    print("The seed fits its commitment.")
    if final is None:
        print("The game has not ended.")
    else:
        print_score(final)
    return 0


def read_record(path: Path) -> Record:
    try:
        return decode_record(path.read_bytes())
    except OSError as error:
        raise BrokenRecord(f"the file can't be read: {error.strerror}") from None


def edition_of(record: Record, folder: Path | None) -> Edition:
    """The board the game was played on: inside the record, in the folder, or one of ours."""
    if record.board_data is not None:
        return Edition(record.board_data)
    return Edition(maps.load(folder)) if folder else maps.edition(record.map)


def print_score(final: Final) -> None:
    for seat in final.seats:
        lines = ", ".join(f"{line.source} {line.points:+d} ({line.count})" for line in seat.lines)
        print(f"place {seat.place}, seat {seat.standing.seat}: {seat.total} points: {lines}")
    print(f"decided by: {final.decided}")
