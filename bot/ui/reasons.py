"""Why a route can't be claimed now, in one sentence for the player whose hand it is about."""

from bot.service import Seen
from bot.text.names import Names
from engine.doubles import halves
from engine.ids import CLOSED, FREE


def why_not(names: Names, seen: Seen, route: str) -> str:
    """Taken, closed, too few pieces or too few cards: the first that is the case."""
    edition, owners, say = names.edition, seen.view.routes, names.words.say
    both = [edition.route_index[half] for half in halves(edition, route)]
    free = [half for half in both if owners[half] == FREE]
    if free and any(owners[half] == seen.seat for half in both):
        return say("refused-route-twin", route=names.ends(route))
    if free:
        return _short_of(names, seen, free[0])
    if owners[both[0]] == CLOSED:
        return say("refused-route-closed", route=names.ends(route))
    return say("refused-route-owned", route=names.ends(route), player=names.player(owners[both[0]]))


def _short_of(names: Names, seen: Seen, number: int) -> str:
    """What this hand or supply lacks for a route that is free."""
    edition, view, say = names.edition, seen.view, names.words.say
    data, piece = edition.routes[number], edition.route_piece[number]
    ends = names.ends(edition.route_ids[number])
    if view.supply[piece] < data.length:
        needs = say("piece-counted", piece=edition.pieces[piece].id, count=data.length)
        return say("refused-route-pieces", route=ends, needs=needs, have=str(view.supply[piece]))
    held = [count for kind, count in zip(edition.cards, view.hand, strict=True) if kind.colour == data.colour]
    if not held or len(edition.board.decks) > 1:  # Grey, or of cards that cover more than one space.
        return say("refused-route-grey", route=ends, length=str(data.length), ferry=data.ferry)
    needs = say("cards-counted", count=data.length, card=names.colour_sign(data.colour))
    return say("refused-route-cards", route=ends, needs=needs, have=str(sum(held)))
