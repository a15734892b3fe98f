"""Colours, and what tells things apart for those who don't see them: an emblem per card colour, a mark per player."""

from typing import Literal

from msgspec import Struct

RGB = tuple[int, int, int]
Emblem = Literal["bar", "cross", "star", "triangle", "ring", "bars", "crescent", "square", "dots", "none", "wheel"]
Mark = Literal["heart", "hourglass", "crown", "diamond", "spade"]
Pattern = Literal["ribs", "slants", "rivets", "chevrons", "stripes"]


def rgb(code: str) -> RGB:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def shade(colour: RGB, factor: float) -> RGB:
    """Darker below 1, mixed with white above."""
    if factor <= 1:
        return round(colour[0] * factor), round(colour[1] * factor), round(colour[2] * factor)
    share = factor - 1
    return mix(colour, (255, 255, 255), share)


def mix(one: RGB, two: RGB, share: float) -> RGB:
    r, g, b = (round(a + (c - a) * share) for a, c in zip(one, two, strict=True))
    return r, g, b


def luma(colour: RGB) -> float:
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


class CardColour(Struct, frozen=True):
    """How a card colour looks on slots and cards. No two emblems look alike when turned."""

    fill: RGB
    emblem: Emblem


_UNKNOWN = CardColour((150, 140, 125), "none")
_CARD_COLOURS: dict[str, CardColour] = {
    "red": CardColour(rgb("#c93a2e"), "bar"),
    "orange": CardColour(rgb("#e5812a"), "cross"),
    "yellow": CardColour(rgb("#ecc93d"), "star"),
    "green": CardColour(rgb("#4c9440"), "triangle"),
    "blue": CardColour(rgb("#2f70b8"), "ring"),
    "purple": CardColour(rgb("#8d59ae"), "bars"),
    "pink": CardColour(rgb("#d878ab"), "crescent"),
    "black": CardColour(rgb("#3b3836"), "square"),
    "white": CardColour(rgb("#f6f1e4"), "dots"),
    "grey": CardColour(rgb("#a59c8c"), "none"),
    "": CardColour(rgb("#8a6f4a"), "wheel"),
}


def card_colour(name: str) -> CardColour:
    """The look of a card colour; a wild has no name, and a colour we don't know is drawn without emblem."""
    return _CARD_COLOURS.get(name, _UNKNOWN)


class PlayerColour(Struct, frozen=True):
    """How a player's pieces look. No mark has the shape of a card's emblem: a shape means one thing."""

    name: str
    fill: RGB
    mark: Mark
    pattern: Pattern


PLAYER_COLOURS: tuple[PlayerColour, ...] = (
    PlayerColour("red", rgb("#b9332b"), "heart", "ribs"),
    PlayerColour("blue", rgb("#2c63ad"), "hourglass", "slants"),
    PlayerColour("green", rgb("#3f8037"), "crown", "rivets"),
    PlayerColour("yellow", rgb("#e4b92e"), "diamond", "chevrons"),
    PlayerColour("black", rgb("#494543"), "spade", "stripes"),
)

INK = rgb("#2b1a0c")
FADED = rgb("#7a5a36")
IVORY = rgb("#fffaec")
PAPER = rgb("#f4e7c6")
BRICK = rgb("#8a2a1c")
SHADOW = (24, 14, 6)
