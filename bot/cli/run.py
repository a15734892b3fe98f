"""Run the bot until it is told to stop."""

import argparse
import asyncio
import os
import signal
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "Settings come from the environment and from the file .env; .env.example explains them."


def run(arguments: argparse.Namespace) -> int:
    """0 when it was told to stop; StopsTheBot when it can't run, whose code says whether trying again may help."""
    from bot import logs, spare_memory
    from bot.settings import read_settings, with_env_file

    spare_memory.share()
    settings = read_settings(with_env_file(os.environ))
    logs.set_up(settings)
    with suppress(KeyboardInterrupt):  # That is how Windows tells it.
        asyncio.run(_until_told(settings))
    return 0


async def _until_told(settings: "Settings") -> None:
    """Run; SIGTERM and SIGINT end it politely."""
    from bot.client import run_bot

    running = asyncio.create_task(run_bot(settings))
    loop = asyncio.get_running_loop()
    if sys.platform != "win32":
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        if not running.cancelled():
            raise
