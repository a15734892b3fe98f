"""How points of each source look in the bars of the result: a colour and a pattern, so that neither stands alone."""

from typing import Literal, get_args

from PIL import Image, ImageDraw

from engine.final import Source
from rendering.palette import IVORY, PAPER, RGB, mix, rgb

Texture = Literal[
    "plain", "dots", "slants", "planks", "zigzag", "posts", "bricks", "crates", "backslants", "lattice"
]  # fmt: skip
TEXTURES: tuple[Texture, ...] = get_args(Texture)
SOURCES: dict[Source, tuple[RGB, Texture]] = {
    "routes": (rgb("#6697b8"), "plain"),
    "tickets_done": (rgb("#2a5324"), "dots"),
    "tickets_missed": (rgb("#99261d"), "slants"),
    "stations": (rgb("#bd9046"), "planks"),
    "longest_path": (rgb("#5a327c"), "zigzag"),
    "ports": (rgb("#c6671b"), "posts"),
    "ports_unbuilt": (rgb("#cf873a"), "lattice"),
    "goods": (rgb("#c78a2e"), "crates"),
    "flag_sets": (rgb("#71305d"), "backslants"),
    "exchange": (rgb("#7a716e"), "bricks"),
}
"""Those that stand in one bar differ in brightness as well, for whoever sees no red, no green or no blue."""
_RIM: RGB = (40, 26, 14)
_STEP, _STRONG, _FINE = 16, 84, 2
"""From one stroke of a pattern to the next, how opaque it is, and how many times too big it is drawn."""


def fill(image: Image.Image, source: Source, box: tuple[int, int, int, int], solid: int) -> None:
    """Points of a source; behind the column `solid` they are pale, as others have taken them away."""
    left, top, right, bottom = box
    colour, texture = SOURCES[source]
    pen = ImageDraw.Draw(image)
    pale = mix(colour, PAPER, 0.72)
    pen.rectangle(box, fill=colour, outline=_RIM, width=3)
    if solid < right:
        pen.rectangle((solid, top, right, bottom), fill=pale, outline=mix(_RIM, PAPER, 0.5))
    size = (right - left - 5, bottom - top - 5)
    if texture == "plain" or min(size) < 1:
        return
    mask = pattern(texture, size)
    ink = Image.new("RGB", size, IVORY)
    ink.paste(mix(colour, PAPER, 0.3), (max(0, solid - left - 3), 0, *size))
    image.paste(ink, (left + 3, top + 3), mask)


def pattern(texture: Texture, size: tuple[int, int]) -> Image.Image:
    """A mask of this size with the strokes of a pattern."""
    wide, high, step = size[0] * _FINE, size[1] * _FINE, _STEP * _FINE
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    thick = step // 4
    columns, rows = range(-high, wide + high, step), range(step // 2, high + step, step)
    match texture:
        case "slants" | "backslants" | "lattice":
            for x in columns:
                if texture != "backslants":
                    pen.line((x, high, x + high, 0), _STRONG, thick)
                if texture != "slants":
                    pen.line((x, 0, x + high, high), _STRONG, thick)
        case "posts":
            for x in range(step // 2, wide, step):
                pen.line((x, 0, x, high), _STRONG, thick)
        case "planks":
            for y in rows:
                pen.line((0, y, wide, y), _STRONG, thick)
        case "zigzag":
            for y in rows:
                points = [(x, y + (step // 3 if number % 2 else -step // 3)) for number, x in enumerate(columns)]
                pen.line(points, _STRONG, thick)
        case "bricks" | "dots" | "crates":
            for number, y in enumerate(rows):
                for x in range((step if number % 2 else 0) // 2, wide + step, step):
                    _dab(pen, texture, x, y, step)
        case "plain":
            pass
    return mask.reduce(_FINE)


def _dab(pen: ImageDraw.ImageDraw, texture: Texture, x: int, y: int, step: int) -> None:
    if texture == "bricks":
        pen.line((x - step // 3, y, x + step // 3, y), _STRONG, step // 4)
    elif texture == "crates":
        pen.rectangle((x - step // 4, y - step // 4, x + step // 4, y + step // 4), outline=_STRONG, width=step // 7)
    else:
        pen.ellipse((x - step // 5, y - step // 5, x + step // 5, y + step // 5), fill=_STRONG)
