"""Whole games of seats that choose at random: by chance alone, kind by kind, or hoarding cards until none is left."""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from engine import Edition, Options, State, apply, legal_actions, new_game
from engine.actions import Action, Draw, DrawBlind
from engine.events import AnyEvent
from engine.ids import Seat
from tests.engine.positions import seed_of

SEATINGS = [
    *(("europe", seats) for seats in (2, 3, 4, 5)),
    *(("great_lakes", seats) for seats in (2, 3, 4, 5)),
    *(("paris", seats) for seats in (2, 3, 4)),
    *(("amsterdam", seats) for seats in (2, 3, 4)),
]
"""Every map with every number of players."""

LIMIT = 6000
"""No rule bounds a game between people who dawdle, so a test does: more actions than this, and it fails."""


def uniform(legal: Sequence[Action], rng: random.Random) -> Action:
    return rng.choice(legal)


def by_kind(legal: Sequence[Action], rng: random.Random) -> Action:
    """First what to do, then how: many claims, few stations."""
    kinds: dict[type, list[Action]] = defaultdict(list)
    for action in legal:
        kinds[type(action)].append(action)
    return rng.choice(rng.choice(list(kinds.values())))


def hoarding(legal: Sequence[Action], rng: random.Random) -> Action:
    """Draw whenever it is possible: this empties the decks."""
    draws = [action for action in legal if isinstance(action, Draw | DrawBlind)]
    return rng.choice(draws if draws and rng.random() < 0.97 else legal)


Policy = Callable[[Sequence[Action], random.Random], Action]
POLICIES: tuple[Policy, ...] = (uniform, by_kind, hoarding)


class Move(Struct, frozen=True):
    """An action, the state before it, the state after it and the events between."""

    before: State
    seat: Seat
    action: Action
    after: State
    events: tuple[AnyEvent, ...]


def next_seat(edition: Edition, state: State, rng: random.Random) -> Seat:
    """Whoever has to do something; at the opening anybody who has not finished."""
    if state.turn:
        return state.seat
    waiting = [seat for seat in range(len(state.players)) if legal_actions(edition, state, seat)]
    return Seat(rng.choice(waiting))


def moves(edition: Edition, state: State, policy: Policy, rng: random.Random) -> Iterator[Move]:
    """Play on from this state to the end."""
    for _ in range(LIMIT):
        if state.ended:
            return
        seat = next_seat(edition, state, rng)
        action = policy(legal_actions(edition, state, seat), rng)
        outcome = apply(edition, state, seat, action)
        yield Move(state, seat, action, outcome.state, outcome.events)
        state = outcome.state
    raise AssertionError(f"the game has not ended after {LIMIT} actions")


def whole_game(edition: Edition, seats: int, seed: int, policy: Policy = uniform) -> list[Move]:
    rng = random.Random(seed)
    options = Options(rng.choice(("shuffled", "joined")))
    return list(moves(edition, new_game(edition, seats, seed_of(seed), options), policy, rng))
