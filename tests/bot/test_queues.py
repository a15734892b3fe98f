"""One queue per game: woken as often as anybody likes, it never works twice at the same time and misses nothing."""

import asyncio
import logging

import pytest

from bot.queues import Queues
from bot.store import StoreProblem


class Worker:
    """Notes when it begins and ends; `gate` holds it up."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.gate = asyncio.Event()
        self.fails = 0
        self.queues = Queues("tests", self.work)

    async def work(self, game: str) -> None:
        self.notes.append(f"{game} begins")
        await self.gate.wait()
        if self.fails:
            self.fails -= 1
            raise ValueError("no")
        self.notes.append(f"{game} ends")

    async def settle(self) -> None:
        while busy := self.queues.under_way:
            await asyncio.wait(busy)


async def test_many_wakes_are_one_more_look(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker()
    worker.queues.wake("a")
    await asyncio.sleep(0)
    for _ in range(10):
        worker.queues.wake("a")
    worker.gate.set()
    await worker.settle()
    assert worker.notes == ["a begins", "a ends"] * 2


async def test_games_do_not_wait_for_each_other() -> None:
    worker = Worker()
    worker.queues.wake("a")
    worker.queues.wake("b")
    await asyncio.sleep(0)
    assert worker.notes == ["a begins", "b begins"]
    worker.gate.set()
    await worker.settle()


async def test_a_wake_during_work_that_fails_is_not_lost(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker()
    worker.fails = 1
    worker.queues.wake("a")
    await asyncio.sleep(0)
    worker.queues.wake("a")
    worker.gate.set()
    with caplog.at_level(logging.ERROR):
        await worker.settle()
    assert worker.notes == ["a begins", "a begins", "a ends"]
    assert "game a has failed" in caplog.text


async def test_whoever_rests_is_woken() -> None:
    rested: list[str] = []

    async def work(game: str) -> None:
        await queues.rest(game, 3600)
        rested.append(game)

    queues = Queues("tests", work)
    queues.wake("a")
    await asyncio.sleep(0.01)
    queues.wake("a")
    while busy := queues.under_way:
        await asyncio.wait(busy)
    assert rested == ["a"], "the wake was used up by the one who rested"


async def test_closing_lets_work_end_but_not_for_ever() -> None:
    worker, patient = Worker(), Worker()
    for one in (worker, patient):
        one.queues.wake("a")
    await asyncio.sleep(0)
    patient.gate.set()
    await patient.queues.close(patience=3600)
    assert patient.notes == ["a begins", "a ends"]
    await worker.queues.close()
    assert worker.queues.under_way == []
    assert worker.notes == ["a begins"]
    worker.queues.wake("a")
    assert worker.queues.under_way == [], "closed is closed"


async def test_what_the_database_refuses_is_tried_again_by_itself(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else would wake a game in which an opponent is on turn."""
    tries: list[str] = []

    async def work(game: str) -> None:
        tries.append(game)
        if len(tries) < 3:
            raise StoreProblem("database is locked")

    monkeypatch.setattr("bot.queues.PAUSE", 0.01)
    queues = Queues("tests", work)
    queues.wake("a")
    await asyncio.gather(*queues.under_way)
    assert tries == ["a", "a", "a"]
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert "Traceback" not in caplog.text
