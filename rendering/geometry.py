"""Plane geometry for the pictures: arcs, points along them, and boxes that may touch each other."""

import math
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

Point = tuple[float, float]
Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""

_SAMPLES = 32


def arc(a: Point, b: Point, sagitta: float) -> tuple[Point, ...]:
    """A gentle curve from a to b whose middle lies `sagitta` to the left of the straight line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    chord = math.hypot(dx, dy) or 1.0
    cx = (a[0] + b[0]) / 2 + dy / chord * sagitta * 2
    cy = (a[1] + b[1]) / 2 - dx / chord * sagitta * 2
    points = []
    for step in range(_SAMPLES + 1):
        t = step / _SAMPLES
        u = 1 - t
        points.append((u * u * a[0] + 2 * u * t * cx + t * t * b[0], u * u * a[1] + 2 * u * t * cy + t * t * b[1]))
    return tuple(points)


def parallel(points: Sequence[Point], distance: float) -> tuple[Point, ...]:
    """The line that runs beside another one, to its left."""
    moved = []
    for index, (x, y) in enumerate(points):
        before, after = points[max(0, index - 1)], points[min(len(points) - 1, index + 1)]
        length = math.dist(before, after) or 1.0
        moved.append((x + (after[1] - before[1]) / length * distance, y - (after[0] - before[0]) / length * distance))
    return tuple(moved)


def distances(points: Sequence[Point]) -> tuple[float, ...]:
    """For every point of a line, how far along the line it lies."""
    total = 0.0
    result = [0.0]
    for before, after in pairwise(points):
        total += math.dist(before, after)
        result.append(total)
    return tuple(result)


def along(points: Sequence[Point], travelled: Sequence[float], distance: float) -> Point:
    """The point that lies so far along the line."""
    index = max(1, min(len(points) - 1, bisect_left(travelled, distance)))
    before, after = points[index - 1], points[index]
    t = (distance - travelled[index - 1]) / ((travelled[index] - travelled[index - 1]) or 1.0)
    return before[0] + (after[0] - before[0]) * t, before[1] + (after[1] - before[1]) * t


class Box(Struct, frozen=True):
    """A rectangle turned by `angle` degrees (clockwise in the picture) around its centre."""

    x: float
    y: float
    angle: float
    length: float
    width: float

    def corners(self, margin: float = 0.0) -> tuple[Point, Point, Point, Point]:
        """The corners, all sides moved outwards by `margin`."""
        turn = math.radians(self.angle)
        c, s = math.cos(turn), math.sin(turn)
        h, w = self.length / 2 + margin, self.width / 2 + margin
        hx, hy, wx, wy = h * c, h * s, -w * s, w * c
        return (
            (self.x - hx - wx, self.y - hy - wy),
            (self.x + hx - wx, self.y + hy - wy),
            (self.x + hx + wx, self.y + hy + wy),
            (self.x - hx + wx, self.y - hy + wy),
        )


def reach(box: Box, margin: float) -> tuple[float, float]:
    """How far a turned box reaches from its middle, across and down."""
    turn = math.radians(box.angle)
    c, s = abs(math.cos(turn)), abs(math.sin(turn))
    h, w = box.length / 2, box.width / 2
    return h * c + w * s + margin, h * s + w * c + margin


def rect_box(rect: Rect) -> Box:
    left, top, right, bottom = rect
    return Box((left + right) / 2, (top + bottom) / 2, 0.0, right - left, bottom - top)


def intrusion(first: Box, second: Box) -> float:
    """How deep one box reaches into the other; at or below zero they are apart by at least that much."""
    depth = math.inf
    reach = math.hypot(first.length, first.width) / 2 + math.hypot(second.length, second.width) / 2
    apart = math.hypot(first.x - second.x, first.y - second.y)
    if apart > reach:
        return reach - apart
    one, two = first.corners(), second.corners()
    for angle in (first.angle, first.angle + 90, second.angle, second.angle + 90):
        turn = math.radians(angle)
        c, s = math.cos(turn), math.sin(turn)
        a = [x * c + y * s for x, y in one]
        b = [x * c + y * s for x, y in two]
        depth = min(depth, max(a) - min(b), max(b) - min(a))
    return depth


def disc_intrusion(box: Box, centre: Point, radius: float) -> float:
    """How deep a disc reaches into a box; at or below zero they are apart by that much."""
    turn = math.radians(-box.angle)
    c, s = math.cos(turn), math.sin(turn)
    dx, dy = centre[0] - box.x, centre[1] - box.y
    x, y = abs(dx * c - dy * s) - box.length / 2, abs(dx * s + dy * c) - box.width / 2
    if x <= 0 and y <= 0:
        return radius - max(x, y)
    return radius - math.hypot(max(x, 0.0), max(y, 0.0))
