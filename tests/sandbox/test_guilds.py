"""Guilds, roles, channels and threads as the bot asks for them and changes them."""

import asyncio

import discord
import pytest

from sandbox.testing import NotSeen
from tests.sandbox.bare_bot import home


async def test_a_guild_with_its_roles_channels_and_members() -> None:
    async with home() as (sandbox, bot):
        guild_id = sandbox.channel("station").guild_id
        assert guild_id is not None
        guild = await bot.fetch_guild(int(guild_id), with_counts=False)
        assert guild.name == "Slow Train"
        assert [role.name for role in await guild.fetch_roles()] == ["@everyone", "Slow Train", "Administrators"]
        assert [one.name for one in await guild.fetch_channels()] == ["station", "second-track", "notices"]
        vera, siding = sandbox.user("vera"), sandbox.channel("peron").guild_id
        assert [one["name"] for one in await bot.raw("GET", "/users/@me/guilds")] == ["Slow Train", "Siding"]
        with pytest.raises(discord.NotFound) as unknown:
            await bot.raw("GET", f"/guilds/{siding}/members/{vera.id}")
        assert unknown.value.code == 10007
        with pytest.raises(discord.NotFound) as nowhere:
            await bot.raw("GET", "/guilds/1")
        assert nowhere.value.code == 10004


async def test_the_gateways_address_can_be_asked_for() -> None:
    async with home() as (sandbox, bot):
        answer = await bot.raw("GET", "/gateway/bot")
        assert answer["url"] == (await bot.raw("GET", "/gateway"))["url"] == sandbox.standin.gateway_url
        assert answer["session_start_limit"]["remaining"] == 1000


async def test_a_channel_can_be_changed_and_deleted_with_permission_only() -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        for attempt in (station.edit(name="platform"), station.delete()):
            with pytest.raises(discord.Forbidden) as refused:
                await attempt
            assert refused.value.code == 50013
        sandbox.allow("station", "manage_channels")
        await station.edit(name="platform", topic="mind the gap")
        assert sandbox.channel("platform").topic == "mind the gap"
        await station.delete()
        with pytest.raises(ValueError, match="There is no channel 'platform'"):
            sandbox.channel("platform")
        with pytest.raises(discord.NotFound) as unknown:
            await bot.fetch_channel(station.id)
        assert unknown.value.code == 10003


async def test_a_thread_can_be_renamed_joined_and_its_members_listed() -> None:
    async with home() as (sandbox, bot):
        station, host = bot.text_channel(sandbox.channel("station").id), sandbox.user("host")
        thread = await station.create_thread(name="game", type=discord.ChannelType.public_thread)
        await thread.edit(name="game 1", auto_archive_duration=60)
        assert sandbox.channel("game 1").thread is not None
        await thread.add_user(discord.Object(int(host.id)))
        await thread.join()
        assert {str(one.id) for one in await thread.fetch_members()} == {host.id, str(bot.application_id)}
        with pytest.raises(discord.NotFound):
            await thread.add_user(discord.Object(1))
        sandbox.archive("game 1")
        for attempt in (thread.join(), thread.edit(name="game 2")):
            with pytest.raises(discord.HTTPException) as refused:
                await attempt
            assert refused.value.code == 50083
        with pytest.raises(discord.HTTPException) as no_thread:
            await bot.raw("GET", f"/channels/{station.id}/thread-members")
        assert no_thread.value.code == 50024


async def test_messages_can_be_pinned_with_permission_only() -> None:
    async with home() as (sandbox, bot):
        sent = await bot.text_channel(sandbox.channel("station").id).send("rules")
        with pytest.raises(discord.Forbidden):
            await sent.pin()
        sandbox.allow("station", "pin_messages")
        await sent.pin()
        assert sandbox.user("host").last().data["pinned"] is True
        await sent.unpin()
        assert sandbox.user("host").last().data["pinned"] is False


async def test_with_a_running_clock_three_seconds_are_three_seconds() -> None:
    async with home(held=False) as (sandbox, bot):
        host = sandbox.user("host")
        sandbox.deliver_late(0.05)
        assert (await host.slash("ping")).text == "pong"
        sandbox.lose_interactions()
        started = await host.start_slash("ping")
        await asyncio.sleep(0)
        sandbox.clock.advance(2.9)
        with pytest.raises(NotSeen, match="did not respond"):
            await host.answer_to(started)
        assert bot.errors == []
