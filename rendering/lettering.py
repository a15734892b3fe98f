"""Text as sprites: written once, pasted often."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import fonts
from rendering.fonts import Face
from rendering.memory import Memory
from rendering.palette import INK, RGB
from rendering.tile import Sprite, from_rgba, stamp, trimmed

_HALO: RGB = (251, 244, 224)
_written: Memory[Sprite] = Memory(3_000_000, lambda sprite: sprite.size)


def text_sprite(face: Face, size: int, text: str, ink: RGB) -> Sprite:
    """A line of text; its point (0, 0) is the left end of the baseline."""

    def make() -> Sprite:
        left, top, right, bottom = (round(v) for v in fonts.ink(face, size, text))
        mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)), 0)
        ImageDraw.Draw(mask).text((1 - left, 1 - top), text, font=fonts.font(face, size), anchor="ls", fill=255)
        return Sprite(left - 1, top - 1, Image.new("RGB", mask.size, ink), mask)

    return _written.get((face, size, text, ink), make)


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    face: Face,
    size: int,
    ink: RGB = INK,
    anchor: str = "l",
    room: int | None = None,
) -> float:
    """Write a line whose baseline is at the point; l, m, r say which end. Returns the width written."""
    clean = fonts.fitted(face, size, text, room) if room is not None else fonts.writable(face, text)
    width = fonts.width(face, size, clean)
    x = at[0] - (width / 2 if anchor == "m" else width if anchor == "r" else 0)
    stamp(image, text_sprite(face, size, clean, ink), round(x), round(at[1]))
    return width


def signed(number: int) -> str:
    """A number with a proper minus sign."""
    return str(number).replace("-", "−")


def halo_sprite(face: Face, size: int, text: str, x: float, y: float, ink: RGB = INK) -> Sprite:
    """Text with a soft pale halo that reads on any ground; the point is the left end of the baseline."""
    left, top, right, bottom = (round(v) for v in fonts.ink(face, size, text))
    margin = round(size * 0.36)
    origin = (margin - left, margin - top)
    area = (right - left + 2 * margin, bottom - top + 2 * margin)
    glow, letters = Image.new("L", area, 0), Image.new("L", area, 0)
    font = fonts.font(face, size)
    ImageDraw.Draw(glow).text(origin, text, font=font, anchor="ls", fill=255, stroke_width=max(2, round(size * 0.13)))
    glow = glow.filter(ImageFilter.GaussianBlur(size * 0.06))
    ImageDraw.Draw(letters).text(origin, text, font=font, anchor="ls", fill=255)
    picture = Image.new("RGBA", area, (*_HALO, 255))
    picture.paste((*ink, 255), (0, 0), letters)
    picture.putalpha(ImageChops.lighter(glow, letters))
    return trimmed(from_rgba(round(x) - origin[0], round(y) - origin[1], picture))
