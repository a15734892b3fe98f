"""Claiming routes: R-CLAIM."""

from itertools import combinations_with_replacement

import pytest

import maps
from engine.events import RouteClaimed
from engine.ids import CLOSED, FREE, Seat
from tests.engine.positions import Game, events_of


def test_r_claim_1_any_free_route_connected_or_not() -> None:
    game = Game("europe", 2).seat(0, hand="wild*14")
    free = {text.split()[1] for text in game.legal() if text.startswith("claim")}
    assert free == set(game.edition.route_ids)
    game.own(0, "lisboa-madrid").own(1, "cadiz-lisboa")
    free = {text.split()[1] for text in game.legal() if text.startswith("claim")}
    assert free == set(game.edition.route_ids) - {"lisboa-madrid", "cadiz-lisboa"}
    assert game.refused("claim cadiz-lisboa blue*2") == "route-taken"
    assert game.refused("claim lisboa-madrid purple*3") == "route-taken"
    assert game.refused("claim lisboa-moskva wild") == "no-such-route"


def test_r_claim_1_one_a_turn_and_never_a_part() -> None:
    game = Game("europe", 2).seat(0, hand="purple*6")
    assert game.refused("claim lisboa-madrid purple*2") == "wrong-payment"
    game.do("claim lisboa-madrid purple*3")
    assert game.state.routes.count(0) == 1
    assert game.refused("claim dieppe-paris purple", 0) == "not-your-turn"


def test_r_claim_2_the_colour_of_the_route_or_wilds() -> None:
    game = Game("europe", 2).seat(0, hand="purple*2+blue*3+wild*3")
    assert game.payments("claim lisboa-madrid") == {"purple*2+wild", "purple+wild*2", "wild*3"}
    assert game.refused("claim lisboa-madrid blue*3") == "wrong-payment"
    assert game.refused("claim lisboa-madrid purple*2+blue") == "wrong-payment"
    assert game.refused("claim lisboa-madrid purple*3") == "cards-missing"


def test_r_claim_2_grey_takes_any_one_colour() -> None:
    game = Game("europe", 2).seat(0, hand="red*2+blue*2+green+wild")
    assert game.payments("claim danzig-warszawa") == {"red*2", "blue*2", "red+wild", "blue+wild", "green+wild"}
    assert game.refused("claim danzig-warszawa red+blue") == "wrong-payment"


def test_r_claim_2_every_payment_of_a_rich_hand() -> None:
    game = Game("europe", 2).seat(0, hand="red*9+wild*9")
    assert len(game.payments("claim kyiv-smolensk")) == 4
    assert len(game.payments("claim danzig-riga")) == 1
    game.seat(0, hand="+".join(f"{card.id}*9" for card in game.edition.cards))
    assert len(game.payments("claim berlin-danzig")) == 8 * 4 + 1


def test_r_claim_3_a_piece_on_every_space() -> None:
    game = Game("europe", 2).seat(0, hand="purple*3+wild*8", supply=(5,))
    game.do("claim lisboa-madrid purple*3")
    assert game.state.players[0].supply == (2,)
    game.table(seat=Seat(0))
    lengths = {
        game.edition.routes[game.edition.route_index[text.split()[1]]].length
        for text in game.legal()
        if "claim" in text
    }
    assert lengths == {1, 2}
    assert game.refused("claim brest-paris wild*3") == "too-few-pieces"


def test_r_claim_3_each_kind_of_piece_for_itself() -> None:
    game = Game("great_lakes", 2).seat(0, hand="wild*9", supply=(30, 2))
    kinds = {
        (route.kind, route.length)
        for text in game.legal()
        if text.startswith("claim")
        for route in [game.edition.routes[game.edition.route_index[text.split()[1]]]]
    }
    assert max(length for kind, length in kinds if kind == "sea") == 2
    assert max(length for kind, length in kinds if kind == "rail") == 9


POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}


@pytest.mark.parametrize("name", ["europe", "great_lakes", "paris", "amsterdam"])
def test_r_claim_4_points_by_length_at_once(name: str) -> None:
    edition = maps.edition(name)
    for index, route in enumerate(edition.routes):
        if route.tunnel:
            assert edition.route_points[index] == POINTS[route.length]
            continue
        game = Game(name).seat(0, hand="wild*9", points=5)
        events = game.do(f"claim {edition.route_ids[index]} {'wild' if route.length == 1 else f'wild*{route.length}'}")
        assert events_of(events, RouteClaimed)[0].points == POINTS[route.length]
        assert game.state.players[0].points == 5 + POINTS[route.length]


@pytest.mark.parametrize(
    ("name", "closed", "route"),
    [
        ("europe", 3, "berlin-frankfurt"),
        ("great_lakes", 3, "ottawa-sudbury"),
        ("paris", 2, "louvre-opera"),
        ("amsterdam", 2, "dam-oude_kerk"),
    ],
)
def test_r_claim_5_double_routes_by_number_of_players(name: str, closed: int, route: str) -> None:
    least, most = maps.edition(name).board.players
    for seats in range(least, most + 1):
        game = Game(name, seats)
        for seat in range(seats):
            game.seat(seat, hand="wild*14")
        index = game.edition.route_index[route]
        payment = f"wild*{game.edition.routes[index].length}".removesuffix("*1")
        game.do(f"claim {route} {payment}")
        twin = game.edition.route_index[f"{route}-2"]
        assert game.state.routes[twin] == (CLOSED if seats <= closed else FREE)
        other = f"claim {route}-2 {payment}"
        assert (other in game.legal()) == (seats > closed)
        if seats <= closed:
            assert game.refused(other) == "route-taken"
        game.table(seat=Seat(0))
        assert other not in game.legal()
        assert game.refused(other) == "route-taken"
        game.table(seat=Seat(1))
        if seats > closed:
            game.do(other)
            assert game.state.routes[twin] == 1


def test_r_claim_5_routes_of_the_same_places_that_differ_are_no_double_route() -> None:
    game = Game("great_lakes", 2).own(0, "duluth-thunder_bay").seat(0, hand="ship.yellow*4")
    assert "ship.yellow*4" in game.payments("claim duluth-thunder_bay-2")


def test_r_claim_6_cards_paid_are_discarded() -> None:
    game = Game("europe").seat(0, hand="purple*2+wild").discards("red")
    game.do("claim lisboa-madrid purple*2+wild")
    assert game.discarded() == [("red", "purple", "purple", "wild")]
    assert game.hand(0) == {}
    game.seat(1, hand="blue")
    game.do("station roma blue")
    assert game.discarded() == [("red", "purple", "purple", "wild", "blue")]


def test_r_claim_6_each_to_the_discard_of_its_own_deck() -> None:
    game = Game("great_lakes").seat(0, hand="wild+ship.red.double").discards("", "")
    game.do("claim muskegon-traverse_city wild+ship.red.double")
    assert game.discarded() == [("wild",), ("ship.red.double",)]
    game.seat(1, hand="train.red.anchor*2+wild+ship.red").own(1, "chicago-milwaukee")
    game.do("port chicago train.red.anchor*2+wild+ship.red")
    assert game.discarded() == [
        ("wild", "train.red.anchor", "train.red.anchor", "wild"),
        ("ship.red.double", "ship.red"),
    ]


def test_r_claim_7_no_card_is_superfluous_and_any_legal_payment_is_free_to_choose() -> None:
    game = Game("paris", 2).seat(0, hand="white*3+wild*3")
    assert game.payments("claim bastille-pantheon") == {"white*2", "white+wild", "wild*2"}
    for cards in combinations_with_replacement(("white", "wild"), 3):
        assert game.refused(f"claim bastille-pantheon {'+'.join(cards)}") == "wrong-payment"


def test_r_claim_7_a_payment_is_written_in_the_order_of_the_file() -> None:
    game = Game("paris", 2).seat(0, hand="white*3+wild*3")
    assert game.refused("claim bastille-pantheon wild+white") == "wrong-payment"
