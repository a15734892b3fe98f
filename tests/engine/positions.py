"""Positions for tests: a real game whose hands, row, decks, routes and tickets can be replaced, and played by text."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

import maps
from engine import (
    Edition,
    Options,
    State,
    View,
    action_text,
    apply,
    final_scores,
    legal_actions,
    new_game,
    read_action,
    view,
)
from engine.actions import Pieces, read_cards
from engine.errors import IllegalAction, IllegalCode
from engine.events import AnyEvent
from engine.final import Final
from engine.ids import CLOSED, Seat

GAP = "-"


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def pile(text: str) -> tuple[str, ...]:
    """Cards or tickets written from the top down, as a deck holds them: `red*2 wild` has red on top."""
    return tuple(reversed([card for part in text.split() for card in read_cards(part)]))


def opened(edition: Edition, state: State) -> State:
    """The state after every seat has kept its first tickets and, where it chooses pieces, taken the suggested ones."""
    suggested = edition.board.piece_choice and Pieces(edition.board.piece_choice.suggested)
    for seat in range(len(state.players)):
        while state.turn == 0 and (choices := legal_actions(edition, state, seat)):
            choice = suggested if suggested in choices else choices[0]
            assert choice is not None
            state = apply(edition, state, Seat(seat), choice).state
    return state


class Game:
    """A game that a test arranges and plays; `log` holds all events since the start."""

    def __init__(
        self,
        board: str | Edition,
        seats: int = 2,
        seed: int = 1,
        *,
        options: Options = Options(),  # noqa: B008
        opening: bool = False,
    ) -> None:
        self.edition = maps.edition(board) if isinstance(board, str) else board
        self.state = new_game(self.edition, seats, seed_of(seed), options)
        if not opening:
            self.state = opened(self.edition, self.state)
        self.log: list[AnyEvent] = []

    # Arranging.

    def _change(self, **fields: Any) -> "Game":
        self.state = replace(self.state, **fields)
        return self

    def seat(self, seat: int, *, hand: str | None = None, **fields: Any) -> "Game":
        """Replace what a seat has; the hand is written `blue*2+wild`, an empty text is an empty hand."""
        if hand is not None:
            counts = [0] * len(self.edition.cards)
            for card in read_cards(hand) if hand else ():
                counts[self.edition.card_index[card]] += 1
            fields["hand"] = tuple(counts)
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        return self._change(players=tuple(players))

    def row(self, text: str) -> "Game":
        """The face-up cards from left to right; `-` is a gap."""
        cards = tuple(reversed(pile(text)))
        return self._change(row=tuple("" if card == GAP else card for card in cards))

    def decks(self, *texts: str) -> "Game":
        """The draw piles, each from the top down."""
        return self._change(decks=tuple(pile(text) for text in texts))

    def discards(self, *texts: str) -> "Game":
        """The discard piles in the order discarded."""
        return self._change(discards=tuple(tuple(reversed(pile(text))) for text in texts))

    def tickets_left(self, *tickets: str) -> "Game":
        """The ticket deck that is drawn from, from the top down."""
        decks = list(self.state.ticket_decks)
        decks[self.edition.ticket_deck_index[self.edition.board.ticket_draw.deck]] = tuple(reversed(tickets))
        return self._change(ticket_decks=tuple(decks))

    def own(self, seat: int, *routes: str) -> "Game":
        """Give routes to a seat; with few players the other halves of double routes are closed."""
        owners = list(self.state.routes)
        for name in routes:
            route = self.edition.route_index[name]
            owners[route] = seat
            twin = self.edition.twins[route]
            if twin >= 0 and len(self.state.players) <= self.edition.board.single_doubles:
                owners[twin] = CLOSED
        return self._change(routes=tuple(owners))

    def table(self, **fields: Any) -> "Game":
        """Replace any other field of the state."""
        return self._change(**fields)

    # Playing.

    def do(self, text: str, seat: int | None = None) -> tuple[AnyEvent, ...]:
        """Carry out an action of the seat on turn, or of this one; gives the events."""
        who = self.state.seat if seat is None else Seat(seat)
        outcome = apply(self.edition, self.state, who, read_action(text))
        self.state = outcome.state
        self.log += outcome.events
        return outcome.events

    def refused(self, text: str, seat: int | None = None) -> IllegalCode:
        """Try an action that must be refused and change nothing; gives the code of the refusal."""
        before, who = self.state, self.state.seat if seat is None else Seat(seat)
        action = read_action(text)
        assert action not in legal_actions(self.edition, before, who)
        try:
            apply(self.edition, before, who, action)
        except IllegalAction as error:
            assert self.state == before
            return error.code
        raise AssertionError(f'"{text}" was accepted')

    # Looking.

    def legal(self, seat: int | None = None) -> list[str]:
        who = self.state.seat if seat is None else seat
        return [action_text(action) for action in legal_actions(self.edition, self.state, who)]

    def kinds(self, seat: int | None = None) -> set[str]:
        """The first words of what a seat may do."""
        return {text.split()[0] for text in self.legal(seat)}

    def payments(self, start: str) -> set[str]:
        """Every payment offered for an action that begins like this: `claim paris-zurich`."""
        return {text.removeprefix(start + " ") for text in self.legal() if text.startswith(start + " ")}

    def hand(self, seat: int) -> Mapping[str, int]:
        held = zip(self.edition.cards, self.state.players[seat].hand, strict=True)
        return {card.id: count for card, count in held if count}

    def discarded(self) -> list[tuple[str, ...]]:
        return list(self.state.discards)

    def view(self, seat: int | None = None) -> View:
        return view(self.edition, self.state, None if seat is None else Seat(seat))

    def final(self) -> Final:
        """The final score if the game ended now."""
        return final_scores(self.edition, replace(self.state, ended=self.state.ended or "turns"))

    def lines(self, seat: int) -> dict[str, int]:
        """The final score of a seat by source, if the game ended now."""
        return {line.source: line.points for line in self.final().seats[seat].lines}

    def places(self) -> list[int]:
        return [seat.place for seat in self.final().seats]


def events_of(events: tuple[AnyEvent, ...] | list[AnyEvent], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
