"""A chore that fails is told in the log, and begins again."""

import asyncio
import logging

import pytest

from bot.client import chores
from bot.client.chores import begun


async def test_a_chore_that_fails_is_told_and_begins_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(chores, "PAUSE", 0)
    begins = 0

    async def work() -> None:
        nonlocal begins
        begins += 1
        if begins < 3:
            raise KeyError("paris-brest")

    await begun("timers", work)
    assert begins == 3
    assert [record.getMessage() for record in caplog.records] == [
        "the chore timers has failed; it begins again in 0 seconds"
    ] * 2
    # The log takes the words out of an exception (test_logs.py), so it must be one there.
    assert {record.exc_info[0] for record in caplog.records if record.exc_info} == {KeyError}


async def test_a_chore_that_is_stopped_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    task = begun("timers", lambda: asyncio.sleep(3600))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not [record for record in caplog.records if record.levelno > logging.INFO]
