"""Amsterdam: canals in Delft blue on ivory, brick quays, a frame of tiles."""

import math
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from rendering.base.ground import Ground
from rendering.base.ornaments import compass, overlay, panel
from rendering.base.routes import paint_routes
from rendering.base.town import fill_mask, line_mask, plant, pour
from rendering.geometry import Point
from rendering.palette import RGB, rgb
from rendering.texture import coloured, noise

_BRICK = (rgb("#e3c9ad"), rgb("#eedcc4"), rgb("#f6ebda"))
_WATER = (rgb("#5f8fc0"), rgb("#7aa6d2"), rgb("#9cc0e2"))
_DELFT: RGB = rgb("#23478a")
_TILE: RGB = rgb("#f4f3ec")
_WIDE = 26.0
_NARROW = 17.0


def paint(ground: Ground) -> None:
    geography = ground.geography
    grain = noise(ground.size, 300, 7, 2)
    ground.image.paste(coloured(grain, ((20, _BRICK[0]), (128, _BRICK[1]), (236, _BRICK[2]))))
    _houses(ground)
    plant(ground, (ground.outline(park) for park in geography.parks.values()), rgb("#b9cf9a"), rgb("#86a868"), 9)
    _water(ground)
    compass(ground, (0.97, 0.97), _DELFT, rgb("#f6f4ea"), rgb("#b0402a"))
    paint_routes(ground, rgb("#fffdf4"), 0.55)
    panel(ground, rgb("#ecebe2"), _DELFT)
    _tiles(ground)


def _canals(ground: Ground) -> list[tuple[list[Point], float]]:
    geography = ground.geography
    wide = {"Singel", "Herengracht", "Keizersgracht", "Prinsengracht", "Singelgracht"}
    lines: list[tuple[list[Point], float]] = [
        (ground.outline(line, 2, False), _WIDE if name in wide else _NARROW) for name, line in geography.canals.items()
    ]
    lines += [
        (ground.outline(line, 2, False), width)
        for line, width in ((geography.amstel, 40.0), (geography.damrak, 34.0))
        if line
    ]
    return lines


def _water(ground: Ground) -> None:
    geography = ground.geography
    canals = line_mask(ground, _canals(ground))
    open_water = [ground.outline(ring) for ring in (geography.ij, *geography.docks.values()) if ring]
    harbour = fill_mask(ground, open_water)
    water = ImageChops.lighter(canals, harbour)
    pour(ground, water, _WATER, rgb("#9c5a40"), rgb("#cfe0f0"))
    for line, width in _canals(ground):
        _bridges(ground, line, width, harbour)


def _houses(ground: Ground) -> None:
    """Rows of gabled houses along the canals, in brick."""
    rows: list[list[Point]] = []
    for line, width in _canals(ground):
        for side in (-1, 1):
            rows += _row(ground, line, side * (width / 2 + 17))
    ground.lines(rows, 13, rgb("#b9745a"), 0.42)


def _row(ground: Ground, line: list[Point], away: float) -> list[list[Point]]:
    """House after house at a distance from a canal; each is a short thick stroke."""
    houses = []
    carried = 0.0
    for before, after in pairwise(line):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        while carried < length:
            t = carried / length
            x, y = before[0] + dx * t - dy / length * away, before[1] + dy * t + dx / length * away
            if ground.free(x, y, 8, 8):
                houses.append([(x - dx / length * 6, y - dy / length * 6), (x + dx / length * 6, y + dy / length * 6)])
            carried += 19
        carried -= length
    return houses


def _bridges(ground: Ground, line: list[Point], width: float, harbour: Image.Image) -> None:
    """Bridges over canals; the open water has none."""
    spans = []
    for before, after in zip(line[3::9], line[4::9], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        half = width / 2 + 4
        if ground.free(*before, 10, 10) and not harbour.getpixel((int(before[0]), int(before[1]))):
            spans.append(
                [
                    (before[0] - dy / length * half, before[1] + dx / length * half),
                    (before[0] + dy / length * half, before[1] - dx / length * half),
                ]
            )
    ground.lines(spans, 10, rgb("#7a4a34"), 0.9)
    ground.lines(spans, 6, rgb("#e9cdb4"), 1.0)


def _tiles(ground: Ground) -> None:
    """White tiles with a blue flower in each, all around."""
    width, height = ground.size
    thick = ground.style.frame
    columns, rows = round(width / thick / 2) * 2, round(height / thick / 2) * 2

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        for number in range(columns):
            for top in (0, height - thick):
                _tile(pen, k, (width * number / columns, top, width * (number + 1) / columns, top + thick), number)
        for number in range(1, rows - 1):
            for left in (0, width - thick):
                _tile(pen, k, (left, height * number / rows, left + thick, height * (number + 1) / rows), number)
        inner = (thick * k - 2 * k, thick * k - 2 * k, (width - thick) * k + 2 * k, (height - thick) * k + 2 * k)
        pen.rectangle(inner, outline=(*_DELFT, 255), width=3 * k)

    overlay(ground, draw)


def _tile(pen: ImageDraw.ImageDraw, k: int, box: tuple[float, float, float, float], number: int) -> None:
    left, top, right, bottom = (v * k for v in box)
    pen.rectangle((left, top, right, bottom), fill=(*_TILE, 255), outline=(196, 200, 206, 255), width=k)
    cx, cy, r = (left + right) / 2, (top + bottom) / 2, (bottom - top) * 0.3
    if number % 2:
        for turn in range(4):
            x, y = cx + math.cos(turn * math.pi / 2) * r * 0.72, cy + math.sin(turn * math.pi / 2) * r * 0.72
            pen.ellipse((x - r * 0.5, y - r * 0.5, x + r * 0.5, y + r * 0.5), fill=(*_DELFT, 255))
        pen.ellipse((cx - r * 0.36, cy - r * 0.36, cx + r * 0.36, cy + r * 0.36), fill=(*_TILE, 255))
    else:
        pen.polygon([(cx, cy - r), (cx + r, cy), (cx, cy + r), (cx - r, cy)], outline=(*_DELFT, 255), width=2 * k)
        pen.ellipse((cx - r * 0.3, cy - r * 0.3, cx + r * 0.3, cy + r * 0.3), fill=(*_DELFT, 255))
