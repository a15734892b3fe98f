"""A service on a fresh database."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service import Service
from tests.bot.desk import service_on


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    async with service_on(tmp_path / "db") as found:
        yield found
