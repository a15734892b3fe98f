"""What several workers have to agree on: who posts about a game; and how they hear of each other's changes."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from bot.errors import StopsTheBot
from bot.store.contract import StoreProblem
from bot.store.postgres.connection import REFUSED, Connection, connect
from bot.store.postgres.visits import Visits
from bot.store.rows import LeaseRow

_CHANNEL = "slow_train"
_BEAT = 20.0
"""Seconds between two looks whether the line on which a worker listens is still there."""

TELL = f"pg_notify('{_CHANNEL}', $4)"
"""Part of the statement that changes a game: the others hear of it when that is committed, and only then."""

# The server's clock decides, so that those of the workers need not agree.
_LEASE = (
    "UPDATE games SET post_by = $2, post_until = clock_timestamp() + make_interval(secs => $3) "
    "FROM (SELECT id, post_by FROM games WHERE id = $1 AND (post_by IN ('', $2) OR post_until <= clock_timestamp()) "
    "FOR UPDATE) AS before WHERE games.id = before.id RETURNING posted_seq, before.post_by NOT IN ('', $2)"
)
_LEFT = "SELECT extract(epoch FROM post_until - clock_timestamp())::float8 FROM games WHERE id = $1"


def told(worker: str, game_id: str) -> str:
    return f"{worker} {game_id}"


async def tell(connection: Connection, worker: str, game_id: str) -> None:
    """Let the others hear of a change that is not a game's next row."""
    await connection.execute(f"SELECT pg_notify('{_CHANNEL}', $1)", told(worker, game_id))


async def lease(visits: Visits, game_id: str, seconds: float) -> LeaseRow:
    row = await visits.row(_LEASE, game_id, visits.worker, seconds)
    if row is not None:
        return LeaseRow(mine=True, left=seconds, posted=row[0], inherited=row[1])
    left = await visits.row(_LEFT, game_id)
    return LeaseRow(mine=False, left=seconds if left is None else max(0.0, float(left[0])))


async def give_back(visits: Visits, game_id: str) -> None:
    await visits.change("UPDATE games SET post_by = '' WHERE id = $1 AND post_by = $2", game_id, visits.worker)


async def listen(url: str, worker: str, heard: Callable[[str], None]) -> None:
    """On a connection of its own: one that goes back to a pool stops listening."""

    def hear(connection: Any, process: int, channel: str, payload: object) -> None:
        teller, _, game = str(payload).partition(" ")
        if teller != worker:
            heard(game)

    try:
        connection = await connect(url)
    except StopsTheBot as problem:
        raise StoreProblem(str(problem)) from None
    try:
        await connection.add_listener(_CHANNEL, hear)
        heard("")
        while True:
            # A line that is cut somewhere on its way says nothing by itself.
            await asyncio.sleep(_BEAT)
            await connection.execute("SELECT 1")
    except (asyncpg.PostgresError, *REFUSED) as error:
        raise StoreProblem(str(error) or type(error).__name__) from error
    finally:
        connection.terminate()
