"""The easy opponent: every ticket by itself, the shortest way, and nothing about thrift, time or anybody else."""

from collections.abc import Sequence
from random import Random

from engine.actions import Action, Claim, Draw, DrawBlind, Keep, Pay, Pieces
from engine.advice import Prospect, prospects
from engine.doubles import halves
from engine.edition import Edition
from engine.ids import GREY
from engine.opponents.thought import Reason, Thought
from engine.view import View
from engine.ways import Way

HOARD = 20
"""Cards in hand from which on any route will do."""


def think(edition: Edition, view: View, legal: Sequence[Action], chance: Random) -> Thought:
    """Tickets that look cheap, the routes of their ways one after the other, cards for the next of them."""
    first = legal[0]
    if isinstance(first, Keep):
        return _keep(edition, view, [action for action in legal if isinstance(action, Keep)])
    if isinstance(first, Pieces):
        return _pieces(edition, [action for action in legal if isinstance(action, Pieces)])
    pays = [action for action in legal if isinstance(action, Pay)]
    if pays:
        return Thought(min(pays, key=lambda pay: _wilds(edition, pay.cards)), Reason("pay-tunnel"))
    wanted = _wanted(edition, view)
    return (
        _claim(edition, view, legal, wanted, chance)
        or _draw(edition, legal, wanted, chance)
        or _anything(legal, chance)
    )


def _keep(edition: Edition, view: View, keeps: Sequence[Keep]) -> Thought:
    """As few as allowed, those with the shortest ways."""
    least = min(len(keep.tickets) for keep in keeps)

    def worth(keep: Keep) -> float:
        return sum(_ticket_worth(edition, view, ticket) for ticket in keep.tickets)

    best = max((keep for keep in keeps if len(keep.tickets) == least), key=worth)
    return Thought(best, Reason("keep-shortest", count=least))


def _ticket_worth(edition: Edition, view: View, ticket: str) -> float:
    (prospect,) = prospects(edition, view, (ticket,))
    if prospect.done:
        return 0.0
    way = _way(prospect)
    return -100.0 if way is None else -float(way.pieces)


def _way(prospect: Prospect) -> Way | None:
    """The way of a ticket by routes alone: this level builds no stations."""
    return prospect.way if prospect.way and not prospect.way.stations else None


def _pieces(edition: Edition, choices: Sequence[Pieces]) -> Thought:
    suggested = edition.board.piece_choice.suggested if edition.board.piece_choice else ()
    best = next((choice for choice in choices if choice.counts == suggested), choices[0])
    return Thought(best, Reason("pieces-suggested"))


def _wanted(edition: Edition, view: View) -> tuple[int, ...]:
    """The routes of the cheapest ways of the open tickets, the cheapest ticket first."""
    ways = [way for prospect in prospects(edition, view, view.tickets) if (way := _way(prospect))]
    ways.sort(key=lambda way: way.pieces)
    return tuple(dict.fromkeys(edition.route_index[route] for way in ways for route in way.routes))


def _claim(
    edition: Edition, view: View, legal: Sequence[Action], wanted: tuple[int, ...], chance: Random
) -> Thought | None:
    """The next route of the way; any route if there is no way, or far too many cards for it."""
    claims = [action for action in legal if isinstance(action, Claim)]
    if chance.random() < 0.5:
        # Tunnels are tried every other time at the most: laid in vain for ever, they would never let a game end.
        claims = [claim for claim in claims if not edition.routes[edition.route_index[claim.route]].tunnel]
    useful = {half for route in wanted for half in halves(edition, edition.route_ids[route])}
    planned = [claim for claim in claims if claim.route in useful]
    if planned:
        best = min(planned, key=lambda claim: _place(edition, wanted, claim))
        return Thought(best, Reason("on-the-way", route=best.route))
    if not claims or (wanted and sum(view.hand) < HOARD):
        return None
    if all(prospect.done for prospect in prospects(edition, view, view.tickets)):
        return Thought(claims[0], Reason("for-points", route=claims[0].route))
    return Thought(claims[0], Reason("points-meanwhile", route=claims[0].route))


def _place(edition: Edition, wanted: tuple[int, ...], claim: Claim) -> int:
    """Ways are built from one end to the other."""
    route = edition.route_index[claim.route]
    return wanted.index(route if route in wanted else edition.twins[route])


def _draw(edition: Edition, legal: Sequence[Action], wanted: tuple[int, ...], chance: Random) -> Thought | None:
    row = [action for action in legal if isinstance(action, Draw)]
    for route in wanted[:1]:
        place = edition.routes[route]
        for action in row:
            card = edition.cards[edition.card_index[action.card]]
            if card.colour and place.kind in card.serves and place.colour in (card.colour, GREY):
                return Thought(action, Reason("next-colour", card=card.id))
    blind = [action for action in legal if isinstance(action, DrawBlind)]
    if blind:
        return Thought(chance.choice(blind), Reason("nothing-in-row"))
    return Thought(chance.choice(row), Reason("only-row-left")) if row else None


def _anything(legal: Sequence[Action], chance: Random) -> Thought:
    return Thought(chance.choice(legal), Reason("nothing-useful"))


def _wilds(edition: Edition, cards: tuple[str, ...]) -> int:
    return sum(card in edition.wilds for card in cards)
