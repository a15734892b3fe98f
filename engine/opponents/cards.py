"""What cards are worth to a seat that means to claim certain routes: for drawing them and for paying with them."""

from collections.abc import Iterable, Sequence

from engine.actions import Claim
from engine.advice import unseen_cards
from engine.opponents.atlas import ANY
from engine.opponents.demand import Demand
from engine.opponents.sight import Sight

IDLE = 0.05
"""Turns that a card is worth which nothing needs yet."""


def card_values(
    sight: Sight, planned: Sequence[int], wished: Sequence[int], anchors: dict[int, float], from_row: bool
) -> list[float]:
    """For each kind of card the turns of drawing that one more of it saves, taken from the row or blind."""
    if not sight.traits.foresight:
        return _plain_values(sight, (*planned, *wished))
    first = Demand(sight, planned)
    both = Demand(sight, (*planned, *wished))
    share = 0.6 if planned else 0.0
    before_first = first.draws(sight.cover, sight.wilds)
    before_both = both.draws(sight.cover, sight.wilds)

    def saved(cover: list[int], wilds: int, taken: int) -> float:
        one = before_first - first.draws(cover, wilds, taken)
        return share * one + (1 - share) * (before_both - both.draws(cover, wilds, taken))

    memo: dict[tuple[int, int], float] = {}
    found = []
    for kind, pool in enumerate(sight.atlas.card_pool):
        covers = sight.atlas.covers[kind]
        if (pool, covers) not in memo:
            if pool == ANY:
                memo[pool, covers] = saved(sight.cover, sight.wilds + 1, ANY) + 3 * IDLE
            else:
                cover = list(sight.cover)
                cover[pool] += covers
                idle = IDLE * covers * (1 + 0.4 * min(5, sight.cover[pool]))
                memo[pool, covers] = saved(cover, sight.wilds, pool if from_row else ANY) + idle
        found.append(memo[pool, covers] + anchors.get(kind, 0.0))
    return found


def _plain_values(sight: Sight, routes: Sequence[int]) -> list[float]:
    """A card of a colour that some route still lacks counts 1, a wild more, any other little."""
    demand = Demand(sight, routes)
    lacking = [wanted > held for wanted, held in zip(demand.coloured, sight.cover, strict=True)]
    if demand.greys:
        lacking[max(range(len(lacking)), key=sight.cover.__getitem__)] = True
    return [1.4 if pool == ANY else 1.0 if lacking[pool] else 0.2 for pool in sight.atlas.card_pool]


def blind_values(sight: Sight, values: Sequence[float]) -> list[float]:
    """The expected worth of the top card of each deck."""
    edition = sight.edition
    unseen = unseen_cards(edition, sight.view)
    found = []
    for deck in edition.board.decks:
        total = sum(unseen[card.id] for card in deck.cards)
        worth = sum(unseen[card.id] * values[edition.card_index[card.id]] for card in deck.cards)
        found.append(worth / total if total else 0.0)
    return found


def after_paying(sight: Sight, cards: Iterable[str]) -> tuple[list[int], int]:
    """What the hand covers without these cards, and its wilds."""
    cover, wilds = list(sight.cover), sight.wilds
    for card in cards:
        kind = sight.edition.card_index[card]
        pool = sight.atlas.card_pool[kind]
        if pool == ANY:
            wilds -= 1
        else:
            cover[pool] -= sight.atlas.covers[kind]
    return cover, wilds


def turns_lost(sight: Sight, before: float, rest: Demand, cards: Sequence[str]) -> float:
    """Turns of drawing that this payment adds to what was needed before."""
    cover, wilds = after_paying(sight, cards)
    return rest.draws(cover, wilds) - before


def payment_price(sight: Sight, before: float, rest: Demand, cards: Sequence[str]) -> float:
    """The same, and a little for every good card in it: of two payments the one that is missed less."""
    price = turns_lost(sight, before, rest, cards)
    edition = sight.edition
    for card in cards:
        kind = edition.cards[edition.card_index[card]]
        price += 3 * IDLE if kind.wild else IDLE * kind.covers
        if kind.anchor and edition.board.port is not None:
            price += 0.05
    return price


def thrifty(sight: Sight, claims: Iterable[Claim]) -> list[Claim]:
    """Of the payments with the same colour only the one with the fewest wilds, then the fewest anchors."""
    best: dict[tuple[str, str], tuple[tuple[int, int, int], Claim]] = {}
    edition = sight.edition
    for claim in claims:
        key = (claim.route, edition.payment_colour(claim.cards))
        kinds = [edition.cards[edition.card_index[card]] for card in claim.cards]
        rank = (sum(kind.wild for kind in kinds), len(kinds), sum(kind.anchor for kind in kinds))
        if key not in best or rank < best[key][0]:
            best[key] = (rank, claim)
    return [claim for _, claim in best.values()]
