"""What a bot costs while nothing happens: without a timer, and with ten thousand that are due later.

Two real processes on stand-ins are measured side by side, so that the load of the machine is the same for both; and
what one look at the timers takes, which comes every five minutes at the latest. Prints one JSON object a line.
`python -m tests.benchmarks.idle [--timers 10000] [--seconds 60]`
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psutil

from bot.days.pace import DAY
from bot.store import TimerRow
from sandbox.testing import BotProcess, Sandbox
from tests.bot.desk import SteadyClock, lobby, service_on, store_on
from tests.bot.running.processes import DOTTED, environment

LOOKS = 200


async def fill(path: Path, timers: int) -> None:
    """A game whose timers are due from tomorrow on, one every second."""
    now = time.time_ns() // 1_000_000
    async with service_on(path, SteadyClock(now)) as service:
        game = (await lobby(service)).game
    async with store_on(path) as store:
        await store.times.set([TimerRow(game, 1, "remind", 0, now + DAY + 1000 * number) for number in range(timers)])


@asynccontextmanager
async def idle_bot(path: Path, timers: int) -> AsyncIterator[psutil.Process]:
    """The process of a bot that has been ready for a while."""
    await fill(path / "test.db", timers)
    bot = BotProcess(DOTTED, environment(path))
    async with Sandbox(bot, held=False, patience=120):
        assert bot.pid is not None
        await asyncio.sleep(5)
        yield psutil.Process(bot.pid)


def spent(process: psutil.Process) -> float:
    """CPU seconds so far. The usual counters go in hundredths of a second, and an idle bot needs less in a minute."""
    assert process.status() != psutil.STATUS_ZOMBIE, "the bot has ended"
    threads = Path(f"/proc/{process.pid}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[0]) for one in threads) / 1e9


async def idle(folder: Path, counts: tuple[int, ...], seconds: float) -> dict[str, float]:
    """CPU seconds per minute, by the number of open timers."""
    async with AsyncExitStack() as stack:
        for count in counts:
            (folder / str(count)).mkdir()
        bots = [await stack.enter_async_context(idle_bot(folder / str(count), count)) for count in counts]
        before = [spent(bot) for bot in bots]
        await asyncio.sleep(seconds)
        after = [spent(bot) for bot in bots]
    return {
        str(count): round((end - begin) * 60 / seconds, 4)
        for count, begin, end in zip(counts, before, after, strict=True)
    }


async def looking(folder: Path, counts: tuple[int, ...]) -> dict[str, float]:
    """CPU milliseconds of one look at the timers, by their number."""
    found = {}
    for count in counts:
        async with service_on(folder / str(count) / "test.db", SteadyClock(time.time_ns() // 1_000_000)) as service:
            begin = time.process_time()
            for _ in range(LOOKS):
                assert not await service.days.carry_out_due()
                await service.days.next_due()
            found[str(count)] = round((time.process_time() - begin) * 1000 / LOOKS, 3)
    return found


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--timers", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60)
    given = parser.parse_args()
    counts = (0, given.timers)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps({"cpu_seconds_per_idle_minute_by_timers": await idle(Path(folder), counts, given.seconds)}))
        print(json.dumps({"cpu_ms_of_one_look_by_timers": await looking(Path(folder), counts)}))


if __name__ == "__main__":
    asyncio.run(main())
