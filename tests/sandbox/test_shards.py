"""Shards: several connections of one bot, each with its own servers, and how fast they may log in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from sandbox.shards import DAY, Shard
from sandbox.testing import Sandbox
from sandbox.world import Channel
from tests.sandbox.bare_bot import point_at

HELLO, INVALID_SESSION = 10, 9


class Wire:
    """One gateway connection, spoken by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def until(self, kind: str | int) -> dict[str, Any]:
        """The next frame of this event or op."""
        while True:
            frame: dict[str, Any] = await self.socket.receive_json()
            self.heard.append(frame)
            if kind in (frame["t"], frame["op"]):
                return frame

    def events(self) -> list[str]:
        return [one["t"] for one in self.heard if one["t"]]


@asynccontextmanager
async def connected(sandbox: Sandbox, shard: Any = None, **more: Any) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.standin.gateway_url) as socket:
        wire = Wire(socket)
        await wire.until(HELLO)
        data = {"token": sandbox.standin.token, "intents": 1 | 1 << 9 | 1 << 12, "properties": {}, **more}
        await wire.send(2, data | ({} if shard is None else {"shard": shard}))
        yield wire


def guild_on(sandbox: Sandbox, shard: int, count: int) -> str:
    return next(key for key in sandbox.standin.world.guilds if Shard(shard, count).hears(key))


def channel_on(sandbox: Sandbox, shard: int, count: int) -> Channel:
    guild_id = guild_on(sandbox, shard, count)
    return next(one for one in sandbox.standin.world.channels.values() if one.guild_id == guild_id)


async def test_every_shard_hears_of_its_own_servers_only() -> None:
    async with Sandbox() as sandbox, connected(sandbox, [0, 2]) as first, connected(sandbox, [1, 2]) as second:
        for number, wire in enumerate((first, second)):
            ready = (await wire.until("READY"))["d"]
            assert ready["shard"] == [number, 2]
            mine = guild_on(sandbox, number, 2)
            assert [one["id"] for one in ready["guilds"]] == [mine]
            assert (await wire.until("GUILD_CREATE"))["d"]["id"] == mine
        for name in ("station", "peron"):
            await sandbox.user("host", name).say("hello")
        await sandbox.user("host", "dm").say("and to you")
        heard = [await first.until("MESSAGE_CREATE"), await first.until("MESSAGE_CREATE")]
        assert [one["d"].get("guild_id") for one in heard] == [guild_on(sandbox, 0, 2), None]
        assert (await second.until("MESSAGE_CREATE"))["d"]["guild_id"] == guild_on(sandbox, 1, 2)
        await sandbox.user("host", channel_on(sandbox, 1, 2)).say("bye")
        await second.until("MESSAGE_CREATE")
        assert second.events().count("MESSAGE_CREATE") == 2


async def test_a_shard_is_resumed_while_others_log_in() -> None:
    async with Sandbox() as sandbox:
        async with connected(sandbox, [0, 2]) as first:
            ready = await first.until("READY")
        async with connected(sandbox, [1, 2]) as second:
            await second.until("READY")
            await sandbox.user("host", channel_on(sandbox, 0, 2)).say("while it was away")
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(sandbox.standin.gateway_url) as socket,
            ):
                again = Wire(socket)
                await again.until(HELLO)
                session_id = ready["d"]["session_id"]
                await again.send(6, {"token": sandbox.standin.token, "session_id": session_id, "seq": ready["s"]})
                await again.until("RESUMED")
                assert again.events() == ["GUILD_CREATE", "MESSAGE_CREATE", "RESUMED"]


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0], "0/2", [0, 0], [True, 2]])
async def test_what_is_no_shard_is_refused(shard: Any) -> None:
    async with Sandbox() as sandbox, connected(sandbox, shard) as wire:
        await wire.socket.receive()
        assert wire.socket.close_code == 4010


async def test_too_many_servers_need_more_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.shards.MOST_GUILDS", 1)
    async with Sandbox() as sandbox:
        async with connected(sandbox) as alone:
            await alone.socket.receive()
            assert alone.socket.close_code == 4011
        async with connected(sandbox, [0, 2]) as first:
            await first.until("READY")


async def test_one_login_per_bucket_at_a_time() -> None:
    async with Sandbox() as sandbox:
        sandbox.set_shards(4, max_concurrency=2)
        async with connected(sandbox, [0, 4]) as first, connected(sandbox, [1, 4]) as second:
            await first.until("READY")
            await second.until("READY")
            async with connected(sandbox, [2, 4]) as third:
                assert (await third.until(INVALID_SESSION))["d"] is False
            sandbox.standin.gateway.limits.last.clear()  # five seconds later
            async with connected(sandbox, [2, 4]) as third:
                await third.until("READY")


async def test_logins_are_counted_and_renewed_after_a_day() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        sandbox.set_shards(3, max_concurrency=3, remaining=1)

        async def limits() -> dict[str, Any]:
            headers = {"Authorization": f"Bot {sandbox.standin.token}"}
            async with session.get(f"{sandbox.standin.rest_url}/gateway/bot", headers=headers) as answer:
                found: dict[str, Any] = await answer.json()
                return found

        said = await limits()
        assert said["shards"] == 3
        assert said["session_start_limit"] == {
            "total": 1000,
            "remaining": 1,
            "max_concurrency": 3,
            "reset_after": 86_400_000,
        }
        async with connected(sandbox, [0, 3]) as first:
            await first.until("READY")
        sandbox.clock.advance(60)
        said = await limits()
        assert (said["session_start_limit"]["remaining"], said["session_start_limit"]["reset_after"]) == (0, 86_340_000)
        async with connected(sandbox, [1, 3]) as second:
            await second.socket.receive()
            assert second.socket.close_code == 4004
        sandbox.clock.advance(DAY)
        assert (await limits())["session_start_limit"]["remaining"] == 1000
        async with connected(sandbox, [1, 3]) as second:
            await second.until("READY")


class Sharded(discord.AutoShardedClient):
    """discord.py's own sharded client, without its pause between logins."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="shard", description="says which shard heard it")
        async def shard(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"shard {interaction.guild.shard_id if interaction.guild else 0}")

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def test_a_sharded_client_answers_on_every_shard() -> None:
    bots: list[Sharded] = []

    async def run(environment: Any) -> None:
        async with Sharded() as bot:
            bots.append(bot)
            await bot.start(point_at(environment))

    sandbox = Sandbox(run)
    sandbox.set_shards(2, max_concurrency=2)
    async with sandbox:
        await sandbox.wait(lambda: len(bots[0].guilds) == 2, "The bot does not know both servers.")
        assert bots[0].shard_count == 2
        host = sandbox.user("host")
        answers = [(await host.at(place).slash("shard")).text for place in ("station", "peron", "dm")]
        shards = [int(sandbox.guild(name).id) >> 22 & 1 for name in ("Slow Train", "Siding")]
        assert answers == [f"shard {number}" for number in (*shards, 0)]
        assert sorted(shards) == [0, 1]


async def test_new_servers_fall_on_all_shards() -> None:
    async with Sandbox() as sandbox:
        for number in range(14):
            sandbox.add_guild(f"server {number}", ("host",))
        spread = [sum(Shard(one, 4).hears(key) for key in sandbox.standin.world.guilds) for one in range(4)]
        assert spread == [4, 4, 4, 4]
        ids = [*sandbox.standin.world.guilds, *sandbox.standin.world.channels, sandbox.standin.ids.next()]
        assert len(set(ids)) == len(ids)
