"""Paint the base art of maps into the cache, and preview a board that somebody is making."""

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.options import add_cache_dir, add_language, add_maps_dir

if TYPE_CHECKING:
    from engine.board import Board

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_paint(commands: "Commands") -> None:
    parser = commands.add_parser(
        "paint", help="paint the base art of every map into the cache", description="Paint the base art of maps."
    )
    add_cache_dir(parser)
    add_maps_dir(parser)
    parser.set_defaults(maps_action=_paint)


def add_preview(commands: "Commands") -> None:
    parser = commands.add_parser(
        "preview", help="draw a map's empty board", description="Draw a map's empty board, also of a map in the making."
    )
    parser.add_argument("map", type=Path, metavar="MAP", help="a map's folder, its board.toml, or our name")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the JPEG to write")
    add_language(parser, "the title")
    parser.set_defaults(maps_action=_preview)


def _paint(arguments: argparse.Namespace) -> int:
    from maps import MapError, load, shelf
    from rendering.bases import geography_in, paint_into
    from rendering.errors import GeographyError
    from rendering.geography import Geography

    broken = 0
    for entry in shelf(arguments.maps_dir):
        start = time.perf_counter()
        geography = Geography()
        try:
            geography = geography_in(entry.folder)
        except (MapError, GeographyError) as error:  # It costs the coast, not the picture.
            broken += 1
            print(error, file=sys.stderr)
        try:
            painted = paint_into(arguments.cache_dir, load(entry.folder), geography)
        except MapError as error:
            broken += 1
            print(error, file=sys.stderr)
            continue
        except OSError as error:
            print(f"{arguments.cache_dir} can't be written: {error.strerror}.", file=sys.stderr)
            return 1
        what = f"painted in {time.perf_counter() - start:.1f} s" if painted else "already painted"
        print(f"{entry.name}: {what}")
    return 1 if broken else 0


def _preview(arguments: argparse.Namespace) -> int:
    from maps import MapError, find, load, names
    from rendering.errors import GeographyError

    path: Path = arguments.map
    try:
        folder = find(str(path)) if str(path) in names() and not path.exists() else path
        board = load(folder)
        data = _drawn(board, folder if folder.is_dir() else folder.parent, arguments.language)
    except (MapError, GeographyError) as error:
        print(error, file=sys.stderr)
        return 1
    try:
        arguments.out.write_bytes(data)
    except OSError as error:
        print(f"{arguments.out}: can't be written: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{arguments.out}: the board of {board.id}, {len(data) // 1000} kB")
    return _report(board)


def _drawn(board: "Board", folder: Path, language: str) -> bytes:
    from bot.text import words
    from bot.text.pictures import PictureWords
    from engine import Edition
    from rendering import preview

    return preview(Edition(board), PictureWords(words(language)), folder).data


def _report(board: "Board") -> int:
    """Say what lies on what: whoever makes a map wants to know before the players do."""
    from rendering.scene import collisions, lay_out

    found = list(collisions(board, lay_out(board)))
    for collision in found:
        print(f"{collision.first} lies {collision.depth:.0f} px on {collision.second}")
    return 1 if found else 0
