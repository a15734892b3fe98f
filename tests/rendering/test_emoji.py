"""Emojis: small enough for Discord, one for each kind of card and player, told apart at the size of a letter."""

import io
import re
from itertools import combinations

import pytest
from PIL import Image

import maps
from engine.board import Board
from rendering import PLAYER_COLOURS
from rendering.emoji import Emoji, card_key, emojis, player_key
from tests.rendering.test_apart import apart


def boards() -> list[Board]:
    return [maps.edition(name).board for name in maps.names()]


def small(emoji: Emoji, ground: tuple[int, int, int]) -> Image.Image:
    """As it stands in a line of text, 22 pixels high."""
    picture = Image.open(io.BytesIO(emoji.data)).convert("RGBA")
    page = Image.new("RGBA", picture.size, (*ground, 255))
    page.alpha_composite(picture)
    return page.convert("RGB").resize((22, 22), Image.Resampling.LANCZOS)


def test_every_kind_of_card_and_every_player_has_one() -> None:
    keys = {emoji.key for emoji in emojis(boards())}
    for board in boards():
        assert {card_key(board, card) for deck in board.decks for card in deck.cards} <= keys
    assert {player_key(look.name) for look in PLAYER_COLOURS} <= keys
    assert "card_red_ship_double" in keys
    assert "card_red_train_anchor" in keys


def test_discord_takes_them() -> None:
    for emoji in emojis(boards()):
        picture = Image.open(io.BytesIO(emoji.data))
        assert picture.format == "PNG"
        assert picture.size == (128, 128)
        assert len(emoji.data) < 256 * 1024
        assert re.fullmatch(r"[a-z0-9_]{2,32}", emoji.name), emoji.name
        assert picture.convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]


def test_the_name_changes_with_the_picture_only() -> None:
    first, again = emojis(boards()), emojis(reversed(boards()))
    assert {emoji.name for emoji in first} == {emoji.name for emoji in again}
    one, other = first[0], first[1]
    assert Emoji(one.key, other.data).name != one.name


@pytest.mark.parametrize("ground", [(49, 51, 56), (255, 255, 255)])
def test_they_differ_at_the_size_of_a_letter(ground: tuple[int, int, int]) -> None:
    drawn = [(emoji.key, small(emoji, ground)) for emoji in emojis(boards())]
    empty = Image.new("RGB", (22, 22), ground)
    for key, picture in drawn:
        assert apart(picture, empty) > 25, key
    for (one, first), (two, second) in combinations(drawn, 2):
        assert apart(first, second) > 4, f"{one} and {two}"
