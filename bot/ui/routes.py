"""Routes to choose from: equal halves of a double route are one choice, those for one's tickets come first."""

from collections.abc import Iterable
from itertools import chain

from msgspec import Struct

from engine.actions import Action, Claim
from engine.doubles import may_claim
from engine.edition import Edition
from engine.view import View


class Claimable(Struct, frozen=True):
    """A connection that can be claimed now: its halves, and every way to pay for one of them."""

    routes: tuple[str, ...]
    claims: tuple[Claim, ...]


def _alike(edition: Edition, route: str) -> tuple[object, ...]:
    data = edition.routes[edition.route_index[route]]
    return frozenset((data.a, data.b)), data.kind, data.length, data.tunnel, data.ferry, data.bonus


def claimable(edition: Edition, legal: Iterable[Action]) -> tuple[Claimable, ...]:
    """What can be claimed, in the order of the board; of equal payments for equal halves the first counts."""
    by_route: dict[str, list[Claim]] = {}
    for action in legal:
        if isinstance(action, Claim):
            by_route.setdefault(action.route, []).append(action)
    halves: dict[tuple[object, ...], list[list[Claim]]] = {}
    for route in sorted(by_route, key=edition.route_index.__getitem__):
        halves.setdefault(_alike(edition, route), []).append(by_route[route])
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
    alike = _alike(edition, route)
    return next((one for one in claimable(edition, legal) if _alike(edition, one.routes[0]) == alike), None)


def affordable(edition: Edition, view: View) -> tuple[str, ...]:
    """The routes that this hand could claim if it were its turn, in the order of the board."""
    found = {route for listed in edition.claims.affordable(view.hand) for route, _ in listed}
    return tuple(
        edition.route_ids[route]
        for route in sorted(found)
        if may_claim(edition, view.routes, view.seat, route)
        and edition.routes[route].length <= view.supply[edition.route_piece[route]]
    )
