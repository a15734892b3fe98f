"""Logging in: the right token, the wrong one, intents that are not granted, and what the bot is told."""

import discord
import pytest

from sandbox.testing import Sandbox
from tests.sandbox.bare_bot import BareBot, home, point_at


async def test_the_bot_is_told_of_both_guilds_and_no_members_but_itself() -> None:
    async with home() as (_, bot):
        assert sorted(guild.name for guild in bot.guilds) == ["Siding", "Slow Train"]
        first = next(guild for guild in bot.guilds if guild.name == "Slow Train")
        assert [channel.name for channel in first.text_channels] == ["station", "second-track", "notices"]
        assert first.preferred_locale is discord.Locale.american_english
        assert [member.id for member in first.members] == [bot.application_id]
        assert first.member_count == 6
        assert not first.text_channels[2].permissions_for(first.me).send_messages
        assert first.text_channels[0].permissions_for(first.me).send_messages


async def test_a_wrong_token_is_refused() -> None:
    async with Sandbox() as sandbox:
        point_at(sandbox.environment())
        async with BareBot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("wrong")


@pytest.mark.parametrize("intent", ["members", "presences", "message_content"])
async def test_privileged_intents_are_not_granted(intent: str) -> None:
    intents = discord.Intents.default()
    setattr(intents, intent, True)
    async with Sandbox() as sandbox:
        token = point_at(sandbox.environment())
        async with BareBot(intents=intents) as bot:
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await bot.start(token)


async def test_application_users_and_members_can_be_asked_for() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host")
        application = await bot.application_info()
        assert application.id == bot.application_id
        assert application.owner.name == "admin"
        assert (await bot.fetch_user(int(host.id))).display_name == "Hannah"
        guild = bot.guilds[0]
        assert (await guild.fetch_member(int(host.id))).name == "host"
        with pytest.raises(discord.NotFound) as refused:
            await bot.fetch_user(1)
        assert refused.value.code == 10013
        assert len(await guild.query_members(user_ids=[int(host.id)])) == 1


async def test_what_others_write_reaches_the_bot_without_its_content_unless_it_is_meant() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host")
        await host.say("between us")
        assert bot.user is not None
        await host.say(f"hello {bot.user.mention}")
        await host.at("dm").say("in private")
        await sandbox.wait(lambda: len(bot.heard) == 3, "The bot has not heard everything.")
        assert [message.content for message in bot.heard] == ["", f"hello {bot.user.mention}", "in private"]
