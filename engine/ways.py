"""The cheapest way that completes a ticket: over one's own routes, routes to claim, and routes that stations borrow."""

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import permutations
from operator import le

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
    short: bool = False
    """Too few pieces are left for it, as for every other way."""


class _Found(Struct, frozen=True):
    """A way in the making: its routes, who lends some of them (a bit each), and the stations to be built."""

    routes: tuple[int, ...] = ()
    lenders: int = 0
    stations: tuple[str, ...] = ()


class Ways:
    """Everything that a seat could use, worked out once for all of its tickets."""

    def __init__(self, edition: Edition, view: View, joined: Joined) -> None:
        self.edition = edition
        self.joined = joined
        self.label = components(len(edition.cities), edition.ends, joined.usable)
        self.claimable = open_routes(edition, view.routes, view.seat)
        self.left, free = _to_build(edition, view)
        self.supply = view.supply if view.turn or any(view.supply) else ()
        """The pieces left, by kind; empty while they are not chosen."""
        self._costs: list[list[tuple[int, int, int]]] = [[] for _ in edition.cities]
        """For each location the routes there that are owned or may be claimed, the other end, and the pieces."""
        self._loans: list[list[tuple[int, int, list[tuple[int, str]]]]] = [[] for _ in edition.cities]
        """Routes of others: the other end, and who could lend it: an idle station, or one to be built in this city."""
        usable = {*joined.usable}
        for route, (owner, (a, b)) in enumerate(zip(view.routes, edition.ends, strict=True)):
            if route in usable or self.claimable[route]:
                cost = 0 if route in usable else edition.routes[route].length
                self._costs[a].append((route, b, cost))
                self._costs[b].append((route, a, cost))
            elif owner >= 0 and owner != view.seat:
                lenders = [(1 << number, "") for number, offer in enumerate(joined.idle) if route in offer]
                for end, city in ((a, edition.routes[route].a), (b, edition.routes[route].b)):
                    if self.left and city in free:
                        lenders.append((1 << len(joined.idle) + end, city))
                if lenders:
                    self._loans[a].append((route, b, lenders))
                    self._loans[b].append((route, a, lenders))

    def joins(self, ticket: str) -> bool:
        """Whether the ticket counts as complete now."""
        index = self.edition.city_index
        return len({self.label[index[city]] for city in self.edition.tickets[ticket].cities}) == 1

    def way(self, ticket: str) -> Way | None:
        """What completes the ticket with the fewest new stations, then the fewest pieces; None if nothing does.

        A way for which the pieces are enough comes before all others.
        """
        edition = self.edition
        places = [edition.city_index[city] for city in edition.tickets[ticket].cities]
        found, short = self._through(places, ()), False
        if found is None:
            return None
        if not all(map(le, self._spent(found.routes), self.supply)):
            fitting = self._through(places, self.supply)
            found, short = fitting or found, fitting is None
        needed = [route for route in found.routes if self.claimable[route]]
        names = tuple(edition.route_ids[route] for route in needed)
        return Way(
            routes=names,
            halves=tuple(
                half for name in names for half in halves(edition, name) if self.claimable[edition.route_index[half]]
            ),
            pieces=sum(edition.routes[route].length for route in needed),
            stations=found.stations,
            short=short,
        )

    def _spent(self, routes: Sequence[int]) -> tuple[int, ...]:
        """The pieces that these routes take, by kind."""
        spent = [0] * len(self.edition.pieces)
        for route in routes:
            if self.claimable[route]:
                spent[self.edition.route_piece[route]] += self.edition.routes[route].length
        return tuple(spent)

    def _through(self, places: Sequence[int], supply: tuple[int, ...]) -> _Found | None:
        """A way between all these places with so many pieces of each kind; an empty supply is one without end."""
        # Of more than two places one part of the way may use up what another needs: then another order.
        orders = [places] if len(places) == 2 else permutations(places)
        return next((way for order in orders if (way := self._joining(order, supply))), None)

    def _joining(self, places: Sequence[int], supply: tuple[int, ...]) -> _Found | None:
        """A way between all these places, one after the other, what is already in it for nothing."""
        found: _Found | None = _Found()
        for place in places[1:]:
            found = found and self._cheapest(places[0], place, found, supply)
        return found

    def _cheapest(self, start: int, goal: int, before: _Found, supply: tuple[int, ...]) -> _Found | None:
        """The cheapest way between two locations, over the routes of `before` for nothing.

        Of equally cheap ways the one with fewer routes is taken, then the one that comes first in the map file. From
        a location a dearer way goes on only if every cheaper one there borrows from another, or spends more of a kind.
        """
        known, kinds = {*before.routes}, self.edition.route_piece
        spent = self._spent(before.routes) if supply else ()
        queue = [(len(before.stations), 0, 0, before.routes, before.stations, before.lenders, spent, start)]
        best: dict[tuple[int, int, tuple[int, ...]], tuple[int, int]] = {}
        passed: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in self._costs]

        def reach(
            place: int, route: int, pieces: int, stations: tuple[str, ...], lenders: int, spent: tuple[int, ...]
        ) -> None:
            key = (place, lenders, spent)
            if key not in best or (pieces, steps) <= best[key]:
                best[key] = (pieces, steps)
                heappush(queue, (len(stations), pieces, steps, (*routes, route), stations, lenders, spent, place))

        while queue:
            built, pieces, steps, routes, stations, lenders, spent, place = heappop(queue)
            if place == goal:
                return _Found(tuple(dict.fromkeys(routes)), lenders, stations)
            if any(not other & ~lenders and all(map(le, less, spent)) for other, less in passed[place]):
                continue
            passed[place].append((lenders, spent))
            steps += 1
            for route, other, cost in self._costs[place]:
                if not cost or route in known:
                    reach(other, route, pieces, stations, lenders, spent)
                elif not supply:
                    reach(other, route, pieces + cost, stations, lenders, spent)
                elif spent[kind := kinds[route]] + cost <= supply[kind]:
                    more = (*spent[:kind], spent[kind] + cost, *spent[kind + 1 :])
                    reach(other, route, pieces + cost, stations, lenders, more)
            for route, other, offers in self._loans[place]:
                if route in known:
                    reach(other, route, pieces, stations, lenders, spent)
                    continue
                for lender, city in offers:
                    if not lenders & lender and (not city or built < self.left):
                        now = (*stations, city) if city else stations
                        reach(other, route, pieces, now, lenders | lender, spent)
        return None

    def station(self, ticket: str) -> str:
        """The city in which one more station alone completes the ticket; empty if there is none."""
        index = self.edition.city_index
        networks = {self.label[index[city]] for city in self.edition.tickets[ticket].cities}
        for place, loans in enumerate(self._loans):
            for _, other, offers in loans:
                city = next((city for _, city in offers if city), "")
                if city and networks == {self.label[place], self.label[other]}:
                    return city
        return ""


def _to_build(edition: Edition, view: View) -> tuple[int, frozenset[str]]:
    """How many more stations the viewer could build, and where."""
    found = [rule.may_borrow(edition, view) for rule in edition.rules]
    return sum(left for left, _ in found), frozenset(city for _, cities in found for city in cities)
