"""Routes for their points: what to do with pieces and turns that no ticket needs."""

from collections.abc import Sequence

from engine.ids import FREE
from engine.opponents.demand import Demand
from engine.opponents.sight import Sight


def fillers(sight: Sight, planned: Sequence[int], turns: float, most: int = 2) -> list[int]:
    """The routes that bring the most points for a turn on top of the planned ones, the best first."""
    shape = sight.atlas
    left = list(sight.supply)
    for route in planned:
        left[shape.piece[route]] -= shape.length[route]
    chosen: list[int] = []
    taken = set(planned)
    while len(chosen) < most and turns > 1:
        found = _best(sight, [*planned, *chosen], taken, left, turns)
        if found is None:
            break
        route, needed = found
        chosen.append(route)
        taken.add(route)
        twin = sight.edition.twins[route]
        if twin >= 0 and sight.view.routes[twin] == FREE:
            taken.add(twin)
        left[shape.piece[route]] -= shape.length[route]
        turns -= needed
    return chosen


def _best(sight: Sight, before: list[int], taken: set[int], left: list[int], turns: float) -> tuple[int, float] | None:
    """The route with the best points for the turns it adds, and those turns."""
    shape = sight.atlas
    start = Demand(sight, before).draws(sight.cover, sight.wilds)
    best: tuple[float, int, float] | None = None
    for route, free in enumerate(sight.open):
        length = shape.length[route]
        if not free or route in taken or length > left[shape.piece[route]]:
            continue
        points = shape.points[route] + sight.bonus(route) - sight.piece * length
        if best is not None and points <= best[0]:
            continue
        needed = 1 + Demand(sight, [*before, route]).draws(sight.cover, sight.wilds) - start
        if needed <= turns and (best is None or points / needed > best[0]):
            best = (points / needed, route, needed)
    return best[1:] if best else None
