"""A changed copy of a map, written as a file: what the tests of the checks load."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import maps

Table = dict[str, Any]
Edit = Callable[[Table], object]


def written(value: object) -> str:
    """A value as TOML on one line."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(written, value)) + "]"
        case _:
            return json.dumps(value, ensure_ascii=False)


def table(name: str) -> Table:
    return tomllib.loads((maps.find(name) / "board.toml").read_text(encoding="utf-8"))


def changed(name: str, edit: Edit, home: Path) -> Path:
    """The folder of a copy of one of our maps after an edit of its fields."""
    board = table(name)
    edit(board)
    lines = (f"{key} = {written(value)}\n" for key, value in board.items())
    return folder(name, "".join(lines), home)


def folder(name: str, text: str, home: Path) -> Path:
    path = home / name
    path.mkdir()
    (path / "board.toml").write_text(text, encoding="utf-8")
    return path


def complaints(path: Path) -> list[str]:
    """What the loader says about a map, without the name of the file."""
    with pytest.raises(maps.MapError) as caught:
        maps.load(path)
    file = str(path / "board.toml")
    for problem in caught.value.problems:
        assert str(problem).startswith(f"{file}: ")
        assert problem.file == file
    return [str(problem).removeprefix(f"{file}: ") for problem in caught.value.problems]


def case(label: str, name: str, edit: Edit, *sentences: str) -> Any:
    return pytest.param(name, edit, list(sentences), id=label)


def put(*path: str | int, value: object) -> Edit:
    """Set a field: put("routes", 3, "length", value=9)."""

    def edit(board: Table) -> None:
        inner: Any = board
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return edit


def drop(*path: str | int) -> Edit:
    def edit(board: Table) -> None:
        inner: Any = board
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return edit


def add(*path: str | int, value: object) -> Edit:
    def edit(board: Table) -> None:
        inner: Any = board
        for step in path:
            inner = inner[step]
        inner.append(value)

    return edit


def both(*edits: Edit) -> Edit:
    def edit(board: Table) -> None:
        for each in edits:
            each(board)

    return edit


def every(of: str, **fields: object) -> Edit:
    """Set fields in every row."""

    def edit(board: Table) -> None:
        for row in board[of]:
            row.update(fields)

    return edit
