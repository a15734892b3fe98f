"""Base art in memory and on disk: painted the first time ever, read the next time, kept while it is used."""

import hashlib
import os
import tempfile
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Lock

import msgspec
from PIL import Image

import maps
from engine.board import Board
from engine.edition import Edition, board_digest
from rendering.base.paint import VERSION, paint_base
from rendering.errors import GeographyError
from rendering.geography import Geography, flaw
from rendering.memory import Memory

_KEPT = 32_000_000
"""Bytes of base art in memory: two big boards. Another one is read from disk again, which takes a tenth of a second."""

_kept: Memory[Image.Image] = Memory(_KEPT, lambda image: image.width * image.height * 4)
_painting = Lock()


class _Places:
    """Where base art is cached and where further maps lie; set once at the start."""

    cache: Path | None = None
    maps_dir: Path | None = None


def use(cache: Path | None, maps_dir: Path | None = None) -> None:
    """Keep base art in this directory (None: in memory only), and look for further maps in that one."""
    if cache is not None:
        cache.mkdir(parents=True, exist_ok=True)
    _Places.cache, _Places.maps_dir = cache, maps_dir
    _geography.cache_clear()


@lru_cache(maxsize=8)
def _geography(board_id: str, maps_dir: Path | None) -> Geography:
    """Without the coast, if the file is broken: `maps check` and the start of the bot tell why."""
    try:
        return geography_in(maps.find(board_id, maps_dir))
    except (maps.MapError, GeographyError):
        return Geography()


def geography_in(folder: Path) -> Geography:
    """The geography beside a map; a map without one has none. MapError or GeographyError when it is broken."""
    try:
        found = msgspec.convert(maps.geography(folder), Geography)
    except msgspec.ValidationError as fault:
        raise GeographyError(f"{folder / 'geography.json'}: {fault}") from fault
    if wrong := flaw(found):
        raise GeographyError(f"{folder / 'geography.json'}: {wrong}")
    return found


def cache_name(board: Board, geography: Geography) -> str:
    """The name of the file: it changes with the map, its geography and the painters."""
    key = hashlib.sha256()
    for part in (board_digest(board).encode(), msgspec.json.encode(geography), str(VERSION).encode()):
        key.update(part)
    return f"{board.id}-{key.hexdigest()[:16]}.png"


def base_of(edition: Edition) -> Image.Image:
    """The base art of a board. It belongs to everybody: copy it before drawing on it."""
    return _kept.get(edition.digest, lambda: _fetch(edition.board))


def _fetch(board: Board) -> Image.Image:
    geography = _geography(board.id, _Places.maps_dir)
    with _painting:
        if _Places.cache is None:
            return paint_base(board, geography)
        file = _Places.cache / cache_name(board, geography)
        with suppress(OSError):  # It is not there yet, or damaged.
            return read(file)
        image = paint_base(board, geography)
        with suppress(OSError):  # A disk that is full or read-only costs time at the next start, not the picture.
            write(file, image)
        return image


def read(file: Path) -> Image.Image:
    with Image.open(file) as image:
        return image.convert("RGB")


def write(file: Path, image: Image.Image) -> None:
    """A half-written file never has the final name."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".painting-", suffix=".png")
    try:
        with os.fdopen(handle, "wb") as out:
            image.copy().save(out, "PNG", compress_level=1)
        Path(name).chmod(0o644)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def paint_into(folder: Path, board: Board, geography: Geography) -> bool:
    """Make sure that the base art lies in the folder; whether it had to be painted."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / cache_name(board, geography)
    if file.exists():
        return False
    write(file, paint_base(board, geography))
    return True


def is_painted(board: Board) -> bool:
    """Whether the base art lies on disk, so that the first picture comes fast."""
    if _Places.cache is None:
        return False
    return (_Places.cache / cache_name(board, _geography(board.id, _Places.maps_dir))).exists()


def forget() -> None:
    """Empty the memory."""
    _kept.clear()
