"""Opening a database on a server: brought up to date once, or refused in one sentence that says what to do."""

import asyncio
from urllib.parse import quote, urlsplit

import asyncpg
import pytest

from bot.errors import DatabaseAway, DatabaseBusy, DatabaseProblem, DiskFull, StopsTheBot, WrongSettings
from bot.store.address import shown, without_password
from bot.store.migrations import Migration
from bot.store.postgres import PostgresStore, connection
from bot.store.postgres.connection import connect, unusable
from bot.store.postgres.migrating import migrate, ours
from tests.postgres import NAMED, Server


async def _version(url: str) -> int:
    plain = await connect(url)
    try:
        return int(await plain.fetchval("SELECT version FROM slow_train"))
    finally:
        await plain.close()


def _with(url: str, **changes: str) -> str:
    parts = urlsplit(url)
    user = quote(changes.get("user", parts.username or ""))
    password = changes.get("password", parts.password or "")
    host, port = changes.get("host", parts.hostname), changes.get("port", str(parts.port or 5432))
    return f"postgresql://{user}:{password}@{host}:{port}{parts.path}"


def test_migrations_are_numbered_without_gaps() -> None:
    assert [migration.number for migration in ours()] == list(range(1, len(ours()) + 1))


async def test_of_several_workers_that_start_at_once_one_makes_the_tables(postgres: Server) -> None:
    async with postgres.database() as url:
        stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(4)))
        assert await _version(url) == ours()[-1].number
        for store in stores:
            assert await store.refuses() == ""
            await store.close()


async def test_every_migration_is_applied_once(postgres_url: str) -> None:
    newest = ours()[-1].number
    more = (*ours(), Migration(newest + 1, "next", "CREATE TABLE later (x TEXT);"))
    for _ in range(2):
        plain = await connect(postgres_url)
        assert await migrate(plain, postgres_url, more) == newest + 1
        await plain.close()
    assert await _version(postgres_url) == newest + 1


async def test_a_migration_that_fails_leaves_the_version_before_it(postgres_url: str) -> None:
    newest = ours()[-1].number
    wrong = Migration(newest + 1, "wrong", "CREATE TABLE later (x TEXT); INSERT INTO nowhere VALUES (1);")
    plain = await connect(postgres_url)
    with pytest.raises(DatabaseProblem, match="nowhere"):
        await migrate(plain, postgres_url, (*ours(), wrong))
    assert await plain.fetchval("SELECT to_regclass('later')") is None
    await plain.close()
    assert await _version(postgres_url) == newest


async def test_a_long_migration_is_waited_for(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the patience that a statement of a visit gets it would be rolled back, at this start and at every other."""
    newest = ours()[-1].number
    long = Migration(newest + 1, "long", "SELECT pg_sleep(1); CREATE TABLE later (x TEXT);")
    monkeypatch.setattr("bot.store.postgres.migrating.ours", lambda: (*ours(), long))
    monkeypatch.setattr(connection.connect, "__defaults__", (0.5,))
    for store in await asyncio.gather(*(PostgresStore.open(postgres_url) for _ in range(2))):
        await store.close()
    assert await _version(postgres_url) == newest + 1


async def test_a_newer_database_is_refused(postgres_url: str) -> None:
    plain = await connect(postgres_url)
    await plain.execute("UPDATE slow_train SET version = 99")
    await plain.close()
    with pytest.raises(DatabaseProblem, match="has version 99, this program knows"):
        await PostgresStore.open(postgres_url)


async def test_somebody_elses_database_is_refused(postgres: Server) -> None:
    async with postgres.database() as url:
        plain = await connect(url)
        await plain.execute("CREATE TABLE theirs (x TEXT)")
        await plain.close()
        with pytest.raises(DatabaseProblem, match="holds other tables"):
            await PostgresStore.open(url)


async def test_a_user_without_rights_is_told_to_get_them(postgres: Server) -> None:
    async with postgres.database() as url:
        plain = await connect(url)
        await plain.execute("REVOKE CREATE ON SCHEMA public FROM public")
        await plain.execute("CREATE ROLE guest LOGIN PASSWORD 'guest'")
        await plain.close()
        try:
            with pytest.raises(DatabaseProblem, match="owner of the database"):
                await PostgresStore.open(_with(url, user="guest", password="guest"))
        finally:
            await postgres.execute("DROP ROLE guest")


async def test_a_wrong_address_may_be_right_later(postgres_url: str) -> None:
    """The server may just not be up yet, so whoever watches over the bot should start it again."""
    with pytest.raises(DatabaseAway, match=r"PostgreSQL at 127.0.0.1:1/.* can't be reached .* DATABASE_URL") as caught:
        await PostgresStore.open(_with(postgres_url, host="127.0.0.1", port="1"))
    assert caught.value.code == 1
    with pytest.raises(DatabaseAway, match="can't be reached"):
        await PostgresStore.open(_with(postgres_url, host="nowhere.invalid"))


async def test_a_wrong_password_is_not_tried_again_and_not_shown(postgres: Server, postgres_url: str) -> None:
    if postgres.folder is None:
        pytest.skip(f"the server that {NAMED} names may take any password")
    with pytest.raises(DatabaseProblem, match="does not accept this user or password") as caught:
        await PostgresStore.open(_with(postgres_url, password="opensesame"))
    assert caught.value.code == 2
    assert "opensesame" not in str(caught.value)


async def test_a_missing_database(postgres: Server) -> None:
    with pytest.raises(DatabaseProblem, match="no such database"):
        await PostgresStore.open(postgres.url_of("nothing"))


async def test_an_older_server(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "OLDEST", 99)
    with pytest.raises(DatabaseProblem, match="Slow Train needs 99 or newer"):
        await PostgresStore.open(postgres_url)


async def test_a_server_that_may_not_be_written_to(postgres_url: str) -> None:
    name = urlsplit(postgres_url).path[1:]
    plain = await connect(postgres_url)
    await plain.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    await plain.close()
    with pytest.raises(DatabaseProblem, match="is read-only"):
        await PostgresStore.open(postgres_url)


@pytest.mark.parametrize(
    ("error", "kind", "says"),
    [
        (asyncpg.DiskFullError("no space"), DiskFull, "its disk is full"),
        (asyncpg.TooManyConnectionsError("too many"), DatabaseBusy, "max_connections"),
        (asyncpg.CannotConnectNowError("starting up"), DatabaseAway, "can't be reached"),
        (TimeoutError(), DatabaseAway, "can't be reached"),
        (asyncpg.ClientConfigurationError("sslmode"), WrongSettings, "can't be used"),
        (asyncpg.UndefinedTableError("no table"), DatabaseProblem, "can't be used"),
    ],
)
def test_what_a_server_refuses_says_what_to_do(error: Exception, kind: type[StopsTheBot], says: str) -> None:
    found = unusable("postgresql://me:secret@example.org/games", error)
    assert type(found) is kind
    assert says in str(found)
    assert "secret" not in str(found)
    assert found.code == (1 if kind in (DiskFull, DatabaseBusy, DatabaseAway) else 2), "1: trying again helps"


def test_what_is_shown_of_an_address() -> None:
    assert shown("postgresql://me:secret@example.org:5433/games?sslmode=require") == "example.org:5433/games"
    assert shown("postgresql:///games") == "localhost/games"
    assert shown("postgresql://me:secret@[half") == "DATABASE_URL"


@pytest.mark.parametrize(
    ("url", "left"),
    [
        ("postgresql://me:secret@example.org:5433/games", "postgresql://me@example.org:5433/games"),
        ("postgresql://me:secret@[::1]/games?sslmode=require", "postgresql://me@[::1]/games?sslmode=require"),
        ("postgresql://h/games?user=me&password=secret", "postgresql://h/games?user=me"),
        ("postgres:///games?host=/run/postgresql", "postgres:///games?host=/run/postgresql"),
    ],
)
def test_what_a_command_is_told_of_an_address(url: str, left: str) -> None:
    assert without_password(url) == left
