"""One queue per game: whoever is woken looks again what there is to do, and never twice at the same time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from bot.store import StoreProblem

log = logging.getLogger(__name__)

PAUSE = 5.0
"""Seconds before the database is tried again when it does not work."""


class Queues:
    """`work(game)` does whatever there is to do now. It is called once more when the game is woken meanwhile, and
    again and again while the database does not work: nobody else would wake a game that waits for us."""

    def __init__(self, name: str, work: Callable[[str], Awaitable[None]]) -> None:
        self._name = name
        self._work = work
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._closing = False

    def wake(self, game: str) -> None:
        """Something has changed: look again, now or after what is under way. Never waits."""
        if self._closing:
            return
        self._woken.setdefault(game, asyncio.Event()).set()
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._work_off(game), name=f"{self._name} {game}")

    async def rest(self, game: str, seconds: float) -> None:
        """For `work` that wants to try again: wait so long, or until the game is woken."""
        await self.rest_while(game, asyncio.sleep(seconds))

    async def rest_while(self, game: str, asleep: Coroutine[Any, Any, None]) -> None:
        """The same for as long as `asleep` lasts: it may go by any clock."""
        woken = self._woken[game]
        waiting = {asyncio.create_task(asleep), asyncio.create_task(woken.wait())}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        woken.clear()  # Whoever has rested looks at everything anew.

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return list(self._tasks.values())

    async def close(self, patience: float = 0) -> None:
        """Begin nothing more; let what is under way end, but do not wait for longer than this."""
        self._closing = True
        if tasks := self.under_way:
            _, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _work_off(self, game: str) -> None:
        woken = self._woken[game]
        try:
            while woken.is_set():
                woken.clear()
                try:
                    await self._work(game)
                except StoreProblem as error:
                    log.warning("%s: game %s waits for the database: %s", self._name, game, error)
                    await self.rest(game, PAUSE)
                    woken.set()
                except Exception:
                    log.exception("%s: game %s has failed; the next change tries again", self._name, game)
        finally:
            del self._tasks[game], self._woken[game]
