"""How many sequences of actions there are: `python -m tests.engine.counts` works the stored numbers out anew.

They change only if the rules, a board or the recorded games change; otherwise a difference is a fault.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import maps
from engine import Edition, State, apply, legal_actions, new_game
from engine.ids import Seat
from engine.replay import replay
from tests.engine.positions import opened, seed_of
from tests.engine.test_records import FILES, read

TABLE = Path(__file__).parent / "counts.json"
MOST = {2: 12_000, 3: 1_000_000}
"""The most sequences of a stored case by depth, so that counting them stays affordable."""
FIRST_TURNS = (
    *(("europe", 2, 1), ("europe", 4, 2), ("great_lakes", 2, 3), ("great_lakes", 5, 4)),
    *(("paris", 2, 5), ("paris", 4, 6), ("amsterdam", 2, 7), ("amsterdam", 4, 8)),
)


def actor(edition: Edition, state: State) -> int:
    """Who has to act: at the opening the first seat that still has to choose."""
    if state.turn:
        return state.seat
    return next((seat for seat in range(len(state.players)) if legal_actions(edition, state, seat)), 0)


def count(edition: Edition, state: State, depth: int) -> int:
    """How many sequences of so many actions lead on from here."""
    seat = actor(edition, state)
    legal = legal_actions(edition, state, seat)
    if depth == 1:
        return len(legal)
    return sum(count(edition, apply(edition, state, Seat(seat), action).state, depth - 1) for action in legal)


def start(case: dict[str, Any]) -> tuple[Edition, State]:
    """The position that a stored case begins with."""
    if "record" not in case:
        edition = maps.edition(case["map"])
        return edition, opened(edition, new_game(edition, case["seats"], seed_of(case["seed"])))
    file = next(file for file in FILES if file.name == case["record"])
    edition, record = read(file)
    steps = list(replay(edition, record))
    return edition, steps[case["actions"] - 1].state


def cases() -> Iterator[dict[str, Any]]:
    """First turns on every map, and the middle of every recorded game."""
    for name, seats, seed in FIRST_TURNS:
        yield {"map": name, "seats": seats, "seed": seed}
    for file in FILES:
        edition, record = read(file)
        steps = list(replay(edition, record))
        middle = range(len(steps) // 2, len(steps))
        actions = next(
            number
            for number in middle
            if all(count(edition, steps[number - 1].state, depth) <= most for depth, most in MOST.items())
        )
        yield {"record": file.name, "actions": actions}


def main() -> None:
    lines = []
    for case in cases():
        edition, state = start(case)
        lines.append(json.dumps({**case, "counts": [count(edition, state, depth) for depth in (1, 2, 3)]}))
    TABLE.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
