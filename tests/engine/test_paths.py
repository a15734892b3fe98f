"""Longest path and borrowed routes against brute force on small boards; and the worst a player can build."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

import maps
from engine import Edition
from engine.board import City, Ticket
from engine.board import Route as BoardRoute
from engine.paths import cheapest_way, components, longest_path
from tests.engine.positions import Game
from tests.engine.recount import best_loan, joined

Ends = list[tuple[int, int]]


def brute_longest(ends: Ends, lengths: Sequence[int]) -> int:
    """Walk every trail from every place, without any shortcut."""

    def walk(place: int, used: frozenset[int]) -> int:
        best = 0
        for route, (a, b) in enumerate(ends):
            if route not in used and place in (a, b):
                best = max(best, lengths[route] + walk(b if place == a else a, used | {route}))
        return best

    return max((walk(place, frozenset()) for place in {place for pair in ends for place in pair}), default=0)


def some_graph(rng: random.Random) -> tuple[Ends, list[int]]:
    """Some routes over few places: cycles, several networks and parallel routes come by themselves."""
    places = rng.randint(2, 8)
    ends: Ends = []
    for _ in range(rng.randint(1, 6 if places < 4 else 9)):
        a, b = rng.sample(range(places), 2)
        ends.append((a, b))
    return ends, [rng.choice((1, 1, 2, 2, 3, 4, 6, 8)) for _ in ends]


def is_trail(ends: Ends, routes: Sequence[int]) -> bool:
    """Whether these routes, in some order, are one continuous path: connected, and at most two odd places."""
    if not routes:
        return True
    degree: dict[int, int] = {}
    for route in routes:
        for place in ends[route]:
            degree[place] = degree.get(place, 0) + 1
    links = [(str(ends[route][0]), str(ends[route][1])) for route in routes]
    return sum(count % 2 for count in degree.values()) <= 2 and joined(links, [str(place) for place in degree])


@pytest.mark.parametrize("part", range(12))
def test_the_longest_path_is_the_one_that_brute_force_finds(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        ends, lengths = some_graph(random.Random(seed))
        length, path = longest_path(ends, lengths, range(len(ends)))
        assert length == brute_longest(ends, lengths)
        assert length == sum(lengths[route] for route in path)
        assert len(set(path)) == len(path)
        assert is_trail(ends, path)


@pytest.mark.parametrize("part", range(2))
def test_only_the_routes_given_count(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        rng = random.Random(seed)
        ends, lengths = some_graph(rng)
        given = sorted(rng.sample(range(len(ends)), rng.randint(0, len(ends))))
        length, path = longest_path(ends, lengths, given)
        assert set(path) <= set(given)
        assert length == brute_longest([ends[route] for route in given], [lengths[route] for route in given])


def test_simple_shapes() -> None:
    assert longest_path([], [], []) == (0, ())
    square: Ends = [(0, 1), (1, 2), (2, 3), (3, 0)]
    assert longest_path(square, [1, 2, 3, 4], range(4))[0] == 10
    star: Ends = [(0, 1), (0, 2), (0, 3)]
    assert longest_path(star, [1, 5, 3], range(3))[0] == 8
    parallel: Ends = [(0, 1), (0, 1), (0, 1)]
    assert longest_path(parallel, [2, 2, 2], range(3))[0] == 6
    two_networks: Ends = [(0, 1), (1, 2), (3, 4)]
    assert longest_path(two_networks, [1, 1, 5], range(3)) == (5, (2,))
    bow: Ends = [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2)]
    assert longest_path(bow, [1] * 6, range(6))[0] == 6
    complete: Ends = [(a, b) for a in range(5) for b in range(a)]
    assert longest_path(complete, [1] * 10, range(10))[0] == 10
    even: Ends = [(a, b) for a in range(4) for b in range(a)]
    assert longest_path(even, [1] * 6, range(6))[0] == 5


def test_the_worst_networks_of_europe_are_finished() -> None:
    """Forty-five trains on as many short routes as possible, all over the board or hanging together."""
    edition = maps.edition("europe")
    lengths = [route.length for route in edition.routes]
    shortest = shortest_routes(edition)
    assert len(shortest) == 24
    for network in [shortest, *(worst_network(edition, random.Random(seed)) for seed in range(60))]:
        assert 43 <= sum(lengths[route] for route in network) <= 45
        length, path = longest_path(edition.ends, lengths, network)
        assert is_trail(list(edition.ends), path)
        assert 0 < length == sum(lengths[route] for route in path)


def shortest_routes(edition: Edition) -> list[int]:
    """As many routes as 45 trains can build."""
    chosen: list[int] = []
    trains = 45
    for route in sorted(range(len(edition.routes)), key=lambda route: edition.routes[route].length):
        if edition.routes[route].length <= trains and edition.twins[route] not in chosen:
            chosen.append(route)
            trains -= edition.routes[route].length
    return chosen


def worst_network(edition: Edition, rng: random.Random) -> list[int]:
    """A connected network that takes the shortest routes at hand, and those that close circles first."""
    chosen: list[int] = []
    trains = 45
    places = {rng.randrange(len(edition.cities))}
    while True:
        near = [
            route
            for route, (a, b) in enumerate(edition.ends)
            if route not in chosen
            and (a in places or b in places)
            and edition.routes[route].length <= trains
            and edition.twins[route] not in chosen
        ]
        if not near:
            return chosen
        route = min(
            near, key=lambda route: (edition.routes[route].length, -len(places & {*edition.ends[route]}), rng.random())
        )
        chosen.append(route)
        places |= {*edition.ends[route]}
        trains -= edition.routes[route].length


# Ways.


@pytest.mark.parametrize("part", range(4))
def test_ways_and_networks_agree(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        rng = random.Random(seed)
        ends, lengths = some_graph(rng)
        costs = {route: lengths[route] for route in range(len(ends)) if rng.random() < 0.8}
        label = components(9, ends, costs)
        links = [(str(ends[route][0]), str(ends[route][1])) for route in costs]
        start, goal = rng.sample(range(9), 2)
        way = cheapest_way(ends, costs, start, goal)
        assert (way is not None) == (label[start] == label[goal]) == joined(links, (str(start), str(goal)))
        if way is not None:
            assert sum(costs[route] for route in way) == _brute_cheapest(ends, costs, start, goal)


def _brute_cheapest(ends: Ends, costs: dict[int, int], start: int, goal: int) -> int:
    best = {start: 0}
    for _ in range(10):
        for route, cost in costs.items():
            for a, b in (ends[route], ends[route][::-1]):
                if a in best:
                    best[b] = min(best.get(b, 10**6), best[a] + cost)
    return best[goal]


# Stations.


def small_board(rng: random.Random) -> Edition:
    """Nine cities, some routes, some tickets, and the rules of Europe."""
    board = maps.edition("europe").board
    names = [f"c{number}" for number in range(rng.randint(5, 9))]
    cities = tuple(City(id=name, x=0.0, y=0.0, name=name, names={"en": name}) for name in names)
    pairs = [tuple(sorted(rng.sample(names, 2))) for _ in range(rng.randint(6, 16))]
    routes = tuple(BoardRoute(a, b, rng.choice((1, 2, 3)), "grey") for a, b in pairs)
    tickets = tuple(
        Ticket(tuple(rng.sample(names, rng.choice((2, 2, 2, 3)))), rng.choice((5, 5, 8, 10)), "short")
        for _ in range(12)
    )
    long = tuple(Ticket((names[0], name), 20, "long") for name in names[1:] * 2)[:6]
    return Edition(replace(board, cities=cities, routes=routes, tickets=long + tickets, players=(2, 3)))


@pytest.mark.parametrize("part", range(8))
def test_the_borrowed_routes_are_those_that_brute_force_finds(part: int) -> None:
    for seed in range(part * 50, part * 50 + 50):
        rng = random.Random(seed)
        edition = small_board(rng)
        game = Game(edition, 3)
        owners = tuple(rng.choice((-1, 0, 0, 1, 1, 2)) for _ in edition.routes)
        stations = tuple(rng.sample(list(edition.cities), rng.randint(0, 3)))
        tickets = tuple(rng.sample(edition.ticket_ids, rng.randint(0, 6)))
        game.table(routes=owners).seat(0, stations=stations, tickets=tickets)
        links = [(route.a, route.b) for route in edition.routes]
        own = [link for link, owner in zip(links, owners, strict=True) if owner == 0]
        offers = [
            [(number, link) for number, link in enumerate(links) if owners[number] > 0 and city in link]
            for city in stations
        ]
        asked = [(edition.tickets[name].cities, edition.tickets[name].points) for name in tickets]
        expected = best_loan(own, offers, asked)
        standing = game.final().seats[0].standing
        assert standing.borrowed == tuple("" if route is None else edition.route_ids[route] for route in expected)
        usable = own + [links[route] for route in expected if route is not None]
        assert [ticket.done for ticket in standing.tickets] == [joined(usable, cities) for cities, _ in asked]
