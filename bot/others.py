"""The other workers: hearing of what they change, and finding what one that is gone has left lying."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.clock_and_ids import Sleeps
from bot.service import Ledger, StoreProblem
from bot.store import UnsettledRow

log = logging.getLogger(__name__)

EVERY = 30_000
"""Milliseconds between two sweeps, and for which the worker that made a change is left alone with it."""

LOOKS_BACK = 60 * 60_000
"""What is older was looked at when this worker started, or by a sweep before."""

_PAUSE = 5.0


class Others:
    """Whoever changes a game posts, thinks and reminds. `wakes` are for games in which that seems not to have happened.

    Every worker sweeps. Two that find the same do no harm: posting needs the lease, and of two moves one is void.
    """

    def __init__(
        self, ledger: Ledger, heard: Callable[[str], None], wakes: Sequence[Callable[[str], None]], clock: Sleeps
    ) -> None:
        self._ledger = ledger
        self._heard = heard
        self._wakes = wakes
        self._clock = clock
        self._known: frozenset[UnsettledRow] = frozenset()

    async def listen(self) -> None:
        """For ever: a hint that a game has changed elsewhere."""
        while True:
            try:
                await self._ledger.listen(self._heard)
            except StoreProblem as error:
                log.warning("what other workers change is not heard for a while: %s", error)
            await asyncio.sleep(_PAUSE)

    async def sweep(self) -> None:
        """For ever: what a hint that was lost, or a worker that is gone, has left lying."""
        while True:
            await self._clock.until(self._clock.now() + EVERY)
            try:
                await self.sweep_once()
            except StoreProblem as error:
                log.warning("the games can't be looked through; it is tried again: %s", error)

    async def sweep_once(self) -> None:
        """Wake the games in which something seems to be left; each once, until something happens in it again."""
        now = self._clock.now()
        found = frozenset(await self._ledger.unsettled(now - LOOKS_BACK, now - EVERY))
        for one in found - self._known:
            for wake in self._wakes:
                wake(one.game)
        self._known = found
