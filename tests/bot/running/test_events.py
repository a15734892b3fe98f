"""What Discord tells the bot and what goes wrong with it: while it runs that is a fault, while it stops it is not."""

import asyncio
import logging

import pytest

from bot.client.client import SlowTrain
from bot.service import StoreProblem
from bot.workers import Alone, Shards


async def _nothing() -> None:
    pass


class Closed(SlowTrain):
    """Finds its database closed with every event."""

    def __init__(self) -> None:
        super().__init__(_nothing, Shards(), Alone())
        self.heard = asyncio.Event()

    async def on_ready(self) -> None:
        self.heard.set()
        raise StoreProblem("pool is closed")

    async def tell(self) -> None:
        self.heard.clear()
        self.dispatch("ready")
        await self.heard.wait()
        await asyncio.sleep(0)


async def test_an_event_that_fails_is_a_fault_until_the_bot_stops(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with Closed() as client:
        await client.tell()
        (fault,) = [one for one in caplog.records if one.levelno >= logging.WARNING]
        assert fault.exc_info is not None
        caplog.clear()
        await client.close()
        await client.tell()
    (told,) = [one for one in caplog.records if "on_ready" in one.getMessage()]
    assert told.levelno == logging.INFO
    assert told.exc_info is None
    assert "pool is closed" in told.getMessage()
    assert not [one for one in caplog.records if one.levelno > logging.INFO]
