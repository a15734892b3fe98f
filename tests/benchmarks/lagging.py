"""`slow-train run` with a task that measures how late the event loop wakes it; the figures go to the file LAG_FILE."""

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from unittest.mock import patch

from bot.cli import run
from bot.client import run_bot
from bot.settings import Settings

_EVERY = 0.01


async def _measure(late: list[float]) -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _EVERY
        await asyncio.sleep(_EVERY)
        late.append(loop.time() - due)


async def _run(settings: Settings) -> None:
    late: list[float] = []
    measuring = asyncio.create_task(_measure(late))
    try:
        await run_bot(settings)
    finally:
        measuring.cancel()
        # The start (imports, login) is not what players wait for.
        counted = sorted(late[min(300, len(late) // 2) :]) or [0.0]
        figures = {"p50": counted[len(counted) // 2], "p99": counted[len(counted) * 99 // 100], "max": counted[-1]}
        await asyncio.to_thread(Path(os.environ["LAG_FILE"]).write_text, json.dumps(figures))


if __name__ == "__main__":
    with patch("bot.client.run_bot", _run):
        sys.exit(run.run(argparse.Namespace()))
