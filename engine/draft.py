"""The draft of a state: what an action changes while it is carried out, and the handling of decks, row and hands."""

from typing import Literal

from msgspec.structs import replace

from engine.chance import shuffle
from engine.doubles import second_half_closes
from engine.edition import Edition
from engine.errors import IllegalAction
from engine.events import (
    AnyEvent,
    CardLaid,
    DeckRenewed,
    GameEnded,
    LastTurns,
    RouteClaimed,
    RowRenewed,
    TurnBegan,
)
from engine.ids import CLOSED, Seat
from engine.state import Options, Pending, Player, State

ROW_RENEWALS = 5
"""How often in succession the row is laid out again (R-DRAW-4)."""


class Draft:
    """A state, secrets included, that may be changed; `freeze` gives the new state.

    `hidden_seen` tells whether a secret came to light.
    """

    __slots__ = (
        "board",
        "decks",
        "discards",
        "edition",
        "ended",
        "events",
        "gone",
        "hidden_seen",
        "last_turns",
        "options",
        "order",
        "passes",
        "pending",
        "players",
        "routes",
        "row",
        "seat",
        "seed",
        "shuffles",
        "ticket_decks",
        "turn",
    )

    edition: Edition
    board: str
    seed: str
    options: Options
    order: tuple[int, ...]
    shuffles: int
    decks: list[tuple[str, ...]]
    discards: list[tuple[str, ...]]
    row: tuple[str, ...]
    ticket_decks: tuple[tuple[str, ...], ...]
    gone: tuple[str, ...]
    players: list[Player]
    routes: tuple[int, ...]
    turn: int
    seat: Seat
    pending: Pending | None
    passes: int
    last_turns: int
    ended: Literal["", "turns", "passes"]
    events: list[AnyEvent]
    hidden_seen: bool

    def __init__(self, edition: Edition, state: State) -> None:
        self.edition = edition
        self.board = state.board
        self.seed = state.seed
        self.options = state.options
        self.order = state.order
        self.shuffles = state.shuffles
        self.decks = list(state.decks)
        self.discards = list(state.discards)
        self.row = state.row
        self.ticket_decks = state.ticket_decks
        self.gone = state.gone
        self.players = list(state.players)
        self.routes = state.routes
        self.turn = state.turn
        self.seat = state.seat
        self.pending = state.pending
        self.passes = state.passes
        self.last_turns = state.last_turns
        self.ended = state.ended
        self.events = []
        self.hidden_seen = False

    def freeze(self) -> State:
        return State(
            self.board,
            self.seed,
            self.options,
            self.order,
            self.shuffles,
            tuple(self.decks),
            tuple(self.discards),
            self.row,
            self.ticket_decks,
            self.gone,
            tuple(self.players),
            self.routes,
            self.turn,
            self.seat,
            self.pending,
            self.passes,
            self.last_turns,
            self.ended,
        )

    @property
    def player(self) -> Player:
        """The seat on turn."""
        return self.players[self.seat]

    def change(self, **fields: object) -> None:
        """Change fields of the seat on turn."""
        self.players[self.seat] = replace(self.players[self.seat], **fields)

    # Chance and decks.

    def shuffled(self, things: tuple[str, ...]) -> tuple[str, ...]:
        """Shuffle with the next number; nothing to shuffle uses up none."""
        if not things:
            return things
        number = self.shuffles
        self.shuffles += 1
        return shuffle(bytes.fromhex(self.seed), number, things)

    def top(self, deck: int) -> str:
        """Take the top card; a deck that has just run out is made anew at once (R-DRAW-5)."""
        pile = self.decks[deck]
        self.decks[deck] = pile[:-1]
        self.hidden_seen = True
        if len(pile) == 1:
            self._renew_deck(deck)
        return pile[-1]

    def _renew_deck(self, deck: int) -> None:
        discard = self.discards[deck]
        if discard and not self.decks[deck]:
            self.decks[deck] = self.shuffled(discard)
            self.discards[deck] = ()
            self.events.append(DeckRenewed(self.edition.board.decks[deck].id, len(discard)))

    def discard(self, cards: tuple[str, ...]) -> None:
        """Each card to the discard of its own deck, in this order (R-CLAIM-6)."""
        if len(self.discards) == 1:
            self.discards[0] += cards
            return
        for card in cards:
            self.discards[self.edition.card_deck[card]] += (card,)

    # The row.

    def lay_out(self) -> None:
        """Fill the empty row; what one deck can't give, another does (R-GL-CARD-4)."""
        row: list[str] = []
        for deal in self.edition.board.opening.row:
            deck = self.edition.deck_index[deal.deck]
            for _ in range(deal.count):
                source = deck if self.decks[deck] else self._fullest()
                row.append("" if source is None else self.top(source))
        self.row = tuple(row)

    def _fullest(self) -> int | None:
        """The deck with the most cards, the first of equals; None if all are empty (R-GL-CARD-5)."""
        best = max(range(len(self.decks)), key=lambda deck: (len(self.decks[deck]), -deck))
        return best if self.decks[best] else None

    def too_many_wilds(self) -> bool:
        row = self.row
        return sum([row.count(wild) for wild in self.edition.wilds]) >= self.edition.board.wilds_in_row

    def discard_row(self) -> None:
        """All of the row to the discards; a deck that was empty is made anew with them (R-DRAW-5)."""
        self.discard(tuple(card for card in self.row if card))
        for deck in range(len(self.decks)):
            self._renew_deck(deck)

    def _renew_row(self) -> None:
        """Lay the row out again while it holds too many wilds (R-DRAW-4)."""
        for _ in range(ROW_RENEWALS):
            if not self.too_many_wilds():
                return
            self.discard_row()
            self.lay_out()
            self.events.append(RowRenewed(self.row))

    def lay(self, place: int, deck: int) -> None:
        """Lay the top card of the deck into the row."""
        card = self.top(deck)
        row = self.row
        self.row = (*row[:place], card, *row[place + 1 :])
        self.events.append(CardLaid(place, card))
        if self.too_many_wilds():
            self._renew_row()

    def make_good(self) -> None:
        """After cards were discarded: empty decks anew, then gaps from left to right (R-DRAW-5)."""
        for deck in range(len(self.decks)):
            if not self.decks[deck]:
                self._renew_deck(deck)
        if "" in self.row:
            for place in range(len(self.row)):
                source = self._fullest()
                if source is None:
                    return
                if not self.row[place]:
                    self.lay(place, source)

    # Hands.

    def spent(self, cards: tuple[str, ...]) -> tuple[int, ...]:
        """The hand of the seat on turn without these cards; IllegalAction if it does not hold them."""
        hand = list(self.players[self.seat].hand)
        try:
            for kind, count in self.edition.counts(cards):
                hand[kind] -= count
                if hand[kind] < 0:
                    raise IllegalAction(f"the hand holds too few {self.edition.cards[kind].id} cards", "cards-missing")
        except KeyError as error:
            raise IllegalAction(f"there is no card {error}", "no-such-card") from None
        return tuple(hand)

    def gained(self, cards: tuple[str, ...]) -> tuple[int, ...]:
        """The hand of the seat on turn with these cards."""
        hand = list(self.players[self.seat].hand)
        for card in cards:
            hand[self.edition.card_index[card]] += 1
        return tuple(hand)

    # Routes.

    def place(self, route: int) -> None:
        """Give the route to the seat on turn; with few players its other half is closed (R-CLAIM-5)."""
        routes = list(self.routes)
        routes[route] = self.seat
        twin = self.edition.twins[route]
        if twin >= 0 and second_half_closes(self.edition, len(self.players)):
            routes[twin] = CLOSED
        self.routes = tuple(routes)

    def claim(self, route: int, cards: tuple[str, ...], revealed: tuple[str, ...] = ()) -> None:
        """Claim a route whose cards have left the hand, in the order of R-TURN-3; this finishes the turn."""
        edition, player = self.edition, self.players[self.seat]
        kept = tuple(card for rule in edition.rules for card in rule.keeps(self, cards))
        self.discard(_without(cards, kept) if kept else cards)
        supply = list(player.supply)
        supply[edition.route_piece[route]] -= edition.routes[route].length
        points = edition.route_points[route]
        self.change(supply=tuple(supply), points=player.points + points)
        self.place(route)
        self.events.append(RouteClaimed(self.seat, edition.route_ids[route], cards, points))
        for rule in edition.rules:
            rule.after_claim(self, route, cards)
        self.discard(revealed)
        self.make_good()
        self.finish_turn()

    # Turns.

    def finish_turn(self) -> None:
        """The turn of this seat is over: end check, then the next seat (R-END-1)."""
        self.pending = None
        seats = len(self.players)
        end = self.edition.board.end
        if self.last_turns > 0:
            self.last_turns -= 1
        elif self.last_turns < 0 and sum(self.players[self.seat].supply) <= end.pieces:
            self.last_turns = seats * end.turns
            self.events.append(LastTurns(self.seat, end.turns))
        if self.last_turns == 0:
            self.end("turns")
        elif self.passes == seats:
            self.end("passes")
        else:
            self.seat = Seat((self.seat + 1) % seats)
            self.turn += 1
            self.events.append(TurnBegan(self.seat, self.turn))

    def end(self, reason: Literal["turns", "passes"]) -> None:
        self.ended = reason
        self.events.append(GameEnded(reason == "passes"))


def _without(cards: tuple[str, ...], kept: tuple[str, ...]) -> tuple[str, ...]:
    rest = list(cards)
    for card in kept:
        rest.remove(card)
    return tuple(rest)
