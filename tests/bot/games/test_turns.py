"""Turns: whose it is, what old and foreign clicks do, taking back, giving up, restarts, the end and a rematch."""

import asyncio

import pytest

from sandbox.testing import Sandbox, Seen, User
from tests.bot.games.driver import Taste, WithButtons, after, fine, play_on, seat

TWO = ("host", "olena")


async def started(discord: Sandbox, board: str = "europe", people: tuple[str, ...] = TWO) -> list[User]:
    """A game whose opening choices are made; the players in turn order."""
    users = [discord.user(name) for name in people]
    await seat(discord, users, board, by_commands=False)
    player = WithButtons(Taste(5))
    for user in users:
        await player.choose(user)
    first = await users[0].sees("it is your turn")
    (name,) = first.mentions
    return sorted(users, key=lambda user: user.name != name)


async def turn_message(user: User, number: int) -> Seen:
    return await user.sees_that(lambda one: f"turn {number}\n" in one.content, f"turn {number}")


async def test_the_turn_message(discord: Sandbox) -> None:
    me, other = await started(discord)
    message = await turn_message(me, 1)
    first = message.content.splitlines()[0]
    assert first.startswith(me.mention)
    assert "it is your turn · Europe, turn 1" in first
    assert message.mentions == [me.name]
    assert message.labels() == ["Take your turn", "My hand", "Table", "Closer look"]
    assert message.attachments[0].description
    assert not message.flags & 32768
    await me.click("Take your turn")
    await me.click("Two cards blind")
    await turn_message(other, 2)
    old = await me.sees_that(lambda one: one.id == message.id and not one.buttons(), "the old message without buttons")
    assert old.attachments


async def test_whoever_is_not_on_turn_gets_their_own_hand(discord: Sandbox) -> None:
    me, other = await started(discord)
    panel = fine(await other.click("Take your turn"))
    assert "is on turn" in panel.text
    assert me.account.display_name in panel.text
    assert not panel.selects()
    assert "Hand" in panel.text
    for command, options in (
        ("draw", {"card": "blind"}),
        ("claim", {"route": "paris"}),
        ("draw-tickets", {}),
        ("pass", {}),
    ):
        answer = fine(await other.slash(command, **options))
        assert f"{me.account.display_name}** is on turn (turn 1)" in answer.text
    assert await other.autocomplete("draw", "card", "") == []
    assert await other.autocomplete("claim", "route", "") == []


async def test_somebody_who_does_not_play(discord: Sandbox) -> None:
    await started(discord)
    vera = discord.user("vera")
    assert "You don’t play in this game" in fine(await vera.click("Take your turn")).text
    assert "You don’t play in this game" in fine(await vera.click("My hand")).text
    assert "You don’t play in this game" in fine(await vera.slash("draw", card="blind")).text
    table = fine(await vera.click("Table"))
    assert "Unseen cards" in table.text
    assert "Hand**:" not in table.text


async def test_a_panel_pressed_twice_has_one_effect(discord: Sandbox) -> None:
    me, other = await started(discord)
    panel = fine(await me.click("Take your turn"))
    first = await me.start_click("Two cards blind", panel, stale=True)
    second = await me.start_click("Two cards blind", panel, stale=True)
    answers = [await me.answer_to(first), await me.answer_to(second)]
    texts = [answer.text for answer in answers]
    now = me.now(panel)
    assert now is not None
    assert "It is" in now.text or "already played that" in now.text, texts
    hand = fine(await me.click("My hand"))
    assert "🎴 6" in (await turn_message(other, 2)).content
    assert hand.text.count("Hand**:") == 1


async def test_an_old_panel_shows_the_present(discord: Sandbox) -> None:
    me, other = await started(discord)
    old = fine(await me.click("Take your turn"))
    fine(await me.slash("draw", card="blind", second="blind"))
    late = fine(await me.click("Two cards blind", old, stale=True))
    assert "You have already played that; it is turn 2 now" in late.text
    assert not late.selects()
    await other.click("Take your turn")
    await other.click("Two cards blind")
    await turn_message(me, 3)
    fine(await me.click("Draw tickets", old, stale=True))
    shown = me.now(old)
    assert shown is not None
    assert "it is turn 3 now, and yours" in shown.text
    assert "Two cards blind" in shown.labels()


async def test_an_old_opener_opens_the_present(discord: Sandbox) -> None:
    me, other = await started(discord)
    message = await turn_message(me, 1)
    fine(await me.slash("draw", card="blind", second="blind"))
    await turn_message(other, 2)
    panel = fine(await other.click("Take your turn", message, stale=True))
    assert "Your turn · turn 2" in panel.text


async def test_two_people_at_the_same_moment(discord: Sandbox) -> None:
    me, other = await started(discord)
    mine, theirs = await asyncio.gather(
        me.slash("draw", card="blind", second="blind"), other.slash("draw", card="blind", second="blind")
    )
    assert "### Done" in mine.text
    assert "is on turn" in theirs.text or "### Done" in theirs.text


async def test_two_cards_are_two_clicks_in_one_visit(discord: Sandbox) -> None:
    me, other = await started(discord)
    panel = fine(await me.click("Take your turn"))
    row = [button for button in panel.buttons() if ":do~d" in button.custom_id and "wild" not in button.label]
    after = fine(await me.click(row[0].custom_id, panel))
    assert after.id == panel.id
    assert "Take your second card" in after.text
    fine(await me.click("🎴 deck", after))
    done = me.now(panel)
    assert done is not None
    assert "### Done" in done.text
    assert "(blind)" in done.text
    public = await turn_message(other, 2)
    assert "a card blind" in public.content
    assert "(blind)" not in public.content


async def test_a_second_card_that_has_gone_is_asked_for_again(discord: Sandbox) -> None:
    """R-DRAW-8: the only card of a kind is named twice, and its place was taken by another kind."""
    me, _ = await started(discord)
    cards = await me.autocomplete("draw", "card", "")
    plain = [card for card in cards if card["value"] not in ("wild", "blind") and "×" not in card["name"]]
    answer = fine(await me.slash("draw", card=plain[0]["value"], second=plain[0]["value"]))
    if "### Done" not in answer.text:
        assert "does not lie in the row any more" in answer.text
        assert "Take your second card" in answer.text


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("claim", {"route": "atlantis"}, "No place on this map is called “atlantis”. Did you mean Athína?"),
        ("draw", {"card": "mauve"}, "No card that you could take now fits “mauve”"),
        ("station", {"city": "Atlantis"}, "No place on this map is called “Atlantis”"),
        ("port", {"city": "Paris"}, "There are no ports on this map"),
        ("exchange", {"pieces": "train", "count": 2}, "Pieces can’t be exchanged on this map"),
        ("pass", {}, "You can pass only when nothing else is possible"),
        ("draw-tickets", {"keep": "1"}, "is no choice of tickets now"),
        ("draw-tickets", {"trains": 27}, "That is not possible now"),
        ("claim", {"route": "petrograd-stockholm", "with": "wild*8"}, "is no way to pay for that now"),
        ("claim", {"route": "petrograd-stockholm"}, "Petrograd – Stockholm needs 8 cards of one colour"),
        ("game undo", {}, "something hidden was seen"),
        ("game join", {}, "The game has started already"),
        ("game leave", {}, "`/game replace` lets a computer opponent play your seat"),
        ("game start", {}, "The game has started already"),
        ("rules", {"topic": "ports"}, "There are no rules about “ports” here"),
    ],
)
async def test_mistakes_get_one_sentence(
    discord: Sandbox, command: str, options: dict[str, str], sentence: str
) -> None:
    me, _ = await started(discord)
    assert sentence in fine(await me.slash(command, **options)).text


async def test_looking_at_tickets_draws_none_and_drawing_asks_first(discord: Sandbox) -> None:
    me, _ = await started(discord)
    shown = fine(await me.slash("tickets"))
    assert "## Your tickets" in shown.text
    assert "to go:" in shown.text
    assert "Hand**" not in shown.text
    asked = fine(await me.slash("draw-tickets"))
    assert "### Draw 3 tickets?" in asked.text
    assert "Your turn" in fine(await me.click("Back", asked)).text
    asked = fine(await me.slash("draw-tickets"))
    assert "Keep at least" in fine(await me.click("Draw tickets", asked)).text
    kept = fine(await me.slash("draw-tickets", keep="1"))
    assert "### Done" in kept.text


async def test_what_has_to_be_decided_comes_first(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await seat(discord, [host, olena], "great_lakes", by_commands=False)
    others: list[tuple[str, dict[str, str | int]]] = [
        ("claim", {"route": "chicago"}),
        ("port", {"city": "Chicago"}),
        ("exchange", {"pieces": "train", "count": 1}),
        ("pass", {}),
    ]
    drawing: dict[str, str | int] = {"card": "blind train"}
    for command, options in [*others, ("draw", drawing)]:
        assert "You have something to decide first" in fine(await host.slash(command, **options)).text
    player = WithButtons(Taste(5))
    for user in (host, olena):
        await player.choose(user)
    (name,) = (await host.sees("it is your turn")).mentions
    me = host if name == "host" else olena
    assert "There is no deck “tram”" in fine(await me.slash("draw", card="blind train", refill="tram")).text
    assert "There are no pieces “trams”" in fine(await me.slash("exchange", pieces="trams", count=1)).text
    fine(await me.slash("draw", card="blind train"))
    for command, options in [*others, ("draw-tickets", {})]:
        assert "You have something to decide first" in fine(await me.slash(command, **options)).text
    assert "### Done" in fine(await me.slash("draw", card="blind ship")).text


async def test_a_tunnel_warns_and_then_asks(discord: Sandbox) -> None:
    """Draw until a tunnel can be paid; it warns before, and the public message shows what was turned up."""
    me, other = await started(discord)
    for number in range(1, 60):
        user = me if number % 2 else other
        await turn_message(user, number)
        tunnels = [one for one in await user.autocomplete("claim", "route", "") if "tunnel" in one["name"]]
        if user is me and tunnels:
            asked = fine(await me.slash("claim", route=tunnels[0]["value"]))
            assert "⚠️ This is a tunnel: 3 cards are turned up" in asked.text
            pay = next(one for one in asked.buttons() if one.label != "Back")
            after = fine(await me.click(pay.custom_id, asked))
            assert after.text.count("Turned up:") == 1, "the question says it, so the note does not"
            if "### The tunnel" in after.text:
                assert "Take the cards back" in after.labels()
                public = await other.sees("pay for the tunnel, or take the cards back")
                assert "Turned up:" in public.content
                assert not public.attachments
                fine(await me.click("Take the cards back", after))
                return
            continue
        fine(await user.slash("draw", card="blind", second="blind"))
    pytest.fail("no tunnel asked for more")


async def test_an_action_is_taken_back(discord: Sandbox) -> None:
    me, other = await started(discord, "amsterdam")
    for number in range(1, 40):
        user = me if number % 2 else other
        await turn_message(user, number)
        routes = await user.autocomplete("claim", "route", "")
        if routes:
            ways = await user.autocomplete("claim", "with", "", route=routes[0]["value"])
            done = fine(await user.slash("claim", route=routes[0]["value"], **{"with": ways[0]["value"]}))
            assert "claimed" in done.text
            assert "Take it back" in done.labels()
            back = fine(await user.click("Take it back", done))
            assert "Taken back." in back.text
            assert "Your turn" in back.text
            public = await user.sees_that(
                lambda one: "took the last action back" in one.content, "that it was taken back"
            )
            assert user.mention in public.content.splitlines()[0]
            return
        fine(await user.slash("draw", card="blind", second="blind"))
    pytest.fail("nobody could claim a route")


async def test_an_old_panel_takes_nothing_else_back(discord: Sandbox) -> None:
    """Its button is about the claim that it showed, not about the next one."""
    me, other = await started(discord, "amsterdam")
    claims: list[Seen] = []
    for number in range(1, 60):
        user = me if number % 2 else other
        await turn_message(user, number)
        routes = await user.autocomplete("claim", "route", "")
        if routes and user is me:
            ways = await user.autocomplete("claim", "with", "", route=routes[0]["value"])
            claims.append(fine(await me.slash("claim", route=routes[0]["value"], **{"with": ways[0]["value"]})))
            if len(claims) == 2:
                old = fine(await me.click("Take it back", claims[0], stale=True))
                assert "You have already played that" in old.text
                assert not any("took the last action back" in one.content for one in me.messages())
                assert "Taken back." in fine(await me.click("Take it back", claims[1])).text
                return
            continue
        fine(await user.slash("draw", card="blind", second="blind"))
    pytest.fail("nobody could claim two routes")


async def test_opening_choices_and_panels_survive_a_restart(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await seat(discord, [host, olena], "great_lakes", by_commands=False)
    panel = fine(await host.click("Choose your tickets"))
    menu = panel.selects()[0]
    panel = fine(await host.select(menu.custom_id, *(one.value for one in menu.options[:3]), message=panel))
    await discord.restart_bot()
    fine(await host.click("Keep these 3", panel))
    pieces = host.now(panel)
    assert pieces is not None
    assert "Choose your trains and ships" in pieces.text
    await discord.restart_bot()
    fine(await host.click("27 trains and 23 ships (suggested)", pieces))
    chosen = host.now(panel)
    assert chosen is not None
    assert "One other player is still choosing" in chosen.text
    await olena.sees_that(
        lambda one: (
            "Still choosing: " in one.content
            and "Olena" in one.content.split("Still choosing: ")[1].splitlines()[0]
            and "Hannah" not in one.content.split("Still choosing: ")[1].splitlines()[0]
        ),
        "that only Olena is still choosing",
    )
    assert "You have chosen already" in fine(await host.slash("draw-tickets", keep="1,2,3")).text


async def test_exchange_by_dialog(discord: Sandbox) -> None:
    me, other = await started(discord, "great_lakes")
    panel = fine(await me.click("Take your turn"))
    label = next(one for one in panel.labels() if one.endswith(" …"))
    asked = await me.click(label, panel)
    assert asked.modal is not None
    refused = await me.submit(count="ten")
    assert "“ten” does not work here. Type a number from 1 to" in refused.text
    await me.click(label, panel)
    await discord.restart_bot()
    fine(await me.submit(count="2"))
    told = (await turn_message(other, 2)).content
    assert "exchanged 2 trains for 2 ships (−2 points)" in told or "exchanged 2 ships for 2 trains (−2 points)" in told


async def test_the_end_and_a_rematch(discord: Sandbox) -> None:
    people = await started(discord, "paris")
    result = await play_on(people, WithButtons(Taste(3)))
    me, other = people
    assert "The game is over" in fine(await me.slash("draw", card="blind")).text
    table = fine(await other.click("Table", result))
    assert "showed" in table.text
    assert "You don’t play in this game" in fine(await discord.user("vera").click("Rematch", result)).text
    fine(await other.click("Rematch", result))
    lobby = await me.sees_that(lambda one: one.id > result.id and "A table for" in one.content, "the new lobby")
    assert lobby.mentions == [me.name]
    joined = fine(await me.click("Rematch", result))
    assert f"You sit at the table as 🟦⌛ **{me.account.display_name}**" in joined.text
    assert joined.selects()[0].placeholder == "Choose another colour"
    await me.sees_that(
        lambda one: one.id == lobby.id and all(user.account.display_name in one.content for user in people), "both"
    )


async def test_opponents_play_between_people(discord: Sandbox) -> None:
    host = discord.user("host")
    await host.slash("game new", map="amsterdam", opponents=2, level="easy")
    await host.click("Start")
    await host.sees("left the station")
    player = WithButtons(Taste(2))
    await player.choose(host)
    last = "0"
    for _ in range(4):
        message = await after(host, last, "it is your turn")
        assert message.mentions == ["host"]
        last = message.id
        await player.turn(host)
    assert len(message.content.splitlines()) >= 6, "whose turn, what both opponents did, and the scores"
