"""Base art that is missing at the start is painted in a child process, while the bot already answers."""

import asyncio
import logging
import os
from collections.abc import Sequence

import rendering
from bot.polite import polite_child
from bot.settings import Settings
from engine.board import Board

log = logging.getLogger(__name__)


async def paint_missing(boards: Sequence[Board], settings: Settings) -> None:
    """Let `slow-train maps paint` do it; a picture that is needed sooner paints its own base."""
    if await asyncio.to_thread(lambda: all(rendering.is_painted(board) for board in boards)):
        return
    environment = {**os.environ, "CACHE_DIR": str(settings.cache_dir)}
    if settings.maps_dir is not None:
        environment["MAPS_DIR"] = str(settings.maps_dir)
    process = await polite_child("bot.cli", "maps", "paint", env=environment, stdout=asyncio.subprocess.DEVNULL)
    try:
        code = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if code:
        log.error("the base art could not be painted (code %d); the first picture of each map takes longer", code)
