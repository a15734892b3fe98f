"""What a worker needs of those who share the bot with it: shards to itself, and its turn to log in."""

import asyncio
from typing import Protocol

from bot.workers.shards import Shards

PAUSE = 5.5
"""Seconds between two logins of one bucket: Discord wants five, and a message takes its time."""


class Hold(Protocol):
    """Alone (bot/workers/alone.py), or one of several on PostgreSQL (bot/workers/together.py)."""

    lost: asyncio.Event
    """Set when the shards may be another's: the worker must stop serving them."""

    async def take(self, shards: Shards) -> None:
        """Have these shards from now on; ShardTaken when another worker has one of them."""

    async def turn(self, bucket: int) -> None:
        """Return when a shard of this bucket may log in, and count it as having done so."""
