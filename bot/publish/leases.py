"""One worker at a time posts about a game: the lease on its row, kept for as long as there is work."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.service import Ledger
from bot.store import LeaseRow, StoreProblem

log = logging.getLogger(__name__)

SECONDS = 15.0
"""After so long without a word from its worker a lease is anybody's."""
_KEPT = 12.0
"""So long a worker counts on it: somewhat less, because the answer of the database takes its time too."""
_RENEWED = 4.0


class LeaseRefused(Exception):
    """Another worker posts about this game now; in `left` seconds at the latest it is worth asking again."""

    def __init__(self, left: float) -> None:
        super().__init__(f"{left:.1f} seconds left")
        self.left = left


class LeaseLost(Exception):
    """It could not be renewed in time; another worker may have it."""


class Leases:
    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def on(self, game: str) -> AsyncIterator[LeaseRow]:
        """Have the lease inside. It is given back only after work that went well.

        Otherwise a message may be on its way: whoever takes an expired lease over looks for one first.
        """
        async with self._locks.setdefault(game, asyncio.Lock()):
            began = asyncio.get_running_loop().time()
            lease = await self._ledger.lease(game, SECONDS)
            if not lease.mine:
                raise LeaseRefused(lease.left)
            try:
                async with asyncio.timeout_at(began + _KEPT) as limit:
                    keeping = asyncio.create_task(self._keep(game, limit), name=f"lease {game}")
                    try:
                        yield lease
                    finally:
                        keeping.cancel()
                        await asyncio.gather(keeping, return_exceptions=True)
            except TimeoutError:
                if limit.expired():
                    raise LeaseLost(game) from None
                raise
            await self._give_back(game)

    async def _keep(self, game: str, limit: asyncio.Timeout) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(_RENEWED)
            began = loop.time()
            try:
                lease = await self._ledger.lease(game, SECONDS)
            except StoreProblem as error:
                log.info("the lease on game %s could not be renewed: %s", game, error)
                continue
            limit.reschedule(began + _KEPT if lease.mine else began)

    async def _give_back(self, game: str) -> None:
        try:
            await self._ledger.give_back(game)
        except StoreProblem as error:
            log.info("the lease on game %s runs out by itself: %s", game, error)
