"""Seats that change hands in a running game, and games that are cancelled."""

from sandbox.testing import Sandbox
from tests.bot.games.driver import fine
from tests.bot.games.test_turns import started, turn_message


async def test_giving_up_lets_an_opponent_play_on(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    asked = fine(await me.slash("game resign"))
    assert "Give up?" in asked.text
    fine(await me.click("Give up", asked))
    await turn_message(other, 2)
    told = await other.sees("gave up; a computer opponent plays on")
    assert not told.ephemeral
    panel = fine(await me.slash("turn"))
    assert "A computer opponent plays your seat" in panel.text
    assert "Play this seat myself" not in panel.labels()


async def test_a_seat_is_handed_over_and_comes_back(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    assert "Only the host" in fine(await discord.user("vera").slash("game replace", seat="1")).text
    asked = fine(await me.slash("game replace", level="easy"))
    assert "Hand your seat over?" in asked.text
    assert "(easy)" in asked.text
    assert "rests" not in asked.text
    assert "until you come back" in fine(await me.click("Hand it over", asked)).text
    await turn_message(other, 2)
    assert not (await other.sees("A computer opponent plays for")).ephemeral
    fine(await other.slash("draw", card="blind", second="blind"))
    await turn_message(other, 4)
    panel = fine(await me.slash("turn"))
    assert "The seat is yours again." in fine(await me.click("Play this seat myself", panel)).text
    fine(await other.slash("draw", card="blind", second="blind"))
    await turn_message(me, 5)
    (seat_of_me,) = await discord.user("admin").autocomplete("game replace", "seat", me.account.display_name)
    asked = fine(await discord.user("admin").slash("game replace", seat=seat_of_me["value"]))
    assert f"**{me.account.display_name}** comes back" in asked.text
    handed = fine(await discord.user("admin").click("Hand it over", asked))
    assert "until its player comes back" in handed.text
    await turn_message(other, 6)


async def test_who_is_removed_did_not_give_up(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    (seat_of_me,) = await discord.user("admin").autocomplete("game remove", "seat", me.account.display_name)
    fine(await discord.user("admin").slash("game remove", seat=seat_of_me["value"]))
    told = await other.sees("was removed; a computer opponent plays on")
    assert not told.ephemeral
    assert "gave up" not in told.content
    assert "A computer opponent plays your seat" in fine(await me.slash("turn")).text


async def test_a_running_game_is_cancelled_after_a_question(discord: Sandbox) -> None:
    host = discord.user("host")
    me, _ = await started(discord)
    asked = fine(await host.slash("game cancel"))
    assert "Cancel the game?" in asked.text
    fine(await host.click("Cancel the game", asked))
    await discord.user("olena").sees("The game was cancelled")
    for command in ("turn", "board", "scores", "game status"):
        answer = fine(await me.slash(command))
        assert "The game was cancelled." in answer.text
        assert "is on turn" not in answer.text
        assert "Awaited" not in answer.text
        assert not {"Take your turn", "Post again"} & set(answer.labels())
    assert "Take your turn" not in fine(await me.slash("hand")).labels()
    assert "This game was cancelled" in fine(await me.slash("draw", card="blind")).text


async def test_opponents_stop_when_nobody_is_left_and_go_on_when_somebody_is_back(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    fine(await me.click("Hand it over", await me.slash("game replace")))
    await turn_message(other, 2)
    asked = fine(await other.slash("game replace"))
    assert "While nobody is at the table, the game rests." in asked.text
    fine(await other.click("Hand it over", asked))
    rests = await me.sees_that(lambda one: "so the game rests" in one.content, "that the game rests")
    assert not rests.mentions
    assert "so the game rests" in fine(await me.slash("game status")).text
    panel = fine(await other.slash("turn"))
    assert "Your turn · turn 2" in fine(await other.click("Play this seat myself", panel)).text


async def test_a_game_that_nobody_can_go_on_with_ends_when_the_last_person_gives_up(discord: Sandbox) -> None:
    host = discord.user("host")
    await host.slash("game new", map="paris", opponents=2)
    await host.click("Start")
    await host.sees("left the station")
    asked = fine(await host.slash("game resign"))
    assert "Nobody else plays here" in asked.text
    assert "/game replace" in asked.text
    assert "The game is cancelled." in fine(await host.click("Give up", asked)).text
    await host.sees("The game was cancelled")
