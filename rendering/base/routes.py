"""The network of a board without pieces: a pale bed under every route, its slots, the discs of ferries and carts."""

import math
from collections.abc import Iterator

from PIL import Image, ImageDraw, ImageFilter

from rendering.base.ground import Ground
from rendering.geometry import Point, along, distances
from rendering.palette import RGB
from rendering.scene import Lane
from rendering.slots import lane_sprites
from rendering.texture import scaled
from rendering.tile import stamp


def paint_routes(ground: Ground, bed: RGB, strength: float) -> None:
    ground.calm()
    _bed(ground, bed, strength)
    for lane in ground.scene.lanes:
        for sprite in lane_sprites(ground.board.routes[lane.route], lane):
            stamp(ground.image, sprite)


def _bed(ground: Ground, colour: RGB, strength: float) -> None:
    """A pale strip from city to city, so that a route reads on any ground and its slots hang together."""
    mask = Image.new("L", ground.size, 0)
    pen = ImageDraw.Draw(mask)
    width = round(ground.style.slot[1])
    for lane in ground.scene.lanes:
        pen.line(list(lane.line), fill=230, width=width + 6, joint="curve")
    ground.image.paste(colour, (0, 0, *ground.size), scaled(mask.filter(ImageFilter.GaussianBlur(6)), strength))
    ground.lines((line for lane in ground.scene.lanes for line in _gaps(lane)), 3.4, (86, 62, 38), 0.55)


def _gaps(lane: Lane) -> Iterator[list[Point]]:
    """Where slots lie far apart, the line between them: only there it helps the eye."""
    travelled = distances(lane.line)
    edges = [0.0]
    for slot in lane.slots:
        middle = travelled[min(range(len(lane.line)), key=lambda i: math.dist(lane.line[i], (slot.x, slot.y)))]
        edges += [middle - slot.length / 2, middle + slot.length / 2]
    edges.append(travelled[-1])
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        if end - start > 26:
            steps = max(2, round((end - start) / 8))
            yield [along(lane.line, travelled, start + (end - start) * i / steps) for i in range(steps + 1)]
