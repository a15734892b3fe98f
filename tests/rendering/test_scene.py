"""What is drawn where: for every map each thing has its place, and nothing lies on anything else."""

import json
import os
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

import maps
from rendering.geometry import intrusion, rect_box
from rendering.scene import collisions, lay_out, make_label
from rendering.style import style_of

SNAPSHOTS = Path(__file__).parent / "scenes"
MAPS = maps.names()


@pytest.mark.parametrize("name", MAPS)
def test_nothing_lies_on_anything_else_or_outside_the_frame(name: str) -> None:
    board = maps.edition(name).board
    assert list(collisions(board, lay_out(board))) == []


@pytest.mark.parametrize("name", MAPS)
def test_every_route_has_its_slots_and_every_city_its_disc_and_name(name: str) -> None:
    board = maps.edition(name).board
    scene = lay_out(board)
    assert [len(lane.slots) for lane in scene.lanes] == [route.length for route in board.routes]
    assert [disc.city for disc in scene.discs] == [city.id for city in board.cities]
    assert [label.text for label in scene.labels] == [city.name for city in board.cities if city.kind == "city"]


@pytest.mark.parametrize("name", MAPS)
def test_slots_are_long_and_names_big_enough(name: str) -> None:
    scene = lay_out(maps.edition(name).board)
    assert min(slot.length for lane in scene.lanes for slot in lane.slots) >= 30
    assert scene.style.label >= scene.style.size[0] * 0.015


@pytest.mark.parametrize("name", MAPS)
def test_slots_of_one_route_follow_each_other_without_touching(name: str) -> None:
    for lane in lay_out(maps.edition(name).board).lanes:
        for one, two in combinations(lane.slots, 2):
            assert intrusion(one, two) <= 0


@pytest.mark.parametrize("name", MAPS)
def test_there_is_room_for_the_title(name: str) -> None:
    scene = lay_out(maps.edition(name).board)
    assert scene.title is not None
    left, top, right, bottom = scene.style.window
    assert left <= scene.title[0] <= scene.title[2] <= right
    assert top <= scene.title[1] <= scene.title[3] <= bottom


@pytest.mark.parametrize("name", MAPS)
def test_a_city_is_where_the_map_file_puts_it(name: str) -> None:
    board = maps.edition(name).board
    scene = lay_out(board)
    left, top, right, bottom = scene.style.window
    for city, disc in zip(board.cities, scene.discs, strict=True):
        assert (disc.x - left) / (right - left) == pytest.approx(city.x)
        assert (disc.y - top) / (bottom - top) == pytest.approx(city.y)


def test_sizes_of_the_pictures() -> None:
    sizes = {name: lay_out(maps.edition(name).board).style.size for name in MAPS}
    assert sizes["europe"] == (2400, 1600)
    assert all(width >= 1800 and height >= 1200 and width <= 4096 for width, height in sizes.values())


@pytest.mark.parametrize("name", MAPS)
def test_snapshot(name: str) -> None:
    """A change of the layout shows here; UPDATE_SNAPSHOTS=1 writes the new one."""
    scene = lay_out(maps.edition(name).board)
    drawn: dict[str, object] = {
        "cities": {disc.city: [round(disc.x), round(disc.y)] for disc in scene.discs},
        "names": {label.city: [round(v) for v in label.room] for label in scene.labels},
        "routes": [[[round(slot.x), round(slot.y), round(slot.angle)] for slot in lane.slots] for lane in scene.lanes],
    }
    file = SNAPSHOTS / f"{name}.json"
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
    known = json.loads(file.read_text("utf-8"))
    for part in ("cities", "names", "routes"):
        assert _flat(drawn[part]) == pytest.approx(_flat(known[part]), abs=2), part


def _flat(value: object) -> list[float]:
    if isinstance(value, dict):
        return [number for key in sorted(value) for number in _flat(value[key])]
    if isinstance(value, list):
        return [number for part in value for number in _flat(part)]
    assert isinstance(value, int | float)
    return [float(value)]


def test_collisions_are_found() -> None:
    """The check itself: two cities in one place, a name outside."""
    board = maps.edition("paris").board
    first, second, *rest = board.cities
    moved = replace(second, x=first.x, y=first.y)
    outside = replace(rest[0], x=0.999)
    broken = replace(board, cities=(first, moved, outside, *rest[1:]))
    found = {(collision.first, collision.second) for collision in collisions(broken, lay_out(broken))}
    assert (f"city {first.id}", f"city {second.id}") in found
    assert (f"label {rest[0].id}", "frame") in found


def test_label_sides_lie_where_they_say() -> None:
    board = maps.edition("europe").board
    style = style_of(board)
    city = board.cities[0]
    for side in ("n", "ne", "e", "se", "s", "sw", "w", "nw"):
        label = make_label(style, replace(city, label=side))
        box = rect_box(label.room)
        disc = lay_out(board).discs[0]
        assert ("e" in side) == (box.x - box.length / 2 > disc.x)
        assert ("w" in side) == (box.x + box.length / 2 < disc.x)
        assert ("n" in side) == (box.y + box.width / 2 < disc.y)
        assert ("s" in side) == (box.y - box.width / 2 > disc.y)


def test_spaces_of_a_map_of_ones_own_are_as_long_as_the_board_allows() -> None:
    """Few and short routes on a big board: longer spaces, and still nothing lies on anything else."""
    board = maps.edition("europe").board
    kept = tuple(route for route in board.routes if route.length >= 3 and not route.double)
    own = replace(board, id="my_europe", style="europe", routes=tuple(replace(route, length=2) for route in kept))
    longest = max(slot.length for lane in lay_out(own).lanes for slot in lane.slots)
    assert longest > style_of(board).slot[0] * 1.2
    assert all(len(lane.slots) == 2 for lane in lay_out(own).lanes)
    for lane in lay_out(own).lanes:
        assert intrusion(*lane.slots) <= 0
