"""The one private door of aiosqlite that we use: if a new version closes it, this says so before a player does."""

import re
import sqlite3
import threading
from pathlib import Path

import pytest

import bot
from bot.store import GameRow, StoreProblem
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.connection import connect
from bot.store.sqlite.door import visit


async def test_work_runs_in_one_visit_on_the_connections_own_thread(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "db")

    def work(plain: sqlite3.Connection) -> tuple[int, list[int]]:
        plain.execute("CREATE TABLE things (number INTEGER)")
        plain.execute("INSERT INTO things VALUES (7)")
        return threading.get_ident(), [row[0] for row in plain.execute("SELECT number FROM things")]

    thread, found = await visit(connection, work)
    assert found == [7]
    assert thread != threading.get_ident()
    assert thread == await visit(connection, lambda plain: threading.get_ident())
    assert [tuple(row) for row in await connection.execute_fetchall("SELECT number FROM things")] == [(7,)]
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await visit(connection, lambda plain: plain.execute("SELECT 1 FROM nowhere"))
    await connection.close()


def test_nobody_else_uses_private_names_of_aiosqlite() -> None:
    root = Path(bot.__file__).parent
    users = [path.name for path in root.rglob("*.py") if re.search(r"\._conn\b|\._execute\(", path.read_text("utf-8"))]
    assert users == ["door.py"]


async def test_a_disk_that_takes_nothing_is_our_problem_and_not_sqlites(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await visit(store._visits._writer._connection, lambda plain: plain.execute("PRAGMA max_page_count = 1").fetchall())
    game = GameRow("g1", 5, 100, False, "en", "digest", b"{}", 11, "lobby", 1, 1000, 1000)
    with pytest.raises(StoreProblem, match="full"):
        await store.add_game(game, b"x" * 100_000, [])
    assert await store.game("g1") is None
    await store.add_game(game, b"", [])
    await store.close()
