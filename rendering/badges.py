"""Small discs with a number or a tick: how many cards, which ticket."""

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering import fonts
from rendering.emblems import draw_tick
from rendering.palette import INK, IVORY, RGB, rgb
from rendering.tile import Sprite, Tile, from_rgba

TRAIL: tuple[RGB, ...] = (
    rgb("#cb0263"),
    rgb("#0fb6b3"),
    rgb("#f88e00"),
    rgb("#4a1792"),
    rgb("#396300"),
    rgb("#2e60fa"),
)
"""Colours of tickets, different for whoever sees no red, no green or no blue; each bears its number as well."""


@lru_cache(maxsize=64)
def badge(number: int, radius: int, colour: RGB) -> Sprite:
    """The number of a ticket."""
    tile = Tile(0, 0, radius + 4)
    tile.disc(0, 0, radius, INK)
    tile.disc(0, 0, radius - 2, colour)
    return _numbered(tile.finish(shadow=0.4), number, max(10, round(radius * 1.2)), IVORY)


def tick_badge(radius: int) -> Sprite:
    """The tick of a ticket that is done."""
    tile = Tile(0, 0, radius + 4)
    tile.disc(0, 0, radius, INK)
    tile.disc(0, 0, radius - 2, rgb("#4c8a3c"))
    draw_tick(tile, 0, 0, radius * 0.8, IVORY)
    return tile.finish(shadow=0.4)


def count_badge(count: int, radius: int) -> Sprite:
    """How many cards lie on a pile."""
    tile = Tile(0, 0, radius + 5)
    tile.disc(0, 0, radius, INK)
    tile.disc(0, 0, radius - 2.5, IVORY)
    return _numbered(tile.finish(shadow=0.5), count, round(radius * 1.2), INK)


def _numbered(disc: Sprite, number: int, size: int, ink: RGB) -> Sprite:
    picture = Image.merge("RGBA", (*disc.rgb.split(), disc.mask))
    pen = ImageDraw.Draw(picture)
    pen.text((-disc.x, -disc.y), str(number), font=fonts.font("bold", size), fill=(*ink, 255), anchor="mm")
    return from_rgba(disc.x, disc.y, picture)
