"""Great Lakes, the ports: R-GL-PORT."""

import pytest

from engine.events import PortBuilt
from engine.ids import Seat
from tests.engine.positions import Game

FULL = "train.red.anchor*2+ship.red*2"


def cities(game: Game) -> set[str]:
    return {text.split()[1] for text in game.legal() if text.startswith("port")}


def test_r_gl_port_1_in_a_port_city_that_an_own_route_reaches() -> None:
    game = Game("great_lakes", 3).seat(0, hand=FULL).own(1, "albany-new_york")
    assert cities(game) == set()
    assert game.refused(f"port chicago {FULL}") == "port-not-reached"
    game.own(0, "chicago-milwaukee", "chicago-madison")
    assert cities(game) == {"chicago", "milwaukee"}
    assert game.refused(f"port madison {FULL}") == "no-port-city"
    events = game.do(f"port chicago {FULL}")
    assert events[0] == PortBuilt(Seat(0), "chicago", ("train.red.anchor",) * 2 + ("ship.red",) * 2)
    assert game.state.players[0].ports == ("chicago",)
    assert game.state.seat == 1


def test_r_gl_port_1_by_rail_or_by_sea() -> None:
    for route, city in (("chicago-madison", "chicago"), ("milwaukee-muskegon", "muskegon")):
        assert city in cities(Game("great_lakes").seat(0, hand=FULL).own(0, route))


def test_r_gl_port_1_one_to_a_city_and_three_to_a_seat() -> None:
    game = Game("great_lakes", 3).seat(0, hand=FULL).own(0, "chicago-milwaukee").seat(1, ports=("chicago",))
    assert cities(game) == {"milwaukee"}
    assert game.refused(f"port chicago {FULL}") == "port-taken"
    game.seat(0, ports=("detroit", "erie", "toledo"))
    assert cities(game) == set()
    assert game.refused(f"port milwaukee {FULL}") == "no-port-left"


def test_r_gl_port_1_a_port_is_no_piece() -> None:
    game = Game("great_lakes").seat(0, hand=FULL, supply=(4, 3)).own(0, "chicago-milwaukee")
    game.do(f"port chicago {FULL}")
    assert game.state.players[0].supply == (4, 3)
    assert game.state.last_turns == -1


def test_r_gl_port_1_all_port_cities() -> None:
    game = Game("great_lakes")
    assert sum(city.port for city in game.edition.board.cities) == 25


def test_r_gl_port_2_two_and_two_of_one_colour_with_anchors() -> None:
    game = Game("great_lakes").own(0, "chicago-milwaukee")
    game.seat(0, hand="train.red.anchor*3+ship.red*3+train.red*3+ship.red.double*3+train.white.anchor*2+ship.white*2")
    assert game.payments("port chicago") == {FULL, FULL.replace("red", "white")}
    for text in (
        "train.red*2+ship.red*2",
        "train.red.anchor*2+ship.red.double*2",
        "train.red.anchor*2+ship.white*2",
        "train.red.anchor*3+ship.red",
        "train.red.anchor+ship.red*3",
        "train.red.anchor*2",
        "train.red.anchor*3+ship.red*2",
    ):
        assert game.refused(f"port chicago {text}") == "wrong-payment"


def test_r_gl_port_2_wilds_stand_for_any_or_all() -> None:
    game = Game("great_lakes").own(0, "chicago-milwaukee").seat(0, hand="train.red.anchor*2+ship.red*2+wild*4")
    assert game.payments("port chicago") == {
        *(FULL, "train.red.anchor+wild+ship.red*2", "wild*2+ship.red*2", "train.red.anchor*2+wild+ship.red"),
        *("train.red.anchor+wild*2+ship.red", "wild*3+ship.red", "train.red.anchor*2+wild*2"),
        *("train.red.anchor+wild*3", "wild*4"),
    }
    game.seat(0, hand="train.red.anchor+ship.white+wild*3")
    assert game.payments("port chicago") == {"train.red.anchor+wild*3", "wild*3+ship.white"}


@pytest.mark.parametrize(("served", "points"), [(0, 0), (1, 10), (2, 20), (3, 30), (4, 30)])
def test_r_gl_port_3_points_by_complete_tickets_that_name_the_city(served: int, points: int) -> None:
    tickets = ("chicago-detroit", "chicago-toronto", "chicago-new_york", "chicago-green_bay")[:served]
    game = Game("great_lakes").seat(0, ports=("chicago",), tickets=(*tickets, "chicago-timmins", "erie-milwaukee"))
    game.own(0, "chicago-south_bend", "detroit-south_bend", "detroit-toronto", "buffalo-toronto", "buffalo-scranton")
    game.own(0, "new_york-scranton", "green_bay-milwaukee", "chicago-milwaukee", "buffalo-erie")
    assert game.final().seats[0].standing.done == served + 1
    assert game.lines(0)["ports"] == points


def test_r_gl_port_3_incomplete_tickets_and_passing_through_count_nothing() -> None:
    game = Game("great_lakes").seat(0, ports=("milwaukee",), tickets=("chicago-green_bay", "erie-milwaukee"))
    game.own(0, "chicago-milwaukee", "green_bay-milwaukee")
    assert game.lines(0)["tickets_done"] == 5
    assert game.lines(0)["ports"] == 0


def test_r_gl_port_3_a_ticket_between_two_ports_counts_for_both() -> None:
    game = Game("great_lakes").seat(0, ports=("chicago", "green_bay"), tickets=("chicago-green_bay",))
    game.own(0, "chicago-milwaukee", "green_bay-milwaukee")
    assert game.lines(0)["ports"] == 20


def test_r_gl_port_3_only_the_owners_tickets_count() -> None:
    game = Game("great_lakes").seat(0, ports=("chicago",), tickets=()).seat(1, tickets=("chicago-green_bay",))
    game.own(1, "chicago-milwaukee", "green_bay-milwaukee")
    assert (game.lines(0)["ports"], game.lines(1)["ports"]) == (0, 0)


def test_r_gl_port_4_four_points_lost_for_each_port_not_built() -> None:
    for built in range(4):
        game = Game("great_lakes").seat(0, tickets=(), ports=("chicago", "erie", "toledo")[:built])
        assert game.lines(0)["ports_unbuilt"] == -4 * (3 - built)
        assert game.final().seats[0].total == -4 * (3 - built)
