"""What somebody has done so far, from the results of the games in which they sat."""

from collections import Counter
from collections.abc import Sequence
from statistics import median

from msgspec import Struct

from bot.standings.result import DETAILS
from bot.store import OwnResultRow, TotalsRow, VersusRow


class Favourite(Struct, frozen=True):
    """A route and how often it was claimed."""

    map: str
    route: str
    times: int


class Statistics(Struct, frozen=True):
    """Games that were handed over or given up are counted, and count for nothing else."""

    games: int
    wins: int
    given_up: int
    mean_points: float
    best_points: int
    tickets_done: int
    tickets_missed: int
    seconds_a_turn: int | None
    """The median: one night must not make somebody slow. None if no turn is known."""
    favourites: tuple[Favourite, ...]
    rivals: tuple[VersusRow, ...]


RECENT = 300
"""Of so many games, the newest, the details are looked at: routes and times of all would take too long."""


def statistics(
    totals: TotalsRow, newest: Sequence[OwnResultRow], rivals: Sequence[VersusRow], favourites: int = 3
) -> Statistics:
    """Statistics of one person: sums over everything, routes and times from the newest games."""
    routes: Counter[tuple[str, str]] = Counter()
    times: list[int] = []
    for result in (result for result in newest if result.seat.ended == "played"):
        details = DETAILS.decode(result.seat.details)
        routes.update((result.map, route) for route in details.routes)
        times += details.times
    loved = sorted(routes.items(), key=lambda item: (-item[1], item[0]))[:favourites]
    return Statistics(
        games=totals.games,
        wins=totals.wins,
        given_up=totals.given_up,
        mean_points=round(totals.points / totals.games, 1) if totals.games else 0.0,
        best_points=totals.best_points,
        tickets_done=totals.tickets_done,
        tickets_missed=totals.tickets_missed,
        seconds_a_turn=round(median(times)) if times else None,
        favourites=tuple(Favourite(map_id, route, count) for (map_id, route), count in loved),
        rivals=tuple(rivals),
    )
