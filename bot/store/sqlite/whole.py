"""A SQLite database as tables with rows, for moving everything to another one."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeVar

from bot.store.sqlite.connection import address, unusable
from bot.store.sqlite.files import alone
from bot.store.sqlite.overview import check_current
from bot.store.sqlite.store import SqliteStore

T = TypeVar("T")

AT_ONCE = 500
"""So many rows are read and written at a time."""


class WholeSqlite:
    """What the methods promise is said in bot/store/moving.py."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    @asynccontextmanager
    async def opened(cls, path: Path, fills: bool) -> AsyncIterator["WholeSqlite"]:
        """Held alone: what a running bot writes meanwhile would be lost. One to be filled is created when missing."""
        if not fills:
            await asyncio.to_thread(check_current, path)
        with alone(path):
            if fills:
                await (await SqliteStore.open(path)).close()
            try:
                with closing(sqlite3.connect(address(path, "rw"), uri=True, check_same_thread=False)) as connection:
                    connection.isolation_level = None
                    connection.execute("BEGIN IMMEDIATE")
                    yield cls(connection)
                    connection.execute("COMMIT")  # Closing rolls back what was not committed.
            except sqlite3.DatabaseError as error:
                raise unusable(path, error) from None

    async def columns(self, table: str) -> tuple[str, ...]:
        rows = await self._visit(lambda: self._connection.execute(f"PRAGMA table_info({table})").fetchall())
        return tuple(str(row[1]) for row in rows)

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        order = "rowid" if table == "games" else await self._visit(lambda: self._key(table))
        found = await self._visit(
            lambda: self._connection.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}")
        )
        while some := await self._visit(lambda: found.fetchmany(AT_ONCE)):
            yield some

    def _key(self, table: str) -> str:
        parts = [(row[5], row[1]) for row in self._connection.execute(f"PRAGMA table_info({table})") if row[5]]
        return ", ".join(name for _, name in sorted(parts))

    async def add(self, table: str, columns: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
        await self._visit(lambda: self._connection.executemany(sql, rows))

    async def counted(self, table: str) -> int:
        sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?"
        (found,) = await self._visit(lambda: self._connection.execute(sql, (table,)).fetchone())
        return int(found)

    async def count_on(self, table: str, last: int) -> None:
        def work() -> None:
            self._connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
            self._connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))

        await self._visit(work)

    async def _visit(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)
