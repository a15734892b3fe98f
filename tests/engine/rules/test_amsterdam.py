"""Amsterdam: R-AMS."""

import pytest

from engine.events import GoodsEarned
from engine.ids import Seat
from tests.engine.positions import Game, events_of


def test_r_ams_1_six_colours_and_grey_takes_any_one() -> None:
    game = Game("amsterdam").seat(0, hand="yellow+red+pink+green+blue+black+wild")
    assert game.payments("claim oude_waal-waag") == {"yellow", "red", "pink", "green", "blue", "black", "wild"}
    assert game.refused("claim begijnhof-dam yellow+red") == "wrong-payment"
    assert set(game.edition.colours) == {"yellow", "red", "pink", "green", "blue", "black"}
    colours = {route.colour for route in game.edition.routes}
    assert colours == {*game.edition.colours, "grey"}


def test_r_ams_2_a_marked_route_earns_one_card_whatever_its_length() -> None:
    game = Game("amsterdam", 3)
    for seat, (route, length) in enumerate(
        [("de_drie_hendricken-westermarkt", 1), ("blauwbrug-montelbaanstoren", 4), ("dam-oude_kerk", 2)]
    ):
        game.seat(seat, hand=f"wild*{length + 1}")
        events = game.do(f"claim {route} {'wild' if length == 1 else f'wild*{length}'}")
        assert events_of(events, GoodsEarned) == ([GoodsEarned(Seat(seat), 15 - seat)] if seat < 2 else [])
    assert [seat.goods for seat in game.view(None).seats] == [1, 1, 0]


def test_r_ams_2_while_the_sixteen_last() -> None:
    game = Game("amsterdam").seat(0, hand="wild*2", goods=9).seat(1, hand="wild*2", goods=6)
    assert events_of(game.do("claim nieuwe_waal-noordermarkt wild*2"), GoodsEarned) == [GoodsEarned(Seat(0), 0)]
    assert events_of(game.do("claim jordaan-westermarkt wild*2"), GoodsEarned) == []
    assert [seat.goods for seat in game.view(None).seats] == [10, 6]


def test_r_ams_2_sixteen_routes_are_marked() -> None:
    game = Game("amsterdam")
    assert sum(route.bonus for route in game.edition.routes) == 16


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ((4, 3, 2, 1), (8, 6, 4, 2)),
        ((5, 5, 3, 0), (8, 8, 4, 0)),
        ((1, 1, 1, 1), (8, 8, 8, 8)),
        ((3, 2, 2, 1), (8, 6, 6, 2)),
        ((3, 2, 1, 1), (8, 6, 4, 4)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((0, 0, 0, 2), (0, 0, 0, 8)),
        ((3, 2, 1), (8, 5, 2)),
        ((2, 3, 3), (2, 8, 8)),
        ((2, 2, 0), (8, 8, 0)),
        ((3, 1, 1), (8, 5, 5)),
        ((2, 1), (8, 4)),
        ((1, 1), (8, 8)),
        ((0, 6), (0, 8)),
    ],
)
def test_r_ams_3_points_by_rank_of_bonus_cards(goods: tuple[int, ...], points: tuple[int, ...]) -> None:
    game = Game("amsterdam", len(goods))
    for seat, count in enumerate(goods):
        game.seat(seat, goods=count)
    assert tuple(game.lines(seat)["goods"] for seat in range(len(goods))) == points


def test_r_ams_tie_more_complete_tickets_then_shared() -> None:
    game = Game("amsterdam").own(0, "oude_kerk-waag", "dam-oude_kerk").seat(0, tickets=("dam-waag",))
    game.seat(1, tickets=()).own(1, "dam-oost_indisch_huis", "munttoren-oost_indisch_huis")
    assert [seat.total for seat in game.final().seats] == [3 + 3, 4 + 2]
    assert (game.places(), game.final().decided) == ([1, 2], "tickets")
    game.seat(0, tickets=()).seat(1, tickets=()).own(0, "jan_roodenpoortstoren-noordermarkt")
    game.own(1, "jan_roodenpoortstoren-westermarkt")
    assert (game.places(), game.final().winners, game.final().decided) == ([1, 1], (0, 1), "shared")
