"""The final score (R-END-2 to R-END-5): lines per source, tickets with their ways, ranking and what decided it."""

from typing import get_args

from engine.board import TieBreak
from engine.borrowing import best_borrowed, loans
from engine.edition import Edition
from engine.errors import IllegalAction
from engine.final import Decided, Final, ScoreLine, SeatResult, Source, Standing, TicketResult
from engine.ids import Seat
from engine.paths import cheapest_way, components, longest_path
from engine.state import State

_SOURCES: tuple[Source, ...] = get_args(Source)


def final_scores(edition: Edition, state: State) -> Final:
    """Score a finished game.

    >>> import maps
    >>> from msgspec.structs import replace
    >>> from engine import new_game
    >>> edition = maps.edition("paris")
    >>> given_up = replace(new_game(edition, 2, bytes(32)), ended="passes")
    >>> final = final_scores(edition, given_up)
    >>> [seat.total for seat in final.seats], final.decided
    ([0, 0], 'shared')
    """
    if not state.ended:
        raise IllegalAction("the game has not ended", "not-ended")
    standings = tuple(_standing(edition, state, Seat(seat)) for seat in range(len(state.players)))
    lines = [_lines(edition, state, standings, seat) for seat in range(len(standings))]
    totals = [sum(line.points for line in listed) for listed in lines]
    keys = [(total, *_tie_keys(edition, state, standings, seat)) for seat, total in enumerate(totals)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return Final(
        seats=tuple(
            SeatResult(standing, listed, total, place)
            for standing, listed, total, place in zip(standings, lines, totals, places, strict=True)
        ),
        winners=tuple(Seat(seat) for seat, place in enumerate(places) if place == 1),
        decided=_decided(edition, keys),
    )


def _lines(edition: Edition, state: State, standings: tuple[Standing, ...], seat: int) -> tuple[ScoreLine, ...]:
    tickets = standings[seat].tickets
    done = [ticket.points for ticket in tickets if ticket.done]
    missed = [ticket.points for ticket in tickets if not ticket.done]
    routes = [points for points, owner in zip(edition.route_points, state.routes, strict=True) if owner == seat]
    lines = [
        ScoreLine("routes", sum(routes), len(routes)),
        ScoreLine("tickets_done", sum(done), len(done)),
        ScoreLine("tickets_missed", sum(missed), len(missed)),
    ]
    for rule in edition.rules:
        lines += rule.score(edition, state, standings, seat)
    return tuple(sorted(lines, key=lambda line: _SOURCES.index(line.source)))


def _standing(edition: Edition, state: State, seat: Seat) -> Standing:
    owned = [route for route, owner in enumerate(state.routes) if owner == seat]
    label = components(len(edition.cities), edition.ends, owned)
    player = state.players[seat]
    borrowed = best_borrowed(edition, loans(edition, state.routes, seat, player), player.tickets, label)
    lengths = [route.length for route in edition.routes]
    usable = {route: lengths[route] for route in (*owned, *(route for route in borrowed if route is not None))}
    results = tuple(_ticket_result(edition, usable, ticket) for ticket in player.tickets)
    longest, path = longest_path(edition.ends, lengths, owned) if edition.board.longest_path is not None else (0, ())
    return Standing(
        seat=seat,
        tickets=results,
        borrowed=tuple("" if route is None else edition.route_ids[route] for route in borrowed),
        longest=longest,
        longest_path=tuple(edition.route_ids[route] for route in path),
    )


def _ticket_result(edition: Edition, usable: dict[int, int], ticket: str) -> TicketResult:
    """Whether these routes join the ticket's locations (R-TIX-2), and over which of them."""
    kind = edition.tickets[ticket]
    first, *others = (edition.city_index[city] for city in kind.cities)
    way: list[int] = []
    for other in others:
        part = cheapest_way(edition.ends, usable, first, other)
        if part is None:
            return TicketResult(ticket, False, -kind.points, ())
        way += part
    return TicketResult(ticket, True, kind.points, tuple(edition.route_ids[route] for route in dict.fromkeys(way)))


# Ranking.


def _tie_keys(edition: Edition, state: State, standings: tuple[Standing, ...], seat: int) -> tuple[int, ...]:
    """What decides a tie, each number the larger the better."""
    longest = max(standing.longest for standing in standings)
    keys: dict[TieBreak, int] = {
        "tickets": standings[seat].done,
        "stations": -len(state.players[seat].stations),
        "longest_path": int(0 < longest == standings[seat].longest),
    }
    return tuple(keys[name] for name in edition.board.tie_breaks)


def _decided(edition: Edition, keys: list[tuple[int, ...]]) -> Decided:
    """What separated the winner from the next best (R-END-4)."""
    first, second = sorted(keys, reverse=True)[:2]
    names: tuple[Decided, ...] = ("points", *edition.board.tie_breaks)
    return next((name for name, a, b in zip(names, first, second, strict=True) if a != b), "shared")
