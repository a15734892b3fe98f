"""What only shows something: hand, board, scores, log, rules, help, games; and suggestions in every language."""

from functools import partial

import pytest

from sandbox.testing import Sandbox
from tests.bot.games.driver import fine, seat, with_picture
from tests.bot.games.test_turns import started, turn_message


async def test_the_hand_is_for_its_owner_alone(discord: Sandbox) -> None:
    me, other = await started(discord)
    for ask in (partial(me.click, "My hand"), partial(me.slash, "hand")):
        answer = fine(await ask())  # One after the other: of two pictures at once a person gets the newest.
        assert "## Your hand" in answer.text
        assert "Tickets" in answer.text
        assert "spaces to go" in answer.text
        painted = await with_picture(me, answer)
        assert painted.attachments[0].description
    assert not any("## Your hand" in one.text for one in other.messages())


async def test_the_table_in_words_and_as_a_picture(discord: Sandbox) -> None:
    me, other = await started(discord)
    fine(await me.slash("draw", card="blind", second="blind"))
    await turn_message(other, 2)
    for answer in (fine(await other.click("Table")), fine(await other.slash("board"))):
        assert "Europe · turn 2" in answer.text
        assert "Unseen cards" in answer.text
        assert "took two cards blind" in answer.text
        assert f"Awaited: 🟦⌛ **{other.account.display_name}**" in answer.text or "Awaited: 🟥♥" in answer.text
        await with_picture(other, answer)


async def test_a_closer_look_at_what_happened_on_the_map(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    fine(await me.slash("draw", card="blind", second="blind"))
    await turn_message(other, 2)
    assert "Which part of the map?" in fine(await other.click("Closer look")).text, "nothing has happened on the map"
    number = 2
    while not (routes := await (me, other)[number % 2 - 1].autocomplete("claim", "route", "")):
        fine(await (me, other)[number % 2 - 1].slash("draw", card="blind", second="blind"))
        number += 1
        await turn_message((me, other)[number % 2 - 1], number)
    claimer, waiting = ((me, other), (other, me))[number % 2 - 1]
    (payment, *_) = await claimer.autocomplete("claim", "with", "", route=routes[0]["value"])
    fine(await claimer.slash("claim", **{"route": routes[0]["value"], "with": payment["value"]}))
    message = await turn_message(waiting, number + 1)
    for under in (message, fine(await waiting.slash("board"))):
        closer = fine(await waiting.click("Closer look", under))
        assert "claimed" in closer.text
        assert closer.labels() == ["Take your turn", "My hand", "Table"]
        painted = await with_picture(waiting, closer)
        assert [one.name for one in painted.attachments] == ["newest.jpg", "older.jpg"]
    assert "claimed" not in fine(await claimer.click("Closer look", message)).text, "whoever moved has seen it"


async def test_anybody_chooses_a_part_of_the_map(discord: Sandbox) -> None:
    me, _ = await started(discord)
    vera = discord.user("vera")
    message = await turn_message(me, 1)
    for user, labels in ((vera, ["Table"]), (me, ["Take your turn", "My hand", "Table"])):
        closer = fine(await user.click("Closer look", message))
        assert "Which part of the map?" in closer.text
        assert closer.labels() == labels
        shown = fine(await user.select("Which part of the map?", "South-east", message=closer))
        assert shown.text.startswith("**South-east**: ")
        assert "Constantinople" in shown.text
        assert shown.id == closer.id
        await with_picture(user, shown)


async def test_in_the_opening_the_buttons_say_what_they_open(discord: Sandbox) -> None:
    host, olena, vera = (discord.user(name) for name in ("host", "olena", "vera"))
    await seat(discord, [host, olena], "europe", by_commands=False)
    hand = fine(await host.slash("hand"))
    assert "**Tickets to choose from**" in hand.text
    assert "spaces to go" in hand.text
    for answer in (hand, fine(await host.slash("board")), fine(await host.slash("game status"))):
        assert "Choose your tickets" in answer.labels()
        assert "Take your turn" not in answer.labels()
    assert "choose your tickets" in fine(await host.slash("games")).text
    for answer in (fine(await vera.slash("board")), fine(await vera.slash("game status"))):
        assert "Choose your tickets" not in answer.labels(), "who does not play has nothing to choose"


async def test_since_when_a_game_waits(discord: Sandbox) -> None:
    me, other = await started(discord)
    for user in (me, other):
        for command in ("games", "board", "game status"):
            assert "last move <t:" in fine(await user.slash(command)).text


async def test_a_double_route_is_named_once_among_those_one_could_claim(discord: Sandbox) -> None:
    me, other = await started(discord, "great_lakes")
    for number in range(1, 9):
        user = me if number % 2 else other
        await turn_message(user, number)
        fine(await user.slash("draw", card="blind train", second="blind ship"))
        listed = fine(await user.slash("hand")).text.split("**You could claim**: ")[1].split("\n")[0]
        routes = listed.split(" and ")[0].replace(", sea", "").split(", ")
        assert len(set(routes)) == len(routes), listed


async def test_scores(discord: Sandbox) -> None:
    me, _ = await started(discord, "great_lakes")
    text = fine(await me.slash("scores")).text
    assert "Hannah" in text
    assert "Olena" in text
    assert "train cards" in text


async def test_the_log_goes_back(discord: Sandbox) -> None:
    me, other = await started(discord, "paris")
    for number in range(1, 18):
        user = me if number % 2 else other
        await turn_message(user, number)
        fine(await user.slash("draw", card="blind", second="blind"))
    page = fine(await me.slash("log"))
    assert "took two cards blind" in page.text
    assert "(blind)" in page.text, "one's own cards are told"
    assert page.labels() == ["Older"]
    while "Older" in page.labels():
        page = fine(await me.click("Older", page))
    assert "opened the table" in page.text
    onlooker = fine(await discord.user("vera").slash("log"))
    assert "(blind)" not in onlooker.text
    assert "You kept" not in onlooker.text


async def test_the_rules_of_this_table(discord: Sandbox) -> None:
    me, _ = await started(discord, "great_lakes")
    topics = await me.autocomplete("rules", "topic", "")
    assert {"value": "ports", "name": "Ports"}.items() <= next(t for t in topics if t["value"] == "ports").items()
    answer = fine(await me.slash("rules", topic="ports"))
    assert "Great Lakes: Ports" in answer.text
    other = fine(await me.select("Topic", "The end", message=answer))
    assert "Great Lakes: The end" in other.text
    asked = fine(await me.slash("rules", topic="Tunnels", map="europe"))
    assert "Europe: Tunnels" in asked.text


async def test_help_and_games(discord: Sandbox) -> None:
    vera = discord.user("vera")
    assert "/game new" in fine(await vera.slash("help")).text
    assert "You are in no game" in fine(await vera.slash("games")).text
    me, other = await started(discord)
    mine = fine(await me.slash("games")).text
    assert "it is your turn" in mine
    assert "https://discord.com/channels/" in mine
    assert "waiting for" in fine(await other.slash("games")).text


@pytest.mark.parametrize(
    ("language", "typed"),
    [("uk", "Амстердам"), ("uk", "амстердам"), ("pl", "Amsterdam"), ("ru", "Амстердам"), ("en-GB", "AMSTER")],
)
async def test_cities_are_found_in_the_language_of_the_user(discord: Sandbox, language: str, typed: str) -> None:
    me, _ = await started(discord)
    me.language = language
    found = await me.autocomplete("station", "city", typed)
    assert [one["value"] for one in found] == ["amsterdam"]


@pytest.mark.parametrize("typed", ["Мюнхен", "Monachium", "munich", "munchen", "München"])
async def test_a_station_is_built_by_any_name(discord: Sandbox, typed: str) -> None:
    me, other = await started(discord)
    ways = await me.autocomplete("station", "with", "", city=typed)
    fine(await me.slash("station", city=typed, **{"with": ways[0]["value"]}))
    assert "built a station in **München**" in (await turn_message(other, 2)).content


async def test_maps_are_suggested(discord: Sandbox) -> None:
    listed = await discord.user("host").autocomplete("game new", "map", "")
    assert [one["value"] for one in listed] == ["europe", "great_lakes", "paris", "amsterdam"]
    assert [one["value"] for one in await discord.user("olena").autocomplete("game new", "map", "париж")] == ["paris"]
