"""Boxes, discs and arcs."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering.geometry import Box, along, arc, disc_intrusion, distances, intrusion, parallel, rect_box

numbers = st.floats(-200, 200)
boxes = st.builds(Box, numbers, numbers, st.floats(-180, 180), st.floats(5, 90), st.floats(5, 90))


def test_boxes_side_by_side() -> None:
    one = rect_box((0, 0, 10, 10))
    assert intrusion(one, rect_box((12, 0, 20, 10))) == pytest.approx(-2)
    assert intrusion(one, rect_box((8, 0, 20, 10))) == pytest.approx(2)


@given(boxes, boxes)
def test_intrusion_is_mutual(one: Box, two: Box) -> None:
    assert intrusion(one, two) == pytest.approx(intrusion(two, one), abs=1e-6)


@given(boxes, boxes)
def test_a_corner_inside_is_an_intrusion(one: Box, two: Box) -> None:
    for x, y in one.corners():
        if disc_intrusion(two, (x, y), 0.0) > 0.001:
            assert intrusion(one, two) > 0


@given(numbers, numbers, st.floats(1, 50))
def test_a_disc_beside_a_box(x: float, y: float, radius: float) -> None:
    box = Box(0, 0, 0, 40, 20)
    nearest = math.hypot(max(abs(x) - 20, 0), max(abs(y) - 10, 0))
    assert (disc_intrusion(box, (x, y), radius) > 0) == (nearest < radius)


def test_an_arc_bends_to_the_left() -> None:
    line = arc((0, 0), (100, 0), 20)
    assert line[0] == (0, 0)
    assert line[-1] == pytest.approx((100, 0))
    assert line[len(line) // 2] == pytest.approx((50, -20))


def test_points_along_and_beside_a_line() -> None:
    line = ((0.0, 0.0), (10.0, 0.0), (20.0, 0.0))
    assert along(line, distances(line), 15) == pytest.approx((15, 0))
    assert parallel(line, 3) == tuple((x, -3.0) for x in (0.0, 10.0, 20.0))
