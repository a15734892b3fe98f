"""Routes to choose from: equal halves of a double route are one choice, those for one's tickets come first."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import chain
from weakref import WeakKeyDictionary

from msgspec import Struct

from engine.actions import Action, Claim
from engine.board import Route
from engine.doubles import may_claim
from engine.edition import Edition
from engine.view import View


class Claimable(Struct, frozen=True):
    """A connection that can be claimed now: its halves, and every way to pay for one of them."""

    routes: tuple[str, ...]
    claims: tuple[Claim, ...]


_CONNECTIONS: WeakKeyDictionary[Edition, dict[str, int]] = WeakKeyDictionary()


def _connections(edition: Edition) -> dict[str, int]:
    """The number of the connection that each route belongs to, worked out once: every panel asks for all of them."""
    found = _CONNECTIONS.get(edition)
    if found is None:
        numbers: dict[tuple[object, ...], int] = {}
        traits = map(_traits, edition.routes)
        found = {
            route: numbers.setdefault(one, len(numbers)) for route, one in zip(edition.route_ids, traits, strict=True)
        }
        _CONNECTIONS[edition] = found
    return found


def _traits(route: Route) -> tuple[object, ...]:
    return frozenset((route.a, route.b)), route.kind, route.length, route.tunnel, route.ferry, route.bonus


def claimable(edition: Edition, claims: Iterable[Claim]) -> tuple[Claimable, ...]:
    """What can be claimed, in the order of the board; of equal payments for equal halves the first counts."""
    by_route: defaultdict[str, list[Claim]] = defaultdict(list)
    for claim in claims:
        by_route[claim.route].append(claim)
    connections = _connections(edition)
    halves: defaultdict[int, list[list[Claim]]] = defaultdict(list)
    for route in sorted(by_route, key=edition.route_index.__getitem__):
        halves[connections[route]].append(by_route[route])
    return tuple(_joined(found) for found in halves.values())


def _joined(halves: list[list[Claim]]) -> Claimable:
    """The halves as one connection; one without a twin needs no comparing."""
    first, *others = halves
    if not others:
        return Claimable((first[0].route,), tuple(first))
    ways: dict[tuple[str, ...], Claim] = {}
    for claim in chain(first, *others):
        ways.setdefault(claim.cards, claim)
    return Claimable(tuple(dict.fromkeys(claim.route for claim in ways.values())), tuple(ways.values()))


def claimable_at(edition: Edition, legal: Iterable[Action], route: str) -> Claimable | None:
    """The connection this route belongs to, if it can be claimed now."""
    connections = _connections(edition)
    claims = (claim for claim in legal if isinstance(claim, Claim) and connections[claim.route] == connections[route])
    return next(iter(claimable(edition, claims)), None)


def affordable(edition: Edition, view: View) -> tuple[str, ...]:
    """The routes that this hand could claim if it were its turn, in the order of the board."""
    found = {route for listed in edition.claims.affordable(view.hand) for route, _ in listed}
    return tuple(
        edition.route_ids[route]
        for route in sorted(found)
        if may_claim(edition, view.routes, view.seat, route)
        and edition.routes[route].length <= view.supply[edition.route_piece[route]]
    )
