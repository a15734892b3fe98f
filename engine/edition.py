"""An edition: a board with everything worked out once that the rules look up often."""

import hashlib
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import msgspec

from engine.actions import Action, Claim, Draw, DrawBlind, Keep
from engine.board import Board, Card, Route, Ticket
from engine.ids import GREY
from engine.payments import Payment, one_colour_payments
from engine.prices import PriceList
from engine.rule import Rule
from engine.rules import rules_of

Counts = tuple[int, ...]

_MEMO_LIMIT = 2048
"""How many answers are remembered; then the memory is emptied, so that it stays bounded."""


def board_json(board: Board) -> bytes:
    """The board as JSON without defaults, keys sorted: what is stored, and what the digest is taken of."""
    return msgspec.json.encode(_without_defaults(board), order="sorted")


def _without_defaults(value: object) -> object:
    """`omit_defaults` of msgspec compares identities: a default that a file spells out would change the digest."""
    if isinstance(value, tuple):
        return [_without_defaults(item) for item in value]
    if not isinstance(value, msgspec.Struct):
        return value
    fields = [(field, getattr(value, field.name)) for field in msgspec.structs.fields(value)]
    return {field.encode_name: _without_defaults(item) for field, item in fields if item != field.default}


def board_digest(board: Board) -> str:
    return hashlib.sha256(board_json(board)).hexdigest()


def _numbered(names: list[str]) -> tuple[str, ...]:
    """Repeated names get -2, -3, … in the order of the file."""
    seen: Counter[str] = Counter()
    result = []
    for name in names:
        seen[name] += 1
        result.append(name if seen[name] == 1 else f"{name}-{seen[name]}")
    return tuple(result)


def route_ids(board: Board) -> tuple[str, ...]:
    return _numbered(["-".join(sorted((route.a, route.b))) for route in board.routes])


def ticket_ids(board: Board) -> tuple[str, ...]:
    return _numbered(["-".join(sorted(ticket.cities)) for ticket in board.tickets])


class Edition:
    """What the box contains, ready to play with. Nothing in it changes but its memory of looked-up answers."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.digest = board_digest(board)
        self.rules = rules_of(board)
        self.acting_rules = tuple(rule for rule in self.rules if rule.performs)
        self.performers: dict[type, Rule[Any]] = {kind: rule for rule in self.rules for kind in rule.performs}
        self.answerers: dict[type, Rule[Any]] = {kind: rule for rule in self.rules for kind in rule.answers_with}
        self.choosers: dict[type, Rule[Any]] = {kind: rule for rule in self.rules for kind in rule.chooses}

        self.cities = {city.id: city for city in board.cities}
        self.city_index = {city.id: index for index, city in enumerate(board.cities)}

        self.routes: tuple[Route, ...] = board.routes
        self.route_ids = route_ids(board)
        self.route_index = {name: index for index, name in enumerate(self.route_ids)}
        self.ends = tuple((self.city_index[route.a], self.city_index[route.b]) for route in board.routes)
        self.twins = _twins(board)
        self.double_halves = tuple((route, twin) for route, twin in enumerate(self.twins) if twin >= 0)
        points = dict(board.points)
        self.route_points = tuple(points[route.length] for route in board.routes)
        self.longest_route = max(route.length for route in board.routes)

        self.cards: tuple[Card, ...] = tuple(card for deck in board.decks for card in deck.cards)
        self.card_index = {card.id: index for index, card in enumerate(self.cards)}
        self.card_deck = {card.id: number for number, deck in enumerate(board.decks) for card in deck.cards}
        self.colours = tuple(dict.fromkeys(card.colour for card in self.cards if card.colour))
        self.wilds = frozenset(card.id for card in self.cards if card.wild)
        self.deck_index = {deck.id: number for number, deck in enumerate(board.decks)}

        self.pieces = board.pieces
        piece_of = {piece.route: number for number, piece in enumerate(board.pieces)}
        self.route_piece = tuple(piece_of[route.kind] for route in board.routes)

        self.ticket_ids = ticket_ids(board)
        self.tickets: Mapping[str, Ticket] = dict(zip(self.ticket_ids, board.tickets, strict=True))
        self.ticket_deck_index = {name: number for number, name in enumerate(board.ticket_decks)}

        self._counts: dict[Payment, tuple[tuple[int, int], ...]] = {}
        self.payments = tuple(self._payments(route) for route in board.routes)
        self.payment_sets = tuple(frozenset(payments) for payments in self.payments)
        self.claims = PriceList(
            self.cards,
            [
                (payment, (index, Claim(name, payment)))
                for index, name in enumerate(self.route_ids)
                for payment in self.payments[index]
            ],
        )
        self._keeps: dict[tuple[tuple[str, ...], int], tuple[Keep, ...]] = {}
        self._draws: dict[tuple[bool, ...], tuple[dict[str, tuple[Draw, ...]], tuple[DrawBlind, ...]]] = {}

    def _payments(self, route: Route) -> tuple[Payment, ...]:
        cards = [card for card in self.cards if route.kind in card.serves]
        colours = self.colours if route.colour == GREY else (route.colour,)
        return tuple(
            payment
            for payment in one_colour_payments(cards, colours, route.length)
            if all(rule.allows(self.board, route, sum(card in self.wilds for card in payment)) for rule in self.rules)
        )

    def payment_colour(self, payment: Payment) -> str:
        """The one colour of a payment; empty for wilds alone."""
        return next((self.cards[self.card_index[card]].colour for card in payment if card not in self.wilds), "")

    def counts(self, payment: Payment) -> tuple[tuple[int, int], ...]:
        """Pairs of card index and number for the cards of a payment; unknown cards raise KeyError."""
        found = self._counts.get(payment)
        if found is None:
            counted = Counter(self.card_index[card] for card in payment)
            found = tuple(sorted(counted.items()))
            if len(self._counts) < 100_000:
                self._counts[payment] = found
        return found

    def affords(self, hand: Counts, payment: Payment) -> bool:
        """Whether this hand holds these cards."""
        return all(hand[kind] >= count for kind, count in self.counts(payment))

    def keeps(self, offer: tuple[str, ...], least: int) -> tuple[Keep, ...]:
        """Every choice from the tickets on offer."""
        key = (offer, least)
        found = self._keeps.get(key)
        if found is None:
            least = min(least, len(offer))
            found = tuple(Keep(kept) for size in range(least, len(offer) + 1) for kept in combinations(offer, size))
            if len(self._keeps) >= _MEMO_LIMIT:
                self._keeps.clear()
            self._keeps[key] = found
        return found

    def draws(self, row: tuple[str, ...], full: tuple[bool, ...], second: bool) -> list[Action]:
        """Every way to take one card, given the row and which decks hold cards (R-DRAW-1, R-DRAW-3)."""
        from_row, blind = self._draws.get(full) or self._work_out_draws(full)
        found: list[Action] = []
        for card in dict.fromkeys(row):
            if card and not (second and card in self.wilds):
                found += from_row[card]
        found += blind
        return found

    def _work_out_draws(self, full: tuple[bool, ...]) -> tuple[dict[str, tuple[Draw, ...]], tuple[DrawBlind, ...]]:
        """The draws of each kind of card and the blind ones; with several decks both name a deck (R-GL-CARD-2, 3)."""
        filled = [deck.id for deck, cards in zip(self.board.decks, full, strict=True) if cards]
        named = filled if len(self.board.decks) > 1 else [""] * len(filled)
        from_row = {card.id: tuple(Draw(card.id, refill) for refill in named or [""]) for card in self.cards}
        self._draws[full] = found = from_row, tuple(DrawBlind(deck) for deck in named)
        return found


def _twins(board: Board) -> tuple[int, ...]:
    """For each route the other half of its double route, or -1."""
    halves: dict[str, list[int]] = {}
    for index, route in enumerate(board.routes):
        if route.double:
            halves.setdefault(route.double, []).append(index)
    twins = [-1] * len(board.routes)
    for first, second in halves.values():
        twins[first], twins[second] = second, first
    return tuple(twins)
