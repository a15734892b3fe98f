"""SIGTERM in the middle of a click, to a real process: what was acknowledged is finished first.

How long the end took is printed. The order of events is what the tests insist on.
"""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from sandbox.testing import BotProcess, Sandbox, User
from tests.bot.games.driver import Taste, WithCommands, seat
from tests.bot.running.processes import DOTTED, environment

ANSWER, POST = "POST /interactions", "POST /channels"


async def started(discord: Sandbox) -> User:
    """A game of two whose opening is over; whose turn it is."""
    people = [discord.user("host"), discord.user("olena")]
    await seat(discord, people, "paris", by_commands=True)
    for person in people:
        await WithCommands(Taste(1)).choose(person)
    (name,) = (await people[0].sees("it is your turn")).mentions
    return discord.user(name)


def stored_moves(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "test.db")) as connection:
        (found,) = connection.execute("SELECT max(seq) FROM actions").fetchone()
        return int(found)


async def ended(process: asyncio.subprocess.Process, since: float) -> None:
    assert await process.wait() == 0
    print(f"\nthe bot ended {time.perf_counter() - since:.2f} s after SIGTERM")


@pytest.fixture
def bot(tmp_path: Path) -> BotProcess:
    return BotProcess(DOTTED, environment(tmp_path))


async def test_a_click_under_way_is_answered_and_its_move_posted(tmp_path: Path, bot: BotProcess) -> None:
    async with Sandbox(bot, language="en-GB") as discord:
        me = await started(discord)
        before = stored_moves(tmp_path)
        gate = discord.hold(ANSWER)
        asked = await me.start_slash("draw", card="blind", second="blind")
        await discord.wait(lambda: stored_moves(tmp_path) > before, "the move was not stored")
        process = bot._process
        assert process is not None
        begin = time.perf_counter()
        process.terminate()
        await asyncio.sleep(0.3)
        assert process.returncode is None, "it waits for the answer to go out"
        gate.set()
        assert "### Done" in (await me.answer_to(asked)).text
        await ended(process, begin)
        await me.sees("turn 2\n")
        assert "Traceback" not in bot.output(1000)


async def test_it_ends_though_discord_never_takes_the_answer(tmp_path: Path, bot: BotProcess) -> None:
    async with Sandbox(bot, language="en-GB") as discord:
        me = await started(discord)
        before = stored_moves(tmp_path)
        gates = [discord.hold(where, times=10) for where in (ANSWER, POST)]
        await me.start_slash("draw", card="blind", second="blind")
        await discord.wait(lambda: stored_moves(tmp_path) > before, "the move was not stored")
        process = bot._process
        assert process is not None
        begin = time.perf_counter()
        process.terminate()
        await ended(process, begin)
        assert not any(gate.is_set() for gate in gates)
        assert "Traceback" not in bot.output(1000)
        discord.behave()
        for gate in gates:
            gate.set()
        await discord.start_bot()
        await me.sees("turn 2\n")
        assert sum("turn 2\n" in one.content for one in me.messages()) == 1
        assert stored_moves(tmp_path) == before + 2
