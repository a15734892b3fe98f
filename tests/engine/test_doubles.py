"""Double routes: which half a seat may claim (R-CLAIM-5), as every user of the one place sees it."""

import random

import pytest

import maps
from engine import legal_actions
from engine.actions import Claim
from engine.doubles import halves, may_claim, open_routes, second_half_closes
from tests.engine.games import POLICIES, SEATINGS, whole_game
from tests.engine.positions import Game


def test_the_other_half_of_ones_own_double_route_is_closed() -> None:
    game = Game("europe", 5).own(0, "edinburgh-london")
    twin = game.edition.route_index["edinburgh-london-2"]
    assert not may_claim(game.edition, game.state.routes, 0, twin)
    assert may_claim(game.edition, game.state.routes, 1, twin)


@pytest.mark.parametrize(("seats", "closes"), [(2, True), (3, True), (4, False), (5, False)])
def test_with_few_players_it_is_closed_to_everybody(seats: int, closes: bool) -> None:
    game = Game("europe", seats).own(0, "edinburgh-london")
    assert second_half_closes(game.edition, seats) == closes
    twin = game.edition.route_index["edinburgh-london-2"]
    assert may_claim(game.edition, game.state.routes, 1, twin) != closes


def test_both_halves_are_named() -> None:
    edition = maps.edition("europe")
    assert halves(edition, "edinburgh-london-2") == ("edinburgh-london-2", "edinburgh-london")
    assert halves(edition, "amsterdam-london") == ("amsterdam-london",)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_no_closed_route_is_offered(name: str, seats: int) -> None:
    edition, rng = maps.edition(name), random.Random(1)
    for move in rng.sample(whole_game(edition, seats, 4, POLICIES[1]), 20):
        state, seat = move.after, move.after.seat
        claimable = open_routes(edition, state.routes, seat)
        assert claimable == [may_claim(edition, state.routes, seat, route) for route in range(len(edition.routes))]
        claims = [action for action in legal_actions(edition, state, seat) if isinstance(action, Claim)]
        assert all(claimable[edition.route_index[claim.route]] for claim in claims)
