"""Answers to interactions: at once, deferred, edited, deleted, once, in time, and seen by those who may."""

import asyncio

import discord
import pytest

from sandbox.testing import NotSeen
from tests.sandbox.bare_bot import BareBot, home


def with_answers(bot: BareBot) -> None:
    bot.gate = asyncio.Event()  # type: ignore[attr-defined]

    @bot.tree.command(name="slow", description="thinks first")
    async def slow(interaction: discord.Interaction, private: bool, by_followup: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=private)
        await bot.gate.wait()  # type: ignore[attr-defined]
        if by_followup:
            await interaction.followup.send("thought", wait=True)
        else:
            await interaction.edit_original_response(content="thought")

    @bot.tree.command(name="more", description="answers, follows up, edits and deletes")
    async def more(interaction: discord.Interaction) -> None:
        made = await interaction.response.send_message("one", ephemeral=True)
        assert made.message_id is not None
        assert isinstance(made.resource, discord.InteractionMessage)
        assert made.resource.content == "one"
        second = await interaction.followup.send("two", ephemeral=True, wait=True)
        public = await interaction.followup.send("three", wait=True)
        await second.edit(content="two, edited")
        await interaction.edit_original_response(content="one, edited")
        await public.delete()
        assert (await interaction.original_response()).content == "one, edited"

    @bot.tree.command(name="twice", description="answers twice")
    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("one", ephemeral=True)
        interaction.response._response_type = None
        await interaction.response.send_message("two", ephemeral=True)

    @bot.tree.command(name="late", description="waits")
    async def late(interaction: discord.Interaction) -> None:
        await bot.gate.wait()  # type: ignore[attr-defined]
        await interaction.response.send_message("late", ephemeral=True)

    @bot.tree.command(name="gone", description="deletes its answer")
    async def gone(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.delete_original_response()

    @bot.tree.command(name="silent", description="follows up without an answer")
    async def silent(interaction: discord.Interaction) -> None:
        await interaction.followup.send("too early")


async def test_an_ephemeral_answer_is_on_one_screen_only() -> None:
    async with home() as (sandbox, _):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        answer = await host.slash("ping")
        assert answer.ephemeral
        assert [one.id for one in host.messages()] == [answer.id]
        assert marek.messages() == []
        assert sandbox.user("admin").messages() == []


async def test_the_bot_hears_of_its_ephemeral_answer_without_a_guild() -> None:
    async with home() as (sandbox, bot):
        await sandbox.user("host").slash("ping")
        await sandbox.wait(lambda: bot.heard, "The bot has not heard itself.")
        assert bot.heard[0].guild is None
        assert bot.heard[0].flags.ephemeral


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("by_followup", [True, False])
async def test_a_deferred_answer_is_announced_and_then_filled_in(private: bool, by_followup: bool) -> None:
    async with home(with_answers) as (sandbox, bot):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        started = await host.start_slash("slow", private=private, by_followup=by_followup)
        thinking = await host.sees_that(lambda one: one.thinking, "that the bot is thinking")
        assert [one.id for one in marek.messages()] == ([] if private else [thinking.id])
        bot.gate.set()  # type: ignore[attr-defined]
        answer = await host.answer_to(started)
        assert (answer.text, answer.id, answer.ephemeral) == ("thought", thinking.id, private)
        assert not answer.thinking
        assert not answer.edited


async def test_followups_edits_and_deletions() -> None:
    async with home(with_answers) as (sandbox, bot):
        host, marek = sandbox.user("host"), sandbox.user("marek")
        await host.slash("more")
        texts = ["one, edited", "two, edited"]
        await host.until(lambda: [one.text for one in host.messages()] == texts, "The answers did not change.")
        assert marek.messages() == []
        kinds = [(change.kind, change.only is None) for change in sandbox.changes]
        assert kinds.count(("create", True)) == kinds.count(("delete", True)) == 1
        assert bot.errors == []


async def test_a_second_answer_is_refused() -> None:
    async with home(with_answers) as (sandbox, bot):
        assert (await sandbox.user("host").slash("twice")).text == "one"
        await sandbox.wait(lambda: bot.errors, "The second answer was not refused.")
        error = bot.errors[0]
        assert isinstance(error, discord.HTTPException)
        assert (error.status, error.code) == (400, 40060)


async def test_an_interaction_delivered_twice_is_answered_once() -> None:
    async with home() as (sandbox, bot):
        host = sandbox.user("host")
        sandbox.deliver_twice()
        await host.slash("ping")
        await sandbox.wait(lambda: bot.errors, "The second answer was not refused.")
        assert getattr(bot.errors[0], "code", 0) == 40060
        assert len(host.messages()) == 1


async def test_after_three_seconds_the_application_did_not_respond() -> None:
    async with home(with_answers) as (sandbox, bot):
        host = sandbox.user("host")
        started = await host.start_slash("late")
        sandbox.clock.advance(3.1)
        with pytest.raises(NotSeen, match="The application did not respond"):
            await host.answer_to(started)
        bot.gate.set()  # type: ignore[attr-defined]
        await sandbox.wait(lambda: bot.errors, "The late answer was not refused.")
        error = bot.errors[0]
        assert isinstance(error, discord.NotFound)
        assert error.code == 10062


async def test_an_interaction_that_arrives_late_can_not_be_answered() -> None:
    async with home() as (sandbox, bot):
        sandbox.deliver_late(4)
        with pytest.raises(NotSeen, match="The application did not respond"):
            await sandbox.user("host").slash("ping")
        await sandbox.wait(lambda: bot.errors, "The late answer was not refused.")
        assert getattr(bot.errors[0], "code", 0) == 10062


async def test_an_interaction_that_is_lost_fails_after_three_seconds() -> None:
    async with home() as (sandbox, _):
        host = sandbox.user("host")
        sandbox.lose_interactions()
        started = await host.start_slash("ping")
        sandbox.clock.advance(3.1)
        with pytest.raises(NotSeen, match="did not respond"):
            await host.answer_to(started)
        assert (await host.slash("ping")).text == "pong"


async def test_a_token_lives_fifteen_minutes() -> None:
    async with home(with_answers) as (sandbox, bot):
        host = sandbox.user("host")
        await host.start_slash("slow", private=True)
        await host.sees_that(lambda one: one.thinking)
        sandbox.clock.advance(15 * 60 + 1)
        bot.gate.set()  # type: ignore[attr-defined]
        await sandbox.wait(lambda: bot.errors, "The answer after 15 minutes was not refused.")
        error = bot.errors[0]
        assert isinstance(error, discord.HTTPException)
        assert (error.status, error.code) == (401, 50027)


async def test_a_deleted_answer_leaves_nothing() -> None:
    async with home(with_answers) as (sandbox, _):
        host = sandbox.user("host")
        answer = await host.slash("gone")
        assert answer.messages == []
        assert host.messages() == []


async def test_a_followup_needs_an_answer_first() -> None:
    async with home(with_answers) as (sandbox, bot):
        await sandbox.user("host").start_slash("silent")
        await sandbox.wait(lambda: bot.errors, "The followup was not refused.")
        assert getattr(bot.errors[0], "code", 0) == 10015


async def test_a_bot_that_never_answers_fails_the_test_with_the_screen() -> None:
    async with home(with_answers, patience=0.3) as (sandbox, _):
        host = sandbox.user("host")
        await host.say("anybody here?")
        with pytest.raises(NotSeen, match=r"(?s)/late of host in time: it is waiting.*anybody here\?"):
            await host.slash("late")


async def test_a_bot_that_has_died_fails_the_test_at_once() -> None:
    async with home() as (sandbox, bot):
        await bot.close()
        with pytest.raises(NotSeen, match="The bot has ended"):
            await sandbox.user("host").slash("ping")
