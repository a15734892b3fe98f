"""Moving all games to another database: everything in one transaction, which ends only when both say the same."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from bot.errors import DatabaseProblem
from bot.store.address import Address, Database
from bot.store.opening import postgres
from bot.store.rows import OF_A_GAME
from bot.store.sqlite.whole import WholeSqlite

TABLES = ("boards", "games", *reversed(OF_A_GAME), "people", "servers")
"""Every table with something that must not get lost, those first on which others depend."""

COUNTED = ("timers", "notices")
"""Tables whose ids never come back."""


class Whole(Protocol):
    """A database as tables with rows, in one transaction. True and false are 1 and 0, in every database."""

    async def columns(self, table: str) -> tuple[str, ...]:
        """Those that hold something of the games."""
        ...

    def rows(self, table: str, columns: Sequence[str]) -> AsyncIterator[list[tuple[Any, ...]]]:
        """All rows, in the same order in every database, some at a time."""
        ...

    async def add(self, table: str, columns: Sequence[str], rows: list[tuple[Any, ...]]) -> None: ...

    async def counted(self, table: str) -> int:
        """The highest id that was ever given."""
        ...

    async def count_on(self, table: str, last: int) -> None:
        """The next id is higher than this one."""
        ...


class Sum(Struct, frozen=True):
    """How many rows a table has, and what they say."""

    table: str
    rows: int
    digest: str


async def move(source: Database, target: Database) -> list[Sum]:
    """Copy everything; DatabaseProblem, and nothing is there, if the target is not empty or does not say the same."""
    async with _opened(source, fills=False) as old, _opened(target, fills=True) as new:
        for table in TABLES:
            if (await _sum(new, table)).rows:
                raise DatabaseProblem(f"{target} is not empty; the games go only into a database that nobody has used.")
        sums = [await _copy(old, new, table) for table in TABLES]
        for found in sums:
            if await _sum(new, found.table) != found:
                raise DatabaseProblem(f"{target} does not say the same as {source} ({found.table}); it stays empty.")
        for table in COUNTED:
            await new.count_on(table, await old.counted(table))
    return sums


def _opened(database: Database, fills: bool) -> AbstractAsyncContextManager[Whole]:
    if isinstance(database, Address):
        postgres()  # Says so if what it needs is missing.
        from bot.store.postgres.whole import whole_postgres

        return whole_postgres(database.url, fills)
    return WholeSqlite.opened(database, fills)


async def _copy(old: Whole, new: Whole, table: str) -> Sum:
    columns = await old.columns(table)
    if set(columns) != set(await new.columns(table)):
        raise DatabaseProblem(f"The tables {table} of both databases differ: they are not of the same version.")
    total = _Adding(table)
    async for rows in old.rows(table, columns):
        total.add(columns, rows)
        await new.add(table, columns, rows)
    return total.sum()


async def _sum(whole: Whole, table: str) -> Sum:
    columns = await whole.columns(table)
    total = _Adding(table)
    async for rows in whole.rows(table, columns):
        total.add(columns, rows)
        await asyncio.sleep(0)
    return total.sum()


class _Adding:
    def __init__(self, table: str) -> None:
        self._table = table
        self._rows = 0
        self._hash = hashlib.sha256()

    def add(self, columns: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
        self._rows += len(rows)
        for row in rows:
            said = sorted(zip(columns, row, strict=True))  # Columns may stand in another order there.
            self._hash.update(msgspec.msgpack.encode(said))

    def sum(self) -> Sum:
        return Sum(self._table, self._rows, self._hash.hexdigest())
