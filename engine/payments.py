"""Every way to pay: which cards together are enough, with none to spare (R-CLAIM-2, R-CLAIM-7, R-GL-ROUTE-2)."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine.board import Card

Payment = tuple[str, ...]
"""Cards in the order of the map file."""


def exact_sets(cards: Sequence[Card], spaces: int) -> Iterator[Payment]:
    """All sets of these cards that cover the spaces so that no card could be left out."""

    def extend(index: int, left: int, chosen: Payment, smallest: int) -> Iterator[Payment]:
        if left <= 0:
            if left + smallest > 0:
                yield chosen
            return
        if index == len(cards):
            return
        card = cards[index]
        for count in range(card.count + 1):
            covered = count * card.covers
            yield from extend(
                index + 1,
                left - covered,
                chosen + (card.id,) * count,
                min(smallest, card.covers) if count else smallest,
            )
            if covered >= left:
                return

    yield from extend(0, spaces, (), spaces + 1)


def one_colour_payments(cards: Sequence[Card], colours: Iterable[str], spaces: int) -> Iterator[Payment]:
    """Payments with cards of one of these colours and wilds; those of wilds alone come last."""
    wilds = [card for card in cards if card.wild]
    for colour in colours:
        kinds = [card for card in cards if card.colour == colour]
        names = {card.id for card in kinds}
        for payment in exact_sets([card for card in cards if card in kinds or card.wild], spaces):
            if not names.isdisjoint(payment):
                yield payment
    yield from exact_sets(wilds, spaces)


def sets_of_one_colour(cards: Sequence[Card], colours: Iterable[str], count: int) -> tuple[Payment, ...]:
    """All sets of exactly so many cards of one of these colours, wilds standing for any or all of them."""
    single = [replace(card, covers=1) for card in cards]
    return tuple(one_colour_payments(single, colours, count))
