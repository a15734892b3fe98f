"""Chances that a seat can work out from its view."""

from collections.abc import Sequence
from math import comb

from engine.advice import unseen_cards
from engine.opponents.sight import Sight


def tunnel_chance(sight: Sight, cards: Sequence[str]) -> float:
    """The chance that the hand can pay what a tunnel may ask on top of these cards."""
    edition, data = sight.edition, sight.edition.board.tunnel
    if data is None:
        return 1.0
    colour = edition.payment_colour(tuple(cards))
    pays = [card.id for card in edition.cards if card.wild or card.colour == colour]
    unseen = unseen_cards(edition, sight.view)
    share = sum(unseen[card] for card in pays) / max(1, sum(unseen.values()))
    reserve = sum(sight.view.hand[edition.card_index[card]] for card in pays) - len(cards)
    return sum(
        comb(data.reveal, extra) * share**extra * (1 - share) ** (data.reveal - extra)
        for extra in range(min(reserve, data.reveal) + 1)
    )
