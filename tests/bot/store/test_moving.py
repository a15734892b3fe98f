"""`slow-train move-database`: all games from a file to a server and back, the same to the last byte."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.errors import DatabaseInUse, DatabaseProblem
from bot.service import TableOptions, Where
from bot.store import NoticeRow
from bot.store.address import Address, Database
from bot.store.moving import TABLES, move
from bot.store.postgres.connection import connect
from bot.store.postgres.whole import WholePostgres, whole_postgres
from bot.store.sqlite.files import alone
from bot.store.sqlite.whole import WholeSqlite
from tests.bot.cli.conftest import Runs, folder, slow_train
from tests.bot.desk import CHANNEL, GUILD, HANNAH, OLENA, click, opened, play_one, service_on, store_on

_ = (folder, slow_train)


async def _fill(database: Database) -> None:
    """Something in every table."""
    chance = Random(3)
    async with service_on(database) as service, store_on(database) as store:
        over = await opened(service, OLENA)
        while await play_one(service, over, chance) is not None:
            pass
        running = await opened(service, OLENA, channel=CHANNEL + 1)
        await service.ledger.posted(running.game, 2, 7, "turn", (await service.ledger.untold(running.game)).awaited)
        await store.people.save_profile(HANNAH, b'{"language":"uk"}')
        await store.people.note(running.game, 0, "Łódź – до Києва \U0001f682")
        await store.people.mute(running.game, 1, True)
        await store.people.follow(running.game, 99)
        await store.results.note_hint(running.game, 1)
        await store.servers.save(GUILD, b'{"threads":true}')
        (timer, *_) = await store.times.due(1 << 50)
        await store.times.carry_out(timer, [NoticeRow(running.game, 1, "remind", 0, 5, number=1 << 40)])
        invited = TableOptions("paris", invited=(OLENA,))
        await service.tables.create(click(), Where(CHANNEL + 2, GUILD, thread=True), invited)


async def _said(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Everything that both kinds of database store."""
    found: dict[str, list[tuple[Any, ...]]] = {}

    async def read(whole: WholeSqlite | WholePostgres, names: Sequence[str]) -> None:
        for table in names:
            columns = sorted(await whole.columns(table))
            found[table] = [row async for some in whole.rows(table, columns) for row in some]

    if isinstance(database, Address):
        async with whole_postgres(database.url, fills=False) as there:
            await read(there, TABLES)
    else:
        async with WholeSqlite.opened(database, fills=False) as here:
            await read(here, TABLES)
    return found


async def test_there_and_back_again(tmp_path: Path, postgres_url: str) -> None:
    first, server, last = tmp_path / "first", Address(postgres_url), tmp_path / "last"
    await _fill(first)
    before = await _said(first)
    assert all(before.values()), "every table has something to lose"
    sums = await move(first, server)
    assert {found.table: found.rows for found in sums} == {table: len(rows) for table, rows in before.items()}
    assert await _said(server) == before
    assert await move(server, last) == sums
    assert await _said(last) == before


async def test_games_go_on_after_the_move(tmp_path: Path, postgres_url: str) -> None:
    await _fill(tmp_path / "first")
    await move(tmp_path / "first", Address(postgres_url))
    chance = Random(4)
    async with service_on(Address(postgres_url)) as service, store_on(Address(postgres_url)) as store:
        game = await service.looking.table_here(CHANNEL + 1)
        notices = await store.times.notices(game.game)
        for _ in range(10):
            assert await play_one(service, game, chance) is not None
        (timer, *_) = await store.times.due(1 << 50)
        await store.times.carry_out(timer, notices)
        (*_, newest) = await store.times.notices(game.game)
        assert newest.id > max(notice.id for notice in notices), "an id never comes back"


async def test_every_table_is_moved(tmp_path: Path, postgres_url: str) -> None:
    """A table that is added later must be moved too."""
    await _fill(tmp_path / "db")
    with sqlite3.connect(tmp_path / "db") as plain:
        names = {name for (name,) in plain.execute("SELECT name FROM pragma_table_list WHERE schema = 'main'")}
    assert {name for name in names if not name.startswith("sqlite_")} == set(TABLES)
    connection = await connect(postgres_url)
    found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    await connection.close()
    assert {name for (name,) in found} - {"slow_train", "logins"} == set(TABLES)


@pytest.mark.parametrize("back", [False, True])
async def test_a_target_that_is_not_empty_is_refused(tmp_path: Path, postgres_url: str, back: bool) -> None:
    places: tuple[Database, Database] = (tmp_path / "db", Address(postgres_url))
    source, target = reversed(places) if back else places
    async with service_on(source) as service, store_on(target) as other:
        await opened(service, OLENA)
        await other.people.save_profile(HANNAH, b"{}")
    before = await _said(target)
    with pytest.raises(DatabaseProblem, match="is not empty"):
        await move(source, target)
    assert await _said(target) == before


@pytest.mark.parametrize("back", [False, True])
async def test_a_copy_that_differs_leaves_the_target_empty(
    tmp_path: Path, postgres_url: str, back: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: tuple[Database, Database] = (tmp_path / "db", Address(postgres_url))
    source, target = reversed(places) if back else places
    await _fill(source)
    kind = WholeSqlite if back else WholePostgres
    add = kind.add

    async def forgetful(self: Any, table: str, columns: Sequence[str], rows: list[tuple[Any, ...]]) -> None:
        await add(self, table, columns, rows[1:] if table == "result_seats" else rows)

    monkeypatch.setattr(kind, "add", forgetful)
    with pytest.raises(DatabaseProblem, match=r"does not say the same .* \(result_seats\)"):
        await move(source, target)
    assert not any((await _said(target)).values())


async def test_a_running_bot_must_be_stopped_first(tmp_path: Path, postgres_url: str) -> None:
    await _fill(tmp_path / "db")
    with alone(tmp_path / "db"), pytest.raises(DatabaseInUse):
        await move(tmp_path / "db", Address(postgres_url))
    worker = await connect(postgres_url)
    await worker.execute("SELECT pg_advisory_lock(1397511251, 0)")
    with pytest.raises(DatabaseInUse, match="A worker is running"):
        await move(tmp_path / "db", Address(postgres_url))
    await worker.close()


def test_the_command_tells_what_it_did(slow_train: Runs, postgres_url: str) -> None:
    asyncio.run(_fill(Path("db")))
    code, printed, _ = slow_train("move-database", "db", postgres_url)
    assert code == 0
    assert "3 games" in printed
    assert "every table was counted and compared" in printed
    assert "Set DATABASE_URL" in printed
    assert "first%20class" not in printed
    code, _, complained = slow_train("move-database", "db", postgres_url)
    assert (code, "is not empty" in complained) == (2, True)
    code, printed, _ = slow_train("move-database", postgres_url, "back.db")
    assert (code, "Set DATABASE_PATH=back.db" in printed) == (0, True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("db", "db"), "the same database"),
        (("db", "./db"), "the same database"),
        (("missing", "new.db"), "There is no database missing"),
        (("db", "mysql://me:secret@example.org/games"), "must be like postgresql://"),
    ],
)
def test_what_can_not_be_moved(slow_train: Runs, words: tuple[str, str], says: str) -> None:
    asyncio.run(_fill(Path("db")))
    code, _, complained = slow_train("move-database", *words)
    assert code == 2
    assert says in complained
    assert "secret" not in complained
