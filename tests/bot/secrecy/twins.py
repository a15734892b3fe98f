"""Two worlds that differ in what nobody gets to see: the stored snapshot of one is altered, the clicks are the same."""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from bot.service.happenings import decode_events
from bot.service.playing import standing_actions
from bot.store import ActionRow
from bot.store.sqlite import SqliteStore
from engine import Edition, Options, State, apply, encode_state, new_game, read_action
from engine.events import (
    AnyEvent,
    PortBuilt,
    RouteClaimed,
    StationBuilt,
    TicketsOffered,
    TunnelLaid,
)
from engine.ids import Seat


class Story(Struct, frozen=True):
    """What happened in the untouched world from the row `begin` on: states and events."""

    begin: State
    end: State
    events: tuple[AnyEvent, ...]


async def story(path: Path, game: str, edition: Edition, begin: int) -> Story:
    """Replay the log of a game; `begin` is the row after which the other world is altered."""
    store = await SqliteStore.open(path)
    row, log = await store.game(game), await store.log(game)
    await store.close()
    assert row is not None
    state = new_game(edition, len(row.seats), bytes.fromhex(row.seed), Options(order="joined"))
    at_begin = state
    for entry in standing_actions(log):
        state = apply(edition, state, Seat(entry.seat or 0), read_action(entry.action)).state
        if entry.seq <= begin:
            at_begin = state
    return Story(at_begin, state, _events(log, begin))


def _events(log: Sequence[ActionRow], begin: int) -> tuple[AnyEvent, ...]:
    return tuple(event for entry in log if entry.seq > begin for event in decode_events(entry.events))  # type: ignore[misc]


def _paid(events: Iterable[AnyEvent], seat: int) -> Counter[str]:
    """Every card that the seat laid down, also those that it took back: all were seen."""
    paid: Counter[str] = Counter()
    for event in events:
        if isinstance(event, RouteClaimed | TunnelLaid | StationBuilt | PortBuilt) and event.seat == seat:
            paid.update(event.cards)
    return paid


def altered(edition: Edition, told: Story, seat: int) -> State:
    """The state at the beginning with another card and another ticket in the seat's hands, and other cards below.

    What is exchanged lies untouched in hand or deck until the end of the story, so nobody but the seat itself may
    notice: the bottom of the decks, a card that is never paid, a ticket that stays a secret.
    """
    state = _other_card(edition, told, told.begin, seat)
    state = _other_ticket(told, state, seat)
    return _other_bottom(edition, told, state)


def _bottoms(told: Story) -> list[int]:
    """How many cards at the bottom of each deck were never touched."""
    assert told.begin.shuffles == told.end.shuffles, "a deck was made anew: choose a shorter story"
    for before, after in zip(told.begin.decks, told.end.decks, strict=True):
        assert before[: len(after)] == after
    return [len(deck) for deck in told.end.decks]


def _other_card(edition: Edition, told: Story, state: State, seat: int) -> State:
    player, paid = state.players[seat], _paid(told.events, seat)
    for kind, card in enumerate(edition.cards):
        deck = edition.card_deck[card.id]
        if player.hand[kind] - paid[card.id] < 1:
            continue
        for place in range(_bottoms(told)[deck]):
            other = state.decks[deck][place]
            if other != card.id:
                hand = list(player.hand)
                hand[kind] -= 1
                hand[edition.card_index[other]] += 1
                pile = (*state.decks[deck][:place], card.id, *state.decks[deck][place + 1 :])
                return _with(state, seat, deck, pile, replace(player, hand=tuple(hand)))
    raise AssertionError("the seat pays every card it has: choose another story")


def _with(state: State, seat: int, deck: int, pile: tuple[str, ...], player: object) -> State:
    decks = (*state.decks[:deck], pile, *state.decks[deck + 1 :])
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return replace(state, decks=decks, players=players)


def _other_ticket(told: Story, state: State, seat: int) -> State:
    player = state.players[seat]
    offered = {ticket for event in told.events if isinstance(event, TicketsOffered) for ticket in event.tickets}
    for number, pile in enumerate(state.ticket_decks):
        for place, ticket in enumerate(pile):
            if ticket not in offered:
                mine = player.tickets[0]
                decks = list(state.ticket_decks)
                decks[number] = (*pile[:place], mine, *pile[place + 1 :])
                changed = replace(player, tickets=(ticket, *player.tickets[1:]))
                players = (*state.players[:seat], changed, *state.players[seat + 1 :])
                return replace(state, ticket_decks=tuple(decks), players=players)
    raise AssertionError("every ticket was offered: choose a shorter story")


def _other_bottom(edition: Edition, told: Story, state: State) -> State:
    """The untouched bottoms of the decks the other way round."""
    decks = tuple(
        (*reversed(pile[:bottom]), *pile[bottom:]) for pile, bottom in zip(state.decks, _bottoms(told), strict=True)
    )
    return replace(state, decks=decks)


def store_instead(path: Path, game: str, expected: State, state: State) -> None:
    """Write the altered snapshot; the one that is there must be the one it was made from."""
    with sqlite3.connect(path) as connection:
        (stored,) = connection.execute("SELECT state FROM games WHERE id = ?", (game,)).fetchone()
        assert bytes(stored) == encode_state(expected), "the worlds had drifted apart before"
        connection.execute("UPDATE games SET state = ?, undo_state = NULL WHERE id = ?", (encode_state(state), game))
