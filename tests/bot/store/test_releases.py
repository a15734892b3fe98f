"""A database of every earlier release opens, is brought up to date, and its games go on."""

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.service import Service
from tests.bot.desk import HANNAH, MAREK, OLENA, VERA, click, play_one, service_on

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.db"))
PEOPLE = (HANNAH, OLENA, MAREK, VERA, 99)


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copy(request.param, tmp_path / "db"))


def games(path: Path, status: str) -> list[str]:
    with sqlite3.connect(path) as connection:
        return [str(game) for (game,) in connection.execute("SELECT id FROM games WHERE status = ?", (status,))]


async def test_lobbies_start_and_games_go_on(database: Path) -> None:
    found = {status: games(database, status) for status in ("lobby", "opening", "playing")}
    assert all(len(listed) == 4 for listed in found.values()), "one of each map"
    async with service_on(database) as service:
        for game in found["lobby"]:
            assert (await service.tables.start(click(), game)).status == "opening"
        for game in (*found["lobby"], *found["opening"], *found["playing"]):
            await _goes_on(service, game)


async def _goes_on(service: Service, game: str) -> None:
    before = await service.looking.table(click(), game)
    played = await play_one(service, before, Random(1))
    assert played is not None
    assert played.seen.table.seq > before.seq
    assert (await service.looking.log(click(), game)).happenings


async def test_what_has_ended_keeps_its_result_and_its_proof(database: Path) -> None:
    ended = games(database, "ended")
    assert len(ended) == 4
    async with service_on(database) as service:
        for game in ended:
            table = await service.looking.table(click(), game)
            assert table.final is not None
            assert (await service.history.verify(click(), game)).actions


async def test_nobody_is_named_outside_their_row(database: Path) -> None:
    """The events, the options of tables that are no lobbies, and nothing else of the log."""
    async with service_on(database):
        pass
    with sqlite3.connect(database) as connection:
        events = [bytes(data).decode() for (data,) in connection.execute("SELECT events FROM actions")]
        assert not [text for text in events if '"user"' in text]
        options = connection.execute("SELECT options FROM games WHERE status <> 'lobby'")
        assert not [data for (data,) in options if b"invited" in bytes(data)]
        columns = {name for (_, name, *_) in connection.execute("PRAGMA table_info(actions)")}
    assert "user_id" not in columns
