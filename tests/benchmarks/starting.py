"""How long the bot takes from its process's start to "ready", and what it costs to keep it: one JSON object per case.

`python -m tests.benchmarks.starting`: with an empty database, and with a thousand running games. `logged_in_s` is when
the gateway has let it in, `ready_s` when it says "ready" in the log; in between discord.py waits for further servers.
`cpu_s` is processor time until then, without and with the children that paint. After that the bot is left alone: its
memory, and the processor time that it takes meanwhile.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil

from sandbox.testing import BotProcess, Sandbox
from tests.benchmarks.bot import BOARD, EARLY, _environment, _paint
from tests.benchmarks.stored import copy_game, game_at

RUN = [sys.executable, "-m", "bot.cli", "run"]
_GLANCE = 0.02


async def case(folder: Path, cache: Path, stored: int, idle: float) -> dict[str, Any]:
    """Start the bot with so many stored games, wait until it is ready, leave it alone for so many seconds."""
    path = folder / "start.db"
    async with Sandbox(held=False, record=False, patience=120, language="en-GB") as discord:
        if stored:
            people = (int(discord.user("host").id), int(discord.user("olena").id))
            here = discord.channel("station")
            game, _ = await game_at(path, BOARD, EARLY, people, int(here.id), int(here.guild_id or 0))
            channels = [int(discord.add_channel(f"c{number}").id) for number in range(stored - 1)]
            await asyncio.to_thread(copy_game, path, game, channels)
        bot = BotProcess(RUN, _environment(DATABASE_PATH=str(path), CACHE_DIR=str(cache), LOG_LEVEL="INFO"))
        begin = time.perf_counter()
        await discord.start_bot(bot)
        logged_in = time.perf_counter() - begin
        process = psutil.Process(bot.pid)
        while " ready in " not in bot.output():
            assert bot.fault() is None, bot.fault()
            await asyncio.sleep(_GLANCE)
        ready = time.perf_counter() - begin
        found = {"stored": stored, "logged_in_s": round(logged_in, 2), "ready_s": round(ready, 2), **_cpu(process)}
        if idle:
            found |= await _left_alone(process, idle)
        return found


def _cpu(process: psutil.Process) -> dict[str, float]:
    own = process.cpu_times()
    children = sum(sum(one.cpu_times()[:2]) for one in process.children(recursive=True))
    return {
        "cpu_s": round(own.user + own.system, 2),
        "cpu_with_children_s": round(own.user + own.system + own.children_user + own.children_system + children, 2),
    }


async def _left_alone(process: psutil.Process, seconds: float) -> dict[str, float]:
    await asyncio.sleep(10)  # What the start has left to do.
    before = process.cpu_times()
    await asyncio.sleep(seconds)
    after = process.cpu_times()
    used = after.user + after.system - before.user - before.system
    tree = [process, *process.children(recursive=True)]
    return {
        "idle_cpu_percent": round(100 * used / seconds, 2),
        "rss_mb": round(process.memory_info().rss / 1e6, 1),
        "tree_pss_mb": round(sum(one.memory_full_info().pss for one in tree) / 1e6, 1),
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stored", type=int, nargs="*", default=[0, 1000], help="stored games (default: 0 and 1000)")
    parser.add_argument("--idle", type=float, default=60.0, help="seconds to leave the bot alone (default: 60)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        cache = Path(name) / "cache"
        await _paint(cache)
        for stored in arguments.stored:
            folder = Path(name) / str(stored)
            folder.mkdir()
            print(json.dumps(await case(folder, cache, stored, arguments.idle)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
