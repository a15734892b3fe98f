"""The end: R-END."""

import pytest

from engine.events import GameEnded, LastTurns
from engine.ids import Seat
from tests.engine.positions import Game, events_of


def few_pieces(name: str, seats: int, supply: tuple[int, ...], route: str, payment: str) -> Game:
    """Seat 0 claims this route with so many pieces in its supply."""
    game = Game(name, seats).seat(0, hand=payment, supply=supply)
    game.do(f"claim {route} {payment}")
    return game


@pytest.mark.parametrize(
    ("name", "supply", "route", "payment", "triggers"),
    [
        ("europe", (4,), "lisboa-madrid", "purple*3", True),
        ("europe", (5,), "lisboa-madrid", "purple*3", True),
        ("europe", (6,), "lisboa-madrid", "purple*3", False),
        ("great_lakes", (4, 5), "muskegon-traverse_city-2", "train.white*3", True),
        ("great_lakes", (10, 0), "muskegon-traverse_city-2", "train.white*3", False),
        ("great_lakes", (3, 6), "muskegon-traverse_city-2", "train.white*3", True),
        ("great_lakes", (3, 7), "muskegon-traverse_city-2", "train.white*3", False),
        ("paris", (3,), "notre_dame-pantheon", "red", True),
        ("paris", (4,), "notre_dame-pantheon", "red", False),
        ("amsterdam", (3,), "dam-jan_roodenpoortstoren", "blue", True),
        ("amsterdam", (4,), "dam-jan_roodenpoortstoren", "blue", False),
    ],
)
def test_r_end_1_few_pieces_after_a_turn_start_the_last_turns(
    name: str, supply: tuple[int, ...], route: str, payment: str, triggers: bool
) -> None:
    game = few_pieces(name, 2, supply, route, payment)
    turns = game.edition.board.end.turns
    assert events_of(game.log, LastTurns) == ([LastTurns(Seat(0), turns)] if triggers else [])
    assert game.state.last_turns == (2 * turns if triggers else -1)


@pytest.mark.parametrize(
    ("name", "turns", "supply", "route", "payment"),
    [
        ("europe", 1, (5,), "lisboa-madrid", "purple*3"),
        ("great_lakes", 2, (4, 5), "muskegon-traverse_city-2", "train.white*3"),
        ("paris", 1, (3,), "notre_dame-pantheon", "red"),
        ("amsterdam", 1, (3,), "dam-jan_roodenpoortstoren", "blue"),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_end_1_everybody_has_that_many_turns_and_the_one_who_began_plays_last(
    name: str, turns: int, supply: tuple[int, ...], route: str, payment: str, seats: int
) -> None:
    game = few_pieces(name, seats, supply, route, payment)
    order = []
    while not game.state.ended:
        order.append(int(game.state.seat))
        game.do("tickets")
        game.do(game.legal()[0])
    assert order == [*range(1, seats), 0] * turns
    assert game.log[-1] == GameEnded()
    assert game.state.ended == "turns"
    assert len(events_of(game.log, LastTurns)) == 1


def test_r_end_1_only_a_finished_turn_counts() -> None:
    game = Game("europe").decks("red*3 blue*9").seat(0, hand="red+wild*3", supply=(4,))
    game.do("claim sarajevo-sofia red+wild")
    assert game.state.last_turns == -1
    game.do("withdraw")
    assert game.state.last_turns == -1


def test_r_end_1_the_last_turns_are_ordinary_turns_and_triggered_once() -> None:
    game = few_pieces("europe", 2, (5,), "lisboa-madrid", "purple*3")
    game.seat(1, hand="purple*4+wild", supply=(4,))
    assert game.kinds() == {"draw", "tickets", "claim", "station"}
    game.do("claim brest-pamplona purple*4")
    assert game.state.players[1].supply == (0,)
    assert game.state.last_turns == 1
    game.do("tickets")
    game.do(game.legal()[0])
    assert len(events_of(game.log, LastTurns)) == 1
    assert game.state.ended == "turns"


def test_r_end_2_track_plus_complete_minus_incomplete_tickets_and_extras() -> None:
    game = Game("europe", 2).own(0, "venezia-zurich", "venezia-zagrab", "budapest-zagrab")
    game.seat(0, points=6, tickets=("budapest-zurich", "london-wien"), stations=("roma",))
    assert game.lines(0) == {
        "routes": 6,
        "tickets_done": 6,
        "tickets_missed": -10,
        "stations": 8,
        "longest_path": 10,
    }
    assert game.final().seats[0].total == 20


def test_r_end_3_scores_may_go_below_zero() -> None:
    game = Game("great_lakes").seat(0, points=0, supply=(20, 20), box=(5, 5))
    game.do("exchange 5 trains")
    assert game.state.players[0].points == -5
    game = Game("paris").seat(0, tickets=("arc_de_triomphe-pere_lachaise",)).seat(1, tickets=())
    assert game.final().seats[0].total == -9


def test_r_end_4_tie_breaks_rank_every_place() -> None:
    game = Game("paris", 4)
    game.own(0, "louvre-opera", "invalides-louvre").own(1, "bastille-pantheon")
    game.seat(0, tickets=("invalides-opera",), points=0)
    for seat in (1, 2, 3):
        game.seat(seat, tickets=())
    game.own(2, "champs_elysees-opera", "batignolles-opera", "batignolles-montmartre").own(
        3, "buttes_chaumont-gare_du_nord"
    )
    totals = [result.total for result in game.final().seats]
    assert totals == [6, 2, 6, 2]
    assert game.places() == [1, 3, 2, 3]
    assert game.final().winners == (0,)
    assert game.final().decided == "tickets"


def test_r_end_4_seats_equal_in_all_share_the_place() -> None:
    game = Game("paris", 4)
    for seat in range(4):
        game.seat(seat, tickets=())
    game.own(0, "bastille-pantheon").own(1, "champs_elysees-opera").own(2, "batignolles-opera")
    assert game.places() == [1, 1, 1, 4]
    assert game.final().winners == (0, 1, 2)
    assert game.final().decided == "shared"


def test_r_end_4_points_decide_first() -> None:
    game = Game("paris", 2).seat(0, tickets=()).seat(1, tickets=()).own(1, "bastille-pantheon")
    assert (game.places(), game.final().decided) == ([2, 1], "points")


def test_r_end_5_cards_pieces_and_unfinished_flags_count_nothing() -> None:
    game = Game("paris", 2).seat(0, tickets=(), hand="").seat(1, tickets=(), hand="wild*8+red*6")
    game.seat(1, flags=("blue", "white"), supply=(1,))
    assert [result.total for result in game.final().seats] == [0, 0]
    assert game.final().decided == "shared"
