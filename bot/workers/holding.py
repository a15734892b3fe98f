"""Which Hold a worker needs: it follows from where the games are."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.store.address import Address, Database
from bot.workers.alone import Alone
from bot.workers.hold import Hold


@asynccontextmanager
async def holding(database: Database) -> AsyncIterator[Hold]:
    """A file has one worker; what PostgreSQL needs is loaded only for it."""
    if not isinstance(database, Address):
        yield Alone()
        return
    from bot.workers.together import together

    async with together(database.url) as hold:
        yield hold
