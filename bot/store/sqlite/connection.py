"""The two connections to the database: one writes, in one transaction at a time; the other only reads."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from os.path import abspath
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import aiosqlite

from bot.errors import DatabaseBusy, DatabaseProblem, DiskFull, StopsTheBot
from bot.store.finishing import finish
from bot.store.sqlite.door import visit
from bot.store.sqlite.files import is_full

Row = Sequence[Any]
T = TypeVar("T")

_SETTINGS = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")
OLDEST = (3, 37)
"""The first SQLite with STRICT tables; to an older one a database of ours seems to be damaged."""

BUSY_SECONDS = 2.5
"""So long whoever wants to write waits for another program that keeps the database to itself: somebody may be waiting
for the answer, and whoever stops the bot for its end."""


def address(path: Path, mode: str) -> str:
    """`mode` is SQLite's: ro, rw, or rwc to create what is missing."""
    return f"file:{quote(abspath(path))}?mode={mode}"


def check_library(found: tuple[int, ...] = sqlite3.sqlite_version_info) -> None:
    """DatabaseProblem when the SQLite that Python brings along or finds on the machine is too old."""
    if found < OLDEST:
        raise DatabaseProblem(
            f"This Python works with SQLite {'.'.join(map(str, found))}, but Slow Train needs "
            f"{'.'.join(map(str, OLDEST))} or newer: use a Python with a newer one, the container, or PostgreSQL "
            "(docs/hosting.md)."
        )


def _try(address: str) -> None:
    sqlite3.connect(address, uri=True).close()


async def connect(path: Path, read_only: bool = False) -> aiosqlite.Connection:
    """A connection that begins no transaction by itself."""
    check_library()
    try:
        # aiosqlite does not wait for its thread when this fails, which then prints a traceback after our sentence.
        await asyncio.to_thread(_try, address(path, "ro" if read_only else "rwc"))
        connection = await aiosqlite.connect(
            address(path, "ro" if read_only else "rwc"), uri=True, isolation_level=None, timeout=BUSY_SECONDS
        )
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None
    try:
        if not read_only:
            for setting in _SETTINGS:
                await connection.execute(setting)
    except BaseException as error:
        await connection.close()
        if isinstance(error, sqlite3.DatabaseError):
            raise unusable(path, error) from None
        raise
    return connection


def unusable(path: Path, error: sqlite3.DatabaseError) -> StopsTheBot:
    """What the host has to know when SQLite refuses."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR) or (code == sqlite3.SQLITE_CANTOPEN and is_full(path)):
        return DiskFull(
            f"The database {path} can't be written ({error}): the disk is full or does not work. Make room and start "
            "the bot again."
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return DatabaseBusy(
            f"Another program keeps the database {path} to itself ({error}); start the bot again when it is done."
        )
    if code == sqlite3.SQLITE_READONLY:
        return DatabaseProblem(
            f"The database {path} is read-only; the bot needs the right to write the file and its folder."
        )
    if code == sqlite3.SQLITE_CORRUPT:
        return damaged(path, str(error))
    if code == sqlite3.SQLITE_NOTADB:
        return DatabaseProblem(f"{path} is no database of Slow Train ({error}); DATABASE_PATH must name another file.")
    if code == sqlite3.SQLITE_CANTOPEN:
        return DatabaseProblem(
            f"The database {path} can't be opened ({error}); DATABASE_PATH must name a file in a folder that the bot "
            "may write to."
        )
    return DatabaseProblem(f"The database {path} can't be used: {error}.")


def damaged(path: Path, finding: str) -> DatabaseProblem:
    return DatabaseProblem(
        f"The database {path} is damaged ({finding}): put back a copy of it (docs/hosting.md, Upgrading and copies) "
        "and keep the damaged file; perhaps more can be saved from it."
    )


def _nothing(connection: sqlite3.Connection) -> None:
    pass


class Writer:
    """The writing connection. Tasks on one connection share its transaction, so a lock lets one in at a time."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()
        self._patience = BUSY_SECONDS

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Everything inside happens, or nothing: also when the task is cancelled, which leaves a transaction open."""
        async with self._lock:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
            except BaseException:
                await finish(self._roll_back())
                raise
            await finish(self._commit())

    async def at_once(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """The same in one visit to the connection's thread."""
        loop = asyncio.get_running_loop()
        give_up = loop.time() + BUSY_SECONDS

        def whole(connection: sqlite3.Connection) -> None:
            # Who has waited for others of ours, who waited in vain, does not begin to wait anew.
            left = max(0.0, round(give_up - loop.time(), 1))
            if left != self._patience:
                connection.execute(f"PRAGMA busy_timeout = {round(1000 * left)}")
                self._patience = left
            connection.execute("BEGIN IMMEDIATE")
            try:
                work(connection)
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise

        async with self._lock:
            try:
                await visit(self._connection, whole)
            except asyncio.CancelledError:
                # The thread goes on with it. Its queue is in order: who comes last comes after the end.
                await finish(visit(self._connection, _nothing))
                raise

    async def _commit(self) -> None:
        try:
            await self._connection.execute("COMMIT")
        except BaseException:
            await self._roll_back()
            raise

    async def _roll_back(self) -> None:
        # The queue of the connection's thread is in order: a BEGIN whose waiter was cancelled has run by now.
        await self._connection.execute_fetchall("SELECT 1")
        if self._connection.in_transaction:
            await self._connection.execute("ROLLBACK")

    async def close(self) -> None:
        async with self._lock:
            await self._connection.close()


class Reader:
    """The reading connection. What one visit reads is of one committed state."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def at_once(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Several statements in one visit to the connection's thread."""

        def whole(connection: sqlite3.Connection) -> T:
            connection.execute("BEGIN")
            try:
                return work(connection)
            finally:
                connection.execute("COMMIT")

        return await visit(self._connection, whole)

    async def close(self) -> None:
        await self._connection.close()
