"""Guilds, roles, channels and threads as the bot asks for them and changes them."""

import asyncio

import discord
import pytest

from sandbox.errors import PageError
from sandbox.testing import NotSeen
from tests.sandbox.bare_bot import BareBot, home


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
        assert answer["session_start_limit"]["remaining"] == 999, "the bot has logged in once today"


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


def with_permissions(bot: BareBot) -> None:
    @bot.tree.command(name="may", description="says what you may do")
    async def may(interaction: discord.Interaction) -> None:
        names = ("create_public_threads", "manage_threads", "manage_guild")
        await interaction.response.send_message(str([one for one in names if getattr(interaction.permissions, one)]))


async def test_a_members_own_permissions_reach_the_bot() -> None:
    async with home(with_permissions) as (sandbox, _):
        marek, olena = sandbox.user("marek"), sandbox.user("olena")
        sandbox.forbid("station", "create_public_threads", user=marek)
        assert (await marek.slash("may")).text == "[]"
        assert (await marek.at("second-track").slash("may")).text == "['create_public_threads']"
        assert (await olena.slash("may")).text == "['create_public_threads']"
        wardens = sandbox.add_role("Wardens", "manage_threads")
        sandbox.give_roles(olena, wardens)
        assert (await olena.slash("may")).text == "['create_public_threads', 'manage_threads']"
        sandbox.everyone_may("view_channel", "use_application_commands")
        assert (await olena.slash("may")).text == "['manage_threads']"
        sandbox.give_roles(olena)
        assert (await olena.slash("may")).text == "[]"
        assert "manage_guild" in (await sandbox.user("admin").slash("may")).text


async def test_the_bot_hears_of_new_roles() -> None:
    async with home() as (sandbox, bot):
        wardens = sandbox.add_role("Wardens", "manage_threads")
        guild = bot.get_guild(int(sandbox.guild("Slow Train").id))
        assert guild is not None
        await sandbox.wait(lambda: guild.get_role(int(wardens.id)), "The bot did not hear of the role.")
        assert [one.name for one in await guild.fetch_roles()][-1] == "Wardens"


async def test_channels_and_threads_vanish() -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        thread = await station.create_thread(name="game", type=discord.ChannelType.public_thread)
        sandbox.delete_channel("game")
        await sandbox.wait(lambda: "THREAD_DELETE" in bot.events, "The bot did not hear of it.")
        with pytest.raises(discord.NotFound) as gone:
            await thread.send("hello?")
        assert gone.value.code == 10003
        sandbox.delete_channel("station")
        await sandbox.wait(lambda: "CHANNEL_DELETE" in bot.events, "The bot did not hear of it.")
        assert bot.get_channel(station.id) is None


async def test_somebody_leaves_the_server_and_comes_back() -> None:
    async with home() as (sandbox, bot):
        marek = sandbox.user("marek")
        station = bot.text_channel(sandbox.channel("station").id)
        thread = await station.create_thread(name="game", type=discord.ChannelType.public_thread)
        await thread.add_user(discord.Object(int(marek.id)))
        sandbox.leave(marek)
        assert {str(one.id) for one in await thread.fetch_members()} == {str(bot.application_id)}
        with pytest.raises(discord.NotFound) as unknown:
            await station.guild.fetch_member(int(marek.id))
        assert unknown.value.code == 10007
        with pytest.raises(PageError, match="does not see that channel"):
            await marek.slash("ping")
        person = await bot.fetch_user(int(marek.id))
        await person.send("they still share a server")
        sandbox.leave(marek, "Siding")
        with pytest.raises(discord.Forbidden) as stranger:
            await person.send("and now they do not")
        assert stranger.value.code == 50007
        sandbox.join(marek)
        assert (await marek.slash("ping")).text == "pong"


async def test_the_bot_is_thrown_out_and_invited_again() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host")
        await host.slash("table")
        guild = sandbox.guild("Slow Train")
        station = bot.text_channel(sandbox.channel("station").id)
        sandbox.remove_bot("Slow Train")
        await sandbox.wait(lambda: bot.get_guild(int(guild.id)) is None, "The bot did not hear of it.")
        with pytest.raises(discord.Forbidden) as refused:
            await station.send("hello?")
        assert refused.value.code == 50001
        assert [one["name"] for one in await bot.raw("GET", "/users/@me/guilds")] == ["Siding"]
        assert host.commands() == []
        clicked = await host.start_click("Open 3")
        sandbox.clock.advance(3.1)
        with pytest.raises(NotSeen, match="did not respond"):
            await host.answer_to(clicked)
        sandbox.add_bot("Slow Train")
        await sandbox.wait(lambda: bot.get_guild(int(guild.id)), "The bot did not hear of it.")
        assert (await host.slash("ping")).text == "pong"
        await bot.raw("DELETE", f"/users/@me/guilds/{guild.id}")
        await sandbox.wait(lambda: bot.get_guild(int(guild.id)) is None, "The bot did not hear of it.")


async def test_an_outage_is_no_farewell() -> None:
    async with home() as (sandbox, bot):
        guild = bot.get_guild(int(sandbox.guild("Siding").id))
        assert guild is not None
        sandbox.outage("Siding")
        await sandbox.wait(lambda: guild.unavailable, "The bot did not hear of it.")
        sandbox.outage("Siding", over=True)
        await sandbox.wait(lambda: not bot.get_guild(guild.id).unavailable, "The bot did not hear of it.")  # type: ignore[union-attr]
        assert "GUILD_DELETE" in bot.events


async def test_more_servers_with_channels_and_roles_of_their_own() -> None:
    async with home() as (sandbox, bot):
        made = sandbox.add_guild("Third Platform", ("host", "vera"), "ru")
        sandbox.add_channel("depot", "Third Platform")
        await sandbox.wait(lambda: bot.get_guild(int(made.id)), "The bot did not hear of it.")
        assert (await sandbox.user("vera", "depot").slash("ping")).text == "pong"
        assert (await sandbox.user("host", "third-platform").slash("ping")).text == "pong"
        with pytest.raises(PageError, match="does not see that channel"):
            await sandbox.user("olena", "depot").slash("ping")
