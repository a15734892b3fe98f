"""Bots for the benchmark of several workers: clicked one after the other, or as much as they can bear."""

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil

from bot.store.address import Address, Database
from sandbox.testing import BotProcess
from tests.benchmarks import bot
from tests.benchmarks.bot import BOARD, EARLY, figures
from tests.benchmarks.filled import Copy, fill
from tests.bot.running.processes import COMMAND
from tests.bot.workers.fleet import Fleet, all_there, divided, several_shards

TABLES = 4
STRANGERS = 1 << 40
"""The people at the tables that nobody clicks begin with this number."""

AT_ONCE, SECONDS, LATE = (4, 8, 16, 32), 8.0, 3.0
CROWDED = 200
"""So many tables are there when people click as fast as they can."""
MOST_TURNS = 40
"""Of a game; then its deck would be empty."""


def setting(database: Database) -> dict[str, str]:
    if isinstance(database, Address):
        return {"DATABASE_URL": database.url}
    return {"DATABASE_PATH": str(database)}


def strangers(number: int) -> list[Copy]:
    """Games that nobody has touched for a month: the bot does not look for their channels when it starts."""
    return [Copy(n + 1, n // 2 + 1, (STRANGERS + 2 * n, STRANGERS + 2 * n + 1), "archived") for n in range(number)]


class Place(bot.Bench):
    """A bot of its own with a few tables at which two people play in turn."""

    def __init__(self, database: Database, cache: Path) -> None:
        super().__init__(Path(), cache)
        self.database = database
        self.environment = bot._environment(CACHE_DIR=str(cache), LOG_LEVEL="WARNING", **setting(database))

    @asynccontextmanager
    async def running(self, stored: int) -> AsyncIterator[None]:
        async with bot._sandbox(None) as discord:
            people = (discord.user("host"), discord.user("olena"))
            tables = [people[0].channel, *(discord.add_channel(f"c{number}") for number in range(TABLES - 1))]
            guild, ids = int(tables[0].guild_id or 0), (int(people[0].id), int(people[1].id))
            copies = [Copy(int(table.id), guild, ids) for table in tables] + strangers(stored - TABLES)
            self._first = await fill(self.database, BOARD, EARLY, copies)
            await discord.start_bot(BotProcess(COMMAND, self.environment))
            await self._warm_up(people[0])
            self._seats = [[user.at(table) for user in people] for table in tables]
            yield

    async def turn(self, number: int) -> None:
        await self._turn(self._seats[number % TABLES][(self._first + number // TABLES) % 2])


class Used:
    """Processor time of the bot's processes and of this one, in which the stand-in lives."""

    def __init__(self, pids: list[int]) -> None:
        self._bots = [psutil.Process(pid) for pid in pids]
        self._here = psutil.Process(os.getpid())
        self._before = self._now()

    def _now(self) -> tuple[float, float]:
        return sum(map(_cpu, self._bots)), _cpu(self._here)

    def per_click(self, clicks: int) -> dict[str, float]:
        bots, here = self._now()
        used = {"bot": bots - self._before[0], "stand_in": here - self._before[1]}
        return {name: round(1000 * seconds / max(1, clicks), 1) for name, seconds in used.items()}


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def saturated(one: Callable[[int], Awaitable[None]], pids: list[int]) -> dict[str, Any]:
    """The most clicks per second of which 99 in 100 are answered in time; `one` clicks once, for the nth person.

    On a machine on which none are, the fewest at once, marked as late.
    """
    best: dict[str, Any] = {}
    for at_once in AT_ONCE:
        took: list[float] = []
        used = Used(pids)
        begin = time.perf_counter()

        async def keep_on(person: int, took: list[float] = took, until: float = begin + SECONDS) -> None:
            while (now := time.perf_counter()) < until:
                await one(person)
                took.append(time.perf_counter() - now)

        await asyncio.gather(*(keep_on(person) for person in range(at_once)))
        rate = round(len(took) / (time.perf_counter() - begin), 1)
        late = figures(took)["p99"] >= 1000 * LATE
        found = {"clicks_per_second": rate, "at_once": at_once, "answer_ms": figures(took), "late": late}
        if not best or (not late and (best["late"] or rate > best["clicks_per_second"])):
            best = found | {"cpu_ms_per_click": used.per_click(len(took))}
    return best


async def pongs() -> dict[str, Any]:
    """The bare bot, which has nothing to do."""
    process = BotProcess([sys.executable, "-m", "tests.benchmarks.pong"], bot._environment())
    async with bot._sandbox(process) as discord:
        user = discord.user("host")
        people = [user.at(discord.add_channel(f"c{number}")) for number in range(max(AT_ONCE))]
        await user.slash("ping")

        async def one(person: int) -> None:
            await people[person].slash("ping")

        return await saturated(one, [process.pid or 0])


async def moves(database: Database, cache: Path, workers: int) -> dict[str, Any]:
    """Everybody draws two cards again and again, now at this table, now at that, in two servers on two shards."""
    more = {"CACHE_DIR": str(cache), "LOG_LEVEL": "WARNING", **setting(database)}
    discord = bot._sandbox(None)
    several_shards(discord, workers)
    async with discord:
        people = (discord.user("host"), discord.user("admin"))
        tables = [discord.add_channel(f"c{number}", ("Slow Train", "Siding")[number % 2]) for number in range(CROWDED)]
        ids = (int(people[0].id), int(people[1].id))
        first = await fill(database, BOARD, EARLY, [Copy(int(one.id), int(one.guild_id or 0), ids) for one in tables])
        fleet = Fleet(divided(cache.parent, workers, workers, **more), COMMAND)
        await discord.start_bot(fleet)
        await all_there(discord, workers)
        free = deque(([user.at(table) for user in people], first) for table in tables)

        async def one(person: int) -> None:
            seats, turn = free.popleft()
            answer = await seats[turn % 2].slash("draw", card="blind", second="blind")
            assert "### Done" in answer.text, answer.show()
            if turn < MOST_TURNS:
                free.append((seats, turn + 1))

        await asyncio.gather(*(one(person) for person in range(max(AT_ONCE))))
        return await saturated(one, [worker.pid or 0 for worker in fleet.workers])
