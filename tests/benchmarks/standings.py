"""How long statistics and the leaderboard take with many finished games: one JSON object.

usual_ms is looking at a running table, statistics_ms and leaderboard_ms the same person's figures among so many games
of one server, statistics_cpu_ms the processor time of the first in all threads; first_leaderboard_s the first time
after a start, which the bot spends before somebody asks. Each is the fastest of several runs.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

import maps
from bot.standings.result import Details
from bot.store import GameRow, ResultRow, ResultSeatRow, Store
from tests.bot.desk import GUILD, HANNAH, opened, service_on

PEOPLE = 50


def result(number: int, rng: random.Random) -> ResultRow:
    """A game of four with as many routes and turns as a long one has."""
    edition = maps.edition(rng.choice(maps.names()))
    people = rng.sample(range(HANNAH, HANNAH + PEOPLE), 4)
    if HANNAH not in people and number % 2:
        people[0] = HANNAH
    seats = []
    for seat, user in enumerate(people):
        routes = tuple(rng.sample(edition.route_ids, 15))
        details = msgspec.json.encode(Details((), routes, tuple(rng.randrange(90_000) for _ in range(60))))
        seats.append(ResultSeatRow(seat, user, "played", seat + 1, rng.randrange(150), 4, 1, 0, details))
    return ResultRow(f"old{number}", GUILD, edition.board.id, number, tuple(seats))


async def fill(store: Store, games: int) -> None:
    rng = random.Random(1)
    for number in range(games):
        old = GameRow(f"old{number}", GUILD, 1000 + number, False, "en", "d", b"{}", 1, "ended", 1, number, number)
        await store.add_game(old, b"{}", [])
        await store.results.add(result(number, rng))


async def best(
    rounds: int, work: Callable[[], Awaitable[object]], clock: Callable[[], float] = time.perf_counter
) -> float:
    fastest = float("inf")
    for _ in range(rounds):
        start = clock()
        await work()
        fastest = min(fastest, clock() - start)
    return fastest


async def measure(games: int, rounds: int) -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        async with service_on(Path(folder) / "db") as service:
            table = await opened(service)
            await fill(service.history._games.store, games)
            usual = await best(rounds, lambda: service.looking.seen(table.game, HANNAH))
            first = await best(1, lambda: service.standings.leaderboard(GUILD))
            again = await best(rounds, lambda: service.standings.leaderboard(GUILD))
            figures = await best(rounds, lambda: service.standings.statistics(HANNAH, GUILD))
            cpu = await best(rounds, lambda: service.standings.statistics(HANNAH, GUILD), time.process_time)
            own = (await service.standings.statistics(HANNAH, GUILD)).games
    return {
        "games": games,
        "own_games": own,
        "usual_ms": round(usual * 1000, 1),
        "statistics_ms": round(figures * 1000, 1),
        "statistics_cpu_ms": round(cpu * 1000, 1),
        "leaderboard_ms": round(again * 1000, 1),
        "first_leaderboard_s": round(first, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="finished games (default: 10,000)")
    parser.add_argument("--rounds", type=int, default=10, help="runs per figure; the fastest counts")
    arguments = parser.parse_args()
    print(json.dumps(asyncio.run(measure(arguments.games, arguments.rounds))))


if __name__ == "__main__":
    main()
