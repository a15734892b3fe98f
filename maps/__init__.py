"""The boards as data, and the loader that checks them."""

from pathlib import Path

import msgspec

from engine.board import Board


def load(path: Path) -> Board:
    """Read a map: a folder, or the board.toml in it."""
    file = path / "board.toml" if path.is_dir() else path
    return msgspec.toml.decode(file.read_bytes(), type=Board)
