"""The plate with the board's name, and below it what matters now."""

from PIL import Image, ImageDraw, ImageFilter

from rendering import fonts
from rendering.geometry import Rect
from rendering.lettering import write
from rendering.memory import Memory
from rendering.palette import SHADOW, rgb, shade
from rendering.scene import Scene
from rendering.style import Style
from rendering.tile import Sprite, from_rgba, stamp

_plates: Memory[Sprite] = Memory(2_000_000, lambda sprite: sprite.size)
_FINE = 2


def draw_title(image: Image.Image, scene: Scene, title: str, subtitle: str) -> None:
    """The plate and its text, if the board has room for it."""
    if scene.title is None:
        return
    left, top, right, bottom = scene.title
    style = scene.style
    stamp(image, _plates.get((style, scene.title), lambda: _plate(style, (left, top, right, bottom))))
    middle, room = (left + right) / 2, round(right - left - style.px(36))
    height = bottom - top
    size = fonts.shrunk("head", style.px(54), title, room, 12)
    baseline = top + height * (0.53 if subtitle else 0.64)
    write(image, (middle, baseline), title, "head", size, rgb("#f1dda8"), "m", room)
    if subtitle:
        size = fonts.shrunk("label", style.px(32), subtitle, room, 12)
        write(image, (middle, top + height * 0.84), subtitle, "label", size, rgb("#f4e3b8"), "m", room)


def _plate(style: Style, place: Rect) -> Sprite:
    """Enamel with a line around, and its shadow."""
    u, margin = style.unit, style.px(24)
    enamel, brass = style.plate
    left, top = round(place[0]) - margin, round(place[1]) - margin
    box = [v + margin for v in (0.0, 0.0, place[2] - place[0], place[3] - place[1])]
    size = (round(box[2]) + margin, round(box[3]) + margin)
    shadow = Image.new("L", size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle((box[0] + 4, box[1] + 7, box[2] + 4, box[3] + 7), 26 * u, fill=120)
    fine = Image.new("RGBA", (size[0] * _FINE, size[1] * _FINE), (*enamel, 0))
    pen = ImageDraw.Draw(fine)
    for inset, corner, fill, line, thick in (
        (0.0, 26.0, (*enamel, 255), shade(enamel, 0.6), 4.0),
        (9.0 * u, 19.0, None, brass, 2.0),
    ):
        edge = [v * _FINE for v in (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)]
        width = round(thick * u * _FINE)
        pen.rounded_rectangle(edge, corner * u * _FINE, fill=fill, outline=(*line, 255), width=width)
    picture = Image.new("RGBA", size, (*SHADOW, 0))
    picture.putalpha(shadow.filter(ImageFilter.GaussianBlur(6)))
    picture.alpha_composite(fine.convert("RGBa").reduce(_FINE).convert("RGBA"))
    return from_rgba(left, top, picture)
