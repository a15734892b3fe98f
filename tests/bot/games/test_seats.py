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
    assert "until you come back" in fine(await me.slash("game replace", level="easy")).text
    await turn_message(other, 2)
    assert not (await other.sees("A computer opponent plays for")).ephemeral
    fine(await other.slash("draw", card="blind", second="blind"))
    await turn_message(other, 4)
    panel = fine(await me.slash("turn"))
    assert "The seat is yours again." in fine(await me.click("Play this seat myself", panel)).text
    fine(await other.slash("draw", card="blind", second="blind"))
    await turn_message(me, 5)
    (seat_of_me,) = await discord.user("admin").autocomplete("game replace", "seat", me.account.display_name)
    handed = fine(await discord.user("admin").slash("game replace", seat=seat_of_me["value"]))
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
