"""The cheapest way that completes a ticket: over one's own routes, routes to claim, and routes that stations borrow."""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import permutations

from msgspec import Struct

from engine.borrowing import Joined
from engine.doubles import halves, open_routes
from engine.edition import Edition
from engine.paths import components
from engine.view import View


class Way(Struct, frozen=True):
    """What is still to be done for a ticket."""

    routes: tuple[str, ...] = ()
    """Routes to claim, of a double route one half."""
    halves: tuple[str, ...] = ()
    """The same with the other half of each double route that may be claimed too: both are one way."""
    pieces: int = 0
    stations: tuple[str, ...] = ()
    """Cities in which a station is to be built, each to borrow one route."""


class _Found(Struct, frozen=True):
    """A way in the making: its routes, the idle stations that lend one of them, and the stations to be built."""

    routes: tuple[int, ...] = ()
    lent: int = 0
    stations: tuple[str, ...] = ()


class Ways:
    """Everything that a seat could use, worked out once for all of its tickets."""

    def __init__(self, edition: Edition, view: View, joined: Joined) -> None:
        self.edition = edition
        self.joined = joined
        self.label = components(len(edition.cities), edition.ends, joined.usable)
        self.claimable = open_routes(edition, view.routes, view.seat)
        self.left, free = _to_build(edition, view)
        self._costs: list[list[tuple[int, int, int]]] = [[] for _ in edition.cities]
        """For each location the routes there that are owned or may be claimed, the other end, and the pieces."""
        self._loans: list[list[tuple[int, int, int, tuple[str, ...]]]] = [[] for _ in edition.cities]
        """Routes of others: the other end, the idle stations that may borrow it, the cities for a new station."""
        usable = {*joined.usable}
        for route, (owner, (a, b)) in enumerate(zip(view.routes, edition.ends, strict=True)):
            if route in usable or self.claimable[route]:
                cost = 0 if route in usable else edition.routes[route].length
                self._costs[a].append((route, b, cost))
                self._costs[b].append((route, a, cost))
            elif owner >= 0 and owner != view.seat:
                idle = sum(1 << number for number, offer in enumerate(joined.idle) if route in offer)
                ends = (edition.routes[route].a, edition.routes[route].b)
                cities = tuple(city for city in ends if city in free) if self.left else ()
                if idle or cities:
                    self._loans[a].append((route, b, idle, cities))
                    self._loans[b].append((route, a, idle, cities))

    def joins(self, ticket: str) -> bool:
        """Whether the ticket counts as complete now."""
        index = self.edition.city_index
        return len({self.label[index[city]] for city in self.edition.tickets[ticket].cities}) == 1

    def way(self, ticket: str) -> Way | None:
        """What completes the ticket with the fewest new stations, then the fewest pieces; None if nothing does."""
        edition = self.edition
        places = [edition.city_index[city] for city in edition.tickets[ticket].cities]
        # Of more than two places one part of the way may use up the stations that another needs: then another order.
        orders = [places] if len(places) == 2 else permutations(places)
        found = next((way for order in orders if (way := self._joining(order))), None)
        if found is None:
            return None
        needed = [route for route in found.routes if self.claimable[route]]
        names = tuple(edition.route_ids[route] for route in needed)
        return Way(
            routes=names,
            halves=tuple(
                half for name in names for half in halves(edition, name) if self.claimable[edition.route_index[half]]
            ),
            pieces=sum(edition.routes[route].length for route in needed),
            stations=found.stations,
        )

    def _joining(self, places: Sequence[int]) -> _Found | None:
        """A way between all these places, one after the other, what is already in it for nothing."""
        found: _Found | None = _Found()
        for place in places[1:]:
            found = found and self._cheapest(places[0], place, found)
        return found

    def _cheapest(self, start: int, goal: int, before: _Found) -> _Found | None:
        """The cheapest way between two locations, over the routes of `before` for nothing.

        Of equally cheap ways the one with fewer routes is taken, then the one that comes first in the map file.
        """
        known = {*before.routes}
        queue = [(len(before.stations), 0, 0, before.routes, before.stations, before.lent, start)]
        best: dict[tuple[int, int, int], tuple[int, int]] = {}
        seen: set[tuple[int, int, int]] = set()

        def reach(place: int, route: int, pieces: int, stations: tuple[str, ...], lent: int) -> None:
            key = (len(stations), lent, place)
            if key not in seen and (pieces, steps) <= best.get(key, (pieces, steps)):
                best[key] = (pieces, steps)
                heappush(queue, (len(stations), pieces, steps, (*routes, route), stations, lent, place))

        while queue:
            built, pieces, steps, routes, stations, lent, place = heappop(queue)
            if place == goal:
                return _Found(tuple(dict.fromkeys(routes)), lent, stations)
            if (built, lent, place) in seen:
                continue
            seen.add((built, lent, place))
            steps += 1
            for route, other, cost in self._costs[place]:
                reach(other, route, pieces + (0 if route in known else cost), stations, lent)
            for route, other, idle, cities in self._loans[place]:
                if route in known:
                    reach(other, route, pieces, stations, lent)
                    continue
                for one in range(len(self.joined.idle)):
                    if idle & ~lent & 1 << one:
                        reach(other, route, pieces, stations, lent | 1 << one)
                city = next((city for city in cities if city not in stations), "")
                if city and built < self.left:
                    reach(other, route, pieces, (*stations, city), lent)
        return None

    def station(self, ticket: str) -> str:
        """The city in which one more station alone completes the ticket; empty if there is none."""
        index = self.edition.city_index
        networks = {self.label[index[city]] for city in self.edition.tickets[ticket].cities}
        for place, loans in enumerate(self._loans):
            for _, other, _, cities in loans:
                if cities and networks == {self.label[place], self.label[other]}:
                    return cities[0]
        return ""


def _to_build(edition: Edition, view: View) -> tuple[int, frozenset[str]]:
    """How many more stations the viewer could build, and where."""
    found = [rule.may_borrow(edition, view) for rule in edition.rules]
    return sum(left for left, _ in found), frozenset(city for _, cities in found for city in cities)
