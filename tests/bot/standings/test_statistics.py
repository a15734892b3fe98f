"""Statistics are sums over the games somebody played to the end, with routes and times of the newest."""

import msgspec

from bot.standings.result import Details
from bot.standings.statistics import Favourite, statistics
from bot.store import Ended, OwnResultRow, ResultSeatRow, TotalsRow, VersusRow

ANNA, BRAM = 1, 2


def own(
    number: int, routes: tuple[str, ...] = (), times: tuple[int, ...] = (), ended: Ended = "played"
) -> OwnResultRow:
    details = msgspec.json.encode(Details((), routes, times))
    return OwnResultRow(f"g{number}", "paris", number, ResultSeatRow(0, ANNA, ended, 1, 30, 2, 1, 0, details))


def test_somebody_without_games_has_empty_statistics() -> None:
    found = statistics(TotalsRow(), [], [])
    assert (found.games, found.wins, found.mean_points, found.seconds_a_turn) == (0, 0, 0.0, None)
    assert (found.favourites, found.rivals) == ((), ())


def test_the_mean_is_that_of_all_games() -> None:
    totals = TotalsRow(games=3, given_up=2, wins=1, points=100, best_points=40, tickets_done=4, tickets_missed=2)
    found = statistics(totals, [], [VersusRow(BRAM, 2, 1, 1)])
    assert (found.games, found.wins, found.given_up) == (3, 1, 2)
    assert (found.mean_points, found.best_points) == (33.3, 40)
    assert (found.tickets_done, found.tickets_missed) == (4, 2)
    assert found.rivals == (VersusRow(BRAM, 2, 1, 1),)


def test_routes_and_times_are_those_of_games_played_to_the_end() -> None:
    newest = [
        own(1, ("a-b", "b-c"), (60, 3600)),
        own(2, ("a-b",), (120,)),
        own(3, ("c-d",), (1,), "resigned"),
        own(4, ("c-d",), (1,), "handed-over"),
    ]
    found = statistics(TotalsRow(games=2, given_up=2), newest, [])
    assert found.seconds_a_turn == 120
    assert found.favourites == (Favourite("paris", "a-b", 2), Favourite("paris", "b-c", 1))
