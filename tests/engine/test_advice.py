"""Advice: what a view tells about tickets and cards."""

import random

import pytest

import maps
from engine import view
from engine.advice import is_done, missing_way, missing_ways, unseen_cards
from engine.ids import Seat
from engine.state import TunnelQuestion
from tests.engine.games import POLICIES, SEATINGS, whole_game
from tests.engine.positions import Game

TICKET = "budapest-zurich"


def test_the_cheapest_way_when_nothing_is_built() -> None:
    game = Game("europe", 2)
    way = missing_way(game.edition, game.view(0), TICKET)
    assert way is not None
    assert (way.pieces, set(way.routes)) == (6, {"munchen-zurich", "munchen-wien", "budapest-wien"})
    game.own(1, "munchen-wien")
    way = missing_way(game.edition, game.view(0), TICKET)
    assert way is not None
    assert (way.pieces, set(way.routes)) == (6, {"venezia-zurich", "venezia-zagrab", "budapest-zagrab"})
    assert not is_done(game.edition, game.view(0), TICKET)


def test_own_routes_cost_nothing_and_those_of_others_are_no_way() -> None:
    game = Game("europe", 2).own(0, "venezia-zurich").own(1, "venezia-zagrab")
    way = missing_way(game.edition, game.view(0), TICKET)
    assert way is not None
    assert "venezia-zurich" not in way.routes
    assert "venezia-zagrab" not in way.routes
    assert way.pieces == sum(game.edition.routes[game.edition.route_index[name]].length for name in way.routes)


def test_a_complete_ticket_misses_nothing() -> None:
    game = Game("europe", 2).own(0, "venezia-zurich", "venezia-zagrab", "budapest-zagrab")
    way = missing_way(game.edition, game.view(0), TICKET)
    assert way is not None
    assert (way.routes, way.pieces) == ((), 0)
    assert is_done(game.edition, game.view(0), TICKET)


def test_where_no_way_is_left() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london")
    assert missing_ways(game.edition, game.view(0), ("edinburgh-paris", TICKET))[0] is None
    game = Game("europe", 4).own(1, "edinburgh-london")
    way = missing_way(game.edition, game.view(0), "edinburgh-paris")
    assert way is not None
    assert "edinburgh-london-2" in way.routes


def test_cards_nobody_has_shown() -> None:
    game = Game("europe", 2).row("red red wild - blue").discards("green*3").seat(0, hand="red*2+black")
    left = unseen_cards(game.edition, game.view(0))
    assert (left["red"], left["wild"], left["blue"], left["green"], left["black"]) == (8, 13, 11, 9, 11)
    game.table(pending=TunnelQuestion("paris-zurich", ("red",) * 3, ("red", "white"), 1))
    left = unseen_cards(game.edition, game.view(0))
    assert (left["red"], left["white"]) == (4, 11)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_unseen_cards_are_those_in_decks_and_other_hands(name: str, seats: int) -> None:
    edition, rng = maps.edition(name), random.Random(1)
    for move in rng.sample(whole_game(edition, seats, 4, POLICIES[1]), 20):
        state = move.after
        for seat in range(seats):
            hidden = {card.id: 0 for card in edition.cards}
            for card in (card for deck in state.decks for card in deck):
                hidden[card] += 1
            for other, player in enumerate(state.players):
                for kind, count in zip(edition.cards, player.hand, strict=True):
                    hidden[kind.id] += count if other != seat else 0
            assert unseen_cards(edition, view(edition, state, Seat(seat))) == hidden
