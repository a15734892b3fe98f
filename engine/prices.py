"""Lists of things that cards can buy, so arranged that what a hand affords is quickly looked up."""

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import itemgetter, le
from typing import Generic, TypeVar

from engine.board import Card
from engine.payments import Payment

T = TypeVar("T")

_MEMO_LIMIT = 2048
"""How many hands are remembered for each colour; then the memory is emptied, so that it stays bounded."""


class _Column(Generic[T]):
    """What can be bought with cards of one colour and wilds, by how many of those a hand holds."""

    def __init__(self, kinds: Sequence[int], goods: list[tuple[dict[int, int], T]]) -> None:
        self._goods = [(tuple(need.get(kind, 0) for kind in kinds), thing) for need, thing in goods]
        self._memo: dict[object, tuple[T, ...]] = {}
        self._held = itemgetter(*kinds)
        self._one_kind = len(kinds) == 1

    def affordable(self, hand: tuple[int, ...]) -> tuple[T, ...]:
        held = self._held(hand)
        found = self._memo.get(held)
        if found is None:
            have = (held,) if self._one_kind else held
            found = tuple(thing for need, thing in self._goods if all(map(le, need, have)))
            if len(self._memo) >= _MEMO_LIMIT:
                self._memo.clear()
            self._memo[held] = found
        return found


class PriceList(Generic[T]):
    """Things with their payments, each of one colour and wilds, or of wilds alone."""

    def __init__(self, cards: Sequence[Card], goods: Iterable[tuple[Payment, T]]) -> None:
        index = {card.id: number for number, card in enumerate(cards)}
        by_colour: dict[str, list[tuple[dict[int, int], T]]] = {}
        for payment, thing in goods:
            colour = next((cards[index[card]].colour for card in payment if cards[index[card]].colour), "")
            by_colour.setdefault(colour, []).append((Counter(index[card] for card in payment), thing))
        self._columns = tuple(
            _Column([number for number, card in enumerate(cards) if card.wild or card.colour == colour], listed)
            for colour, listed in by_colour.items()
        )

    def affordable(self, hand: tuple[int, ...]) -> list[tuple[T, ...]]:
        """What this hand can pay for, colour by colour."""
        return [found for column in self._columns if (found := column.affordable(hand))]
