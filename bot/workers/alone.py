"""The only worker there is, as a SQLite database allows but one: nobody to ask, and its own pauses to keep."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from bot.workers.hold import PAUSE
from bot.workers.shards import Shards


class Alone:
    """The Hold of a single process."""

    def __init__(
        self,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.lost = asyncio.Event()
        self._now = now
        self._sleep = sleep
        self._last: dict[int, float] = {}

    async def take(self, shards: Shards) -> None:
        """They are ours: who else would have them?"""

    async def turn(self, bucket: int) -> None:
        while (left := self._last.get(bucket, -PAUSE) + PAUSE - self._now()) > 0:
            await self._sleep(left)
        self._last[bucket] = self._now()
