"""The life of a table over days, through Discord and back, with a clock that goes as the test says."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from bot.days.pace import DAY, HOUR
from bot.service.server_settings import ServerSettings
from sandbox.testing import Sandbox, User
from tests.bot.desk import HeldClock, store_on
from tests.bot.games.bots import the_bot
from tests.bot.games.driver import Taste, WithButtons, fine


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest_asyncio.fixture
async def discord(tmp_path: Path, dots: None, clock: HeldClock) -> AsyncIterator[Sandbox]:
    async with Sandbox(the_bot(tmp_path, clock=clock), language="en-GB") as sandbox:
        yield sandbox


async def playing(discord: Sandbox, *people: str, **options: str) -> list[User]:
    """A game on the map of Paris whose opening choices are made; the players in turn order, all of them told."""
    users = [discord.user(name) for name in people or ("host", "olena")]
    lobby = await users[0].slash("game new", map="paris", **options)
    for user in users[1:]:
        fine(await user.click("Join", lobby))
    fine(await users[0].click("Start", lobby))
    for user in users:
        await WithButtons(Taste(5)).choose(user)
    first = await users[0].sees("it is your turn")
    (name,) = first.mentions
    if options.get("pace") != "none":
        await told(users[0])
    begin = [user.name for user in users].index(name)
    return users[begin:] + users[:begin]


async def told(user: User) -> None:
    """Until it is noted that the channel was told of the turn: the clock runs from there."""
    while "Time ends" not in fine(await user.slash("game status")).text:
        pass


async def test_who_was_late_is_back_by_pressing_anything(discord: Sandbox, clock: HeldClock) -> None:
    me, other = await playing(discord, pace="8h", if_late="opponent")
    clock.pass_by(DAY)
    message = await other.sees("A computer opponent plays for")
    assert "has run out" in message.content
    assert "plays it" in fine(await other.slash("game status")).text
    panel = fine(await me.click("My hand", message))
    assert "You are back" in panel.text
    await other.sees("is back")
    assert "plays it" not in fine(await other.slash("game status")).text
    fine(await other.slash("draw", card="blind", second="blind"))
    assert "You are back" not in fine(await me.slash("turn")).text


async def test_a_pause_by_agreement_and_going_on(discord: Sandbox, clock: HeldClock) -> None:
    me, other = await playing(discord)
    guest = discord.user("olena")
    fine(await guest.slash("game pause"))
    asked = await me.sees("A pause is asked for by")
    fine(await discord.user("host").click("Agree", asked))
    paused = await me.sees("⏸ The game is paused. Anyone at the table")
    assert paused.labels() == ["Go on", "Table"]
    refused = fine(await me.slash("draw", card="blind", second="blind"))
    assert "The game is paused" in refused.text
    assert refused.labels() == ["Go on"]
    assert "The game is paused" in fine(await other.slash("turn")).text
    assert "Go on" in fine(await me.slash("game status")).labels()
    clock.pass_by(20 * DAY)
    fine(await other.click("Go on", paused))
    await me.sees("The game goes on")
    fine(await me.slash("draw", card="blind", second="blind"))


async def test_the_host_pauses_at_once(discord: Sandbox, clock: HeldClock) -> None:
    me, _ = await playing(discord)
    panel = fine(await discord.user("host").slash("game pause"))
    assert "it goes on <t:" in panel.text
    await me.sees("it goes on <t:")
    clock.pass_by(7 * DAY)
    await me.sees("The game goes on")


async def test_a_seat_passes_to_somebody_who_accepts(discord: Sandbox) -> None:
    me, other = await playing(discord)
    vera = discord.user("vera")
    fine(await me.slash("game replace", user=vera))
    offered = await vera.sees("is offered to you")
    assert offered.mentions == [vera.name]
    assert "not offered to you" in fine(await discord.user("marek").click("Take the seat", offered)).text
    panel = fine(await vera.click("Take the seat", offered))
    assert "The seat is yours." in panel.text
    assert "Your turn" in panel.text
    await other.sees("plays this seat from now on")


async def test_the_others_decide_about_whoever_is_late_again(discord: Sandbox, clock: HeldClock) -> None:
    me, other = await playing(discord, pace="8h", if_late="draw")
    clock.pass_by(DAY)
    await other.sees_that(lambda one: "turn 2" in one.content, "turn 2")
    await told(other)
    fine(await other.slash("draw", card="blind", second="blind"))
    await me.sees_that(lambda one: "turn 3" in one.content, "turn 3")
    await told(other)
    clock.pass_by(DAY)
    asked = await other.sees("has run out twice in a row")
    assert asked.labels() == ["Wait", "A computer opponent", "Somebody else"]
    fine(await other.click("Somebody else", asked))
    free = await other.sees("is free for anybody")
    assert "The seat is yours." in fine(await discord.user("vera").click("Take the seat", free)).text


async def test_a_game_whose_channel_is_deleted_is_taken_to_another(discord: Sandbox) -> None:
    me, _ = await playing(discord)
    discord.add_channel("platform")
    host = discord.user("host", "platform")
    discord.delete_channel("station")
    offered = await host.autocomplete("game move", "game", "")
    moved = fine(await host.slash("game move", game=offered[0]["value"]))
    assert "The table stands here now" in moved.text
    there = await discord.user(me.name, "platform").sees("it is your turn")
    assert "The table stands in this channel now." in there.content
    panel = fine(await discord.user(me.name, "platform").click("Take your turn", there))
    assert "Your turn" in panel.text


async def test_a_player_leaves_the_server(discord: Sandbox, clock: HeldClock) -> None:
    me, other = await playing(discord)
    discord.leave(me)
    clock.pass_by(DAY)
    paused = await other.sees("⏸ The game is paused")
    assert "is not in this server any more" in paused.content
    assert "With `/game replace` you give the seat to somebody else" in paused.content
    assert paused.mentions == [other.name], "whoever is still there is the host"
    status = fine(await other.slash("game status"))
    assert "With `/game replace` the host gives the seat" in status.text
    vera = discord.user("vera")
    fine(await other.slash("game replace", seat=me.account.display_name, user=vera))
    fine(await vera.click("Take the seat", await vera.sees("is offered to you")))
    fine(await other.click("Go on", paused))
    await other.sees_that(lambda one: "vera" in one.mentions and "it is your turn" in one.content, "Vera's turn")
    assert "not in this server" not in fine(await other.slash("game status")).text


async def test_the_status_finds_out_who_has_left(discord: Sandbox, clock: HeldClock) -> None:
    me, other = await playing(discord)
    discord.leave(other)
    clock.pass_by(2 * HOUR)
    assert "⏸ The game is paused" in fine(await me.slash("game status")).text
    await me.sees("is not in this server any more")


async def test_a_game_is_taken_elsewhere_from_its_own_channel(discord: Sandbox) -> None:
    me, _ = await playing(discord)
    platform, host = discord.add_channel("platform"), discord.user("host")
    assert "which game comes here" in fine(await host.slash("game move")).text
    assert "Only the host" in fine(await discord.user("olena").slash("game move", channel=platform)).text
    discord.forbid(platform, "attach_files")
    assert "I may not write in <#" in fine(await host.slash("game move", channel=platform)).text
    discord.allow(platform, "attach_files")
    discord.forbid(platform, "send_messages", user=host)
    assert "You may not write in <#" in fine(await host.slash("game move", channel=platform)).text
    discord.allow(platform, "send_messages", user=host)
    assert f"The table stands in <#{platform.id}> now" in fine(await host.slash("game move", channel=platform)).text
    there = await me.at(platform).sees("it is your turn")
    assert "The table stands in this channel now." in there.content


async def test_an_admin_moves_games_of_others_and_tells_them_apart(discord: Sandbox) -> None:
    platform = discord.add_channel("platform")
    for channel in ("station", "second-track"):
        host, olena = discord.user("host", channel), discord.user("olena", channel)
        lobby = await host.slash("game new", map="paris")
        fine(await olena.click("Join", lobby))
    admin = discord.user("admin", platform)
    offered = await admin.autocomplete("game move", "game", "paris")
    assert len({one["name"] for one in offered}) == 2, "they are told apart"
    assert all("Paris: Hannah and Olena · lobby · opened 2" in one["name"] for one in offered)
    assert await discord.user("vera", platform).autocomplete("game move", "game", "") == []
    fine(await discord.user("host").slash("game start"))
    for name in ("host", "olena"):
        await WithButtons(Taste(5)).choose(discord.user(name))
    await discord.user("host").sees("it is your turn")
    offered = await admin.autocomplete("game move", "game", "turn 1")
    assert [one["name"].split(" · ")[1] for one in offered] == ["turn 1"]
    fine(await admin.slash("game move", game=offered[0]["value"]))
    await admin.sees("it is your turn")


async def test_a_table_goes_only_where_games_are_wanted(discord: Sandbox, tmp_path: Path) -> None:
    await playing(discord)
    host, station = discord.user("host"), discord.channel("station")
    async with store_on(tmp_path / "test.db") as store:
        only = msgspec.json.encode(ServerSettings(channels=(int(station.id),)))
        await store.servers.save(int(discord.guild("Slow Train").id), only)
    refused = fine(await host.slash("game move", channel=discord.channel("second-track")))
    assert f"but in <#{station.id}>" in refused.text


async def test_a_table_that_nobody_uses_is_warned_archived_and_brought_back(discord: Sandbox, clock: HeldClock) -> None:
    me, other = await playing(discord, pace="none")
    clock.pass_by(23 * DAY)
    warned = await other.sees("nothing has happened here for weeks")
    assert warned.mentions == [me.name]
    clock.pass_by(7 * DAY)
    archived = await other.sees("🗄 The game is archived")
    assert archived.content.count("archived") == 1
    fine(await other.click("Go on", archived))
    await me.sees_that(lambda one: "The game goes on" in one.content and one.mentions == [me.name], "the turn again")
    fine(await me.slash("draw", card="blind", second="blind"))
