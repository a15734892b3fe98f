"""All games in one visit: the list with its openers, direct messages, and the next game."""

from sandbox.testing import Sandbox, Seen, User
from tests.bot.games.driver import Taste, WithButtons, fine, seat
from tests.bot.games.test_turns import started


async def two_games(discord: Sandbox) -> tuple[User, User]:
    """In Paris it is the first person's turn; in Amsterdam, in another channel, both still choose their tickets."""
    me, other = await started(discord, "paris")
    await seat(discord, [me.at("second-track"), other.at("second-track")], "amsterdam", by_commands=False)
    return me, other


async def keep_tickets(user: User, panel: Seen) -> Seen:
    return await WithButtons(Taste(3))._keep(user, panel)


async def test_games_of_all_channels_are_opened_from_a_direct_message(discord: Sandbox) -> None:
    me, other = await two_games(discord)
    here = me.at("dm")
    listed = fine(await here.slash("games"))
    assert listed.labels() == ["Take your turn", "Choose your tickets"]
    assert listed.text.index("Paris") < listed.text.index("Amsterdam"), "the longest waiting first"
    panel = fine(await here.click("Take your turn", listed))
    assert "Your turn" in panel.text
    assert panel.id == listed.id, "it takes the place of the list"
    theirs = fine(await other.at("dm").slash("games"))
    assert theirs.labels() == ["Choose your tickets"], "in Paris it is not their turn"
    assert "waiting for" in theirs.text


async def test_after_a_turn_the_next_game_opens_in_its_place(discord: Sandbox) -> None:
    me, other = await two_games(discord)
    done = fine(await me.slash("draw", card="blind", second="blind"))
    assert "1 more game waits for you." in done.text
    panel = fine(await me.click("Next game", done))
    assert "Keep at least" in panel.text
    assert panel.id == done.id
    done = await keep_tickets(me, panel)
    assert "more game" not in done.text
    assert "Next game" not in done.labels()
    assert "2 more" not in fine(await other.slash("turn")).text


async def test_a_turn_is_taken_and_a_hand_looked_at_in_a_direct_message(discord: Sandbox) -> None:
    me, other = await two_games(discord)
    here = me.at("dm")
    assert "Your turn" in fine(await here.slash("turn")).text, "the game that waits longest"
    found = await here.autocomplete("turn", "game", "amst")
    assert [one["name"] for one in found] == [f"Amsterdam with {other.account.display_name} · it is your turn"]
    assert "Keep at least" in fine(await here.slash("turn", game=found[0]["value"])).text
    hand = await here.autocomplete("hand", "game", "paris")
    assert "## Your hand" in fine(await here.slash("hand", game=hand[0]["value"])).text
    assert "You have no game “moon”" in fine(await here.slash("turn", game="moon")).text
    fine(await me.slash("draw", card="blind", second="blind"))
    await keep_tickets(here, fine(await here.slash("turn")))
    assert "## Your games" in fine(await here.slash("turn")).text, "nothing waits any more"
    vera = discord.user("vera").at("dm")
    assert "You are in no game" in fine(await vera.slash("turn")).text
    assert "You have no game" in fine(await vera.slash("turn", game=found[0]["value"])).text
