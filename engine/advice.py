"""Advice from what a seat can see: what is done, and the cheapest way still missing."""

from collections.abc import Iterable

from msgspec import Struct

from engine.doubles import open_routes
from engine.edition import Edition
from engine.paths import cheapest_way, components
from engine.state import TunnelQuestion
from engine.view import View


class Way(Struct, frozen=True):
    """Routes that are still to be claimed, and how many pieces they take."""

    routes: tuple[str, ...]
    pieces: int


def way_costs(edition: Edition, view: View) -> dict[int, int]:
    """What each usable route costs in pieces: nothing for one's own, its length for those one could claim."""
    claimable = open_routes(edition, view.routes, view.seat)
    return {
        route: 0 if owner == view.seat else edition.routes[route].length
        for route, owner in enumerate(view.routes)
        if owner == view.seat or claimable[route]
    }


def is_done(edition: Edition, view: View, ticket: str) -> bool:
    """Whether the viewer's own routes join the ticket's locations."""
    owned = [route for route, owner in enumerate(view.routes) if owner == view.seat]
    label = components(len(edition.cities), edition.ends, owned)
    return len({label[edition.city_index[city]] for city in edition.tickets[ticket].cities}) == 1


def missing_way(edition: Edition, view: View, ticket: str) -> Way | None:
    """The cheapest way that completes the ticket; None if no way is left. A complete ticket misses nothing."""
    return missing_ways(edition, view, (ticket,))[0]


def missing_ways(edition: Edition, view: View, tickets: Iterable[str]) -> tuple[Way | None, ...]:
    """The cheapest missing way of each ticket by itself."""
    costs = way_costs(edition, view)
    return tuple(_missing(edition, view, costs, ticket) for ticket in tickets)


def _missing(edition: Edition, view: View, costs: dict[int, int], ticket: str) -> Way | None:
    cities = edition.tickets[ticket].cities
    first, *others = (edition.city_index[city] for city in cities)
    needed: list[int] = []
    for other in others:
        way = cheapest_way(edition.ends, costs, first, other)
        if way is None:
            return None
        needed += [route for route in way if view.routes[route] != view.seat]
    routes = tuple(dict.fromkeys(needed))
    return Way(
        tuple(edition.route_ids[route] for route in routes), sum(edition.routes[route].length for route in routes)
    )


def unseen_cards(edition: Edition, view: View) -> dict[str, int]:
    """How many cards of each kind the viewer can't place: in decks and other hands (R-INFO-1)."""
    left = {card.id: card.count for card in edition.cards}
    laid = view.pending.laid + view.pending.revealed if isinstance(view.pending, TunnelQuestion) else ()
    flags = (card for seat in view.seats for card in seat.flags)
    discarded = (card for pile in view.discards for card in pile)
    for card in (*view.row, *laid, *flags, *discarded):
        if card:
            left[card] -= 1
    for kind, count in zip(edition.cards, view.hand, strict=False):
        left[kind.id] -= count
    return left
