"""Advice from what a seat can see: how its tickets stand, and which cards it has not seen."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from engine.borrowing import joined_now
from engine.edition import Edition
from engine.state import TunnelQuestion
from engine.view import SeatView, View
from engine.ways import Way, Ways

_REMEMBERED = 512
"""So many answers are kept: a seat asks for the same ones in its panel, its menus and its picture, turn after turn."""


class Prospect(Struct, frozen=True):
    """How a ticket stands: done as the end would score it now, by a way that is still missing, or lost."""

    ticket: str
    done: bool = False
    way: Way | None = None
    """The cheapest way; None if the ticket is done or lost."""
    station: str = ""
    """A city in which one more station alone completes the ticket."""

    @property
    def lost(self) -> bool:
        return not self.done and self.way is None


def prospects(edition: Edition, view: View, tickets: Iterable[str]) -> tuple[Prospect, ...]:
    """How each ticket stands by itself. One that is only on offer is looked at as if it were kept.

    A station that a complete ticket needs stays with it: no way of another ticket uses it.
    """
    return _prospects(edition, _without_cards(view), tuple(tickets))


def _without_cards(view: View) -> View:
    """As much of a view as ways depend on: most turns change nothing but cards, and then every way stays."""
    seats = tuple(SeatView(one.seat, 0, (), (), (), 0, choosing=False, stations=one.stations) for one in view.seats)
    return View(
        board=view.board,
        seat=view.seat,
        turn=min(view.turn, 1),
        on_turn=None,
        order=(),
        pending=None,
        row=(),
        decks=(),
        discards=(),
        ticket_decks=(),
        routes=view.routes,
        seats=seats,
        last_turns=0,
        ended="",
        tickets=view.tickets,
        supply=view.supply,
    )


@lru_cache(_REMEMBERED)
def _prospects(edition: Edition, view: View, tickets: tuple[str, ...]) -> tuple[Prospect, ...]:
    held = _ways(edition, view, view.tickets)
    found = []
    for ticket in tickets:
        known = ticket in view.tickets or not view.mine.stations
        found.append(_prospect(held if known else _ways(edition, view, (*view.tickets, ticket)), ticket))
    return tuple(found)


def _ways(edition: Edition, view: View, tickets: tuple[str, ...]) -> Ways:
    mine = view.mine
    return Ways(edition, view, joined_now(edition, view.routes, mine.seat, mine, tickets))


def _prospect(ways: Ways, ticket: str) -> Prospect:
    if ways.joins(ticket):
        return Prospect(ticket, done=True)
    return Prospect(ticket, way=ways.way(ticket), station=ways.station(ticket))


def on_the_way(found: Iterable[Prospect]) -> frozenset[str]:
    """The routes of these ways, both halves of a double route where both may be claimed."""
    return frozenset(route for prospect in found if prospect.way is not None for route in prospect.way.halves)


def unseen_cards(edition: Edition, view: View) -> dict[str, int]:
    """How many cards of each kind the viewer can't place: in decks and other hands (R-INFO-1)."""
    left = {card.id: card.count for card in edition.cards}
    laid = view.pending.laid + view.pending.revealed if isinstance(view.pending, TunnelQuestion) else ()
    flags = (card for seat in view.seats for card in seat.flags)
    discarded = (card for pile in view.discards for card in pile)
    for card in (*view.row, *laid, *flags, *discarded):
        if card:
            left[card] -= 1
    for kind, count in zip(edition.cards, view.hand, strict=False):
        left[kind.id] -= count
    return left
