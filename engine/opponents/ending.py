"""When to end the game: who would win if it ended now, as far as a seat can know."""

from engine.opponents.plan import open_tickets
from engine.opponents.sight import Sight
from engine.paths import longest_path
from engine.view import SeatView

EXPECTED = 0.95
"""The share of a ticket's mean points that somebody else's hidden one is expected to bring."""

FEARED = 1.0
"""The share that it may bring for each ticket beside it: who keeps many has a network that joins long ones."""


def lead(sight: Sight, sure: bool) -> float:
    """One's own final score if the game ended with this turn, less what the best of the others is expected to reach.

    For a lead that is `sure`, less what they may be feared to reach.
    """
    view, worth = sight.view, sight.atlas.worth
    undone = open_tickets(sight, view.tickets)
    tickets = sum(worth[ticket] for ticket in view.tickets) - 2 * sum(worth[ticket] for ticket in undone)
    paths = trails(sight)
    mine = view.mine.points + tickets + _extras(sight, view.mine, paths)
    mean = sum(worth.values()) / len(worth)
    last = sight.rate * sight.edition.board.end.turns
    return mine - max(
        seat.points
        + mean * seat.tickets * (FEARED * seat.tickets if sure else EXPECTED)
        + _extras(sight, seat, paths)
        + last
        for seat in sight.others
    )


def _extras(sight: Sight, seat: SeatView, paths: list[int]) -> float:
    """Stations and ports not built, the longest path and the rank by bonus goods."""
    board = sight.edition.board
    total = 0.0
    if board.station is not None:
        total += board.station.unbuilt * (board.station.count - len(seat.stations))
    if board.port is not None:
        total += board.port.unbuilt * (board.port.count - len(seat.ports)) + 8.0 * len(seat.ports)
    if board.longest_path is not None and paths[seat.seat] == max(paths):
        total += board.longest_path.points
    if board.bonus_goods is not None and seat.goods:
        ranks = board.bonus_goods.ranks[len(sight.view.seats) - board.players[0]]
        total += ranks[sum(other.goods > seat.goods for other in sight.view.seats)]
    return total


def trails(sight: Sight) -> list[int]:
    """The longest path of every seat, where the board rewards it."""
    if sight.edition.board.longest_path is None:
        return []
    owners = sight.view.routes
    return [
        longest_path(
            sight.edition.ends, sight.atlas.length, [route for route, owner in enumerate(owners) if owner == seat]
        )[0]
        for seat in range(len(sight.view.seats))
    ]
