"""What stands on buttons and menus is whole, and its letters are those of the board, in every language."""

from collections import Counter
from itertools import chain

import pytest
from msgspec.structs import replace

from bot.text import languages, words
from bot.text.rules import rule_text
from bot.ui.layout import Buttons, Menu
from bot.ui.own_seat import names_at, since_text
from bot.ui.questions import place_payments, route_payments
from bot.ui.routes import Claimable
from bot.ui.turn_panel import port_panel, station_panel, turn_panel
from engine.actions import Claim, Port, Station
from engine.edition import Edition
from engine.rules.port import Ports
from maps import edition, names
from tests.bot.ui.tables import full_hand, playing, seen_of, with_hand

PLACES = {"great_lakes": (Port, port_panel, "port"), "europe": (Station, station_panel, "station")}


def hand_of(box: Edition, cards: tuple[str, ...]) -> tuple[int, ...]:
    held = Counter(cards)
    return tuple(held[card.id] for card in box.cards)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", names())
def test_menus_go_by_the_letters_on_the_board(board: str, language: str) -> None:
    """A junction has a translated name, which would stand behind every city in Cyrillic."""
    box = edition(board)
    state = full_hand(box, playing(box))
    seen = seen_of(box, state, state.seat)
    menus = [part for part in turn_panel(names_at(words(language), seen.table), seen).parts if isinstance(part, Menu)]
    routes = [menu for menu in menus if "route" in type(menu.options[0].step).__name__.lower()]
    printed = {city.name[0] for city in box.board.cities if city.kind == "city"}
    assert routes
    assert {option.label[0] for menu in routes for option in menu.options} <= printed


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", PLACES)
def test_a_menu_whose_cities_share_a_letter_names_it_once(board: str, language: str) -> None:
    kind, panel, word = PLACES[board]
    box, speech = edition(board), words(language)
    state = playing(box)
    cities = [city for city in box.board.cities if city.name.startswith("M")]
    assert len(cities) > 1
    cards = tuple(box.wilds)
    seen = replace(seen_of(box, state, state.seat), legal=tuple(kind(city.id, cards) for city in cities))
    (menu,) = (part for part in panel(names_at(speech, seen.table), seen).parts if isinstance(part, Menu))
    assert menu.placeholder == speech.say(f"panel-pick-{word}-one", first="M")
    assert menu.placeholder.count("M") == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", names())
def test_how_to_pay_is_never_cut_off(board: str, language: str) -> None:
    """Each payment alone, out of a hand that holds nothing else: then also the last wild is told."""
    box = edition(board)
    state = playing(box)
    routes = {cards: number for number, listed in enumerate(box.payments) for cards in listed}
    ports = chain.from_iterable(rule.payments for rule in box.rules if isinstance(rule, Ports))
    panels = []
    for cards, number in routes.items():
        seen = seen_of(box, with_hand(state, hand_of(box, cards)))
        names_ = names_at(words(language), seen.table)
        route = box.route_ids[number]
        panels.append(route_payments(names_, seen, Claimable((route,), (Claim(route, cards),))))
    for cards in ports:
        seen = seen_of(box, with_hand(state, hand_of(box, cards)))
        panels.append(place_payments(names_at(words(language), seen.table), seen, [Port("chicago", cards)]))
    labels = [
        one.label for panel in panels for part in panel.parts if isinstance(part, Buttons) for one in part.buttons
    ]
    options = [one for panel in panels for part in panel.parts if isinstance(part, Menu) for one in part.options]
    assert len(panels) > 10
    assert [label for label in labels if label.endswith("…")] == []
    assert [one for one in options if one.label.endswith("…") or one.description.endswith("…")] == []


@pytest.mark.parametrize("language", languages())
def test_what_happened_before_the_first_turn_is_not_since_the_last(language: str) -> None:
    box, speech = edition("paris"), words(language)
    state = playing(box, 2)
    for seat in (0, 1):
        seen = seen_of(box, state, seat)
        assert since_text(names_at(speech, seen.table), seen, 500) == speech.say("panel-quiet", first="yes")
    later = seen_of(box, replace(state, turn=2), 0)
    assert since_text(names_at(speech, later.table), later, 500) == speech.say("panel-quiet", first="no")
    assert speech.say("panel-since", first="yes") != speech.say("panel-since", first="no")


def test_the_rules_say_for_how_many_players_a_second_half_closes() -> None:
    assert "With 2 players, the second half" in rule_text(words("en"), edition("paris"), "doubles")
    assert "With 3 players or fewer, the second half" in rule_text(words("en"), edition("europe"), "doubles")
