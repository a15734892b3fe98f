"""What one member may ask for: threads by their own permission, invitations that reach somebody, so many an hour."""

import pytest

from bot.limits import CALLS_AN_HOUR, POSTS_AGAIN_AN_HOUR, THREADS_AN_HOUR
from sandbox.testing import Sandbox, Seen
from tests.bot.games.driver import fine
from tests.bot.games.test_turns import started

ANSWER = "POST /interactions"


def channels(discord: Sandbox) -> int:
    return len(discord.standin.world.channels)


async def test_a_member_who_may_not_open_threads_gets_none(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await host.slash("game new", map="paris")
    offered = fine(await olena.slash("game new", map="paris"))
    discord.forbid("station", "create_public_threads", user=olena)
    before = channels(discord)
    assert (
        "You may not open threads in this channel" in fine(await olena.slash("game new", map="paris", thread=True)).text
    )
    assert "You may not open threads in this channel" in fine(await olena.click("Open it in a thread", offered)).text
    refused = fine(await olena.slash("game new", map="paris"))
    assert "A table is open in this channel already" in refused.text
    assert not refused.labels(), "no button that may not be pressed"
    assert channels(discord) == before
    admin = discord.user("admin")
    discord.forbid("station", "create_public_threads", user=admin)
    assert "The table is in <#" in fine(await admin.slash("game new", map="paris", thread=True)).text


async def test_so_many_threads_an_hour(discord: Sandbox) -> None:
    host = discord.user("host")
    for _ in range(THREADS_AN_HOUR):
        assert "The table is in <#" in fine(await host.slash("game new", map="paris", thread=True)).text
    before = channels(discord)
    refused = fine(await host.slash("game new", map="paris", thread=True)).text
    assert refused == (
        "You have opened 3 threads within an hour. You can open the next one in 60 minutes; "
        "in a channel where no game is going on, a table needs no thread."
    )
    assert channels(discord) == before
    assert "The table is in <#" in fine(await discord.user("olena").slash("game new", map="paris", thread=True)).text


async def test_a_click_that_comes_twice_opens_one_thread(discord: Sandbox) -> None:
    host = discord.user("host")
    before = channels(discord)
    discord.deliver_twice()
    await host.slash("game new", map="paris", thread=True)
    await host.slash("game status")
    assert channels(discord) == before + 1


async def test_posting_again_and_again(discord: Sandbox) -> None:
    host = discord.user("host")
    await host.slash("game new", map="paris")
    for _ in range(POSTS_AGAIN_AN_HOUR):
        fine(await host.click("Post again", await host.slash("game status")))
    refused = fine(await host.click("Post again", await host.slash("game status")))
    assert "You have had 6 messages posted again within an hour" in refused.text


async def test_calling_people_again_and_again(discord: Sandbox) -> None:
    await started(discord, "paris")
    host, vera, platform = discord.user("host"), discord.user("vera"), discord.add_channel("platform")

    async def pause() -> Seen:
        return fine(await host.slash("game pause"))

    async def offer() -> Seen:
        return fine(await host.slash("game replace", user=vera))

    async def hand_over() -> Seen:
        return fine(await host.click("Hand it over", await host.slash("game replace")))

    async def move() -> Seen:
        return fine(await host.slash("game move", channel=platform))

    for _ in range(CALLS_AN_HOUR // 4):
        fine(await host.click("Go on", await pause()))
        assert "is offered to" in (await offer()).text
        assert "until you come back" in (await hand_over()).text
        fine(await host.click("Play this seat myself", await host.slash("turn")))
        assert "The table stands in" in (await move()).text
        fine(await discord.user("admin", platform).slash("game move", channel=discord.channel("station")))
    for deed in (pause, offer, hand_over, move):
        assert "You have paused or moved games, or handed over seats, 20 times within an hour" in (await deed()).text
    assert "is offered to" in fine(await discord.user("olena").slash("game replace", user=vera)).text


@pytest.mark.parametrize("thread", [True, False])
@pytest.mark.parametrize(
    ("invite", "sentence"),
    [
        ("<@99999999999999999999>", "mentions nobody"),
        ("<@9223372036854775808>", "mentions nobody"),
        ("<@0>", "mentions nobody"),
        ("<@123456789012345678>", "<@123456789012345678> is no member of this server"),
        ("<@1> <@2> <@3> <@4> <@5>", "at most 4 can be invited"),
    ],
)
async def test_invitations_that_would_reach_nobody(discord: Sandbox, invite: str, sentence: str, thread: bool) -> None:
    host = discord.user("host")
    before = channels(discord)
    assert sentence in fine(await host.slash("game new", map="paris", invite=invite, thread=thread)).text
    assert "There is no game in this channel" in fine(await host.slash("game status")).text
    assert channels(discord) == before


async def test_somebody_of_another_server_is_not_invited(discord: Sandbox) -> None:
    stranger = discord.add_user("sigrid", guilds=("Siding",))
    refused = fine(await discord.user("host").slash("game new", map="paris", invite=stranger.mention))
    assert "is no member of this server" in refused.text


async def test_a_member_is_invited_even_if_discord_does_not_say_who_is_one(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    discord.fail("503", times=5, where="/members/")
    lobby = await host.slash("game new", map="paris", invite=olena.mention)
    assert lobby.mentions == ["olena"]


async def test_a_lobby_that_discord_refuses_is_taken_back(discord: Sandbox) -> None:
    host = discord.user("host")
    discord.fail("400", where=ANSWER)
    refused = fine(await host.slash("game new", map="paris"))
    assert "I have taken it back" in refused.text
    assert "The game was cancelled" in fine(await host.slash("game status")).text
    assert "A table for" in (await host.slash("game new", map="paris")).content
    assert not any("cancelled" in one.content for one in host.messages() if not one.ephemeral), "nobody has seen it"


async def test_a_lobby_that_discord_did_not_take_in_time_is_posted(discord: Sandbox) -> None:
    host = discord.user("host")
    discord.fail("503", times=5, where=ANSWER)
    await host.slash("game new", map="paris")
    await host.sees("A table for")
