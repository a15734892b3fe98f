"""What is drawn where on a board, as data: the painter only follows it, and the tests look at it."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.board import Board, City, Route
from engine.edition import Edition
from rendering import fonts
from rendering.geometry import (
    Box,
    Point,
    Rect,
    along,
    arc,
    disc_intrusion,
    distances,
    intrusion,
    parallel,
    rect_box,
)
from rendering.memory import Memory
from rendering.style import Style, style_of

_SLIMMEST = 5.0
"""A space is at most so many times as long as wide."""
_SHARES = (1.0, 0.75, 0.5, 0.25)
"""Lengths that are tried, from the slimmest space down towards what the style says."""
Layer = Literal["light", "spaces", "pieces", "ways", "rings", "cities", "buildings", "badges", "names"]
LAYERS: tuple[Layer, ...] = ("light", "spaces", "pieces", "ways", "rings", "cities", "buildings", "badges", "names")
"""What lies on what on top of the base art: whatever is lit, ringed or numbered, buildings and names stay legible."""


class Disc(Struct, frozen=True):
    """A city or a junction."""

    city: str
    x: float
    y: float
    radius: float
    junction: bool
    port: bool


class Label(Struct, frozen=True):
    """A city's name: where its baseline begins, and the room its ink takes."""

    city: str
    text: str
    x: float
    y: float
    room: Rect


class Lane(Struct, frozen=True):
    """A route: its slots from end to end, and the line they lie on."""

    route: int
    slots: tuple[Box, ...]
    line: tuple[Point, ...]


class Scene(Struct, frozen=True):
    style: Style
    discs: tuple[Disc, ...]
    labels: tuple[Label, ...]
    lanes: tuple[Lane, ...]
    """In the order of the board's routes."""
    title: Rect | None = None
    """The plate with the board's name; None where there is no room for it."""


def place(style: Style, city: City) -> Point:
    left, top, right, bottom = style.window
    return left + city.x * (right - left), top + city.y * (bottom - top)


def radius(style: Style, city: City) -> float:
    return style.city * (0.62 if city.kind == "junction" else 1.0)


def clearances(board: Board, style: Style) -> dict[str, float]:
    """How far from a city's middle slots begin: a little farther where many routes meet."""
    meeting = Counter(end for route in board.routes for end in (route.a, route.b))
    return {
        city.id: radius(style, city) + style.gap * 0.8 + style.unit * max(0, meeting[city.id] - 5) * 2.5
        for city in board.cities
    }


def make_lane(
    style: Style,
    index: int,
    route: Route,
    ends: tuple[City, City],
    clear: tuple[float, float],
    side: int,
    bend: float,
) -> Lane:
    """Lay out one route; `side` is 0, or -1 and 1 for the halves of a double route."""
    a, b = place(style, ends[0]), place(style, ends[1])
    chord = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    line = arc(a, b, bend * chord / route.length)
    width = style.slot[1]
    if side:
        line = parallel(line, -side * (width + style.lane) / 2)
    travelled = distances(line)
    first, last = clear
    step = (travelled[-1] - first - last + style.gap) / route.length
    middles = [first - style.gap / 2 + step * (number + 0.5) for number in range(route.length)]
    length = min(step - style.gap, style.slot[0])
    slots = [_slot(line, travelled, middle, length, width) for middle in middles]
    shorter = min(length, step - _turning_gap(slots, width))
    if shorter < length:
        slots = [_slot(line, travelled, middle, shorter, width) for middle in middles]
    return Lane(index, tuple(slots), line)


def _slot(line: tuple[Point, ...], travelled: tuple[float, ...], middle: float, length: float, width: float) -> Box:
    x, y = along(line, travelled, middle)
    p, q = along(line, travelled, middle - length / 2), along(line, travelled, middle + length / 2)
    return Box(x, y, _angle(p, q), length, width)


def _turning_gap(slots: Sequence[Box], width: float) -> float:
    """The gap that keeps the inner corners of slots apart where a route turns."""
    turns = [abs((two.angle - one.angle + 180) % 360 - 180) for one, two in pairwise(slots)]
    return width * math.tan(math.radians(max(turns, default=0.0)) / 2) + 2.0


def _angle(p: Point, q: Point) -> float:
    return math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))


def make_label(style: Style, city: City) -> Label:
    """Write a name beside its disc."""
    x, y = place(style, city)
    left, top, right, bottom = fonts.ink("label", style.label, city.name)
    width, gap = right - left, radius(style, city) + style.px(6)
    diagonal = gap * 0.72
    away = gap if len(city.label) == 1 else diagonal
    start = x - width / 2
    if "e" in city.label:
        start = x + away
    elif "w" in city.label:
        start = x - away - width
    baseline = y + fonts.capital("label", style.label) / 2
    if "n" in city.label:
        baseline = y - away - bottom
    elif "s" in city.label:
        baseline = y + away - top
    return Label(city.id, city.name, start - left, baseline, (start, baseline + top, start + width, baseline + bottom))


def sides(board: Board) -> tuple[int, ...]:
    """For every route 0, or -1 and 1 for the halves of a double route in the order of the file."""
    seen: set[str] = set()
    result = []
    for route in board.routes:
        result.append(0 if not route.double else 1 if route.double in seen else -1)
        if route.double:
            seen.add(route.double)
    return tuple(result)


def bends(board: Board) -> tuple[float, ...]:
    """For every route its bend; the second half of a double route follows the first, whatever its direction."""
    first: dict[str, Route] = {}
    result = []
    for route in board.routes:
        leader = first.setdefault(route.double, route) if route.double else route
        result.append(leader.bend if leader.a == route.a else -leader.bend)
    return tuple(result)


def lay_out(board: Board, style: Style | None = None) -> Scene:
    """Decide where everything of a board is drawn."""
    if style is not None:
        return _laid(board, style)
    style = style_of(board)
    plain = _laid(board, style)
    return plain if board.id == style.painter or not board.routes else _roomy(board, plain)


def _roomy(board: Board, plain: Scene) -> Scene:
    """A board that its style was not made for: every route gets the longest spaces with which it touches nothing."""
    longest, width = plain.style.slot
    lengths = [longest + (width * _SLIMMEST - longest) * share for share in _SHARES]
    tries = [_laid(board, replace(plain.style, slot=(length, width))) for length in lengths]
    lanes = []
    for number, short in enumerate(plain.lanes):
        free = (scene.lanes[number] for scene in tries if _touches_nothing(scene.lanes[number], tries[0]))
        lanes.append(next(free, short))
    scene = replace(plain, lanes=tuple(lanes))
    return replace(scene, title=_title_room(scene))


def _touches_nothing(lane: Lane, scene: Scene) -> bool:
    """Whether a route is clear of all other routes, cities and names, with the longest spaces that those may have."""
    rooms = [rect_box(label.room) for label in scene.labels]
    others = [slot for other in scene.lanes if other.route != lane.route for slot in other.slots]
    return all(
        all(intrusion(slot, other) <= 0 for other in (*others, *rooms))
        and all(disc_intrusion(slot, (disc.x, disc.y), disc.radius) <= 0 for disc in scene.discs)
        for slot in lane.slots
    )


def _laid(board: Board, style: Style) -> Scene:
    cities = {city.id: city for city in board.cities}
    clear = clearances(board, style)
    lanes = []
    leaders: dict[str, str] = {}
    for index, (route, side, bend) in enumerate(zip(board.routes, sides(board), bends(board), strict=True)):
        if route.double and leaders.setdefault(route.double, route.a) != route.a:
            side = -side
        room = (clear[route.a], clear[route.b])
        lanes.append(make_lane(style, index, route, (cities[route.a], cities[route.b]), room, side, bend))
    scene = Scene(
        style=style,
        discs=tuple(_disc(style, city) for city in board.cities),
        labels=tuple(make_label(style, city) for city in board.cities if city.name),
        lanes=tuple(lanes),
    )
    return replace(scene, title=_title_room(scene))


def _title_room(scene: Scene) -> Rect | None:
    """The first corner of the map in which the plate with the name covers nothing."""
    left, top, right, bottom = scene.style.window
    width, height, gap = scene.style.px(330), scene.style.px(116), scene.style.px(16)
    corners = (
        (left + gap, top + gap),
        (right - gap - width, top + gap),
        (left + gap, bottom - gap - height),
        (right - gap - width, bottom - gap - height),
    )
    for x, y in corners:
        room = rect_box((x, y, x + width, y + height))
        if (
            all(intrusion(room, slot) <= 0 for lane in scene.lanes for slot in lane.slots)
            and all(intrusion(room, rect_box(label.room)) <= 0 for label in scene.labels)
            and all(disc_intrusion(room, (disc.x, disc.y), disc.radius) <= 0 for disc in scene.discs)
        ):
            return x, y, x + width, y + height
    return None


_scenes: Memory[Scene] = Memory(16, lambda scene: 1)


def scene_of(edition: Edition) -> Scene:
    """The scene of an edition's board, remembered."""
    return _scenes.get(edition.digest, lambda: lay_out(edition.board))


def _disc(style: Style, city: City) -> Disc:
    x, y = place(style, city)
    return Disc(city.id, x, y, radius(style, city), city.kind == "junction", city.port)


class Collision(Struct, frozen=True):
    """Two things that touch, or one that leaves the frame, and by how many pixels."""

    first: str
    second: str
    depth: float


def collisions(board: Board, scene: Scene) -> Iterator[Collision]:
    """Everything in the scene that lies on something else or outside the map's window."""
    yield from _slots_on_slots(board, scene)
    yield from _discs_on_things(board, scene)
    yield from _labels_on_things(board, scene)
    yield from _outside(board, scene)


def _route_name(board: Board, index: int) -> str:
    route = board.routes[index]
    return f"route {route.a}–{route.b} ({route.colour})"


def _slots_on_slots(board: Board, scene: Scene) -> Iterator[Collision]:
    for one, two in combinations(scene.lanes, 2):
        depth = max(intrusion(a, b) for a in one.slots for b in two.slots)
        if depth > 0:
            yield Collision(_route_name(board, one.route), _route_name(board, two.route), depth)


def _discs_on_things(board: Board, scene: Scene) -> Iterator[Collision]:
    for disc in scene.discs:
        for lane in scene.lanes:
            depth = max(disc_intrusion(slot, (disc.x, disc.y), disc.radius) for slot in lane.slots)
            if depth > 0:
                yield Collision(f"city {disc.city}", _route_name(board, lane.route), depth)
    for a, b in combinations(scene.discs, 2):
        depth = a.radius + b.radius - ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
        if depth > 0:
            yield Collision(f"city {a.city}", f"city {b.city}", depth)


def _labels_on_things(board: Board, scene: Scene) -> Iterator[Collision]:
    for label in scene.labels:
        room = rect_box(label.room)
        for disc in scene.discs:
            depth = disc_intrusion(room, (disc.x, disc.y), disc.radius)
            if depth > 0:
                yield Collision(f"label {label.city}", f"city {disc.city}", depth)
        for lane in scene.lanes:
            depth = max(intrusion(room, slot) for slot in lane.slots)
            if depth > 0:
                yield Collision(f"label {label.city}", _route_name(board, lane.route), depth)
    for one, two in combinations(scene.labels, 2):
        depth = intrusion(rect_box(one.room), rect_box(two.room))
        if depth > 0:
            yield Collision(f"label {one.city}", f"label {two.city}", depth)


def _outside(board: Board, scene: Scene) -> Iterator[Collision]:
    left, top, right, bottom = scene.style.window
    things: list[tuple[str, list[Point]]] = [
        (f"city {d.city}", [(d.x - d.radius, d.y - d.radius), (d.x + d.radius, d.y + d.radius)]) for d in scene.discs
    ]
    things += [
        (_route_name(board, lane.route), [corner for slot in lane.slots for corner in slot.corners()])
        for lane in scene.lanes
    ]
    things += [(f"label {label.city}", [label.room[:2], label.room[2:]]) for label in scene.labels]
    for name, points in things:
        depth = max(max(left - x, x - right, top - y, y - bottom) for x, y in points)
        if depth > 0:
            yield Collision(name, "frame", depth)
