"""The lobby: who sits where, who may do what, and one clear sentence for everything that can't be."""

import pytest

from sandbox.testing import Sandbox, Seen, User
from tests.bot.games.driver import fine, with_picture


async def lobby(discord: Sandbox, board: str = "europe") -> tuple[User, Seen]:
    host = discord.user("host")
    return host, await host.slash("game new", map=board)


async def lobby_now(host: User, message: Seen, text: str) -> Seen:
    return await host.sees_that(lambda one: one.id == message.id and text in one.text, f"{text!r} in the lobby")


async def test_a_lobby_shows_seats_colours_and_a_picture(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    assert not message.ephemeral
    assert "Europe" in message.content
    assert "Hannah** · red · host" in message.content
    assert "4 free seats" in message.content
    assert message.labels() == ["Join", "Leave", "Add an opponent", "Start"]
    painted = await with_picture(host, message)
    assert painted.attachments[0].description


async def test_people_join_choose_colours_and_leave(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    olena, marek = discord.user("olena"), discord.user("marek")
    joined = fine(await olena.click("Join"))
    assert "You sit at the table as 🟦⌛" in joined.text
    await olena.select("Choose another colour", "🟩♛ green", message=joined)
    await lobby_now(host, message, "🟩♛ **Olena** · green")
    fine(await marek.slash("game join", colour="black"))
    await lobby_now(host, message, "⬛♤ **Marek** · black")
    assert "Somebody else plays green" in (await discord.user("vera").slash("game join", colour="green")).text
    fine(await marek.click("Leave"))
    gone = await lobby_now(host, message, "3 free seats")
    assert "Marek" not in gone.text


async def test_a_lobby_that_is_over_names_everybody_who_plays(discord: Sandbox) -> None:
    """Also whoever joined a moment before the start."""
    host, message = await lobby(discord)
    await with_picture(host, message)
    await discord.user("olena").click("Join")
    await host.click("Start")
    begun = await lobby_now(host, message, "The game has begun.")
    assert "Olena** · blue" in begun.content
    assert "free seat" not in begun.content
    assert "can start" not in begun.content
    assert begun.labels() == []
    assert begun.attachments


async def test_the_longest_seated_becomes_host(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    olena = discord.user("olena")
    await olena.click("Join")
    fine(await host.slash("game leave"))
    await lobby_now(olena, message, "Olena** · blue · host")
    assert "Only the host" in (await discord.user("marek").click("Start")).text


async def test_opponents_sit_down_and_are_removed(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    asked = fine(await host.click("Add an opponent"))
    assert asked.labels() == ["Easy", "Normal", "Hard"]
    await host.click("Easy", asked)
    now = await lobby_now(host, message, "computer, easy")
    (_, second) = await host.autocomplete("game remove", "seat", "")
    assert second["name"].removeprefix("2: ") in now.content
    fine(await host.slash("game remove", seat=second["value"]))
    await lobby_now(host, message, "4 free seats")


@pytest.mark.parametrize(
    ("who", "command", "options", "sentence"),
    [
        ("olena", "game start", {}, "Only the host"),
        ("olena", "game cancel", {}, "Only the host"),
        ("olena", "game leave", {}, "You have no seat at this table"),
        ("host", "game start", {}, "needs at least 2 players"),
        ("host", "game remove", {"seat": "17"}, "No seat at this table fits"),
        ("host", "turn", {}, "The game has not started yet"),
        ("host", "claim", {"route": "paris"}, "The game has not started yet"),
        ("host", "game undo", {}, "The game has not started yet"),
        ("host", "game resign", {}, "The game has not started yet"),
        ("host", "hand", {}, "The game has not started yet"),
    ],
)
async def test_what_can_not_be_is_said_in_one_sentence(
    discord: Sandbox, who: str, command: str, options: dict[str, str], sentence: str
) -> None:
    await lobby(discord)
    assert sentence in fine(await discord.user(who).slash(command, **options)).text


async def test_an_admin_may_do_what_the_host_may(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    admin = discord.user("admin")
    fine(await admin.slash("game cancel"))
    await lobby_now(host, message, "cancelled")
    assert "There is no game" in (await host.slash("turn")).text or "cancelled" in (await host.slash("turn")).text


async def test_the_host_is_handed_over(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    olena = discord.user("olena")
    assert "no seat at this table" in (await host.slash("game host", user=olena)).text
    await olena.click("Join")
    fine(await host.slash("game host", user=olena))
    await lobby_now(host, message, "Olena** · blue · host")


async def test_a_full_table_takes_nobody(discord: Sandbox) -> None:
    host = discord.user("host")
    await host.slash("game new", map="paris", seats=2, opponents=1, level="easy")
    answer = fine(await discord.user("olena").click("Join"))
    assert "All 2 seats are taken. You can watch with `/board`" in answer.text


async def test_too_many_seats_for_the_map(discord: Sandbox) -> None:
    answer = fine(await discord.user("host").slash("game new", map="paris", seats=5))
    assert "This map is for 2 to 4 players" in answer.text


async def test_more_opponents_than_seats(discord: Sandbox) -> None:
    host = discord.user("host")
    threads = len(discord.standin.world.channels)
    for options in ({"seats": 2, "opponents": 2}, {"opponents": 4}, {"opponents": 4, "thread": True}):
        answer = fine(await host.slash("game new", map="paris", **options))
        assert "players at the most, you included" in answer.text
    assert len(discord.standin.world.channels) == threads, "no thread was opened for nothing"


async def test_an_unknown_map(discord: Sandbox) -> None:
    answer = fine(await discord.user("host").slash("game new", map="atlantis"))
    assert "There is no map called “atlantis”" in answer.text


async def test_a_second_game_is_offered_a_thread(discord: Sandbox) -> None:
    await lobby(discord)
    olena = discord.user("olena")
    offered = fine(await olena.slash("game new", map="paris", opponents=1))
    assert "A table is open in this channel already" in offered.text
    opened = fine(await olena.click("Open it in a thread", offered))
    assert "The table is in <#" in opened.text
    thread = opened.text.split("<#")[1].split(">")[0]
    there = olena.at(discord.standin.world.channels[thread])
    message = await there.sees("A table for 2 to 4 players")
    assert "computer, normal" in message.content
    assert message.labels() == ["Join", "Leave", "Add an opponent", "Start"]


async def test_a_table_in_a_thread_at_once(discord: Sandbox) -> None:
    host = discord.user("host")
    opened = fine(await host.slash("game new", map="amsterdam", thread=True))
    assert "The table is in <#" in opened.text
    assert "There is no game in this channel" in (await host.slash("game status")).text


async def test_where_the_bot_may_not_write(discord: Sandbox) -> None:
    answer = fine(await discord.user("host", "notices").slash("game new", map="europe"))
    assert "I may not write here" in answer.text
    assert "Send Messages" in answer.text


async def test_people_are_invited_once(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    message = await host.slash("game new", map="europe", invite=f"{olena.mention} @everyone")
    assert message.mentions == ["olena"]
    await discord.user("marek").click("Join")
    changed = await lobby_now(host, message, "Marek")
    assert changed.content.startswith(f"{olena.mention}, you are invited:"), "who comes later still reads it"
    assert changed.mentions == [], "but is not mentioned again"
    await olena.click("Join")
    changed = await lobby_now(host, message, "Olena")
    assert "you are invited" not in changed.content


async def test_a_name_can_neither_notify_nor_turn_the_text_around(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    host.account.display_name = "**@everyone** <@1>"
    olena.account.display_name = "\u202e\u200f"
    message = await host.slash("game new", map="europe")
    assert r"🟥♥ **\*\*\@everyone\*\* \<\@1\>** · red · host" in message.content
    assert message.mentions == []
    await olena.click("Join", message)
    await lobby_now(host, message, "🟦⌛ **olena** · blue")


async def test_an_invitation_that_reaches_nobody_is_refused(discord: Sandbox) -> None:
    host = discord.user("host")
    assert "“Olena” mentions nobody" in fine(await host.slash("game new", map="europe", invite="Olena")).text
    crowd = " ".join(f"<@{number}>" for number in range(1, 6))
    assert "You mention 5 people; at most 4" in fine(await host.slash("game new", map="europe", invite=crowd)).text
    assert "There is no game" in fine(await host.slash("game status")).text


async def test_no_question_is_asked_that_leads_nowhere(discord: Sandbox) -> None:
    host, olena, vera = (discord.user(name) for name in ("host", "olena", "vera"))
    await host.slash("game new", map="paris", seats=2)
    await olena.click("Join")
    full = fine(await olena.click("Add an opponent"))
    assert "All 2 seats are taken. Remove a seat first (`/game remove`), or start the game." in full.text
    fine(await host.click("Start"))
    await host.sees("left the station")
    for user in (olena, vera):
        refused = fine(await user.slash("game cancel"))
        assert "Only the host" in refused.text
        assert not refused.labels()
    fine(await olena.click("Give up", fine(await olena.slash("game resign"))))
    again = fine(await olena.slash("game resign"))
    assert "This seat is not yours any more" in again.text
    assert not again.labels()


async def test_threads_have_no_threads(discord: Sandbox) -> None:
    host = discord.user("host")
    opened = fine(await host.slash("game new", map="amsterdam", thread=True))
    there = host.at(discord.standin.world.channels[opened.text.split("<#")[1].split(">")[0]])
    taken = fine(await there.slash("game new", map="paris"))
    assert "There is a game in this thread already" in taken.text
    assert not taken.labels()
    assert "can’t have threads of its own" in fine(await there.slash("game new", map="paris", thread=True)).text


async def test_who_sits_already_may_still_choose_a_colour(discord: Sandbox) -> None:
    """The host too, who never pressed Join."""
    host, message = await lobby(discord)
    again = fine(await host.click("Join"))
    assert "You sit at the table as 🟥♥ **Hannah**" in again.text
    await host.select("Choose another colour", "🟩♛ green", message=again)
    await lobby_now(host, message, "🟩♛ **Hannah** · green")
    assert "🟨◊ **Hannah**" in fine(await host.slash("game join", colour="yellow")).text
    await lobby_now(host, message, "🟨◊ **Hannah** · yellow")
    await discord.user("olena").slash("game join", colour="black")
    assert "Somebody else plays black" in fine(await host.slash("game join", colour="black")).text


async def test_status_and_post_again(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    status = fine(await host.slash("game status"))
    assert "In the lobby" in status.text
    assert "Post again" in status.labels()
    fine(await host.click("Post again", status))
    again = await host.sees_that(lambda one: one.id != message.id and "A table for" in one.content, "the lobby again")
    assert again.labels()[0] == "Join"
    assert "Post again" not in fine(await discord.user("olena").slash("game status")).labels()


async def test_old_lobby_buttons_after_the_start(discord: Sandbox) -> None:
    host, message = await lobby(discord)
    await discord.user("olena").click("Join")
    before = host.now(message)
    assert before is not None
    fine(await host.click("Start"))
    await host.sees("left the station")
    vera = discord.user("vera")
    for label in ("Join", "Leave", "Add an opponent", "Start"):
        answer = fine(await vera.click(label, before, stale=True))
        assert "The game has started already" in answer.text


async def test_only_who_sits_at_the_table_adds_an_opponent(discord: Sandbox) -> None:
    await lobby(discord)
    assert "You have no seat at this table" in fine(await discord.user("vera").click("Add an opponent")).text


async def test_the_pace_is_said_in_the_lobby_and_times_in_the_game(discord: Sandbox) -> None:
    host, message = await lobby(discord, "paris")
    assert "A day for a turn, and a time bank of twice that. Whoever is late is reminded." in message.content
    other = await discord.user("olena").slash("game new", map="paris", pace="8h", if_late="opponent")
    opened = fine(await discord.user("olena").click("Open it in a thread", other))
    thread = discord.standin.world.channels[opened.text.split("<#")[1].split(">")[0]]
    there = await discord.user("olena").at(thread).sees("Eight hours for a turn")
    assert "is played by a computer opponent until they are back" in there.content
    fine(await discord.user("olena").click("Join", message))
    fine(await host.click("Start", message))
    await host.sees("Time ends <t:")
    status = fine(await host.slash("game status"))
    while ":R>, with the time bank <t:" not in status.text:  # The clock begins when it is noted that they were told.
        status = fine(await host.slash("game status"))
    assert "A day for a turn" in status.text
