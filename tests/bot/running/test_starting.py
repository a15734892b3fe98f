"""What stops the bot is said in one sentence, mostly with exit code 2; a running one says how it is."""

import asyncio
import os
import sqlite3
import sys
from pathlib import Path
from shutil import which

import pytest

from bot.store.sqlite import SqliteStore
from sandbox.testing import BotProcess, Sandbox
from tests.bot.running.processes import COMMAND, HUMBLE, ended, environment


def one_sentence(printed: str) -> str:
    """The last line: nothing but log lines stands before it, and no traceback anywhere."""
    assert "Traceback" not in printed, printed
    return printed.strip().splitlines()[-1]


async def test_a_missing_token(tmp_path: Path) -> None:
    code, printed = await ended(tmp_path, environment(tmp_path))
    assert code == 2
    assert one_sentence(printed).startswith("DISCORD_TOKEN is missing")


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        given = {**environment(tmp_path), **discord.environment(), "DISCORD_TOKEN": "wrong.token.here"}
        code, printed = await ended(tmp_path, given)
    assert code == 2
    assert one_sentence(printed).startswith("Discord does not accept DISCORD_TOKEN")
    assert "wrong.token" not in printed


async def test_an_address_that_is_not_of_this_machine(tmp_path: Path) -> None:
    given = environment(tmp_path, DISCORD_TOKEN="a.b.c", DISCORD_REST_URL="https://example.org/api/v10")
    code, printed = await ended(tmp_path, given)
    assert code == 2
    assert "only addresses of this machine are allowed" in one_sentence(printed)


async def test_discord_that_does_not_answer(tmp_path: Path) -> None:
    given = environment(
        tmp_path,
        DISCORD_TOKEN="a.b.c",
        DISCORD_REST_URL="http://127.0.0.1:9/api/v10",
        DISCORD_GATEWAY_URL="ws://127.0.0.1:9/gateway",
    )
    code, printed = await ended(tmp_path, given)
    assert code == 1, "whoever watches over the bot should try again"
    assert one_sentence(printed).startswith("Discord can't be reached")


async def test_a_gateway_that_does_not_answer(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        given = {**environment(tmp_path), **discord.environment(), "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9/gateway"}
        code, printed = await ended(tmp_path, given)
    assert code == 1, "whoever watches over the bot should try again"
    assert one_sentence(printed).startswith("Discord's gateway can't be reached")


async def test_an_env_file_with_a_mistake(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes("DISCORD_TOKEN=secret # für uns".encode("latin-1"))
    code, printed = await ended(tmp_path, environment(tmp_path))
    assert code == 2
    assert one_sentence(printed) == ".env is not written in UTF-8; save it anew with that encoding."


async def test_a_full_disk(tmp_path: Path) -> None:
    """No file may grow past 2 kB: a write fails as it does when there is no room.

    Python must not keep what it compiles: it would leave files in our folders that are cut off and can't be loaded.
    """
    given = environment(tmp_path, DISCORD_TOKEN="a.b.c", PYTHONDONTWRITEBYTECODE="1")
    code, printed = await ended(tmp_path, given, before=["prlimit", "--fsize=2048"])
    assert code == 1, "whoever watches over the bot should try again"
    assert "the disk is full or does not work" in one_sentence(printed)


async def test_a_folder_in_place_of_the_database(tmp_path: Path) -> None:
    (tmp_path / "test.db").mkdir()
    code, printed = await ended(tmp_path, environment(tmp_path, DISCORD_TOKEN="a.b.c"))
    assert code == 2
    assert "can't be opened" in one_sentence(printed)


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "test.db")).close()
    with sqlite3.connect(tmp_path / "test.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    code, printed = await ended(tmp_path, environment(tmp_path, DISCORD_TOKEN="a.b.c"))
    assert code == 2
    assert "has version 99" in one_sentence(printed)


@pytest.mark.skipif(bool(HUMBLE) and which("setpriv") is None, reason="root may write everywhere; setpriv is missing")
async def test_a_read_only_database(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "test.db")).close()
    (tmp_path / "test.db").chmod(0o444)
    given = environment(tmp_path, DISCORD_TOKEN="a.b.c")
    code, printed = await ended(tmp_path, given, before=HUMBLE)
    assert code == 2
    assert "is read-only; the bot needs the right to write the file" in one_sentence(printed)


@pytest.mark.skipif(bool(HUMBLE) and which("setpriv") is None, reason="root may write everywhere; setpriv is missing")
async def test_a_folder_that_can_not_be_written_to(tmp_path: Path) -> None:
    os.chmod(tmp_path, 0o555)
    code, printed = await ended(tmp_path, environment(tmp_path, DISCORD_TOKEN="a.b.c"), before=HUMBLE)
    assert code == 2
    assert "can't be written to (Permission denied)" in one_sentence(printed)


async def test_missing_permissions_everywhere(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        for guild in discord.standin.world.guilds.values():
            for role in guild.roles.values():
                role.permissions = 0
        code, printed = await ended(tmp_path, {**environment(tmp_path), **discord.environment()})
    assert code == 2
    sentence = one_sentence(printed)
    assert "lacks permissions in every server" in sentence
    assert "send_messages" in sentence
    assert "oauth2/authorize" in sentence


async def test_a_second_bot_on_the_same_database(tmp_path: Path) -> None:
    given = environment(tmp_path, HEALTH_PORT="0")
    async with Sandbox(BotProcess(COMMAND, given)) as discord:
        code, printed = await ended(tmp_path, {**given, **discord.environment()})
        assert code == 2
        assert "Another Slow Train is running" in one_sentence(printed)
        os.link(tmp_path / "test.db", tmp_path / "other.db")
        other = {**given, **discord.environment(), "DATABASE_PATH": str(tmp_path / "other.db")}
        code, printed = await ended(tmp_path, other)
        assert code == 2
        assert "Another Slow Train is running" in one_sentence(printed)
        files = ["test.db", "test.db-wal", "test.db-shm", "test.db.lock"]
        assert {name: os.stat(tmp_path / name).st_mode & 0o777 for name in files} == dict.fromkeys(files, 0o600)


async def _health(port: int, folder: Path) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.cli",
        "health",
        env=environment(folder, HEALTH_PORT=str(port)),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
    )
    printed, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, printed.decode()


async def test_health_and_a_polite_end(tmp_path: Path, unused_tcp_port: int) -> None:
    given = environment(tmp_path, HEALTH_PORT=str(unused_tcp_port), LOG_FORMAT="json")
    bot = BotProcess(COMMAND, given)
    async with Sandbox(bot) as discord:
        await discord.user("host").slash("help")
        code = 1
        for _ in range(40):  # discord.py waits a moment for further servers before it calls itself ready.
            if code:
                code, printed = await _health(unused_tcp_port, tmp_path)
        assert (code, printed) == (0, "discord: fine\ndatabase: fine\nclock: fine\ndisk: fine\n")
        process = bot._process
        assert process is not None
        await discord.stop_bot()
        assert process.returncode == 0
        code, printed = await _health(unused_tcp_port, tmp_path)
        assert code == 1
        assert "Nobody answers" in printed


async def test_health_when_discord_is_lost(tmp_path: Path, unused_tcp_port: int) -> None:
    given = environment(tmp_path, HEALTH_PORT=str(unused_tcp_port))
    bot = BotProcess(COMMAND, given)
    discord = Sandbox(bot)
    async with discord:
        await discord.user("host").slash("help")
        code = 1
        while code:
            code, _ = await _health(unused_tcp_port, tmp_path)
        await discord._server.stop()
        while not code:
            code, printed = await _health(unused_tcp_port, tmp_path)
        assert "discord: not working\ndatabase: fine\nclock: fine\ndisk: fine\n" in printed
        assert "Traceback" not in bot.output()


@pytest.mark.skipif(which("prlimit") is None, reason="prlimit is missing")
async def test_health_when_nothing_can_be_written(tmp_path: Path, unused_tcp_port: int) -> None:
    """No file of the running bot may grow any more: a write fails as it does when there is no room."""
    bot = BotProcess(COMMAND, environment(tmp_path, HEALTH_PORT=str(unused_tcp_port)))
    async with Sandbox(bot) as discord:
        await discord.user("host").slash("help")
        code = 1
        while code:
            code, _ = await _health(unused_tcp_port, tmp_path)
        limit = await asyncio.create_subprocess_exec("prlimit", f"--pid={bot.pid}", "--fsize=1:unlimited")
        assert await limit.wait() == 0
        code, printed = await _health(unused_tcp_port, tmp_path)
        assert (code, printed) == (1, "discord: fine\ndatabase: not working\nclock: fine\ndisk: fine\n")
        limit = await asyncio.create_subprocess_exec("prlimit", f"--pid={bot.pid}", "--fsize=unlimited:unlimited")
        await limit.wait()
        code, printed = await _health(unused_tcp_port, tmp_path)
        assert code == 0, printed
