"""Games and their records, for the engine and the independent checker to agree about."""

import json
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import maps
from bot.cli.simulate import Played, write_record
from engine import Edition, action_text, apply, final_scores, legal_actions, new_game
from engine.actions import Action
from engine.errors import BrokenRecord
from engine.ids import Seat
from engine.record import decode_record
from engine.replay import check_record
from engine.state import Options
from tests.engine.checker import check
from tests.engine.checker_table import Wrong

MAPS = {
    "europe": (2, 3, 4, 5),
    "great_lakes": (2, 3, 4, 5),
    "paris": (2, 3, 4),
    "amsterdam": (2, 3, 4),
}
EVERY_SEATING = [(name, seats) for name, numbers in MAPS.items() for seats in numbers]
Record = dict[str, Any]
Prefer = Callable[[Action], bool]
Order = Literal["shuffled", "joined"]


def board_of(name: str) -> dict[str, Any]:
    return tomllib.loads((maps.find(name) / "board.toml").read_text(encoding="utf-8"))


def seed_of(*parts: object) -> bytes:
    return random.Random(repr(parts)).randbytes(32)


def recorded(edition: Edition, game: Played, folder: Path) -> Record:
    path = folder / "game.json"
    write_record(edition, game, path)
    record: Record = json.loads(path.read_bytes())
    return record


def played_by(edition: Edition, seats: int, seed: bytes, prefer: Prefer, order: Order = "shuffled") -> Played:
    """A game of seats that take any of the actions they prefer, or else any action."""
    rng = random.Random(seed)
    state = first = new_game(edition, seats, seed, Options(order=order))
    taken: list[tuple[int, Action]] = []
    while not state.ended and len(taken) < 3000:
        seat = next(seat for seat in rng.sample(range(seats), seats) if legal_actions(edition, state, seat))
        legal = legal_actions(edition, state, seat)
        action = rng.choice([action for action in legal if prefer(action)] or legal)
        taken.append((seat, action))
        state = apply(edition, state, Seat(seat), action).state
    final = final_scores(edition, state) if state.ended else None
    return Played(state.turn, state.ended or "given up", final, first, tuple(taken))


def hoards(action: Action) -> bool:
    return action_text(action).startswith("draw")


def claims(action: Action) -> bool:
    return action_text(action).split()[0] in ("claim", "pay", "port", "station")


def anything(action: Action) -> bool:
    return True


def refused_by_engine(edition: Edition, record: Record) -> bool:
    try:
        check_record(edition, decode_record(json.dumps(record).encode()))
    except BrokenRecord:
        return True
    return False


def refused_by_checker(record: Record, board: dict[str, Any]) -> bool:
    try:
        check(record, board)
    except Wrong:
        return True
    return False
