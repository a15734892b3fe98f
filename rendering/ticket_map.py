"""The part of the board that somebody's tickets are about: their ends, numbered, and the ways still missing."""

import math
from collections.abc import Container, Sequence
from itertools import groupby, pairwise
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image

from engine.advice import Prospect
from engine.board import City, LabelSide
from engine.edition import Edition
from engine.view import View
from rendering.badges import TRAIL, badge
from rendering.camera import Camera
from rendering.canvas import Canvas
from rendering.fonts import Face
from rendering.geometry import Box, Point, Rect, disc_intrusion, intrusion, reach, rect_box
from rendering.lettering import halo_sprite
from rendering.palette import BRICK, INK, RGB
from rendering.places import put_cities
from rendering.players import ShownPlayer
from rendering.scene import Disc, Label, Scene, make_label, scene_of
from rendering.slots import ship_outline
from rendering.style import Style
from rendering.tabletop import lay_table, ring_sprite
from rendering.tile import Sprite, Tile, rounded, stamp
from rendering.words import Words

_RING: RGB = (255, 226, 60)
_LEAST, _FLATTEST, _TALLEST = 0.36, 0.56, 1.2
"""How much of the map is shown at least, and how high the picture may be for its width."""
_NAME, _BADGE, _SMALL_BADGE, _RING_RADIUS, _LINE = 34, 24, 18, 17.0, 4.5
"""In the finished picture, three pixels for one of a phone's: names, numbers of ends and of ways, rings, lines."""
_SIDES: tuple[LabelSide, ...] = get_args(LabelSide)


class _Frame(Struct, frozen=True):
    """The part of the board that is shown, and how many pixels of the finished picture one of its own takes."""

    camera: Camera
    scale: float


def ticket_map(
    edition: Edition,
    view: View,
    players: Sequence[ShownPlayer],
    words: Words,
    prospects: Sequence[Prospect],
    width: int,
) -> Image.Image:
    """A map so many pixels wide, as close as the tickets allow."""
    scene = scene_of(edition)
    frame = _frame(scene, edition, prospects, width)
    canvas = lay_table(edition, view, players, camera=frame.camera, names=False)
    put_cities(canvas, edition, edition.city_index)
    _ways(canvas, edition, scene, prospects, frame.scale)
    for name in _ends(edition, prospects):
        disc = scene.discs[edition.city_index[name]]
        canvas.put("rings", ring_sprite(disc.x, disc.y, _ring(disc, frame), _RING, frame.camera.zoom))
    high = round((frame.camera.bottom - frame.camera.top) * frame.scale)
    image = canvas.painted().resize((width, high), Image.Resampling.HAMMING)
    _write(image, edition, scene, words, prospects, frame)
    return image


def _ring(disc: Disc, frame: _Frame) -> float:
    """How big the ring around an end is, on the board."""
    return max(disc.radius * 1.55, _RING_RADIUS / frame.scale)


def _ends(edition: Edition, prospects: Sequence[Prospect]) -> dict[str, list[int]]:
    """The ends of the tickets, each with the numbers of its tickets."""
    ends: dict[str, list[int]] = {}
    for number, one in enumerate(prospects):
        for city in edition.tickets[one.ticket].cities:
            ends.setdefault(city, []).append(number)
    return ends


def _frame(scene: Scene, edition: Edition, prospects: Sequence[Prospect], width: int) -> _Frame:
    """The window around all ends and ways, neither too flat nor too tall."""
    left, top, right, bottom = scene.style.window
    line = scene.style.px(6)
    left, top, right, bottom = left + line, top + line, right - line, bottom - line
    room = _room(scene, edition, prospects) or (left, top, right, bottom)
    wide = max(room[2] - room[0], (room[3] - room[1]) / _TALLEST, (right - left) * _LEAST)
    wide = min(wide, right - left)
    high = min(max(room[3] - room[1], wide * _FLATTEST), bottom - top)
    x = min(max(left, (room[0] + room[2] - wide) / 2), right - wide)
    y = min(max(top, (room[1] + room[3] - high) / 2), bottom - high)
    scale = width / wide
    return _Frame(Camera(round(x), round(y), round(x + wide), round(y + high), 2 if scale > 1 else 1), scale)


def _room(scene: Scene, edition: Edition, prospects: Sequence[Prospect]) -> Rect | None:
    names = _ends(edition, prospects)
    points = [(disc.x, disc.y) for disc in scene.discs if disc.city in names]
    for one in prospects:
        for route in one.way.halves if one.way else ():
            points += scene.lanes[edition.route_index[route]].line
    if not points:
        return None
    margin = scene.style.px(110)
    passed = _passed(edition, prospects)
    rooms = [(x - margin, y - margin, x + margin, y + margin) for x, y in points]
    edge = scene.style.px(8)
    for left, top, right, bottom in (label.room for label in scene.labels if label.city in passed):
        rooms.append((left - edge, top - edge, right + edge, bottom + edge))
    lefts, tops, rights, bottoms = zip(*rooms, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _ways(canvas: Canvas, edition: Edition, scene: Scene, prospects: Sequence[Prospect], scale: float) -> None:
    """A bright line around every space that is still missing; where tickets share it, one line within the other."""
    wanted = _wanted(prospects)
    lines = max(3.6, _LINE / scale)
    for name, numbers in wanted.items():
        route = edition.route_index[name]
        sea = edition.routes[route].kind == "sea"
        thick = lines if len(numbers) == 1 else lines * 0.7
        for slot in scene.lanes[route].slots:
            for place, number in enumerate(reversed(numbers)):
                away = thick * (len(numbers) - 1 - place)
                colour = TRAIL[number % len(TRAIL)]
                canvas.put("ways", edge_sprite(slot, away, thick, colour, sea, canvas.camera.zoom))


def _wanted(prospects: Sequence[Prospect]) -> dict[str, list[int]]:
    """The missing routes, each with the numbers of its tickets."""
    wanted: dict[str, list[int]] = {}
    for number, one in enumerate(prospects):
        for name in one.way.halves if one.way else ():
            wanted.setdefault(name, []).append(number)
    return wanted


def edge_sprite(slot: Box, away: float, thick: float, colour: RGB, sea: bool, zoom: int = 1) -> Sprite:
    """A line around a space, in the shape of the space: an oval around one of a sea route."""
    grow = away + thick / 2 + 1
    tile = Tile(slot.x, slot.y, 0, slot.angle, reach(slot, 2 * grow + thick), zoom)
    h, w = slot.length / 2 + grow, slot.width / 2 + grow
    outline = ship_outline(2 * h + grow, 2 * w) if sea else rounded(-h, -w, h, w, slot.width * 0.2 + grow)
    for ink, width in ((INK, thick + 2.4), (colour, thick)):
        tile.stroke((*outline, *outline[:2]), ink, width)
    return tile.finish()


class _Name(Struct, frozen=True):
    """A name in the finished picture: how it is written, and where on the board it lies."""

    label: Label
    size: int
    end: bool


def _write(
    image: Image.Image, edition: Edition, scene: Scene, words: Words, prospects: Sequence[Prospect], frame: _Frame
) -> None:
    """Names and numbers last: those of the ends, and of junctions on a way, are big enough for a phone."""
    ends = _ends(edition, prospects)
    placed: list[_Name] = []
    for name in (*ends, *_junctions(edition, prospects)):
        placed.append(_placed(scene, edition.cities[name], words, ends, frame, placed))
    for label in scene.labels:
        if label.city not in ends and _whole(label, frame.camera):
            _letter(image, _Name(label, _small(scene.style, frame), False), frame)
    _numbers(image, scene, edition, prospects, placed, frame)
    for one in placed:
        _letter(image, one, frame)


def _whole(label: Label, camera: Camera) -> bool:
    left, top, right, bottom = label.room
    return camera.sees(left, top) and camera.sees(right, bottom)


def _small(style: Style, frame: _Frame) -> int:
    return max(12, round(style.label * frame.scale))


def _junctions(edition: Edition, prospects: Sequence[Prospect]) -> tuple[str, ...]:
    """Junctions that a missing way passes: what is said of the way may name them, so the map does too."""
    return tuple(place for place in _passed(edition, prospects) if edition.cities[place].kind == "junction")


def _passed(edition: Edition, prospects: Sequence[Prospect]) -> tuple[str, ...]:
    """The places along the ways that are missing."""
    routes = [edition.routes[edition.route_index[r]] for one in prospects if one.way for r in one.way.routes]
    return tuple(dict.fromkeys(end for route in routes for end in (route.a, route.b)))


def _placed(
    scene: Scene, city: City, words: Words, ends: Container[str], frame: _Frame, others: Sequence[_Name]
) -> _Name:
    """A big name beside its city, at the side where it is whole and hides no other end and no name, big or small."""
    end = city.id in ends
    size = max(_NAME if end else _NAME - 6, _small(scene.style, frame))
    style = replace(scene.style, label=round(size / frame.scale))
    sides = (city.label, *(side for side in _SIDES if side != city.label))
    labels = {side: make_label(style, replace(city, name=words.city(city), label=side)) for side in sides}
    bigs = {city.id, *(other.label.city for other in others)}
    smalls = [rect_box(label.room) for label in scene.labels if label.city not in bigs]
    discs = [disc for disc in scene.discs if disc.city in ends and disc.city != city.id]

    def cost(side: LabelSide) -> float:
        room = rect_box(labels[side].room)
        hidden = sum(max(0.0, intrusion(room, rect_box(other.label.room))) for other in others)
        hidden += sum(max(0.0, intrusion(room, small)) for small in smalls)
        hidden += 2 * sum(max(0.0, disc_intrusion(room, (disc.x, disc.y), _ring(disc, frame))) for disc in discs)
        whole = _whole(labels[side], frame.camera)
        return hidden + (0 if whole else 10_000) + (0 if side == city.label else 4)

    best = min(sides, key=cost)
    return _Name(labels[best], size, end)


def _letter(image: Image.Image, name: _Name, frame: _Frame) -> None:
    x, y = (name.label.x - frame.camera.left) * frame.scale, (name.label.y - frame.camera.top) * frame.scale
    face: Face = "bold" if name.end else "label"
    stamp(image, halo_sprite(face, name.size, name.label.text, x, y, BRICK if name.end else INK))


def _numbers(
    image: Image.Image,
    scene: Scene,
    edition: Edition,
    prospects: Sequence[Prospect],
    names: Sequence[_Name],
    frame: _Frame,
) -> None:
    """Beside every end the numbers of its tickets, and smaller ones on their ways where there is room, each where it
    hides the least."""
    taken = [rect_box(_on_picture(name.label.room, frame)) for name in names]
    ends = _ends(edition, prospects)
    middles = {city: _middle(scene, edition, city, frame) for city in ends}
    discs = [(*middle, _BADGE) for middle in middles.values()]

    def put(number: int, radius: int, middle: Point, spots: Sequence[Point], most: float = math.inf) -> None:
        spot = _spot(middle, spots, radius, taken, discs, image.size)
        if _hidden(spot, radius, taken, discs) <= most:
            discs.append((*spot, radius))
            stamp(image, badge(number + 1, radius, TRAIL[number % len(TRAIL)]), *map(round, spot))

    for city, numbers in ends.items():
        for number in numbers:
            put(number, _BADGE, middles[city], _around(middles[city]))
    bigs = {name.label.city for name in names}
    taken += [rect_box(_on_picture(label.room, frame)) for label in scene.labels if label.city not in bigs]
    for numbers, routes in stretches(prospects):
        slots = [slot for name in routes for slot in scene.lanes[edition.route_index[name]].slots]
        spots = [_point(spot, frame) for spot in _between(slots)]
        for number in numbers:
            put(number, _SMALL_BADGE, spots[len(spots) // 2], spots, _SMALL_BADGE / 2)


def stretches(prospects: Sequence[Prospect]) -> list[tuple[list[int], tuple[str, ...]]]:
    """The missing ways in pieces, as long as the same tickets share them: their numbers and their routes."""
    wanted = _wanted(prospects)
    found: dict[tuple[str, ...], list[int]] = {}
    for one in prospects:
        for numbers, routes in groupby(one.way.routes if one.way else (), key=lambda name: wanted[name]):
            found.setdefault(tuple(sorted(routes)), numbers)
    return [(numbers, routes) for routes, numbers in found.items()]


def _between(slots: Sequence[Box]) -> list[Point]:
    """Where a number hides nothing of a way but the edges of its spaces: between two of them, else at an end."""
    neighbours = [
        (one, two) for one, two in pairwise(slots) if math.dist((one.x, one.y), (two.x, two.y)) < one.length * 1.5
    ]
    if neighbours:
        return [((one.x + two.x) / 2, (one.y + two.y) / 2) for one, two in neighbours]
    turns = [(slot, side * slot.length * 0.45, math.radians(slot.angle)) for slot in slots for side in (-1, 1)]
    return [(slot.x + away * math.cos(turn), slot.y + away * math.sin(turn)) for slot, away, turn in turns]


def _on_picture(room: Rect, frame: _Frame) -> Rect:
    left, top = frame.camera.left, frame.camera.top
    return tuple((v - (left, top)[i % 2]) * frame.scale for i, v in enumerate(room))  # type: ignore[return-value]


def _point(at: Point, frame: _Frame) -> Point:
    return (at[0] - frame.camera.left) * frame.scale, (at[1] - frame.camera.top) * frame.scale


def _middle(scene: Scene, edition: Edition, city: str, frame: _Frame) -> Point:
    disc = scene.discs[edition.city_index[city]]
    return _point((disc.x, disc.y), frame)


def _around(middle: Point) -> list[Point]:
    """Places around a city, the nearest first."""
    turns = [math.radians(turn) for turn in range(-90, 270, 30)]
    return [
        (middle[0] + away * math.cos(turn), middle[1] + away * math.sin(turn))
        for away in (_BADGE * 1.9, _BADGE * 2.8, _BADGE * 3.8)
        for turn in turns
    ]


def _spot(
    middle: Point,
    spots: Sequence[Point],
    radius: int,
    names: Sequence[Box],
    discs: Sequence[tuple[float, float, int]],
    size: tuple[int, int],
) -> Point:
    """The place nearest to a middle where a number lies in the picture, on no name and on no other disc."""

    def cost(spot: Point) -> float:
        inside = all(radius + 2 <= v <= most - radius - 2 for v, most in zip(spot, size, strict=True))
        away = math.dist(spot, middle) * 0.2
        return _hidden(spot, radius, names, discs) * 4 + away + (0 if inside else 1_000)

    return min(spots, key=cost)


def _hidden(spot: Point, radius: int, names: Sequence[Box], discs: Sequence[tuple[float, float, int]]) -> float:
    """How much of names and discs a number would hide there, or of itself."""
    near = [
        name
        for name in names
        if abs(name.x - spot[0]) < name.length / 2 + radius and abs(name.y - spot[1]) < name.width / 2 + radius
    ]
    hidden = sum(max(0.0, disc_intrusion(name, spot, radius)) for name in near)
    return hidden + sum(max(0.0, (radius + other) * 0.925 - math.dist(spot, (x, y))) for x, y, other in discs)
