"""The real bot with its real pictures; only the shuffles are the same in every run, so that the game is a short one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bot.client import Parts, run_bot
from bot.clock_and_ids import RandomIds
from bot.settings import read_settings
from sandbox.testing import RunsBot


class OneSeed(RandomIds):
    """Ids as always, but every game is shuffled from the same seed."""

    def __init__(self, number: int) -> None:
        self._seed = number.to_bytes(32, "big")

    def seed(self) -> bytes:
        return self._seed


def real_bot(folder: Path, bases: Path, seed: int) -> RunsBot:
    """Run the bot with its database in one folder and its base art in another, which later runs may find painted."""

    async def run(environment: Mapping[str, str]) -> None:
        given = {**environment, "DATABASE_PATH": str(folder / "test.db"), "CACHE_DIR": str(bases)}
        await run_bot(read_settings(given), Parts(ids=OneSeed(seed)))

    return run
