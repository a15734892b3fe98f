"""Bringing a database up to this version: numbered files, forward only, each in one transaction."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import aiosqlite
from msgspec.structs import replace

from bot.errors import DatabaseProblem
from bot.offloop import off_the_loop
from bot.store.migrations import Migration, numbered
from bot.store.sqlite.connection import Writer, damaged, unusable
from bot.store.sqlite.door import visit
from bot.store.sqlite.files import create
from bot.store.sqlite.migrations.places import record_places

APPLICATION = 1397511250
"""Written into every database of ours by the first migration."""


_STEPS = {6: record_places}


def ours() -> tuple[Migration, ...]:
    """The migrations of this version, in their order."""
    return tuple(
        replace(migration, step=_STEPS.get(migration.number)) for migration in numbered("bot.store.sqlite.migrations")
    )


def statements(sql: str) -> Iterator[str]:
    """The single statements of a file: `executescript` would commit before it begins."""
    pending = ""
    for line in sql.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending) and pending.strip():
            yield pending.strip()
            pending = ""
    if pending.strip():
        raise ValueError(f"a migration ends in the middle of a statement: {pending.strip()[:60]}")


def copy_database(source: Path, target: Path) -> None:
    """A whole copy, also of what is still in the write-ahead log."""
    off_the_loop("copying the database")
    create(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        # One file, so that it can be carried about: otherwise SQLite would put two more beside it.
        new.execute("PRAGMA journal_mode = DELETE")


async def check(connection: aiosqlite.Connection, path: Path) -> None:
    """DatabaseProblem when pages are damaged or missing: better now than at somebody's move."""
    try:
        rows = list(await connection.execute_fetchall("PRAGMA quick_check(1)"))
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None
    if rows[0][0] != "ok":
        raise damaged(path, " ".join(str(rows[0][0]).split()))


async def migrate(connection: aiosqlite.Connection, path: Path, known: tuple[Migration, ...] | None = None) -> int:
    """Apply what is missing and return the database's version; it is copied beside itself first."""
    migrations = ours() if known is None else known
    try:
        version = await _version(connection, path, migrations[-1].number)
        missing = [migration for migration in migrations if migration.number > version]
        if missing and version:
            await asyncio.to_thread(copy_database, path, path.with_name(f"{path.name}.version{version}"))
        for migration in missing:
            await _apply(Writer(connection), migration)
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from error
    return migrations[-1].number


async def _version(connection: aiosqlite.Connection, path: Path, newest: int) -> int:
    version = await _number(connection, "PRAGMA user_version")
    if version == 0 and await _number(connection, "SELECT count(*) FROM sqlite_schema"):
        raise DatabaseProblem(f"{path} is no database of Slow Train; DATABASE_PATH must name another file.")
    if version and await _number(connection, "PRAGMA application_id") != APPLICATION:
        raise DatabaseProblem(f"{path} is no database of Slow Train; DATABASE_PATH must name another file.")
    if version > newest:
        raise DatabaseProblem(
            f"The database {path} has version {version}, this program knows {newest}: use the newer program, or the "
            "copy that it made before it changed the database."
        )
    return version


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    rows = list(await connection.execute_fetchall(sql))
    return int(rows[0][0])


async def _apply(writer: Writer, migration: Migration) -> None:
    async with writer.transaction() as connection:
        for statement in statements(migration.sql):
            await connection.execute(statement)
        if migration.step is not None:
            await visit(connection, migration.step)
        await connection.execute(f"PRAGMA user_version = {migration.number}")
