"""Routes of others that a seat may borrow at the end, and what it joins with them (R-STA-3)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from msgspec import Struct

from engine.edition import Edition
from engine.paths import components
from engine.state import Player
from engine.view import SeatView


class Joined(Struct, frozen=True):
    """What a seat has joined if the game ended now."""

    usable: tuple[int, ...]
    """Its own routes, and the borrowed ones without which a ticket would be missed."""
    done: frozenset[str]
    """The tickets that count as complete."""
    idle: tuple[tuple[int, ...], ...]
    """For each station that no complete ticket needs, the routes that it may borrow one of."""


def joined_now(
    edition: Edition, owners: tuple[int, ...], seat: int, mine: Player | SeatView, tickets: Sequence[str]
) -> Joined:
    """What the end would count for this seat now, with the borrowed routes that the final scoring would choose."""
    owned = [route for route, owner in enumerate(owners) if owner == seat]
    label = components(len(edition.cities), edition.ends, owned)
    offers = loans(edition, owners, seat, mine)
    chosen = list(best_borrowed(edition, offers, tickets, label))
    done = complete(edition, [*owned, *_routes(chosen)], tickets)
    idle = []
    for number, offer in enumerate(offers):
        without = [*chosen[:number], None, *chosen[number + 1 :]]
        if complete(edition, [*owned, *_routes(without)], tickets) == done:
            chosen = without
            idle.append(offer)
    return Joined((*owned, *_routes(chosen)), done, tuple(idle))


def _routes(chosen: Iterable[int | None]) -> list[int]:
    return [route for route in chosen if route is not None]


def complete(edition: Edition, routes: Iterable[int], tickets: Iterable[str]) -> frozenset[str]:
    """The tickets whose locations these routes join (R-TIX-2)."""
    label = components(len(edition.cities), edition.ends, routes)
    index = edition.city_index
    return frozenset(
        ticket for ticket in tickets if len({label[index[city]] for city in edition.tickets[ticket].cities}) == 1
    )


def loans(edition: Edition, owners: tuple[int, ...], seat: int, mine: Player | SeatView) -> tuple[tuple[int, ...], ...]:
    """For each station of the seat the routes that it may borrow one of."""
    return tuple(offer for rule in edition.rules for offer in rule.borrowed(edition, owners, seat, mine))


def best_borrowed(
    edition: Edition, offers: Sequence[tuple[int, ...]], tickets: Iterable[str], label: list[int]
) -> tuple[int | None, ...]:
    """The choice of borrowed routes with the best ticket result, beside the networks that `label` tells apart.

    Choices are tried in the order of the map file, no route last, so that the first of equals is the right one.
    Routes that join the same two networks have the same effect: only the first of them can be it.
    """
    choices = [list(_effects(edition, offer, label)) for offer in offers]
    open_tickets = [
        ([label[edition.city_index[city]] for city in ticket.cities], ticket.points)
        for ticket in (edition.tickets[name] for name in tickets)
        if len({label[edition.city_index[city]] for city in ticket.cities}) > 1
    ]
    if not open_tickets:
        return tuple(choice[0][0] for choice in choices)
    best: tuple[tuple[int, int], tuple[int | None, ...]] = ((-1, -1), ())
    for combination in product(*choices):
        result = _completed(open_tickets, [joined for _, joined in combination])
        if result > best[0]:
            best = (result, tuple(route for route, _ in combination))
    return best[1]


def _effects(
    edition: Edition, offer: tuple[int, ...], label: list[int]
) -> Iterator[tuple[int | None, tuple[int, int]]]:
    """Pairs of a route and the networks it joins, each effect once; borrowing nothing comes last."""
    seen: set[tuple[int, int]] = set()
    for route in offer:
        low, high = sorted(label[place] for place in edition.ends[route])
        effect = (0, 0) if low == high else (low, high)
        if effect not in seen:
            seen.add(effect)
            yield route, effect
    if (0, 0) not in seen:
        yield None, (0, 0)


def _completed(tickets: list[tuple[list[int], int]], joined: list[tuple[int, int]]) -> tuple[int, int]:
    """Points and number of the tickets that are complete once these networks are joined."""
    merged: dict[int, int] = {}
    for low, high in joined:
        low, high = merged.get(low, low), merged.get(high, high)
        if low != high:
            merged[high] = low
            for network, target in merged.items():
                if target == high:
                    merged[network] = low
    done = [points for networks, points in tickets if len({merged.get(one, one) for one in networks}) == 1]
    return sum(done), len(done)
