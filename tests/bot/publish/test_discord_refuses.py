"""Discord refuses messages: the game goes on, says so where it can, and makes good what was missed."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sandbox.testing import Sandbox
from tests.bot.desk import store_on
from tests.bot.games.bots import cheap_private_pictures, the_bot
from tests.bot.games.driver import fine
from tests.bot.publish.at_table import begun, draw_two, turn, turns

MESSAGES = "POST /channels/{channel_id}/messages"


@pytest_asyncio.fixture
async def discord(tmp_path: Path) -> AsyncIterator[Sandbox]:
    with cheap_private_pictures():
        async with Sandbox(the_bot(tmp_path), language="en-GB") as sandbox:
            yield sandbox


async def test_a_permission_is_taken_away_and_given_back(discord: Sandbox) -> None:
    me, other = await begun(discord)
    discord.forbid("station", "send_messages")
    await draw_two(me)
    dm = await discord.user("host").at("dm").sees_that(lambda one: bool(one.content), "word from the bot")
    assert me.channel.id in dm.content
    status = fine(await other.slash("game status"))
    assert "permission" in status.text.lower()
    for answer in (fine(await other.slash("turn")), fine(await me.slash("board"))):
        assert "⚠️ I may not post in the channel of this game" in answer.text
    drawn = fine(await other.slash("draw", card="blind", second="blind"))
    assert "⚠️ I may not post" in drawn.text
    assert len(turns(me)) == 1
    discord.allow("station", "send_messages")
    await draw_two(me)
    await turn(other, 4)
    public = "".join(one.content for one in me.messages() if not one.ephemeral)
    assert public.count("took two cards blind") == 3, "what was missed is told, once"
    assert len([one for one in discord.user("host").at("dm").messages() if one.author != "host"]) == 1
    # The message is seen a moment before the bot has noted that it was taken.
    for _ in range(100):
        if "permission" not in fine(await other.slash("game status")).text.lower():
            return
    pytest.fail("the trouble is over, but the status still tells of it")


async def test_the_channel_is_deleted(discord: Sandbox) -> None:
    me, other = await begun(discord, channel="second-track")
    await draw_two(me)
    await turn(other, 2)
    gate = discord.hold(MESSAGES)
    await draw_two(other)
    discord.delete_channel("second-track")
    gate.set()
    await discord.user("host").at("dm").sees_that(lambda one: bool(one.content), "word from the bot")
    listed = fine(await discord.user("host").slash("games"))
    assert "⚠️ Paris: its channel was deleted" in listed.text, "the game is still there, but no dead link"
    assert fine(await discord.user("host").slash("help")).text, "the bot is well"


async def test_the_bot_is_removed_from_the_server_and_comes_back(discord: Sandbox, tmp_path: Path) -> None:
    me, other = await begun(discord)
    discord.outage("Slow Train")
    discord.outage("Slow Train", over=True)
    await draw_two(me)
    await turn(other, 2)
    discord.remove_bot("Slow Train")
    await _rests(tmp_path, int(me.id))
    discord.add_bot("Slow Train")
    paused = await me.sees("⏸ The game is paused")
    assert not paused.mentions
    status = fine(await other.slash("game status"))
    assert "⏸ The game is paused" in status.text
    fine(await me.click("Go on", paused))
    await other.sees_that(
        lambda one: "The game goes on" in one.content and other.name in one.mentions, "the turn again"
    )
    await draw_two(other)
    await turn(me, 3)


async def test_the_bot_is_removed_from_the_server_while_it_is_not_running(discord: Sandbox, tmp_path: Path) -> None:
    me, other = await begun(discord)
    await discord.stop_bot()
    discord.remove_bot("Slow Train")
    await discord.start_bot()
    await _rests(tmp_path, int(me.id))
    await discord.stop_bot()
    discord.add_bot("Slow Train")
    await discord.start_bot()
    fine(await other.click("Go on", await other.sees("⏸ The game is paused")))
    await draw_two(me)
    await turn(other, 2)


@pytest.mark.parametrize("running", [True, False])
async def test_the_host_hears_at_once_that_the_channel_is_gone(discord: Sandbox, running: bool) -> None:
    me, _ = await begun(discord, channel="second-track")
    if not running:
        await discord.stop_bot()
    discord.delete_channel("second-track")
    if not running:
        await discord.start_bot()
    told = await discord.user("host").at("dm").sees("is gone, so the game is paused")
    assert "`/game move` in another channel" in told.content
    assert "its channel was deleted" in fine(await me.at("station").slash("games")).text
    await discord.restart_bot()
    fine(await me.at("station").slash("games"))
    assert len([one for one in discord.user("host").at("dm").messages() if one.author != "host"]) == 1


async def test_a_thread_that_sleeps_is_not_gone(discord: Sandbox) -> None:
    host = discord.user("host")
    opened = fine(await host.slash("game new", map="paris", thread=True))
    thread = discord.standin.world.channels[opened.text.split("<#")[1].split(">")[0]]
    await host.at(thread).sees("A table for")
    discord.archive(thread, locked=True)
    discord.outage("Slow Train")
    discord.outage("Slow Train", over=True)
    asked = lambda: [one for one in discord.traffic if one.path == f"/channels/{thread.id}" and one.method == "GET"]  # noqa: E731
    await discord.wait(asked, "The bot did not ask for the thread.")
    fine(await host.slash("help"))
    assert "its channel was deleted" not in fine(await host.slash("games")).text


async def test_an_archived_thread_is_opened_again(discord: Sandbox) -> None:
    host = discord.user("host")
    opened = fine(await host.slash("game new", map="paris", thread=True))
    thread = discord.standin.world.channels[opened.text.split("<#")[1].split(">")[0]]
    there, olena = host.at(thread), discord.user("olena").at(thread)
    await there.sees("A table for")
    await olena.click("Join")
    await there.sees_that(lambda one: "Olena" in one.content, "Olena in the lobby")
    gate = discord.hold(MESSAGES)
    await there.click("Start")
    discord.archive(thread)
    gate.set()
    await there.sees("left the station")
    assert thread.thread is not None
    assert not thread.thread.archived


async def test_a_locked_thread_has_to_be_unlocked(discord: Sandbox) -> None:
    host = discord.user("host")
    opened = fine(await host.slash("game new", map="paris", thread=True))
    thread = discord.standin.world.channels[opened.text.split("<#")[1].split(">")[0]]
    there = host.at(thread)
    await there.sees("A table for")
    assert "`/games` lists yours elsewhere" in fine(await host.slash("turn")).text
    discord.archive(thread, locked=True)
    fine(await there.slash("game cancel"))
    told = await host.at("dm").sees_that(lambda one: bool(one.content), "word from the bot")
    assert "Send Messages in Threads, and unlock it" in told.content


@pytest.mark.parametrize("kind", ["429", "500", "502", "timeout"])
async def test_a_hiccup_delays_the_message_and_nothing_else(
    discord: Sandbox, kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    me, other = await begun(discord)
    discord.fail(kind, 2, MESSAGES, seconds=0.05)
    await draw_two(me)
    await turn(other, 2)
    assert len(turns(me)) == 2


async def test_discord_is_down_for_longer_than_discord_py_tries(
    discord: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    me, other = await begun(discord)
    discord.fail("500", 12, MESSAGES)
    await draw_two(me)
    fine(await other.slash("hand"))
    await draw_two(other)
    message = await turn(me, 3)
    assert message.content.count("took two cards blind") == 2
    assert len(turns(me)) == 2


async def test_an_answer_that_got_lost_does_not_double_the_message(
    discord: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    _hurry(monkeypatch)
    me, other = await begun(discord)
    discord.fail("lost answer", 1, MESSAGES)
    await draw_two(me)
    await turn(other, 2)
    await draw_two(other)
    await turn(me, 3)
    assert len(turns(me)) == 3, "the nonce brings the first message back"


async def test_the_last_message_was_deleted(discord: Sandbox) -> None:
    me, other = await begun(discord)
    discord.delete_message(await turn(me, 1))
    await draw_two(me)
    await turn(other, 2)
    discord.delete_message(await turn(other, 2))
    fine(await other.slash("turn"))
    await draw_two(other)
    await turn(me, 3)


async def test_the_socket_is_torn_in_mid_game(discord: Sandbox) -> None:
    me, other = await begun(discord)
    discord.drop_socket()
    await draw_two(me)
    await turn(other, 2)
    before = discord.standin.gateway.identifies
    discord.invalidate_session()
    await discord.wait(lambda: discord.standin.gateway.identifies > before, "The bot did not log in again.")
    await draw_two(other)
    await turn(me, 3)


async def test_an_interaction_delivered_twice_has_one_effect(discord: Sandbox) -> None:
    me, other = await begun(discord)
    discord.deliver_twice()
    await draw_two(me)
    message = await turn(other, 2)
    assert message.content.count("took two cards blind") == 1
    panel = fine(await other.click("Take your turn"))
    discord.deliver_twice()
    fine(await other.click("Two cards blind", panel))
    message = await turn(me, 3)
    assert message.content.count("took two cards blind") == 1
    assert len(turns(me)) == 3


async def _rests(folder: Path, user: int) -> None:
    """Until a game of this person rests, because it has lost its channel."""
    async with store_on(folder / "test.db") as store:
        while not [row for row in await store.games_of(user) if row.rest == "homeless"]:  # noqa: ASYNC110 - it happens in a database
            await asyncio.sleep(0.01)


def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py sleeps up to nine seconds between its attempts."""
    real = asyncio.sleep

    async def quick(delay: float, result: Any = None) -> Any:
        return await real(delay / 50, result)

    monkeypatch.setattr("discord.http.asyncio.sleep", quick)
