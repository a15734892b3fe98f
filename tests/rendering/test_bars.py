"""The bars of the result: a common zero, losses back from the end, the longest bar is the most points."""

import io
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import maps
import rendering
from bot.text.pictures import PictureWords
from engine import final_scores, view
from engine.final import ScoreLine, SeatResult, Standing
from engine.ids import Seat
from rendering import results
from rendering.bars import bar, scale
from rendering.palette import PAPER
from tests.rendering.tables import begun, play_on, seated

sources = st.sampled_from(("routes", "tickets_done", "tickets_missed", "exchange"))
lines = st.lists(st.builds(ScoreLine, sources, st.integers(-200, 200), st.just(1)), max_size=8)


def seat(scored: list[ScoreLine]) -> SeatResult:
    return SeatResult(Standing(Seat(0), (), (), 0, ()), tuple(scored), sum(line.points for line in scored), 1)


@given(lines)
def test_a_bar_begins_at_zero_and_ends_at_the_total(scored: list[ScoreLine]) -> None:
    drawn = bar(seat(scored))
    stretches = (*drawn.gains, *drawn.losses)
    assert all(one.end - one.start == abs(one.points) for one in stretches)
    assert drawn.total == sum(line.points for line in scored)
    if drawn.gains:
        assert drawn.gains[0].start == 0
        assert all(one.end == two.start for one, two in pairwise(drawn.gains))
    if drawn.losses:
        assert drawn.losses[0].end == drawn.gained
        assert all(one.start == two.end for one, two in pairwise(drawn.losses))
        assert drawn.losses[-1].start == drawn.total


@given(st.lists(lines, min_size=1, max_size=5))
def test_more_points_are_never_a_shorter_bar(table: list[list[ScoreLine]]) -> None:
    bars = [bar(seat(scored)) for scored in table]
    measure = scale(bars, 40, 1000)
    by_total = sorted(bars, key=lambda one: one.total)
    assert all(measure.x(one.total) <= measure.x(two.total) for one, two in pairwise(by_total))
    for one in bars:
        for end in (0, one.total, one.gained):
            assert 39.9 <= measure.x(end) <= 1040.1


def test_a_loss_makes_no_bar_longer() -> None:
    gain, loss = ScoreLine("routes", 50, 1), ScoreLine("tickets_missed", -20, 1)
    assert bar(seat([gain, loss])).total < bar(seat([gain])).total
    assert bar(seat([gain, loss])).gained == bar(seat([gain])).gained


@pytest.mark.parametrize("lost", [-3, -20, -60, -90])
def test_the_total_hides_no_gain(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    gains = [ScoreLine("routes", 50, 1), ScoreLine("tickets_done", 20, 1), ScoreLine("ports", 4, 1)]
    drawn = bar(seat([*gains, ScoreLine("tickets_missed", lost, 1)]))
    measure = scale([drawn], 40, 1000)
    box = (0, 0, round(measure.x(drawn.gained)) + 1, 300)

    def painted() -> bytes:
        image = Image.new("RGB", (1300, 300), PAPER)
        results._bar(image, drawn, measure, 40)
        return image.crop(box).tobytes()

    whole = painted()
    monkeypatch.setattr(results, "_total", lambda *_: None)
    assert painted() == whole


@pytest.mark.parametrize("name", maps.names())
def test_long_names_and_every_map(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, _ = play_on(edition, begun(edition), 5000, 11)
    players = seated(len(state.players), ("Bartholomew Featherstonehaugh-Cho", "x" * 200, "", "🚂🚂", "Ж" * 40))
    picture = rendering.result(edition, view(edition, state, None), final_scores(edition, state), said, players)
    assert Image.open(io.BytesIO(picture.data)).width == 1800
    assert len(picture.data) < 1_000_000
