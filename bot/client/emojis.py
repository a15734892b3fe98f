"""Our own emojis at Discord: uploaded once, replaced when their drawing changes. Without them signs are shown."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final

import aiohttp
import discord

from bot.client.client import SlowTrain
from bot.clock_and_ids import Sleeps
from bot.text.emblems import Emblems
from engine.board import Board
from rendering.emoji import Emoji

log = logging.getLogger(__name__)

Draws = Callable[[Sequence[Board]], Sequence[Emoji]]

_AGAIN: Final = 3_600_000
"""Milliseconds until it is looked again whether all are there: somebody may have deleted one, or Discord was away."""

_OURS: Final = re.compile(r"(?:card|player)_\w+_[0-9a-f]{6}")
"""What the emojis of every version are called. An application may have others: they are left alone."""


_SOON: Final = 60_000
"""Milliseconds until a worker looks again that waits for another one to upload them."""

_SIGNS: Final = "so that signs are shown instead"


async def keep_emojis(client: SlowTrain, emblems: Emblems, draw: Draws, boards: Sequence[Board], clock: Sleeps) -> None:
    """From when the bot is ready, have Discord keep what we draw. Of several workers the first one uploads."""
    await client.wait_until_ready()
    wanted = await asyncio.to_thread(draw, boards)
    while wanted:
        pause = _AGAIN
        async with _forgiving(f"our emojis could not be looked up, {_SIGNS}"):
            stored = {one.name: one for one in await client.fetch_application_emojis()}
            ids = {one.key: stored[one.name].id for one in wanted if one.name in stored}
            if client.own.first:
                await _bring_in_line(client, wanted, stored, ids)
            elif len(ids) < len(wanted):
                pause = _SOON
            emblems.use(ids)
        await clock.until(clock.now() + pause)


@asynccontextmanager
async def _forgiving(what: str) -> AsyncIterator[None]:
    """Emojis are an ornament: what Discord refuses is noted, and signs are shown."""
    try:
        yield
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        log.warning("%s: %s", what, error)


async def _bring_in_line(
    client: discord.Client, wanted: Sequence[Emoji], stored: Mapping[str, discord.Emoji], ids: dict[str, int]
) -> None:
    """Upload what is missing, into `ids`, and then delete what is outdated."""
    missing = [one for one in wanted if one.name not in stored]
    async with _forgiving(f"our emojis could not be uploaded, {_SIGNS}"):
        for one in missing:
            ids[one.key] = (await client.create_application_emoji(name=one.name, image=one.data)).id
    if missing:
        log.info("%d of %d emojis are there", len(ids), len(wanted))
    async with _forgiving("emojis of an older version could not be deleted"):
        await _clear_away(stored, {one.name for one in wanted})


async def _clear_away(stored: Mapping[str, discord.Emoji], wanted: set[str]) -> None:
    """Delete those that an older version, or a map that is gone, has left."""
    for name, emoji in stored.items():
        if name not in wanted and _OURS.fullmatch(name):
            await emoji.delete()
