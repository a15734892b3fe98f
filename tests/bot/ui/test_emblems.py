"""Emojis of ours in sentences and beside labels: the same words as with signs, never inside a label, never too long."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.publish import Post
from bot.service import Seen
from bot.text import Words, words
from bot.text.emblems import Emblems, fitted, width, with_signs
from bot.ui import TableSpeaker
from bot.ui.layout import MESSAGE_TEXT, PANEL_TEXT, Button, Buttons, Menu, Option, Panel, Text, cut, cut_lines, written
from bot.ui.own_seat import names_at
from bot.ui.plan_panel import plan_panel
from bot.ui.public import colour_option, table_text
from bot.ui.questions import place_payments, route_payments
from bot.ui.routes import claimable
from bot.ui.show import laid_out, without_emojis
from bot.ui.suggesting import kinds, payments, routes
from bot.ui.turn_panel import turn_panel
from engine.actions import Claim, Port, Station
from maps import edition, names
from rendering.emoji import card_key, emojis
from tests.bot.ui.tables import full_hand, playing, seen_of, table_of, whole_game

OURS = re.compile(r"<:\w+:\d+>")


def uploaded() -> Emblems:
    """All that we draw, under ids as long as Discord's."""
    found = Emblems()
    drawn = emojis([edition(name).board for name in names()])
    found.use({emoji.key: 1_400_000_000_000_000_000 + number for number, emoji in enumerate(drawn)})
    return found


EMBLEMS = uploaded()


def labelled(panel: Panel) -> Iterator[Button | Option]:
    for part in panel.parts:
        if isinstance(part, Buttons):
            yield from part.buttons
        elif isinstance(part, Menu):
            yield from part.options


def outside_of_texts(panel: Panel) -> list[str]:
    """Everything that Discord shows as it is written."""
    found = [part.placeholder for part in panel.parts if isinstance(part, Menu)]
    for one in labelled(panel):
        found += [one.label, one.description] if isinstance(one, Option) else [one.label]
    return found


def texts(panel: Panel) -> list[str]:
    return [part.body for part in panel.parts if isinstance(part, Text)]


def panels(speech: Words, seen: Seen) -> Iterator[Panel]:
    """What this seat can open: its turn, its plan, and every question about paying."""
    called = names_at(speech, seen.table)
    yield turn_panel(called, seen)
    yield plan_panel(called, seen)
    for one in claimable(called.edition, [one for one in seen.legal if isinstance(one, Claim)]):
        yield route_payments(called, seen, one)
    for kind in (Station, Port):
        cities: dict[str, list[Station | Port]] = {}
        for action in seen.legal:
            if isinstance(action, kind):
                cities.setdefault(action.city, []).append(action)
        yield from (place_payments(called, seen, actions) for actions in cities.values())


def check_alike(seen: Seen, language: str) -> None:
    """With emojis a panel says what it says with signs, and nothing is lost to their length."""
    for ours, plain in zip(panels(EMBLEMS.words(language), seen), panels(words(language), seen), strict=True):
        assert not any(OURS.search(text) for text in outside_of_texts(ours))
        assert outside_of_texts(ours) == outside_of_texts(plain)
        assert [with_signs(text) for text in texts(ours)] == texts(plain)
        assert sum(map(len, texts(written(ours)))) <= PANEL_TEXT
        assert [with_signs(one.emblem) for one in labelled(ours)] == [one.emblem for one in labelled(plain)]
        laid_out(ours, "red", "g1", ())


@pytest.mark.parametrize("language", ["en", "uk", "pl", "ru"])
@pytest.mark.parametrize("board", names())
def test_a_panel_with_every_card_says_the_same_with_emojis(board: str, language: str) -> None:
    box = edition(board)
    state = full_hand(box, playing(box))
    check_alike(seen_of(box, state, state.seat), language)


@pytest.mark.parametrize("board", names())
def test_every_message_of_a_game_says_the_same_with_emojis(board: str) -> None:
    box = edition(board)
    seats = box.board.players[1]
    ours, plain = TableSpeaker("en", EMBLEMS), TableSpeaker("en")
    for number, (state, seat, _, _) in enumerate(whole_game(box, seats, 3)):
        if number % 7 or not state.turn:
            continue
        check_alike(seen_of(box, state, seat), "en")
        post = Post("turn", table_of(box, state), mentions=(1,))
        said, signs = ours.compose(post), plain.compose(post)
        assert said.said == signs.content == with_signs(said.content)
        assert len(said.content) <= MESSAGE_TEXT
        assert with_signs(table_text(EMBLEMS.words("en"), post.table, 3000)) == table_text(words(), post.table, 3000)


def test_double_ships_and_anchors_have_emojis_of_their_own() -> None:
    box = edition("great_lakes")
    called = names_at(EMBLEMS.words("en"), table_of(box, playing(box)))
    for card in box.cards:
        assert card_key(box.board, card) in called.card(card.id)
        assert card_key(box.board, card) in called.card_emblem(card.id)


def test_the_line_that_rings_a_phone_has_signs() -> None:
    box = edition("europe")
    state = playing(box)
    first, *rest = (
        TableSpeaker("en", EMBLEMS).compose(Post("turn", table_of(box, state), mentions=(1,))).content.split("\n")
    )
    assert not OURS.search(first)
    assert any(OURS.search(line) for line in rest)


def test_suggestions_have_signs() -> None:
    box = edition("great_lakes")
    state = full_hand(box, playing(box))
    seen = seen_of(box, state, state.seat)
    called = names_at(EMBLEMS.words("en"), seen.table)
    ways = [action.cards for action in seen.legal if isinstance(action, Claim)]
    labels = [one.label for one in (*kinds(called), *routes(called, seen, ""), *payments(called, seen, ways[:50]))]
    assert labels
    assert not any("<" in label for label in labels)


def test_a_colour_of_the_lobby_is_shown_once() -> None:
    with_emoji, without = colour_option(EMBLEMS.words("en"), "red"), colour_option(words(), "red")
    assert (with_emoji.label, with_signs(with_emoji.emblem)) == ("red", "🟥♥")
    assert (without.label, without.emblem) == ("🟥♥ red", "")


def test_a_panel_that_is_too_long_with_emojis_has_signs() -> None:
    red = EMBLEMS.words("en").emblems["card_red"]
    long = Panel((Text(red * 70), Text(red * 70)))
    assert texts(written(long)) == ["🔴" * 70] * 2
    assert written(Panel((Text(red * 60),))) == Panel((Text(red * 60),))
    assert fitted(red * 3, len(red) * 3) == red * 3
    assert fitted(red * 3, len(red) * 3 - 1) == "🔴🔴🔴"


LINES = st.lists(st.lists(st.sampled_from(["red ", "<:card_red:14>", "<:player_blue:9>", "й", "<@5>"])).map("".join))


@given(LINES, st.integers(20, 200))
def test_no_emoji_is_cut_in_two(lines: list[str], limit: int) -> None:
    with_emojis, plain = cut_lines(lines, limit), cut_lines([with_signs(line) for line in lines], limit)
    assert with_signs(with_emojis) == plain
    assert width(with_emojis) <= limit
    assert "<:" not in OURS.sub("", cut("".join(lines), limit))


def test_without_emojis_a_view_keeps_its_words_and_other_signs() -> None:
    box = edition("europe")
    state = full_hand(box, playing(box))
    seen = seen_of(box, state, state.seat)
    panel = turn_panel(names_at(EMBLEMS.words("en"), seen.table), seen)
    whole: Any = laid_out(panel, "red", "g1", ())
    stripped: Any = without_emojis(laid_out(panel, "red", "g1", ()))
    before, after = str(whole.to_components()), str(stripped.to_components())
    assert "'emoji': {'id'" in before or "'id': '14" in before
    assert "'id': '14" not in after
    assert "🔘" in after, "the sign of grey routes is Discord's own"
