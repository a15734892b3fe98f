"""Names and buildings stay legible: whatever is lit, ringed or drawn along a way lies below them."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import maps
import rendering
from bot.text.pictures import PictureWords
from engine import Edition, final_scores, view
from engine.events import RouteClaimed
from engine.ids import CLOSED, FREE, Seat
from engine.view import View
from rendering.camera import everything
from rendering.canvas import Canvas
from rendering.geometry import Box
from rendering.lettering import halo_sprite
from rendering.results import lay_result
from rendering.scene import LAYERS, Label, scene_of
from rendering.tabletop import draw_tabletop
from rendering.tile import Sprite
from tests.rendering.tables import begun, busy_table, play_on, seated

MAPS = maps.names()


def test_names_are_drawn_last_and_buildings_above_all_lights_rings_and_ways() -> None:
    order = {layer: number for number, layer in enumerate(LAYERS)}
    assert LAYERS[-1] == "names"
    for below in ("light", "spaces", "pieces", "ways", "rings", "cities"):
        assert order[below] < order["buildings"] < order["names"]


def test_a_canvas_paints_in_the_order_of_the_layers() -> None:
    style = scene_of(maps.edition("paris")).style
    canvas = Canvas(Image.new("RGB", style.size), everything(style))
    for number, layer in enumerate(reversed(LAYERS)):
        colour = Image.new("RGB", (4, 4), (number + 1, 0, 0))
        canvas.put(layer, Sprite(9, 9, colour, Image.new("L", (4, 4), 255)))
    assert canvas.painted().getpixel((10, 10)) == (1, 0, 0)


def _ink(edition: Edition, label: Label) -> Sprite:
    size = scene_of(edition).style.label
    return halo_sprite("label", size, label.text, label.x, label.y)


def _damaged(edition: Edition, one: Image.Image, two: Image.Image) -> Iterator[str]:
    """The cities whose name looks different in the two pictures."""
    for label in scene_of(edition).labels:
        name = _ink(edition, label)
        box = (name.x, name.y, name.x + name.mask.width, name.y + name.mask.height)
        solid = name.mask.point([255 if v >= 254 else 0 for v in range(256)])
        apart = ImageChops.difference(one.crop(box), two.crop(box)).convert("L")
        if ImageChops.multiply(apart, solid).getextrema()[1] > 6:  # type: ignore[operator]
            yield label.city


def _all_lit(edition: Edition, shown: View) -> list[RouteClaimed]:
    return [RouteClaimed(Seat(0), route, (), 1) for route in edition.route_ids]


@pytest.mark.parametrize("name", MAPS)
def test_no_light_and_no_piece_hides_a_name(name: str) -> None:
    """All routes lit and claimed, against the empty board: the letters are the same."""
    edition = maps.edition(name)
    shown, _ = busy_table(edition)
    full = replace(shown, routes=tuple(0 for _ in shown.routes))
    bare = draw_tabletop(edition, None, ())
    lit = draw_tabletop(edition, full, seated(5), _all_lit(edition, full))
    assert list(_damaged(edition, bare, lit)) == []


@pytest.mark.parametrize("name", MAPS)
def test_no_light_hides_a_station_or_port(name: str) -> None:
    edition = maps.edition(name)
    shown, _ = busy_table(edition)
    cities = tuple(city.id for city in edition.board.cities if city.kind == "city")
    seats = tuple(replace(seat, stations=cities) if seat.seat == 0 else seat for seat in shown.seats)
    built = replace(shown, seats=seats)
    dark, lit = (draw_tabletop(edition, built, seated(5), last) for last in ((), _all_lit(edition, built)))
    for disc in scene_of(edition).discs:
        if not disc.junction:
            r = round(disc.radius * 0.6)
            box = (round(disc.x) - r, round(disc.y) - r, round(disc.x) + r, round(disc.y) + r)
            assert dark.crop(box).tobytes() == lit.crop(box).tobytes(), disc.city


@pytest.mark.parametrize("name", [name for name in MAPS if any(twin >= 0 for twin in maps.edition(name).twins)])
def test_light_leaves_the_other_half_of_a_double_route_as_it_is(name: str) -> None:
    edition = maps.edition(name)
    shown, _ = busy_table(edition)
    route, twin = edition.double_halves[0]
    view_ = replace(shown, routes=tuple(0 if number == route else FREE for number in range(len(shown.routes))))
    dark = draw_tabletop(edition, view_, seated(5))
    lit = draw_tabletop(edition, view_, seated(5), [RouteClaimed(Seat(0), edition.route_ids[route], (), 1)])
    for slot in scene_of(edition).lanes[twin].slots:
        box = (round(slot.x) - 4, round(slot.y) - 4, round(slot.x) + 4, round(slot.y) + 4)
        apart = ImageChops.difference(dark.crop(box), lit.crop(box)).convert("L")
        assert apart.getextrema()[1] < 40, "it is drawn on top of the light"  # type: ignore[operator]


def test_a_closed_sea_route_is_veiled_in_its_own_shape() -> None:
    """The corners around an oval space show what lies below it, as before."""
    edition = maps.edition("great_lakes")
    shown, _ = busy_table(edition)
    bare = draw_tabletop(edition, None, ())
    closed = draw_tabletop(edition, replace(shown, routes=tuple(CLOSED for _ in shown.routes)), seated(5))
    sea = [lane for lane in scene_of(edition).lanes if edition.routes[lane.route].kind == "sea"]
    assert sea
    for lane in sea:
        slot = lane.slots[0]
        assert bare.getpixel((round(slot.x), round(slot.y))) != closed.getpixel((round(slot.x), round(slot.y)))
        inner = Box(slot.x, slot.y, slot.angle, slot.length * 0.92, slot.width * 0.92)
        corners = [(round(x), round(y)) for x, y in inner.corners()]
        changed = [corner for corner in corners if bare.getpixel(corner) != closed.getpixel(corner)]
        assert len(changed) < 4, edition.route_ids[lane.route]


@pytest.mark.parametrize("name", MAPS)
def test_ways_of_the_result_hide_no_name(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, _ = play_on(edition, begun(edition), 5000, 11)
    shown, final = view(edition, state, None), final_scores(edition, state)
    drawn = lay_result(edition, shown, final, seated(5)).painted()
    assert list(_damaged(edition, draw_tabletop(edition, None, ()), drawn)) == []
    assert rendering.result(edition, shown, final, said, seated(5)).data
