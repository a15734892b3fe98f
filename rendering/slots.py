"""Empty slots: colour and emblem, the rock of tunnels, the discs of ferries, the ovals of sea routes, the carts."""

import math
from collections.abc import Iterator

from engine.board import Route
from rendering.emblems import draw_cart, draw_emblem, draw_engine, emblem_ink
from rendering.geometry import Box, Point, reach
from rendering.palette import INK, IVORY, RGB, card_colour, shade
from rendering.scene import Lane
from rendering.tile import Sprite, Tile

_ROCK: RGB = (62, 44, 30)


def ship_outline(length: float, width: float, inset: float = 0.0) -> tuple[Point, ...]:
    """A hull seen from above: pointed at both ends, so that it has no wrong direction."""
    h, w = length / 2 - inset, width / 2 - inset
    steps = [(-1.0, 0.0), (-0.86, -0.52), (-0.66, -0.86), (-0.4, -1.0)]
    upper = [(x * h, y * w) for x, y in steps]
    upper += [(-x, y) for x, y in reversed(upper)]
    lower = [(x, -y) for x, y in reversed(upper[1:-1])]
    return tuple(upper + lower)


def lane_sprites(route: Route, lane: Lane, zoom: int = 1) -> Iterator[Sprite]:
    """A route as it is printed: its slots, and the discs of ferries and bonus goods on those in the middle."""
    for slot in lane.slots:
        yield slot_sprite(slot, route.colour, route.kind == "sea", route.tunnel, zoom)
    middle = (route.length - 1) / 2
    by_middle = sorted(range(route.length), key=lambda number: (abs(number - middle), number))
    for number in by_middle[: route.ferry]:
        slot = lane.slots[number]
        yield ferry_badge(*_badge_place(slot, route.colour), slot.width, zoom)
    if route.bonus:
        slot = lane.slots[by_middle[0]]
        yield cart_badge(*_badge_place(slot, route.colour), slot.width, zoom)


def slot_sprite(box: Box, colour: str, sea: bool, tunnel: bool, zoom: int = 1) -> Sprite:
    """One empty slot."""
    look = card_colour(colour)
    tile = Tile(box.x, box.y, 0, box.angle, reach(box, 9), zoom)
    h, w = box.length / 2, box.width / 2
    rim, light, dark = shade(look.fill, 0.55), shade(look.fill, 1.22), shade(look.fill, 0.86)
    if tunnel:
        _rock(tile, box)
    if sea:
        for inset, fill in ((0.0, rim), (1.6, light), (3.2, look.fill)):
            tile.polygon(ship_outline(box.length, box.width, inset), fill)
    else:
        corner = box.width * 0.2
        tile.bar(-h, -w, h, w, rim, corner)
        tile.bar(-h + 1.5, -w + 1.5, h - 1.5, w - 1.5, dark, corner * 0.8)
        tile.bar(-h + 1.5, -w + 1.5, h - 1.5, w - 3.2, light, corner * 0.8)
        tile.bar(-h + 3.0, -w + 3.2, h - 3.0, w - 3.2, look.fill, corner * 0.6)
    upright = Tile(box.x, box.y, box.width, zoom=zoom)
    draw_emblem(upright, look.emblem, 0, 0, box.width * 0.3, emblem_ink(look.fill), look.fill)
    tile.lay(upright)
    return tile.finish(shadow=0.4, drop=(1, 2), blur=1.6)


def _rock(tile: Tile, box: Box) -> None:
    """A broken dark edge, as if the slot were cut into rock."""
    h, w = box.length / 2, box.width / 2
    tile.bar(-h - 1.6, -w - 3.6, h + 1.6, w + 3.6, _ROCK, 3)
    teeth = max(4, round(box.length / 7))
    pitch = box.length / teeth
    for tooth in range(teeth):
        x = -h + pitch * (tooth + 0.5)
        for y0, y1 in ((-w - 3.0, -w), (w, w + 3.0)):
            tile.bar(x - pitch * 0.22, y0, x + pitch * 0.22, y1, (206, 184, 142))


def _badge_place(box: Box, colour: str) -> Point:
    """Where a disc goes on a slot: in the middle, unless an emblem is there."""
    if card_colour(colour).emblem == "none":
        return box.x, box.y
    turn = math.radians(box.angle)
    away = box.length * 0.3
    return box.x - math.cos(turn) * away, box.y - math.sin(turn) * away


def ferry_badge(x: float, y: float, width: float, zoom: int = 1) -> Sprite:
    """A locomotive on a disc: this slot wants a wild card."""
    radius = width * 0.53
    tile = Tile(x, y, radius + 6, zoom=zoom)
    tile.disc(0, 0, radius, INK)
    tile.disc(0, 0, radius - 1.7, IVORY)
    draw_engine(tile, 0, 0, radius * 0.74, INK)
    return tile.finish(shadow=0.5)


def cart_badge(x: float, y: float, width: float, zoom: int = 1) -> Sprite:
    """A cart on a disc: this route earns bonus goods."""
    radius = width * 0.5
    tile = Tile(x, y, radius + 6, zoom=zoom)
    tile.disc(0, 0, radius, (94, 58, 20))
    tile.disc(0, 0, radius - 1.6, (250, 214, 120))
    draw_cart(tile, 0, 0, radius * 0.72, (74, 40, 12))
    return tile.finish(shadow=0.4)
