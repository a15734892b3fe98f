"""Every payment a hand allows, found a second time by trying all sets of its cards against the words of the rules."""

import random
from collections.abc import Iterator
from itertools import product
from math import prod

import pytest

import maps
from engine import Edition, legal_actions
from engine.actions import Claim, Port, Station
from engine.board import Card, Route
from tests.engine.positions import Game

Held = dict[str, int]


def some_hand(edition: Edition, rng: random.Random) -> Held:
    """Few kinds of cards, some of them often, so that many sets fit."""
    hand: Held = {}
    kinds = rng.sample(edition.cards, 3) + [card for card in edition.cards if card.wild]
    for colour in rng.sample(edition.colours, 1):
        kinds += [card for card in edition.cards if card.colour == colour]
    for card in kinds:
        hand[card.id] = min(card.count, rng.choice((0, 1, 2, 2, 3, 4)))
    while prod(count + 1 for count in hand.values()) > 1500:
        hand[rng.choice(list(hand))] = 0
    return {card: count for card, count in hand.items() if count}


def all_sets(edition: Edition, hand: Held) -> Iterator[tuple[Card, ...]]:
    """Every set of cards of the hand, in the order of the map file."""
    kinds = [card for card in edition.cards if card.id in hand]
    for counts in product(*(range(hand[card.id] + 1) for card in kinds)):
        yield tuple(card for card, count in zip(kinds, counts, strict=True) for _ in range(count))


def one_colour(cards: tuple[Card, ...]) -> bool:
    return len({card.colour for card in cards if card.colour}) <= 1


def pays_route(cards: tuple[Card, ...], route: Route) -> bool:
    """R-CLAIM-2, R-CLAIM-7, R-FER-1, R-GL-ROUTE-1 to R-GL-ROUTE-3, read literally."""
    covered = sum(card.covers for card in cards)
    return (
        all(route.kind in card.serves for card in cards)
        and one_colour(cards)
        and all(route.colour in ("grey", card.colour) for card in cards if card.colour)
        and covered >= route.length
        and all(covered - card.covers < route.length for card in cards)
        and sum(not card.colour for card in cards) >= route.ferry
    )


def pays_port(edition: Edition, cards: tuple[Card, ...]) -> bool:
    """R-GL-PORT-2: two train and two ship cards with an anchor, of one colour, or wilds for any of them."""
    real = [card for card in cards if card.colour]
    trains = sum(edition.card_deck[card.id] == 0 for card in real)
    return (
        len(cards) == 4
        and one_colour(cards)
        and all(card.anchor for card in real)
        and trains <= 2
        and len(real) - trains <= 2
    )


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def arranged(edition: Edition, name: str, hand: Held) -> Game:
    return Game(name).seat(0, hand="+".join(f"{card}*{count}" if count > 1 else card for card, count in hand.items()))


@pytest.mark.parametrize("name", ["europe", "great_lakes", "paris", "amsterdam"])
@pytest.mark.parametrize("part", range(4))
def test_claims_are_exactly_those_that_the_rules_allow(name: str, part: int) -> None:
    edition, rng = maps.edition(name), random.Random(part)
    for _ in range(8):
        hand = some_hand(edition, rng)
        game = arranged(edition, name, hand)
        offered = [action for action in legal_actions(edition, game.state, 0) if isinstance(action, Claim)]
        sets = list(all_sets(edition, hand))
        kinds = {(route.kind, route.colour, route.length, route.ferry): route for route in edition.routes}
        paid = {key: [names(cards) for cards in sets if pays_route(cards, route)] for key, route in kinds.items()}
        expected = {
            Claim(edition.route_ids[index], cards)
            for index, route in enumerate(edition.routes)
            for cards in paid[route.kind, route.colour, route.length, route.ferry]
        }
        assert len(offered) == len(set(offered))
        assert set(offered) == expected


@pytest.mark.parametrize("built", [0, 1, 2])
def test_stations_are_exactly_those_that_the_rules_allow(built: int) -> None:
    edition, rng = maps.edition("europe"), random.Random(built)
    for _ in range(15):
        hand = some_hand(edition, rng)
        game = arranged(edition, "europe", hand).seat(0, stations=("roma", "wien")[:built])
        offered = [action for action in legal_actions(edition, game.state, 0) if isinstance(action, Station)]
        paid = [names(cards) for cards in all_sets(edition, hand) if len(cards) == built + 1 and one_colour(cards)]
        free = [city for city in edition.cities if city not in ("roma", "wien")[:built]]
        assert len(offered) == len(set(offered))
        assert set(offered) == {Station(city, cards) for city in free for cards in paid}


def test_ports_are_exactly_those_that_the_rules_allow() -> None:
    edition, rng = maps.edition("great_lakes"), random.Random(3)
    found = 0
    for _ in range(40):
        hand = some_hand(edition, rng)
        game = arranged(edition, "great_lakes", hand).own(0, "chicago-milwaukee", "chicago-madison")
        offered = [action for action in legal_actions(edition, game.state, 0) if isinstance(action, Port)]
        paid = [names(cards) for cards in all_sets(edition, hand) if pays_port(edition, cards)]
        assert len(offered) == len(set(offered))
        assert set(offered) == {Port(city, cards) for city in ("chicago", "milwaukee") for cards in paid}
        found += len(offered)
    assert found
