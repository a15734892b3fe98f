"""Paris: a plan in warm stone with the Seine, its islands and parks, framed in the green iron of the Métro."""

import math

from PIL import ImageChops, ImageDraw

from rendering.base.ground import Ground
from rendering.base.ornaments import compass, overlay, panel
from rendering.base.routes import paint_routes
from rendering.base.town import fill_mask, line_mask, plant, pour, streets
from rendering.geometry import Point
from rendering.palette import RGB, rgb, shade
from rendering.texture import coloured, noise, soft, tint

_STONE = (rgb("#dccaa8"), rgb("#ecdfc4"), rgb("#f6eddb"))
_TINTS = (rgb("#f2d9c0"), rgb("#e6d8b4"), rgb("#f0e2d2"), rgb("#e8d2b8"), rgb("#efe6c8"))
_WATER = (rgb("#6f9fae"), rgb("#86b4c0"), rgb("#a3cad0"))
_IRON: RGB = rgb("#2f5a46")
_GOLD: RGB = rgb("#d9b25c")


def paint(ground: Ground) -> None:
    geography = ground.geography
    grain = noise(ground.size, 320, 5, 2)
    ground.image.paste(coloured(grain, ((20, _STONE[0]), (128, _STONE[1]), (236, _STONE[2]))))
    quarters = [ground.outline(ring, 0) for ring in geography.arrondissements.values()]
    for number, quarter in enumerate(quarters):
        tint(ground.image, _TINTS[number % len(_TINTS)], fill_mask(ground, [quarter]), 0.55)
    streets(ground, quarters, 58, 4.0, rgb("#fbf5e6"), 0.62)
    ground.lines(([*quarter, quarter[0]] for quarter in quarters), 15, rgb("#cdb68c"), 0.5)
    ground.lines(([*quarter, quarter[0]] for quarter in quarters), 10, rgb("#fdf9ee"), 0.9)
    _beyond_the_walls(ground)
    plant(ground, (ground.outline(park) for park in geography.parks.values()), rgb("#b5c98c"), rgb("#7fa05a"), 5)
    _water(ground)
    compass(ground, (0.03, 0.97), rgb("#2f5a46"), rgb("#f4ead0"), rgb("#b0402a"))
    paint_routes(ground, rgb("#fffaf0"), 0.55)
    panel(ground, rgb("#efe4cc"), rgb("#2f5a46"))
    _iron_frame(ground)


def _beyond_the_walls(ground: Ground) -> None:
    """Outside the city limits the plan is darker, and a wall runs around it."""
    limits = ground.outline(ground.geography.city_limits, 1)
    inside = fill_mask(ground, [limits])
    tint(ground.image, rgb("#b39a6c"), ImageChops.invert(soft(inside, 3)), 0.34)
    ground.lines([[*limits, limits[0]]], 7, rgb("#8a5a3c"), 0.55)


def _water(ground: Ground) -> None:
    geography = ground.geography
    scale = _pixels_per_metre(ground)
    branches: list[tuple[list[Point], float]] = [
        (ground.outline(line, 2, False), max(16.0, half * 2 * scale))
        for line, half in zip(geography.seine, geography.seine_half_width_m, strict=True)
    ]
    if geography.marne:
        branches.append((ground.outline(geography.marne, 2, False), 18.0))
    branches += [(ground.outline(line, 1, False), 8.0) for line in geography.canals.values()]
    river = line_mask(ground, branches)
    islands = fill_mask(ground, (ground.outline(ring) for ring in geography.islands.values()))
    pour(ground, ImageChops.subtract(river, islands), _WATER, rgb("#8a7350"), rgb("#c9e0e0"))
    for line, width in branches[: len(geography.seine)]:
        _bridges(ground, line, width)


def _pixels_per_metre(ground: Ground) -> float:
    cities = ground.board.cities
    lon, lat = cities[0].lon, cities[0].lat
    here, there = ground.project(lon, lat), ground.project(lon, lat + 0.01)
    return math.dist(here, there) / 1112.0


def _bridges(ground: Ground, line: list[Point], width: float) -> None:
    """Stone bridges, where no slot lies on them."""
    spans = []
    for before, after in zip(line[::4], line[1::4], strict=False):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1.0
        half = width / 2 + 5
        if ground.free(*before, 12, 12):
            a = (before[0] - dy / length * half, before[1] + dx / length * half)
            b = (before[0] + dy / length * half, before[1] - dx / length * half)
            spans.append([a, b])
    ground.lines(spans, 11, rgb("#7d6648"), 0.9)
    ground.lines(spans, 7, rgb("#f3e8cf"), 1.0)


def _iron_frame(ground: Ground) -> None:
    """Green iron with golden studs and scrolls in the corners."""
    width, height = ground.size
    thick, u = ground.style.frame, ground.style.unit

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        pen.rectangle((0, 0, width * k, height * k), outline=(*_IRON, 255), width=thick * k)
        for inset, fill, wide in ((thick - 3 * u, _GOLD, 3), (6 * u, shade(_IRON, 0.62), 4)):
            box = (inset * k, inset * k, (width - inset) * k, (height - inset) * k)
            pen.rectangle(box, outline=(*fill, 255), width=max(1, round(wide * u * k)))
        middle = thick * 0.54
        step = 92 * u
        for number in range(1, round(width / step)):
            x = width * number / round(width / step)
            for y in (middle, height - middle):
                _stud(pen, x * k, y * k, 5 * u * k)
        for number in range(1, round(height / step)):
            y = height * number / round(height / step)
            for x in (middle, width - middle):
                _stud(pen, x * k, y * k, 5 * u * k)
        for x, sx in ((0, 1), (width, -1)):
            for y, sy in ((0, 1), (height, -1)):
                _scroll(pen, k, x, y, sx, sy, thick * 1.15)

    overlay(ground, draw)


def _stud(pen: ImageDraw.ImageDraw, x: float, y: float, r: float) -> None:
    pen.ellipse((x - r, y - r, x + r, y + r), fill=(*_GOLD, 255), outline=(*shade(_IRON, 0.5), 255), width=2)


def _scroll(pen: ImageDraw.ImageDraw, k: int, x: float, y: float, sx: int, sy: int, size: float) -> None:
    """An Art Nouveau tendril in a corner, so small that the plate and the row of cards lie beside it."""
    for turns, wide, fill in ((0.0, 9, shade(_IRON, 0.7)), (0.0, 5, _GOLD)):
        points = []
        for step in range(60):
            t = step / 59
            radius = size * (1 - t * 0.82)
            angle = turns + t * math.pi * 2.4
            points.append(
                (
                    (x + sx * (size * 0.62 + math.cos(angle) * radius * 0.5)) * k,
                    (y + sy * (size * 0.62 + math.sin(angle) * radius * 0.5)) * k,
                )
            )
        pen.line(points, fill=(*fill, 255), width=wide, joint="curve")
