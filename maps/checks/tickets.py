"""The tickets: places that exist, that can be joined, and that a seat has the pieces to join."""

import heapq
from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import asdict

from engine.board import Board, Ticket
from maps.checks.box import supply
from maps.checks.network import known_city, neighbours, reached
from maps.checks.words import between, known, unique
from maps.problems import Flaw, place


def tickets(board: Board) -> Iterator[Flaw]:
    cities = [city.id for city in board.cities]
    junctions = {city.id for city in board.cities if city.kind == "junction"}
    for number, ticket in enumerate(board.tickets):
        where = place("tickets", number, asdict(ticket))
        for city in ticket.cities:
            yield from known_city(where, city, cities)
            if city in junctions:
                yield Flaw(where, f'"{city}" is a junction', "cities only")
        yield from unique(where, ticket.cities)
        if len(ticket.cities) < 2:
            yield Flaw(where, f"it names {len(ticket.cities)} of the places to join", "at least 2")
        yield from between(f"{where}: points", ticket.points, 1, 1000)
        yield from known(where, "deck of tickets", ticket.deck, board.ticket_decks)


def twice(board: Board) -> Iterator[Flaw]:
    seen: dict[tuple[str, frozenset[str]], int] = {}
    for number, ticket in enumerate(board.tickets):
        first = seen.setdefault((ticket.deck, frozenset(ticket.cities)), number)
        if first != number:
            where = place("tickets", number, asdict(ticket))
            yield Flaw(
                where, f"it is the same as {place('tickets', first, asdict(board.tickets[first]))}", "each only once"
            )


def joinable(board: Board) -> Iterator[Flaw]:
    network = neighbours(board)
    for number, ticket in enumerate(board.tickets):
        known_ends = [city for city in ticket.cities if city in network]
        if len(known_ends) == len(ticket.cities) >= 2:
            yield from _joinable(board, network, ticket, place("tickets", number, asdict(ticket)))


def _joinable(board: Board, network: dict[str, dict[str, int]], ticket: Ticket, where: str) -> Iterator[Flaw]:
    cut_off = [city for city in ticket.cities if city not in reached(network, ticket.cities[0])]
    if cut_off:
        yield Flaw(where, f'no path joins "{ticket.cities[0]}" and "{cut_off[0]}"', "places of one network")
        return
    longest = max(distance(network, a, b) for a, b in combinations(ticket.cities, 2))
    if longest > supply(board):
        wrong = f"its shortest path has {longest} spaces, and a seat begins with {supply(board)} pieces"
        yield Flaw(where, wrong, "a ticket that can be completed")


def distance(network: dict[str, dict[str, int]], start: str, goal: str) -> int:
    """The spaces of the shortest path; both places are in one network."""
    best = {start: 0}
    waiting = [(0, start)]
    while waiting:
        far, city = heapq.heappop(waiting)
        if city == goal:
            break
        for other, length in network[city].items():
            if far + length < best.get(other, far + length + 1):
                best[other] = far + length
                heapq.heappush(waiting, (far + length, other))
    return best[goal]


CHECKS = (tickets, twice, joinable)
