"""One of several workers on a PostgreSQL: a lock for each shard, on a connection that is used for nothing else."""

import asyncio
import logging
import os
import platform
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from bot.errors import ShardTaken, StopsTheBot
from bot.store.postgres.connection import REFUSED, Alone, connect, unusable
from bot.workers.hold import PAUSE
from bot.workers.shards import Shards

log = logging.getLogger(__name__)

BEAT = 5.0
"""Seconds between two looks whether the connection is still there, and for the answer."""

_SHARD, _COUNT = 1397511251, 1397511252
"""The first number of a lock says what the second one is: a shard, or the number of all shards."""

_HELD = (
    "SELECT objid::bigint, application_name FROM pg_locks LEFT JOIN pg_stat_activity USING (pid) "
    "WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid::bigint = $1 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY 1"
)
_TURN = (
    "INSERT INTO logins AS last (bucket, at) VALUES ($1, clock_timestamp()) "
    "ON CONFLICT (bucket) DO UPDATE SET at = clock_timestamp() "
    # A clock that was put back makes nobody wait.
    "WHERE last.at <= clock_timestamp() - make_interval(secs => $2) OR last.at > clock_timestamp() RETURNING TRUE"
)
_LEFT = "SELECT extract(epoch FROM at - clock_timestamp())::float8 + $2 FROM logins WHERE bucket = $1"


@asynccontextmanager
async def together(url: str) -> AsyncIterator["Together"]:
    """The Hold of this worker; in the end it lets go of its shards."""
    connection = await connect(url)
    hold = Together(url, connection)
    beating: asyncio.Task[None] | None = None
    try:
        await hold.introduce()
        beating = asyncio.create_task(hold.watch(), name="shards")
        yield hold
    finally:
        if beating is not None:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
        connection.terminate()


class Together:
    """A lock belongs to the connection that took it: when it is lost, so are the shards."""

    def __init__(self, url: str, connection: Alone) -> None:
        self.lost = asyncio.Event()
        self._url = url
        self._connection = connection
        self._one_at_a_time = asyncio.Lock()

    async def introduce(self) -> None:
        """Let the server know whom to look for."""
        self._connection.add_termination_listener(lambda _: self.lost.set())
        name = f"slow-train {platform.node()} {os.getpid()}"
        await self._ask("SELECT set_config('application_name', $1, FALSE)", name)

    async def take(self, shards: Shards) -> None:
        # Two that start at the same moment with different counts see each other, because each locks before it looks.
        await self._ask("SELECT pg_advisory_lock_shared($1, $2)", _COUNT, shards.count)
        for count, worker in await self._ask(_HELD, _COUNT):
            if count != shards.count:
                raise ShardTaken(
                    f"SHARD_COUNT is {shards.count}, but a running worker ({worker}) has {count}: stop all workers "
                    "before you change it."
                )
        for shard in shards.ids:
            ((taken,),) = await self._ask("SELECT pg_try_advisory_lock($1, $2)", _SHARD, shard)
            if not taken:
                worker = dict(await self._ask(_HELD, _SHARD)).get(shard, "which is just leaving")
                raise ShardTaken(
                    f"Shard {shard} is served by another worker already ({worker}): stop it, or change SHARD_IDS."
                )

    async def turn(self, bucket: int) -> None:
        while not await self._ask(_TURN, bucket, PAUSE):
            ((left,),) = await self._ask(_LEFT, bucket, PAUSE)
            await asyncio.sleep(max(left, 0.01))

    async def watch(self) -> None:
        """Look now and then: a line that is cut somewhere on its way says nothing by itself."""
        while not self.lost.is_set():
            await asyncio.sleep(BEAT)
            try:
                await self._ask("SELECT 1", timeout=BEAT)
            except StopsTheBot as problem:
                log.error("the connection that holds the shards is lost: %s", problem)
                self.lost.set()

    async def _ask(self, sql: str, *values: object, timeout: float | None = None) -> list[Any]:  # noqa: ASYNC109
        try:
            async with self._one_at_a_time:
                return await self._connection.fetch(sql, *values, timeout=timeout)
        except (asyncpg.PostgresError, *REFUSED) as error:
            raise unusable(self._url, error) from None
