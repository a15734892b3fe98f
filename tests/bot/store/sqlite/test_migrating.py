"""Databases of other versions: brought up to date after a copy, or refused in one sentence."""

import json
import sqlite3
from pathlib import Path

import pytest

from bot.errors import DatabaseProblem, OnTheLoop
from bot.service.happenings import (
    ColourChosen,
    GameCancelled,
    HostChanged,
    SeatLeft,
    SeatTaken,
    TableOpened,
    decode_events,
)
from bot.store.migrations import Migration
from bot.store.sqlite import SqliteStore
from bot.store.sqlite.connection import connect
from bot.store.sqlite.migrating import copy_database, migrate, ours, statements


def _version(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version


def test_migrations_are_numbered_without_gaps() -> None:
    assert [migration.number for migration in ours()] == list(range(1, len(ours()) + 1))


def test_statements_are_split_at_their_ends() -> None:
    sql = "CREATE TABLE a (x TEXT DEFAULT ';') STRICT;\n-- one; two\nCREATE TABLE b (y TEXT) STRICT;\n"
    assert [statement.split("(")[0].split()[-1] for statement in statements(sql)] == ["a", "b"]
    with pytest.raises(ValueError, match="middle of a statement"):
        list(statements("CREATE TABLE a (x TEXT)"))


async def test_a_new_database_has_the_newest_version_and_strict_tables(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "db")
    await store.close()
    assert _version(tmp_path / "db") == ours()[-1].number
    with sqlite3.connect(tmp_path / "db") as connection:
        tables = connection.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
        assert {"games", "seats", "actions", "boards"} < {name for name, _ in tables}
        assert [name for name, strict in tables if not strict and not name.startswith("sqlite_")] == []
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"


async def test_every_migration_is_applied_once_and_the_old_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    newest = ours()[-1].number
    more = (*ours(), Migration(newest + 1, "next", "CREATE TABLE later (x TEXT) STRICT;"))
    for _ in range(2):
        connection = await connect(path)
        assert await migrate(connection, path, more) == newest + 1
        await connection.close()
    assert _version(path) == newest + 1
    assert _version(tmp_path / f"db.version{newest}") == newest


async def test_a_migration_that_fails_leaves_the_version_before_it(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    newest = ours()[-1].number
    wrong = Migration(newest + 1, "wrong", "CREATE TABLE later (x TEXT) STRICT;\nINSERT INTO nowhere VALUES (1);")
    connection = await connect(path)
    with pytest.raises(DatabaseProblem, match="no such table"):
        await migrate(connection, path, (*ours(), wrong))
    await connection.close()
    with sqlite3.connect(path) as plain:
        assert plain.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'later'").fetchone() == (0,)
    assert _version(path) == newest


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "db"
    await (await SqliteStore.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(DatabaseProblem, match="has version 99, this program knows"):
        await SqliteStore.open(path)


async def test_somebody_elses_database_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE theirs (x TEXT)")
    with pytest.raises(DatabaseProblem, match="no database of Slow Train"):
        await SqliteStore.open(tmp_path / "db")
    (tmp_path / "text").write_text("not a database at all, but long enough to be looked at as one\n" * 20)
    with pytest.raises(DatabaseProblem, match="no database of Slow Train"):
        await SqliteStore.open(tmp_path / "text")


async def test_a_folder_or_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DatabaseProblem, match="can't be opened"):
        await SqliteStore.open(tmp_path)
    with pytest.raises(DatabaseProblem, match="can't be opened"):
        await SqliteStore.open(tmp_path / "missing" / "db")


async def test_copies_are_not_made_on_the_loop(tmp_path: Path) -> None:
    with pytest.raises(OnTheLoop):
        copy_database(tmp_path / "db", tmp_path / "copy")


def _version5(path: Path, log: list[list[dict[str, object]]], seats: dict[int, int | None]) -> None:
    """A database of version 5 with one lobby."""
    with sqlite3.connect(path) as connection:
        for migration in ours()[:5]:
            for statement in statements(migration.sql):
                connection.execute(statement)
        connection.execute("PRAGMA user_version = 5")
        connection.execute("INSERT INTO boards VALUES ('d', x'')")
        connection.execute(
            "INSERT INTO games (id, guild_id, channel_id, thread, language, board, options, host_id, status, seq, "
            "created_at, changed_at) VALUES ('g', 5, 100, 0, 'en', 'd', ?, 11, 'cancelled', ?, 0, 0)",
            (b'{"map":"paris","invited":[11,12]}', len(log)),
        )
        connection.executemany(
            "INSERT INTO seats (game_id, place, user_id, name, colour) VALUES ('g', ?, ?, 'P', 'red')", seats.items()
        )
        connection.executemany(
            "INSERT INTO actions (game_id, seq, user_id, interaction_id, action, events, at) "
            "VALUES ('g', ?, 11, ?, 'x', ?, 0)",
            [(seq, seq, json.dumps(events).encode()) for seq, events in enumerate(log, 1)],
        )


async def test_people_in_the_log_become_their_places(tmp_path: Path) -> None:
    """Two who left had the place of the one who stayed: each of them gets a number that nobody else has."""
    stored: list[list[dict[str, object]]] = [
        [{"type": "opened", "user": 11}, {"type": "seated", "place": 0, "user": 11}],
        [{"type": "seated", "place": 1, "user": None}],
        [{"type": "seated", "place": 2, "user": 12}],
        [{"type": "colour", "place": 2, "colour": "green"}],
        [{"type": "left", "place": 2, "user": 12}],
        [{"type": "seated", "place": 2, "user": 13}],
        [{"type": "host", "user": 13}],
        [{"type": "left", "place": 0, "user": 11, "removed": True}],
        [{"type": "cancelled", "user": 99}],
    ]
    _version5(tmp_path / "db", stored, {1: None, 2: 13})
    store = await SqliteStore.open(tmp_path / "db")
    game, log = await store.game("g"), await store.log("g")
    await store.close()
    assert [event for row in log for event in decode_events(row.events)] == [
        TableOpened(3),
        SeatTaken(3),
        SeatTaken(1, opponent=True),
        SeatTaken(4),
        ColourChosen(4, "green"),
        SeatLeft(4),
        SeatTaken(2),
        HostChanged(2),
        SeatLeft(3, removed=True),
        GameCancelled(),
    ]
    assert game is not None
    assert game.places == 5
    assert game.options == b'{"map":"paris"}'
