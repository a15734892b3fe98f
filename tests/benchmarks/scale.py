"""What outgrowing one machine is worth: PostgreSQL against SQLite, many games, several workers. Prints JSON.

`python -m tests.benchmarks.scale` compares only what is measured in one run, in turns: the answer to a click on SQLite
and on PostgreSQL with 1,000 and with 100,000 stored games; clicks per second at saturation with one worker, with two,
and with the bare bot that answers "pong"; then a day of a big bot: 5,000 servers on 4 shards with two workers, 10,000
running games, 50 clicks per second for five minutes. The stand-in for Discord runs on the same cores, and PostgreSQL
too; what this machine was too small for stands in the output as `scaled_down`. `--minutes` and `--rounds` make it
shorter for a try.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import psutil

from bot.store.address import Address
from tests.benchmarks.bot import BOARD, EARLY, _paint, figures
from tests.benchmarks.crowd import Town, crowd
from tests.benchmarks.places import Place, moves, pongs
from tests.postgres import Server, running_server

FEW, MANY = 1_000, 100_000
ROUNDS = 24
SERVERS, GAMES, SHARDS, CLICKS, MINUTES = 5_000, 10_000, 4, 50.0, 5.0
SETTLING = 10.0
"""Seconds after which what a start brings with it is done."""
MOST_LOAD = 0.6
"""Of what the machine can do at most, a day should take no more than this: people do not come evenly."""


def say(what: str, found: object) -> None:
    print(json.dumps({what: found}), file=sys.stderr, flush=True)


async def answers(folder: Path, cache: Path, server: Server, rounds: int) -> dict[str, Any]:
    """The four bots run side by side and are clicked in turn, so that whatever else happens is the same for all."""
    async with AsyncExitStack() as stack:
        places: dict[tuple[str, int], Place] = {}
        for stored in (FEW, MANY):
            sqlite = Place(folder / f"{stored}.db", cache)
            postgres = Place(Address(await stack.enter_async_context(server.database())), cache)
            for kind, place in (("sqlite", sqlite), ("postgres", postgres)):
                await stack.enter_async_context(place.running(stored))
                places[kind, stored] = place
        await asyncio.sleep(SETTLING)
        for number in range(rounds + 2):
            for place in places.values():
                await place.turn(number)
        took = {key: place.answers[2:] for key, place in places.items()}
        opened = {key: place.openings[2:] for key, place in places.items()}
    found: dict[str, Any] = {
        f"{kind}_{stored}": {"answer_ms": figures(took[kind, stored]), "open_ms": figures(opened[kind, stored])}
        for kind, stored in took
    }
    found["postgres_to_sqlite"] = ratio(took["postgres", FEW], took["sqlite", FEW])
    found["postgres_to_sqlite_many"] = ratio(took["postgres", MANY], took["sqlite", MANY])
    for kind in ("sqlite", "postgres"):
        found[f"{kind}_growth"] = ratio(took[kind, MANY], took[kind, FEW])
        found[f"{kind}_growth_of_opening"] = ratio(opened[kind, MANY], opened[kind, FEW])
    return found


def ratio(one: list[float], other: list[float]) -> float:
    """The median of the ratios of clicks that came right after each other."""
    return round(median(a / b for a, b in zip(one, other, strict=True)), 2)


async def saturation(folder: Path, cache: Path, server: Server) -> dict[str, Any]:
    """As many at once as get their answers within three seconds; each clicks again when it has one."""
    found: dict[str, Any] = {"pong": await pongs()}
    found["one_worker_sqlite"] = await moves(folder / "saturated.db", cache, 1)
    for name, workers in (("one_worker_postgres", 1), ("two_workers_postgres", 2)):
        async with server.database() as url:
            found[name] = await moves(Address(url), cache, workers)
    for one in found.values():
        one["to_pong"] = round(one["clicks_per_second"] / found["pong"]["clicks_per_second"], 2)
    return found


async def big_day(cache: Path, server: Server, can: float, minutes: float) -> dict[str, Any]:
    """Clicks come whether or not the last ones are answered."""
    clicks = max(1.0, min(CLICKS, round(MOST_LOAD * can, 1)))
    scaled = (
        {} if clicks == CLICKS else {"clicks_per_second": f"{clicks} instead of {CLICKS}: {can} saturate this machine"}
    )
    scaled |= {} if minutes >= MINUTES else {"minutes": f"{minutes} instead of {MINUTES}"}
    async with server.database() as url:
        found = await crowd(Address(url), cache, Town(SERVERS, GAMES, SHARDS), clicks, 60 * minutes)
    return found | {"scaled_down": scaled}


@asynccontextmanager
async def _prepared() -> AsyncIterator[tuple[Path, Path, Server]]:
    with tempfile.TemporaryDirectory() as name, running_server(lasting=True) as server:
        cache = Path(name) / "cache"
        await _paint(cache)
        yield Path(name), cache, server


async def main(rounds: int, minutes: float) -> None:
    begin = time.perf_counter()
    report: dict[str, Any] = {
        "board": BOARD,
        "move": EARLY,
        "machine": {"cores": psutil.cpu_count(), "load_before": round(psutil.getloadavg()[0], 1)},
    }
    async with _prepared() as (folder, cache, server):
        report["answers"] = await answers(folder, cache, server, rounds)
        say("answers", report["answers"])
        report["saturation"] = await saturation(folder, cache, server)
        say("saturation", report["saturation"])
        can = report["saturation"]["two_workers_postgres"]["clicks_per_second"]
        report["big_day"] = await big_day(cache, server, can, minutes)
    report["took_s"] = round(time.perf_counter() - begin)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    given = parser.parse_args()
    asyncio.run(main(given.rounds, given.minutes))
