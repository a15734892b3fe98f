"""Pictures are painted in turn between people; a person's newest request replaces the older ones."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.limits import PUBLIC_PICTURES_IN_A_ROW
from bot.publish import Studio
from bot.publish.studio import Waiting


class Easel:
    """A studio with one painter, who is stuck until `go` is called; `painted` tells the order."""

    def __init__(self) -> None:
        self.studio = Studio(threads=1)
        self.painted: list[str] = []
        self._gate = threading.Event()
        self._begun = threading.Event()

    async def stuck(self) -> None:
        """Give the painter something that keeps them busy."""
        self._first = asyncio.create_task(self.studio.draw_public("board", self._wait))
        await asyncio.to_thread(self._begun.wait)

    def _wait(self) -> None:
        self._begun.set()
        self._gate.wait()

    async def go(self) -> None:
        self._gate.set()
        await self._first

    def _paint(self, what: str) -> str:
        self.painted.append(what)
        return what

    async def asks(self, person: int, what: str, game: str = "g1") -> "asyncio.Task[str | None]":
        task = asyncio.create_task(self.studio.draw(person, game, self._paint, what))
        await asyncio.sleep(0)
        return task

    async def channel_asks(self, what: str) -> "asyncio.Task[str]":
        task = asyncio.create_task(self.studio.draw_public("board", self._paint, what))
        await asyncio.sleep(0)
        return task


@pytest.fixture
async def easel() -> AsyncIterator[Easel]:
    made = Easel()
    yield made
    made.studio.close()


async def test_200_clicks_of_one_person_cost_another_one_picture_at_most(easel: Easel) -> None:
    await easel.stuck()
    flood = [await easel.asks(1, f"flood {number}") for number in range(200)]
    other = await easel.asks(2, "other")
    await easel.go()
    assert await other == "other"
    assert easel.painted == ["flood 199", "other"]
    assert await asyncio.gather(*flood) == [None] * 199 + ["flood 199"], "those replaced end quietly"


async def test_who_asks_again_keeps_the_place_and_gets_the_newest(easel: Easel) -> None:
    await easel.stuck()
    asked = [await easel.asks(person, f"{person} first") for person in (1, 2, 3)]
    asked.append(await easel.asks(1, "1 again"))
    await easel.go()
    assert await asyncio.gather(*asked) == [None, "2 first", "3 first", "1 again"]
    assert easel.painted == ["1 again", "2 first", "3 first"]


async def test_people_take_turns_whatever_each_of_them_plays(easel: Easel) -> None:
    await easel.stuck()
    many = [await easel.asks(1, f"1 in {game}", game) for game in ("g1", "g2", "g3")]
    other = await easel.asks(2, "2 in g1")
    await easel.go()
    await asyncio.gather(*many, other)
    assert easel.painted == ["1 in g1", "2 in g1", "1 in g2", "1 in g3"]


async def test_a_flood_of_boards_does_not_starve_people(easel: Easel) -> None:
    await easel.stuck()
    mine = [await easel.asks(person, f"mine {person}") for person in (1, 2)]
    boards = [await easel.channel_asks(f"board {number}") for number in range(20)]
    await easel.go()
    await asyncio.gather(*mine, *boards)
    assert easel.painted[0].startswith("board"), "a channel waits for its board"
    assert easel.painted.index("mine 1") <= PUBLIC_PICTURES_IN_A_ROW
    assert easel.painted.index("mine 2") <= 2 * PUBLIC_PICTURES_IN_A_ROW + 1


async def test_a_picture_that_fails_is_told_to_whom_it_was_for(easel: Easel) -> None:
    def fails() -> str:
        raise ValueError("no paint left")

    with pytest.raises(ValueError, match="no paint left"):
        await easel.studio.draw(1, "g1", fails)
    assert await easel.studio.draw(1, "g1", str, "the next one") == "the next one"


def test_nothing_is_lost_or_doubled() -> None:
    waiting: Waiting[str] = Waiting()
    for number in range(10):
        waiting.add_public(f"board {number}")
        waiting.add(number % 3, "g1", f"own {number}")
    taken = []
    while (job := waiting.take()) is not None:
        taken.append(job)
    assert sorted(taken) == sorted([f"board {number}" for number in range(10)] + ["own 7", "own 8", "own 9"])


async def test_memory_is_given_back_once_in_a_lull() -> None:
    lulls: list[str] = []
    lull = threading.Event()

    def tidy() -> None:
        lulls.append(threading.current_thread().name)
        lull.set()

    studio = Studio(threads=1, tidy=tidy, lull=0.01)
    try:
        for number in (1, 2):
            assert await studio.draw_public("board", lambda: "a board") == "a board"
            await asyncio.to_thread(lull.wait)
            lull.clear()
            assert lulls == ["painter 0"] * number, (
                "not by the thread of the loop, and not again before the next picture"
            )
    finally:
        studio.close()
