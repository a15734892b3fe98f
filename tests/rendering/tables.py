"""Tables to draw: empty, in the middle of a game, full, and with players of every sort."""

import random
from functools import lru_cache

from msgspec.structs import replace

import maps
from engine import Edition, Options, State, apply, legal_actions, new_game, view
from engine.actions import Action, Claim, Station
from engine.events import AnyEvent, PortBuilt, RouteClaimed, StationBuilt
from engine.ids import FREE, Seat
from engine.record import action_line
from engine.view import View
from rendering import PLAYER_COLOURS, ShownPlayer

SEED = bytes(range(32))
NAMES = ("Анна", "Michał 🚂", "Bartholomew Featherstonehaugh-Cholmondeley", "Олександра", "Bram")


def seated(count: int, names: tuple[str, ...] = NAMES) -> list[ShownPlayer]:
    return [ShownPlayer(names[seat % len(names)], PLAYER_COLOURS[seat].name) for seat in range(count)]


def play_on(
    edition: Edition, state: State, moves: int, seed: int, lines: list[str] | None = None
) -> tuple[State, tuple[AnyEvent, ...]]:
    """So many actions by somebody who likes to claim; with the events of the last action seen on the map."""
    rng = random.Random(seed)
    shown: tuple[AnyEvent, ...] = ()
    action: Action
    for _ in range(moves):
        if state.ended:
            break
        seat = next(seat for seat in range(len(state.players)) if legal_actions(edition, state, Seat(seat)))
        actions = legal_actions(edition, state, Seat(seat))
        claims = [action for action in actions if isinstance(action, Claim)]
        builds = [action for action in actions if isinstance(action, Station)]
        others = [action for action in actions if action not in claims and action not in builds]
        if claims and rng.random() < 0.8:
            action = rng.choice(claims)
        elif builds and rng.random() < 0.2:
            action = rng.choice(builds)
        else:
            action = rng.choice(others or list(actions))
        outcome = apply(edition, state, Seat(seat), action)
        if lines is not None:
            lines.append(action_line(seat, action))
        state = outcome.state
        public = tuple(event for event in outcome.events if event.to is None)
        if any(isinstance(event, RouteClaimed | StationBuilt | PortBuilt) for event in public):
            shown = public
    return state, shown


def begun(edition: Edition, seats: int | None = None) -> State:
    return new_game(edition, seats or edition.board.players[1], SEED, Options(order="joined"))


@lru_cache(maxsize=8)
def _played(name: str, seats: int, moves: int) -> tuple[State, tuple[AnyEvent, ...]]:
    edition = maps.edition(name)
    return play_on(edition, begun(edition, seats), moves, 7)


def mid_game(edition: Edition, moves: int = 160) -> tuple[State, tuple[AnyEvent, ...]]:
    return _played(edition.board.id, edition.board.players[1], moves)


def busy_table(edition: Edition) -> tuple[View, tuple[AnyEvent, ...]]:
    """Late in a game: two of three routes claimed, the rest free."""
    state, last = mid_game(edition)
    rng = random.Random(3)
    seats = len(state.players)
    shown = view(edition, state, None)
    owners = tuple(owner if owner != FREE or rng.random() < 0.4 else rng.randrange(seats) for owner in shown.routes)
    return replace(shown, routes=owners), last
