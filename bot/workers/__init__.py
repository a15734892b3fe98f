"""Workers: which shards of Discord's gateway a process serves, and how it shares them with other processes."""

from bot.workers.alone import Alone
from bot.workers.hold import PAUSE, Hold
from bot.workers.holding import holding
from bot.workers.shards import Shards, read_shards

__all__ = ["PAUSE", "Alone", "Hold", "Shards", "holding", "read_shards"]
