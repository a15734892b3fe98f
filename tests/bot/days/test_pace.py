"""One bad day costs nothing, a habit of them does; an absence stops the clock, but not for ever."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.days.pace import DAY, HOUR, LONGEST_AWAY, PACES, Away, Pace, bank_after, due_at, full_bank, spent

paces = st.sampled_from([pace for pace in PACES if pace != "none"])
times = st.integers(0, 60 * DAY)
aways = st.none() | st.builds(lambda since, length: Away(since, since + length), times, st.integers(0, 30 * DAY))


def test_a_turn_in_time_fills_the_bank_by_an_eighth() -> None:
    assert bank_after("1d", 0, DAY) == 3 * HOUR
    assert bank_after("1d", full_bank("1d"), HOUR) == 2 * DAY


def test_a_late_turn_is_paid_from_the_bank() -> None:
    assert bank_after("1d", 2 * DAY, DAY + 5 * HOUR) == 2 * DAY - 5 * HOUR
    assert bank_after("1d", HOUR, 3 * DAY) == 0


def test_without_a_pace_nothing_is_ever_due() -> None:
    assert due_at("none", 5, None, 0) is None


def test_an_absence_stops_the_clock_for_a_week_at_the_most() -> None:
    assert due_at("1d", 0, Away(HOUR, 3 * DAY)) == DAY + 3 * DAY - HOUR
    assert due_at("1d", 0, Away(HOUR, 30 * DAY)) == DAY + LONGEST_AWAY
    assert due_at("1d", 0, Away(2 * DAY, 3 * DAY)) == DAY  # it begins when the time is over


@given(paces, times, aways, st.integers(0, 6 * DAY))
def test_when_the_time_is_due_it_is_spent(pace: Pace, since: int, away: Away | None, bank: int) -> None:
    due = due_at(pace, since, away, bank)
    assert due is not None
    assert spent(away, since, due) == PACES[pace] + bank
    assert spent(away, since, due - 1) < PACES[pace] + bank


@given(paces, st.lists(st.integers(0, 10 * DAY)))
def test_the_bank_stays_between_nothing_and_full(pace: Pace, turns: list[int]) -> None:
    bank = full_bank(pace)
    for used in turns:
        bank = bank_after(pace, bank, used)
        assert 0 <= bank <= full_bank(pace)


@pytest.mark.parametrize("now", [0, HOUR])
def test_a_turn_that_has_not_begun_has_spent_nothing(now: int) -> None:
    assert spent(Away(0, DAY), now, now) == 0
