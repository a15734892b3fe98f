"""Why a route can't be claimed now, in one sentence for the player whose hand it is about."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_

from bot.service import Seen
from bot.text.names import Names, joined
from engine.board import Route
from engine.doubles import halves
from engine.edition import Edition
from engine.ids import CLOSED, FREE, GREY


def why_not(names: Names, seen: Seen, route: str) -> str:
    """Taken, closed, too few pieces or too few cards: the first that is the case."""
    edition, owners, say = names.edition, seen.view.routes, names.words.say
    both = [edition.route_index[half] for half in halves(edition, route)]
    free = [half for half in both if owners[half] == FREE]
    if free and any(owners[half] == seen.seat for half in both):
        return say("refused-route-twin", route=names.ends(route))
    if free:
        return _short_of(names, seen, free)
    if owners[both[0]] == CLOSED:
        return say("refused-route-closed", route=names.ends(route))
    return say("refused-route-owned", route=names.ends(route), player=names.player(owners[both[0]]))


def _short_of(names: Names, seen: Seen, free: Sequence[int]) -> str:
    """What this hand or supply lacks for a route of which these halves are free."""
    edition, view, say = names.edition, seen.view, names.words.say
    data, piece = edition.routes[free[0]], edition.route_piece[free[0]]
    ends = names.ends(edition.route_ids[free[0]])
    if view.supply[piece] < data.length:
        needs = say("piece-counted", piece=edition.pieces[piece].id, count=data.length)
        return say("refused-route-pieces", route=ends, needs=needs, have=str(view.supply[piece]))
    either = [edition.routes[half] for half in free]
    usable = reduce(or_, (_usable(edition, view.hand, half) for half in either))
    have = {"held": "some" if usable else "none", "have": names.cards(usable.elements())}
    needs = joined(names.words, list(dict.fromkeys(_needs(names, half) for half in either)), last="list-or")
    key = "refused-route-grey" if data.colour == GREY else "refused-route-cards"
    return say(key, route=ends, needs=needs, **have)


def _usable(edition: Edition, hand: Sequence[int], data: Route) -> Counter[str]:
    """The cards of this hand that pay for the route: of its colour, or of the one that goes furthest; and wilds."""
    held = [
        (kind, count) for kind, count in zip(edition.cards, hand, strict=True) if count and data.kind in kind.serves
    ]
    spaces = Counter({data.colour: 0})
    for kind, count in held:
        if not kind.wild and data.colour in (GREY, kind.colour):
            spaces[kind.colour] += count * kind.covers
    colour = spaces.most_common(1)[0][0]
    return Counter({kind.id: count for kind, count in held if kind.wild or kind.colour == colour})


def _needs(names: Names, data: Route) -> str:
    """What the route costs, in words."""
    say, edition = names.words.say, names.edition
    two_decks = len(edition.board.decks) > 1
    if data.colour == GREY:
        kind = ("sea" if data.kind == "sea" else "rail") if two_decks else "any"
        return say("route-needs-grey", kind=kind, length=data.length, ferry=data.ferry)
    if not two_decks:
        return say("cards-counted", count=data.length, card=names.colour_sign(data.colour))
    if data.kind == "sea":
        return say("route-needs-sea", colour=names.colour_sign(data.colour), length=data.length)
    kinds = [kind for kind in edition.cards if kind.colour == data.colour and data.kind in kind.serves]
    return names.counted(data.length, min(kinds, key=lambda kind: kind.anchor).id)
