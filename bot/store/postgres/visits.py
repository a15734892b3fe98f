"""Reading and writing in one visit to a connection, with PostgreSQL's errors as the contract calls them."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import TypeVar

import asyncpg

from bot.store.contract import ChannelBusy, ClickRepeated, StoreProblem
from bot.store.finishing import finish
from bot.store.postgres.connection import REFUSED, Connection, Pool, Record

log = logging.getLogger(__name__)

T = TypeVar("T")

_TRIES = 5
_AGAIN = (asyncpg.TransactionRollbackError, asyncpg.ForeignKeyViolationError)
"""Two writers have got in each other's way, and this one was rolled back as a whole: it just begins again."""

_CAUGHT: dict[str, type[Exception]] = {"one_effect_per_click": ClickRepeated, "one_game_per_channel": ChannelBusy}
"""What an index of ours has caught, as the contract calls it."""


class Visits:
    """The connections, as the parts of the store use them."""

    def __init__(self, pool: Pool) -> None:
        self.worker = secrets.token_hex(8)
        """What others know this store by, in leases and notices."""
        self._pool = pool

    async def read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Several statements that see one committed state."""
        try:
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await work(connection)
        except REFUSED as error:
            raise StoreProblem(_said(error)) from error

    async def rows(self, sql: str, *parameters: object, patience: float | None = None) -> list[Record]:
        """One statement sees one committed state by itself. It may take as long as any, or so many seconds."""
        try:
            return await self._pool.fetch(sql, *map(storable, parameters), timeout=patience)
        except REFUSED as error:
            raise StoreProblem(_said(error)) from error

    async def row(self, sql: str, *parameters: object) -> Record | None:
        found = await self.rows(sql, *parameters)
        return found[0] if found else None

    async def names(self, sql: str, *parameters: object) -> list[str]:
        """The first column, which is a text."""
        return [str(row[0]) for row in await self.rows(sql, *parameters)]

    async def write(self, work: Callable[[Connection], Awaitable[None]], alone: bool = False) -> None:
        """Everything or nothing; `work` may be done again from the beginning.

        A statement that is alone is a transaction by itself: it need not wait for the beginning and the end of one.
        """
        try:
            await finish(self._written(work, alone))
        except asyncpg.UniqueViolationError as error:
            caught = _CAUGHT.get(error.constraint_name or "")
            raise error if caught is None else caught() from error
        except REFUSED as error:
            raise StoreProblem(_said(error)) from error

    async def _written(self, work: Callable[[Connection], Awaitable[None]], alone: bool) -> None:
        for left in reversed(range(_TRIES)):
            try:
                async with (
                    self._pool.acquire() as connection,
                    nullcontext() if alone else connection.transaction(),
                ):
                    await work(connection)
                return
            except _AGAIN as error:
                if not left:
                    raise
                log.info("two writers have met (%s); this one begins again", type(error).__name__)

    async def change(self, sql: str, *parameters: object) -> None:
        """One statement is a transaction by itself."""

        async def work() -> None:
            await self._pool.execute(sql, *map(storable, parameters))

        try:
            await finish(work())
        except REFUSED as error:
            raise StoreProblem(_said(error)) from error

    async def refusal(self, sql: str) -> str:
        """Why this could not be written; empty when it was."""
        try:
            await self.change(sql)
        except (StoreProblem, asyncpg.PostgresError) as error:
            return str(error)
        return ""

    async def close(self) -> None:
        await self._pool.close()


def storable(value: object) -> object:
    """PostgreSQL keeps no text with a zero in it, which somebody may have typed or forged."""
    return value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) and "\0" in value else value


def _said(error: BaseException) -> str:
    """What the server said last: that a connection is closed by now tells nobody why."""
    if isinstance(error, asyncpg.InterfaceError) and isinstance(error.__context__, REFUSED):
        return _said(error.__context__)
    return str(error) or type(error).__name__


def marks(number: int, first: int = 1) -> str:
    """The places of so many parameters: $1, $2, …"""
    return ", ".join(f"${at}" for at in range(first, first + number))
