"""One process with all shards: what Discord recommends, what is set, and how often it may log in."""

import asyncio
import threading
from pathlib import Path

import pytest
from discord.gateway import KeepAliveHandler

from bot.errors import NoLoginsLeft
from sandbox.testing import Sandbox, User
from tests.bot.games.bots import the_bot
from tests.bot.running.processes import ended, environment


def everywhere(discord: Sandbox, person: User) -> list[User]:
    """The same person on both shards, and in a DM."""
    return [person.at(place) for place in ("station", "peron", "dm")]


async def on_all_shards(discord: Sandbox, count: int) -> None:
    def there() -> bool:
        return {session.shard.id for session in discord.standin.gateway.sessions.values()} == set(range(count))

    await discord.wait(there, "Not every shard has logged in.")


@pytest.mark.parametrize("more", [{}, {"SHARD_COUNT": "2"}, {"SHARD_COUNT": "2", "SHARD_IDS": "0-1"}])
async def test_a_process_serves_all_shards(tmp_path: Path, more: dict[str, str]) -> None:
    discord = Sandbox(the_bot(tmp_path, more=more))
    discord.set_shards(1 if more else 2, max_concurrency=2)
    async with discord:
        await on_all_shards(discord, 2)
        for person in everywhere(discord, discord.user("host")):
            assert "Slow Train" in (await person.slash("help")).text
        synced = [one for one in discord.traffic if one.method == "PUT" and one.path.endswith("/commands")]
        assert len(synced) == 1


async def test_shards_of_one_bucket_wait_for_each_other(tmp_path: Path) -> None:
    discord = Sandbox(the_bot(tmp_path))
    discord.set_shards(2, max_concurrency=1)
    async with discord:
        await on_all_shards(discord, 2)
        assert discord.standin.gateway.identifies == 2, "one of them was refused for being too fast"


async def test_a_shard_that_must_log_in_again_waits_too(tmp_path: Path) -> None:
    discord = Sandbox(the_bot(tmp_path))
    discord.set_shards(1)
    async with discord:
        discord.invalidate_session()
        await discord.wait(lambda: discord.standin.gateway.identifies == 2, "The bot did not come back.")
        assert "Slow Train" in (await discord.user("host").slash("help")).text


async def test_no_logins_left(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        discord.set_shards(3, remaining=2)
        code, printed = await ended(tmp_path, {**environment(tmp_path), **discord.environment()})
        assert discord.standin.gateway.identifies == 0
        assert not [one for one in discord.traffic if one.path.endswith("/commands")]
    assert code == 1, "whoever watches over the bot should try again"
    last = printed.strip().splitlines()[-1]
    assert last.startswith("Discord allows this bot 2 more logins until 20")
    assert last.endswith(" UTC, and 3 are needed; start it again then.")


async def test_no_logins_left_for_coming_back(tmp_path: Path) -> None:
    ends: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()
    run = the_bot(tmp_path)

    async def watched(environment: object) -> None:
        try:
            await run(environment)  # type: ignore[arg-type]
        except NoLoginsLeft as error:
            ends.set_result(error)

    discord = Sandbox(watched)
    discord.set_shards(1, remaining=1)
    async with discord:
        discord.invalidate_session()
        assert "0 more logins" in str(await ends)
        assert discord.standin.gateway.identifies == 1
    # Of a connection on which nobody logs in discord.py forgets the heartbeats; a process would end now.
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()


async def test_too_many_servers_for_the_shards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.shards.MOST_GUILDS", 1)
    async with Sandbox() as discord:
        given = {**environment(tmp_path), **discord.environment(), "SHARD_COUNT": "1"}
        code, printed = await ended(tmp_path, given)
    assert code == 2
    assert "too many servers for SHARD_COUNT 1" in printed.strip().splitlines()[-1]
