"""How fast the rules are: random games per 1,000 units, one action, the size of a snapshot. One JSON object a line."""

import json
import random
import time

import maps
from bot.cli.simulate import play
from engine import Edition, apply, encode_state, legal_actions, new_game
from engine.ids import Seat
from engine.state import State
from tests.benchmarks.calibration import units_per_second

SEATS = 3
PAIRS = 3


def games_per_second(edition: Edition, seconds: float, seed: int) -> float:
    """Whole random games, scored, in this one process; loading is not counted."""
    rng, games, start = random.Random(seed), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        play(edition, SEATS, rng.randbytes(32), ["random"] * SEATS)
        games += 1
    return games / (time.perf_counter() - start)


def one_game(edition: Edition, seed: int) -> tuple[list[float], list[State]]:
    """The seconds that each `apply` took, and the states in between."""
    rng = random.Random(seed)
    state = new_game(edition, SEATS, rng.randbytes(32))
    took, states = [], [state]
    while not state.ended:
        seat = state.seat if state.turn else Seat(next(s for s in range(SEATS) if legal_actions(edition, state, s)))
        action = rng.choice(legal_actions(edition, state, seat))
        start = time.perf_counter()
        state = apply(edition, state, seat, action).state
        took.append(time.perf_counter() - start)
        states.append(state)
    return took, states


def main() -> None:
    for name in maps.names():
        edition = maps.edition(name)
        games_per_second(edition, 1.0, 0)
        pairs = [(units_per_second(2.0), games_per_second(edition, 3.0, seed)) for seed in range(PAIRS)]
        units, games = max(pairs, key=lambda pair: pair[1] / pair[0])
        played = [one_game(edition, seed) for seed in range(40)]
        took = sorted(seconds for times, _ in played for seconds in times)
        sizes = [len(encode_state(states[len(states) // 2])) for _, states in played]
        print(
            json.dumps(
                {
                    "map": name,
                    "seats": SEATS,
                    "units_per_second": round(units, 1),
                    "games_per_second": round(games, 1),
                    "games_per_1000_units": round(1000 * games / units, 1),
                    "apply_ms_p50": round(1000 * took[len(took) // 2], 4),
                    "apply_ms_p99": round(1000 * took[len(took) * 99 // 100], 4),
                    "state_bytes_mid_game_max": max(sizes),
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
