"""Frames, the compass and the panel: what surrounds a map."""

import math
from collections.abc import Callable

from PIL import Image, ImageDraw

from rendering import fonts
from rendering.base.ground import Ground
from rendering.geometry import Point
from rendering.palette import RGB, shade

_K = 2


def overlay(ground: Ground, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> None:
    """Something opaque drawn fine on top of the picture."""
    big = Image.new("RGBA", (ground.size[0] * _K, ground.size[1] * _K), (60, 40, 20, 0))
    draw(ImageDraw.Draw(big), _K)
    small = big.convert("RGBa").reduce(_K).convert("RGBA")
    ground.image.paste(small, (0, 0), small)


def sleeper_frame(ground: Ground, wood: RGB, tie: RGB, brass: RGB) -> None:
    """Two rails and their sleepers all around."""
    width, height = ground.size
    b = ground.style.frame - ground.style.px(4)
    u = ground.style.unit

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        pen.rectangle((0, 0, width * k, height * k), outline=(*wood, 255), width=round((b + 4 * u) * k))
        for inset, colour, thick in (
            (b - 1, brass, 3),
            (b + 3 * u, shade(wood, 0.7), 2),
            (8 * u, shade(brass, 0.8), 2),
        ):
            box = (inset * k, inset * k, (width - inset) * k, (height - inset) * k)
            pen.rectangle(box, outline=(*colour, 255), width=max(1, round(thick * u * k)))
        for along, across, upright in _ties(width, height, b, u):
            long, short = (14 * u, 4 * u) if not upright else (4 * u, 14 * u)
            pen.rectangle(
                ((along - long) * k, (across - short) * k, (along + long) * k, (across + short) * k), fill=(*tie, 255)
            )

    overlay(ground, draw)


def _ties(width: int, height: int, b: float, u: float) -> list[tuple[float, float, bool]]:
    columns, rows = round((width - 2 * b) / (64 * u)), round((height - 2 * b) / (64 * u))
    across = [b + (width - 2 * b) * (i + 0.5) / columns for i in range(columns)]
    down = [b + (height - 2 * b) * (i + 0.5) / rows for i in range(rows)]
    inset = 20 * u
    return [(x, y, False) for x in across for y in (inset, height - inset)] + [
        (x, y, True) for y in down for x in (inset, width - inset)
    ]


def compass(ground: Ground, near: Point, dark: RGB, light: RGB, heart: RGB) -> None:
    """A wind rose where there is room for one."""
    radius = ground.style.px(84)
    spot = ground.free_spot(radius * 1.2, near)
    if spot is None:
        return
    x, y = spot
    ground.take(x, y, radius * 1.1, radius * 1.1)
    k = 4
    rose = Image.new("RGBA", (round(radius * 2.2 * k), round(radius * 2.2 * k)), (*dark, 0))
    pen = ImageDraw.Draw(rose)
    c = rose.width / 2
    for share, width in ((0.8, 2.0), (0.74, 1.0), (0.44, 1.6)):
        r = radius * k * share
        pen.ellipse((c - r, c - r, c + r, c + r), outline=(*dark, 190), width=round(width * k))
    order = [i for i in range(16) if i % 2] + [2, 6, 10, 14] + [0, 4, 8, 12]
    for i in order:
        turn = math.radians(i * 22.5)
        reach = radius * k * (1 if i % 4 == 0 else 0.74 if i % 2 == 0 else 0.52)
        tip = (c + math.sin(turn) * reach, c - math.cos(turn) * reach)
        half = radius * k * 0.2
        for side, fill in ((-1, dark), (1, light)):
            lean = turn + side * math.radians(24)
            corner = (c + math.sin(lean) * half, c - math.cos(lean) * half)
            pen.polygon([tip, corner, (c, c)], fill=(*fill, 240), outline=(*shade(dark, 0.8), 255))
    r = radius * k * 0.09
    pen.ellipse((c - r, c - r, c + r, c + r), fill=(*heart, 255), outline=(*shade(dark, 0.6), 255), width=k)
    small = rose.convert("RGBa").reduce(k).convert("RGBA")
    ground.image.paste(small, (round(x - small.width / 2), round(y - small.height / 2)), small)
    font = fonts.font("head", ground.style.px(26))
    ImageDraw.Draw(ground.image).text((x, y - radius * 1.08), "N", font=font, fill=dark, anchor="mm")


def panel(ground: Ground, paper: RGB, line: RGB) -> None:
    """The strip below the map for players and cards."""
    left, _, right, bottom = ground.style.window
    height = ground.style.panel
    u = ground.style.unit

    def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
        box = [left * k, bottom * k, right * k, (bottom + height) * k]
        pen.rectangle(box, fill=(*paper, 255))
        pen.line([box[0], box[1], box[2], box[1]], fill=(*shade(line, 0.6), 255), width=round(5 * u * k))
        pen.line([box[0], box[1] + 5 * u * k, box[2], box[1] + 5 * u * k], fill=(*line, 255), width=round(3 * u * k))

    overlay(ground, draw)
