"""Nothing half-written: cancelled tasks, failures in the middle, several writers at once."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.store.sqlite.connection import Writer, connect


async def _writer(path: Path) -> Writer:
    connection = await connect(path)
    await connection.execute("CREATE TABLE IF NOT EXISTS things (name TEXT PRIMARY KEY) STRICT")
    return Writer(connection)


def _names(path: Path) -> list[str]:
    with sqlite3.connect(path) as connection:
        return [row[0] for row in connection.execute("SELECT name FROM things ORDER BY name")]


def _both(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("INSERT INTO things VALUES (?)", (f"{number:03}a",))
    connection.execute("INSERT INTO things VALUES (?)", (f"{number:03}b",))


async def test_a_failure_at_once_leaves_nothing_either(tmp_path: Path) -> None:
    writer = await _writer(tmp_path / "db")

    def twice(connection: sqlite3.Connection) -> None:
        _both(connection, 1)
        _both(connection, 1)

    with pytest.raises(sqlite3.IntegrityError):
        await writer.at_once(twice)
    await writer.at_once(lambda connection: _both(connection, 2))
    await writer.close()
    assert _names(tmp_path / "db") == ["002a", "002b"]


async def test_a_failure_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    writer = await _writer(tmp_path / "db")

    async def twice() -> None:
        async with writer.transaction() as connection:
            await connection.execute("INSERT INTO things VALUES ('a')")
            await connection.execute("INSERT INTO things VALUES ('a')")

    with pytest.raises(sqlite3.IntegrityError):
        await twice()
    async with writer.transaction() as connection:
        await connection.execute("INSERT INTO things VALUES ('b')")
    await writer.close()
    assert _names(tmp_path / "db") == ["b"]


@pytest.mark.parametrize("at_once", [False, True])
async def test_a_task_cancelled_anywhere_writes_all_or_nothing(tmp_path: Path, at_once: bool) -> None:
    writer = await _writer(tmp_path / "db")

    async def both(number: int) -> None:
        if at_once:
            await writer.at_once(lambda connection: _both(connection, number))
            return
        async with writer.transaction() as connection:
            await connection.execute("INSERT INTO things VALUES (?)", (f"{number:03}a",))
            await connection.execute("INSERT INTO things VALUES (?)", (f"{number:03}b",))

    ended = 0
    for number in range(120):
        task = asyncio.create_task(both(number))
        for _ in range(number % 24):
            await asyncio.sleep(0)
        await asyncio.sleep(0.0001 * (number % 5))
        task.cancel()
        ended += not isinstance((await asyncio.gather(task, return_exceptions=True))[0], BaseException)
    async with writer.transaction() as connection:
        await connection.execute("INSERT INTO things VALUES ('last')")
    await writer.close()
    names = _names(tmp_path / "db")
    assert names[-1] == "last"
    kept = {name[:3] for name in names[:-1]}
    assert len(names) - 1 == 2 * len(kept), "half of a transaction was kept"
    assert ended <= len(kept), "a transaction that ended was lost"


async def test_who_is_cancelled_while_writing_hears_it_when_that_is_done(tmp_path: Path) -> None:
    writer = await _writer(tmp_path / "db")
    begun, may_end = threading.Event(), threading.Event()

    def slowly(connection: sqlite3.Connection) -> None:
        begun.set()
        may_end.wait()
        _both(connection, 1)

    task = asyncio.create_task(writer.at_once(slowly))
    await asyncio.to_thread(begun.wait)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0.01)
    assert not task.done()
    may_end.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert _names(tmp_path / "db") == ["001a", "001b"]
    await writer.close()


async def test_transactions_of_several_tasks_do_not_mix(tmp_path: Path) -> None:
    writer = await _writer(tmp_path / "db")

    async def write(name: str, fail: bool) -> None:
        async with writer.transaction() as connection:
            await connection.execute("INSERT INTO things VALUES (?)", (name,))
            await asyncio.sleep(0.001)
            if fail:
                raise RuntimeError(name)

    tasks = [write(f"{number:02}", number % 3 == 0) for number in range(30)]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(result, RuntimeError) for result in results) == 10
    await writer.close()
    assert _names(tmp_path / "db") == [f"{number:02}" for number in range(30) if number % 3]
