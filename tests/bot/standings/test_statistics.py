"""Statistics are sums over the games somebody played to the end."""

import msgspec
from msgspec.structs import replace

from bot.standings.result import Details
from bot.standings.statistics import Favourite, statistics
from bot.store import Ended, OwnResultRow, ResultSeatRow, VersusRow

ANNA, BRAM = 1, 2


def own(
    number: int,
    place: int,
    points: int,
    routes: tuple[str, ...] = (),
    times: tuple[int, ...] = (),
    ended: Ended = "played",
    tickets: tuple[int, int] = (2, 1),
) -> OwnResultRow:
    details = msgspec.json.encode(Details((), routes, times))
    seat = ResultSeatRow(0, ANNA, ended, place, points, *tickets, 0, details)
    return OwnResultRow(f"g{number}", "paris", number, seat)


def test_somebody_without_games_has_empty_statistics() -> None:
    found = statistics([], [])
    assert (found.games, found.wins, found.mean_points, found.seconds_a_turn) == (0, 0, 0.0, None)
    assert (found.favourites, found.rivals) == ((), ())


def test_games_wins_points_tickets_routes_and_times() -> None:
    results = [
        own(1, 1, 40, ("a-b", "b-c"), (60, 3600)),
        own(2, 3, 20, ("a-b",), (120,)),
        own(3, 1, -5, ("c-d",), (), "resigned"),
        own(4, 2, 33, ("c-d",), (), "handed-over"),
    ]
    found = statistics(results, [])
    assert (found.games, found.wins, found.given_up) == (2, 1, 2)
    assert (found.mean_points, found.best_points) == (30.0, 40)
    assert (found.tickets_done, found.tickets_missed) == (4, 2)
    assert found.seconds_a_turn == 120
    assert found.favourites == (Favourite("paris", "a-b", 2), Favourite("paris", "b-c", 1))


def test_old_games_without_details_count_for_the_rest() -> None:
    old = own(1, 1, 50)
    bare = replace(old, seat=replace(old.seat, details=b""))
    found = statistics([bare, own(2, 2, 10, ("a-b",), (30,))], [VersusRow(BRAM, 2, 1, 1)])
    assert (found.games, found.wins, found.mean_points, found.seconds_a_turn) == (2, 1, 30.0, 30)
    assert found.rivals == (VersusRow(BRAM, 2, 1, 1),)
