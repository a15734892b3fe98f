"""Actions of every kind, legal or not: what a stale, forged or mistaken click could ask for."""

import random

from engine import Edition, State
from engine.actions import (
    Action,
    Claim,
    Draw,
    DrawBlind,
    Exchange,
    Keep,
    Pass,
    Pay,
    Pieces,
    Port,
    Station,
    Tickets,
    Withdraw,
)


def some_cards(edition: Edition, state: State, rng: random.Random) -> tuple[str, ...]:
    """A payment for some route, often a little wrong; or cards that somebody holds."""
    if rng.random() < 0.7:
        cards = list(rng.choice(edition.payments[rng.randrange(len(edition.routes))]))
    else:
        hand = rng.choice(state.players).hand
        held = [card.id for card, count in zip(edition.cards, hand, strict=True) for _ in range(count)]
        cards = held[: rng.randrange(1, 6)]
    match rng.randrange(6):
        case 0 if cards:
            cards.pop(rng.randrange(len(cards)))
        case 1:
            cards.append(rng.choice(edition.cards).id)
        case 2 if cards:
            cards[rng.randrange(len(cards))] = rng.choice((*edition.cards[:3], edition.cards[-1])).id
        case 3:
            rng.shuffle(cards)
    return tuple(cards)


def some_action(edition: Edition, state: State, rng: random.Random) -> Action:
    """Any action that can be written down."""
    board = edition.board
    ticket_pool = [*state.players[state.seat].offer, *rng.sample(edition.ticket_ids, 2)]
    deck = rng.choice((*(deck.id for deck in board.decks), "", "other"))
    piece = rng.choice((*(piece.id for piece in edition.pieces), "balloon"))
    cards = some_cards(edition, state, rng)
    route = rng.randrange(len(edition.routes))
    paid = rng.choice(edition.payments[route]) if rng.random() < 0.6 else cards
    trains = rng.randrange(60)
    return rng.choice(
        (
            Keep(tuple(rng.sample(ticket_pool, rng.randrange(len(ticket_pool))))),
            Pieces(rng.choice(((trains, 50 - trains), (trains, trains), (trains,), (27, 23), (-1, 51)))),
            Draw(rng.choice((*state.row, *(card.id for card in edition.cards), "mauve")), deck),
            DrawBlind(deck),
            Tickets(),
            Claim(rng.choice((edition.route_ids[route], edition.route_ids[route], "nowhere-paris")), paid),
            Pay(cards),
            Withdraw(),
            Station(rng.choice((*edition.cities, "nowhere")), cards[: rng.randrange(1, 4)]),
            Port(rng.choice((*edition.cities, "nowhere")), cards[:4]),
            Exchange(rng.randrange(-1, 20), piece),
            Pass(),
        )
    )
