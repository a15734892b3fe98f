"""Bad weather on the server: nothing is half-written, the game is at its last good state, and goes on by itself."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace

from bot.store import StoreProblem
from bot.store.postgres import PostgresStore
from bot.store.postgres.connection import connect, connect_many
from tests.bot.store.test_contract import game, row
from tests.postgres import NAMED, NoServer, Server, running_server

FULL = "RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'"
CUT = "PERFORM pg_terminate_backend(pg_backend_pid())"
STOPPED = "RAISE EXCEPTION 'canceling statement due to user request' USING ERRCODE = 'query_canceled'"


@asynccontextmanager
async def weather(url: str, happens: str) -> AsyncIterator[None]:
    """Inside, this happens on the server when a row of a log is written: in the middle of a move's transaction."""
    admin = await connect(url)
    try:
        await admin.execute(
            f"CREATE FUNCTION happens() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {happens}; RETURN NEW; END $$;"
            "CREATE TRIGGER happens BEFORE INSERT ON actions FOR EACH ROW EXECUTE FUNCTION happens();"
        )
        yield
        await admin.execute("DROP FUNCTION happens CASCADE")
    finally:
        await admin.close()


@pytest.mark.parametrize(
    ("happens", "said"),
    [(FULL, "No space left"), (CUT, "terminating connection"), (STOPPED, "canceling")],
    ids=["full", "cut", "stop"],
)
async def test_a_move_that_fails_in_the_middle_leaves_the_game_as_it_was(
    postgres_url: str, happens: str, said: str
) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.add_game(game(), b"", [row(1, 7)])
    after = replace(game(), seq=2, host_id=99, seats=game().seats[:1])
    async with weather(postgres_url, happens):
        for _ in range(3):
            with pytest.raises(StoreProblem, match=said):
                await store.save(game(), after, [row(2, 8)])
        assert await store.game("g1") == game(), "it can be looked at all the time"
        assert await store.log("g1") == [row(1, 7)]
    await store.save(game(), after, [row(2, 8)])
    assert await store.game("g1") == after
    await store.close()


async def test_a_server_that_is_stopped_and_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NAMED, raising=False)
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running_server())
        except NoServer as reason:
            pytest.skip(str(reason))
        store = await PostgresStore.open(server.url)
        await store.add_game(game(), b"", [row(1, 7)])
        await asyncio.to_thread(server.stop)
        for _ in range(2):
            with pytest.raises(StoreProblem):
                await store.save(game(), replace(game(), seq=2), [row(2, 8)])
            with pytest.raises(StoreProblem):
                await store.game("g1")
        assert await store.refuses() != ""
        await asyncio.to_thread(server.start)
        assert await store.game("g1") == game()
        await store.save(game(), replace(game(), seq=2), [row(2, 8)])
        assert await store.refuses() == ""
        await store.close()


async def test_a_task_cancelled_anywhere_writes_all_or_nothing(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.add_game(game(), b"", [row(1, 7)])
    before, ended = game(), 0
    for number in range(60):
        after = replace(before, seq=before.seq + 2, host_id=number)
        rows = [row(before.seq + 1, None), row(before.seq + 2, None)]
        task = asyncio.create_task(store.save(before, after, rows))
        for _ in range(number % 24):
            await asyncio.sleep(0)
        await asyncio.sleep(0.0003 * (number % 7))
        task.cancel()
        written = not isinstance((await asyncio.gather(task, return_exceptions=True))[0], BaseException)
        found = await store.game("g1")
        assert found is not None
        assert found in (before, after)
        assert found == after or not written, "what was acknowledged is there"
        assert [entry.seq for entry in await store.log("g1")] == list(range(1, found.seq + 1))
        before, ended = found, ended + written
    await store.close()
    assert before.seq > 1 or not ended


async def test_two_writers_in_each_others_way_both_succeed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forgetting locks games before seats, like a move: nobody waits until the server ends one of two."""
    monkeypatch.setattr("bot.store.postgres.visits._TRIES", 1)
    stores = [await PostgresStore.open(postgres_url) for _ in range(2)]
    for number in range(8):
        await stores[0].add_game(game(f"g{number}", channel=number), b"", [row(1, number)])

    async def moves(number: int) -> None:
        before = game(f"g{number}", channel=number)
        seats = (replace(before.seats[0], moves=1), replace(before.seats[1], moves=1))
        await stores[0].save(before, replace(before, seq=2, seats=seats), [row(2, None)])

    await asyncio.gather(*(moves(number) for number in range(8)), *(stores[1].people.forget(11) for _ in range(4)))
    found = [await stores[0].game(f"g{number}") for number in range(8)]
    assert all(one is not None and one.seq == 2 and one.seats[1].moves == 1 for one in found)
    for store in stores:
        await store.close()


async def test_a_worker_that_vanishes_in_the_middle_blocks_its_game_for_seconds(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An ordinary user may set all of it; who waits for the game meanwhile is refused like by any other outage."""
    short = "SET idle_in_transaction_session_timeout = 1500; SET lock_timeout = 300"
    monkeypatch.setattr("bot.store.postgres.connection._SHORT", short)
    gone, store = await PostgresStore.open(postgres_url), await PostgresStore.open(postgres_url)
    await store.add_game(game(), b"", [row(1, 7)])
    async with gone._visits._pool.acquire() as line:
        await line.execute("BEGIN")
        await line.execute("UPDATE games SET trouble = 'half a visit'")
        with pytest.raises(StoreProblem, match="lock timeout"):
            await store.save(game(), replace(game(), seq=2), [row(2, 8)])
        with pytest.raises(StoreProblem, match="lock timeout"):
            await store.trouble("g1", "refused")
        await asyncio.sleep(1.5)
        await store.save(game(), replace(game(), seq=2), [row(2, 8)])
    found = await store.game("g1")
    assert (found is not None, found and found.seq, found and found.trouble) == (True, 2, "")
    for one in (gone, store):
        await one.close()


async def test_how_soon_a_machine_that_is_gone_is_given_up(postgres: Server, postgres_url: str) -> None:
    """By a user who may not do more than any other."""
    name = f"guest_{secrets.token_hex(4)}"
    await postgres.execute(f"CREATE ROLE {name} LOGIN PASSWORD 'guest'")
    parts = urlsplit(postgres_url)
    url = parts._replace(netloc=f"{name}:guest@{parts.hostname}:{parts.port}").geturl()
    try:
        pool, alone = await connect_many(url), await connect(url)
        try:
            for setting, shown in (
                ("tcp_keepalives_idle", "20"),
                ("tcp_keepalives_interval", "5"),
                ("tcp_keepalives_count", "4"),
                ("tcp_user_timeout", "40000"),
                ("idle_in_transaction_session_timeout", "15s"),
                ("lock_timeout", "3s"),
            ):
                assert await pool.fetchval(f"SHOW {setting}") == shown
                patient = setting in ("idle_in_transaction_session_timeout", "lock_timeout")
                assert await alone.fetchval(f"SHOW {setting}") == ("0" if patient else shown), "nothing else is short"
        finally:
            await alone.close()
            await pool.close()
    finally:
        await postgres.execute(f"DROP ROLE {name}")
