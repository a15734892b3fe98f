"""A plan: the cheapest network that joins the tickets worth pursuing, with what it takes in turns and pieces."""

from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random

from msgspec import Struct

from engine.borrowing import complete
from engine.opponents.atlas import UNREACHABLE, cheapest
from engine.opponents.demand import draws_for
from engine.opponents.sight import Sight


class Plan(Struct, frozen=True):
    """What to do for the tickets. `value` is in points, against leaving all open tickets incomplete."""

    tickets: tuple[str, ...] = ()
    """Open tickets that are pursued."""
    lost: tuple[str, ...] = ()
    """Open tickets that are given up."""
    routes: tuple[int, ...] = ()
    """Routes still to be claimed."""
    borrowed: tuple[int, ...] = ()
    """Other seats' routes that stations are to make usable."""
    turns: float = 0.0
    value: float = 0.0


def open_tickets(sight: Sight, tickets: Iterable[str]) -> list[str]:
    """The tickets that the end would not count as complete now."""
    listed = list(tickets)
    done = complete(sight.edition, sight.joined.usable, listed)
    return [ticket for ticket in listed if ticket not in done]


def make_plan(sight: Sight, tickets: Iterable[str], chance: Random, late: float = 1.0) -> Plan:
    """The best plan found for these tickets; those that cost more than they bring, or too long, are given up."""
    pursued = open_tickets(sight, tickets)
    lost: list[str] = []
    costs = _costs_with_stations(sight)
    while pursued:
        network, unreachable = _best_network(sight, costs, pursued, chance)
        if unreachable:
            lost += unreachable
            pursued = [ticket for ticket in pursued if ticket not in unreachable]
            continue
        drop = _worst(sight, costs, pursued, network, late)
        if drop is None:
            return _finished(sight, costs, pursued, lost, network)
        lost.append(drop)
        pursued.remove(drop)
    return Plan(lost=tuple(lost))


# Stations: other seats' routes at a price.


def stations_left(sight: Sight) -> int:
    data = sight.edition.board.station
    return 0 if data is None else data.count - len(sight.view.mine.stations)


def station_price(sight: Sight) -> float:
    """What the next station costs in points: its own worth, a turn, and its cards."""
    data = sight.edition.board.station
    assert data is not None, "only asked where there are stations"
    cards = data.costs[min(len(sight.view.mine.stations), data.count - 1)]
    return data.unbuilt + sight.rate * (1 + 0.4 * cards)


def _costs_with_stations(sight: Sight) -> list[float]:
    costs = sight.costs
    if sight.edition.board.station is None:
        return costs
    costs = costs.copy()
    index = sight.edition.city_index
    taken = {index[city] for seat in sight.view.seats for city in seat.stations}
    price = station_price(sight) if stations_left(sight) else UNREACHABLE
    for route, owner in enumerate(sight.view.routes):
        if owner >= 0 and owner != sight.seat:
            a, b = sight.edition.ends[route]
            if route in sight.lent:
                costs[route] = 0.1
            elif costs[route] and (a not in taken or b not in taken):
                costs[route] = price
    return costs


# The network.


def _best_network(
    sight: Sight, costs: list[float], tickets: list[str], chance: Random
) -> tuple[frozenset[int], list[str]]:
    """The cheapest network over several orders of the tickets, or the tickets that no way joins."""
    best: set[int] = set()
    least = UNREACHABLE
    for order in _orders(sight, tickets, chance):
        network = _grow(sight, costs, order)
        if isinstance(network, str):
            return frozenset(), [network]
        cost = _cost(costs, network)
        if cost < least:
            best, least = network, cost
    for _ in range(sight.traits.reroutes):
        best = _reroute(sight, costs, tickets, best)
    return frozenset(best), []


def _orders(sight: Sight, tickets: list[str], chance: Random) -> list[list[str]]:
    worth = sight.atlas.worth
    ranked = sorted(tickets, key=lambda ticket: -worth[ticket])
    if len(tickets) <= 3 and sight.traits.orders >= 6:
        return [list(order) for order in permutations(ranked)]
    orders = [ranked, ranked[::-1]][: sight.traits.orders]
    while len(orders) < sight.traits.orders and len(tickets) > 1:
        orders.append(chance.sample(ranked, len(ranked)))
    return orders


def _grow(sight: Sight, costs: list[float], order: Iterable[str]) -> set[int] | str:
    """Join one ticket after the other, routes that are already in the network free; the ticket that has no way."""
    costs = costs.copy()
    network: set[int] = set()
    for ticket in order:
        first, *others = sight.atlas.goals[ticket]
        for other in others:
            way = cheapest(sight.atlas.around, costs, first, other)
            if way is None:
                return ticket
            for route in way:
                if costs[route]:
                    costs[route] = 0.0
                    network.add(route)
    return network


def _reroute(sight: Sight, costs: list[float], order: Sequence[str], network: set[int]) -> set[int]:
    """Take routes out that only one ticket needs, and look whether it joins more cheaply now."""
    for ticket in order:
        rest = _needed(sight, network, [other for other in order if other != ticket])
        cheaper = [0.0 if route in rest else cost for route, cost in enumerate(costs)]
        grown = _grow(sight, cheaper, [ticket])
        if isinstance(grown, str):
            continue
        tried = rest | grown
        if _cost(costs, tried) < _cost(costs, network) - 1e-9:
            network = tried
    return network


def _needed(sight: Sight, network: set[int], tickets: Sequence[str]) -> set[int]:
    """The routes of the network that these tickets use."""
    inside = [UNREACHABLE] * len(sight.view.routes)
    for route in sight.joined.usable:
        inside[route] = 0.0
    for route in network:
        inside[route] = 0.01 + sight.atlas.length[route]
    grown = _grow(sight, inside, tickets)
    return set() if isinstance(grown, str) else grown


def _cost(costs: list[float], network: Iterable[int]) -> float:
    return sum(costs[route] for route in network)


# Which tickets to give up.


def _worst(sight: Sight, costs: list[float], tickets: list[str], network: frozenset[int], late: float) -> str | None:
    """The ticket to give up next; None if all are worth their cost and the network can be built in time."""
    whole = _cost(costs, network)
    too_much = _too_much(sight, network, late)
    worst: tuple[float, str] | None = None
    for ticket in tickets:
        rest = _needed(sight, set(network), [other for other in tickets if other != ticket])
        gain = sight.gain[ticket] - (whole - _cost(costs, rest))
        if too_much:
            saved = sum(sight.atlas.length[route] for route in network if route not in rest)
            gain = gain / saved if saved else UNREACHABLE
        if (gain < 0 or (too_much and gain < UNREACHABLE)) and (worst is None or gain < worst[0]):
            worst = (gain, ticket)
    return worst[1] if worst else None


def _too_much(sight: Sight, network: Iterable[int], late: float) -> bool:
    """Whether pieces, stations or turns do not suffice."""
    claims, borrowed = _split(sight, network)
    for kind, held in enumerate(sight.supply):
        if sum(sight.atlas.length[route] for route in claims if sight.atlas.piece[route] == kind) > held:
            return True
    if sum(sight.atlas.length[route] for route in claims) > sight.pieces:
        return True
    if len(borrowed) > stations_left(sight) + len(sight.joined.idle):
        return True
    return turns_for(sight, claims, borrowed) > sight.turns + late


def _split(sight: Sight, network: Iterable[int]) -> tuple[list[int], list[int]]:
    claims: list[int] = []
    borrowed: list[int] = []
    for route in sorted(network):
        if sight.open[route]:
            claims.append(_better_half(sight, route))
        else:
            borrowed.append(route)
    return claims, borrowed


def _better_half(sight: Sight, route: int) -> int:
    """Of a double route the half whose colour the hand holds more of."""
    twin = sight.edition.twins[route]
    if twin < 0 or not sight.open[twin]:
        return route
    return min(route, twin, key=lambda half: (-sight.held(half), half))


def turns_for(sight: Sight, claims: Sequence[int], borrowed: Sequence[int] = ()) -> float:
    """About how many turns it takes to claim these routes and to build stations for the borrowed ones."""
    return len(claims) + len(borrowed) * 1.5 + draws_for(sight, claims)


def _finished(sight: Sight, costs: list[float], tickets: list[str], lost: list[str], network: frozenset[int]) -> Plan:
    claims, borrowed = _split(sight, network)
    worth = sum(sight.gain[ticket] for ticket in tickets)
    return Plan(
        tickets=tuple(tickets),
        lost=tuple(lost),
        routes=tuple(claims),
        borrowed=tuple(borrowed),
        turns=turns_for(sight, claims, borrowed),
        value=worth - _cost(costs, network),
    )
