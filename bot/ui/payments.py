"""Ways to pay, the thriftiest first."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from weakref import WeakKeyDictionary

from engine.edition import Edition

Payment = tuple[str, ...]
Thrift = tuple[tuple[int, int, int, int], int, Payment]

_TRAITS: WeakKeyDictionary[Edition, dict[Payment, tuple[tuple[int, int, int, int], str]]] = WeakKeyDictionary()


def _traits(edition: Edition, cards: Payment) -> tuple[tuple[int, int, int, int], str]:
    """What does not depend on the hand: wilds, spaces covered, anchors, cards; and the colour."""
    kinds = [edition.cards[edition.card_index[card]] for card in cards]
    counts = (
        sum(kind.wild for kind in kinds),
        sum(kind.covers for kind in kinds),
        sum(kind.anchor for kind in kinds),
        len(cards),
    )
    return counts, edition.payment_colour(cards)


def thrift(edition: Edition, hand: Sequence[int]) -> Callable[[Payment], Thrift]:
    """A key to sort payments by, for this hand; it is made once for a whole panel.

    A smaller value is thriftier: few wilds, nothing wasted, few anchors, few cards, the colour one holds most of.
    """
    held: dict[str, int] = defaultdict(int)
    for kind, count in zip(edition.cards, hand, strict=True):
        held[kind.colour] += count
    return _Ranks(edition, held).__getitem__


class _Ranks(dict[Payment, Thrift]):
    """The payments of one panel: most are asked for several times, by routes of one length."""

    def __init__(self, edition: Edition, held: Mapping[str, int]) -> None:
        self._edition = edition
        self._held = held
        self._known = _TRAITS.setdefault(edition, {})

    def __missing__(self, cards: Payment) -> Thrift:
        traits = self._known.get(cards)
        if traits is None:
            traits = self._known[cards] = _traits(self._edition, cards)
        found = self[cards] = (traits[0], -self._held[traits[1]], cards)
        return found


def thriftiest_first(edition: Edition, hand: Sequence[int], payments: Iterable[Payment]) -> tuple[Payment, ...]:
    return tuple(sorted(payments, key=thrift(edition, hand)))


def left_over(edition: Edition, hand: Sequence[int], cards: tuple[str, ...]) -> tuple[int, ...]:
    """What remains of the kinds that the payment touches, by kind; the other kinds are 0."""
    spent = dict(edition.counts(cards))
    return tuple(held - spent[kind] if kind in spent else 0 for kind, held in enumerate(hand))
