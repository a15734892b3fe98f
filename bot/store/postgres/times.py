"""Timers, notices, and how seats were asked for their turns, as PostgreSQL keeps them."""

from collections.abc import Sequence

from msgspec.structs import astuple

from bot.store.contract import TimerGone
from bot.store.postgres.connection import Connection
from bot.store.postgres.visits import Visits
from bot.store.rows import AskedRow, NoticeRow, TimerRow

_TIMER = ", ".join(TimerRow.__struct_fields__)
_NOTICE = ", ".join(NoticeRow.__struct_fields__)
_ASKED = ", ".join(AskedRow.__struct_fields__)
_ASKED_ANEW = ", ".join(f"{name} = excluded.{name}" for name in AskedRow.__struct_fields__ if name != "place")

_DUE_NOW = (
    "UPDATE timers SET due = $1 WHERE due > $1 AND kind IN ('mention', 'remind', 'late', 'warn') "
    "AND ($2 OR game_id IN (SELECT game_id FROM asked WHERE asked_at > $1))"
)
"""Whoever carries one of these out finds out anew whether it is due."""


TAKEN = 30_000
"""For so many milliseconds a timer belongs to the worker that took it; should that one die, others have it then."""

_TAKE = (
    "UPDATE timers SET taken_by = $3, taken_until = $4 WHERE id IN (SELECT id FROM timers "
    "WHERE due <= $1 AND (taken_by = $3 OR taken_until <= $1) ORDER BY due, id LIMIT $2 FOR UPDATE SKIP LOCKED) "
    f"RETURNING {_TIMER}"
)
_NEXT_DUE = (
    "SELECT min(CASE WHEN taken_by = $1 THEN due ELSE greatest(due, taken_until) END) "
    "FROM (SELECT due, taken_by, taken_until FROM timers ORDER BY due LIMIT 100) AS first"
)
"""Those of another worker's that are due first say when to look again, not that something is to be done."""


async def add_timers(connection: Connection, timers: Sequence[TimerRow]) -> None:
    if timers:
        await connection.executemany(
            "INSERT INTO timers (game_id, seq, kind, place, due, number) VALUES ($1, $2, $3, $4, $5, $6)",
            [astuple(timer)[:-1] for timer in timers],
        )


async def add_notices(connection: Connection, notices: Sequence[NoticeRow]) -> None:
    if notices:
        await connection.executemany(
            "INSERT INTO notices (game_id, seq, kind, place, at, number) VALUES ($1, $2, $3, $4, $5, $6)",
            [astuple(notice)[:-1] for notice in notices],
        )


async def end_timer(connection: Connection, timer: TimerRow) -> None:
    if await connection.execute("DELETE FROM timers WHERE id = $1", timer.id) != "DELETE 1":
        raise TimerGone


async def note_asked(connection: Connection, game_id: str, asked: Sequence[AskedRow]) -> None:
    if asked:
        await connection.executemany(
            f"INSERT INTO asked (game_id, {_ASKED}) VALUES ($1, $2, $3, $4, $5, $6, $7) "
            f"ON CONFLICT (game_id, place) DO UPDATE SET {_ASKED_ANEW}",
            [(game_id, *astuple(one)) for one in asked],
        )


class PostgresTimes:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def next_due(self) -> int | None:
        row = await self._visits.row(_NEXT_DUE, self._visits.worker)
        return None if row is None else row[0]

    async def due(self, now: int, limit: int = 50) -> list[TimerRow]:
        rows = await self._visits.rows(_TAKE, now, limit, self._visits.worker, now + TAKEN)
        return sorted((TimerRow(*row) for row in rows), key=lambda timer: (timer.due, timer.id))

    async def set(self, timers: Sequence[TimerRow]) -> None:
        await self._visits.write(lambda connection: add_timers(connection, timers))

    async def carry_out(
        self, timer: TimerRow, notices: Sequence[NoticeRow] = (), timers: Sequence[TimerRow] = ()
    ) -> None:
        async def work(connection: Connection) -> None:
            await end_timer(connection, timer)
            await add_notices(connection, notices)
            await add_timers(connection, timers)

        await self._visits.write(work)

    async def look_again(self, now: int, everywhere: bool) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute(_DUE_NOW, now, everywhere)
            for column in ("asked_at", "mentioned_at"):
                await connection.execute(f"UPDATE asked SET {column} = $1 WHERE {column} > $1", now)

        await self._visits.write(work)

    async def asked(self, game_id: str) -> list[AskedRow]:
        rows = await self._visits.rows(f"SELECT {_ASKED} FROM asked WHERE game_id = $1 ORDER BY place", game_id)
        return [AskedRow(*row) for row in rows]

    async def notices(self, game_id: str) -> list[NoticeRow]:
        rows = await self._visits.rows(f"SELECT {_NOTICE} FROM notices WHERE game_id = $1 ORDER BY id", game_id)
        return [NoticeRow(*row) for row in rows]

    async def with_notices(self) -> list[str]:
        return await self._visits.names("SELECT DISTINCT game_id FROM notices ORDER BY game_id")

    async def delivered(
        self, notice: NoticeRow, asked: AskedRow | None = None, timers: Sequence[TimerRow] = ()
    ) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute("DELETE FROM notices WHERE id = $1", notice.id)
            await note_asked(connection, notice.game_id, () if asked is None else (asked,))
            await add_timers(connection, timers)

        await self._visits.write(work)
