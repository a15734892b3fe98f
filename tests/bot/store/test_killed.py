"""SIGKILL in the middle of writing: what was acknowledged is there, and what is there is whole."""

import asyncio
import sqlite3
import sys
from pathlib import Path
from random import Random

from bot.service.happenings import decode_events
from bot.store.sqlite import SqliteStore
from engine import decode_state

ROUNDS = 5


async def _play_until_killed(path: Path, first: int, seconds: float) -> dict[str, int]:
    """The last row of each game that the process acknowledged before it was killed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bot.store.playing", str(path), str(first), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline()]
    await asyncio.sleep(seconds)
    process.kill()
    lines += (await process.stdout.read()).splitlines()
    await process.wait()
    whole = [line.decode().split() for line in lines if len(line.split()) == 2]
    assert whole, "the process ended before it played"
    return {game: int(seq) for game, seq in whole}


async def test_no_acknowledged_action_is_lost(tmp_path: Path) -> None:
    path, chance = tmp_path / "db", Random(4)
    for number in range(ROUNDS):
        acknowledged = await _play_until_killed(path, 1_000_000 * (number + 1), chance.uniform(0.05, 0.4))
        with sqlite3.connect(path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        store = await SqliteStore.open(path)
        for game, seq in acknowledged.items():
            row = await store.game(game)
            assert row is not None
            # The kill may hit between the commit and the line that tells of it, never the other way round.
            assert row.seq >= seq
            log = await store.log(game)
            assert [entry.seq for entry in log] == list(range(1, row.seq + 1))
            assert row.state is not None
            decode_state(row.state)
            assert all(decode_events(entry.events) is not None for entry in log)
            assert sum(seat.moves for seat in row.seats) == sum(entry.seat is not None for entry in log)
        await store.close()
