"""The one task that does things when their time has come: it sleeps until the earliest timer."""

import asyncio
import logging

from bot.clock_and_ids import Sleeps
from bot.service import Alarm, Days, StoreProblem

log = logging.getLogger(__name__)

LONGEST_SLEEP = 5 * 60_000
"""Milliseconds after which the database is looked at again, whatever the clock of the machine did meanwhile."""

_PAUSE = 5_000
"""Before something that failed is tried again."""


_JUMP = 60_000
"""Milliseconds by which a clock is set that count: time servers correct it by less, all the time."""

_REMEMBERED = 3_600.0
"""Seconds for which a host who asks is told that the clock was set."""


class Timers:
    def __init__(self, days: Days, alarm: Alarm, clock: Sleeps, longest_sleep: int = LONGEST_SLEEP) -> None:
        """`longest_sleep` is shorter where another worker may set a timer and be gone before it is due."""
        self._longest_sleep = longest_sleep
        self._days = days
        self._clock = clock
        self._woken = asyncio.Event()
        self._sleeps_until: int | None = None
        """None while it looks: what is set then may come too late to be found."""
        self._jumped_at: float | None = None
        alarm.listeners.append(self._earlier)

    def _earlier(self, due: int) -> None:
        if self._sleeps_until is None or due < self._sleeps_until:
            self._woken.set()

    @property
    def steady(self) -> bool:
        """Whether the clock of the machine has gone on for an hour without being set."""
        return self._jumped_at is None or asyncio.get_running_loop().time() - self._jumped_at > _REMEMBERED

    def _set_by(self) -> int:
        """By how much the clock was set, if that is worth mentioning."""
        jump = self._clock.set_by()
        if abs(jump) < _JUMP:
            return 0
        self._jumped_at = asyncio.get_running_loop().time()
        way = "forward" if jump > 0 else "back"
        log.warning("the clock of this machine was set %s by %d seconds; turns keep their time", way, abs(jump) // 1000)
        return jump

    async def run(self) -> None:
        """For ever. What has run out while the bot was away, or by a clock that was set, gets its grace first."""
        fresh, back = True, False
        while True:
            self._woken.clear()
            self._sleeps_until = None
            try:
                jump = self._set_by()
                fresh, back = fresh or jump > 0, back or jump < 0
                if fresh or back:
                    await self._days.look_again(everywhere=back)
                    await self._days.grant_grace()
                    fresh = back = False
                while await self._days.carry_out_due():
                    pass
                due = await self._days.next_due()
            except StoreProblem as error:
                log.warning("the timers can't be read or written; they are tried again: %s", error)
                due = self._clock.now() + _PAUSE
            await self._sleep(due)

    async def _sleep(self, due: int | None) -> None:
        longest = self._clock.now() + self._longest_sleep
        self._sleeps_until = longest if due is None else min(due, longest)
        sleeping = asyncio.ensure_future(self._clock.until(self._sleeps_until))
        woken = asyncio.ensure_future(self._woken.wait())
        try:
            await asyncio.wait({sleeping, woken}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sleeping, woken):
                task.cancel()
            await asyncio.gather(sleeping, woken, return_exceptions=True)
