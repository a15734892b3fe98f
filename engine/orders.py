"""Standing orders: a short private list that plays turns while its owner sleeps, from what that seat may know.

When the turn comes, the first line that can be done is done. When none can, or a stop applies, the plan is at its end
and its owner is asked as usual. Nothing here ever decides what needs eyes: which tickets to keep, or a price of a
tunnel beyond what was allowed.
"""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Claim, Draw, DrawBlind, Pay
from engine.advice import on_the_way, prospects
from engine.doubles import halves
from engine.edition import Edition
from engine.ids import CLOSED, FREE
from engine.payments import Payment
from engine.state import SecondCard, TunnelQuestion
from engine.view import View

MOST_LINES = 5
MOST_TURNS = 9
MOST_STOPS = 8


class ClaimLine(Struct, frozen=True, tag="claim", omit_defaults=True):
    """Claim this route or the other half of it, paying with this colour (any, if empty) and so many wilds at the most.

    The wilds that a ferry asks for are always allowed. A tunnel may cost `extra` more cards at the most; if it costs
    more, its owner is asked.
    """

    route: str
    colour: str = ""
    wilds: int = 0
    extra: int = 0


class TakeLine(Struct, frozen=True, tag="take", omit_defaults=True):
    """Take a card of this kind if it lies in the row, and another one; else the second card follows the other lines."""

    card: str
    turns: int = 1
    begun: bool = False
    """The turn that goes on was begun by this line: it is asked first for the second card, even if no turn is left."""


class BlindLine(Struct, frozen=True, tag="blind", omit_defaults=True):
    """Draw two cards blind, from this deck where there are several."""

    deck: str = ""
    turns: int = 1
    begun: bool = False
    """As with `TakeLine`."""


Line = ClaimLine | TakeLine | BlindLine


class RouteTaken(Struct, frozen=True, tag="route-taken"):
    """Somebody else has claimed this route or the other half of it: more of them than when the plan was made."""

    route: str
    taken: int = 0


class LastTurnsBegin(Struct, frozen=True, tag="last-turns"):
    pass


class WildInRow(Struct, frozen=True, tag="wild-in-row"):
    pass


class TicketComplete(Struct, frozen=True, tag="ticket-complete"):
    """More of one's tickets are complete than when the plan was made."""

    done: int


class CouldClaim(Struct, frozen=True, tag="could-claim"):
    """A route on the cheapest way of one of one's tickets can be claimed now."""


Stop = RouteTaken | LastTurnsBegin | WildInRow | TicketComplete | CouldClaim


class Plan(Struct, frozen=True, omit_defaults=True):
    """What one seat has ordered: the lines in their order, and what ends it all."""

    lines: tuple[Line, ...]
    stops: tuple[Stop, ...] = ()


class Ordered(Struct, frozen=True):
    """What the plan plays now, by which line, and what is left of the plan."""

    action: Action
    line: Line | None
    """None for a second card that no line asks for: it is drawn blind, because the turn has begun."""
    plan: Plan


class PlanStopped(Struct, frozen=True):
    """The plan is at its end: a stop applied, no line could be done (`stop` is None), or eyes are needed."""

    stop: Stop | None = None
    asks: bool = False
    """Something has to be decided that no plan decides."""


def follow(edition: Edition, view: View, legal: Sequence[Action], plan: Plan) -> Ordered | PlanStopped:
    """What this plan makes of the present situation of the seat that sees it."""
    match view.pending:
        case None if view.turn > 0:
            for stop in plan.stops:
                if _applies(edition, view, legal, stop):
                    return PlanStopped(stop)
            return _whole_turn(edition, view, legal, between_turns(plan))
        case SecondCard():
            return _second_card(edition, view, legal, plan)
        case TunnelQuestion() as question:
            return _tunnel(edition, view, legal, plan, question)
        case _:
            return PlanStopped(asks=True)


def between_turns(plan: Plan) -> Plan:
    """The plan as it stands while no turn of its seat goes on: what was begun is done."""
    lines = (line if isinstance(line, ClaimLine) else replace(line, begun=False) for line in plan.lines)
    return replace(plan, lines=tuple(line for line in lines if isinstance(line, ClaimLine) or line.turns > 0))


def most_wilds(edition: Edition, line: ClaimLine) -> int:
    """How many wilds may be paid at the most: what was allowed, but no fewer than a ferry asks for."""
    return max(line.wilds, *(edition.routes[edition.route_index[half]].ferry for half in halves(edition, line.route)))


def complete_tickets(edition: Edition, view: View) -> int:
    """How many of the seat's tickets are complete: what `TicketComplete` begins with."""
    return sum(prospect.done for prospect in prospects(edition, view, view.tickets))


def taken_halves(edition: Edition, view: View, route: str) -> int:
    """How many halves of this route somebody else has: what `RouteTaken` begins with."""
    owners = (view.routes[edition.route_index[half]] for half in halves(edition, route))
    return sum(owner not in (FREE, CLOSED, view.seat) for owner in owners)


def _applies(edition: Edition, view: View, legal: Sequence[Action], stop: Stop) -> bool:
    match stop:
        case RouteTaken(route, taken):
            return taken_halves(edition, view, route) > taken
        case LastTurnsBegin():
            return view.last_turns >= 0
        case WildInRow():
            return not edition.wilds.isdisjoint(view.row)
        case TicketComplete(done):
            return complete_tickets(edition, view) > done
        case CouldClaim():
            useful = on_the_way(prospects(edition, view, view.tickets))
            return any(isinstance(action, Claim) and action.route in useful for action in legal)
        case _:
            assert_never(stop)


def _whole_turn(edition: Edition, view: View, legal: Sequence[Action], plan: Plan) -> Ordered | PlanStopped:
    for line in plan.lines:
        action = _first_action(edition, view, legal, line)
        if action is not None:
            spent = _spent(edition, plan, line)
            ends = isinstance(action, Draw) and action.card in edition.wilds
            return Ordered(action, line, between_turns(spent) if ends else spent)
    return PlanStopped()


def _first_action(edition: Edition, view: View, legal: Sequence[Action], line: Line) -> Action | None:
    match line:
        case ClaimLine():
            return _claim(edition, view, legal, line)
        case TakeLine(card):
            return _take(edition, legal, card)
        case BlindLine(deck):
            return _blind(legal, deck)
        case _:
            assert_never(line)


def _claim(edition: Edition, view: View, legal: Sequence[Action], line: ClaimLine) -> Claim | None:
    """The cheapest claim within what was allowed."""
    wanted = halves(edition, line.route)
    claims = [
        action
        for action in legal
        if isinstance(action, Claim) and action.route in wanted and _allowed(edition, line, action.cards)
    ]
    return min(claims, key=lambda claim: (_price(edition, view, claim.route, claim.cards), claim.route), default=None)


def _allowed(edition: Edition, line: ClaimLine, cards: Payment) -> bool:
    colour = edition.payment_colour(cards)
    wilds = sum(card in edition.wilds for card in cards)
    return wilds <= most_wilds(edition, line) and (not line.colour or colour in ("", line.colour))


def _price(edition: Edition, view: View, route: str, cards: Payment) -> tuple[int, int, int, int, int, Payment]:
    """A smaller one is cheaper: few wilds, nothing wasted, few anchors, few cards, the colour one holds most of.

    The more is left of that colour, the less is missed by other routes, and the sooner it pays the extra of a tunnel.
    """
    kind, colour = edition.routes[edition.route_index[route]].kind, edition.payment_colour(cards)
    paid = [edition.cards[edition.card_index[card]] for card in cards]
    held = zip(edition.cards, view.hand, strict=True)
    return (
        sum(card.wild for card in paid),
        sum(card.covers for card in paid),
        sum(card.anchor for card in paid),
        len(cards),
        -sum(count for card, count in held if card.colour == colour and kind in card.serves),
        cards,
    )


def _take(edition: Edition, legal: Sequence[Action], card: str) -> Draw | None:
    """Take this card; with several decks the gap is filled from the card's own, if that holds cards."""
    own = edition.board.decks[edition.card_deck[card]].id
    ways = [action for action in legal if isinstance(action, Draw) and action.card == card]
    return min(ways, key=lambda draw: draw.refill not in ("", own), default=None)


def _blind(legal: Sequence[Action], deck: str) -> DrawBlind | None:
    ways = [action for action in legal if isinstance(action, DrawBlind)]
    return next((action for action in ways if not deck or action.deck in ("", deck)), None)


def _spent(edition: Edition, plan: Plan, line: Line) -> Plan:
    """The plan after one turn by this line: a claim is done once, the others for so many turns.

    A claim of a tunnel stays in the plan until the next turn, because its price may still be asked; so does what draws
    cards, for the second one.
    """
    match line:
        case ClaimLine():
            left: Line | None = line if edition.routes[edition.route_index[line.route]].tunnel else None
        case TakeLine() | BlindLine():
            left = replace(line, turns=line.turns - 1, begun=True)
        case _:
            assert_never(line)
    return _with(plan, line, left)


def _with(plan: Plan, line: Line, left: Line | None) -> Plan:
    place = plan.lines.index(line)
    return replace(plan, lines=(*plan.lines[:place], *(() if left is None else (left,)), *plan.lines[place + 1 :]))


def _second_card(edition: Edition, view: View, legal: Sequence[Action], plan: Plan) -> Ordered | PlanStopped:
    """The line that has begun the turn is asked first, then the others in their order; else the card is blind."""
    after = between_turns(plan)
    for line in sorted(plan.lines, key=lambda line: isinstance(line, ClaimLine) or not line.begun):
        action = _first_action(edition, view, legal, line)
        if action is not None:
            return Ordered(action, line, after)
    blind = _blind(legal, "")
    return PlanStopped() if blind is None else Ordered(blind, None, after)


def _tunnel(
    edition: Edition, view: View, legal: Sequence[Action], plan: Plan, question: TunnelQuestion
) -> Ordered | PlanStopped:
    """Pay what the line allowed; anything beyond it is for its owner to decide."""
    lines = (line for line in plan.lines if isinstance(line, ClaimLine))
    line = next((line for line in lines if question.route in halves(edition, line.route)), None)
    if line is None or question.extra > line.extra:
        return PlanStopped(asks=True)
    pays = [
        action
        for action in legal
        if isinstance(action, Pay) and _allowed(edition, line, (*question.laid, *action.cards))
    ]
    if not pays:
        return PlanStopped(asks=True)
    return Ordered(
        min(pays, key=lambda pay: _price(edition, view, question.route, pay.cards)), line, _with(plan, line, None)
    )
