"""Close-ups: at least twice the scale of the board, whole names, pictures of their own for things far apart."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

import maps
import rendering
from bot.text.pictures import PictureWords
from engine import Edition, view
from engine.events import AnyEvent, CardLaid, RouteClaimed, StationBuilt
from engine.ids import Seat
from rendering.camera import Camera
from rendering.closer import MOST, cameras
from rendering.picture import ALT_LIMIT
from rendering.places import seen_names
from rendering.scene import scene_of
from tests.rendering.tables import busy_table, mid_game, seated

MAPS = maps.names()


def claim(route: str) -> RouteClaimed:
    return RouteClaimed(Seat(0), route, (), 1)


def camera_of(edition: Edition, *events: AnyEvent) -> Camera:
    ((camera, _),) = cameras(edition, events)
    return camera


@pytest.mark.parametrize("name", MAPS)
def test_every_route_is_seen_at_twice_the_scale_with_both_its_cities(name: str) -> None:
    """On a screen of any width: a close-up shows at most half of the board's width and height."""
    edition = maps.edition(name)
    scene = scene_of(edition)
    for route, lane in zip(edition.route_ids, scene.lanes, strict=True):
        camera = camera_of(edition, claim(route))
        assert camera.zoom >= 2
        assert camera.right - camera.left <= scene.style.size[0] / 2
        assert all(camera.sees(x, y) for slot in lane.slots for x, y in slot.corners()), route
        data = edition.routes[lane.route]
        assert all(camera.sees(d.x, d.y) for d in scene.discs if d.city in (data.a, data.b)), route


@pytest.mark.parametrize("name", MAPS)
def test_no_name_is_cut_in_any_close_up_or_region(name: str) -> None:
    edition = maps.edition(name)
    seen = [camera_of(edition, claim(route)) for route in edition.route_ids]
    for camera in (*seen, *(region.camera for region in rendering.regions(edition))):
        for label in seen_names(camera, edition):
            left, top, right, bottom = label.room
            assert camera.sees(left - 6, top - 6), label
            assert camera.sees(right + 6, bottom + 6), label


@pytest.mark.parametrize("name", MAPS)
def test_pictures_of_the_last_moves(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, last = mid_game(edition)
    pictures = rendering.closeups(edition, view(edition, state, None), said, seated(5), last)
    assert pictures
    for picture in pictures:
        image = Image.open(io.BytesIO(picture.data))
        assert image.format == "JPEG"
        assert len(picture.data) < 1_000_000
        assert 0 < len(picture.alt) <= ALT_LIMIT


def test_nothing_on_the_map_is_no_picture(said: PictureWords) -> None:
    edition = maps.edition("paris")
    state, _ = mid_game(edition)
    laid = (CardLaid(place=1, card="red"),)
    assert not rendering.on_map(laid)
    assert rendering.closeups(edition, view(edition, state, None), said, seated(4), laid) == ()


def test_far_apart_is_two_pictures_and_near_is_one(said: PictureWords) -> None:
    edition = maps.edition("europe")
    shown, _ = busy_table(edition)
    by_ends = {(route.a, route.b): name for route, name in zip(edition.routes, edition.route_ids, strict=True)}
    lisboa = next(name for ends, name in by_ends.items() if set(ends) == {"lisboa", "madrid"})
    cadiz = next(name for ends, name in by_ends.items() if set(ends) == {"cadiz", "lisboa"})
    moskva = next(name for ends, name in by_ends.items() if set(ends) == {"moskva", "petrograd"})
    events = (claim(lisboa), claim(moskva), claim(cadiz))
    first, second = rendering.closeups(edition, shown, said, seated(5), events)
    assert "Lisboa" in first.alt
    assert "Cádiz" in first.alt
    assert "Moskva" not in first.alt
    assert "Moskva" in second.alt
    assert first.name != second.name


def test_a_station_is_seen_too(said: PictureWords) -> None:
    edition = maps.edition("europe")
    shown, _ = busy_table(edition)
    (picture,) = rendering.closeups(edition, shown, said, seated(5), (StationBuilt(Seat(0), "wien", ()),))
    assert "Wien" in picture.alt


def test_many_places_are_a_few_pictures(said: PictureWords) -> None:
    edition = maps.edition("great_lakes")
    shown, _ = busy_table(edition)
    everything = tuple(claim(route) for route in edition.route_ids)
    assert len(rendering.closeups(edition, shown, said, seated(5), everything)) <= MOST


@pytest.mark.parametrize("name", MAPS)
def test_regions_cover_all_cities_and_have_names(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    found = rendering.regions(edition)
    assert 4 <= len(found) <= 9
    assert len({said.say("region", id=region.id) for region in found}) == len(found)
    assert {city for region in found for city in region.cities} == {
        city.id for city in edition.board.cities if city.kind == "city"
    }


def test_a_region_is_the_same_for_everybody(said: PictureWords) -> None:
    """R-INFO-2: what one seat knows reaches neither the picture nor its text."""
    edition = maps.edition("europe")
    state, last = mid_game(edition)
    drawn = {
        rendering.region(edition, view(edition, state, seat), said, seated(5), "south_east", last).data
        for seat in (None, Seat(0), Seat(3))
    }
    assert len(drawn) == 1


def test_a_region_of_an_empty_and_of_a_full_board(said: PictureWords) -> None:
    edition = maps.edition("amsterdam")
    shown, _ = busy_table(edition)
    for owner in (-1, 0):
        full = replace(shown, routes=tuple(owner for _ in shown.routes))
        assert rendering.region(edition, full, said, seated(4), "centre").data
