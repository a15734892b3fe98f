"""Pieces of two kinds: how many of each to begin with, and when an exchange is worth its points."""

from collections.abc import Sequence
from random import Random

from engine.actions import Exchange, Pieces
from engine.borrowing import complete
from engine.doubles import open_routes
from engine.opponents.plan import make_plan
from engine.opponents.sight import Sight
from engine.opponents.thought import Reason, Thought


def choose_pieces(sight: Sight, choices: Sequence[Pieces], chance: Random) -> Thought:
    """What the plan needs, and the rest in the suggested proportion."""
    plan = make_plan(sight, sight.view.tickets, chance)
    need = [0, 0]
    for route in plan.routes:
        need[sight.atlas.piece[route]] += sight.atlas.length[route]
    suggested = sight.edition.board.piece_choice.suggested if sight.edition.board.piece_choice else (1, 1)
    rest = sum(suggested) - sum(need)
    goal = need[0] + rest * suggested[0] / sum(suggested)
    best = min(choices, key=lambda choice: abs(choice.counts[0] - goal))
    return Thought(best, Reason("pieces-planned", pieces=tuple(need)))


def exchange(sight: Sight, exchanges: Sequence[Exchange]) -> Thought | None:
    """Hand in as many pieces as make a route possible for which the cards are there, if it brings enough."""
    data = sight.edition.board.exchange
    if not exchanges or data is None or sight.turns < 2:
        return None
    names = [piece.id for piece in sight.edition.pieces]
    best: tuple[float, Exchange, int] | None = None
    for action in exchanges:
        kind = 1 - names.index(action.piece)
        for route in _payable(sight, kind, sight.supply[kind] + action.count):
            gain = sight.atlas.points[route] + _ticket_gain(sight, route) - data.cost * action.count
            if gain > 2.5 * sight.rate and (best is None or gain > best[0]):
                best = (gain, action, route)
    if best is None:
        return None
    return Thought(best[1], Reason("exchange-for", route=sight.edition.route_ids[best[2]], count=best[1].count))


def _payable(sight: Sight, kind: int, supply: int) -> list[int]:
    """Routes of a kind that exactly so many pieces would make possible, and that the hand can pay."""
    edition = sight.edition
    return [
        route
        for route, claimable in enumerate(open_routes(edition, sight.view.routes, sight.seat))
        if claimable
        and sight.atlas.piece[route] == kind
        and sight.atlas.length[route] == supply
        and any(edition.affords(sight.view.hand, payment) for payment in edition.payments[route])
    ]


def _ticket_gain(sight: Sight, route: int) -> float:
    """Twice the points of the tickets that this route would complete: gained, and not lost."""
    new = complete(sight.edition, [*sight.joined.usable, route], sight.view.tickets) - sight.joined.done
    return 2.0 * sum(sight.atlas.worth[ticket] for ticket in new)
