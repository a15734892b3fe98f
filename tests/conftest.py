"""What all tests share: no example is too slow, because machines differ; a PostgreSQL for those that ask for it."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from hypothesis import settings

from tests.postgres import NoServer, Server, running_server

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL for all tests of this process; it is started by the first that asks."""
    try:
        with running_server() as server:
            yield server
    except NoServer as reason:
        pytest.skip(str(reason))


@pytest_asyncio.fixture
async def postgres_url(postgres: Server) -> AsyncIterator[str]:
    """The address of a database with our tables and nothing in them, which nobody else uses."""
    async with postgres.with_tables() as url:
        yield url
