"""SIGKILL of a random worker, while people play on both: nothing acknowledged is lost, nothing happens twice.

KILLED_WORKERS says how many there are in the soak.
"""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from bot.service import Service, Table
from bot.store.address import Address
from sandbox.errors import PageError
from sandbox.testing import NotSeen, Sandbox, User
from tests.bot.desk import service_on
from tests.bot.games.driver import seat
from tests.bot.running.test_killed import Play, check_log
from tests.bot.workers.fleet import Fleet, all_there, divided, several_shards, shard_of

SERVERS = {"Slow Train": 0, "Siding": 1}
"""With so many computer opponents at each table."""


class Seats(Play):
    """A table whose worker may be gone at any moment; what it was asked then is asked again when it is back."""

    def __init__(self, discord: Sandbox, people: list[User], service: Service, chance: Random, fleet: Fleet) -> None:
        super().__init__(discord, people, service, chance)
        self.fleet = fleet
        self.shard = shard_of(people[0].channel)

    async def until_over(self, kills: int = 0) -> None:
        while (table := await self.table()).status != "ended":
            awaited = next(iter(table.awaited), None)
            user = next((one for one in self.people if awaited is not None and int(one.id) == awaited.user), None)
            if user is not None:
                await self._unless_killed(asyncio.create_task(self.step(user, table)))
            else:  # An opponent thinks, or the worker that let it think is gone.
                await asyncio.sleep(0.02)

    async def _unless_killed(self, step: "asyncio.Task[None]") -> None:
        """Wait for it; if the worker is killed meanwhile, only until another is there."""
        before = -1 if self.fleet.killed[self.shard].is_set() else self.fleet.kills[self.shard]
        killed = asyncio.create_task(self.fleet.killed[self.shard].wait())
        await asyncio.wait({step, killed}, return_when=asyncio.FIRST_COMPLETED)
        killed.cancel()
        # What the worker has sent may still be on its way through the stand-in.
        await asyncio.wait({step}, timeout=0.2)
        step.cancel()
        try:
            await step
        except (NotSeen, AssertionError, PageError, asyncio.CancelledError) as cut_short:
            if self.fleet.kills[self.shard] == before:
                raise
            # By the kill; anything else shows when the log is compared in the end.
            self.cut_short.append(cut_short)
        if self.fleet.killed[self.shard].is_set():
            async with self.fleet.calm:
                pass


async def killed_games(folder: Path, url: str, board: str, seed: int, kills: int) -> None:
    chance = Random(seed)
    fleet = Fleet(divided(folder, DATABASE_URL=url))
    discord = Sandbox(fleet, language="en-GB", held=False, patience=120)
    several_shards(discord)
    discord.set_language("Siding", "en-GB")
    tables: list[Seats] = []

    async def play(server: str, service: Service) -> None:
        """One game after the other, as long as somebody is killed."""
        number = 0
        while not number or sum(fleet.kills) < kills:
            number += 1
            name = f"{server[:2].lower()}-{number}"
            place = discord.add_channel(name, server)
            # Nobody may open as many tables within an hour as are played here.
            people = [one.at(place) for one in (discord.add_user(name, "en-GB", (server,)), discord.user("admin"))]
            table = Seats(discord, people, service, Random(chance.random()), fleet)
            async with fleet.calm:
                await seat(discord, people, board, by_commands=True, opponents=SERVERS[server], level="easy")
            tables.append(table)
            await table.until_over()

    async with discord, service_on(Address(url)) as service:
        await all_there(discord)
        killing = asyncio.create_task(fleet.kill_often(discord, chance, kills))
        await asyncio.gather(killing, *(play(server, service) for server in SERVERS))
        for table in tables:
            await table.people[0].sees("The seed that proves the shuffle")
        await discord.stop_bot()
        found = [await checked(table, Address(url), discord, service) for table in tables]
        short = sum(len(table.cut_short) for table in tables)
        assert short, "no kill hit a click"
        assert "Traceback" not in fleet.output(), fleet.output()
    killed = f"{sum(fleet.kills)} kills, {short} in the middle of a click"
    print(f"\n{board}: {killed}; {len(found)} games, {sum(found)} answers")


async def checked(table: Seats, database: Address, discord: Sandbox, service: Service) -> int:
    now: Table = await table.table()
    return await check_log(database, discord, table.people, service, now)


async def test_workers_are_killed_at_random_moments(tmp_path: Path, postgres_url: str) -> None:
    await killed_games(tmp_path, postgres_url, "paris", 1, kills=4)


@pytest.mark.soak
async def test_workers_are_killed_very_often(tmp_path: Path, postgres_url: str) -> None:
    await killed_games(tmp_path, postgres_url, "amsterdam", 2, kills=int(os.environ.get("KILLED_WORKERS", 100)))
