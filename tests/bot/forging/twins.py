"""The same stage with other secrets: whatever somebody may not know is dealt anew among those who hold it."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from msgspec.structs import replace

import maps
from engine import Edition, State, decode_state, encode_state
from tests.bot.forging.stage import Stage
from tests.engine.twins import swap_tickets


async def watch_only(stage: Stage, user: int) -> None:
    """Leave the games in which this person could move: drawing a card may well show a difference."""
    for game, channel in list(stage.games.items()):
        table = await stage.service.looking.table_here(channel)
        if any(seat.user == user for seat in table.awaited):
            del stage.games[game]


def exchange_secrets(stage: Stage, path: Path, user: int, chance: Random | None) -> None:
    """Deal anew what this user may not know, in every game that is going on; without chance leave it as it is.

    What an undo would bring back is forgotten: it holds the same secrets a second time.
    """
    with closing(sqlite3.connect(path)) as connection, connection:
        found = connection.execute("SELECT id, options, state FROM games WHERE status IN ('opening', 'playing')")
        for game, options, stored in found.fetchall():
            edition, state = maps.edition(json.loads(options)["map"]), decode_state(stored)
            seats = connection.execute("SELECT seat FROM seats WHERE game_id = ? AND user_id = ?", (game, user))
            own = seats.fetchone()
            if chance is not None:
                before, state = state, twin(edition, state, own[0] if own else None, chance)
                assert state != before
            connection.execute(
                "UPDATE games SET state = ?, undo_state = NULL WHERE id = ?", (encode_state(state), game)
            )
    stage.service.looking._games._recent.clear()


def twin(edition: Edition, state: State, seat: int | None, chance: Random) -> State:
    """A state that looks the same to this seat, or to an onlooker."""
    others = [place for place in range(len(state.players)) if place != seat]
    for deck in range(len(edition.board.decks)):
        state = _other_cards(edition, state, deck, others, chance)
    own = state.players[seat] if seat is not None else None
    seen = {*own.tickets, *own.offer, *own.rejected} if own is not None else set()
    hidden = [ticket for ticket in edition.ticket_ids if ticket not in seen]
    for _ in range(6):
        one = chance.choice(hidden)
        two = chance.choice([other for other in hidden if edition.tickets[other].deck == edition.tickets[one].deck])
        state = swap_tickets(state, one, two) if one != two else state
    return state


def _other_cards(edition: Edition, state: State, deck: int, others: list[int], chance: Random) -> State:
    kinds = [kind for kind, card in enumerate(edition.cards) if edition.card_deck[card.id] == deck]
    pool = list(state.decks[deck])
    for place in others:
        pool += [edition.cards[kind].id for kind in kinds for _ in range(state.players[place].hand[kind])]
    chance.shuffle(pool)
    size, players = len(state.decks[deck]), list(state.players)
    decks = (*state.decks[:deck], tuple(pool[:size]), *state.decks[deck + 1 :])
    del pool[:size]
    for place in others:
        hand = list(players[place].hand)
        count = sum(hand[kind] for kind in kinds)
        for kind in kinds:
            hand[kind] = 0
        for card in pool[:count]:
            hand[edition.card_index[card]] += 1
        del pool[:count]
        players[place] = replace(players[place], hand=tuple(hand))
    return replace(state, decks=decks, players=tuple(players))
