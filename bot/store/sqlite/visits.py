"""Reading and writing in one visit to a connection's thread, with SQLite's errors as the contract calls them."""

import sqlite3
from collections.abc import Callable, Mapping
from typing import TypeVar

from bot.store.contract import ChannelBusy, ClickRepeated, StoreProblem
from bot.store.sqlite.connection import Reader, Row, Writer

T = TypeVar("T")
Parameters = tuple[object, ...] | Mapping[str, object]


def _ours(error: sqlite3.Error) -> Exception:
    """What an index of ours has caught, or the disk refuses, as the contract calls it."""
    if isinstance(error, sqlite3.OperationalError):
        return StoreProblem(str(error))
    if "actions.interaction_id" in str(error):
        return ClickRepeated()
    if "games.channel_id" in str(error):
        return ChannelBusy()
    return error


class Visits:
    """The two connections, as the parts of the store use them."""

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await self._reader.at_once(work)
        except sqlite3.OperationalError as error:
            raise _ours(error) from error

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        return await self.read(lambda connection: connection.execute(sql, parameters).fetchall())

    async def row(self, sql: str, parameters: Parameters = ()) -> Row | None:
        found = await self.rows(sql, parameters)
        return found[0] if found else None

    async def write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        try:
            await self._writer.at_once(work)
        except (sqlite3.IntegrityError, sqlite3.OperationalError) as error:
            raise _ours(error) from error

    async def change(self, sql: str, parameters: Parameters) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(sql, parameters)

        await self.write(work)

    async def refusal(self, work: Callable[[sqlite3.Connection], None]) -> str:
        """Why this could not be written; empty when it was."""
        try:
            await self._writer.at_once(work)
        except sqlite3.Error as error:
            return str(error)
        return ""

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()
