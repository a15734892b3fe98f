"""Work on the thread of a connection, in one visit: the only place that uses aiosqlite's private names."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import aiosqlite

T = TypeVar("T")


async def visit(connection: aiosqlite.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
    """Let this run on the connection's own thread.

    On a busy machine every visit waits for the thread to be scheduled, and a click would pay for five. aiosqlite has no
    public door for this; its own cursors go through the same one. tests/bot/store/sqlite/test_door.py notices when it
    closes.
    """
    found: T = await connection._execute(lambda: work(connection._conn))  # type: ignore[no-untyped-call]
    return found
