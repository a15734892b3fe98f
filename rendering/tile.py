"""Small pictures drawn four times too big and reduced: the sprites everything on a board is made of."""

import math
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from rendering.geometry import Point
from rendering.palette import RGB, SHADOW

SCALE = 4
_SOFT = ImageFilter.GaussianBlur(0.42)
"""Edges a third of a pixel softer: the eye does not see it, and the encoded picture is a twentieth smaller."""


class Sprite(Struct, frozen=True):
    """A small picture and where its left top corner goes."""

    x: int
    y: int
    rgb: Image.Image
    mask: Image.Image

    @property
    def size(self) -> int:
        """How many bytes it takes, about."""
        return self.rgb.width * self.rgb.height * 5


def stamp(image: Image.Image, sprite: Sprite, dx: int = 0, dy: int = 0) -> None:
    """Paste the sprite. A board has hundreds, so this calls what `Image.paste` ends in, without its preparations."""
    x, y = sprite.x + dx, sprite.y + dy
    image.im.paste(sprite.rgb.im, (x, y, x + sprite.rgb.width, y + sprite.rgb.height), sprite.mask.im)


def from_rgba(x: int, y: int, picture: Image.Image) -> Sprite:
    return Sprite(x, y, picture.convert("RGB"), picture.getchannel("A"))


_FAINT = [255 if alpha > 8 else 0 for alpha in range(256)]


def trimmed(sprite: Sprite) -> Sprite:
    """Without its empty edges, and those so faint that nobody sees them: pasting takes as long as a sprite is big."""
    room = sprite.mask.point(_FAINT).getbbox()
    if room is None:
        return sprite
    return Sprite(sprite.x + room[0], sprite.y + room[1], sprite.rgb.crop(room), sprite.mask.crop(room))


class Tile:
    """A drawing surface around a centre; what is drawn is turned by `angle`. `room` is for what is longer than wide.

    All lengths are pixels of the board; `zoom` is how many pixels of the picture one of them takes.
    """

    def __init__(
        self,
        x: float,
        y: float,
        reach: float,
        angle: float = 0.0,
        room: tuple[float, float] | None = None,
        zoom: int = 1,
    ) -> None:
        across, down = ((length * zoom) for length in (room or (reach, reach)))
        self.left, self.top = math.floor(x * zoom - across), math.floor(y * zoom - down)
        size = ((math.ceil(2 * across) + 2) * SCALE, (math.ceil(2 * down) + 2) * SCALE)
        self.image = Image.new("RGBA", size, (*SHADOW, 0))
        self._draw = ImageDraw.Draw(self.image)
        self._x, self._y = (x * zoom - self.left) * SCALE, (y * zoom - self.top) * SCALE
        turn = math.radians(angle)
        self._zoom, self._scale = zoom, SCALE * zoom
        self._c, self._s = math.cos(turn) * self._scale, math.sin(turn) * self._scale

    def _at(self, x: float, y: float) -> Point:
        return self._x + x * self._c - y * self._s, self._y + x * self._s + y * self._c

    def polygon(self, points: Sequence[Point], fill: RGB) -> None:
        self._draw.polygon([self._at(x, y) for x, y in points], fill=(*fill, 255))

    def bar(self, x0: float, y0: float, x1: float, y1: float, fill: RGB, corner: float = 0.0) -> None:
        """A rectangle with rounded corners."""
        self.polygon(rounded(x0, y0, x1, y1, corner), fill)

    def disc(self, x: float, y: float, radius: float, fill: RGB) -> None:
        cx, cy = self._at(x, y)
        r = radius * self._scale
        self._draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=(*fill, 255))

    def stroke(self, points: Sequence[Point], fill: RGB, width: float) -> None:
        self._draw.line(
            [self._at(x, y) for x, y in points], fill=(*fill, 255), width=round(width * self._scale), joint="curve"
        )

    def lay(self, upright: "Tile") -> None:
        """Put what was drawn on another tile on top of this one."""
        across, down = (upright.left - self.left) * SCALE, (upright.top - self.top) * SCALE
        self.image.alpha_composite(upright.image, (max(0, across), max(0, down)), (max(0, -across), max(0, -down)))

    def finish(
        self, shadow: float = 0.0, drop: tuple[int, int] = (2, 3), blur: float = 2.2, trim: bool = True
    ) -> Sprite:
        """Reduce the drawing; `shadow` is how dark it lies on the board. What is empty around it is trimmed off."""
        picture = self.image.convert("RGBa").reduce(SCALE).filter(_SOFT).convert("RGBA")
        if shadow:
            dark = picture.getchannel("A").point([round(v * shadow) for v in range(256)])
            dark = dark.filter(ImageFilter.GaussianBlur(blur * self._zoom))
            under = Image.new("RGBA", picture.size, (*SHADOW, 0))
            moved = Image.new("L", picture.size, 0)
            moved.paste(dark, (drop[0] * self._zoom, drop[1] * self._zoom))
            under.putalpha(moved)
            under.alpha_composite(picture)
            picture = under
        sprite = from_rgba(self.left, self.top, picture)
        return trimmed(sprite) if trim else sprite


@lru_cache(maxsize=256)
def rounded(x0: float, y0: float, x1: float, y1: float, corner: float) -> tuple[Point, ...]:
    """The outline of a rectangle with rounded corners."""
    corner = min(corner, (x1 - x0) / 2, (y1 - y0) / 2)
    if corner <= 0:
        return (x0, y0), (x1, y0), (x1, y1), (x0, y1)
    points = []
    for cx, cy, start in (
        (x1 - corner, y0 + corner, -90),
        (x1 - corner, y1 - corner, 0),
        (x0 + corner, y1 - corner, 90),
        (x0 + corner, y0 + corner, 180),
    ):
        for step in range(7):
            turn = math.radians(start + 15 * step)
            points.append((cx + corner * math.cos(turn), cy + corner * math.sin(turn)))
    return tuple(points)
