"""`slow-train doctor`: looks at everything, says what to do, and hides nothing behind the first thing that is wrong."""

import asyncio
import json
import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.doctor import Finding, examine
from bot.doctor.discord_side import _clock
from bot.errors import WrongSettings
from bot.settings import Settings
from bot.store import StoreProblem
from bot.store.rows import GameLine
from bot.store.sqlite import SqliteStore
from sandbox.testing import Sandbox
from tests.bot.cli.conftest import Runs
from tests.bot.desk import CHANNEL, lobby, opened, service_on
from tests.bot.games.bots import the_bot
from tests.bot.running.processes import environment


def states(found: list[Finding]) -> dict[str, set[str]]:
    parts: dict[str, set[str]] = {}
    for finding in found:
        parts.setdefault(finding.part, set()).add(finding.state)
    return parts


async def looked(discord: Sandbox, folder: Path, **more: str) -> list[Finding]:
    return await asyncio.to_thread(examine, {**environment(folder), **discord.environment(), **more})


def says(found: list[Finding], *texts: str) -> bool:
    told = "\n".join(f"{finding.state} {finding.part}: {finding.text} {finding.advice}" for finding in found)
    missing = [text for text in texts if text not in told]
    assert not missing, told
    return True


@pytest.mark.usefixtures("folder")
async def test_all_is_well_beside_a_running_bot(tmp_path: Path) -> None:
    async with Sandbox(the_bot(tmp_path), language="en-GB") as discord:
        await discord.user("host").slash("game new", map="paris")
        found = await looked(discord, tmp_path, BACKUP_DIR=str(tmp_path / "copies"))
    assert [finding for finding in found if finding.state == "bad"] == []
    parts = "Python|time zones|fonts|settings|maps|disk|database|games|bot|copies|gateway|clock|token|server|commands"
    assert set(parts.split("|")) == set(states(found))
    assert says(found, 'In "Siding" the bot has its permissions', "1 going on, 0 over", "bot: It is running", "whole")
    assert discord.environment()["DISCORD_TOKEN"] not in str(found)


@pytest.mark.usefixtures("folder")
async def test_a_server_for_the_games_is_looked_at_too(tmp_path: Path, postgres_url: str) -> None:
    given = {"DATABASE_URL": postgres_url}
    async with Sandbox(the_bot(tmp_path, more=given), language="en-GB") as discord:
        await discord.user("host").slash("game new", map="paris")
        found = await looked(discord, tmp_path, **given)
        wrong = await looked(discord, tmp_path, DATABASE_URL="postgresql://me:secret@127.0.0.1:1/games")
    assert [finding for finding in found if finding.state == "bad"] == []
    assert says(found, "it answers and takes writes", "1 going on, 0 over", "Run pg_dump every day")
    assert not (tmp_path / "test.db").exists()
    assert says(wrong, "bad database: PostgreSQL at 127.0.0.1:1/games can't be reached")
    assert "secret" not in str(wrong)


@pytest.mark.usefixtures("folder")
async def test_what_is_wrong_with_discord(tmp_path: Path) -> None:
    async with Sandbox(the_bot(tmp_path), language="en-GB") as discord:
        host = discord.user("host")
        await host.slash("game new", map="paris")
        discord.forbid("station", "attach_files")
        for command in discord.standin.world.commands[""].values():
            if command["name"] == "turn":
                command["description"] = "An older text"
        for guild in discord.standin.world.guilds.values():
            if guild.name == "Siding":
                for role in guild.roles.values():
                    role.permissions = 0
        found = await looked(discord, tmp_path)
    assert says(found, 'In #station of "Slow Train"', "it lacks attach_files", "another version of /turn.")
    assert says(found, 'bad server: In "Siding" the bot lacks', "oauth2/authorize")


@pytest.mark.usefixtures("folder")
async def test_servers_without_a_game_are_not_all_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.doctor.discord_side.OTHERS", 0)
    async with Sandbox(the_bot(tmp_path), language="en-GB") as discord:
        await discord.user("host").slash("game new", map="paris")
        found = await looked(discord, tmp_path)
    assert says(found, 'In "Slow Train" the bot has its permissions', "not looked at: 1 more")
    assert '"Siding"' not in str(found)


def test_games_without_a_channel_are_nothing_to_put_right(slow_train: Runs, folder: Path) -> None:
    async def fill() -> None:
        async with service_on(folder / "db") as service:
            homeless = (await opened(service)).game
            await service.ledger.troubled(homeless, "channel-gone")
            await service.rests.lost_home(homeless)
            await service.ledger.troubled((await lobby(service, channel=CHANNEL + 1)).game, "forbidden")

    asyncio.run(fill())
    printed = slow_train("doctor")[1]
    assert "note  games: g1 has lost its channel and rests.\n      → Its host can take it to another" in printed
    assert "bad   games: g2 gets no messages through: forbidden." in printed
    assert printed.splitlines()[-1] == "2 to put right.", "the token is the other"


def test_a_database_that_fails_now(slow_train: Runs, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        async with service_on(folder / "db") as service:
            await lobby(service)

    async def fail(store: SqliteStore) -> list[GameLine]:
        raise StoreProblem("disk I/O error")

    asyncio.run(fill())
    monkeypatch.setattr(SqliteStore, "overview", fail)
    code, printed, _ = slow_train("doctor")
    assert code == 1
    assert "bad   database: It does not work: disk I/O error." in printed
    assert "whole and writable" in printed, "what was found before is told too"
    assert "note  copies" in printed
    assert slow_train("games") == (1, "", "The database does not work (disk I/O error); try again when it does.\n")


@pytest.mark.usefixtures("folder")
async def test_many_things_are_wrong_and_all_are_told(tmp_path: Path) -> None:
    (tmp_path / "test.db").write_text("something else")
    (tmp_path / "maps" / "broken").mkdir(parents=True)
    (tmp_path / "maps" / "broken" / "board.toml").write_text("name = 3")
    async with Sandbox() as discord:
        given = {"MAPS_DIR": str(tmp_path / "maps"), "LOG_LEVEL": "loud", "HEALTH_PORT": "x", "LOG_FORMT": "json"}
        found = await looked(discord, tmp_path, DISCORD_TOKEN="wrong.token.here", **given)
    assert says(found, "LOG_LEVEL is", "HEALTH_PORT is", "LOG_FORMT is no setting; is it LOG_FORMAT?")
    assert says(found, "no database of Slow Train", "maps: broken", "slow-train maps check", "does not accept")
    assert says(found, "fine gateway", "fine fonts", "fine clock")
    assert "wrong.token" not in str(found)


def test_without_anything(slow_train: Runs, folder: Path) -> None:
    code, printed, _ = slow_train("doctor")
    assert code == 1
    assert "bad   token: DISCORD_TOKEN is missing" in printed
    assert "note  database: " in printed
    assert printed.splitlines()[-1] == "1 to put right."
    code, printed, _ = slow_train("doctor", "--json")
    assert {finding["part"] for finding in map(json.loads, printed.splitlines())} >= {"Python", "maps", "disk", "token"}


def test_a_file_of_settings_that_can_not_be_read(slow_train: Runs, folder: Path) -> None:
    (folder / ".env").mkdir()
    code, printed, _ = slow_train("doctor")
    assert code == 1
    assert "bad   settings: .env can't be read" in printed
    assert "fine  maps" in printed


def test_a_token_that_others_may_read(slow_train: Runs, folder: Path) -> None:
    (folder / ".env").write_text("LOG_LEVEL=ERROR\n")
    (folder / ".env").chmod(0o644)
    assert "Others may read .env, with the token in it." in slow_train("doctor")[1]
    (folder / ".env").chmod(0o600)
    assert "Others may read .env" not in slow_train("doctor")[1]


def test_shards_without_their_number(slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARD_IDS", "0-1")
    code, printed, _ = slow_train("doctor")
    assert code == 1
    assert "bad   settings: SHARD_IDS is set, but SHARD_COUNT is not" in printed
    assert "fine  maps" in printed


def test_a_refusal_that_no_setting_explains(slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(given: Mapping[str, str]) -> Settings:
        raise WrongSettings("It can't be.", "NOTHING_GIVEN")

    monkeypatch.setattr("bot.doctor.examination.read_settings", refuse)
    printed = slow_train("doctor")[1]
    assert "bad   settings: It can't be." in printed
    assert "fine  maps" in printed


@pytest.mark.usefixtures("folder")
async def test_discord_can_not_be_reached(tmp_path: Path) -> None:
    nowhere = {"DISCORD_REST_URL": "http://127.0.0.1:9/api/v10", "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9/gateway"}
    given = environment(tmp_path, DISCORD_TOKEN="a.b.c", **nowhere)
    found = await asyncio.to_thread(examine, given)
    assert says(found, "bad gateway: It can't be reached", "bad token: Discord can't be reached", "fine maps")


def test_clocks() -> None:
    assert _clock("Wed, 18 Nov 2020 00:59:23 GMT").state == "bad"
    assert "behind" in _clock("Wed, 18 Nov 2099 00:59:23 GMT").text
    assert _clock("").state == "note"
    assert _clock("nonsense").state == "note"


def test_a_folder_nobody_may_write(slow_train: Runs, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert "can't be created" in slow_train("doctor")[1]


def test_a_sqlite_that_is_too_old(slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.sqlite.connection.OLDEST", (99, 1))
    assert "bad   database: This Python works with SQLite" in slow_train("doctor")[1]
    assert slow_train("games")[::2] == (2, slow_train("backup", "copy")[2])


def test_a_disk_without_room(slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.doctor.machine.NEEDED", 1 << 62)
    assert "Make room: without it no move can be stored." in slow_train("doctor")[1]


@pytest.mark.parametrize(("name", "what"), [("BACKUP_DIR", "copies"), ("CACHE_DIR", "cache")])
def test_a_folder_in_which_no_file_can_be_made(
    slow_train: Runs, monkeypatch: pytest.MonkeyPatch, name: str, what: str
) -> None:
    """Not even root can make one there."""
    monkeypatch.setenv(name, "/proc/slow-train")
    code, printed, _ = slow_train("doctor")
    assert code == 1
    assert f"bad   disk: The folder for the {what} (/proc/slow-train) can't be written to" in printed


def test_nothing_is_left_of_the_trial(slow_train: Runs, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "copies").mkdir()
    monkeypatch.setenv("BACKUP_DIR", "copies")
    assert "can't be written to" not in slow_train("doctor")[1]
    assert os.listdir(folder / "copies") == []
