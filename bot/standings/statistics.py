"""What somebody has done so far, from the results of the games in which they sat."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median

from msgspec import Struct

from bot.standings.result import DETAILS
from bot.store import OwnResultRow, VersusRow


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


def statistics(own: Sequence[OwnResultRow], rivals: Sequence[VersusRow], favourites: int = 3) -> Statistics:
    """Statistics of the person who had these seats; those without details count for everything else."""
    played = [result for result in own if result.seat.ended == "played"]
    wins = sum(result.seat.place == 1 for result in played)
    points = [result.seat.points for result in played]
    routes: Counter[tuple[str, str]] = Counter()
    times: list[int] = []
    for result in (result for result in played if result.seat.details):
        details = DETAILS.decode(result.seat.details)
        routes.update((result.map, route) for route in details.routes)
        times += details.times
    loved = sorted(routes.items(), key=lambda item: (-item[1], item[0]))[:favourites]
    return Statistics(
        games=len(played),
        wins=wins,
        given_up=len(own) - len(played),
        mean_points=round(fmean(points), 1) if points else 0.0,
        best_points=max(points, default=0),
        tickets_done=sum(result.seat.tickets_done for result in played),
        tickets_missed=sum(result.seat.tickets_missed for result in played),
        seconds_a_turn=round(median(times)) if times else None,
        favourites=tuple(Favourite(map_id, route, count) for (map_id, route), count in loved),
        rivals=tuple(rivals),
    )
