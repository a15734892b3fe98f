"""The task that sleeps until the earliest timer: what is set while it looks wakes it, and a failure does not end it."""

import asyncio
from pathlib import Path

import pytest

from bot.days.pace import DAY
from bot.service import Alarm, Days
from bot.service.loading import Loaded
from bot.store import TimerRow
from bot.timers import Timers
from tests.bot.desk import OLENA, HeldClock, click
from tests.bot.timers.days import running, week


async def _turns() -> None:
    """Whoever can go on has done so."""
    for _ in range(20):
        await asyncio.sleep(0)


class OneSetMeanwhile(Days):
    """Somebody sets a timer after the earliest was looked up, and before that is known."""

    def __init__(self, alarm: Alarm, clock: HeldClock) -> None:
        self._alarm = alarm
        self._clock = clock
        self.looks = 0

    async def look_again(self, everywhere: bool) -> None:
        pass

    async def grant_grace(self) -> None:
        pass

    async def carry_out_due(self) -> int:
        return 0

    async def next_due(self) -> int | None:
        self.looks += 1
        due = self._clock.now() + 1000
        if self.looks > 1:
            return due
        self._alarm.set_for([TimerRow("g1", 1, "late", 0, due)])
        return None


async def test_a_timer_that_is_set_while_the_earliest_is_looked_up_is_in_time() -> None:
    clock, alarm = HeldClock(), Alarm()
    days = OneSetMeanwhile(alarm, clock)
    async with running(Timers(days, alarm, clock)):
        await _turns()
        assert days.looks == 2
        clock.pass_by(1000)
        await _turns()
        assert days.looks == 3


async def test_a_game_that_cannot_be_read_does_not_stop_the_timers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = HeldClock()
    async with week(tmp_path / "db", clock) as days:
        table = await days.opened("8h", "draw")

        games = days.room.service.days._games
        load = games.load

        async def unreadable(game: str) -> Loaded:
            if clock.now() - begin < 2 * DAY + 1:
                raise ValueError("paris-brest")
            return await load(game)

        begin = clock.now()
        monkeypatch.setattr(games, "load", unreadable)
        clock.pass_by(2 * DAY)
        task = asyncio.create_task(days.timers.run())
        while days.timers._sleeps_until is None and not task.done():  # noqa: ASYNC110 - it tells nobody
            await asyncio.sleep(0.01)
        assert not task.done()
        task.cancel()
        await days.pass_by(DAY)
        assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == OLENA
    assert "gets no more time" in caplog.text
