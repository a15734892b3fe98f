"""What slash commands suggest and understand: everything that is legal for this player now, by label or by value."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from bot.errors import Refusal, Unfitting
from bot.service import Seen, Table
from bot.text import Words
from bot.text.finding import folded, index_of, wanted
from bot.text.names import Names, board_name, joined
from bot.ui.layout import OPTION_TEXT, OPTIONS, cut
from bot.ui.legal import Legal
from bot.ui.payments import thriftiest_first
from bot.ui.public import called, for_whom
from bot.ui.routes import claimable, claimable_at
from engine.actions import (
    Action,
    Claim,
    Draw,
    DrawBlind,
    Exchange,
    Keep,
    Pay,
    Pieces,
    Port,
    Station,
    Withdraw,
    cards_text,
)
from engine.advice import on_the_way, prospects
from engine.doubles import open_routes
from engine.edition import Edition
from engine.state import TunnelQuestion

BLIND, BACK, SAME = "blind", "back", "same"

_Value = TypeVar("_Value", bound=str)

_NAMED = 5
"""So many of several that were meant are named."""


class Suggestion(Struct, frozen=True):
    """What is shown, what is sent, and the names under which it is found (folded)."""

    label: str
    value: str
    found_by: tuple[str, ...] = ()


def suggestion(label: str, value: str, *names: str) -> Suggestion:
    return Suggestion(cut(label, OPTION_TEXT), value, tuple(folded(name) for name in (label, value, *names)))


def fitting(listed: Iterable[Suggestion], typed: str) -> list[Suggestion]:
    """Those that fit what was typed, the best first; as many as Discord shows."""
    text = wanted(typed)
    ranked = []
    for place, one in enumerate(listed):
        fit = min((_fit(name, text) for name in one.found_by), default=3)
        if fit < 3:
            ranked.append((fit, place, one))
    return [one for _, _, one in sorted(ranked, key=lambda entry: entry[:2])][:OPTIONS]


def _fit(name: str, typed: str) -> int:
    if name.startswith(typed):
        return 0
    if f" {typed}" in name:
        return 1
    return 2 if typed in name else 3


def one_of(values: tuple[_Value, ...], sent: str) -> _Value:
    """What was chosen of the choices that Discord shows; nobody gets anything else through but by forging it."""
    for value in values:
        if value == sent:
            return value
    raise Refusal("old-button")


def meant(listed: Sequence[Suggestion], typed: str, refusal: Unfitting) -> Suggestion:
    """The one that was meant: by its value, its label, or as the only one that fits; else a refusal."""
    for one in listed:
        if typed in (one.value, one.label):
            return one
    text = wanted(typed)
    exact = [one for one in listed if text in one.found_by]
    fits = exact or fitting(listed, typed)
    if not text:
        raise Refusal(refusal, typed=cut(typed, 60))
    return _only(fits, typed, refusal)


def _only(fits: Sequence[Suggestion], typed: str, refusal: Unfitting) -> Suggestion:
    """The one that fits; else a refusal that says whether it was none or several."""
    if len(fits) > 1:
        named = [one.label for one in fits[:_NAMED]] + ["…"] * (len(fits) > _NAMED)
        raise Refusal("typed-several", typed=cut(typed, 60), found=tuple(named))
    if not fits:
        raise Refusal(refusal, typed=cut(typed, 60))
    return fits[0]


# Cards.


def draws(names: Names, legal: Legal) -> list[Suggestion]:
    """The kinds of card in the row that may be taken, and the decks."""
    return _draws(names, [action.card for action in legal.of(Draw)], legal)


def second_draws(names: Names, row: Sequence[str], legal: Legal) -> list[Suggestion]:
    """What may be named in advance: any card of the row but a wild, and the decks."""
    return _draws(names, [card for card in row if card and card not in names.edition.wilds], legal)


def _draws(names: Names, cards: Sequence[str], legal: Legal) -> list[Suggestion]:
    edition, say = names.edition, names.words.say
    found = [suggestion(names.plain.card(card), card, _colour(names, card)) for card in dict.fromkeys(cards)]
    for action in legal.of(DrawBlind):
        deck = action.deck or edition.board.decks[0].id
        value = f"{BLIND} {action.deck}".strip()
        found.append(suggestion(say("choice-blind", deck=deck), value, BLIND))
    return found


def _colour(names: Names, card: str) -> str:
    kind = names.edition.cards[names.edition.card_index[card]]
    return names.colour(kind.colour) if kind.colour else card


def refills(names: Names) -> list[Suggestion]:
    decks = [deck.id for deck in names.edition.board.decks]
    listed = (SAME, *decks) if len(decks) > 1 else ()
    return [suggestion(names.words.say("choice-refill", deck=deck), deck) for deck in listed]


def draw_action(edition: Edition, value: str, refill: str, decks: Sequence[int]) -> Action:
    """The action of a suggestion; with two decks the row is refilled from the deck named, or the card's own.

    An empty deck is replaced by one that holds cards (R-GL-CARD-2); `decks` are their sizes.
    """
    if value.split(" ")[0] == BLIND:
        return DrawBlind(value.removeprefix(BLIND).strip())
    filled = [deck.id for deck, size in zip(edition.board.decks, decks, strict=True) if size]
    if len(edition.board.decks) == 1 or not filled:
        return Draw(value)
    own = edition.board.decks[edition.card_deck[value]].id
    wished = own if refill in ("", SAME) else refill
    return Draw(value, wished if wished in filled else filled[0])


# Routes and places.


def routes(names: Names, seen: Seen, typed: str) -> list[Suggestion]:
    """What can be claimed now; without a word typed, the routes for one's tickets come first."""
    edition = names.edition
    if isinstance(seen.view.pending, TunnelQuestion):
        route = seen.view.pending.route
        return [suggestion(names.route(route), route)]
    search = index_of(edition).search(typed)
    useful = on_the_way(prospects(edition, seen.view, seen.view.tickets))
    ranked = []
    for one in claimable(edition, Legal(seen.legal).of(Claim)):
        data = edition.routes[edition.route_index[one.routes[0]]]
        fit = search.between((data.a, data.b))
        if fit is not None:
            label = names.words.say(
                "panel-route-option", route=names.route(one.routes[0]), colours=names.plain.colours_of(one.routes)
            )
            ranked.append((fit, useful.isdisjoint(one.routes), folded(label), label, one.routes[0]))
    return [suggestion(label, route) for _, _, _, label, route in sorted(ranked)][:OPTIONS]


def free_routes(names: Names, seen: Seen, typed: str) -> list[Suggestion]:
    """What this seat may still claim, whatever the hand holds; the routes for one's tickets come first."""
    edition, view = names.edition, seen.view
    search = index_of(edition).search(typed)
    useful = on_the_way(prospects(edition, view, view.tickets))
    ranked: dict[str, tuple[object, bool, str, str]] = {}
    for route, is_open in zip(edition.route_ids, open_routes(edition, view.routes, seen.seat), strict=True):
        data = edition.routes[edition.route_index[route]]
        fit = search.between((data.a, data.b)) if is_open else None
        if fit is not None:
            label = names.route(route)
            ranked.setdefault(label, (fit, route not in useful, folded(label), route))
    found = sorted(ranked.items(), key=lambda entry: entry[1])
    return [suggestion(label, route) for label, (*_, route) in found][:OPTIONS]


def free_route_meant(names: Names, seen: Seen, typed: str) -> str:
    """The route that was chosen or typed."""
    if typed in names.edition.route_index:
        return typed
    listed = free_routes(names, seen, typed)
    exact = [one for one in listed if typed == one.label]
    return _only(exact or listed, typed, "typed-route").value


def kinds(names: Names) -> list[Suggestion]:
    """Every kind of card."""
    return [suggestion(names.plain.card(card.id), card.id, _colour(names, card.id)) for card in names.edition.cards]


def route_meant(names: Names, seen: Seen, typed: str) -> str:
    """The route that was chosen or typed."""
    if typed in names.edition.route_index:
        return typed
    listed = routes(names, seen, typed)
    exact = [one for one in listed if typed == one.label]
    if not listed:
        _must_be_known(names, typed)
    return _only(exact or listed, typed, "typed-route").value


def _must_be_known(names: Names, typed: str) -> None:
    """Refuse a name that no place of this board has, and say which come nearest."""
    index = index_of(names.edition)
    unknown = index.search(typed).unknown()
    if unknown is None:
        return
    nearest = tuple(names.city(city) for city in index.nearest(unknown))
    shown = cut(typed if len(unknown) == len(wanted(typed)) else unknown, 60)
    raise Refusal("typed-place-near" if nearest else "typed-place", typed=shown, found=nearest)


def cities(names: Names, seen: Seen, kind: type[Station] | type[Port], typed: str) -> list[Suggestion]:
    """Where one could build now."""
    edition = names.edition
    search = index_of(edition).search(typed)
    legal = dict.fromkeys(action.city for action in seen.legal if isinstance(action, kind))
    fits = [(fit, folded(names.city(city)), city) for city in legal if (fit := search.between((city,))) is not None]
    return [suggestion(names.city(city), city) for _, _, city in sorted(fits)][:OPTIONS]


def city_meant(names: Names, seen: Seen, kind: type[Station] | type[Port], typed: str) -> str:
    """The city that was chosen or typed; one that is known but not possible is left to the rules to refuse."""
    edition = names.edition
    if typed in edition.cities:
        return typed
    legal = dict.fromkeys(action.city for action in seen.legal if isinstance(action, kind))
    found = index_of(edition).city(typed, legal) or index_of(edition).city(typed, edition.cities)
    if found is None:
        _must_be_known(names, typed)
        found = _only(cities(names, seen, kind, typed), typed, "typed-city").value
    return found


# Payments.


def claim_payments(names: Names, seen: Seen, route: str) -> list[Suggestion]:
    """The ways to pay for a route, or to answer the tunnel."""
    if isinstance(seen.view.pending, TunnelQuestion):
        return _tunnel_answers(names, seen)
    if route not in names.edition.route_index:
        return []
    found = claimable_at(names.edition, seen.legal, route)
    listed = payments(names, seen, [claim.cards for claim in found.claims] if found is not None else [])
    if not names.edition.routes[names.edition.route_index[route]].tunnel:
        return listed
    say = names.words.say
    return [suggestion(say("choice-pay-tunnel", cards=one.label), one.value, one.label) for one in listed]


def payments(names: Names, seen: Seen, ways: Iterable[tuple[str, ...]]) -> list[Suggestion]:
    ordered = thriftiest_first(names.edition, seen.view.hand, ways)
    return [suggestion(names.plain.cards(cards), cards_text(cards)) for cards in ordered]


def _tunnel_answers(names: Names, seen: Seen) -> list[Suggestion]:
    say = names.words.say
    ways = [action.cards for action in seen.legal if isinstance(action, Pay)]
    called = {cards: names.plain.cards(cards) for cards in thriftiest_first(names.edition, seen.view.hand, ways)}
    listed = [
        suggestion(say("choice-pay-more", cards=label), cards_text(cards), label) for cards, label in called.items()
    ]
    return [*listed, suggestion(say("choice-take-back"), BACK)]


def claim_action(names: Names, seen: Seen, route: str, typed: str) -> Action:
    """The claim, or the answer to the tunnel, that was chosen."""
    value = meant(claim_payments(names, seen, route), typed, "typed-payment").value
    if isinstance(seen.view.pending, TunnelQuestion):
        answers = [action for action in seen.legal if isinstance(action, Pay) and cards_text(action.cards) == value]
        return answers[0] if answers else Withdraw()
    found = claimable_at(names.edition, seen.legal, route)
    assert found is not None, "a payment was found, so the route can be claimed"
    same = [claim for claim in found.claims if cards_text(claim.cards) == value]
    return next((claim for claim in same if claim.route == route), same[0])


# Tickets and pieces.


def keeps(names: Names, seen: Seen) -> list[Suggestion]:
    """Every choice of tickets, the larger ones last; numbers name them as well."""
    offer = seen.view.offer
    found = []
    for action in seen.legal:
        if isinstance(action, Keep):
            numbers = ",".join(str(offer.index(ticket) + 1) for ticket in action.tickets)
            label = joined(names.words, [names.ticket(ticket) for ticket in action.tickets], "list-plus", "list-plus")
            whole = names.words.say("choice-seat", number=numbers, name=label)
            short = whole if len(whole) <= OPTION_TEXT else _all_but(names, offer, action, numbers)
            found.append(suggestion(short, numbers, whole))
    return found


def _all_but(names: Names, offer: Sequence[str], action: Keep, numbers: str) -> str:
    """A choice of so many tickets that Discord would cut their names off is told by those that are left out."""
    left = [names.ticket(ticket) for ticket in offer if ticket not in action.tickets]
    listed = joined(names.words, left)
    return names.words.say("choice-keep-but" if left else "choice-keep-all", number=numbers, tickets=listed)


def keep_action(names: Names, seen: Seen, typed: str) -> Keep:
    value = meant(keeps(names, seen), typed.replace(" ", "") if typed[:1].isdecimal() else typed, "typed-tickets").value
    return Keep(tuple(seen.view.offer[int(number) - 1] for number in value.split(",")))


def pieces_choices(seen: Seen) -> list[int]:
    """How many of the first kind of piece one may begin with."""
    return [action.counts[0] for action in seen.legal if isinstance(action, Pieces)]


def exchanges(names: Names, seen: Seen) -> list[Suggestion]:
    kinds = dict.fromkeys(action.piece for action in seen.legal if isinstance(action, Exchange))
    return [suggestion(names.words.say("choice-piece", piece=piece), piece) for piece in kinds]


# Tables.


def seats(words: Words, table: Table) -> list[Suggestion]:
    return [
        suggestion(
            words.say("choice-seat", number=str(seat.place + 1), name=called(words, table, seat)), str(seat.place)
        )
        for seat in table.seats
    ]


def map_names(words: Words, edition: Edition, name: str) -> Suggestion:
    """A map under its names in every language."""
    board, named = edition.board, board_name(words, edition.board)
    label = words.say("map-choice", map=named, **for_whom(board, board.players[1]))
    return suggestion(label, name, named, *board.names.values())
