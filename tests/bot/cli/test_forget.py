"""`slow-train forget`: says what will go, asks, and deletes it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store.address import Address, Database
from bot.store.sqlite.files import alone
from bot.workers import Shards
from bot.workers.together import together
from tests.bot.cli.conftest import Runs
from tests.bot.desk import CHANNEL, GUILD, OLENA, lobby, opened, service_on, store_on
from tests.postgres import Server


async def _fill(database: Database) -> None:
    async with service_on(database) as service:
        await opened(service, OLENA)
        await lobby(service, OLENA, channel=CHANNEL + 1)


@pytest.fixture
def filled(folder: Path) -> Path:
    asyncio.run(_fill(folder / "db"))
    return folder


def _answers(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: typed)


async def _seats(database: Database, user: int) -> int:
    async with store_on(database) as store:
        return len((await store.people.kept(user)).seats)


def test_it_says_what_will_go_and_asks(database: Database, slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_fill(database))
    _answers(monkeypatch, "no")
    code, printed, _ = slow_train("forget", str(OLENA))
    assert code == 1
    assert "leaves 1 lobbies; 1 running games go to a computer opponent" in printed
    assert printed.endswith("Nothing was deleted.\n")
    assert asyncio.run(_seats(database, OLENA)) == 2
    _answers(monkeypatch, "yes")
    code, printed, _ = slow_train("forget", str(OLENA))
    assert (code, "is forgotten" in printed) == (0, True)
    assert asyncio.run(_seats(database, OLENA)) == 0


def test_a_server_goes_with_everything(filled: Path, slow_train: Runs) -> None:
    code, printed, _ = slow_train("forget", str(GUILD), "--yes")
    assert code == 0
    assert f"The server {GUILD}: 2 games with their logs and results." in printed
    with sqlite3.connect(filled / "db") as connection:
        for table in ("games", "actions", "seats", "boards"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_every_table_of_a_game_is_emptied(filled: Path) -> None:
    """A table that is added later must be forgotten too."""
    from bot.store.rows import OF_A_GAME

    with sqlite3.connect(filled / "db") as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        with_games = [
            table
            for table in tables
            if any(column[1] == "game_id" for column in connection.execute(f"PRAGMA table_info({table})"))
        ]
    assert sorted(with_games) == sorted(OF_A_GAME)


@pytest.mark.parametrize("typed", ["Olena", "-1", "٣", "9" * 30, ""])
def test_what_is_no_id_is_refused(filled: Path, slow_train: Runs, typed: str) -> None:
    code, _, complaint = slow_train("forget", "--yes", "--", typed)
    assert code == 2
    assert "is no id of Discord" in complaint


def test_nobody_known_and_a_running_bot(filled: Path, slow_train: Runs) -> None:
    code, _, complaint = slow_train("forget", "77", "--yes")
    assert (code, complaint) == (1, "Nothing is stored about 77.\n")
    with alone(filled / "db"):
        code, _, complaint = slow_train("forget", str(OLENA), "--yes")
    assert code == 2
    assert "stop it first" in complaint


def test_a_running_worker(postgres_url: str, slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it remembers would come back; and nobody changes the tables under it."""
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    asyncio.run(_fill(Address(postgres_url)))

    async def beside_a_worker() -> tuple[int, str, str]:
        async with together(postgres_url) as hold:
            await hold.take(Shards(1, (0,)))
            return await asyncio.to_thread(slow_train, "forget", str(OLENA), "--yes")

    code, printed, complaint = asyncio.run(beside_a_worker())
    assert (code, printed) == (2, "")
    assert "A worker is running with the database" in complaint
    assert "stop all of them first" in complaint
    assert asyncio.run(_seats(Address(postgres_url), OLENA)) == 2


def test_an_empty_database_of_a_server_gets_no_tables(
    postgres: Server, slow_train: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def empty() -> tuple[int, str, str]:
        async with postgres.database() as url:
            monkeypatch.setenv("DATABASE_URL", url)
            return await asyncio.to_thread(slow_train, "forget", "77", "--yes")

    code, _, complaint = asyncio.run(empty())
    assert code == 2
    assert "is empty: start the bot once, which makes its tables" in complaint


def test_a_missing_database_is_not_created(folder: Path, slow_train: Runs) -> None:
    code, _, complaint = slow_train("forget", "77", "--yes")
    assert code == 2
    assert "There is no database" in complaint
    assert not (folder / "db").exists()
