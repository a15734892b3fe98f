"""Whose phone rings: mentions that are allowed, silent messages, edits, DMs, replies and deferred answers."""

from typing import Any

import discord

from tests.sandbox.bare_bot import BareBot, home

SILENT = 1 << 12


async def test_a_mention_rings_once_and_an_edit_never() -> None:
    async with home() as (sandbox, bot):
        olena, marek = sandbox.user("olena"), sandbox.user("marek")
        station = bot.text_channel(sandbox.channel("station").id)
        sent = await station.send(f"{olena.mention} {olena.mention} it is your turn")
        assert (olena.last().notified, olena.last().silent) == (["olena"], False)
        await sent.edit(content=f"{olena.mention} {marek.mention} it is your turn")
        seen = olena.last()
        assert (seen.mentions, seen.notified) == (["olena", "marek"], ["olena"])
        assert [one.text for one in olena.notifications()] == [f"{olena.mention} {olena.mention} it is your turn"]
        assert marek.notifications() == []


async def test_silent_messages_ring_nobody_and_only_a_new_message_can_be_silent() -> None:
    async with home() as (sandbox, bot):
        olena = sandbox.user("olena")
        station = bot.text_channel(sandbox.channel("station").id)
        quiet = await station.send(f"{olena.mention} later", silent=True)
        assert quiet.flags.suppress_notifications
        assert (olena.last().silent, olena.last().notified, olena.last().mentions) == (True, [], ["olena"])
        await quiet.edit(content="changed")
        assert olena.last().silent, "an edit leaves the flag as it was"
        loud = await station.send("loud")
        await bot.raw("PATCH", f"/channels/{station.id}/messages/{loud.id}", json={"content": "x", "flags": SILENT})
        assert not olena.last().silent
        assert (await station.fetch_message(quiet.id)).flags.suppress_notifications
        assert olena.notifications() == []


async def test_only_allowed_mentions_ring() -> None:
    async with home() as (sandbox, bot):
        olena, marek = sandbox.user("olena"), sandbox.user("marek")
        station = bot.text_channel(sandbox.channel("station").id)
        text = f"{olena.mention} {marek.mention} @everyone"
        await station.send(text, allowed_mentions=discord.AllowedMentions.none())
        assert olena.last().notified == []
        await station.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(marek.id))]))
        assert olena.last().notified == ["marek"]
        await station.send(text)
        assert olena.last().notified == ["olena", "marek"], "the bot may not call everyone"
        sandbox.allow("station", "mention_everyone")
        await station.send("@everyone")
        assert olena.last().notified == ["host", "olena", "marek", "vera", "admin"]


async def test_a_role_rings_its_members() -> None:
    async with home() as (sandbox, bot):
        sandbox.allow("station", "mention_everyone")
        station = bot.text_channel(sandbox.channel("station").id)
        role = next(one for one in station.guild.roles if one.name == "Administrators")
        await station.send(role.mention)
        assert sandbox.user("host").last().notified == ["admin"]


async def test_who_does_not_see_the_channel_is_not_called() -> None:
    async with home() as (sandbox, bot):
        vera = sandbox.user("vera")
        await bot.text_channel(sandbox.channel("peron").id).send(f"{vera.mention} come")
        assert sandbox.user("host", "peron").last().notified == []


async def test_in_a_dm_everything_rings() -> None:
    async with home() as (sandbox, bot):
        olena = sandbox.user("olena", "dm")
        person = await bot.fetch_user(int(olena.id))
        await person.send("your turn")
        await person.send("no hurry", silent=True)
        await olena.say("I know")
        assert [one.text for one in olena.notifications()] == ["your turn"]


async def test_a_reply_rings_unless_it_is_told_not_to() -> None:
    async with home() as (sandbox, bot):
        olena = sandbox.user("olena")
        said = await olena.say("hello")
        station = bot.text_channel(sandbox.channel("station").id)
        target = station.get_partial_message(int(said.id))
        await target.reply("hello", mention_author=False)
        assert olena.last().notified == []
        await target.reply("hello", mention_author=True)
        assert olena.last().notified == ["olena"]
        await target.reply("hello")
        assert olena.last().notified == ["olena"]


def with_answers(bot: BareBot) -> None:
    @bot.tree.command(name="call", description="calls somebody")
    async def call(interaction: discord.Interaction, who: discord.User, how: str) -> None:
        words: dict[str, Any] = {"allowed_mentions": discord.AllowedMentions(users=True)}
        if how == "followup":
            await interaction.response.defer(thinking=True)
            await interaction.followup.send(who.mention, **words)
        elif how == "edit":
            await interaction.response.defer(thinking=True)
            await interaction.edit_original_response(content=who.mention, **words)
        else:
            await interaction.response.send_message(who.mention, ephemeral=how == "private", silent=how == "silent")


async def test_answers_ring_when_they_are_new_and_everybody_sees_them() -> None:
    async with home(with_answers) as (sandbox, _):
        host, vera = sandbox.user("host"), sandbox.user("vera")
        for how, rings in (("public", 1), ("private", 1), ("silent", 1), ("edit", 1), ("followup", 2)):
            await host.slash("call", who=vera, how=how)
            assert len(vera.notifications()) == rings, how
