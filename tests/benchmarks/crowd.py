"""A big bot on an ordinary day: thousands of servers, and clicks that come whether or not the last are answered."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
from msgspec import Struct

from bot.store.address import Address
from sandbox.sample_world import add_guild, add_person
from sandbox.testing import Sandbox, User
from sandbox.world import TEXT, Channel
from tests.benchmarks import bot
from tests.benchmarks.bot import BOARD, EARLY, figures
from tests.benchmarks.filled import Copy, fill
from tests.benchmarks.places import LATE, MOST_TURNS, Used
from tests.bot.running.processes import COMMAND
from tests.bot.workers.fleet import Fleet, all_there, divided, several_shards

GAMES_EACH = 10
"""So many games somebody plays at the same time."""
WORKERS = 2


class Town(Struct, frozen=True):
    servers: int
    games: int
    shards: int


class Seated:
    """A table with the two who play at it."""

    def __init__(self, people: tuple[User, User], turn: int) -> None:
        self.people = people
        self.turn = turn
        self.turns = 0
        self.looks = True
        """Whether the next click only opens the panel; every other one is a move."""

    async def click(self) -> None:
        user = self.people[self.turn % 2]
        self.looks = not self.looks
        if not self.looks:
            await user.slash("turn")
            return
        answer = await user.slash("draw", card="blind", second="blind")
        assert "### Done" in answer.text, answer.show()
        self.turn += 1
        self.turns += 1


def settle(discord: Sandbox, town: Town) -> Iterator[tuple[Channel, tuple[User, User]]]:
    """Servers with their people and a channel for each game."""
    world, ids, clock = discord.standin.world, discord.standin.ids, discord.standin.clock
    people = [
        add_person(world, ids, f"p{number}", f"P{number}", "en-GB", 0x607D8B)
        for number in range(2 * town.games // GAMES_EACH)
    ]
    each = town.games // town.servers
    for server in range(town.servers):
        two = [people[(2 * server + place) % len(people)] for place in (0, 1)]
        guild = add_guild(world, clock, ids, f"S{server}", "en-US", [one.username for one in two])
        for position in range(each):
            place = Channel(id=ids.next(), type=TEXT, name=f"c{position}", guild_id=guild.id, position=position)
            world.channels[place.id] = place
            one, other = (User(discord, account, place) for account in two)
            yield place, (one, other)


async def crowd(database: Address, cache: Path, town: Town, clicks: float, seconds: float) -> dict[str, Any]:
    """So many clicks per second at random tables; an answer counts from the moment at which its click was due."""
    discord = bot._sandbox(None)
    several_shards(discord, town.shards)
    async with discord:
        tables = list(settle(discord, town))
        copies = [
            Copy(int(place.id), int(place.guild_id or 0), (int(one.id), int(other.id)))
            for place, (one, other) in tables
        ]
        first = await fill(database, BOARD, EARLY, copies)
        more = {"DATABASE_URL": database.url, "CACHE_DIR": str(cache), "LOG_LEVEL": "WARNING"}
        fleet = Fleet(divided(cache.parent, WORKERS, town.shards, **more), COMMAND)
        begin = time.perf_counter()
        await discord.start_bot(fleet)
        await all_there(discord, town.shards)
        started = time.perf_counter() - begin
        await asyncio.sleep(10)  # What a start brings with it is done by then.
        seated = [Seated(people, first) for _, people in tables]
        pids = [worker.pid or 0 for worker in fleet.workers]
        used = Used(pids)
        took = await _arrivals(seated, clicks, seconds)
        return {
            **{"servers": town.servers, "games": town.games, "shards": town.shards, "workers": WORKERS},
            "clicks": len(took),
            "clicks_per_second": clicks,
            "seconds": seconds,
            "all_shards_there_s": round(started, 1),
            "answer_ms": figures(took),
            "later_than_3_s": sum(one > LATE for one in took),
            "memory_mb": [psutil.Process(pid).memory_info().rss >> 20 for pid in pids],
            "cpu_ms_per_click": used.per_click(len(took)),
        }


async def _arrivals(seated: list[Seated], clicks: float, seconds: float) -> list[float]:
    chance = Random(17)
    took: list[float] = []
    busy: dict[asyncio.Task[None], Seated] = {}
    begin = time.perf_counter()

    async def click(table: Seated, due: float) -> None:
        await table.click()
        took.append(time.perf_counter() - due)

    for number in range(round(clicks * seconds)):
        due = begin + number / clicks
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        table = chance.choice(seated)
        while table in busy.values() or table.turns >= MOST_TURNS:
            table = chance.choice(seated)
        task = asyncio.create_task(click(table, due))
        busy[task] = table
        for done in [one for one in busy if one.done()]:
            done.result()
            del busy[done]
    await asyncio.gather(*busy)
    return took
