"""Whether a decoded file has our fields and types: every fault at once, where msgspec would name the first."""

import math
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from maps.problems import Flaw, listed, near, place

_MOST = 1_000_000
"""No number in a game comes near it; what is larger is a slip, and could fill the memory with cards."""

_WORDS: dict[Any, str] = {
    int: f"a whole number from -{_MOST} to {_MOST}",
    float: f"a number from -{_MOST} to {_MOST}",
    str: "text in quotes",
    bool: "true or false",
}


def flaws(value: object, kind: Any, where: str = "") -> Iterator[Flaw]:
    """Everything in which the value differs from the kind: one of our Structs, or the type of one of their fields."""
    origin = get_origin(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _table(value, kind, where)
    elif origin is tuple:
        yield from _list(value, get_args(kind), where)
    elif origin is Mapping:
        yield from _entries(value, get_args(kind)[1], where)
    elif origin is UnionType:
        yield from flaws(value, get_args(kind)[0], where)
    elif not _fits(value, kind):
        yield Flaw(where, f"the value is {_say(value)}", _expected(kind, value))


def _table(value: object, kind: type[msgspec.Struct], where: str) -> Iterator[Flaw]:
    if not isinstance(value, dict):
        yield Flaw(where, f"the value is {_say(value)}", _expected(kind, value))
        return
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in value:
        if name not in fields:
            known = f"{', '.join(fields)}{near(name, fields)}"
            yield Flaw(where, f'the field "{name}" is unknown', known if len(fields) == 1 else f"one of {known}")
    for name, field in fields.items():
        if name in value:
            yield from flaws(value[name], field.type, f"{where}.{name}" if where else name)
        elif field.required:
            yield Flaw(where, f'the field "{name}" is missing', _expected(field.type))


def _entries(value: object, kind: Any, where: str) -> Iterator[Flaw]:
    """A table whose fields have any names and one type."""
    if not isinstance(value, dict):
        yield Flaw(where, f"the value is {_say(value)}", "a table in { }")
        return
    for name, item in value.items():
        yield from flaws(item, kind, f"{where}.{name}")


def _list(value: object, kinds: tuple[Any, ...], where: str) -> Iterator[Flaw]:
    variable = kinds[-1] is Ellipsis
    if not isinstance(value, list) or (not variable and len(value) != len(kinds)):
        size = f" with {len(value)} entries" if isinstance(value, list) else ""
        expected = "a list in [ ]" if variable else f"a list of {len(kinds)}"
        yield Flaw(where, f"the value is {_say(value)}{size}", expected)
        return
    for index, item in enumerate(value):
        yield from flaws(item, kinds[0], place(where, index, item if isinstance(item, dict) else {}))


def _fits(value: object, kind: Any) -> bool:
    if get_origin(kind) is Literal:
        return value in get_args(kind)
    if kind is float:
        return (type(value) is float and math.isfinite(value)) or _fits(value, int)
    if kind is int:
        return type(value) is int and abs(value) <= _MOST
    return type(value) is kind


def _expected(kind: Any, value: object = None) -> str:
    origin = get_origin(kind)
    if origin is Literal:
        hint = near(value, get_args(kind)) if isinstance(value, str) else ""
        return listed(get_args(kind)) + hint
    if origin is tuple:
        return "a list in [ ]"
    if origin is Mapping:
        return "a table in { }"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        names = ", ".join(field.name for field in msgspec.structs.fields(kind) if field.required)
        return f"a table in {{ }} with {names}"
    return _WORDS[kind]


def _say(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case int() | float():
            return str(value)
        case list():
            return "a list"
        case dict():
            return "a table"
        case _:
            return "a date or a time"
