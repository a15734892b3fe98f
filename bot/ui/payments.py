"""Ways to pay, the thriftiest first."""

from collections.abc import Iterable, Mapping, Sequence
from weakref import WeakKeyDictionary

from engine.edition import Edition

_TRAITS: WeakKeyDictionary[Edition, dict[tuple[str, ...], tuple[int, int, int, int, str]]] = WeakKeyDictionary()


def _traits(edition: Edition, cards: tuple[str, ...]) -> tuple[int, int, int, int, str]:
    """What does not depend on the hand: wilds, spaces covered, anchors, cards, colour."""
    known = _TRAITS.setdefault(edition, {})
    found = known.get(cards)
    if found is None:
        kinds = [edition.cards[edition.card_index[card]] for card in cards]
        found = known[cards] = (
            sum(kind.wild for kind in kinds),
            sum(kind.covers for kind in kinds),
            sum(kind.anchor for kind in kinds),
            len(cards),
            edition.payment_colour(cards),
        )
    return found


def thrift(edition: Edition, held: Mapping[str, int], cards: tuple[str, ...]) -> tuple[int, ...]:
    """A smaller value is thriftier: few wilds, nothing wasted, few anchors, few cards, the colour one holds most of."""
    *traits, colour = _traits(edition, cards)
    return *traits, -held.get(colour, 0)


def _held(edition: Edition, hand: Sequence[int]) -> dict[str, int]:
    held: dict[str, int] = {}
    for kind, count in zip(edition.cards, hand, strict=True):
        held[kind.colour] = held.get(kind.colour, 0) + count
    return held


def thriftiest(edition: Edition, hand: Sequence[int], payments: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    held = _held(edition, hand)
    return min(payments, key=lambda cards: (thrift(edition, held, cards), cards))


def thriftiest_first(
    edition: Edition, hand: Sequence[int], payments: Iterable[tuple[str, ...]]
) -> tuple[tuple[str, ...], ...]:
    held = _held(edition, hand)
    return tuple(sorted(payments, key=lambda cards: (thrift(edition, held, cards), cards)))


def left_over(edition: Edition, hand: Sequence[int], cards: tuple[str, ...]) -> tuple[int, ...]:
    """What remains of the kinds that the payment touches, by kind; the other kinds are 0."""
    spent = dict(edition.counts(cards))
    return tuple(held - spent[kind] if kind in spent else 0 for kind, held in enumerate(hand))
