"""Double routes: their two halves, and which routes a seat may still claim (R-CLAIM-5)."""

from collections.abc import Iterable, Sequence

from engine.edition import Edition
from engine.ids import CLOSED, FREE


def halves(edition: Edition, route: str) -> tuple[str, ...]:
    """A route and, if it is half of a double route, the other half: as a way both are one."""
    twin = edition.twins[edition.route_index[route]]
    return (route,) if twin < 0 else (route, edition.route_ids[twin])


def second_half_closes(edition: Edition, seats: int) -> bool:
    """Whether with so many seats the second half of a double route is closed once the first is claimed."""
    return seats <= edition.board.single_doubles


def other_halves(edition: Edition, owners: Sequence[int], seat: int | None) -> frozenset[int]:
    """The other halves of the double routes that this seat has: perhaps free, but not for this seat."""
    return frozenset([route for route, twin in edition.double_halves if owners[twin] == seat])


def open_routes(edition: Edition, owners: Sequence[int], seat: int | None) -> list[bool]:
    """For each route whether the seat may claim it, cards and pieces apart."""
    closed = other_halves(edition, owners, seat)
    return [owner == FREE and route not in closed for route, owner in enumerate(owners)]


def may_claim(edition: Edition, owners: Sequence[int], seat: int | None, route: int) -> bool:
    """The same for one route, without looking at the others."""
    twin = edition.twins[route]
    return owners[route] == FREE and (twin < 0 or owners[twin] != seat)


def given_back(edition: Edition, owners: Sequence[int], routes: Iterable[str]) -> tuple[int, ...]:
    """The owners of all routes if these were free, and with them the halves that they have closed."""
    before = list(owners)
    for route in routes:
        place = edition.route_index[route]
        twin = edition.twins[place]
        before[place] = FREE
        if twin >= 0 and before[twin] == CLOSED:
            before[twin] = FREE
    return tuple(before)
