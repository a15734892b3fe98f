"""What an opponent looks up of a board again and again, worked out once for each edition."""

from functools import lru_cache
from heapq import heappop, heappush
from math import exp

from engine.edition import Edition
from engine.ids import GREY

Neighbours = tuple[tuple[tuple[int, int], ...], ...]
"""For each location its routes, each with the location at the other end."""

ANY = -1
"""The pool of a grey route and of a wild: any colour."""


class Atlas:
    """Nothing in it changes. A *pool* is a colour for one kind of route: the cards that pay for the same routes."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.around = _neighbours(edition)
        self.length = tuple(route.length for route in edition.routes)
        self.points = edition.route_points
        self.ferry = tuple(route.ferry for route in edition.routes)
        self.tunnel = tuple(route.tunnel for route in edition.routes)
        self.bonus = tuple(route.bonus for route in edition.routes)
        self.piece = edition.route_piece
        self.kinds = tuple(piece.route for piece in edition.pieces)
        names = [(kind, colour) for kind in self.kinds for colour in edition.colours]
        number = {name: index for index, name in enumerate(names)}
        self.pools = tuple(names)
        self.pools_of_kind = tuple(
            tuple(index for index, (kind, _) in enumerate(names) if kind == wanted) for wanted in self.kinds
        )
        self.kind_of_pool = tuple(self.kinds.index(kind) for kind, _ in names)
        self.pool = tuple(
            ANY if route.colour == GREY else number[(route.kind, route.colour)] for route in edition.routes
        )
        self.card_pool = tuple(ANY if card.wild else number[(card.serves[0], card.colour)] for card in edition.cards)
        self.covers = tuple(card.covers for card in edition.cards)
        self.wild = next((index for index, card in enumerate(edition.cards) if card.wild), ANY)
        self.cover_mean = tuple(_cover_mean(edition, kind) for kind in self.kinds)
        self.goals = {
            name: tuple(edition.city_index[city] for city in ticket.cities) for name, ticket in edition.tickets.items()
        }
        self.worth = {name: ticket.points for name, ticket in edition.tickets.items()}
        self.drawable = tuple(
            name for name, ticket in edition.tickets.items() if ticket.deck == edition.board.ticket_draw.deck
        )
        self.popularity = self._popularity()
        rates = self._points_per_turn()
        mean = sum(rates) / len(rates)
        self.pace = 0.5 * (mean + 1.6)
        self.premium = self._premium()
        self.appeal = tuple(rate / mean for rate in rates)
        self.useful = tuple(2 * (1 - exp(-4.6 * wanted / len(edition.colours))) for wanted in range(1 + len(names)))
        self.typical_length = sum(self.length) / len(self.length)

    def _points_per_turn(self) -> tuple[float, ...]:
        """What a turn brings that goes into this route, cards for it included."""
        return tuple(
            points / (1 + length / (2 * self.cover_mean[kind]))
            for points, length, kind in zip(self.points, self.length, self.piece, strict=True)
        )

    def _premium(self) -> float:
        """Points that a piece brings on the routes that reward pieces best, a third of the board, beyond one point."""
        ranked = sorted(zip(self.points, self.length, strict=True), key=lambda route: -route[0] / route[1])
        left = total = sum(self.length) / 3
        points = 0.0
        for worth, length in ranked:
            points += worth * min(length, left) / length
            left -= min(length, left)
        return points / total - 1.0

    def _popularity(self) -> tuple[float, ...]:
        """For each route the share of all tickets whose shortest way on an empty board uses it."""
        costs = [float(length) for length in self.length]
        used = [0] * len(costs)
        for first, *others in self.goals.values():
            for other in others:
                for route in cheapest(self.around, costs, first, other) or ():
                    used[route] += 1
                    twin = self.edition.twins[route]
                    if twin >= 0:
                        used[twin] += 1
        return tuple(count / len(self.goals) for count in used)


def _neighbours(edition: Edition) -> Neighbours:
    around: list[list[tuple[int, int]]] = [[] for _ in edition.cities]
    for route, (a, b) in enumerate(edition.ends):
        around[a].append((route, b))
        around[b].append((route, a))
    return tuple(map(tuple, around))


def _cover_mean(edition: Edition, kind: str) -> float:
    """How many spaces a card for this kind of route covers on average."""
    cards = [card for card in edition.cards if kind in card.serves and not card.wild]
    return sum(card.count * card.covers for card in cards) / sum(card.count for card in cards)


@lru_cache(maxsize=16)
def atlas(edition: Edition) -> Atlas:
    return Atlas(edition)


UNREACHABLE = 1e9
"""The cost of a route that can't be used."""


def cheapest(around: Neighbours, costs: list[float], start: int, goal: int) -> list[int] | None:
    """The routes of the cheapest way over costs of 0 or more; None if there is none. Plans need it by the hundred."""
    best = {start: 0.0}
    came: dict[int, tuple[int, int]] = {}
    queue = [(0.0, start)]
    while queue:
        so_far, place = heappop(queue)
        if place == goal:
            return _back(came, start, goal)
        if so_far > best[place]:
            continue
        for route, other in around[place]:
            total = so_far + costs[route]
            if total < UNREACHABLE and total < best.get(other, UNREACHABLE):
                best[other] = total
                came[other] = (route, place)
                heappush(queue, (total, other))
    return None


def _back(came: dict[int, tuple[int, int]], start: int, goal: int) -> list[int]:
    way = []
    place = goal
    while place != start:
        route, place = came[place]
        way.append(route)
    return way
