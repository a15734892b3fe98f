"""The files of a database: held by one bot under every name, private, and refused in one sentence when they are bad."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import DatabaseBusy, DatabaseInUse, DatabaseProblem, DiskFull, StopsTheBot
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.connection import check_library, unusable
from bot.store.sqlite.files import alone
from bot.store.sqlite.migrating import copy_database


def _same(path: Path, other: Path) -> Path:
    return path


def _symlink(path: Path, other: Path) -> Path:
    other.symlink_to(path)
    return other


def _hard_link(path: Path, other: Path) -> Path:
    os.link(path, other)
    return other


@pytest.mark.parametrize("link", [_same, _symlink, _hard_link])
def test_one_bot_per_database_whatever_it_is_called(tmp_path: Path, link: Callable[[Path, Path], Path]) -> None:
    (tmp_path / "elsewhere").mkdir()
    path = tmp_path / "db"
    with alone(path):
        other = link(path, tmp_path / "elsewhere" / "other")
        says = r"Another Slow Train is running with the database .*; stop it first"
        with pytest.raises(DatabaseInUse, match=says), alone(other):
            pass
    with alone(other):
        pass


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "db", Path("/proc/no-such-process/db"), tmp_path):
        with pytest.raises(DatabaseProblem, match=r"can't be (written to|opened)") as caught, alone(path):
            pass
        assert not isinstance(caught.value, DatabaseInUse)


async def test_a_library_that_is_too_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would call a database of ours damaged."""
    check_library((3, 37, 0))
    with pytest.raises(DatabaseProblem, match=r"works with SQLite 3\.34\.1, but Slow Train needs 3\.37 or newer"):
        check_library((3, 34, 1))
    monkeypatch.setattr("bot.store.sqlite.connection.OLDEST", (99, 1))
    with pytest.raises(DatabaseProblem, match=r"needs 99\.1 or newer"):
        await SqliteStore.open(tmp_path / "db")


def test_two_databases_in_one_folder(tmp_path: Path) -> None:
    with alone(tmp_path / "one"), alone(tmp_path / "two"):
        pass


async def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    path = tmp_path / "new" / "db"
    with alone(path):
        store = await SqliteStore.open(path)
        assert await store.refuses() == ""
        copy = tmp_path / "new" / "copy"
        await asyncio.to_thread(copy_database, path, copy)
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        assert modes == dict.fromkeys(["db", "db-wal", "db-shm", "db.lock", "copy"], 0o600)
        await store.close()


async def test_files_of_an_earlier_version_become_private(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    path.chmod(0o664)
    with alone(path):
        assert path.stat().st_mode & 0o777 == 0o600


async def _filled(path: Path) -> None:
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany("INSERT INTO boards VALUES (?, ?)", [(str(n), bytes(3000)) for n in range(100)])
        connection.commit()


async def test_a_truncated_database(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await _filled(path)
    os.truncate(path, path.stat().st_size // 2)
    with pytest.raises(DatabaseProblem, match=r"is damaged .* put back a copy") as caught:
        await SqliteStore.open(path)
    assert caught.value.code == 2
    assert "\n" not in str(caught.value)


async def test_damaged_pages(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await _filled(path)
    with path.open("r+b") as file:
        file.seek(4096 * 10)
        file.write(os.urandom(4096 * 20))
    with pytest.raises(DatabaseProblem, match="is damaged") as caught:
        await SqliteStore.open(path)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("code", "kind", "says"),
    [
        (sqlite3.SQLITE_FULL, DiskFull, "the disk is full or does not work"),
        (sqlite3.SQLITE_IOERR_WRITE, DiskFull, "the disk is full or does not work"),
        (sqlite3.SQLITE_BUSY, DatabaseBusy, "Another program keeps the database"),
        (sqlite3.SQLITE_READONLY_DBMOVED, DatabaseProblem, "is read-only"),
        (sqlite3.SQLITE_CORRUPT_VTAB, DatabaseProblem, "is damaged"),
        (sqlite3.SQLITE_NOTADB, DatabaseProblem, "is no database of Slow Train"),
        (sqlite3.SQLITE_CANTOPEN, DatabaseProblem, "can't be opened"),
        (sqlite3.SQLITE_ERROR, DatabaseProblem, "can't be used"),
    ],
)
def test_what_sqlite_refuses_says_what_to_do(tmp_path: Path, code: int, kind: type[StopsTheBot], says: str) -> None:
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode = code
    found = unusable(tmp_path / "db", error)
    assert isinstance(found, kind)
    assert says in str(found)
    assert found.code == (1 if kind in (DiskFull, DatabaseBusy) else 2), "1: trying again helps"
