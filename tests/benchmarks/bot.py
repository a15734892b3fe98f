"""How long people wait for the bot: against the stand-in on loopback, the bot in a process of its own. Prints JSON.

`python -m tests.benchmarks.bot`: the floors (a bare bot that answers "pong", with a panel as big as ours, and after it
has read and kept as much as a move), then click to answer and click to board picture with one game and with 1,000
stored games of which 50 are clicked at once, at move 5 and at move 150, the lag of the event loop, the bytes of a
finished game and the channel requests of a turn. Both bots are clicked after a moment's rest, as people do it: in a
tight loop the floor is half as high, because nothing has left the processor's caches. The quicker a machine wakes up,
the smaller is pong, and the disk weighs more beside it: of figures from two machines only those compare that are taken
beside what the bare bot keeps.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sandbox.testing import BotProcess, Sandbox, User
from tests.benchmarks.stored import bytes_per_finished_game, copy_game, game_at

BOARD = "europe"
STORED, AT_ONCE, ROUNDS, SINGLE, PINGS = 1000, 50, 3, 24, 40
EARLY, LATE = 5, 150
REST = 0.05
RUN = [sys.executable, "-m", "tests.benchmarks.lagging"]
FLOORS = {"ping": "floor_ms", "panel": "panel_floor_ms", "keep": "keeping_floor_ms"}
"""The commands of the bare bot, and the figures they give."""


def figures(seconds: list[float]) -> dict[str, float]:
    """p50, p99 and the worst, in milliseconds."""
    ordered = sorted(seconds)
    picked = {"p50": ordered[len(ordered) // 2], "p99": ordered[len(ordered) * 99 // 100], "max": ordered[-1]}
    return {name: round(1000 * value, 2) for name, value in picked.items()}


async def floor(at_once: int = 1) -> dict[str, list[float]]:
    """Ping to pong; to a panel as big as ours, which shows what the stand-in's own checks cost; to what a bot has kept
    for certain, which shows what the database costs."""
    took: dict[str, list[float]] = {name: [] for name in FLOORS}
    async with _sandbox(BotProcess([sys.executable, "-m", "tests.benchmarks.pong"], _environment())) as discord:
        user = discord.user("host")
        channels = [user.channel, *(discord.add_channel(f"c{number}") for number in range(at_once - 1))]
        for number in range(PINGS + 10):
            for name in FLOORS:
                await asyncio.sleep(REST)
                waited = await asyncio.gather(*(_ping(user.at(channel), name) for channel in channels))
                if number >= 10:
                    took[name] += waited
    return took


async def _ping(user: User, name: str) -> float:
    begin = time.perf_counter()
    await user.slash(name)
    return time.perf_counter() - begin


def _sandbox(bot: BotProcess | None) -> Sandbox:
    """The clock of the stand-in is held: an answer after three seconds is late, but the figures go on."""
    return Sandbox(bot, held=True, record=False, patience=60, language="en-GB")


def _environment(**more: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(Path.cwd()), **more}


async def _paint(cache: Path) -> None:
    """The base art, as whoever hosts the bot has it painted beforehand."""
    environment = _environment(CACHE_DIR=str(cache))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.cli", "maps", "paint", env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    assert await process.wait() == 0


class Bench:
    """Games in channels of the stand-in, with the two people who play them."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.answers: list[float] = []
        self.pictures: list[float] = []
        self.openings: list[float] = []
        self.lag = folder / "lag.json"
        self.environment = _environment(
            DATABASE_PATH=str(folder / "bench.db"), CACHE_DIR=str(cache), LAG_FILE=str(self.lag), LOG_LEVEL="WARNING"
        )

    async def measure(self, moves: int, stored: int, clicked: int, rounds: int, count: bool = False) -> dict[str, Any]:
        async with _sandbox(None) as discord:
            people = (discord.user("host"), discord.user("olena"))
            tables = [people[0].channel, *(discord.add_channel(f"c{number}") for number in range(clicked - 1))]
            guild = int(people[0].channel.guild_id or 0)
            path = self.folder / "bench.db"
            for old in self.folder.glob("bench.db*"):
                old.unlink()
            game, first = await game_at(
                path, BOARD, moves, (int(people[0].id), int(people[1].id)), int(tables[0].id), guild
            )
            # Those that nobody clicks are there too: games whose channel is gone would be put to rest at the start.
            channels = [int(table.id) for table in tables[1:]]
            channels += [int(discord.add_channel(f"s{number}").id) for number in range(stored - clicked)]
            await asyncio.to_thread(copy_game, path, game, channels)
            await discord.start_bot(BotProcess(RUN, self.environment))
            await self._warm_up(people[0])
            seats = [[user.at(table) for user in people] for table in tables]
            for number in range(rounds):
                await asyncio.gather(*(self._turn(pair[(first + number) % 2]) for pair in seats))
            last = seats[0] if (first + rounds) % 2 == 0 else seats[0][::-1]
            requests = await self._requests(discord, last) if count else None
        lag = json.loads(self.lag.read_text())
        found: dict[str, Any] = {
            "open_ms": figures(self.openings),
            "answer_ms": figures(self.answers),
            "picture_ms": figures(self.pictures),
            "loop_lag_ms": {name: round(1000 * value, 2) for name, value in lag.items()},
        }
        if requests is not None:
            found["channel_requests_per_turn"] = requests
        self.answers, self.pictures, self.openings = [], [], []
        return found

    async def _warm_up(self, user: User) -> None:
        for _ in range(5):
            await user.slash("hand")

    async def _turn(self, user: User) -> None:
        """Open the panel, look at it with its picture, draw two cards, wait for the board."""
        await asyncio.sleep(REST)
        begin = time.perf_counter()
        panel = await user.slash("turn")
        self.openings.append(time.perf_counter() - begin)
        assert "Your turn" in panel.text or "Your last turn" in panel.text, panel.show()
        await user.sees_that(lambda one: one.id == panel.id and bool(one.attachments), "the picture of the hand")
        before = {one.id for one in user.messages()}
        await asyncio.sleep(REST)
        begin = time.perf_counter()
        answer = await user.slash("draw", card="blind", second="blind")
        self.answers.append(time.perf_counter() - begin)
        assert "### Done" in answer.text, answer.show()
        await user.sees_that(
            lambda one: one.id not in before and not one.ephemeral and bool(one.attachments), "a board"
        )
        self.pictures.append(time.perf_counter() - begin)

    async def _requests(self, discord: Sandbox, pair: list[User]) -> float:
        """Requests about channels that a turn costs, whatever they are for."""
        await asyncio.sleep(1)  # What the turn before has still to do is not counted.
        discord.standin.recorder.on = True
        turns = 6
        for number in range(turns):
            await self._turn(pair[number % 2])
        await asyncio.sleep(1)
        return sum(one.path.startswith("/channels/") for one in discord.traffic) / turns


def disk_sync(folder: Path) -> list[float]:
    """How long this disk takes to keep a few kilobytes for certain: the answer to a move waits for that."""
    took = []
    with (folder / "sync").open("wb") as file:
        for _ in range(40):
            file.write(b"x" * 8192)
            file.flush()
            begin = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - begin)
    return took


async def measured(folder: Path, work: Callable[[], Awaitable[dict[str, Any]]], at_once: int = 1) -> dict[str, Any]:
    """The figures between two measurements of the floor, because others may be using the machine."""
    before = await floor(at_once)
    synced = await asyncio.to_thread(disk_sync, folder)
    found = await work()
    synced += await asyncio.to_thread(disk_sync, folder)
    after = await floor(at_once)
    found |= {figure: figures(before[name] + after[name]) for name, figure in FLOORS.items()}
    found["disk_sync_ms"] = figures(synced)
    answer, opening = found["answer_ms"]["p50"], found["open_ms"]["p50"]
    found["answer_to_floor"] = round(answer / found["floor_ms"]["p50"], 2)
    found["answer_to_keeping_floor"] = round(answer / found["keeping_floor_ms"]["p50"], 2)
    found["opening_to_panel_floor"] = round(opening / found["panel_floor_ms"]["p50"], 2)
    print(json.dumps(found), file=sys.stderr)
    return found


async def main() -> None:
    report: dict[str, Any] = {"board": BOARD}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cache = folder / "cache"
        await _paint(cache)
        bench = Bench(folder, cache)
        report["one_game"] = await measured(folder, lambda: bench.measure(EARLY, 1, 1, SINGLE, count=True))
        report["move_150"] = await measured(folder, lambda: bench.measure(LATE, 1, 1, SINGLE // 2))
        report["thousand_games"] = await measured(folder, lambda: bench.measure(EARLY, STORED, 1, SINGLE))
        report["fifty_at_once"] = await measured(folder, lambda: bench.measure(EARLY, STORED, AT_ONCE, ROUNDS), AT_ONCE)
        grown, rows = await bytes_per_finished_game(folder / "finished", BOARD, 6)
        report["finished_game"] = {"bytes": round(grown), "rows": rows}
    one = report["one_game"]["answer_to_floor"]
    report["growth_with_stored_games"] = round(report["thousand_games"]["answer_to_floor"] / one, 2)
    report["growth_with_length"] = round(report["move_150"]["answer_to_floor"] / one, 2)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    asyncio.run(main())
