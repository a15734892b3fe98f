"""Coasts follow the cities wherever the board puts them."""

import math

import pytest

import maps
from rendering.errors import ProjectionError
from rendering.projection import conic, warped
from rendering.scene import place
from rendering.style import style_of


@pytest.mark.parametrize("name", maps.names())
def test_every_city_lands_near_its_place(name: str) -> None:
    board = maps.edition(name).board
    style = style_of(board)
    targets = [place(style, city) for city in board.cities]
    project = warped([(city.lon, city.lat) for city in board.cities], targets)
    apart = [math.dist(project(city.lon, city.lat), target) for city, target in zip(board.cities, targets, strict=True)]
    assert max(apart) < style.px(40)
    assert sum(apart) / len(apart) < style.px(12)


def test_north_is_up_and_east_is_right() -> None:
    project = conic([(0, 40), (20, 60), (-10, 50)])
    assert project(5, 55)[1] < project(5, 45)[1]
    assert project(10, 50)[0] > project(5, 50)[0]


def test_a_small_region_is_projected_flat() -> None:
    project = conic([(2.3, 48.85), (2.35, 48.86), (2.4, 48.84)])
    x0, y0 = project(2.3, 48.85)
    x1, y1 = project(2.31, 48.86)
    assert (x1 - x0) / (y0 - y1) == pytest.approx(math.cos(math.radians(48.85)), rel=0.01)


def test_cities_on_one_line_are_refused_with_a_sentence() -> None:
    with pytest.raises(ProjectionError, match="at least three"):
        warped([(0, 0), (10, 0), (20, 0)], [(0, 0), (10, 0), (20, 0)])


def test_too_few_cities_are_refused_with_a_sentence() -> None:
    with pytest.raises(ProjectionError, match="2 cities have a latitude"):
        warped([(0, 0), (10, 5)], [(0, 0), (10, 0)])
