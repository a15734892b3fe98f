"""Several workers on one PostgreSQL: nobody serves a shard twice, and nobody logs in too soon after another."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import asyncpg
import pytest
import pytest_asyncio

from bot.errors import DatabaseAway, ShardTaken
from bot.store.postgres import PostgresStore
from bot.workers import Shards
from bot.workers import together as module
from bot.workers.together import together
from tests.postgres import Server


@pytest_asyncio.fixture
async def url(postgres_url: str) -> AsyncIterator[str]:
    store = await PostgresStore.open(postgres_url)
    await store.close()
    yield postgres_url


async def cut(url: str) -> None:
    """End the connections of all workers, as a server does that is stopped."""
    admin = await asyncpg.connect(url)
    await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ~ 'slow-train'")
    await admin.close()


async def test_a_shard_has_one_worker(url: str) -> None:
    async with together(url) as first, together(url) as second, together(url) as third:
        await first.take(Shards(4, (0, 1)))
        await second.take(Shards(4, (3,)))
        with pytest.raises(ShardTaken, match=r"Shard 1 is served by another worker already \(slow-train .+\)"):
            await third.take(Shards(4, (1, 2)))


async def test_shards_are_free_when_their_worker_has_gone(url: str) -> None:
    async with together(url) as first:
        await first.take(Shards(1, (0,)))
    # The server hears of it a moment later.
    while True:
        async with together(url) as second:
            try:
                await second.take(Shards(1, (0,)))
            except ShardTaken:
                await asyncio.sleep(0.02)
            else:
                return


async def test_workers_agree_on_the_number_of_shards(url: str) -> None:
    async with together(url) as first, together(url) as second:
        await first.take(Shards(2, (0,)))
        with pytest.raises(ShardTaken, match=r"SHARD_COUNT is 4, but a running worker \(slow-train .+\) has 2"):
            await second.take(Shards(4, (3,)))


async def test_another_bot_on_the_same_server_has_shards_of_its_own(url: str, postgres: Server) -> None:
    async with postgres.database() as other, together(url) as first, together(other) as second:
        await first.take(Shards(2, (0,)))
        await second.take(Shards(3, (0,)))


async def test_whoever_loses_the_connection_has_lost_the_shards(url: str) -> None:
    async with together(url) as first:
        await first.take(Shards(1, (0,)))
        assert not first.lost.is_set()
        await cut(url)
        await first.lost.wait()
        async with together(url) as second:
            await second.take(Shards(1, (0,)))


@asynccontextmanager
async def by_way_of_a_cable(url: str) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """An address that leads to the same server; when the event is cleared nothing comes through any more."""
    parts = urlsplit(url)
    whole = asyncio.Event()
    whole.set()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await whole.wait()
            writer.write(data)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        their_reader, their_writer = await asyncio.open_connection(parts.hostname, parts.port)
        try:
            await asyncio.gather(pass_on(reader, their_writer), pass_on(their_reader, writer))
        finally:
            writer.close()
            their_writer.close()

    cable = await asyncio.start_server(connected, "127.0.0.1", 0)
    port = cable.sockets[0].getsockname()[1]
    try:
        yield parts._replace(netloc=f"{parts.username}:{parts.password}@127.0.0.1:{port}").geturl(), whole
    finally:
        whole.set()
        cable.close()


async def test_a_line_that_is_silent_counts_as_lost(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "BEAT", 0.05)
    async with by_way_of_a_cable(url) as (by_cable, whole), together(by_cable) as first:
        await first.take(Shards(1, (0,)))
        await asyncio.sleep(0.2)
        assert not first.lost.is_set()
        whole.clear()
        await first.lost.wait()
        assert "the connection that holds the shards is lost: PostgreSQL at 127.0.0.1" in caplog.text


async def test_logins_of_one_bucket_keep_their_distance_across_workers(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.2)
    async with together(url) as first, together(url) as second:
        begin = time.monotonic()
        await asyncio.gather(*(hold.turn(0) for hold in (first, second, first, second)))
        assert time.monotonic() - begin >= 3 * 0.2


async def test_buckets_do_not_wait_for_each_other(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAUSE", 1000.0)
    async with together(url) as first, together(url) as second:
        await first.turn(0)
        await second.turn(1)


async def test_a_login_in_the_future_is_a_clock_that_was_put_back(url: str) -> None:
    admin = await asyncpg.connect(url)
    await admin.execute("INSERT INTO logins VALUES (0, now() + interval '1 hour')")
    await admin.close()
    async with together(url) as hold:
        await hold.turn(0)


async def test_a_server_that_is_not_there() -> None:
    with pytest.raises(DatabaseAway):
        async with together("postgresql://somebody@127.0.0.1:9/games"):
            pass
