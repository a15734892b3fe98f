"""Timers, notices, and how seats were asked for their turns."""

import sqlite3
from collections.abc import Sequence

from msgspec.structs import astuple

from bot.store.contract import TimerGone
from bot.store.rows import AskedRow, NoticeRow, TimerRow
from bot.store.sqlite.visits import Visits

_TIMER = ", ".join(TimerRow.__struct_fields__)
_NOTICE = ", ".join(NoticeRow.__struct_fields__)
_ASKED = ", ".join(AskedRow.__struct_fields__)

_DUE_NOW = (
    "UPDATE timers SET due = :now WHERE due > :now AND kind IN ('mention', 'remind', 'late', 'warn') "
    "AND (:everywhere OR game_id IN (SELECT game_id FROM asked WHERE asked_at > :now))"
)
"""Whoever carries one of these out finds out anew whether it is due."""


def add_timers(connection: sqlite3.Connection, timers: Sequence[TimerRow]) -> None:
    connection.executemany(
        "INSERT INTO timers (game_id, seq, kind, place, due, number) VALUES (?, ?, ?, ?, ?, ?)",
        [astuple(timer)[:-1] for timer in timers],
    )


def add_notices(connection: sqlite3.Connection, notices: Sequence[NoticeRow]) -> None:
    connection.executemany(
        "INSERT INTO notices (game_id, seq, kind, place, at, number) VALUES (?, ?, ?, ?, ?, ?)",
        [astuple(notice)[:-1] for notice in notices],
    )


def end_timer(connection: sqlite3.Connection, timer: TimerRow) -> None:
    if connection.execute("DELETE FROM timers WHERE id = ?", (timer.id,)).rowcount != 1:
        raise TimerGone


def note_asked(connection: sqlite3.Connection, game_id: str, asked: Sequence[AskedRow]) -> None:
    connection.executemany(
        f"INSERT OR REPLACE INTO asked (game_id, {_ASKED}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(game_id, *astuple(one)) for one in asked],
    )


class SqliteTimes:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def next_due(self) -> int | None:
        row = await self._visits.row("SELECT due FROM timers ORDER BY due LIMIT 1")
        return None if row is None else int(row[0])

    async def due(self, now: int, limit: int = 50) -> list[TimerRow]:
        rows = await self._visits.rows(
            f"SELECT {_TIMER} FROM timers WHERE due <= ? ORDER BY due, id LIMIT ?", (now, limit)
        )
        return [TimerRow(*row) for row in rows]

    async def set(self, timers: Sequence[TimerRow]) -> None:
        await self._visits.write(lambda connection: add_timers(connection, timers))

    async def carry_out(
        self, timer: TimerRow, notices: Sequence[NoticeRow] = (), timers: Sequence[TimerRow] = ()
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            end_timer(connection, timer)
            add_notices(connection, notices)
            add_timers(connection, timers)

        await self._visits.write(work)

    async def look_again(self, now: int, everywhere: bool) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_DUE_NOW, {"now": now, "everywhere": everywhere})
            for column in ("asked_at", "mentioned_at"):
                connection.execute(f"UPDATE asked SET {column} = :now WHERE {column} > :now", {"now": now})

        await self._visits.write(work)

    async def asked(self, game_id: str) -> list[AskedRow]:
        rows = await self._visits.rows(f"SELECT {_ASKED} FROM asked WHERE game_id = ? ORDER BY place", (game_id,))
        return [AskedRow(*row) for row in rows]

    async def notices(self, game_id: str) -> list[NoticeRow]:
        rows = await self._visits.rows(f"SELECT {_NOTICE} FROM notices WHERE game_id = ? ORDER BY id", (game_id,))
        return [NoticeRow(*row) for row in rows]

    async def with_notices(self) -> list[str]:
        return [str(row[0]) for row in await self._visits.rows("SELECT DISTINCT game_id FROM notices ORDER BY game_id")]

    async def delivered(
        self, notice: NoticeRow, asked: AskedRow | None = None, timers: Sequence[TimerRow] = ()
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM notices WHERE id = ?", (notice.id,))
            if asked is not None:
                note_asked(connection, notice.game_id, (asked,))
            add_timers(connection, timers)

        await self._visits.write(work)
