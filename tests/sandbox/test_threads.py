"""Threads: begun from a message or without, archived by the clock, woken by writing, locked."""

import discord
import pytest

from sandbox.errors import PageError
from sandbox.testing import Sandbox
from tests.sandbox.bare_bot import BareBot, Opener, home

DAY = 24 * 3600


async def thread_with_button(sandbox: Sandbox, bot: BareBot) -> discord.Thread:
    station = bot.text_channel(sandbox.channel("station").id)
    thread = await station.create_thread(
        name="game 1", type=discord.ChannelType.public_thread, auto_archive_duration=1440
    )
    view = discord.ui.View(timeout=None)
    view.add_item(Opener(5))
    await thread.send("in the thread", view=view)
    return thread


async def test_a_thread_from_a_message() -> None:
    async with home() as (sandbox, bot):
        station = bot.text_channel(sandbox.channel("station").id)
        start = await station.send("the game begins")
        thread = await start.create_thread(name="game 1", auto_archive_duration=10080)
        assert thread.id == start.id
        assert thread.auto_archive_duration == 10080
        await thread.send("hello")
        assert sandbox.user("host").at("game 1").last().text == "hello"
        with pytest.raises(discord.HTTPException) as refused:
            await start.create_thread(name="game 2")
        assert refused.value.code == 160004


async def test_buttons_and_commands_work_in_a_thread() -> None:
    async with home() as (sandbox, bot):
        await thread_with_button(sandbox, bot)
        host = sandbox.user("host").at("game 1")
        assert (await host.click("Open 5")).text == "number 5 for host"
        assert (await host.slash("ping")).channel_id == host.channel.id


async def test_a_thread_archives_by_the_clock_and_its_buttons_are_dead() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        host = sandbox.user("host").at("game 1")
        assert bot.get_channel(thread.id) is not None
        sandbox.clock.advance(DAY - 10)
        assert host.channel.thread is not None
        assert not host.channel.thread.archived
        sandbox.clock.advance(20)
        assert host.channel.thread.archived
        await sandbox.wait(lambda: bot.get_channel(thread.id) is None, "The bot was not told.")
        with pytest.raises(PageError, match="archived"):
            await host.click("Open 5")


async def test_writing_counts_as_activity() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        host = sandbox.user("host").at("game 1")
        sandbox.clock.advance(DAY - 10)
        await thread.send("still here")
        sandbox.clock.advance(DAY - 10)
        assert host.channel.thread is not None
        assert not host.channel.thread.archived
        sandbox.clock.advance(20)
        assert host.channel.thread.archived


async def test_an_archived_thread_refuses_edits_and_wakes_by_patch_or_message() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        sent = await thread.send("to be edited")
        sandbox.archive("game 1")
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(content="edited")
        assert refused.value.code == 50083
        await thread.edit(archived=False)
        await sent.edit(content="edited")
        sandbox.archive("game 1")
        await thread.send("awake")
        channel = sandbox.channel("game 1")
        assert channel.thread is not None
        assert not channel.thread.archived


async def test_a_locked_thread_refuses_messages_and_waking() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        sandbox.archive("game 1", locked=True)
        with pytest.raises(discord.HTTPException) as refused:
            await thread.send("hello?")
        assert refused.value.code == 50083
        with pytest.raises(discord.Forbidden) as forbidden:
            await thread.edit(archived=False)
        assert forbidden.value.code == 50013


async def test_threads_need_permissions_of_their_own() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        sandbox.forbid("station", "send_messages_in_threads", "create_public_threads")
        with pytest.raises(discord.Forbidden):
            await thread.send("x")
        with pytest.raises(discord.Forbidden):
            await thread_with_button(sandbox, bot)
        await bot.text_channel(sandbox.channel("station").id).send("the channel itself is open")


async def test_a_private_thread_is_seen_by_its_members_only() -> None:
    async with home() as (sandbox, bot):
        sandbox.allow("station", "create_private_threads")
        station = bot.text_channel(sandbox.channel("station").id)
        thread = await station.create_thread(name="secret", type=discord.ChannelType.private_thread)
        await thread.send("psst")
        host, marek = sandbox.user("host"), sandbox.user("marek")
        await thread.add_user(discord.Object(int(host.id)))
        assert host.at("secret").last().text == "psst"
        assert marek.at("secret").messages() == []
        with pytest.raises(PageError, match="does not see that channel"):
            await marek.at("secret").slash("ping")


async def test_active_and_archived_threads_can_be_listed() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        assert [one.id for one in await thread.guild.active_threads()] == [thread.id]
        sandbox.archive("game 1")
        assert await thread.guild.active_threads() == []
        station = bot.text_channel(sandbox.channel("station").id)
        assert [one.id async for one in station.archived_threads()] == [thread.id]


async def test_a_thread_goes_with_its_channel() -> None:
    async with home() as (sandbox, bot):
        thread = await thread_with_button(sandbox, bot)
        sandbox.delete_channel("station")
        with pytest.raises(discord.NotFound) as refused:
            await thread.send("x")
        assert refused.value.code == 10003


@pytest.mark.parametrize("form", [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 61}])
async def test_wrong_threads_are_refused(form: dict[str, object]) -> None:
    async with home() as (sandbox, bot):
        with pytest.raises(discord.HTTPException) as refused:
            await bot.raw("POST", f"/channels/{sandbox.channel('station').id}/threads", json={"type": 11, **form})
        assert refused.value.code == 50035
