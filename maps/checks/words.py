"""What the pictures and the sentences have a hue, an emblem or a word for, and the marks of a good id."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from engine.board import StyleName
from maps.problems import Flaw, listed, near

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black", "white")
ROUTE_KINDS = ("rail", "sea", "street")
PIECES = ("train", "ship", "bus", "cart")
DECKS = ("cards", "train", "ship")
TICKET_DECKS = ("tickets", "long", "short")
STYLES: tuple[StyleName, ...] = get_args(StyleName)

_ID = re.compile(r"[a-z][a-z0-9_]{0,29}")
_CARD_ID = re.compile(r"[a-z][a-z0-9_.]{0,29}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def known(where: str, what: str, word: str, words: Sequence[str]) -> Iterator[Flaw]:
    """Whether it is one of the words."""
    if word not in words:
        yield Flaw(where, f'the {what} "{word}" is unknown', f"{listed(words)}{near(word, words)}")


def good_id(where: str, word: str) -> Iterator[Flaw]:
    """Ids are parts of longer ids and of lines of text, so they must not contain what separates there."""
    if not _ID.fullmatch(word):
        yield Flaw(where, f'the id "{word}" does not do', "a small letter, then at most 29 of a–z, 0–9 and _")


def good_card_id(where: str, word: str) -> Iterator[Flaw]:
    """Like any id, but with dots; `draw blind` is a line of its own."""
    if not _CARD_ID.fullmatch(word) or word == "blind":
        yield Flaw(
            where, f'the id "{word}" does not do', 'a small letter, then at most 29 of a–z, 0–9, _ and . (not "blind")'
        )


def good_language(where: str, code: str) -> Iterator[Flaw]:
    """Whether it looks like the code of a language."""
    if not _LANGUAGE.fullmatch(code):
        yield Flaw(where, f'"{code}" is no code of a language', 'a code such as "en", "uk" or "pt-BR"')


def unique(where: str, ids: Sequence[str]) -> Iterator[Flaw]:
    """Whether nothing is named twice."""
    for word, count in Counter(ids).items():
        if count > 1:
            yield Flaw(where, f'"{word}" is there {count} times', "every one only once")


def between(where: str, number: int, least: int, most: int) -> Iterator[Flaw]:
    """Whether the number is in bounds that keep a game playable."""
    if not least <= number <= most:
        yield Flaw(where, f"the number is {number}", f"{least} to {most}")
