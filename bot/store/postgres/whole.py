"""A PostgreSQL database as tables with rows, for moving everything to another one."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from bot.errors import DatabaseInUse
from bot.store.address import shown
from bot.store.postgres.connection import REFUSED, Alone, check_age, connect, unusable
from bot.store.postgres.migrating import check_current, migrate

AT_ONCE = 500
"""So many rows are read and written at a time."""

_OF_A_SERVER = {"games": ("number", "post_by", "post_until"), "timers": ("taken_by", "taken_until")}
"""Columns that only workers on a server need, and that mean nothing after a move."""

_WORKERS = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
_COLUMNS = (
    "SELECT column_name::text, data_type::text FROM information_schema.columns "
    "WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)
_KEY = (
    "SELECT attname::text FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY(indkey) "
    "WHERE indrelid = to_regclass($1) AND indisprimary ORDER BY array_position(indkey::smallint[], attnum)"
)


@asynccontextmanager
async def whole_postgres(url: str, fills: bool) -> AsyncIterator["WholePostgres"]:
    """No worker may be running: what it writes meanwhile would be lost. One to be filled gets its tables first."""
    await check_unused(url)
    connection = await connect(url, patience=None)
    try:
        check_age(url, connection)
        await (migrate(connection, url) if fills else check_current(connection, url))
        async with connection.transaction(isolation="repeatable_read"):
            yield WholePostgres(connection)
    except (asyncpg.PostgresError, *REFUSED) as error:
        raise unusable(url, error) from None
    finally:
        await connection.close()


async def check_unused(url: str) -> None:
    """DatabaseInUse when a worker is running."""
    connection = await connect(url)
    try:
        if await connection.fetchval(_WORKERS):
            raise DatabaseInUse(f"A worker is running with the database {shown(url)}; stop all of them first.")
    except (asyncpg.PostgresError, *REFUSED) as error:
        raise unusable(url, error) from None
    finally:
        await connection.close()


class WholePostgres:
    """What the methods promise is said in bot/store/moving.py."""

    def __init__(self, connection: Alone) -> None:
        self._connection = connection

    async def columns(self, table: str) -> tuple[str, ...]:
        left_out = _OF_A_SERVER.get(table, ())
        return tuple(name for name, _ in await self._connection.fetch(_COLUMNS, table) if name not in left_out)

    async def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        truths = await self._truths(table)
        shown = ", ".join(f"{name}::integer" if name in truths else name for name in columns)
        keys = [name for (name,) in await self._connection.fetch(_KEY, table)]
        order = "number" if table == "games" else ", ".join(keys)
        found = await self._connection.cursor(f"SELECT {shown} FROM {table} ORDER BY {order}")
        while some := await found.fetch(AT_ONCE):
            yield [tuple(row) for row in some]

    async def add(self, table: str, columns: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
        truths = await self._truths(table)
        at = [number for number, name in enumerate(columns) if name in truths]
        records = [
            tuple(bool(value) if number in at else value for number, value in enumerate(row)) if at else row
            for row in rows
        ]
        await self._connection.copy_records_to_table(table, columns=list(columns), records=records)

    async def _truths(self, table: str) -> set[str]:
        return {name for name, kind in await self._connection.fetch(_COLUMNS, table) if kind == "boolean"}

    async def counted(self, table: str) -> int:
        sequence = await self._sequence(table)
        last, used = await self._connection.fetchrow(f"SELECT last_value, is_called FROM {sequence}") or (0, False)
        return int(last) if used else 0

    async def count_on(self, table: str, last: int) -> None:
        sequence = await self._sequence(table)
        await self._connection.execute("SELECT setval($1, $2, $3)", sequence, max(last, 1), last > 0)

    async def _sequence(self, table: str) -> str:
        return str(await self._connection.fetchval("SELECT pg_get_serial_sequence($1, 'id')", table))
