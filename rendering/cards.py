"""Cards as sprites: colour and emblem, what two decks tell apart, decks with how much they hold."""

from PIL import Image

from engine.board import Board, Card
from rendering.emblems import draw_anchor, draw_emblem, draw_engine, draw_ticket, draw_wheel, emblem_ink
from rendering.lettering import write
from rendering.memory import Memory
from rendering.palette import BRICK, INK, IVORY, PAPER, RGB, card_colour, shade
from rendering.slots import ship_outline
from rendering.tile import Sprite, Tile, stamp
from rendering.vehicles import draw_vehicle

_sprites: Memory[Sprite] = Memory(4_000_000, lambda sprite: sprite.size)
_RAINBOW: tuple[RGB, ...] = tuple(
    card_colour(name).fill for name in ("red", "orange", "yellow", "green", "blue", "purple")
)


def card_sprite(board: Board, card: Card, width: int) -> Sprite:
    """A card; its left top corner is at (0, 0), its height 1.42 times its width."""
    several = len(board.decks) > 1
    key = (card.colour, card.serves, card.covers, card.anchor, several, width)
    return _sprites.get(key, lambda: _draw_card(card, several, width))


def card_height(width: int) -> int:
    return round(width * 1.42)


def _blank(width: int, height: int) -> Tile:
    reach = max(width, height) / 2
    return Tile(reach, reach, reach)


def _draw_card(card: Card, several: bool, width: int) -> Sprite:
    height = card_height(width)
    tile = _blank(width, height)
    ox, oy = width / 2 - max(width, height) / 2, height / 2 - max(width, height) / 2
    left, top = ox - width / 2 + 1, oy - height / 2 + 1
    right, bottom = left + width - 4, top + height - 5
    corner = width * 0.12
    look = card_colour(card.colour)
    tile.bar(left, top, right, bottom, (48, 32, 18), corner)
    tile.bar(left + 2, top + 2, right - 2, bottom - 2, IVORY, corner * 0.85)
    inset = width * 0.075
    inner = (left + inset, top + inset, right - inset, bottom - inset)
    if card.wild:
        _rainbow(tile, inner)
    else:
        tile.bar(*inner, shade(look.fill, 0.8), corner * 0.6)
        tile.bar(inner[0], inner[1], inner[2], inner[3] - 2, look.fill, corner * 0.6)
    cx, cy = (left + right) / 2, (top + bottom) / 2
    _face(tile, card, several, cx, cy, width)
    return tile.finish(shadow=0.45, drop=(1, 2), blur=1.6)


def _rainbow(tile: Tile, inner: tuple[float, float, float, float]) -> None:
    left, top, right, bottom = inner
    step = (bottom - top) / len(_RAINBOW)
    for number, fill in enumerate(_RAINBOW):
        tile.bar(left, top + step * number, right, top + step * (number + 1) + 0.3, fill)


def _face(tile: Tile, card: Card, several: bool, cx: float, cy: float, width: int) -> None:
    look = card_colour(card.colour)
    ink = emblem_ink(look.fill)
    if card.wild:
        tile.disc(cx, cy, width * 0.33, INK)
        tile.disc(cx, cy, width * 0.3, IVORY)
        draw_wheel(tile, cx, cy, width * 0.22, INK, IVORY)
        return
    sea = several and "sea" in card.serves
    if several:
        aside = width * 0.19 if card.anchor else 0.0
        draw_emblem(tile, look.emblem, cx - aside, cy - width * 0.32, width * 0.2, ink, look.fill)
        _vehicle(tile, card, sea, cx, cy + width * 0.26, width, ink)
        if card.anchor:
            spot = (cx + width * 0.22, cy - width * 0.32)
            tile.disc(*spot, width * 0.17, IVORY)
            draw_anchor(tile, *spot, width * 0.13, INK, IVORY)
        return
    draw_emblem(tile, look.emblem, cx, cy, width * 0.27, ink, look.fill)


def _vehicle(tile: Tile, card: Card, sea: bool, cx: float, cy: float, width: int, ink: RGB) -> None:
    if not sea:
        draw_engine(tile, cx, cy, width * 0.3, ink)
        return
    offsets = (-0.16, 0.16) if card.covers > 1 else (0.0,)
    for offset in offsets:
        hull = [(cx + x, cy + width * offset + y) for x, y in ship_outline(width * 0.7, width * 0.24)]
        tile.polygon(hull, ink)
        tile.bar(cx - width * 0.1, cy + width * (offset - 0.05), cx + width * 0.1, cy + width * (offset + 0.05), IVORY)


def back_sprite(kind: str, width: int) -> Sprite:
    """The back of a deck: the vehicle that its cards pay for, or tickets."""
    return _sprites.get(("back", kind, width), lambda: _draw_back(kind, width))


def _draw_back(kind: str, width: int) -> Sprite:
    height = card_height(width)
    tile = _blank(width, height)
    ox, oy = width / 2 - max(width, height) / 2, height / 2 - max(width, height) / 2
    left, top = ox - width / 2 + 1, oy - height / 2 + 1
    right, bottom = left + width - 4, top + height - 5
    corner = width * 0.12
    ground = {"ticket": BRICK, "ship": (38, 82, 116)}.get(kind, (78, 56, 36))
    tile.bar(left, top, right, bottom, (40, 26, 14), corner)
    tile.bar(left + 2, top + 2, right - 2, bottom - 2, IVORY, corner * 0.85)
    tile.bar(left + 5, top + 5, right - 5, bottom - 5, ground, corner * 0.6)
    cx, cy = (left + right) / 2, (top + bottom) / 2 - width * 0.26
    light = shade(ground, 1.75)
    if kind == "ticket":
        draw_ticket(tile, cx, cy, width * 0.26, light, ground)
    else:
        draw_vehicle(tile, kind, cx, cy, width * 0.3, light, ground)
    return tile.finish(shadow=0.45, drop=(1, 2), blur=1.6)


def stack(image: Image.Image, x: int, y: int, kind: str, count: int, width: int) -> None:
    """A deck with how many cards it holds."""
    stamp(image, back_sprite(kind, width), x, y)
    size = round(width * 0.42)
    write(image, (x + width / 2 - 1, y + card_height(width) * 0.82), str(count), "bold", size, PAPER, "m")


def gap(image: Image.Image, x: int, y: int, width: int) -> None:
    """The empty place of a card."""

    def make() -> Sprite:
        height = card_height(width)
        tile = _blank(width, height)
        reach = max(width, height) / 2
        left, top = width / 2 - reach - width / 2 + 1, height / 2 - reach - height / 2 + 1
        pieces = 7
        for number in range(pieces):
            a, b = number / pieces, (number + 0.55) / pieces
            for y0 in (top, top + height - 7):
                tile.bar(left + (width - 4) * a, y0, left + (width - 4) * b, y0 + 2, (150, 118, 74))
            for x0 in (left, left + width - 6):
                tile.bar(x0, top + (height - 5) * a, x0 + 2, top + (height - 5) * b, (150, 118, 74))
        return tile.finish()

    stamp(image, _sprites.get(("gap", width), make), x, y)
