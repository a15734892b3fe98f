"""Bringing a database up to this version: numbered files, forward only, all in one transaction."""

import asyncpg

from bot.errors import DatabaseProblem
from bot.store.address import shown
from bot.store.migrations import Migration, numbered
from bot.store.postgres.connection import REFUSED, Connection, unusable

_LOCK = 1397511250
"""Of several workers that start at once, one brings the database up to date and the others wait for it."""


def ours() -> tuple[Migration, ...]:
    """The migrations of this version, in their order."""
    return numbered("bot.store.postgres.migrations")


async def migrate(connection: Connection, url: str, known: tuple[Migration, ...] | None = None) -> int:
    """Apply what is missing and return the database's version."""
    migrations = ours() if known is None else known
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            version = await _version(connection, url, migrations[-1].number)
            for migration in migrations[version:]:
                await connection.execute(migration.sql)
            # Also when nothing was missing: a server that is read-only shows itself here, not at the first move.
            await connection.execute("UPDATE slow_train SET version = $1", migrations[-1].number)
    except (asyncpg.PostgresError, *REFUSED) as error:
        raise unusable(url, error) from None
    return migrations[-1].number


async def check_current(connection: Connection, url: str) -> None:
    """DatabaseProblem unless the database has the version of this program: only the bot brings it up to date."""
    newest = ours()[-1].number
    try:
        found = await _version(connection, url, newest)
    except (asyncpg.PostgresError, *REFUSED) as error:
        raise unusable(url, error) from None
    if not found:
        raise DatabaseProblem(f"The database {shown(url)} is empty: start the bot once, which makes its tables.")
    if found != newest:
        raise DatabaseProblem(
            f"The database {shown(url)} has version {found}, this program works with {newest}: start the bot once, "
            "which brings it up to date."
        )


async def _version(connection: Connection, url: str, newest: int) -> int:
    if await connection.fetchval("SELECT to_regclass('slow_train') IS NULL"):
        if await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"):
            raise DatabaseProblem(
                f"The database {shown(url)} holds other tables and is none of Slow Train; DATABASE_URL must name an "
                "empty one."
            )
        return 0
    version = int(await connection.fetchval("SELECT version FROM slow_train"))
    if version > newest:
        raise DatabaseProblem(
            f"The database {shown(url)} has version {version}, this program knows {newest}: use the newer program, or "
            "put back the copy that you made before it (pg_restore)."
        )
    return version
