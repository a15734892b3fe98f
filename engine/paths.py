"""Networks of routes: which locations hang together, the way between them, and the longest path."""

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush

Ends = Sequence[tuple[int, int]]
"""The two locations of each route."""


def components(size: int, ends: Ends, routes: Iterable[int]) -> list[int]:
    """For each location the label of the network it belongs to; equal labels are joined by these routes."""
    label = list(range(size))

    def root(place: int) -> int:
        while label[place] != place:
            label[place] = label[label[place]]
            place = label[place]
        return place

    for route in routes:
        a, b = ends[route]
        label[root(a)] = root(b)
    return [root(place) for place in range(size)]


def cheapest_way(ends: Ends, costs: dict[int, int], start: int, goal: int) -> tuple[int, ...] | None:
    """The routes of the cheapest way between two locations over the routes that have a cost; None if there is none.

    Of equally cheap ways the one with fewer routes is taken, then the one that comes first in the map file.
    """
    around: dict[int, list[tuple[int, int]]] = {}
    for route in costs:
        a, b = ends[route]
        around.setdefault(a, []).append((route, b))
        around.setdefault(b, []).append((route, a))
    queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), start)]
    done: set[int] = set()
    while queue:
        cost, steps, way, place = heappop(queue)
        if place == goal:
            return way
        if place in done:
            continue
        done.add(place)
        for route, other in around.get(place, ()):
            if other not in done:
                heappush(queue, (cost + costs[route], steps + 1, (*way, route), other))
    return None


def longest_path(ends: Ends, lengths: Sequence[int], routes: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The longest continuous path over these routes, none of them twice: its length and its routes (R-LONG-1)."""
    best: tuple[int, tuple[int, ...]] = (0, ())
    networks: dict[int, list[int]] = {}
    size = 1 + max((place for route in routes for place in ends[route]), default=0)
    label = components(size, ends, routes)
    for route in routes:
        networks.setdefault(label[ends[route][0]], []).append(route)
    for network in sorted(networks.values(), key=lambda network: -sum(lengths[route] for route in network)):
        if sum(lengths[route] for route in network) > best[0]:
            found = _longest_trail(ends, lengths, network, best[0])
            best = max(best, found, key=lambda candidate: candidate[0])
    return best


class _Plan:
    """The order in which the routes of a network are decided, and the locations that are finished after each."""

    def __init__(self, ends: Ends, network: Sequence[int]) -> None:
        around: dict[int, list[int]] = {}
        for route in network:
            for place in ends[route]:
                around.setdefault(place, []).append(route)
        self.order: list[int] = []
        self.finished: list[tuple[int, ...]] = []
        left = {place: len(routes) for place, routes in around.items()}
        frontier = {min(around, key=lambda place: (len(around[place]), place))}
        while len(self.order) < len(network):
            place = min(frontier, key=lambda place: (left[place], place))
            for route in around[place]:
                if route in self.order:
                    continue
                closed = []
                for end in ends[route]:
                    frontier.add(end)
                    left[end] -= 1
                    if not left[end]:
                        closed.append(end)
                        frontier.discard(end)
                self.order.append(route)
                self.finished.append(tuple(closed))
            frontier.discard(place)


_Key = tuple[tuple[tuple[int, int, int], ...], int]
"""For each open location that is in use: itself, whether its degree is odd, its network; and the odd ends so far."""


def _longest_trail(
    ends: Ends, lengths: Sequence[int], network: Sequence[int], best: int
) -> tuple[int, tuple[int, ...]]:
    """The heaviest connected set of routes in which at most two locations have an odd degree.

    That is what a continuous path is. Routes are taken or left one after the other; what matters of a choice is only
    how the open locations (with undecided routes) hang together and which of them are odd, so that few cases remain.
    """
    plan = _Plan(ends, network)
    left = sum(lengths[route] for route in network)
    cases: dict[_Key, tuple[int, int]] = {((), 0): (0, 0)}
    taken = 0
    for step, route in enumerate(plan.order):
        length, bit, (a, b) = lengths[route], 1 << step, ends[route]
        left -= length
        following: dict[_Key, tuple[int, int]] = {}
        for (places, odd), (weight, chosen) in cases.items():
            options = [(places, weight, chosen)]
            options.append((_join(places, a, b), weight + length, chosen | bit))
            for open_places, total, mask in options:
                if total + left <= best:
                    continue
                state = _finish(open_places, odd, plan.finished[step])
                if state is None:
                    continue
                key, closed = state
                if closed:
                    if total > best:
                        best, taken = total, mask
                    continue
                if total > following.get(key, (-1, 0))[0]:
                    following[key] = (total, mask)
        cases = following
    return (best, tuple(route for step, route in enumerate(plan.order) if taken >> step & 1)) if taken else (0, ())


def _join(places: tuple[tuple[int, int, int], ...], a: int, b: int) -> tuple[tuple[int, int, int], ...]:
    """The open locations after a route between two of them was taken."""
    known = {place: (odd, network) for place, odd, network in places}
    odd_a, network_a = known.get(a, (0, a))
    odd_b, network_b = known.get(b, (0, b))
    known[a] = (odd_a ^ 1, network_a)
    known[b] = (odd_b ^ 1, network_b)
    low, high = sorted((network_a, network_b))
    return _relabelled(
        sorted((place, odd, low if network == high else network) for place, (odd, network) in known.items())
    )


def _finish(places: tuple[tuple[int, int, int], ...], odd: int, finished: tuple[int, ...]) -> tuple[_Key, bool] | None:
    """The case after some locations have no undecided routes left; None if it can't become a path.

    The second value tells that the chosen routes are complete: they have no open location any more.
    """
    if not finished:
        return (places, odd), False
    rest = []
    gone = []
    for entry in places:
        if entry[0] in finished:
            odd += entry[1]
            gone.append(entry)
        else:
            rest.append(entry)
    if odd > 2:
        return None
    if not gone:
        return (places, odd), False
    open_networks = {network for _, _, network in rest}
    if all(network in open_networks for _, _, network in gone):
        return (_relabelled(rest), odd), False
    return (((), odd), True) if not rest else None


def _relabelled(places: list[tuple[int, int, int]]) -> tuple[tuple[int, int, int], ...]:
    """Networks named after their smallest open location, so that equal cases are equal values."""
    name: dict[int, int] = {}
    for place, _, network in places:
        name.setdefault(network, place)
    return tuple((place, odd, name[network]) for place, odd, network in places)
