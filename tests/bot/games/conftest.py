"""People at the station, and a bot that paints dots."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.testing import Sandbox
from tests.bot.games.bots import cheap_private_pictures, the_bot
from tests.rendering.conftest import base_cache

__all__ = ["base_cache", "discord", "dots"]


@pytest.fixture
def dots() -> Iterator[None]:
    """Private pictures are dots."""
    with cheap_private_pictures():
        yield


@pytest_asyncio.fixture
async def discord(tmp_path: Path, dots: None) -> AsyncIterator[Sandbox]:
    """The stand-in with the bot logged in; everybody speaks English."""
    async with Sandbox(the_bot(tmp_path), language="en-GB") as sandbox:
        yield sandbox
