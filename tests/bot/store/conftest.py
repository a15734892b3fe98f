"""The stores that keep the contract: a new one is added to `STORES` and gets every test of test_contract.py."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.postgres import PostgresStore
from bot.store.sqlite import SqliteStore

Opens = Callable[[], Awaitable[Store]]
"""One more connection to the same database."""


STORES = ("sqlite", "postgres")


@pytest.fixture(params=STORES)
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return lambda: PostgresStore.open(url)
    return lambda: SqliteStore.open(tmp_path / "db")


@pytest_asyncio.fixture
async def store(opens: Opens) -> AsyncIterator[Store]:
    found = await opens()
    yield found
    await found.close()


@pytest_asyncio.fixture
async def another(opens: Opens, store: Store) -> AsyncIterator[Store]:
    found = await opens()
    yield found
    await found.close()
