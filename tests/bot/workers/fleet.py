"""Several workers on one PostgreSQL, as processes: the stand-in sees them as one bot."""

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from sandbox.shards import SessionLimits
from sandbox.testing import BotProcess, Sandbox
from sandbox.world import Channel
from tests.bot.running.processes import DOTTED, environment


def divided(folder: Path, workers: int = 2, shards: int = 0, **more: str) -> list[dict[str, str]]:
    """The settings of each worker; they divide the shards evenly. Without a number there is one shard for each."""
    count = shards or workers
    each = count // workers
    ids = [f"{first}-{first + each - 1}" for first in range(0, count, each)]
    return [environment(folder, SHARD_COUNT=str(count), SHARD_IDS=one, **more) for one in ids]


class Fleet:
    """Workers with these settings. One can be killed and started again while the others go on."""

    def __init__(self, settings: Sequence[Mapping[str, str]], command: Sequence[str] = DOTTED) -> None:
        self.workers = [BotProcess(command, given) for given in settings]
        self.killed = [asyncio.Event() for _ in self.workers]
        """Set while a worker is not there, because it was killed."""
        self.kills = [0 for _ in self.workers]
        self.calm = asyncio.Lock()
        """Whoever has it need not fear a kill, and all workers are there."""
        self._given: Mapping[str, str] = {}

    async def start(self, environment: Mapping[str, str]) -> None:
        self._given = environment
        for worker in self.workers:
            await worker.start(environment)

    async def stop(self) -> None:
        for worker in self.workers:
            await worker.stop()

    async def kill(self) -> None:
        for worker in self.workers:
            await worker.kill()

    def fault(self) -> str | None:
        return next((fault for worker in self.workers if (fault := worker.fault()) is not None), None)

    async def kill_often(self, discord: Sandbox, chance: Random, kills: int) -> None:
        """Kill one of them again and again while people play, and start it anew."""
        for _ in range(kills):
            await asyncio.sleep(chance.uniform(0.0, 2.0))
            shard = chance.randrange(len(self.workers))
            async with self.calm:
                self.kills[shard] += 1
                self.killed[shard].set()
                await self.workers[shard].kill()
                await self.start_one(discord, shard)

    async def start_one(self, discord: Sandbox, shard: int) -> None:
        """Start it again, and wait until it is back."""
        before = discord.standin.gateway.identifies
        await self.workers[shard].start(self._given)
        await discord.wait(lambda: discord.standin.gateway.identifies > before, f"Shard {shard} did not come back.")
        self.killed[shard].clear()

    def output(self) -> str:
        return "\n\n".join(worker.output(1000) for worker in self.workers)


def several_shards(discord: Sandbox, count: int = 2) -> None:
    """Recommend so many; how fast they log in is looked at elsewhere."""
    discord.standin.gateway.limits = SessionLimits(count, count)


async def all_there(discord: Sandbox, count: int = 2) -> None:
    """Wait until every shard has logged in."""

    def there() -> bool:
        lines = {one.shard.id for one in discord.standin.gateway.sessions.values() if one.line is not None}
        return lines == set(range(count))

    await discord.wait(there, "Not every shard has logged in.", seconds=120)


def shard_of(channel: Channel, count: int = 2) -> int:
    return (int(channel.guild_id or 0) >> 22) % count
