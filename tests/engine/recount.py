"""The final score worked out a second time, from the board and the events of a game alone, by the simplest means.

Nothing of the engine's paths and scoring is used here, so that both can be wrong only independently.
"""

from collections.abc import Iterable, Sequence
from itertools import product

from msgspec import Struct

from engine.board import Board
from engine.events import (
    AnyEvent,
    Exchanged,
    FlagSetScored,
    GoodsEarned,
    KeptTickets,
    PortBuilt,
    RouteClaimed,
    StationBuilt,
)

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}
Link = tuple[str, str]


class Count(Struct):
    """What the log tells about one seat."""

    routes: list[int]
    tickets: list[str]
    stations: list[str]
    ports: list[str]
    exchanged: int = 0
    flag_sets: int = 0
    goods: int = 0


class Counted(Struct, frozen=True):
    lines: dict[str, int]
    total: int
    done: tuple[str, ...]
    longest: int
    borrowed: tuple[int | None, ...]
    tie: tuple[int, ...]


def _ids(pairs: Iterable[Sequence[str]]) -> list[str]:
    names: list[str] = []
    for pair in pairs:
        name = "-".join(sorted(pair))
        number = 2
        while name in names:
            name = f"{'-'.join(sorted(pair))}-{number}"
            number += 1
        names.append(name)
    return names


def read_log(board: Board, seats: int, log: Iterable[AnyEvent]) -> list[Count]:
    """What everybody built, kept and earned."""
    index = {name: number for number, name in enumerate(_ids((route.a, route.b) for route in board.routes))}
    counts = [Count([], [], [], []) for _ in range(seats)]
    for event in log:
        match event:
            case RouteClaimed():
                counts[event.seat].routes.append(index[event.route])
            case KeptTickets():
                counts[event.seat].tickets += event.tickets
            case StationBuilt():
                counts[event.seat].stations.append(event.city)
            case PortBuilt():
                counts[event.seat].ports.append(event.city)
            case Exchanged():
                counts[event.seat].exchanged += event.count
            case FlagSetScored():
                counts[event.seat].flag_sets += 1
            case GoodsEarned():
                counts[event.seat].goods += 1
    return counts


def joined(links: Sequence[Link], cities: Sequence[str]) -> bool:
    """Whether the links join these cities: walk from the first and see."""
    reached, edge = {cities[0]}, [cities[0]]
    while edge:
        here = edge.pop()
        for a, b in links:
            for near, far in ((a, b), (b, a)):
                if near == here and far not in reached:
                    reached.add(far)
                    edge.append(far)
    return reached.issuperset(cities)


def longest_trail(links: Sequence[Link], lengths: Sequence[int]) -> int:
    """The longest walk that uses no link twice: try them all."""
    around: dict[str, list[tuple[int, str]]] = {}
    for number, (a, b) in enumerate(links):
        around.setdefault(a, []).append((number, b))
        around.setdefault(b, []).append((number, a))
    known: dict[tuple[str, int], int] = {}

    def from_here(city: str, used: int) -> int:
        key = (city, used)
        if key not in known:
            known[key] = max(
                (
                    lengths[number] + from_here(other, used | 1 << number)
                    for number, other in around[city]
                    if not used >> number & 1
                ),
                default=0,
            )
        return known[key]

    return max((from_here(city, 0) for city in around), default=0)


def best_loan(
    own: Sequence[Link], offers: Sequence[Sequence[tuple[int, Link]]], tickets: Sequence[tuple[Sequence[str], int]]
) -> tuple[int | None, ...]:
    """Try every choice of one route for each station, in the order of the file and none last; the first best wins."""
    best: tuple[int, int] = (-10_000, 0)
    chosen: tuple[int | None, ...] = ()
    nothing: list[tuple[int | None, Link | None]] = [(None, None)]
    for loan in product(*([*offer, *nothing] for offer in offers)):
        links = [*own, *(link for _, link in loan if link is not None)]
        done = [points if joined(links, cities) else -points for cities, points in tickets]
        result = (sum(done), sum(points > 0 for points in done))
        if result > best:
            best, chosen = result, tuple(route for route, _ in loan)
    return chosen


def recount(board: Board, seats: int, log: Iterable[AnyEvent]) -> list[Counted]:
    """Score lines, complete tickets, longest path, borrowed routes and tie-breaks of every seat."""
    counts = read_log(board, seats, log)
    tickets = dict(zip(_ids(ticket.cities for ticket in board.tickets), board.tickets, strict=True))
    links = [(route.a, route.b) for route in board.routes]
    owner = {route: seat for seat, count in enumerate(counts) for route in count.routes}
    longest = [
        longest_trail([links[route] for route in count.routes], [board.routes[route].length for route in count.routes])
        if board.longest_path
        else 0
        for count in counts
    ]
    result = []
    for seat, count in enumerate(counts):
        own = [links[route] for route in count.routes]
        asked = [(tickets[name].cities, tickets[name].points) for name in count.tickets]
        offers = [
            [(route, links[route]) for route in sorted(owner) if owner[route] != seat and city in links[route]]
            for city in count.stations
        ]
        open_tickets = [ticket for ticket in asked if not joined(own, ticket[0])]
        borrowed = best_loan(_shrunk(own, offers, open_tickets), offers, open_tickets) if offers else ()
        usable = own + [links[route] for route in borrowed if route is not None]
        done = tuple(name for name in count.tickets if joined(usable, tickets[name].cities))
        lines = _lines(board, counts, seat, done, {name: tickets[name].points for name in tickets}, longest)
        if board.port:
            named = [sum(city in tickets[name].cities for name in done) for city in count.ports]
            lines |= {"ports": sum(10 * min(3, times) for times in named), "ports_unbuilt": -4 * (3 - len(count.ports))}
        held = int(longest[seat] > 0 and longest[seat] == max(longest))
        tie = {"tickets": len(done), "stations": -len(count.stations), "longest_path": held}
        result.append(
            Counted(
                lines, sum(lines.values()), done, longest[seat], borrowed, tuple(tie[name] for name in board.tie_breaks)
            )
        )
    return result


def _shrunk(
    own: Sequence[Link], offers: Sequence[Sequence[tuple[int, Link]]], tickets: Sequence[tuple[Sequence[str], int]]
) -> list[Link]:
    """The same connections between the cities that matter, with as few links as possible: it is only faster."""
    places = list(
        dict.fromkeys(
            [city for offer in offers for _, link in offer for city in link]
            + [city for cities, _ in tickets for city in cities]
        )
    )
    links: list[Link] = []
    heads: list[str] = []
    for place in places:
        head = next((head for head in heads if joined(own, (head, place))), None)
        if head is None:
            heads.append(place)
        else:
            links.append((head, place))
    return links


def _lines(
    board: Board,
    counts: Sequence[Count],
    seat: int,
    done: Sequence[str],
    worth: dict[str, int],
    longest: Sequence[int],
) -> dict[str, int]:
    count = counts[seat]
    lines = {
        "routes": sum(POINTS[board.routes[route].length] for route in count.routes),
        "tickets_done": sum(worth[name] for name in done),
        "tickets_missed": -sum(worth[name] for name in count.tickets if name not in done),
    }
    if board.station:
        lines["stations"] = 4 * (3 - len(count.stations))
    if board.longest_path:
        lines["longest_path"] = 10 if 0 < longest[seat] == max(longest) else 0
    if board.exchange:
        lines["exchange"] = -count.exchanged
    if board.flag_set:
        lines["flag_sets"] = 4 * count.flag_sets
    if board.bonus_goods:
        ranks = {2: (8, 4), 3: (8, 5, 2), 4: (8, 6, 4, 2)}[len(counts)]
        better = sum(other.goods > count.goods for other in counts)
        lines["goods"] = ranks[better] if count.goods else 0
    return lines
