"""Connections to a PostgreSQL server, and what the host has to know when there is none."""

import ssl
from typing import Any, TypeAlias

import asyncpg

from bot.errors import DatabaseAway, DatabaseBusy, DatabaseProblem, DiskFull, StopsTheBot, WrongSettings
from bot.store.address import shown

Record = asyncpg.Record
# Only the stubs of these are generic, so their names are quoted.
Alone: TypeAlias = "asyncpg.Connection[Record]"
Pool: TypeAlias = "asyncpg.Pool[Record]"
Connection: TypeAlias = "asyncpg.Connection[Record] | asyncpg.pool.PoolConnectionProxy[Record]"

OLDEST = 13
"""Older servers are not maintained any more, and can't drop a database that is in use."""

MOST = 10
"""So many connections a worker opens at most."""

_PATIENCE = 10.0
"""Seconds for a connection, and for each statement: a server that is silent for longer counts as away."""

_ALIVE = (
    "SET tcp_keepalives_idle = 20; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4; "
    "SET tcp_user_timeout = 40000"
)
"""So soon the server gives up a machine that is gone without a word, and with it what that machine had locked."""

_SHORT = "SET idle_in_transaction_session_timeout = 15000; SET lock_timeout = 3000"
"""For visits, which are short: one that stands still ends, and whoever waits for its game is refused before."""

REFUSED = (
    asyncpg.PostgresConnectionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.TransactionRollbackError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.LockNotAvailableError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What a server raises, or the way to it, because it can't work now. Nothing of it is about what was asked."""


async def connect(url: str, patience: float | None = _PATIENCE) -> Alone:
    """A connection of one's own, with so much patience for a statement; StopsTheBot says why there is none."""
    try:
        connection = await asyncpg.connect(url, timeout=_PATIENCE, command_timeout=patience)
        await connection.execute(_ALIVE, timeout=_PATIENCE)
    except (asyncpg.PostgresError, *REFUSED, ValueError) as error:
        raise unusable(url, error) from None
    return connection


async def connect_many(url: str) -> Pool:
    """Connections for short visits, opened when they are needed: during an outage nobody tries in vain.

    They are not reset in between, because nothing of ours outlives its transaction.
    """
    try:
        return await asyncpg.create_pool(
            url, min_size=0, max_size=MOST, timeout=_PATIENCE, command_timeout=_PATIENCE, init=_init, reset=_as_it_is
        )
    except (asyncpg.PostgresError, *REFUSED, ValueError) as error:
        raise unusable(url, error) from None


async def _init(connection: Any) -> None:
    """By statements, which also a PgBouncer lets through that refuses such settings in a login."""
    await connection.execute(f"{_ALIVE}; {_SHORT}")


async def _as_it_is(connection: Any) -> None:
    """A visit that failed has been rolled back by then."""


def unusable(url: str, error: BaseException) -> StopsTheBot:
    """What the host has to know when PostgreSQL refuses. The server's own words may be in another language."""
    where, said = f"PostgreSQL at {shown(url)}", str(error) or type(error).__name__
    match error:
        case asyncpg.InvalidAuthorizationSpecificationError():
            return DatabaseProblem(f"{where} does not accept this user or password ({said}); correct DATABASE_URL.")
        case asyncpg.InvalidCatalogNameError():
            return DatabaseProblem(
                f"{where}: there is no such database; create it (createdb), or correct DATABASE_URL."
            )
        case asyncpg.InsufficientPrivilegeError() | asyncpg.InvalidSchemaNameError():
            return DatabaseProblem(
                f"{where} does not let the bot's user create its tables ({said}): make that user the owner of the "
                "database."
            )
        case asyncpg.DiskFullError():
            return DiskFull(f"{where} can't write ({said}): its disk is full. Make room and start the bot again.")
        case asyncpg.ReadOnlySQLTransactionError():
            return DatabaseProblem(f"{where} is read-only; DATABASE_URL must name the server that is written to.")
        case asyncpg.TooManyConnectionsError():
            return DatabaseBusy(
                f"{where} has no connection left ({said}); raise its max_connections (a worker takes up to {MOST + 3})."
            )
        case asyncpg.ClientConfigurationError() | ssl.SSLError() | ValueError():
            return WrongSettings(f"DATABASE_URL can't be used ({said}); see docs/scaling.md.", "DATABASE_URL")
        case OSError() | TimeoutError() | asyncpg.PostgresConnectionError() | asyncpg.OperatorInterventionError():
            return DatabaseAway(
                f"{where} can't be reached ({said}): is it running, and is the address in DATABASE_URL right?"
            )
    return DatabaseProblem(f"{where} can't be used ({said}).")


def check_age(url: str, connection: Connection) -> None:
    """DatabaseProblem when the server is too old."""
    version = connection.get_server_version()
    if version.major < OLDEST:
        raise DatabaseProblem(
            f"PostgreSQL at {shown(url)} has version {version.major}.{version.minor}; Slow Train needs {OLDEST} or "
            "newer."
        )
