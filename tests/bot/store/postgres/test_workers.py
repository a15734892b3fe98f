"""Several workers on one server: one posts about a game, one carries a timer out, and each hears the others."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.store import StoreProblem, TimerRow
from bot.store.postgres import PostgresStore
from bot.store.postgres.times import TAKEN
from tests.bot.store.test_contract import game, row
from tests.postgres import Server

Two = tuple[PostgresStore, PostgresStore]


@pytest_asyncio.fixture
async def two(postgres_url: str) -> AsyncIterator[Two]:
    stores = (await PostgresStore.open(postgres_url), await PostgresStore.open(postgres_url))
    await stores[0].add_game(game(), b"", [row(1, 7)])
    yield stores
    for store in stores:
        await store.close()


async def test_one_of_many_gets_the_lease(two: Two) -> None:
    asked = await asyncio.gather(*(store.lease("g1", 60.0) for store in two * 10))
    assert {lease.mine for lease in asked[::2]} != {lease.mine for lease in asked[1::2]}
    refused = next(lease for lease in asked if not lease.mine)
    assert 0 < refused.left <= 60.0


async def test_a_lease_that_was_given_back_is_anybodys(two: Two) -> None:
    assert (await two[0].lease("g1", 60.0)).mine
    await two[1].give_back("g1")
    assert not (await two[1].lease("g1", 60.0)).mine, "it was not theirs"
    await two[0].give_back("g1")
    lease = await two[1].lease("g1", 60.0)
    assert (lease.mine, lease.inherited) == (True, False)


async def test_a_lease_that_has_run_out_is_inherited_once(two: Two) -> None:
    assert (await two[0].lease("g1", 0.0)).mine
    assert [(await two[1].lease("g1", 60.0)).inherited for _ in range(2)] == [True, False]
    assert not (await two[0].lease("g1", 60.0)).mine


async def test_posting_and_moving_do_not_end_a_lease(two: Two) -> None:
    await two[0].lease("g1", 60.0)
    await two[1].save(game(), replace(game(), seq=2), [row(2, 8)])
    await two[0].posted("g1", 1, 6, "lobby")
    assert not (await two[1].lease("g1", 60.0)).mine
    assert (await two[0].lease("g1", 60.0)).posted == 1


async def test_each_worker_gets_other_timers(two: Two) -> None:
    await two[0].times.set([TimerRow("g1", 1, "remind", place, 1000 + place) for place in range(100)])
    taken = await asyncio.gather(*(store.times.due(2000, limit=30) for store in two))
    places = [timer.place for timers in taken for timer in timers]
    assert len(places) == len(set(places)) == 60
    assert [timer.place for timer in taken[0]] == sorted(timer.place for timer in taken[0])
    assert await two[0].times.due(2000, limit=30) == taken[0], "what one has taken stays with it"


async def test_what_another_has_taken_is_no_reason_to_look(two: Two) -> None:
    await two[0].times.set([TimerRow("g1", 1, "remind", 0, 1000)])
    (timer,) = await two[0].times.due(2000)
    assert await two[0].times.next_due() == 1000
    assert await two[1].times.next_due() == 2000 + TAKEN
    assert await two[1].times.due(2000) == []
    assert await two[1].times.due(2000 + TAKEN) == [timer], "the one that took it seems to be dead"


async def test_a_worker_hears_the_others_and_not_itself(two: Two) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = asyncio.create_task(two[1].listen(heard.put_nowait))
    assert await heard.get() == "", "from now on it is heard"
    await two[1].save(game(), replace(game(), seq=2), [row(2, None)])
    await two[0].save(replace(game(), seq=2), replace(game(), seq=3), [row(3, None)])
    assert await heard.get() == "g1"
    assert heard.empty(), "one notice for two moves, of which one was ours"
    await two[0].people.forget(11)
    assert await heard.get() == "g1", "somebody who is forgotten must not come back from a row that is remembered"
    assert await heard.get() == "", "nor from a ladder"
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_who_listens_notices_that_the_line_is_cut(
    two: Two, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.workers._BEAT", 0.05)
    listening = asyncio.create_task(two[0].listen(lambda game: None))
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
    while not listening.done():
        await postgres.execute(cut)
        await asyncio.sleep(0.05)
    with pytest.raises(StoreProblem):
        await listening
