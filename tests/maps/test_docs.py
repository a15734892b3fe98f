"""docs/maps.md: its example loads, and it describes every field."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import maps
from bot.cli.simulate import play
from engine import Edition, board
from engine.rules import RULES
from maps.checks import words
from rendering.geography import Geography, Meta
from tests.maps.changed import folder

DOCUMENT = (Path(__file__).parents[2] / "docs" / "maps.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.findall(r"^```toml\n(.*?)^```$", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_example_is_a_map(tmp_path: Path) -> None:
    found = maps.load(folder("four_towns", example(), tmp_path))
    assert (len(found.cities), len(found.routes), len(found.tickets)) == (4, 6, 6)


def test_the_example_can_be_played(tmp_path: Path) -> None:
    edition = Edition(maps.load(folder("four_towns", example(), tmp_path)))
    for seats in (2, 3):
        played = play(edition, seats, bytes(32), ["random"] * seats)
        assert played.final is not None


ENTRIES = [kind for kind in vars(board).values() if isinstance(kind, type) and issubclass(kind, board.Entry)]


@pytest.mark.parametrize("kind", [*ENTRIES, Geography, Meta], ids=lambda kind: kind.__name__)
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    code = " ".join(re.findall(r"`([^`\n]+)`", DOCUMENT))
    for field in msgspec.structs.fields(kind):
        assert re.search(rf"\b{field.name}\b", code), f"{kind.__name__}.{field.name}"


@pytest.mark.parametrize(
    "word",
    [
        *RULES,
        *get_args(board.TieBreak),
        *words.COLOURS,
        *words.ROUTE_KINDS,
        *words.PIECES,
        *words.DECKS,
        *words.TICKET_DECKS,
        *words.STYLES,
    ],
)
def test_every_word_is_described(word: str) -> None:
    assert re.search(rf"\b{word}\b", DOCUMENT)
