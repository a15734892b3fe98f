"""`slow-train run` with dots for pictures and a clock that stands in a file: it goes as a test says."""

import asyncio
import os
import sys
from pathlib import Path
from unittest.mock import patch

from bot.cli import main
from bot.client import Parts
from tests.bot.games.bots import cheap

CLOCK = "TEST_CLOCK"


class FileClock:
    """Milliseconds in a file; whoever writes it lets time pass."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def now(self) -> int:
        return int(self._path.read_text())

    async def until(self, at: int) -> None:
        while self.now() < at:  # noqa: ASYNC110 - it happens in a file
            await asyncio.sleep(0.01)

    def set_by(self) -> int:
        return 0

    def set(self, now: int) -> None:
        """At once for whoever reads it."""
        written = self._path.with_suffix(".new")
        written.write_text(str(now))
        written.replace(self._path)


if __name__ == "__main__":
    parts = Parts(paints=cheap, clock=FileClock(Path(os.environ[CLOCK])), undo_pause=0)
    with patch("bot.client.running.Parts", lambda: parts):
        sys.exit(main(["run"]))
