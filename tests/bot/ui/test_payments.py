"""Ways to pay: the thriftiest first."""

import pytest

from bot.ui.payments import thriftiest_first
from engine import legal_actions
from engine.actions import Claim
from engine.ids import Seat
from tests.engine.positions import Game


def first_way(hand: str, route: str, board: str) -> tuple[str, ...]:
    game = Game(board, 3).seat(0, hand=hand)._change(seat=Seat(0))
    ways = [
        one.cards for one in legal_actions(game.edition, game.state, 0) if isinstance(one, Claim) and one.route == route
    ]
    assert len(ways) > 1
    return thriftiest_first(game.edition, game.state.players[0].hand, ways)[0]


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("train.red*2+ship.red*4+ship.red.double*3+train.black*3", "train.black"),
        ("train.red*2+train.red.anchor*2+train.black*3", "train.red"),
    ],
)
def test_the_colour_one_holds_most_of_is_counted_by_the_cards_that_serve_the_route(hand: str, first: str) -> None:
    assert first_way(hand, "south_baymouth-sudbury", "great_lakes") == (first, first)


def test_trains_are_no_reserve_of_ships() -> None:
    hand = "ship.red.double+train.red*9+ship.white.double*2"
    assert first_way(hand, "junction_superior-marquette", "great_lakes") == ("ship.white.double",)


def test_with_one_deck_every_card_of_the_colour_counts() -> None:
    assert first_way("black*2+white*7+wild*2", "danzig-warszawa", "europe") == ("white", "white")
