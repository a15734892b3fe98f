"""Which tickets have become dearer because others have claimed routes that their cheapest ways needed."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.advice import Prospect, prospects
from engine.edition import Edition
from engine.ids import CLOSED, FREE
from engine.view import View
from engine.ways import Way


class Loss(Struct, frozen=True):
    """A ticket whose cheapest way led over routes that others have claimed."""

    ticket: str
    routes: tuple[str, ...]
    """Those of the routes claimed that the way needed; who owns them is in the view."""
    before: Way
    """The cheapest way if they were still free."""
    after: Way | None
    """The cheapest way now; None if there is none."""


def losses(
    edition: Edition, view: View, claimed: Iterable[str], now: Iterable[Prospect] | None = None
) -> tuple[Loss, ...]:
    """What the routes that others have claimed mean for the viewer's tickets.

    `claimed` may also name routes that were given back, or are the viewer's own; they count for nothing. `now` is how
    the tickets stand, if that is known.
    """
    taken = [route for route in dict.fromkeys(claimed) if _by_another(edition, view, route)]
    if not taken:
        return ()
    earlier = prospects(edition, replace(view, routes=_given_back(edition, view, taken)), view.tickets)
    found = prospects(edition, view, view.tickets) if now is None else now
    return tuple(
        loss for before, after in zip(earlier, found, strict=True) if (loss := _loss(before, after, taken)) is not None
    )


def _given_back(edition: Edition, view: View, taken: Iterable[str]) -> tuple[int, ...]:
    """The owners of all routes if these were free, and with them the halves that they have closed."""
    owners = list(view.routes)
    for route in taken:
        place = edition.route_index[route]
        twin = edition.twins[place]
        owners[place] = FREE
        if twin >= 0 and owners[twin] == CLOSED:
            owners[twin] = FREE
    return tuple(owners)


def _by_another(edition: Edition, view: View, route: str) -> bool:
    owner = view.routes[edition.route_index[route]]
    return 0 <= owner != view.seat


def _loss(before: Prospect, after: Prospect, taken: list[str]) -> Loss | None:
    if before.way is None or after.done or _cost(before.way) >= _cost(after.way):
        return None
    needed = tuple(route for route in taken if route in before.way.halves)
    return Loss(before.ticket, needed, before.way, after.way) if needed else None


def _cost(way: Way | None) -> tuple[float, float]:
    """Stations first, as they are the scarcer thing; no way at all is dearer than any."""
    return (float("inf"), float("inf")) if way is None else (len(way.stations), way.pieces)
