"""Pieces on the board: wagons, ships, buses and carts on claimed routes, stations and ports in cities."""

import math

from rendering.emblems import draw_anchor, draw_mark
from rendering.geometry import Box, reach
from rendering.palette import INK, RGB, PlayerColour, luma, shade
from rendering.slots import ship_outline
from rendering.tile import Sprite, Tile

_RIM: RGB = (30, 20, 12)
_IRON: RGB = (44, 36, 30)


def piece_sprite(box: Box, piece: str, colour: PlayerColour, zoom: int = 1) -> Sprite:
    """A piece on a slot. Kinds of piece we have no picture of are drawn as wagons."""
    angle = (box.angle + 90) % 180 - 90
    length, width = box.length + 3, box.width + 2
    tile = Tile(box.x, box.y, 0, angle, reach(Box(box.x, box.y, angle, length + 6, width + 6), 8), zoom)
    match piece:
        case "ship":
            _ship(tile, length + 4, width + 2, colour)
        case "bus":
            _bus(tile, length, width, colour)
        case "cart":
            _cart(tile, length, width, colour)
        case _:
            _wagon(tile, length, width, colour)
    upright = Tile(box.x, box.y, width, zoom=zoom)
    draw_mark(upright, colour.mark, 0, 0, width * 0.31)
    tile.lay(upright)
    return tile.finish(shadow=0.6, drop=(2, 4))


def _roof_ink(fill: RGB) -> RGB:
    return shade(fill, 1.34) if luma(fill) < 90 else shade(fill, 0.62)


def _wagon(tile: Tile, length: float, width: float, colour: PlayerColour) -> None:
    h, w = length / 2, width / 2
    for y in (-w * 0.56, w * 0.56):
        tile.bar(-h - 2.4, y - 1.5, h + 2.4, y + 1.5, _IRON)
    tile.bar(-h, -w, h, w, _RIM, 5)
    tile.bar(-h + 1.5, -w + 1.5, h - 1.5, w - 1.5, shade(colour.fill, 0.6), 4)
    _lit_roof(tile, h - 3, w * 0.7, colour.fill)
    _pattern(tile, h - 4, w * 0.66, colour)


def _lit_roof(tile: Tile, h: float, w: float, fill: RGB) -> None:
    tile.bar(-h, -w, h, w, fill, 3)
    tile.bar(-h + 0.6, -w + 0.4, h - 0.6, -w * 0.36, shade(fill, 1.3), 2)
    tile.bar(-h + 0.6, w * 0.58, h - 0.6, w - 0.4, shade(fill, 0.8), 2)


def _pattern(tile: Tile, h: float, w: float, colour: PlayerColour) -> None:
    """Another pattern on every player's roofs: a cue that needs neither colour nor a good eye for marks."""
    ink = _roof_ink(colour.fill)
    count = max(3, round(2 * h / 6.5))
    pitch = 2 * h / count
    for number in range(count):
        x = -h + pitch * (number + 0.5)
        match colour.pattern:
            case "ribs":
                tile.stroke(((x, -w), (x, w)), ink, 1.3)
            case "slants":
                lean = min(w, pitch * 0.8)
                tile.stroke(((max(-h, x - lean), w), (min(h, x + lean), -w)), ink, 1.6)
            case "rivets":
                for y in (-w * 0.52, w * 0.52):
                    tile.disc(x, y, 1.5, ink)
            case "chevrons":
                lean = min(w * 0.7, pitch * 0.7)
                tile.stroke(((x - lean / 2, -w), (x + lean / 2, 0), (x - lean / 2, w)), ink, 1.5)
            case "stripes":
                continue
    if colour.pattern == "stripes":
        for y in (-w * 0.46, w * 0.46):
            tile.stroke(((-h, y), (h, y)), ink, 1.7)


def _ship(tile: Tile, length: float, width: float, colour: PlayerColour) -> None:
    for inset, fill in ((0.0, _RIM), (1.6, shade(colour.fill, 0.62)), (4.2, (214, 182, 126)), (5.4, (232, 204, 150))):
        tile.polygon(ship_outline(length, width, inset), fill)
    h, w = length * 0.31, width * 0.29
    tile.bar(-h - 1.4, -w - 1.4, h + 1.4, w + 1.4, _RIM, 4)
    _lit_roof(tile, h, w, colour.fill)
    _pattern(tile, h - 1, w, colour)


def _bus(tile: Tile, length: float, width: float, colour: PlayerColour) -> None:
    h, w = length / 2, width / 2
    for x in (-h * 0.58, h * 0.58):
        tile.bar(x - 5, -w - 1.4, x + 5, w + 1.4, _IRON, 2)
    tile.bar(-h, -w, h, w, _RIM, 9)
    tile.bar(-h + 1.6, -w + 1.6, h - 1.6, w - 1.6, shade(colour.fill, 0.74), 8)
    tile.bar(h - 8, -w * 0.72, h - 4, w * 0.72, (206, 228, 236), 2)
    tile.bar(-h + 4, -w * 0.62, -h + 7, w * 0.62, (206, 228, 236), 2)
    _lit_roof(tile, h - 11, w * 0.72, colour.fill)
    _pattern(tile, h - 12, w * 0.68, colour)


def _cart(tile: Tile, length: float, width: float, colour: PlayerColour) -> None:
    h, w = length / 2, width / 2
    for x in (-h * 0.5, h * 0.5):
        for y in (-w, w):
            tile.bar(x - 8, y - 2.6, x + 8, y + 2.6, _RIM, 2)
            tile.bar(x - 6.4, y - 1.2, x + 6.4, y + 1.2, (150, 112, 66), 1)
    tile.bar(-h, -w + 2, h, w - 2, _RIM, 3)
    tile.bar(-h + 1.6, -w + 3.6, h - 1.6, w - 3.6, (158, 116, 68), 2)
    for y in (-w * 0.5, 0.0, w * 0.5):
        tile.stroke(((-h + 2, y), (h - 2, y)), (116, 80, 44), 1)
    tile.bar(-h * 0.82, -w * 0.66, h * 0.82, w * 0.66, shade(colour.fill, 0.5), 6)
    _lit_roof(tile, h * 0.82 - 1.4, w * 0.66 - 1.4, colour.fill)
    _pattern(tile, h * 0.82 - 3, w * 0.58, colour)


def station_sprite(x: float, y: float, size: float, colour: PlayerColour, zoom: int = 1) -> Sprite:
    """A station: a little house with the mark of its owner."""
    tile = Tile(x, y, size * 1.5, zoom=zoom)
    s = size
    roof = ((-s * 1.12, -s * 0.2), (0.0, -s * 1.18), (s * 1.12, -s * 0.2))
    for grow, fill in ((2.2, _RIM), (0.0, colour.fill)):
        tile.bar(-s * 0.86 - grow, -s * 0.3 - grow, s * 0.86 + grow, s * 0.92 + grow, fill)
    for grow, fill in ((1.0 + 2.4 / s, _RIM), (1.0, shade(colour.fill, 0.6))):
        tile.polygon([(px * grow, (py + s * 0.5) * grow - s * 0.5) for px, py in roof], fill)
    tile.bar(-s * 0.86, s * 0.72, s * 0.86, s * 0.92, shade(colour.fill, 0.62))
    draw_mark(tile, colour.mark, 0, s * 0.26, s * 0.5)
    return tile.finish(shadow=0.6, drop=(2, 4))


def port_sprite(x: float, y: float, size: float, colour: PlayerColour, zoom: int = 1) -> Sprite:
    """A port: a round quay with the anchor above and the mark of its owner below."""
    tile = Tile(x, y, size * 1.8, zoom=zoom)
    s = size
    for turn in range(0, 360, 45):
        dx, dy = math.cos(math.radians(turn)) * s, math.sin(math.radians(turn)) * s
        tile.disc(dx, dy, s * 0.3, _RIM)
    tile.disc(0, 0, s * 1.08, _RIM)
    tile.disc(0, 0, s * 0.98, colour.fill)
    tile.bar(-s * 0.62, -s * 1.52, s * 0.62, -s * 0.42, _RIM, 4)
    tile.bar(-s * 0.54, -s * 1.44, s * 0.54, -s * 0.5, (255, 250, 236), 3)
    draw_anchor(tile, 0, -s * 0.96, s * 0.44, INK, (255, 250, 236))
    draw_mark(tile, colour.mark, 0, s * 0.26, s * 0.46)
    return tile.finish(shadow=0.6, drop=(2, 4))


def city_sprite(x: float, y: float, radius: float, port: bool, junction: bool, zoom: int = 1) -> Sprite:
    """A city's disc; a port city's is blue with an anchor, a junction is a buoy."""
    tile = Tile(x, y, radius + 6, zoom=zoom)
    if junction:
        for share, fill in ((1.0, (40, 52, 60)), (0.82, (240, 236, 224)), (0.5, (190, 62, 44))):
            tile.disc(0, 0, radius * share, fill)
        return tile.finish(shadow=0.5)
    heart = (34, 74, 112) if port else (176, 58, 42)
    rings: tuple[tuple[float, RGB], ...] = (
        (1.0, (58, 34, 18)),
        (0.91, (222, 182, 98)),
        (0.77, (112, 72, 32)),
        (0.71, shade(heart, 0.84)),
        (0.65, heart),
    )
    for share, fill in rings:
        tile.disc(0, 0, radius * share, fill)
    if port:
        draw_anchor(tile, 0, radius * 0.02, radius * 0.5, (246, 240, 222), heart)
    else:
        tile.disc(-radius * 0.14, -radius * 0.22, radius * 0.26, shade(heart, 1.3))
    return tile.finish(shadow=0.55)
