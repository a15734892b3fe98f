"""Private pictures for a phone: tall, big cards, the map cropped to the tickets, ways in the shape of their spaces."""

import io
from collections.abc import Sequence
from itertools import product

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import maps
import rendering
from bot.text import words
from bot.text.pictures import PictureWords
from engine import Edition, view
from engine.advice import Prospect, prospects
from engine.ids import FREE, Seat
from engine.view import View
from engine.ways import Way
from rendering import alt, fonts, private, ticket_map
from rendering.badges import badge
from rendering.geometry import Box, disc_intrusion, rect_box
from rendering.palette import RGB
from rendering.scene import scene_of
from rendering.tabletop import lay_table
from rendering.ticket_map import edge_sprite
from rendering.tile import Sprite
from tests.rendering.tables import begun, mid_game, seated

MAPS = maps.names()


def own(edition: Edition, *tickets: str) -> View:
    """The first seat at an empty board with these tickets."""
    shown = view(edition, begun(edition), Seat(0))
    return replace(shown, tickets=tickets, offer=())


def ticket_between(edition: Edition, *cities: str) -> str:
    return next(name for name, ticket in edition.tickets.items() if set(ticket.cities) == set(cities))


@pytest.mark.parametrize("name", MAPS)
def test_hand_and_offer_are_tall_and_as_wide_as_three_phone_pixels(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, _ = mid_game(edition)
    for picture in (
        rendering.hand(edition, view(edition, state, Seat(0)), said, seated(5)),
        rendering.offer(edition, view(edition, begun(edition), Seat(0)), said, seated(5)),
    ):
        width, height = Image.open(io.BytesIO(picture.data)).size
        assert width == 390 * 3
        assert height > width
        assert len(picture.data) < 1_000_000


def test_after_the_end_nothing_is_to_go(said: PictureWords) -> None:
    edition = maps.edition("paris")
    shown = own(edition, edition.ticket_ids[0])
    assert "to go" in rendering.hand(edition, shown, said, seated(2)).alt
    over = rendering.hand(edition, replace(shown, ended="turns"), said, seated(2)).alt
    assert "to go" not in over
    assert "no way is left" in over


@pytest.mark.parametrize("language", ["en", "pl", "ru", "uk"])
def test_the_city_of_a_station_is_never_cut_off(language: str) -> None:
    edition = maps.edition("europe")
    told = PictureWords(words(language))
    longest = sorted(edition.city_index, key=lambda city: -len(told.city(edition.cities[city])))
    for count, ticket in product((1, 2, 3), edition.ticket_ids):
        one = Prospect(ticket, way=Way(("x",), ("x",), 18, tuple(longest[:count])))
        room, state = private._beside(edition, one, 539), alt.ticket_state(edition, one, told)
        lines = private._state(state, room)
        assert " ".join(lines) == state
        assert all(fonts.fitted("text", 28, line, room) == line for line in lines)


def test_a_ticket_that_is_done_keeps_its_number() -> None:
    """The map has the same number beside its ends."""
    edition = maps.edition("paris")
    drawn = [Image.new("RGB", (560, 140)) for _ in range(2)]
    for number, image in enumerate(drawn):
        one = Prospect(edition.ticket_ids[0], done=True)
        private._ticket(image, edition, number, one, (0, 0, 539, 138))
    assert ImageChops.difference(*drawn).getbbox() is not None


def test_the_map_comes_closer_when_the_tickets_lie_close_together() -> None:
    edition = maps.edition("europe")
    scene = scene_of(edition)
    near = prospects(edition, own(edition), (ticket_between(edition, "frankfurt", "kobenhavn"),))
    far = [Prospect(ticket, way=Way()) for ticket in edition.ticket_ids]
    close, wide = (ticket_map._frame(scene, edition, found, 1098) for found in (near, far))
    assert close.scale > wide.scale * 1.8
    for found, frame in ((near, close), (far, wide)):
        for city in ticket_map._ends(edition, found):
            disc = scene.discs[edition.city_index[city]]
            assert frame.camera.sees(disc.x, disc.y), city


@pytest.mark.parametrize("name", MAPS)
def test_all_tickets_one_by_one_fit_their_map(name: str) -> None:
    edition = maps.edition(name)
    scene, shown = scene_of(edition), own(edition)
    left, top, right, bottom = scene.style.window
    for ticket in edition.ticket_ids:
        found = prospects(edition, shown, (ticket,))
        camera = ticket_map._frame(scene, edition, found, 1098).camera
        assert left <= camera.left < camera.right <= right
        assert top <= camera.top < camera.bottom <= bottom
        for route in found[0].way.halves if found[0].way else ():
            lane = scene.lanes[edition.route_index[route]]
            assert all(camera.sees(slot.x, slot.y) for slot in lane.slots)
        passed = ticket_map._passed(edition, found)
        for label in scene.labels:
            if label.city in passed and left <= label.room[0] and label.room[2] <= right:
                assert ticket_map._whole(label, camera), f"{label.city} on the way of {ticket} has its name"


def test_a_line_around_a_space_of_a_sea_route_is_an_oval() -> None:
    slot = Box(100, 100, 0, 70, 24)
    land, sea = (edge_sprite(slot, 0, 5, (255, 0, 0), kind) for kind in (False, True))

    def at(sprite: Sprite, x: float, y: float) -> int:
        value = sprite.mask.getpixel((round(x) - sprite.x, round(y) - sprite.y))
        assert isinstance(value, int)
        return value

    corner = (slot.x + slot.length / 2 - 1, slot.y + slot.width / 2 + 2)
    assert at(land, *corner) > 200
    assert at(sea, *corner) < 60
    assert at(sea, slot.x, slot.y + slot.width / 2 + 3) > 200
    assert at(land, slot.x, slot.y) == at(sea, slot.x, slot.y) == 0


def test_both_halves_of_a_double_route_are_lit() -> None:
    edition = maps.edition("paris")
    shown = own(edition)
    (found,) = prospects(edition, shown, (edition.ticket_ids[0],))
    assert found.way is not None
    doubles = [name for name in found.way.routes if edition.twins[edition.route_index[name]] >= 0]
    assert doubles
    canvas = lay_table(edition, shown, seated(4), names=False)
    ticket_map._ways(canvas, edition, scene_of(edition), (found,), 1.0)
    spaces = sum(edition.routes[edition.route_index[name]].length for name in found.way.halves)
    assert len(canvas.on("ways")) == spaces > found.way.pieces


def test_every_stretch_of_a_way_bears_the_numbers_of_its_tickets() -> None:
    """Where two tickets share a route, both; the lines alone would be told apart by nothing but their colours."""
    one = Prospect("one", way=Way(("a", "b", "c"), ("a", "b", "twin", "c"), 3))
    two = Prospect("two", way=Way(("b", "c", "d"), ("b", "twin", "c", "d"), 3))
    done = Prospect("done", done=True)
    assert ticket_map.stretches((one, done, two)) == [([0], ("a",)), ([0, 2], ("b", "c")), ([2], ("d",))]
    edition = maps.edition("europe")
    shown = own(edition, ticket_between(edition, "frankfurt", "kobenhavn"))
    found = prospects(edition, shown, shown.tickets)
    numbers = [radius for radius in _badges(edition, shown, found) if radius == ticket_map._SMALL_BADGE]
    assert numbers


def _badges(edition: Edition, shown: View, found: Sequence[Prospect]) -> list[int]:
    """How big the numbers on the map are."""
    with pytest.MonkeyPatch.context() as patch:
        sizes: list[int] = []

        def noted(number: int, radius: int, colour: RGB) -> Sprite:
            sizes.append(radius)
            return badge(number, radius, colour)

        patch.setattr(ticket_map, "badge", noted)
        ticket_map.ticket_map(edition, shown, seated(5), PictureWords(words("en")), found, 1098)
        return sizes


@pytest.mark.parametrize("name", MAPS)
def test_a_big_name_hides_no_end_where_another_side_is_free(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    scene, shown = scene_of(edition), own(edition)
    hidden = 0
    for first in range(0, len(edition.ticket_ids), 3):
        found = prospects(edition, shown, edition.ticket_ids[first : first + 3])
        frame, ends = ticket_map._frame(scene, edition, found, 1098), ticket_map._ends(edition, found)
        names: list[ticket_map._Name] = []
        for city in ends:
            names.append(ticket_map._placed(scene, edition.cities[city], said, ends, frame, names))
        discs = [scene.discs[edition.city_index[city]] for city in ends]
        for one, disc in product(names, discs):
            hidden += disc_intrusion(rect_box(one.label.room), (disc.x, disc.y), disc.radius) > disc.radius
    assert hidden == 0


def test_a_junction_on_the_way_has_its_name() -> None:
    edition = maps.edition("great_lakes")
    junction = next(city.id for city in edition.board.cities if city.kind == "junction")
    route = next(
        name for name, one in zip(edition.route_ids, edition.routes, strict=True) if junction in (one.a, one.b)
    )
    passing = Prospect(edition.ticket_ids[0], way=Way((route,), (route,), 1))
    assert ticket_map._junctions(edition, (passing,)) == (junction,)
    assert ticket_map._junctions(edition, (Prospect(edition.ticket_ids[0], done=True),)) == ()


@pytest.mark.parametrize("name", MAPS)
def test_hands_at_their_limits(name: str, said: PictureWords) -> None:
    """Every kind of card, twenty tickets; nothing at all."""
    edition = maps.edition(name)
    state, _ = mid_game(edition)
    shown = view(edition, state, Seat(0))
    full = replace(shown, hand=tuple(12 for _ in edition.cards), tickets=tuple(edition.ticket_ids[:20]))
    nothing = replace(shown, hand=tuple(0 for _ in edition.cards), tickets=())
    free = replace(full, routes=tuple(FREE for _ in full.routes))
    for one in (full, nothing, free):
        picture = rendering.hand(edition, one, said, seated(5))
        assert max(Image.open(io.BytesIO(picture.data)).size) <= 4096
        assert len(picture.data) < 2_000_000
