"""Ways to pay, the thriftiest first."""

from collections.abc import Iterable, Sequence

from engine.edition import Edition


def thrift(edition: Edition, hand: Sequence[int], cards: tuple[str, ...]) -> tuple[int, ...]:
    """A smaller value is thriftier: few wilds, nothing wasted, few anchors, few cards, the colour one holds most of."""
    kinds = [edition.cards[edition.card_index[card]] for card in cards]
    wilds = sum(kind.wild for kind in kinds)
    covered = sum(kind.covers for kind in kinds)
    anchors = sum(kind.anchor for kind in kinds)
    colour = edition.payment_colour(cards)
    held = sum(count for kind, count in zip(edition.cards, hand, strict=True) if kind.colour == colour)
    return wilds, covered, anchors, len(cards), -held


def thriftiest_first(
    edition: Edition, hand: Sequence[int], payments: Iterable[tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(payments, key=lambda cards: (thrift(edition, hand, cards), cards)))


def left_over(edition: Edition, hand: Sequence[int], cards: tuple[str, ...]) -> tuple[int, ...]:
    """What remains of the kinds that the payment touches, by kind; the other kinds are 0."""
    spent = dict(edition.counts(cards))
    return tuple(held - spent[kind] if kind in spent else 0 for kind, held in enumerate(hand))
