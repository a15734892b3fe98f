"""Parts of the board, big enough for a phone: around what just happened, or a region that somebody chose."""

from collections.abc import Sequence
from typing import Literal, get_args

from msgspec import Struct

from engine.edition import Edition
from engine.events import AnyEvent
from engine.view import View
from rendering import alt
from rendering.camera import Camera
from rendering.geometry import Rect
from rendering.picture import Picture, encode
from rendering.players import ShownPlayer
from rendering.scene import Scene, scene_of
from rendering.style import Style
from rendering.tabletop import Highlights, lay_table
from rendering.words import Words

ZOOM = 2
SHARE = (0.4, 0.5)
"""How much of the map's width and height a close-up shows: on the same screen it is 2.5 times as big as the board."""
MOST = 4
"""So many close-ups of one turn; what is older is on the board."""

RegionId = Literal[
    "north_west", "north", "north_east", "west", "centre", "east", "south_west", "south", "south_east"
]  # fmt: skip
_IDS: tuple[RegionId, ...] = get_args(RegionId)


class Region(Struct, frozen=True):
    """A ninth of a board, a little bigger than that so that the ninths overlap."""

    id: RegionId
    camera: Camera
    cities: tuple[str, ...]
    """The cities in it, nearest to its middle first."""


def regions(edition: Edition) -> tuple[Region, ...]:
    """What somebody may choose from; a ninth without a city is left out."""
    found = (_region(scene_of(edition), number) for number in range(len(_IDS)))
    return tuple(region for region in found if region.cities)


def _region(scene: Scene, number: int) -> Region:
    left, top, right, bottom = scene.style.window
    wide, high = _field(scene.style)
    x = left + (right - left - wide) * (number % 3) / 2 + wide / 2
    y = top + (bottom - top - high) * (number // 3) / 2 + high / 2
    camera = _camera(scene.style, (x, y, x, y))
    inside = [disc for disc in scene.discs if not disc.junction and camera.sees(disc.x, disc.y)]
    inside.sort(key=lambda disc: (disc.x - x) ** 2 + (disc.y - y) ** 2)
    return Region(_IDS[number], camera, tuple(disc.city for disc in inside))


def region(
    edition: Edition,
    view: View,
    words: Words,
    players: Sequence[ShownPlayer],
    which: RegionId,
    last: Sequence[AnyEvent] = (),
) -> Picture:
    """One region of the board as it lies now."""
    shown = _region(scene_of(edition), _IDS.index(which))
    image = lay_table(edition, view, players, last, shown.camera).painted()
    told = alt.region(edition, view, words, players, which, shown.cities)
    return Picture(encode(image), f"{which}-{view.turn}.jpg", told)


def closeups(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], last: Sequence[AnyEvent]
) -> tuple[Picture, ...]:
    """What just happened on the map, the newest first; things far apart are on pictures of their own."""
    pictures = []
    for number, (camera, told) in enumerate(cameras(edition, last)):
        image = lay_table(edition, view, players, last, camera).painted()
        words_for = alt.closeup(edition, view, words, players, told)
        pictures.append(Picture(encode(image), f"closeup-{view.turn}-{number + 1}.jpg", words_for))
    return tuple(pictures)


def cameras(edition: Edition, last: Sequence[AnyEvent]) -> list[tuple[Camera, list[AnyEvent]]]:
    """The parts of the board where these things happened, each with what happened there."""
    style = scene_of(edition).style
    return [(_camera(style, room), told) for room, told in _groups(edition, last)]


def on_map(last: Sequence[AnyEvent]) -> bool:
    """Whether something of this happened on the map, so that there is a close-up of it."""
    return any(any(_places(event)) for event in last)


def _places(event: AnyEvent) -> tuple[str, str]:
    """The route or the city of an event: one of them, or none."""
    lit = Highlights((event,))
    return "".join(lit.routes), "".join(lit.cities)


def _groups(edition: Edition, last: Sequence[AnyEvent]) -> list[tuple[Rect, list[AnyEvent]]]:
    """Events that fit into one close-up, with the room they take."""
    scene = scene_of(edition)
    wide, high = _field(scene.style)
    groups: list[tuple[Rect, list[AnyEvent]]] = []
    for event in reversed(last):
        if not any(_places(event)):
            continue
        room = _room(edition, scene, *_places(event))
        for number, (other, told) in enumerate(groups):
            both = _around([room, other])
            if both[2] - both[0] <= wide and both[3] - both[1] <= high:
                groups[number] = (both, [event, *told])
                break
        else:
            groups.append((room, [event]))
    return groups[:MOST]


def _room(edition: Edition, scene: Scene, route: str, city: str) -> Rect:
    """Where an event took place: the spaces of its route and its cities."""
    rooms: list[Rect] = []
    cities = {city}
    if route:
        data, lane = edition.routes[edition.route_index[route]], scene.lanes[edition.route_index[route]]
        cities = {data.a, data.b}
        rooms += [(x, y, x, y) for slot in lane.slots for x, y in slot.corners()]
    rooms += [(d.x - d.radius, d.y - d.radius, d.x + d.radius, d.y + d.radius) for d in scene.discs if d.city in cities]
    left, top, right, bottom = _around(rooms)
    margin = scene.style.px(32)
    return left - margin, top - margin, right + margin, bottom + margin


def _around(rooms: Sequence[Rect]) -> Rect:
    lefts, tops, rights, bottoms = zip(*rooms, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _field(style: Style) -> tuple[int, int]:
    left, top, right, bottom = style.window
    return round((right - left) * SHARE[0]), round((bottom - top) * SHARE[1])


def _camera(style: Style, room: Rect) -> Camera:
    """The usual field around the middle of a room, as much bigger as the room needs, inside the line of the frame."""
    left, top, right, bottom = style.window
    line = style.px(6)
    left, top, right, bottom = left + line, top + line, right - line, bottom - line
    wide, high = _field(style)
    wide = min(right - left, max(wide, round(room[2] - room[0])))
    high = min(bottom - top, max(high, round(room[3] - room[1])))
    x = min(max(left, round((room[0] + room[2] - wide) / 2)), right - wide)
    y = min(max(top, round((room[1] + room[3] - high) / 2)), bottom - high)
    return Camera(x, y, x + wide, y + high, ZOOM)
