"""A database of every earlier release opens, is brought up to date, and its games go on."""

import shutil
import sqlite3
from pathlib import Path
from random import Random

import pytest

from bot.days.pace import DAY
from bot.errors import Refusal
from bot.service import Service
from bot.service.happenings import TimeRanOut
from tests.bot.desk import GUILD, HANNAH, MAREK, OLENA, HeldClock, click, play_one, service_on
from tests.bot.timers.days import week

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.db"))

WITH_DAYS = [path for path in RELEASES if path.stem != "0.1.0"]
"""Those that know of times, and of what people have set."""


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copy(request.param, tmp_path / "db"))


def games(path: Path, status: str) -> list[str]:
    with sqlite3.connect(path) as connection:
        return [str(game) for (game,) in connection.execute("SELECT id FROM games WHERE status = ?", (status,))]


async def test_lobbies_start_and_games_go_on(database: Path) -> None:
    found = {status: games(database, status) for status in ("lobby", "opening", "playing")}
    assert all(len(listed) >= 4 for listed in found.values()), "one of each map"
    async with service_on(database) as service:
        for game in found["lobby"]:
            assert (await service.tables.start(click(), game)).status == "opening"
        for game in (*found["lobby"], *found["opening"], *found["playing"]):
            await _goes_on(service, game)


async def _goes_on(service: Service, game: str) -> None:
    before = await service.looking.table(click(), game)
    if before.rest:
        before = await service.rests.go_on(click(), game)
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


@pytest.mark.parametrize("release", WITH_DAYS, ids=lambda path: path.stem)
async def test_what_people_have_set_and_played_is_kept(release: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(release, tmp_path / "db"))
    going_on = games(path, "playing")
    async with service_on(path) as service:
        olena = await service.people.profile(OLENA)
        assert (olena.language, olena.quiet is not None) == ("uk", True)
        with pytest.raises(Refusal, match="stays-out"):
            await service.standings.statistics(MAREK, GUILD, asker=HANNAH)
        assert (await service.servers.settings(GUILD)).pace == "3d"
        assert (await service.standings.statistics(HANNAH, GUILD)).games == 4
        assert {one.user for one in await service.standings.leaderboard(GUILD)} == {HANNAH, OLENA}
        seen = [await service.looking.seen(game, HANNAH) for game in going_on]
        assert sum(one.note == "north first" for one in seen) == 4


@pytest.mark.parametrize("release", WITH_DAYS, ids=lambda path: path.stem)
async def test_plans_are_followed_and_time_runs_out(release: Path, tmp_path: Path) -> None:
    """Whoever is on turn lets all of it pass, so the table draws for them; then the other's plan plays."""
    path = Path(shutil.copy(release, tmp_path / "db"))
    with sqlite3.connect(path) as connection:
        (last,) = connection.execute("SELECT max(changed_at) FROM games").fetchone()
    resting = {game for game in games(path, "playing") if _rests(path, game)}
    running = [game for game in games(path, "playing") if game not in resting]
    async with week(path, HeldClock(last)) as days:
        looking = days.room.service.looking
        before = {game: await looking.table(click(), game) for game in running}
        await days.pass_by(4 * DAY)
        for game, table in before.items():
            log = await days.room.service.looking.log(click(), game)
            assert any(isinstance(one.event, TimeRanOut) for one in log.happenings), table.edition.board.id
            now = await looking.table(click(), game)
            assert now.view is not None
            assert table.view is not None
            assert now.view.turn > table.view.turn + 1, "the time of one has run out, and the plan of the other played"


def _rests(path: Path, game: str) -> bool:
    with sqlite3.connect(path) as connection:
        return bool(connection.execute("SELECT rest FROM games WHERE id = ?", (game,)).fetchone()[0])
