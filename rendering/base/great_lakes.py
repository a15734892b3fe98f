"""The Great Lakes: blue water, birches and firs, a frame of birch logs."""

import random

from PIL import ImageDraw

from rendering.base.atlas import GREAT_LAKES, ink_lines, paint_land_and_sea, trees, water_names
from rendering.base.ground import Ground
from rendering.base.ornaments import compass, overlay, panel
from rendering.base.routes import paint_routes
from rendering.palette import RGB, rgb, shade

_BARK: RGB = rgb("#e9e2d0")
_DARK: RGB = rgb("#5a4a38")


def paint(ground: Ground) -> None:
    land = paint_land_and_sea(ground, GREAT_LAKES)
    ink_lines(ground, GREAT_LAKES)
    _border(ground)
    compass(ground, (0.97, 0.06), rgb("#3a4426"), rgb("#f0efd2"), rgb("#b0402a"))
    water_names(ground, GREAT_LAKES, 30)
    trees(ground, land, 1000)
    paint_routes(ground, rgb("#f5f3dc"), 0.5)
    panel(ground, rgb("#e6e4c8"), rgb("#8a9a5a"))
    _logs(ground)


def _border(ground: Ground) -> None:
    """The border of the two countries, dotted."""
    dashes = []
    for line in ground.geography.borders:
        points = ground.outline(line, 1, False)
        dashes += [points[i : i + 2] for i in range(0, len(points) - 1, 2)]
    ground.lines(dashes, 3.0, rgb("#7a4a3a"), 0.4)


def _logs(ground: Ground) -> None:
    """Four birch logs around the picture."""
    width, height = ground.size
    thick = ground.style.frame
    rng = random.Random(3)

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        logs = (
            (0, 0, width, thick, False),
            (0, height - thick, width, height, False),
            (0, 0, thick, height, True),
            (width - thick, 0, width, height, True),
        )
        for left, top, right, bottom, upright in logs:
            _log(pen, k, (left, top, right, bottom), upright, rng)
        for x in (thick / 2, width - thick / 2):
            for y in (thick / 2, height - thick / 2):
                for share, fill in (
                    (0.62, _DARK),
                    (0.54, rgb("#d8bd8a")),
                    (0.36, rgb("#b8935c")),
                    (0.3, rgb("#d8bd8a")),
                    (0.12, rgb("#a87f4a")),
                ):
                    r = thick * share * k
                    pen.ellipse((x * k - r, y * k - r, x * k + r, y * k + r), fill=(*fill, 255))

    overlay(ground, draw)


def _log(pen: ImageDraw.ImageDraw, k: int, box: tuple[int, int, int, int], upright: bool, rng: random.Random) -> None:
    left, top, right, bottom = (v * k for v in box)
    thick = (right - left) if upright else (bottom - top)
    for share, fill in (
        (0.0, shade(_BARK, 0.72)),
        (0.12, shade(_BARK, 0.9)),
        (0.26, _BARK),
        (0.7, shade(_BARK, 0.86)),
        (0.88, shade(_BARK, 0.66)),
    ):
        inset = thick * share
        area = (left + inset, top, right, bottom) if upright else (left, top + inset, right, bottom)
        pen.rectangle(area, fill=(*fill, 255))
    edge = (left, top, right, bottom)
    pen.rectangle(edge, outline=(*_DARK, 255), width=2 * k)
    length = (bottom - top) if upright else (right - left)
    at = 0.0
    while at < length:
        at += rng.uniform(24, 90) * k
        long, high = rng.uniform(8, 26) * k, rng.uniform(2.4, 4.4) * k
        across = rng.uniform(0.2, 0.7) * thick
        spot = (
            (left + across, top + at, left + across + high, top + at + long)
            if upright
            else (left + at, top + across, left + at + long, top + across + high)
        )
        pen.rounded_rectangle(spot, high / 2, fill=(*_DARK, 255))
