"""How well the opponents play: win shares against the level below, mean scores of three of a kind, time per decision.

One JSON object a line per map. `python -m tests.benchmarks.opponents [--map europe] [--games 200] [--processes 1]`
"""

import argparse
import json
from collections.abc import Sequence
from multiprocessing.pool import Pool
from statistics import mean

import maps
from tests.benchmarks.calibration import units_per_second
from tests.engine.opponents.matches import play

GAMES = {"europe": 200}
"""How many games each pairing plays on a map; 60 where nothing else is said."""

DUELS = (("hard", "normal"), ("normal", "easy"), ("easy", "random"), ("hard", "random"))
"""One of the first against two of the second."""

KINDS = ("hard", "normal", "easy")

Result = tuple[float, list[int], list[tuple[str, float]]]
"""The share of the victory that the first of the seats has, all scores, and the time of every decision."""


def game(task: tuple[str, tuple[str, ...], int, int]) -> Result:
    """One game in which the first of the listed levels sits on seat `turn`."""
    name, levels, seed, turn = task
    seats = levels[-turn:] + levels[:-turn] if turn else levels
    match = play(maps.edition(name), seats, seed)
    share = 1 / len(match.final.winners) if turn in match.final.winners else 0.0
    return share, [seat.total for seat in match.final.seats], list(match.took)


def figures(name: str, games: int, pool: Pool | None) -> dict[str, object]:
    line: dict[str, object] = {"map": name, "games": games, "units_per_second": round(units_per_second(2.0), 1)}
    times: dict[str, list[float]] = {kind: [] for kind in KINDS}

    def run(levels: tuple[str, ...], count: int) -> Sequence[Result]:
        # Every deal is played from each seat, so that the luck of the deal counts for little; where all seats are
        # alike, once.
        rounds = len(levels) if len(set(levels)) > 1 else 1
        tasks = [(name, levels, number // rounds, number % rounds) for number in range(count)]
        results = [game(task) for task in tasks] if pool is None else pool.map(game, tasks)
        for _, _, took in results:
            for level, seconds in took:
                if level in times:
                    times[level].append(seconds)
        return list(results)

    for first, second in DUELS:
        results = run((first, second, second), games)
        line[f"{first}_wins_against_two_{second}"] = round(mean(share for share, _, _ in results), 3)
    for kind in KINDS:
        results = run((kind,) * 3, games)
        line[f"mean_of_three_{kind}"] = round(mean(score for _, scores, _ in results for score in scores), 1)
    for kind in KINDS:
        line[f"ms_per_decision_{kind}"] = round(1000 * mean(times[kind]), 2)
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--map", choices=maps.names(), action="append", help="only this map; may be repeated")
    parser.add_argument("--games", type=int, help="games per pairing; without it 200 on Europe and 60 elsewhere")
    parser.add_argument("--processes", type=int, default=1)
    arguments = parser.parse_args()
    for name in arguments.map or maps.names():
        games = arguments.games or GAMES.get(name, 60)
        if arguments.processes > 1:
            with Pool(arguments.processes) as pool:
                line = figures(name, games, pool)
        else:
            line = figures(name, games, None)
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
