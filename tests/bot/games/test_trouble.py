"""The database takes no writes for a while: the player gets a sentence, nothing is lost, and the bot goes on by itself.

A disk is really full (a small one, mounted for the test; without the right to mount, no file may grow), another program
really keeps the database to itself. A file system that turns read-only under open files can't be made without a broken
disk, so there SQLite itself is told to refuse every write with the same error.
"""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, getrlimit, setrlimit
from shutil import which
from subprocess import run
from typing import Any

import aiohttp
import aiosqlite
import pytest
import pytest_asyncio

from bot.doctor import examine
from bot.errors import DatabaseBusy
from bot.opponents import Opponents
from bot.publish import Publisher
from bot.store import StoreProblem
from bot.store.sqlite.connection import connect
from sandbox.testing import Sandbox
from tests.bot.desk import HeldClock, click, service_on
from tests.bot.games.bots import the_bot
from tests.bot.games.driver import Taste, WithButtons, fine
from tests.bot.games.test_over_days import playing
from tests.bot.running.processes import HUMBLE, environment

UNSAVED = (
    "I can’t save anything at the moment, so nothing has changed. Please try again in a few minutes. If it stays like "
    "this, tell the host of this bot the reference `ref123`."
)
TROUBLES = ("full", "no growth", "locked", "read-only")


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """Where the database is: a disk of its own where it is to be full."""
    if "full" not in request.node.callspec.params.values():
        yield tmp_path
        return
    disk = tmp_path / "disk"
    disk.mkdir()
    if os.geteuid() or run(["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    yield disk
    run(["umount", "--lazy", disk], check=True)


@pytest.fixture
def writers(monkeypatch: pytest.MonkeyPatch) -> list[aiosqlite.Connection]:
    """The connections with which the bot writes, as far as it has opened them."""
    opened: list[aiosqlite.Connection] = []

    async def noted(path: Path, read_only: bool = False) -> aiosqlite.Connection:
        connection = await connect(path, read_only)
        opened.extend([] if read_only else [connection])
        return connection

    monkeypatch.setattr("bot.store.sqlite.store.connect", noted)
    monkeypatch.setattr("bot.store.sqlite.connection.BUSY_SECONDS", 0.2)
    monkeypatch.setattr("bot.queues.PAUSE", 0.05)
    return opened


@pytest_asyncio.fixture
async def discord(
    folder: Path, dots: None, clock: HeldClock, writers: list[aiosqlite.Connection], unused_tcp_port: int
) -> AsyncIterator[Sandbox]:
    bot = the_bot(folder, clock=clock, more={"HEALTH_PORT": str(unused_tcp_port)})
    async with Sandbox(bot, language="en-GB") as sandbox:
        yield sandbox


class Trouble:
    """`async with trouble:` while it lasts, no write reaches the database."""

    def __init__(self, kind: str, folder: Path, writers: list[aiosqlite.Connection]) -> None:
        self._kind = kind
        self._folder = folder
        self._writers = writers
        self._other: sqlite3.Connection | None = None

    async def __aenter__(self) -> None:
        match self._kind:
            case "full":
                _fill(self._folder / "filling")
            case "no growth":
                setrlimit(RLIMIT_FSIZE, (1, getrlimit(RLIMIT_FSIZE)[1]))
            case "locked":
                self._other = sqlite3.connect(self._folder / "test.db", isolation_level=None)
                self._other.execute("BEGIN EXCLUSIVE")
            case "read-only":
                await self._writers[-1].execute("PRAGMA query_only = ON")

    async def __aexit__(self, *reason: object) -> None:
        match self._kind:
            case "full":
                (self._folder / "filling").unlink()
            case "no growth":
                setrlimit(RLIMIT_FSIZE, (RLIM_INFINITY, getrlimit(RLIMIT_FSIZE)[1]))
            case "locked":
                assert self._other is not None
                self._other.close()
            case "read-only":
                await self._writers[-1].execute("PRAGMA query_only = OFF")


def _fill(path: Path) -> None:
    """Write until the disk has no byte left."""
    with path.open("wb", buffering=0) as file:
        for size in (1 << 16, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError:
                continue


@pytest.fixture(params=TROUBLES)
def trouble(request: pytest.FixtureRequest, folder: Path, writers: list[aiosqlite.Connection]) -> Trouble:
    return Trouble(request.param, folder, writers)


async def health(port: int) -> dict[str, bool]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as answer:
        found: dict[str, bool] = await answer.json()
        assert (answer.status == 200) == all(found.values())
        return found


@contextmanager
def rows(folder: Path) -> Iterator[Any]:
    with closing(sqlite3.connect(f"file:{folder / 'test.db'}?mode=ro", uri=True)) as connection:
        yield lambda sql: connection.execute(sql).fetchone()[0]


async def test_a_move_that_can_not_be_saved(
    discord: Sandbox, trouble: Trouble, folder: Path, unused_tcp_port: int, caplog: pytest.LogCaptureFixture
) -> None:
    me, other = await playing(discord)
    with rows(folder) as ask:
        before = ask("SELECT max(seq) FROM actions")
        async with trouble:
            assert (await me.slash("draw", card="blind", second="blind")).text == UNSAVED
            assert not (await health(unused_tcp_port))["database"]
            assert ask("SELECT max(seq) FROM actions") == before, "nothing has changed"
            assert "Your turn" in fine(await me.slash("turn")).text, "looking still works"
        assert (await health(unused_tcp_port))["database"]
        fine(await me.slash("draw", card="blind", second="blind"))
        await other.sees("turn 2\n")
        assert ask("SELECT max(seq) FROM actions") == before + 2
    assert "Traceback" not in caplog.text
    await whole(folder)


async def test_an_opponent_goes_on_when_it_is_over(
    discord: Sandbox,
    trouble: Trouble,
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody clicks: the bot tries by itself until its move is saved, and then posts it."""
    may_play, play = asyncio.Event(), Opponents._play

    async def held_back(self: Opponents, game: str) -> None:
        await may_play.wait()
        await play(self, game)

    monkeypatch.setattr(Opponents, "_play", held_back)
    may_play.set()
    me = discord.user("host")
    await me.slash("game new", map="paris", seats=2, opponents=1, level="easy")
    fine(await me.slash("game start"))
    await WithButtons(Taste(5)).choose(me)
    await me.sees("it is your turn")
    may_play.clear()
    fine(await me.slash("draw", card="blind", second="blind"))
    async with trouble:
        may_play.set()
        await discord.wait(lambda: "opponents: game" in caplog.text, "the opponent did not try")
        assert "waits for the database" in caplog.text
    await me.sees("turn 4\n")
    await whole(folder)


async def whole(folder: Path) -> None:
    """The database is sound, and the stored game follows from its log."""
    with rows(folder) as ask:
        assert ask("PRAGMA integrity_check") == "ok"
        game, guild = ask("SELECT id FROM games"), ask("SELECT guild_id FROM games")
    async with service_on(folder / "test.db") as service:
        await service.history.film(click(guild=guild), game)


async def test_a_database_that_does_not_work_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(publisher: Publisher) -> None:
        raise StoreProblem("database is locked")

    monkeypatch.setattr(Publisher, "recover", refused)
    async with Sandbox() as discord:
        with pytest.raises(
            DatabaseBusy, match=r"does not work \(database is locked\); start the bot again when it does"
        ):
            await the_bot(tmp_path)(discord.environment())


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("full", "the disk is full or does not work"),
        ("no growth", "the disk is full or does not work"),
        ("locked", "Another program keeps the database"),
    ],
)
async def test_doctor_says_it(
    discord: Sandbox, kind: str, said: str, folder: Path, writers: list[aiosqlite.Connection]
) -> None:
    async with Trouble(kind, folder, writers):
        found = await asyncio.to_thread(examine, {**environment(folder), **discord.environment()})
    (wrong,) = (one for one in found if one.part == "database")
    assert wrong.state == "bad"
    assert said in wrong.text
    assert wrong.advice == "A bot that is running goes on by itself when this is over."
    assert ("bot", "fine", "It is running.") in [(one.part, one.state, one.text) for one in found]
    assert {one.state for one in found if one.part == "disk"} == {"bad" if kind == "full" else "fine"}


@pytest.mark.skipif(bool(HUMBLE) and which("setpriv") is None, reason="root may write everywhere; setpriv is missing")
async def test_doctor_says_that_the_database_is_read_only(tmp_path: Path) -> None:
    async with service_on(tmp_path / "test.db"):
        pass
    (tmp_path / "test.db").chmod(0o444)
    doctor = [*HUMBLE, sys.executable, "-m", "bot.cli", "doctor"]
    process = await asyncio.create_subprocess_exec(
        *doctor, env=environment(tmp_path), cwd=tmp_path, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await process.communicate()
    assert process.returncode == 1
    assert "test.db is read-only; the bot needs the right to write the file and its folder." in printed.decode()
