"""The stores that keep the contract: a new one is added to `STORES` and gets every test of test_contract.py."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.sqlite import SqliteStore

Opens = Callable[[], Awaitable[Store]]
"""One more connection to the same database."""


def _sqlite(folder: Path) -> Opens:
    async def open_store() -> Store:
        return await SqliteStore.open(folder / "db")

    return open_store


STORES: dict[str, Callable[[Path], Opens]] = {"sqlite": _sqlite}


@pytest.fixture(params=list(STORES))
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    return STORES[request.param](tmp_path)


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
