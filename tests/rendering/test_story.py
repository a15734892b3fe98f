"""The story of a game in one picture: every line ends at its score, names do not lie on each other."""

import io
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

import rendering
from bot.text.pictures import PictureWords
from engine import Edition
from engine.history import Completed, Course, course
from engine.ids import Seat
from rendering.lettering import signed
from rendering.palette import PLAYER_COLOURS
from rendering.story import _BOTTOM, _DASHES, _ROW, _TOP, SIZE, Chart, _apart, _dashed
from tests.engine.test_records import FILES, read
from tests.rendering.tables import seated


def told(name: str) -> tuple[Edition, Course]:
    edition, record = read(next(file for file in FILES if file.stem == name))
    found = course(edition, record)
    assert found is not None
    return edition, found


@pytest.mark.parametrize("name", ["europe-5", "great_lakes-3", "paris-2", "amsterdam-4"])
def test_a_story_is_drawn_and_told(name: str, said: PictureWords) -> None:
    edition, course = told(name)
    players = seated(len(course.final.seats))
    picture = rendering.story(edition, course, said, players)
    image = Image.open(io.BytesIO(picture.data))
    assert (image.size, image.format, picture.name) == (SIZE, "JPEG", "story.jpg")
    assert len(picture.alt) <= 1000
    for seat in course.final.seats:
        assert f"at the end {signed(seat.total)}." in picture.alt


def test_lines_end_at_the_score_and_never_go_back(said: PictureWords) -> None:
    chart = Chart(told("europe-5")[1])
    for seat, total in enumerate(chart.totals):
        line = chart.line(seat)
        assert line[-1][1] == chart.y(total)
        assert all(one[0] <= two[0] for one, two in pairwise(line))
        assert all(_TOP - 1 <= y <= _BOTTOM + 1 for _, y in line)


@pytest.mark.parametrize("wanted", [[], [300], [300] * 5, [100, 101, 102, 700, 701], [700] * 5, [104, 104, 650]])
def test_names_are_moved_apart_and_stay_in_the_picture(wanted: list[float]) -> None:
    placed = _apart(wanted)
    assert all(below - above >= _ROW - 0.01 for above, below in pairwise(placed))
    assert all(60 < y < SIZE[1] - 40 for y in placed)


def test_of_equal_totals_the_better_place_is_above() -> None:
    _, course = told("paris-2")
    places = (2, 1)
    seats = tuple(replace(seat, total=70, place=place) for seat, place in zip(course.final.seats, places, strict=True))
    assert Chart(replace(course, final=replace(course.final, seats=seats))).order == [1, 0]


def test_players_are_told_apart_without_colours() -> None:
    assert len({_DASHES[look.pattern] for look in PLAYER_COLOURS}) == len(PLAYER_COLOURS)
    assert len({look.mark for look in PLAYER_COLOURS}) == len(PLAYER_COLOURS)


def test_dashes_lie_on_the_line() -> None:
    parts = list(_dashed([(0, 0), (45, 0), (45, 50)], (20, 10)))
    assert parts == [[(0, 0), (20, 0)], [(30, 0), (45, 0), (45, 5)], [(45, 15), (45, 35)], [(45, 45), (45, 50)]]
    assert list(_dashed([(0, 0), (9, 9)], ())) == [[(0, 0), (9, 9)]]


def test_strange_games_have_a_story_too(said: PictureWords) -> None:
    """Nobody scored, nobody played, thousands of points, many tickets in one turn."""
    edition, course = told("paris-2")
    flat = replace(course, points=((0, 0),), completed=())
    high = replace(course, points=((0, 0), (4000, -900), (4000, -900)))
    at_once = replace(course, completed=tuple(Completed(3, Seat(0), "x", 5) for _ in range(6)))
    for strange in (flat, high):
        rendering.story(edition, replace(strange, completed=()), said, seated(2))
        assert 2 <= len(list(Chart(strange).ticks())) <= 8
    names = replace(at_once, completed=tuple(replace(done, ticket=edition.ticket_ids[0]) for done in at_once.completed))
    rendering.story(edition, names, said, seated(2))
