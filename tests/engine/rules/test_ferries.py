"""Ferries: R-FER."""

from msgspec.structs import replace

import maps
from engine import Edition
from engine.state import TunnelQuestion
from tests.engine.positions import Game


def test_r_fer_1_as_many_wilds_as_it_shows_locomotives() -> None:
    game = Game("europe").seat(0, hand="red*6+blue*3+wild*3")
    assert game.payments("claim palermo-smyrna") == {"red*4+wild*2", "red*3+wild*3", "blue*3+wild*3"}
    assert game.refused("claim palermo-smyrna red*5+wild") == "wrong-payment"
    assert game.refused("claim palermo-smyrna red*3+blue+wild*2") == "wrong-payment"


def test_r_fer_1_wilds_alone_are_allowed() -> None:
    game = Game("europe").seat(0, hand="wild*6")
    assert game.payments("claim palermo-smyrna") == {"wild*6"}
    assert game.payments("claim amsterdam-london") == {"wild*2"}


def test_r_fer_1_the_rest_is_paid_like_a_grey_route() -> None:
    game = Game("europe").seat(0, hand="red+blue+wild")
    assert game.payments("claim athina-smyrna") == {"red+wild", "blue+wild"}


def test_r_fer_1_every_ferry_of_the_board() -> None:
    game = Game("europe").seat(0, hand="+".join(f"{card.id}*12" for card in maps.edition("europe").cards))
    for index, route in enumerate(game.edition.routes):
        if route.ferry:
            payments = game.payments(f"claim {game.edition.route_ids[index]}")
            assert len(payments) == 8 * (route.length - route.ferry) + 1
            assert all("wild" in payment for payment in payments)


def test_r_fer_1_a_ferry_through_a_tunnel_obeys_both() -> None:
    board = maps.edition("europe").board
    routes = tuple(replace(route, tunnel=True) if route.ferry == 2 else route for route in board.routes)
    game = Game(Edition(replace(board, routes=routes))).decks("red wild blue white*9").seat(0, hand="red*5+wild*4")
    assert game.payments("claim palermo-smyrna") == {"red*4+wild*2", "red*3+wild*3", "red*2+wild*4"}
    game.do("claim palermo-smyrna red*4+wild*2")
    assert isinstance(game.state.pending, TunnelQuestion)
    assert set(game.legal()) == {"pay red+wild", "pay wild*2", "withdraw"}
