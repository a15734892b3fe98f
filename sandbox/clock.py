"""The stand-in's clock: it runs with the wall clock for people, and stands still until told otherwise in tests."""

from __future__ import annotations

import asyncio
import datetime
import time
from collections.abc import Callable

DISCORD_EPOCH = 1_420_070_400.0  # the first second of 2015, where Discord's ids begin


class Timer:
    """Something due at a moment of the stand-in's clock."""

    def __init__(self, when: float, action: Callable[[], None]) -> None:
        self.when = when
        self.action = action
        self.handle: asyncio.TimerHandle | None = None


class Clock:
    """Seconds since 1970. A held clock moves only by `advance`, a running one by itself as well."""

    def __init__(self, start: float | None = None, held: bool = False) -> None:
        self.held = held
        self._start = time.time() if start is None else start
        self._began = time.monotonic()
        self._timers: set[Timer] = set()

    def now(self) -> float:
        return self._start if self.held else self._start + time.monotonic() - self._began

    def advance(self, seconds: float) -> None:
        """Move on at once; whatever falls due on the way happens now, in its order."""
        if seconds < 0:
            raise ValueError("The clock can't go back.")
        self._start += seconds
        for timer in self._timers:
            self._arm(timer)
        while due := [timer for timer in self._timers if timer.when <= self.now()]:
            self._fire(min(due, key=lambda timer: timer.when))

    def at(self, when: float, action: Callable[[], None]) -> Timer:
        """Call `action` when the clock shows `when`."""
        timer = Timer(when, action)
        self._timers.add(timer)
        self._arm(timer)
        return timer

    def cancel(self, timer: Timer | None) -> None:
        if timer is not None:
            self._timers.discard(timer)
            self._disarm(timer)

    def close(self) -> None:
        """Forget everything that is still due."""
        for timer in list(self._timers):
            self.cancel(timer)

    def _arm(self, timer: Timer) -> None:
        self._disarm(timer)
        if not self.held:
            delay = max(0.0, timer.when - self.now())
            timer.handle = asyncio.get_running_loop().call_later(delay, self._fire, timer)

    @staticmethod
    def _disarm(timer: Timer) -> None:
        if timer.handle is not None:
            timer.handle.cancel()
            timer.handle = None

    def _fire(self, timer: Timer) -> None:
        if timer in self._timers:
            self.cancel(timer)
            timer.action()


class Snowflakes:
    """Ids as Discord makes them: the time in milliseconds, shifted, and ever growing."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> str:
        self.last = max(self.last + 1, int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22)
        return str(self.last)


def moment(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="microseconds")
