"""Reminders grow rarer, end after the third, and wait for the morning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.days.pace import DAY, HOUR
from bot.days.quiet import QuietHours, quiet_until
from bot.days.reminders import MOST, next_reminder, reminder_at

NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Kyiv")


def test_the_gaps_grow() -> None:
    assert [reminder_at(number, 0, HOUR) for number in (1, 2, 3)] == [HOUR, 3 * HOUR, 7 * HOUR]


@pytest.mark.parametrize("number", [0, 4])
def test_there_are_three(number: int) -> None:
    with pytest.raises(ValueError, match="no reminder"):
        reminder_at(number, 0, HOUR)


def test_after_an_outage_the_missed_ones_are_skipped() -> None:
    assert next_reminder(0, 0, HOUR, 2 * HOUR) == (2, 3 * HOUR)
    assert next_reminder(0, 0, HOUR, 2 * DAY) is None


def test_who_wants_none_gets_none() -> None:
    assert next_reminder(0, 0, 0, 0) is None


@given(st.integers(0, MOST), st.integers(0, 2 * 10**12), st.integers(1, 3 * DAY), st.integers(0, 5 * DAY))
def test_no_reminder_comes_at_night(sent: int, mentioned: int, interval: int, later: int) -> None:
    found = next_reminder(sent, mentioned, interval, mentioned + later, NIGHT)
    if found is not None:
        number, due = found
        assert sent < number <= MOST
        assert due > mentioned + later
        assert quiet_until(NIGHT, due) is None
