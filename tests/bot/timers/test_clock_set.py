"""A clock that is set, forward or back, takes no time from anybody and stops nothing."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.clock_and_ids import WallClock
from bot.days.pace import DAY, HOUR
from bot.timers import LONGEST_SLEEP
from tests.bot.desk import HANNAH, OLENA, HeldClock, click
from tests.bot.timers.days import Week, running, week

YEAR = 365 * DAY


@asynccontextmanager
async def ticking(path: Path, clock: HeldClock | None = None) -> AsyncIterator[Week]:
    async with week(path, clock) as days, running(days.timers):
        yield days


async def woken(days: Week) -> None:
    """The timers have slept for as long as they ever do, looked, and gone to sleep again."""
    days.timers._sleeps_until = 0
    days.clock.pass_by(LONGEST_SLEEP)
    while not days.timers._sleeps_until:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0.01)
    await days.settle()


async def on_turn(days: Week, game: str) -> int | None:
    return (await days.room.service.looking.table(click(), game)).awaited[0].user


async def test_time_that_ran_out_by_a_clock_set_forward_gets_an_hour(tmp_path: Path) -> None:
    async with ticking(tmp_path / "db") as days:
        table = await days.opened("8h", "draw")
        assert days.timers.steady
        days.clock.jump(2 * DAY)
        await woken(days)
        assert not days.timers.steady
        assert await on_turn(days, table.game) == HANNAH
        await days.pass_by(HOUR)
        assert await on_turn(days, table.game) == OLENA


async def test_a_turn_ends_in_time_after_the_clock_went_forward_and_back(tmp_path: Path) -> None:
    async with ticking(tmp_path / "db") as days:
        table = await days.opened("8h", "draw")
        for jump in (YEAR, -YEAR):
            days.clock.jump(jump)
            await woken(days)
        await days.pass_by(23 * HOUR)
        assert await on_turn(days, table.game) == HANNAH, "the bank has some minutes left"
        await days.pass_by(HOUR)
        assert await on_turn(days, table.game) == OLENA


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_was_asked_by_a_clock_that_was_wrong_counts_as_asked_now(tmp_path: Path, restarted: bool) -> None:
    clock = HeldClock()
    async with ticking(tmp_path / "db", clock) as days:
        clock.jump(YEAR)
        table = await days.opened("8h", "draw")
        clock.jump(-YEAR)
        if not restarted:
            await woken(days)
    if restarted:
        clock.set_by()  # A bot that was not running has not seen it.
    async with ticking(tmp_path / "db", clock) as days:
        await woken(days)
        ends = await days.room.service.looking.ends(table.game, clock.now())
        assert {end.bank - clock.now() <= DAY for end in ends.values()} == {True}
        await days.pass_by(DAY)
        assert await on_turn(days, table.game) == OLENA


async def test_a_reminder_comes_once_after_the_clock_was_put_back(tmp_path: Path) -> None:
    async with ticking(tmp_path / "db") as days:
        await days.opened("1d", "remind")
        before = len(days.rung)
        days.clock.jump(-3 * DAY)
        await woken(days)
        assert days.rung[before:] == []
        await days.pass_by(8 * HOUR)
        assert [text for text, _ in days.rung[before:]] == ["remind 1 11"]


def test_the_clock_of_the_machine_notices_that_it_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    assert abs(clock.set_by()) < 60_000
    wrong = time.time_ns() + 90 * 60 * 10**9
    monkeypatch.setattr(time, "time_ns", lambda: wrong)
    assert abs(clock.set_by() - 90 * 60_000) < 60_000
    assert abs(clock.set_by()) < 60_000, "it was told already"
