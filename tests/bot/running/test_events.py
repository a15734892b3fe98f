"""What Discord tells the bot and what goes wrong with it: while it runs that is a fault, while it stops it is not."""

import asyncio
import logging
from typing import Any

import discord
import pytest

from bot.client.client import SlowTrain
from bot.client.permissions import NEEDED
from bot.service import StoreProblem
from bot.workers import Alone, Shards


async def _nothing() -> None:
    pass


class Closed(SlowTrain):
    """Finds its database closed with every event."""

    def __init__(self) -> None:
        super().__init__(_nothing, Shards(), Alone())
        self.heard = asyncio.Event()

    async def on_ready(self) -> None:
        self.heard.set()
        raise StoreProblem("pool is closed")

    async def tell(self) -> None:
        self.heard.clear()
        self.dispatch("ready")
        await self.heard.wait()
        await asyncio.sleep(0)


async def test_an_event_that_fails_is_a_fault_until_the_bot_stops(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with Closed() as client:
        await client.tell()
        (fault,) = [one for one in caplog.records if one.levelno >= logging.WARNING]
        assert fault.exc_info is not None
        caplog.clear()
        await client.close()
        await client.tell()
    (told,) = [one for one in caplog.records if "on_ready" in one.getMessage()]
    assert told.levelno == logging.INFO
    assert told.exc_info is None
    assert "pool is closed" in told.getMessage()
    assert not [one for one in caplog.records if one.levelno > logging.INFO]


_BOT: Any = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}


class Somewhere(SlowTrain):
    """In these servers, without a connection."""

    def __init__(self, *roles: int | None) -> None:
        """The permissions that each server gives to everybody; None for a server that Discord can't reach."""
        super().__init__(_nothing, Shards(), Alone())
        self.looked = 0
        state = self._connection
        state.user = discord.ClientUser(state=state, data=_BOT)
        for number, granted in enumerate(roles, 50):
            state._add_guild_from_data(_server(number, granted))

    async def _miss_servers(self) -> None:
        self.looked += 1


def _server(number: int, granted: int | None) -> Any:
    if granted is None:
        return {"id": str(number), "unavailable": True}
    everyone = {"id": str(number), "name": "@everyone", "permissions": str(granted), "position": 0, "color": 0}
    everyone |= {"colors": {"primary_color": 0}, "hoist": False, "managed": False, "mentionable": False}
    member = {"user": _BOT, "roles": [], "flags": 0}
    member |= {"joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False}
    return {"id": str(number), "name": f"Server {number}", "owner_id": "2", "roles": [everyone], "members": [member]}


async def test_a_server_that_discord_cannot_reach_keeps_nothing_from_being_said(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    async with Somewhere(None, 0) as client:
        await client.on_ready()
        assert client.fault is None, "it may be usable there"
        assert client.looked == 1
    warned, ready = [one.getMessage() for one in caplog.records if one.name == "bot.client.client"]
    assert 'in "Server 51" the bot lacks: ' in warned
    assert ready.startswith("ready in 2 servers")


async def test_a_bot_that_runs_is_not_stopped_when_its_roles_have_changed(caplog: pytest.LogCaptureFixture) -> None:
    async with Somewhere(NEEDED.value) as client:
        await client.on_ready()
        client._connection._add_guild_from_data(_server(50, 0))
        await client.on_ready()
        assert client.fault is None
        assert not client.is_closed()
    assert 'in "Server 50" the bot lacks: ' in caplog.text
    async with Somewhere(0) as client:
        await client.on_ready()
        assert client.fault is not None
        assert client.is_closed()
