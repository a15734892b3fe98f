"""Opening the games wherever they are; what PostgreSQL needs is loaded only for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.errors import WrongSettings
from bot.store.address import Address, Database
from bot.store.contract import Store
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.files import alone
from bot.store.sqlite.overview import check_current

if TYPE_CHECKING:
    from bot.store.postgres import PostgresStore


@asynccontextmanager
async def held(database: Database) -> AsyncIterator[Store]:
    """The store of a running bot, brought up to date. A file is held alone; a server is for any number of workers."""
    if isinstance(database, Address):
        async with _closing(await postgres().open(database.url)) as store:
            yield store
    else:
        with alone(database):
            async with _closing(await SqliteStore.open(database)) as store:
                yield store


@asynccontextmanager
async def unused(database: Database) -> AsyncIterator[Store]:
    """A store that no bot is running with; DatabaseInUse when one is."""
    if not isinstance(database, Address):
        async with held(database) as store:
            yield store
        return
    postgres()  # Says so if what it needs is missing.
    from bot.store.postgres.whole import check_unused

    await check_unused(database.url)
    async with beside(database) as store:
        yield store


@asynccontextmanager
async def beside(database: Database) -> AsyncIterator[Store]:
    """A store for a look, beside a running bot or without one; DatabaseProblem when it is not of this version."""
    if isinstance(database, Address):
        async with _closing(await postgres().open(database.url, migrates=False)) as store:
            yield store
    else:
        await asyncio.to_thread(check_current, database)
        async with _closing(await SqliteStore.open(database)) as store:
            yield store


def postgres() -> "type[PostgresStore]":
    """WrongSettings when the packages for it are not installed."""
    try:
        from bot.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise WrongSettings(
            "DATABASE_URL names PostgreSQL, for which a package is missing: "
            '.venv/bin/pip install -c constraints.txt ".[postgres]"',
            "DATABASE_URL",
        ) from None
    return PostgresStore


@asynccontextmanager
async def _closing(store: Store) -> AsyncIterator[Store]:
    try:
        yield store
    finally:
        await store.close()
