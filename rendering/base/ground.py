"""What all painters share: the canvas with its scene and projection, shapes drawn fine, and finding free room."""

import math
from collections.abc import Callable, Iterable, Sequence

from PIL import Image, ImageDraw, ImageFilter

from engine.board import Board
from rendering.errors import ProjectionError
from rendering.geography import Geography, Ring
from rendering.geometry import Point
from rendering.palette import RGB
from rendering.projection import Projection, warped
from rendering.scene import Scene, place
from rendering.texture import tint

FINE = 2
"""Masks are drawn so many times too big and reduced."""
_COARSE = 4
"""The mask of taken room is so many times smaller."""


class Ground:
    """A board being painted."""

    def __init__(self, board: Board, scene: Scene, geography: Geography) -> None:
        self.board, self.scene = board, scene
        self.style = scene.style
        self.size = self.style.size
        self.image = Image.new("RGB", self.size)
        self.project, self.geography = _projected(board, scene, geography)
        self.coarse = self.style.unit * 3.0
        """How far a drawn coast may be from the true one: a calmer line looks drawn, and makes smaller pictures."""
        self._taken = _taken(scene)

    def outline(self, ring: Ring, smooth: int = 1, closed: bool = True) -> list[Point]:
        """A ring on the picture. Where the data were cut off, the land goes on beyond the frame."""
        places = ring[:-1] if closed and ring[0] == ring[-1] else ring
        points = [self.project(*place) for place in places]
        cut = self._cut(places) if closed else frozenset()
        points = [self._beyond(point) if index in cut else point for index, point in enumerate(points)]
        return smoothed(simplified(points, self.coarse), smooth, closed)

    def _cut(self, places: Ring) -> frozenset[int]:
        """The ends of edges far too long for a coast: there the data end."""
        box = self.geography.meta.bbox
        if box is None:
            return frozenset()
        longest = math.hypot(box[2] - box[0], box[3] - box[1]) * 0.05
        ends = [i for i, place in enumerate(places) if math.dist(place, places[i - 1]) > longest]
        return frozenset(ends) | frozenset((i - 1) % len(places) for i in ends)

    def _beyond(self, point: Point) -> Point:
        cx, cy = self.size[0] / 2, self.size[1] / 2
        return cx + (point[0] - cx) * 3, cy + (point[1] - cy) * 3

    def mask(self, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
        """A mask drawn fine; the callback gets the pen and how many times too big the mask is."""
        big = Image.new("L", (self.size[0] * FINE, self.size[1] * FINE), 0)
        draw(ImageDraw.Draw(big), FINE)
        return big.reduce(FINE)

    def lines(self, lines: Iterable[Sequence[Point]], width: float, colour: RGB, share: float) -> None:
        """Ink lines on the picture."""

        def draw(pen: ImageDraw.ImageDraw, k: int) -> None:
            for line in lines:
                pen.line([(x * k, y * k) for x, y in line], fill=255, width=max(1, round(width * k)), joint="curve")

        tint(self.image, colour, self.mask(draw), share)

    def calm(self) -> None:
        """Soften the ground a little before the network is drawn: it steps back, and the pictures get smaller."""
        self.image = self.image.filter(ImageFilter.GaussianBlur(1.1 * self.style.unit))

    def free(self, x: float, y: float, across: float, down: float) -> bool:
        """Whether a box around a point touches no slot, no name, no city and lies in the window."""
        left, top, right, bottom = self.style.window
        if not (left <= x - across and x + across <= right and top <= y - down and y + down <= bottom):
            return False
        box = [round(v / _COARSE) for v in (x - across, y - down, x + across, y + down)]
        return self._taken.crop((box[0], box[1], box[2] + 1, box[3] + 1)).getbbox() is None

    def take(self, x: float, y: float, across: float, down: float) -> None:
        """Nothing else shall be put there."""
        box = [v / _COARSE for v in (x - across, y - down, x + across, y + down)]
        ImageDraw.Draw(self._taken).rectangle(box, fill=255)

    def free_spot(self, radius: float, near: Point) -> Point | None:
        """The free place for an ornament that is nearest to a point of the window (fractions)."""
        left, top, right, bottom = self.style.window
        goal = left + near[0] * (right - left), top + near[1] * (bottom - top)
        step = self.style.px(24)
        spots = [
            (x, y)
            for x in range(left + round(radius), right - round(radius), step)
            for y in range(top + round(radius), bottom - round(radius), step)
        ]
        spots.sort(key=lambda spot: math.dist(spot, goal))
        return next((spot for spot in spots if self.free(*spot, radius, radius)), None)


def _projected(board: Board, scene: Scene, geography: Geography) -> tuple[Projection, Geography]:
    """The projection and what it can show; a map of nowhere shows no geography."""
    known = [city for city in board.cities if city.lat or city.lon]
    try:
        targets = [place(scene.style, city) for city in known]
        return warped([(city.lon, city.lat) for city in known], targets), geography
    except ProjectionError:
        return lambda lon, lat: (lon, lat), Geography()


def _taken(scene: Scene) -> Image.Image:
    width, height = scene.style.size
    mask = Image.new("L", (width // _COARSE + 1, height // _COARSE + 1), 0)
    pen = ImageDraw.Draw(mask)
    margin = scene.style.px(6)
    for lane in scene.lanes:
        for slot in lane.slots:
            pen.polygon([(x / _COARSE, y / _COARSE) for x, y in slot.corners(margin)], fill=255)
    for disc in scene.discs:
        r = disc.radius + margin
        pen.ellipse([v / _COARSE for v in (disc.x - r, disc.y - r, disc.x + r, disc.y + r)], fill=255)
    rooms = [label.room for label in scene.labels] + ([scene.title] if scene.title else [])
    for left, top, right, bottom in rooms:
        pen.rectangle([v / _COARSE for v in (left - margin, top - margin, right + margin, bottom + margin)], fill=255)
    return mask


def simplified(points: list[Point], tolerance: float) -> list[Point]:
    """The points that matter: no other lies farther than the tolerance from the line through them."""
    if len(points) < 8:
        return points
    keep = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        a, b = points[first], points[last]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        farthest, distance = first, 0.0
        for index in range(first + 1, last):
            px, py = points[index][0] - a[0], points[index][1] - a[1]
            away = abs(px * dy - py * dx) / length if length > 1e-9 else math.hypot(px, py)
            if away > distance:
                farthest, distance = index, away
        if distance > tolerance:
            keep.add(farthest)
            spans += [(first, farthest), (farthest, last)]
    return [points[index] for index in sorted(keep)]


def smoothed(points: list[Point], times: int, closed: bool) -> list[Point]:
    """Corners cut off; long edges keep theirs."""
    for _ in range(times):
        result = [] if closed else [points[0]]
        for index in range(len(points) if closed else len(points) - 1):
            a, b = points[index], points[(index + 1) % len(points)]
            t = min(0.25, 10 / (math.dist(a, b) or 1.0))
            result.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            result.append((b[0] + (a[0] - b[0]) * t, b[1] + (a[1] - b[1]) * t))
        points = result if closed else [*result, points[-1]]
    return points
