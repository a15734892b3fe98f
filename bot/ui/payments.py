"""Ways to pay, the thriftiest first."""

from collections.abc import Callable, Iterable, Sequence
from weakref import WeakKeyDictionary

from engine.edition import Edition

Payment = tuple[str, ...]
Thrift = tuple[tuple[int, int, int, int], int, Payment]
Traits = tuple[tuple[int, int, int, int], tuple[int, ...]]

_TRAITS: WeakKeyDictionary[Edition, dict[Payment, Traits]] = WeakKeyDictionary()


def _traits(edition: Edition, cards: Payment) -> Traits:
    """What does not depend on the hand: wilds, spaces covered, anchors, cards; and the kinds that could pay instead.

    Those are of the same colour and serve the same routes: ships are no reserve of trains.
    """
    kinds = [edition.cards[edition.card_index[card]] for card in cards]
    counts = (
        sum(kind.wild for kind in kinds),
        sum(kind.covers for kind in kinds),
        sum(kind.anchor for kind in kinds),
        len(cards),
    )
    colour, serves = edition.payment_colour(cards), {kind for card in kinds if card.colour for kind in card.serves}
    like = [
        place for place, kind in enumerate(edition.cards) if kind.colour == colour and serves.intersection(kind.serves)
    ]
    return counts, tuple(like)


def thrift(edition: Edition, hand: Sequence[int]) -> Callable[[Payment], Thrift]:
    """A key to sort payments by, for this hand; it is made once for a whole panel.

    A smaller value is thriftier: few wilds, nothing wasted, few anchors, few cards, the colour one holds most of.
    """
    return _Ranks(edition, hand).__getitem__


class _Ranks(dict[Payment, Thrift]):
    """The payments of one panel: most are asked for several times, by routes of one length."""

    def __init__(self, edition: Edition, hand: Sequence[int]) -> None:
        self._edition = edition
        self._hand = hand
        self._known = _TRAITS.setdefault(edition, {})

    def __missing__(self, cards: Payment) -> Thrift:
        traits = self._known.get(cards)
        if traits is None:
            traits = self._known[cards] = _traits(self._edition, cards)
        found = self[cards] = (traits[0], -sum([self._hand[kind] for kind in traits[1]]), cards)
        return found


def thriftiest_first(edition: Edition, hand: Sequence[int], payments: Iterable[Payment]) -> tuple[Payment, ...]:
    return tuple(sorted(payments, key=thrift(edition, hand)))


def left_over(edition: Edition, hand: Sequence[int], cards: tuple[str, ...]) -> tuple[int, ...]:
    """What remains of the kinds that the payment touches, by kind; the other kinds are 0."""
    spent = dict(edition.counts(cards))
    return tuple(held - spent[kind] if kind in spent else 0 for kind, held in enumerate(hand))
