"""The stand-in's own file: what a second start shows, what `--fresh` forgets, and what was never kept."""

import io
import sqlite3
from collections.abc import Mapping
from pathlib import Path

import discord
import pytest

from sandbox import posts
from sandbox.clock import Clock
from sandbox.contract import from_environment
from sandbox.server import Server
from sandbox.standin import StandIn
from sandbox.world import Message
from sandbox.world_file import WorldFile
from tests.sandbox.bare_bot import BareBot, png, point_at


async def with_bot(path: Path) -> StandIn:
    """Start a stand-in on the file, let a bot post a picture, and stop both."""
    standin = StandIn(Clock(held=True), WorldFile(path), contract=from_environment())
    server = Server(standin)
    await server.start()
    environment: Mapping[str, str] = standin.environment()
    async with BareBot() as bot:
        await bot.login(point_at(environment))
        station = next(c for c in standin.world.channels.values() if c.name == "station")
        channel = await bot.fetch_channel(int(station.id))
        assert isinstance(channel, discord.TextChannel)
        await channel.send("kept", file=discord.File(io.BytesIO(png()), "board.png"))
        await channel.create_thread(name="a game", type=discord.ChannelType.public_thread)
        gone = await channel.send("deleted")
        await gone.delete()
        embed = discord.Embed(title="edited").set_image(url="attachment://b.png")
        edited = await channel.send("first")
        await edited.edit(embed=embed, attachments=[discord.File(io.BytesIO(png(9, 9)), "b.png")])
    await server.stop()
    assert standin.contract is None or standin.contract.mismatches == []
    return standin


async def test_a_second_start_shows_the_same(tmp_path: Path) -> None:
    before = await with_bot(tmp_path / "world")
    again = StandIn(Clock(held=True), WorldFile(tmp_path / "world"))
    server = Server(again)
    await server.start()
    try:
        assert list(again.world.users) == list(before.world.users)
        assert list(again.world.guilds) == list(before.world.guilds)
        assert list(again.world.channels) == list(before.world.channels)
        assert again.world.commands == before.world.commands
        station = next(c for c in again.world.channels.values() if c.name == "station")
        messages = list(again.world.messages[station.id].values())
        assert [message.data["content"] for message in messages] == ["kept", "first"]
        assert station.last_message_id == messages[-1].id
        attachment = messages[0].data["attachments"][0]
        assert attachment["url"].startswith(again.cdn_url), "the address must follow the stand-in to its new port"
        assert again.uploads.get(attachment["id"]) == ("image/png", png())
        assert messages[1].data["embeds"][0]["image"]["url"].startswith(again.cdn_url)
        assert int(again.ids.next()) > max(map(int, again.world.channels))
    finally:
        await server.stop()


async def test_fresh_begins_anew(tmp_path: Path) -> None:
    before = await with_bot(tmp_path / "world")
    file = WorldFile(tmp_path / "world", fresh=True)
    again = StandIn(Clock(held=True), file)
    assert again.world.messages == {}
    assert again.world.commands == {}
    assert not set(again.world.channels) & set(before.world.channels)
    file.close()


async def test_ephemeral_messages_are_not_kept(tmp_path: Path) -> None:
    file = WorldFile(tmp_path / "world")
    standin = StandIn(Clock(held=True), file)
    station = next(c for c in standin.world.channels.values() if c.name == "station")
    host = standin.world.people[0]
    for content, only in (("for everybody", None), ("for one", host.id)):
        data = posts.blank(standin, station, standin.world.bot_id) | {"content": content}
        posts.post(standin, station, Message(data=data, only=only))
    file.close()
    stored = (tmp_path / "world").read_bytes()
    assert b"for everybody" in stored
    assert b"for one" not in stored


def test_two_sandboxes_can_not_use_one_file(tmp_path: Path) -> None:
    first = WorldFile(tmp_path / "world")
    first.write_world(StandIn(Clock(held=True)).world)
    for fresh in (False, True):
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            WorldFile(tmp_path / "world", fresh)
    first.close()
    assert WorldFile(tmp_path / "world").load() is not None


def test_fresh_forgets_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "world").write_text("something else")
    with pytest.raises(sqlite3.DatabaseError):
        WorldFile(tmp_path / "world")
    assert WorldFile(tmp_path / "world", fresh=True).load() is None
