"""The whole situation in words, every route included: the table for those who would rather read."""

from collections import Counter
from collections.abc import Sequence

from engine.edition import Edition
from engine.ids import CLOSED, FREE
from engine.view import View
from rendering import alt
from rendering.seated import Seated
from rendering.words import Words


def situation(edition: Edition, view: View, words: Words, players: Sequence[Seated]) -> str:
    """What lies on the table, line by line. Only what everybody may know."""
    lines = [alt.turn(view, words, players), alt.row(edition, view, words), _decks(edition, view, words)]
    choosing = [alt.short_name(player) for seat, player in zip(view.seats, players, strict=False) if seat.choosing]
    if choosing:
        lines.append(words.say("situation-choosing", names=words.listed(choosing)))
    lines += [alt.player(edition, view, seat, words, players) for seat in view.seats]
    for seat, player in enumerate(players):
        heading = words.say(
            "situation-claimed",
            name=alt.short_name(player),
            colour=words.colour(player.look.name),
            mark=words.mark(player.look.mark),
        )
        lines += ["", heading, *_routes(edition, view, words, seat)]
    lines += ["", words.say("situation-free"), *_routes(edition, view, words, FREE)]
    if CLOSED in view.routes:
        lines += ["", words.say("situation-closed"), *_routes(edition, view, words, CLOSED)]
    return "\n".join(lines)


def _decks(edition: Edition, view: View, words: Words) -> str:
    decks = [
        words.say("situation-deck", deck=deck.id, count=str(count))
        for deck, count in zip(edition.board.decks, view.decks, strict=True)
    ]
    parts = [words.say("situation-decks", decks=words.listed(decks))]
    parts.append(words.say("situation-ticket-decks", count=str(sum(view.ticket_decks))))
    thrown = Counter(card for pile in view.discards for card in pile)
    if thrown:
        cards = [f"{thrown[card.id]} × {words.card(edition.board, card)}" for card in edition.cards if thrown[card.id]]
        parts.append(words.say("situation-discard", cards=words.listed(cards)))
    return " ".join(parts)


def _routes(edition: Edition, view: View, words: Words, owner: int) -> list[str]:
    found = []
    for index, holder in enumerate(view.routes):
        if holder == owner:
            route = edition.routes[index]
            ends = {"from": words.city(edition.cities[route.a]), "to": words.city(edition.cities[route.b])}
            found.append(words.say("situation-route", **ends, traits=words.traits(edition.board, index)))
    return sorted(found) or [words.say("situation-nothing")]
