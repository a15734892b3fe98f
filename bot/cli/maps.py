"""Show the maps that can be played, check map files, paint base art, preview a board."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli import maps_new, maps_pictures
from bot.cli.columns import print_columns
from bot.cli.options import add_maps_dir, setting

if TYPE_CHECKING:
    from engine.board import Board
    from maps import Shelved


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="what to do", dest="maps_command", metavar="COMMAND", required=True)
    _add_list(commands)
    _add_check(commands)
    maps_new.add_new(commands)
    maps_pictures.add_paint(commands)
    maps_pictures.add_preview(commands)


def run(arguments: argparse.Namespace) -> int:
    code: int = arguments.maps_action(arguments)
    return code


def _add_list(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("list", help="show every map that can be played", description="Show every map.")
    add_maps_dir(parser)
    parser.set_defaults(maps_action=_list)


def _add_check(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("check", help="tell what is wrong with a map", description="Check map files.")
    parser.add_argument(
        "paths",
        type=Path,
        nargs="*",
        metavar="PATH",
        help="a map's folder, its board.toml, or our name (default: ours and those of the setting MAPS_DIR)",
    )
    parser.set_defaults(maps_action=_check)


def _list(arguments: argparse.Namespace) -> int:
    from maps import MapError, hidden, load, shelf

    extra: Path | None = arguments.maps_dir
    notes: list[str] = []
    if extra is not None and not extra.is_dir():
        notes.append(f"{extra}: there is no such directory; expected one with maps, each in its folder")
    lines: list[tuple[str, ...]] = [("name", "players", "cities", "routes", "tickets", "digest", "where")]
    broken = bool(notes)
    for entry in shelf(extra):
        try:
            board = load(entry.folder)
        except MapError as error:
            broken = True
            notes += [str(problem) for problem in error.problems]
        else:
            lines.append(_line(entry, board))
            notes += _notes(entry.name, board)
    for folder in hidden(extra):
        notes.append(f"{folder}: not offered, because one of ours has the same name; expected another name and id")
    print_columns(lines)
    for note in notes:
        print(note)
    return 1 if broken else 0


def _line(entry: "Shelved", board: "Board") -> tuple[str, ...]:
    from engine.edition import board_digest

    return (entry.name, *_figures(board), board_digest(board)[:8], str(entry.folder))


def _figures(board: "Board") -> tuple[str, str, str, str]:
    junctions = sum(city.kind == "junction" for city in board.cities)
    cities = f"{len(board.cities) - junctions}" + (f"+{junctions}" if junctions else "")
    return f"{board.players[0]}–{board.players[1]}", cities, str(len(board.routes)), str(len(board.tickets))


def _notes(name: str, board: "Board") -> Iterator[str]:
    if board.reconstructed:
        yield f"{name}: the network is reconstructed, it is not the printed one (see its SOURCES.md)"
    ours = sum(ticket.ours for ticket in board.tickets)
    if ours and not board.reconstructed:
        yield f"{name}: {ours} of {len(board.tickets)} tickets are reconstructed (see its SOURCES.md)"


def _check(arguments: argparse.Namespace) -> int:
    from maps import load, shelf

    found = 0
    for path in map(_located, arguments.paths or [entry.folder for entry in shelf(setting("MAPS_DIR"))]):
        problems = _problems(path)
        found += len(problems)
        for problem in problems:
            print(problem)
        if not problems:
            board = load(path)
            players, cities, routes, tickets = _figures(board)
            print(f"{path}: fine: {players} players, {cities} cities, {routes} routes, {tickets} tickets")
            for note in _notes(board.id, board):
                print(note)
    if found:
        print(f"{found} {'problem' if found == 1 else 'problems'} found")
    return 1 if found else 0


def _problems(path: Path) -> list[str]:
    """What is wrong with the board, and with what its picture shows beneath the routes."""
    from maps import MapError, load
    from rendering.bases import geography_in
    from rendering.errors import GeographyError

    found: list[str] = []
    for look in (load, lambda path: geography_in(path if path.is_dir() else path.parent)):
        try:
            look(path)
        except MapError as error:
            found += map(str, error.problems)
        except GeographyError as error:
            found.append(str(error))
    return found


def _located(path: Path) -> Path:
    """One of our names stands for our map, unless there is something of that name here."""
    from maps import find, names

    return find(str(path)) if str(path) in names() and not path.exists() else path
