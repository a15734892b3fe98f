"""From the files of a map to values: what can't be read, or has the wrong shape, ends here with a sentence."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from engine.board import Board
from maps.problems import Flaw, MapError, problem
from maps.shape import flaws

FORMAT = 1
"""The format of map files that this version reads."""

_LIMIT = 4_000_000
"""More bytes than any map has: whoever names a film by mistake gets a sentence, not a full memory."""


def read_board(file: Path) -> Board:
    """Decode a board.toml, without asking whether it makes sense."""
    table = _toml(file, _text(file))
    version = table.get("format")
    if type(version) is not int or version != FORMAT:
        found = "the field is missing" if version is None else f"the format {version!r} is unknown to this version"
        raise MapError([problem(file, Flaw("format", found, f"format = {FORMAT}"))])
    found_flaws = [problem(file, flaw) for flaw in flaws(table, Board)]
    if found_flaws:
        raise MapError(found_flaws)
    try:
        return msgspec.convert(table, Board)
    except msgspec.ValidationError as error:
        raise MapError(
            [problem(file, Flaw("", f"it does not decode: {error}", "what docs/maps.md describes"))]
        ) from error


def read_geography(file: Path) -> dict[str, Any]:
    """Coasts, lakes and rivers for the picture; a map without the file has none."""
    if not file.exists():
        return {}
    try:
        shapes = json.loads(_text(file))
    except json.JSONDecodeError as error:
        flaw = Flaw(f"line {error.lineno}", f"not valid JSON: {error.msg} at column {error.colno}", "JSON")
        raise MapError([problem(file, flaw)]) from error
    except (RecursionError, ValueError) as error:
        wrong = "a number is too long or the brackets are nested too deeply"
        raise MapError([problem(file, Flaw("", wrong, "lists of points"))]) from error
    if not isinstance(shapes, dict):
        raise MapError([problem(file, Flaw("", "the file is no JSON object", "an object in { }"))])
    return shapes


def _text(file: Path) -> str:
    try:
        if not file.is_file():
            wrong = "it is no file" if file.exists() else "there is no such file"
            raise MapError([problem(file, Flaw("", wrong, "a map: a folder with a board.toml"))])
        size = file.stat().st_size
        if size > _LIMIT:
            raise MapError([problem(file, Flaw("", f"the file has {size} bytes", f"at most {_LIMIT}"))])
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise MapError([problem(file, Flaw("", f"it can't be read: {error.strerror}", "a readable file"))]) from error
    except UnicodeDecodeError as error:
        flaw = Flaw(f"byte {error.start}", "the file is not UTF-8", "text saved as UTF-8")
        raise MapError([problem(file, flaw)]) from error


def _toml(file: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
        what, line, column = found.groups() if found else (str(error), None, None)
        where = f"line {line}" if line else "the end of the file"
        at = f" at column {column}" if column else ""
        raise MapError([problem(file, Flaw(where, f"not valid TOML: {what}{at}", "TOML 1.0"))]) from error
    except (RecursionError, ValueError) as error:
        wrong = "a number is too long or the brackets are nested too deeply"
        raise MapError([problem(file, Flaw("", wrong, "TOML 1.0"))]) from error
