"""Tickets: which to keep, and whether it pays to draw more."""

from collections.abc import Sequence
from random import Random

from engine.actions import Keep
from engine.opponents.atlas import UNREACHABLE, cheapest
from engine.opponents.plan import Plan, make_plan, open_tickets
from engine.opponents.ports import together_bonus
from engine.opponents.sight import Sight
from engine.opponents.thought import Reason, Thought


def keep(sight: Sight, keeps: Sequence[Keep], chance: Random) -> Thought:
    """The subset whose plan is worth the most beside the tickets already held."""
    best = max(keeps, key=lambda action: keep_value(sight, action.tickets, chance))
    plan = make_plan(sight, (*sight.view.tickets, *best.tickets), chance)
    reason = Reason("keep-network", tickets=best.tickets, count=len(plan.routes), lost=len(plan.lost))
    return Thought(best, reason)


def keep_value(sight: Sight, tickets: Sequence[str], chance: Random) -> float:
    """Points that these tickets promise: those done, those the plan completes if it succeeds, less its cost."""
    plan = make_plan(sight, (*sight.view.tickets, *tickets), chance)
    worth = sight.atlas.worth
    total = sum(worth[ticket] for ticket in tickets)
    pursued = sum(worth[ticket] for ticket in plan.tickets)
    new = sum(worth[ticket] for ticket in plan.tickets if ticket in tickets)
    lost = sum(worth[ticket] for ticket in plan.lost if ticket in tickets)
    hope = success(sight, plan.turns)
    # What the plan's value counts for completed tickets, twice each, is replaced by what can be hoped for.
    cost = sum(sight.gain[ticket] for ticket in plan.tickets) - plan.value
    ports = together_bonus(sight, [ticket for ticket in (*sight.view.tickets, *tickets) if ticket not in plan.lost])
    return (total - new - lost) - lost + (2 * hope - 1) * new + 2 * hope * (pursued - new) - cost + hope * ports


def success(sight: Sight, turns: float) -> float:
    """The chance that a plan succeeds which takes so many turns."""
    strain = turns / max(1.0, sight.turns)
    return max(0.05, min(0.97, 1.0 - sight.traits.hope * float(strain**2.5)))


def draw_value(sight: Sight, plan: Plan, chance: Random) -> float:
    """What drawing tickets now promises in points, before the turn it takes."""
    left = sight.view.ticket_decks[sight.edition.ticket_deck_index[sight.edition.board.ticket_draw.deck]]
    count = min(left, sight.edition.board.ticket_draw.count)
    pool = [ticket for ticket in sight.atlas.drawable if ticket not in sight.view.tickets]
    if not count or len(pool) < count:
        return -UNREACHABLE
    worth = ticket_values(sight, plan, pool)
    total = 0.0
    rounds = 48
    for _ in range(rounds):
        drawn = sorted((worth[ticket] for ticket in chance.sample(pool, count)), reverse=True)
        total += drawn[0] + sum(0.75 * value for value in drawn[1:] if value > 0)
    return total / rounds


def ticket_values(sight: Sight, plan: Plan, tickets: Sequence[str]) -> dict[str, float]:
    """What each ticket would be worth on top of the plan: joined, joined by a few more routes, or lost."""
    costs = [claim_turns(sight, route) if free else UNREACHABLE for route, free in enumerate(sight.open)]
    for route in (*sight.joined.usable, *plan.routes):
        costs[route] = 0.0
    slack = sight.turns - plan.turns - 1.0
    pieces = sum(sight.supply) - sum(sight.atlas.length[route] for route in plan.routes)
    undone = set(open_tickets(sight, tickets))
    found = {}
    for ticket in tickets:
        points = sight.atlas.worth[ticket]
        if ticket not in undone:
            found[ticket] = float(points)
            continue
        first, *others = sight.atlas.goals[ticket]
        ways = [cheapest(sight.atlas.around, costs, first, other) for other in others]
        found[ticket] = _extended(sight, points, ways, costs, slack, pieces)
    return found


def claim_turns(sight: Sight, route: int) -> float:
    """About how many turns it takes to claim this route by itself."""
    missing, _ = sight.cards_for(route)
    return 1.0 + missing / 1.6


def _extended(
    sight: Sight, points: int, ways: Sequence[list[int] | None], costs: list[float], slack: float, pieces: int
) -> float:
    """A ticket that still needs routes: its points by the chance to get there, less the cost of trying."""
    routes = {route for way in ways for route in way or () if costs[route]}
    turns = sum(costs[route] for route in routes)
    if None in ways or turns > slack or sum(sight.atlas.length[route] for route in routes) > pieces:
        return -float(points)
    hope = max(0.3, 0.97 - 0.5 * turns / max(1.0, slack) - 0.02 * len(routes))
    return points * (2 * hope - 1) - sum(max(-0.5, sight.net[route]) for route in routes)
