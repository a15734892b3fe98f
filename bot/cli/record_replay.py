"""Write a game record as a film that phones play: animated WebP, or GIF for what can't show that."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.options import add_language

if TYPE_CHECKING:
    from engine import Edition
    from engine.record import Record
    from rendering.replay import Kind

KINDS: "dict[str, Kind]" = {".webp": "webp", ".gif": "gif"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the game record")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the .webp or .gif to write")
    parser.add_argument("--map", type=Path, metavar="FOLDER", help="the folder of the map, where it is not one of ours")
    add_language(parser, "the words in the picture")


def run(arguments: argparse.Namespace) -> int:
    from bot.cli.record import edition_of, read_record
    from engine.errors import EngineError
    from maps import MapError

    kind = KINDS.get(arguments.out.suffix.lower())
    if kind is None:
        print(f"{arguments.out}: the name must end in .webp or .gif", file=sys.stderr)
        return 2
    try:
        record = read_record(arguments.file)
        data = _drawn(edition_of(record, arguments.map), record, kind, arguments.language)
    except (EngineError, MapError) as error:
        print(f"{arguments.file}: {error}", file=sys.stderr)
        return 1
    try:
        arguments.out.write_bytes(data)
    except OSError as error:
        print(f"{arguments.out}: can't be written: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{arguments.out}: the game in {len(data) / 1e6:.1f} MB")
    return 0


def _drawn(edition: "Edition", record: "Record", kind: "Kind", language: str) -> bytes:
    import rendering
    from bot.cli.record_render import nameless
    from bot.text import words
    from bot.text.pictures import PictureWords
    from engine.history import shots
    from engine.replay import check_record

    final = check_record(edition, record).final
    said = PictureWords(words(language))
    return rendering.replay(edition, shots(edition, record), final, said, nameless(said, record.seats), kind).data
