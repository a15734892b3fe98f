"""Which tickets have become dearer because others have claimed routes that their cheapest ways needed."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.advice import Prospect, prospects
from engine.doubles import given_back
from engine.edition import Edition
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
    earlier = prospects(edition, replace(view, routes=given_back(edition, view.routes, taken)), view.tickets)
    found = prospects(edition, view, view.tickets) if now is None else now
    return tuple(
        loss for before, after in zip(earlier, found, strict=True) if (loss := _loss(before, after, taken)) is not None
    )


def _by_another(edition: Edition, view: View, route: str) -> bool:
    owner = view.routes[edition.route_index[route]]
    return 0 <= owner != view.seat


def _loss(before: Prospect, after: Prospect, taken: list[str]) -> Loss | None:
    if before.way is None or after.done or _cost(before.way) >= _cost(after.way):
        return None
    needed = tuple(route for route in taken if route in before.way.halves)
    return Loss(before.ticket, needed, before.way, after.way) if needed else None


def _cost(way: Way | None) -> tuple[float, float, float]:
    """Pieces that are too few first, then stations, as they are the scarcer thing; no way at all is dearer than any."""
    return (2, 0, 0) if way is None else (way.short, len(way.stations), way.pieces)
