"""How much memory the bot takes: all maps played one after the other, with every picture. One JSON object a line.

`python -m tests.benchmarks.memory`: two people and an opponent on each map, against the stand-in on loopback. After
each map the memory of the bot and of every process that it keeps: rss_mb counts what they share once for each of
them, pss_mb once; of_each is the latter, the bot first. A process that ends when its work is done, such as the one
that draws films, does not count.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path

import psutil

import maps
from sandbox.testing import BotProcess, Sandbox, User
from tests.bot.games.driver import Player, Taste, WithButtons, after, fine, with_picture

PEOPLE = ("host", "olena")
TURNS = 24
LULL = 5
"""Seconds after which the bot has given back what it does not need any more."""
RUN = [sys.executable, "-m", "bot.cli", "run"]


async def main(turns: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(Path.cwd()),
            "DATABASE_PATH": str(folder / "bench.db"),
            "CACHE_DIR": str(folder / "cache"),
            "LOG_LEVEL": "WARNING",
        }
        await _paint(environment)
        bot = BotProcess(RUN, environment)
        async with Sandbox(bot, held=True, record=False, patience=120, language="en-GB") as discord:
            print(json.dumps({"after": "the start", **_memory(bot)}), flush=True)
            for board in maps.names():
                channel = discord.add_channel(board.replace("_", "-"))
                await _play([discord.user(person).at(channel) for person in PEOPLE], board, turns)
                await asyncio.sleep(LULL)
                print(json.dumps({"after": board, **_memory(bot)}), flush=True)


async def _paint(environment: dict[str, str]) -> None:
    """The base art, as whoever hosts the bot has it painted beforehand."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.cli", "maps", "paint", env=environment, stdout=asyncio.subprocess.DEVNULL
    )
    assert await process.wait() == 0


def _memory(bot: BotProcess) -> dict[str, object]:
    assert bot.pid is not None, "the bot runs"
    main = psutil.Process(bot.pid)
    taken = [process.memory_full_info() for process in (main, *main.children(recursive=True))]
    pss = [round(one.pss / 1e6, 1) for one in taken]
    return {"rss_mb": round(sum(one.rss for one in taken) / 1e6, 1), "pss_mb": round(sum(pss), 1), "of_each": pss}


async def _play(people: list[User], board: str, turns: int) -> None:
    """So many turns of people; whoever has played looks at the table and at their hand too."""
    host, player = people[0], WithButtons(Taste(1))
    await host.slash("game new", map=board, opponents=1)
    await host.sees_that(lambda one: not one.ephemeral and "A table for" in one.text, "the lobby")
    for other in people[1:]:
        fine(await other.click("Join"))
    fine(await host.click("Start"))
    await host.sees("left the station")
    for person in people:
        await player.choose(person)
    last = "0"
    for _ in range(turns):
        message = await after(host, last, "it is your turn")
        last = message.id
        await _turn(next(person for person in people if person.name in message.mentions), player)


async def _turn(user: User, player: Player) -> None:
    await player.turn(user)
    for look in ("board", "hand"):
        await with_picture(user, await user.slash(look))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS, help="turns of people on each map")
    asyncio.run(main(parser.parse_args().turns))
