"""Great Lakes, the routes: R-GL-ROUTE, R-GL-END."""

from tests.engine.positions import Game


def test_r_gl_route_1_rail_takes_trains_and_water_takes_ships() -> None:
    game = Game("great_lakes").seat(0, hand="train.red*3+ship.red*3+train.white*3")
    assert game.payments("claim muskegon-traverse_city") == {"ship.red*3"}
    assert game.payments("claim muskegon-traverse_city-2") == {"train.white*3"}
    assert game.refused("claim muskegon-traverse_city train.red*3") == "wrong-payment"
    supply = game.state.players[0].supply
    game.do("claim muskegon-traverse_city ship.red*3")
    assert game.state.players[0].supply == (supply[0], supply[1] - 3)
    game.seat(1, hand="train.white*3")
    game.do("claim muskegon-traverse_city-2 train.white*3")
    assert game.state.players[1].supply == (supply[0] - 3, supply[1])


def test_r_gl_route_2_a_double_ship_covers_two_spaces() -> None:
    game = Game("great_lakes").seat(0, hand="ship.white*3+ship.white.double*3")
    assert game.payments("claim kingston-toronto") == {
        *("ship.white.double*2", "ship.white*2+ship.white.double"),
    }
    game.seat(0, hand="ship.white*4+ship.white.double+wild*2")
    assert game.payments("claim kingston-toronto") == {
        *("ship.white*4", "ship.white*2+ship.white.double", "wild*2+ship.white.double"),
        *("wild+ship.white*3", "wild*2+ship.white*2", "wild+ship.white+ship.white.double"),
    }


def test_r_gl_route_2_one_space_too_many_only_with_double_ships_alone() -> None:
    game = Game("great_lakes").seat(0, hand="ship.red*3+ship.red.double*3+wild*3")
    assert game.payments("claim muskegon-traverse_city") == {
        *("ship.red.double*2", "ship.red+ship.red.double", "wild+ship.red.double"),
        *("ship.red*3", "wild+ship.red*2", "wild*2+ship.red", "wild*3"),
    }
    for text in ("ship.red+ship.red.double*2", "wild+ship.red.double*2", "ship.red*2+ship.red.double"):
        assert game.refused(f"claim muskegon-traverse_city {text}") == "wrong-payment"


def test_r_gl_route_2_a_single_space_may_be_paid_with_a_double_ship() -> None:
    game = Game("great_lakes").seat(0, hand="ship.white.double*2+ship.white+wild")
    assert game.payments("claim chicago-milwaukee") == {"ship.white.double", "ship.white", "wild"}


def test_r_gl_route_2_the_pieces_are_as_many_as_the_spaces() -> None:
    game = Game("great_lakes").seat(0, hand="ship.red.double*2", supply=(20, 3))
    game.do("claim muskegon-traverse_city ship.red.double*2")
    assert game.state.players[0].supply == (20, 0)


def test_r_gl_route_3_a_wild_covers_one_space_of_either_kind() -> None:
    game = Game("great_lakes").seat(0, hand="wild*5")
    assert game.payments("claim muskegon-traverse_city") == {"wild*3"}
    assert game.payments("claim muskegon-traverse_city-2") == {"wild*3"}
    assert game.payments("claim kingston-toronto") == {"wild*4"}
    assert game.payments("claim buffalo-detroit") == set()


def test_r_gl_route_4_rail_and_sea_between_two_places_are_no_double_route() -> None:
    for first in ("duluth-thunder_bay", "muskegon-traverse_city"):
        for seats in (2, 3, 4):
            game = Game("great_lakes", seats).own(0, first).seat(0, hand="wild*5")
            kinds = {game.edition.routes[game.edition.route_index[name]].kind for name in (first, f"{first}-2")}
            assert kinds == {"rail", "sea"}
            assert len(game.payments(f"claim {first}-2")) == 1


def test_r_gl_route_5_two_junctions_that_are_no_cities() -> None:
    game = Game("great_lakes")
    junctions = {city.id for city in game.edition.board.cities if city.kind == "junction"}
    assert junctions == {"junction_superior", "junction_huron"}
    for route in game.edition.routes:
        assert route.kind == "sea" or not junctions & {route.a, route.b}
    assert not any(junctions & set(ticket.cities) for ticket in game.edition.tickets.values())
    game.own(0, "junction_superior-marquette").seat(0, hand="wild*4")
    assert {text.split()[1] for text in game.legal() if text.startswith("port")} == {"marquette"}
    assert game.refused("port junction_superior wild*4") == "no-port-city"


def test_r_gl_route_5_routes_join_at_a_junction() -> None:
    game = Game("great_lakes").seat(0, tickets=("detroit-south_baymouth",))
    game.own(0, "junction_huron-south_baymouth", "detroit-junction_huron")
    assert game.lines(0)["tickets_done"] == 4


def test_r_gl_route_6_a_path_may_mix_rail_and_sea() -> None:
    game = Game("great_lakes").seat(0, tickets=("ottawa-toronto",)).own(0, "kingston-ottawa", "kingston-toronto")
    kinds = [
        game.edition.routes[game.edition.route_index[name]].kind for name in ("kingston-ottawa", "kingston-toronto")
    ]
    assert kinds == ["rail", "sea"]
    assert game.lines(0)["tickets_done"] == 5


def test_r_gl_route_6_an_anchor_means_nothing_for_a_route() -> None:
    game = Game("great_lakes").seat(0, hand="train.white*2+train.white.anchor*2")
    assert game.payments("claim muskegon-traverse_city-2") == {
        *("train.white*2+train.white.anchor", "train.white+train.white.anchor*2"),
    }


def test_r_gl_end_most_points_win_and_ties_are_shared() -> None:
    game = Game("great_lakes", 3).own(0, "muskegon-traverse_city").own(1, "muskegon-traverse_city-2")
    for seat in range(3):
        game.seat(seat, tickets=())
    game.seat(1, tickets=()).own(2, "chicago-milwaukee")
    assert {"longest_path", "stations"}.isdisjoint(game.lines(0))
    assert (game.places(), game.final().winners, game.final().decided) == ([1, 1, 3], (0, 1), "shared")


def test_r_gl_end_more_tickets_do_not_break_a_tie() -> None:
    game = Game("great_lakes", 2).own(0, "kingston-ottawa", "kingston-toronto").seat(0, tickets=("ottawa-toronto",))
    game.seat(1, tickets=()).own(1, "muskegon-traverse_city", "muskegon-traverse_city-2", "bay_city-traverse_city")
    game.own(1, "eau_claire-wausau")
    assert [seat.total for seat in game.final().seats] == [2 + 7 + 5 - 12, 14 - 12]
    assert (game.places(), game.final().decided) == ([1, 1], "shared")
