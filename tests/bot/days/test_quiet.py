"""Quiet hours end when the clock on the wall says so, also in the nights in which clocks change."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.days.quiet import DAY_MINUTES, QuietHours, awake_at, quiet_until, zones

NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Warsaw")


def at(text: str, zone: str = "Europe/Warsaw", fold: int = 0) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-11-18T22:00", "2026-11-19T07:00"),
        ("2026-11-18T23:59", "2026-11-19T07:00"),
        ("2026-11-19T00:00", "2026-11-19T07:00"),
        ("2026-11-19T06:59", "2026-11-19T07:00"),
        ("2026-03-28T22:30", "2026-03-29T07:00"),  # clocks go forward in this night
        ("2026-10-24T22:30", "2026-10-25T07:00"),  # and back in this one
    ],
)
def test_the_night_ends_in_the_morning(now: str, until: str) -> None:
    assert quiet_until(NIGHT, at(now)) == at(until)


@pytest.mark.parametrize("now", ["2026-11-18T07:00", "2026-11-18T12:00", "2026-11-18T21:59"])
def test_the_day_is_not_quiet(now: str) -> None:
    assert quiet_until(NIGHT, at(now)) is None
    assert awake_at(NIGHT, at(now)) == at(now)


def test_a_night_with_a_change_of_clocks_is_an_hour_shorter_or_longer() -> None:
    spring, autumn = at("2026-03-28T22:00"), at("2026-10-24T22:00")
    assert awake_at(NIGHT, spring) - spring == 8 * 3_600_000
    assert awake_at(NIGHT, autumn) - autumn == 10 * 3_600_000


def test_an_hour_that_does_not_exist_ends_after_the_gap() -> None:
    hours = QuietHours(60, 2 * 60 + 30, "Europe/Warsaw")
    assert quiet_until(hours, at("2026-03-29T01:30")) == at("2026-03-29T03:30")


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    hours = QuietHours(60, 2 * 60 + 30, "Europe/Warsaw")
    first, second = at("2026-10-25T02:30"), at("2026-10-25T02:30", fold=1)
    assert quiet_until(hours, at("2026-10-25T02:10")) == first
    assert quiet_until(hours, at("2026-10-25T02:10", fold=1)) == second


hours = st.builds(
    lambda begin, length, zone: QuietHours(begin, (begin + length) % DAY_MINUTES, zone),
    st.integers(0, DAY_MINUTES - 1),
    st.integers(1, DAY_MINUTES - 1),
    st.sampled_from(sorted(zones())),
)


@given(hours, st.integers(1_700_000_000_000, 1_900_000_000_000))
def test_whoever_may_be_woken_is_awake(hours: QuietHours, now: int) -> None:
    woken = awake_at(hours, now)
    assert now <= woken <= now + timedelta(hours=26) / timedelta(milliseconds=1)
    local = datetime.fromtimestamp(woken / 1000, ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    inside = (
        hours.begin <= minute < hours.end if hours.begin < hours.end else minute >= hours.begin or minute < hours.end
    )
    # Where clocks go forward over the very end, and the quiet hours are nearly the whole day, the next have begun.
    assert (
        not inside
        or local.utcoffset() != (local.astimezone(UTC) - timedelta(hours=3)).astimezone(local.tzinfo).utcoffset()
    )


@pytest.mark.parametrize(
    ("begin", "end", "zone"), [(0, 0, "UTC"), (-1, 5, "UTC"), (0, 1440, "UTC"), (1, 2, "Mars/Olympus")]
)
def test_nonsense_is_no_quiet_hour(begin: int, end: int, zone: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        QuietHours(begin, end, zone)
