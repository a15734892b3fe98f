"""Copies: whole while somebody writes, checked, put back without losing the old one, a week of them kept."""

import errno
import fcntl
import os
import shutil
import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.errors import DatabaseInUse, DatabaseProblem, DiskFull, OnTheLoop
from bot.store.sqlite import SqliteStore, copies
from bot.store.sqlite.copies import automatic, check_whole, copy, copy_into, made_at, restore, version
from bot.store.sqlite.files import alone
from bot.store.sqlite.migrating import ours

NOW = datetime(2026, 11, 18, 5, 30, tzinfo=UTC)


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    _add(path, "first")
    return path


def _add(path: Path, *digests: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany("INSERT INTO boards VALUES (?, ?)", [(digest, bytes(2000)) for digest in digests])
        connection.commit()


def _boards(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute("SELECT digest FROM boards ORDER BY digest")]


def test_a_copy_is_one_private_file(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO boards VALUES ('in the write-ahead log', x'00')")
        connection.commit()
        copy(database, tmp_path / "copy")
    assert _boards(tmp_path / "copy") == ["first", "in the write-ahead log"]
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy"]


def test_a_copy_beside_a_writer_is_of_one_moment(database: Path, tmp_path: Path) -> None:
    """Rows are written in pairs, so every copy has an even number of them besides the first."""
    done = threading.Event()

    def write() -> None:
        for number in range(300):
            _add(database, f"{number} a", f"{number} b")
        done.set()

    writer = threading.Thread(target=write)
    writer.start()
    counts = []
    while not done.is_set():
        copy(database, tmp_path / "copy")
        counts.append(len(_boards(tmp_path / "copy")))
    writer.join()
    assert counts
    assert all(count % 2 == 1 for count in counts)


async def test_copying_is_not_for_the_loop(database: Path, tmp_path: Path) -> None:
    with pytest.raises(OnTheLoop):
        copy(database, tmp_path / "copy")


def test_a_copy_that_is_damaged_leaves_none(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:5000])

    monkeypatch.setattr(copies, "copy_database", broken)
    with pytest.raises(DatabaseProblem):
        copy(database, tmp_path / "copy")
    assert list(tmp_path.glob("copy*")) == []


@pytest.mark.parametrize("written", [b"", b"something else", b"SQLite format 3\0" + bytes(200)])
def test_what_is_no_copy_is_refused_and_nothing_changes(database: Path, tmp_path: Path, written: bytes) -> None:
    (tmp_path / "copy").write_bytes(written)
    with pytest.raises(DatabaseProblem, match=r"no database of Slow Train|is damaged"):
        restore(tmp_path / "copy", database, NOW)
    assert _boards(database) == ["first"]


def test_a_missing_copy_a_newer_one_and_the_database_itself(database: Path, tmp_path: Path) -> None:
    with pytest.raises(DatabaseProblem, match="There is no database"):
        restore(tmp_path / "none", database, NOW)
    with pytest.raises(DatabaseProblem, match="is the database itself"):
        restore(database, database, NOW)
    copy(database, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(DatabaseProblem, match="has version 99"):
        restore(tmp_path / "copy", database, NOW)


def test_a_copy_is_put_back_and_the_old_one_kept(database: Path, tmp_path: Path) -> None:
    copy(database, tmp_path / "copy")
    _add(database, "second")
    kept = restore(tmp_path / "copy", database, NOW)
    assert kept == tmp_path / "db.before-20261118-053000"
    assert _boards(database) == ["first"]
    assert _boards(kept) == ["first", "second"]
    assert database.stat().st_mode & 0o777 == 0o600
    assert check_whole(database) == ours()[-1].number


def test_what_only_the_write_ahead_log_holds_is_kept_too(database: Path, tmp_path: Path) -> None:
    """A bot that was killed leaves its last moves there."""
    copy(database, tmp_path / "copy")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("INSERT INTO boards VALUES ('last', x'00')")
        connection.commit()
        for tail in ("", "-wal"):
            os.link(f"{database}{tail}", tmp_path / f"killed{tail}")
    kept = restore(tmp_path / "copy", tmp_path / "killed", NOW)
    assert kept is not None
    assert _boards(kept) == ["first", "last"]
    assert _boards(tmp_path / "killed") == ["first"]


def test_the_log_of_a_database_that_was_taken_away_is_not_put_into_the_copy(database: Path, tmp_path: Path) -> None:
    """Whoever moves the damaged file away by hand forgets what lies beside it."""
    copy(database, tmp_path / "copy")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("INSERT INTO boards VALUES ('last', x'00')")
        connection.commit()
        os.link(f"{database}-wal", tmp_path / "gone-wal")
    assert restore(tmp_path / "copy", tmp_path / "gone", NOW) is None
    assert _boards(tmp_path / "gone") == ["first"]
    assert (tmp_path / "gone.before-20261118-053000-wal").stat().st_size


def _no_links(source: Path, target: Path) -> None:
    raise OSError(errno.EPERM, "Operation not permitted")


def test_where_a_file_has_one_name_only_the_old_database_is_copied(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy(database, tmp_path / "copy")
    _add(database, "second")
    monkeypatch.setattr(os, "link", _no_links)
    kept = restore(tmp_path / "copy", database, NOW)
    assert kept is not None
    assert _boards(kept) == ["first", "second"]
    assert kept.stat().st_mode & 0o777 == 0o600
    assert _boards(database) == ["first"]


def test_an_old_database_that_can_not_be_kept_stays(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy(database, tmp_path / "copy")
    _add(database, "second")

    def full(source: Path, target: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "link", _no_links)
    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(DiskFull, match="it is still the old one"):
        restore(tmp_path / "copy", database, NOW)
    assert _boards(database) == ["first", "second"]
    assert [file.name for file in tmp_path.glob("db.*") if file.suffix != ".lock"] == []


def test_a_copy_is_flushed_by_who_may_write_it(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows refuses it otherwise."""
    modes = []
    monkeypatch.setattr(os, "fsync", lambda file: modes.append(fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE))
    copy(database, tmp_path / "copy")
    assert modes == [os.O_RDWR]


def test_a_damaged_database_is_replaced_and_kept_as_it_is(database: Path, tmp_path: Path) -> None:
    copy(database, tmp_path / "copy")
    database.write_bytes(b"nonsense" * 1000)
    kept = restore(tmp_path / "copy", database, NOW)
    assert kept is not None
    assert kept.read_bytes() == b"nonsense" * 1000
    assert _boards(database) == ["first"]


def test_a_copy_becomes_the_first_database(database: Path, tmp_path: Path) -> None:
    assert restore(database, tmp_path / "new" / "db", NOW) is None
    assert _boards(tmp_path / "new" / "db") == ["first"]


def test_nothing_is_put_back_while_a_bot_runs(database: Path, tmp_path: Path) -> None:
    copy(database, tmp_path / "copy")
    _add(database, "second")
    with alone(database), pytest.raises(DatabaseInUse):
        restore(tmp_path / "copy", database, NOW)
    assert _boards(database) == ["first", "second"]


def test_a_week_of_automatic_copies(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    for day in range(10):
        made = copy_into(folder, database, NOW + timedelta(days=day))
        (folder / "slow-train-of-mine.db").touch()
    assert made == automatic(folder)[-1]
    assert made_at(made) == NOW + timedelta(days=9)
    (folder / "slow-train-99999999-999999.db").touch()
    assert [made_at(file).day for file in automatic(folder)] == list(range(21, 28)), "no day has the number of the last"
    assert (folder / "slow-train-of-mine.db").exists()
    assert version(made) == ours()[-1].number


def test_what_a_killed_bot_left_of_a_copy_is_deleted(database: Path, tmp_path: Path) -> None:
    for name in ("slow-train-20261101-053000.db.part", "slow-train-20261101-053000.db.part-journal", "mine.db.part"):
        (tmp_path / name).touch()
    copy_into(tmp_path, database, NOW)
    assert [file.name for file in tmp_path.glob("*.part*")] == ["mine.db.part"]


def test_a_copy_that_has_no_place(database: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseProblem, match="can't be written"):
        copy_into(tmp_path / "file", database, NOW)
    with pytest.raises(DatabaseProblem, match="can't be written"):
        copy(database, tmp_path / "nowhere" / "copy")


def test_a_full_disk_keeps_the_older_copies(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for day in range(7):
        copy_into(tmp_path / "copies", database, NOW + timedelta(days=day))

    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies, "copy_database", full)
    with pytest.raises(DiskFull, match="make room"):
        copy_into(tmp_path / "copies", database, NOW + timedelta(days=7))
    assert len(automatic(tmp_path / "copies")) == 7
