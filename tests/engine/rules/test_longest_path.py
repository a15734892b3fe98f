"""The longest path: R-LONG (tests/engine/test_paths.py compares it with brute force)."""

from tests.engine.positions import Game


def longest(game: Game, seat: int = 0) -> int:
    return game.final().seats[seat].standing.longest


def test_r_long_1_counted_in_pieces_not_in_routes() -> None:
    game = Game("europe", 2).own(0, "palermo-smyrna").own(1, "budapest-wien", "wien-zagrab", "venezia-zagrab")
    assert (longest(game, 0), longest(game, 1)) == (6, 5)
    assert [game.lines(seat)["longest_path"] for seat in (0, 1)] == [10, 0]


def test_r_long_1_a_city_may_be_passed_again() -> None:
    game = Game("europe", 2).own(0, "budapest-wien", "wien-zagrab", "budapest-zagrab", "venezia-zagrab")
    assert longest(game) == 1 + 2 + 2 + 2
    assert set(game.final().seats[0].standing.longest_path) == {
        *("budapest-wien", "wien-zagrab", "budapest-zagrab", "venezia-zagrab")
    }


def test_r_long_1_a_piece_never() -> None:
    game = Game("europe", 2).own(0, "venezia-zagrab", "munchen-venezia", "roma-venezia")
    assert longest(game) == 4


def test_r_long_1_borrowed_routes_and_stations_do_not_count() -> None:
    game = Game("europe", 2).own(0, "venezia-zurich", "venezia-zagrab").own(1, "budapest-zagrab")
    game.seat(0, stations=("zagrab",), tickets=("budapest-zurich",))
    assert game.lines(0)["tickets_done"] == 6
    assert longest(game) == 4


def test_r_long_1_all_who_are_level_get_the_points() -> None:
    game = Game("europe", 3).own(0, "brest-dieppe").own(1, "cadiz-lisboa").own(2, "budapest-wien")
    assert [game.lines(seat)["longest_path"] for seat in range(3)] == [10, 10, 0]


def test_r_long_1_without_a_route_nobody_competes() -> None:
    assert [Game("europe", 2).lines(seat)["longest_path"] for seat in (0, 1)] == [0, 0]


def test_r_long_1_separate_networks_are_not_added() -> None:
    game = Game("europe", 2).own(0, "brest-dieppe", "cadiz-lisboa", "danzig-riga")
    assert longest(game) == 3
