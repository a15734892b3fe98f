"""Emblems of card colours, marks of players and other small signs, drawn on a tile around a point, always upright."""

import math

from rendering.geometry import Point
from rendering.palette import INK, IVORY, RGB, Emblem, Mark, shade
from rendering.tile import Tile


def _around(x: float, y: float, radius: float, angles: tuple[float, ...]) -> list[Point]:
    return [(x + radius * math.sin(math.radians(a)), y - radius * math.cos(math.radians(a))) for a in angles]


def star_points(x: float, y: float, radius: float, tips: int = 5, inner: float = 0.42) -> list[Point]:
    points = []
    for step in range(tips * 2):
        r = radius if step % 2 == 0 else radius * inner
        points += _around(x, y, r, (180 / tips * step,))
    return points


def draw_emblem(tile: Tile, emblem: Emblem, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """The emblem of a card colour inside a circle of radius r."""
    match emblem:
        case "bar":
            tile.bar(x - r * 0.36, y - r * 1.1, x + r * 0.36, y + r * 1.1, ink, r * 0.12)
        case "cross":
            tile.bar(x - r, y - r * 0.27, x + r, y + r * 0.27, ink, r * 0.1)
            tile.bar(x - r * 0.27, y - r, x + r * 0.27, y + r, ink, r * 0.1)
        case "star":
            tile.polygon(star_points(x, y + r * 0.06, r * 1.12), ink)
        case "triangle":
            tile.polygon(_around(x, y + r * 0.14, r * 1.08, (0, 120, 240)), ink)
        case "ring":
            tile.disc(x, y, r, ink)
            tile.disc(x, y, r * 0.52, ground)
        case "bars":
            tile.bar(x - r * 0.72, y - r, x - r * 0.2, y + r, ink, r * 0.1)
            tile.bar(x + r * 0.2, y - r, x + r * 0.72, y + r, ink, r * 0.1)
        case "crescent":
            tile.disc(x - r * 0.05, y, r, ink)
            tile.disc(x + r * 0.42, y - r * 0.12, r * 0.78, ground)
        case "square":
            tile.bar(x - r * 0.74, y - r * 0.74, x + r * 0.74, y + r * 0.74, ink, r * 0.08)
        case "dots":
            for dx, dy in ((0.0, -0.62), (-0.6, 0.46), (0.6, 0.46)):
                tile.disc(x + dx * r, y + dy * r, r * 0.38, ink)
        case "wheel":
            draw_wheel(tile, x, y, r, ink, ground)
        case "none":
            pass


def draw_wheel(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """The sign of a wild card."""
    tile.disc(x, y, r, ink)
    tile.disc(x, y, r * 0.74, ground)
    for angle in range(0, 180, 45):
        one, two = _around(x, y, r * 0.8, (angle, angle + 180))
        tile.stroke((one, two), ink, r * 0.2)
    tile.disc(x, y, r * 0.26, ink)


def draw_mark(tile: Tile, mark: Mark, x: float, y: float, r: float, fill: RGB = IVORY, rim: RGB = INK) -> None:
    """A player's mark, with a dark rim so that it reads on every colour."""
    outline = [(x + px * r, y + py * r) for px, py in _MARKS[mark]]
    tile.polygon(outline, rim)
    tile.stroke((*outline, *outline[:2]), rim, r * 0.52)
    tile.polygon(outline, fill)


def _heart(size: float, down: float) -> list[Point]:
    """A heart from its notch round to its notch again; a negative size turns it over."""
    points = []
    for step in range(48):
        t = math.radians(step * 7.5)
        height = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((abs(size) * math.sin(t) ** 3, down - size * (height + 2.5) / 15))
    return points


_MARKS: dict[Mark, tuple[Point, ...]] = {
    "heart": tuple(_heart(1.04, 0.0)),
    "hourglass": ((-0.86, -1.0), (0.86, -1.0), (0.16, 0.0), (0.86, 1.0), (-0.86, 1.0), (-0.16, 0.0)),
    "crown": ((-1.08, -0.66), (-0.5, -0.02), (0.0, -0.96), (0.5, -0.02), (1.08, -0.66), (0.84, 0.82), (-0.84, 0.82)),
    "diamond": ((0.0, -1.24), (0.74, 0.0), (0.0, 1.24), (-0.74, 0.0)),
    "spade": (*_heart(-0.96, -0.38)[5:-4], (-0.12, 0.44), (-0.6, 1.12), (0.6, 1.12), (0.12, 0.44)),
}
"""Outlines around the middle, about one wide to each side."""


def draw_engine(tile: Tile, x: float, y: float, r: float, ink: RGB) -> None:
    """A locomotive seen from the side."""
    tile.bar(x - r * 0.72, y - r * 0.12, x + r * 0.5, y + r * 0.34, ink, r * 0.1)
    tile.bar(x - r * 0.72, y - r * 0.62, x - r * 0.18, y + r * 0.34, ink, r * 0.06)
    tile.bar(x - r * 0.82, y - r * 0.74, x - r * 0.08, y - r * 0.58, ink)
    tile.bar(x + r * 0.2, y - r * 0.6, x + r * 0.42, y + r * 0.1, ink)
    tile.bar(x + r * 0.12, y - r * 0.68, x + r * 0.5, y - r * 0.52, ink)
    tile.polygon(((x + r * 0.46, y + r * 0.1), (x + r * 0.84, y + r * 0.46), (x + r * 0.46, y + r * 0.46)), ink)
    for dx in (-0.48, 0.0, 0.36):
        tile.disc(x + dx * r, y + r * 0.48, r * 0.22, ink)


def draw_anchor(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    tile.disc(x, y - r * 0.66, r * 0.3, ink)
    tile.disc(x, y - r * 0.66, r * 0.13, ground)
    tile.bar(x - r * 0.11, y - r * 0.5, x + r * 0.11, y + r * 0.86, ink)
    tile.bar(x - r * 0.46, y - r * 0.32, x + r * 0.46, y - r * 0.13, ink, r * 0.08)
    curve = _around(x, y + r * 0.06, r * 0.74, (98, 120, 140, 160, 180, 200, 220, 240, 262))
    tile.stroke(curve, ink, r * 0.22)
    for end, lean in ((curve[0], 1), (curve[-1], -1)):
        tile.polygon(
            (
                (end[0] - lean * r * 0.34, end[1] + r * 0.02),
                (end[0] + lean * r * 0.16, end[1] - r * 0.32),
                (end[0] + lean * r * 0.18, end[1] + r * 0.26),
            ),
            ink,
        )


def draw_cart(tile: Tile, x: float, y: float, r: float, ink: RGB) -> None:
    """A handcart with two wheels: the sign of bonus goods."""
    tile.polygon(
        (
            (x - r * 0.8, y - r * 0.4),
            (x + r * 0.5, y - r * 0.4),
            (x + r * 0.36, y + r * 0.2),
            (x - r * 0.64, y + r * 0.2),
        ),
        ink,
    )
    tile.stroke(((x + r * 0.3, y - r * 0.1), (x + r * 0.92, y - r * 0.46)), ink, r * 0.18)
    tile.disc(x - r * 0.16, y + r * 0.36, r * 0.38, ink)
    tile.disc(x - r * 0.16, y + r * 0.36, r * 0.16, IVORY)


def draw_ticket(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """A ticket with notched ends."""
    tile.bar(x - r, y - r * 0.6, x + r, y + r * 0.6, ink, r * 0.16)
    for dx in (-1, 1):
        tile.disc(x + dx * r, y, r * 0.24, ground)
    tile.stroke(((x + r * 0.34, y - r * 0.44), (x + r * 0.34, y + r * 0.44)), ground, r * 0.12)
    tile.bar(x - r * 0.66, y - r * 0.28, x + r * 0.12, y - r * 0.1, ground)
    tile.bar(x - r * 0.66, y + r * 0.1, x - r * 0.1, y + r * 0.28, ground)


def draw_cards(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """Two cards, one behind the other."""
    tile.bar(x - r * 0.1, y - r * 0.86, x + r * 0.86, y + r * 0.5, ink, r * 0.16)
    tile.bar(x - r * 0.74, y - r * 0.56, x + r * 0.34, y + r * 0.94, ground, r * 0.2)
    tile.bar(x - r * 0.64, y - r * 0.46, x + r * 0.22, y + r * 0.82, ink, r * 0.16)


def draw_cup(tile: Tile, x: float, y: float, r: float, ink: RGB, ground: RGB) -> None:
    """A cup with two handles: the sign of points. No card has it."""
    for dx in (-1, 1):
        tile.disc(x + dx * r * 0.56, y - r * 0.44, r * 0.42, ink)
        tile.disc(x + dx * r * 0.56, y - r * 0.44, r * 0.2, ground)
    bowl = (
        (-0.64, -0.94),
        (0.64, -0.94),
        (0.58, -0.3),
        (0.34, 0.1),
        (0.14, 0.22),
        (-0.14, 0.22),
        (-0.34, 0.1),
        (-0.58, -0.3),
    )
    tile.polygon([(x + px * r, y + py * r) for px, py in bowl], ink)
    tile.bar(x - r * 0.14, y + r * 0.1, x + r * 0.14, y + r * 0.66, ink)
    tile.bar(x - r * 0.5, y + r * 0.6, x + r * 0.5, y + r * 0.92, ink, r * 0.1)


def draw_tick(tile: Tile, x: float, y: float, r: float, ink: RGB) -> None:
    tile.stroke(((x - r * 0.62, y + r * 0.02), (x - r * 0.14, y + r * 0.5), (x + r * 0.68, y - r * 0.5)), ink, r * 0.34)


def emblem_ink(ground: RGB) -> RGB:
    """Dark on light grounds, light on dark ones."""
    light = 0.299 * ground[0] + 0.587 * ground[1] + 0.114 * ground[2] > 118
    return shade(ground, 0.26) if light else shade(ground, 1.82)
