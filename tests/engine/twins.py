"""Twins of a game: what one seat never gets to see is exchanged, and everybody does the same as before.

A card is never shown to a seat if another seat holds it to the end, or draws it blind and then holds it to the end,
or if it stays in the deck. A ticket is never shown to a seat if it never was on offer to it.
"""

import random
from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from engine import Edition, State, View, apply, legal_actions, view
from engine.actions import Action, DrawBlind, Keep, Pass
from engine.events import AnyEvent, DeckRenewed
from engine.ids import Seat
from tests.engine.games import Move


class Slot(Struct, frozen=True):
    """A card that the watching seat never sees: in the hand of `owner`, or at `place` of a deck."""

    kind: int
    owner: int | None
    place: int | None


class Watched(Struct, frozen=True):
    """What a seat is shown after a move."""

    view: View
    legal: tuple[Action, ...]
    events: tuple[AnyEvent, ...]


def watch(edition: Edition, seat: int, state: State, events: tuple[AnyEvent, ...]) -> Watched:
    shown = tuple(event for event in events if event.to in (None, seat))
    return Watched(view(edition, state, Seat(seat)), legal_actions(edition, state, seat), shown)


def hidden_cards(edition: Edition, game: list[Move], start: int, deck: int, seat: int) -> list[Slot]:
    """The cards of a deck that this seat never sees from the move `start` on."""
    lowest = _lowest_hands(game, start)
    kinds = [kind for kind, card in enumerate(edition.cards) if edition.card_deck[card.id] == deck]
    before = game[start].before
    others = [owner for owner in range(len(before.players)) if owner != seat]
    slots = [Slot(kind, owner, None) for owner in others for kind in kinds if lowest[start][owner][kind]]
    name = edition.board.decks[deck].id
    for number in range(start, len(game)):
        move = game[number]
        pile = move.before.decks[deck]
        if isinstance(move.action, DrawBlind) and move.seat != seat and (move.action.deck or name) == name:
            kind = edition.card_index[pile[-1]]
            if lowest[number + 1][move.seat][kind]:
                slots.append(Slot(kind, None, len(pile) - 1))
        if any(isinstance(event, DeckRenewed) and event.deck == name for event in move.events):
            return slots
    left = game[-1].after.decks[deck]
    return slots + [Slot(edition.card_index[card], None, place) for place, card in enumerate(left)]


def _lowest_hands(game: list[Move], start: int) -> list[list[list[int]]]:
    """For every moment and seat: how many of each kind of card it holds from then on at the least."""
    lowest = [[list(player.hand) for player in game[-1].after.players]]
    for move in reversed(game[start:]):
        lowest.append(
            [
                [min(now, later) for now, later in zip(player.hand, known, strict=True)]
                for player, known in zip(move.before.players, lowest[-1], strict=True)
            ]
        )
    return [*([] for _ in range(start)), *reversed(lowest)]


def swap_cards(edition: Edition, state: State, deck: int, one: Slot, two: Slot) -> State:
    """The state with these two cards in each other's places."""
    for slot, kind in ((one, two.kind), (two, one.kind)):
        if slot.owner is not None:
            players = list(state.players)
            hand = list(players[slot.owner].hand)
            hand[slot.kind] -= 1
            hand[kind] += 1
            players[slot.owner] = replace(players[slot.owner], hand=tuple(hand))
            state = replace(state, players=tuple(players))
        elif slot.place is not None:
            pile = list(state.decks[deck])
            pile[slot.place] = edition.cards[kind].id
            decks = list(state.decks)
            decks[deck] = tuple(pile)
            state = replace(state, decks=tuple(decks))
    return state


def card_twins(edition: Edition, game: list[Move], start: int, seat: int, rng: random.Random) -> Iterator[State]:
    """Some states that the seat can't tell from that before the move `start`, to the end of the game."""
    if any(isinstance(move.action, Pass) for move in game[start:]):
        return
    for deck in range(len(edition.board.decks)):
        slots = hidden_cards(edition, game, start, deck, seat)
        pairs = [
            (a, b) for a, b in combinations(slots, 2) if a.kind != b.kind and (a.owner is None or a.owner != b.owner)
        ]
        for one, two in rng.sample(pairs, min(2, len(pairs))):
            yield swap_cards(edition, game[start].before, deck, one, two)


def hidden_tickets(edition: Edition, game: list[Move], start: int, seat: int) -> list[tuple[str, str]]:
    """Pairs of tickets that the seat never sees from the move `start` on and that may change places."""
    seen: set[str] = set()
    moving: set[str] = set()
    for state in (game[start].before, *(move.after for move in game[start:])):
        own = state.players[seat]
        seen.update(own.tickets + own.offer + own.rejected)
        moving.update(*state.ticket_decks, *(player.offer + player.rejected for player in state.players))
    hidden = [ticket for ticket in edition.ticket_ids if ticket not in seen]
    return [
        (a, b)
        for a, b in combinations(hidden, 2)
        if edition.tickets[a].deck == edition.tickets[b].deck or not moving & {a, b}
    ]


def renamed(names: dict[str, str], tickets: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(names.get(ticket, ticket) for ticket in tickets)


def swap_tickets(state: State, one: str, two: str) -> State:
    """The state with these two tickets in each other's places."""
    names = {one: two, two: one}
    players = tuple(
        replace(
            player,
            tickets=renamed(names, player.tickets),
            offer=renamed(names, player.offer),
            rejected=renamed(names, player.rejected),
        )
        for player in state.players
    )
    decks = tuple(renamed(names, deck) for deck in state.ticket_decks)
    return replace(state, players=players, ticket_decks=decks, gone=renamed(names, state.gone))


def check_twin(
    edition: Edition, game: list[Move], start: int, seat: int, twin: State, names: dict[str, str] | None = None
) -> State:
    """Everybody goes on as in the game; the seat sees, may do and is told the same to the end. Gives the twin's end."""
    state = twin
    assert state != game[start].before
    assert watch(edition, seat, state, ()) == watch(edition, seat, game[start].before, ())
    for move in game[start:]:
        action = move.action
        if names and isinstance(action, Keep):
            action = Keep(renamed(names, action.tickets))
        outcome = apply(edition, state, move.seat, action)
        state = outcome.state
        assert watch(edition, seat, state, outcome.events) == watch(edition, seat, move.after, move.events)
    return state
