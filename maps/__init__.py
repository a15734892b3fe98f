"""The boards as data, and the loader that checks them."""

from functools import lru_cache
from os.path import abspath
from pathlib import Path
from typing import Any

from engine.board import Board
from engine.edition import Edition
from maps.checks import check
from maps.problems import MapError, Problem, UnknownMap, problem
from maps.reading import read_board, read_geography
from maps.shelf import EXAMPLE, Shelved, find, hidden, names, shelf

__all__ = [
    "EXAMPLE",
    "MapError",
    "Problem",
    "Shelved",
    "UnknownMap",
    "checked",
    "edition",
    "find",
    "geography",
    "hidden",
    "load",
    "names",
    "shelf",
]


def load(path: Path) -> Board:
    """Read and check a map: a folder, or the board.toml in it. A MapError tells everything that is wrong."""
    file = path / "board.toml" if path.is_dir() else path
    return checked(read_board(file), file, Path(abspath(file)).parent.name)


def checked(board: Board, file: object, folder: str) -> Board:
    """The board, if it makes sense; else a MapError tells everything that is wrong in that file."""
    problems = [problem(file, flaw) for flaw in check(board, folder)]
    if problems:
        raise MapError(problems)
    return board


def geography(path: Path) -> dict[str, Any]:
    """What the picture of a map shows beneath its routes: the geography.json beside its board, or nothing."""
    return read_geography((path if path.is_dir() else path.parent) / "geography.json")


@lru_cache
def edition(name: str) -> Edition:
    """One of our own maps, ready to play with."""
    return Edition(load(find(name)))
