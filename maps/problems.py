"""What is wrong with a map, said so that its author can put it right.

MapError
└── UnknownMap     there is no map of that name
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from msgspec import Struct


class Flaw(NamedTuple):
    """A place in a map file, what is wrong there, and what is expected instead."""

    place: str
    wrong: str
    expected: str


class Problem(Struct, frozen=True):
    """A flaw, and the file in which it is."""

    file: str
    place: str
    wrong: str
    expected: str

    def __str__(self) -> str:
        where = f"{self.file}: {self.place}" if self.place else self.file
        return f"{where}: {self.wrong}; expected {self.expected}"


class MapError(Exception):
    """A map that can't be played; it holds everything that was found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))


class UnknownMap(MapError):
    """A name that belongs to no map."""


def problem(file: object, flaw: Flaw) -> Problem:
    return Problem(str(file), *flaw)


def near(word: str, known: Iterable[str]) -> str:
    """A hint when the word looks like one of those known, else nothing."""
    found = get_close_matches(word, list(known), n=1)
    return f' (did you mean "{found[0]}"?)' if found else ""


def listed(words: Iterable[str]) -> str:
    """`one of "a", "b"`, or just `"a"`."""
    quoted = [f'"{word}"' for word in dict.fromkeys(words)]
    return f"one of {', '.join(quoted)}" if len(quoted) != 1 else quoted[0]


def place(of: str, index: int, item: Mapping[str, object]) -> str:
    """`routes[17] london–paris`: the number in the list, counted from 0, and what the author knows the thing by."""
    match item:
        case {"a": str(a), "b": str(b)}:
            name = f"{a}–{b}"
        case {"cities": list(cities) | tuple(cities)}:
            name = "–".join(map(str, cities))
        case {"id": str(name)}:
            pass
        case {"deck": str(name)}:
            pass
        case _:
            name = ""
    return f"{of}[{index}] {name}".rstrip()
