"""What the film of a long game costs, and what others wait meanwhile: one JSON object.

`python -m tests.benchmarks.film`: a game of five in which everybody claims the shortest route they can is stored, and
one of two goes on in another channel. `usual_ms` is the answer to `/turn` there, `meanwhile_ms` the same while the film
is drawn by the bot's child, which lets everything else go first. On a machine whose processors are all busy the child
costs the others what the system lets it have: the ratio means something where a core is free.
"""

import asyncio
import itertools
import json
import os
import sqlite3
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import psutil

from bot.service import Service
from engine.actions import Action, Claim
from sandbox.testing import BotProcess, Sandbox, User
from tests.benchmarks.bot import REST, _environment, _paint, _sandbox
from tests.benchmarks.starting import RUN
from tests.benchmarks.stored import game_at
from tests.bot.desk import HANNAH, MAREK, OLENA, VERA, CountedIds, SteadyClock, click, every_map, opened, store_on

BOARD, CLICKS = "europe", 40


async def long_game(path: Path, guild: int, channel: int) -> None:
    """As many frames as we can make: the shortest claims, and else cards."""
    ids = CountedIds()
    ids._games = itertools.count(50)  # There is another game already.
    async with store_on(path) as store:
        service = Service(store, every_map(), SteadyClock(), ids)
        table = await opened(service, OLENA, MAREK, VERA, 99, channel=channel, map=BOARD)
        edition, chance = table.edition, Random(1)

        def wanted(action: Action) -> tuple[int, float]:
            length = edition.routes[edition.route_index[action.route]].length if isinstance(action, Claim) else 99
            return length, chance.random()

        while (now := await service.looking.table(click(), table.game)).status != "ended":
            user = now.awaited[0].user or HANNAH
            seen = await service.looking.seen(table.game, user)
            await service.turns.act(click(user), table.game, [min(seen.legal, key=wanted)], seen.move)
        await service.ledger.posted(table.game, now.seq, None, "end")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE games SET guild_id = ?", (guild,))
        connection.execute("UPDATE results SET guild_id = ?", (guild,))


async def answers(user: User, until: asyncio.Task[Any] | None = None) -> list[float]:
    """How long `/turn` takes: so many times, or until something else is done."""
    took: list[float] = []
    while len(took) < CLICKS if until is None else not until.done():
        await asyncio.sleep(REST)
        begin = time.perf_counter()
        await user.slash("turn")
        took.append(time.perf_counter() - begin)
    return took


async def film(discord: Sandbox, user: User, pid: int) -> dict[str, float]:
    """Ask for it; how long it took and how large its process and its file became."""
    begin, largest = time.perf_counter(), 0
    asked = asyncio.create_task(user.slash("game replay"))
    while True:
        await asyncio.sleep(0.05)
        for child in psutil.Process(pid).children():
            try:
                largest = max(largest, child.memory_info().rss if "film_process" in " ".join(child.cmdline()) else 0)
            except psutil.Error:
                continue
        films = [one for message in user.messages() for one in message.attachments if one.name.endswith(".webp")]
        if films:
            await asked
            return {
                "film_s": round(time.perf_counter() - begin, 1),
                "film_mb": round(len(films[-1].data) / 1e6, 2),
                "film_process_mb": round(largest / 1e6, 1),
            }


async def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, cache = Path(name), Path(name) / "cache"
        await _paint(cache)
        async with _sandbox(None) as discord:
            here, there = discord.user("host"), discord.user("host", "second-track")
            guild, path = int(here.channel.guild_id or 0), folder / "film.db"
            people = (int(here.id), int(discord.user("olena").id))
            await game_at(path, BOARD, 20, people, int(here.channel.id), guild)
            await long_game(path, guild, int(there.channel.id))
            bot = BotProcess(RUN, _environment(DATABASE_PATH=str(path), CACHE_DIR=str(cache), LOG_LEVEL="WARNING"))
            await discord.start_bot(bot)
            assert bot.pid is not None
            await answers(here)
            before = await answers(here)
            drawing = asyncio.create_task(film(discord, there, bot.pid))
            meanwhile = await answers(here, drawing)
            after = await answers(here)
        usual, slower = median(before + after), median(meanwhile)
    print(
        json.dumps(
            {
                **drawing.result(),
                "usual_ms": round(usual * 1000, 1),
                "meanwhile_ms": round(slower * 1000, 1),
                "meanwhile_to_usual": round(slower / usual, 2),
                "load": os.getloadavg()[0],
                "processors": os.cpu_count(),
            }
        )
    )


if __name__ == "__main__":
    asyncio.run(main())
