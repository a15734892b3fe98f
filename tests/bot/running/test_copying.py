"""Automatic copies while the bot runs: one a day, whatever the clock and the disk do."""

import asyncio
import errno
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.client import copying
from bot.client.copying import copy_if_due, keep_copies
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.copies import automatic

NOW = datetime(2026, 11, 18, 5, 30, tzinfo=UTC)


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    await (await SqliteStore.open(tmp_path / "db")).close()
    return tmp_path / "db"


def test_one_a_day_also_when_the_bot_is_restarted_every_hour(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    for hour in range(24 * 3):
        copy_if_due(folder, database, NOW + timedelta(hours=hour))
    assert [file.name for file in automatic(folder)] == [
        "slow-train-20261118-053000.db",
        "slow-train-20261119-053000.db",
        "slow-train-20261120-053000.db",
    ]


def test_a_clock_that_was_wrong_does_not_stop_the_copies(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    copy_if_due(folder, database, NOW + timedelta(days=3650))
    copy_if_due(folder, database, NOW)
    assert len(automatic(folder)) == 2


async def test_a_copy_that_fails_is_said_and_tried_again(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(copying, "LOOK", 0)
    folder = tmp_path / "copies"
    folder.touch()
    looks = 0

    def now() -> datetime:
        nonlocal looks
        looks += 1
        if looks == 2:
            folder.unlink()
        elif looks == 3:
            raise asyncio.CancelledError
        return NOW

    with caplog.at_level(logging.INFO), pytest.raises(asyncio.CancelledError):
        await keep_copies(folder, database, now)
    said = [record.getMessage() for record in caplog.records]
    assert "has failed, and is tried again: The copy" in said[0]
    assert said[1] == f"the database has been copied to {automatic(folder)[0]}"


async def test_without_a_folder_there_are_none(database: Path) -> None:
    await keep_copies(None, database)


async def test_a_folder_that_cannot_be_read_is_said_and_looked_at_again(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(copying, "LOOK", 0)
    looks = 0

    def unreadable(folder: Path) -> list[Path]:
        nonlocal looks
        looks += 1
        if looks == 3:
            raise asyncio.CancelledError
        raise PermissionError(errno.EACCES, "Permission denied", str(folder))

    monkeypatch.setattr(copying, "automatic", unreadable)
    with pytest.raises(asyncio.CancelledError):
        await keep_copies(tmp_path / "copies", database)
    assert [record.exc_info for record in caplog.records] == [None, None]
    assert "is tried again: [Errno 13] Permission denied" in caplog.text
