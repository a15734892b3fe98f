"""Whether Discord is there: told by what the gateway sends, and said once per outage."""

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

SILENCE = 60.0
"""After so many seconds without a word the gateway counts as lost: it answers a heartbeat every 41."""

EACH_TRY = ("Attempting a reconnect for shard ID %s in %.2fs", "Failed to connect for shard_id: %s. Retrying...")
"""What discord.py logs, with a traceback, at every try of an outage."""


class Connection:
    """What is known about the line to Discord. It must hear of every message, of losing a shard and of its return."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._heard: float | None = None
        self._lost: dict[int, float] = {}
        """The shards that are not there, and since when."""
        self._told = False

    @property
    def well(self) -> bool:
        return not self._lost and self._heard is not None and self._now() - self._heard < SILENCE

    def heard(self) -> None:
        self._heard = self._now()

    def lost(self, shard: int = 0) -> None:
        self._lost.setdefault(shard, self._now())

    def back(self, shard: int = 0) -> None:
        since = self._lost.pop(shard, None)
        if self._lost:
            return
        if self._told and since is not None:
            log.info("Discord is back after %.0f seconds", self._now() - since)
        self._told = False

    def one_line(self, record: logging.LogRecord) -> bool:
        """A filter for discord.py's log: the first try of an outage as one line of ours, the others not at all."""
        if record.msg not in EACH_TRY:
            return True
        if not self._told:
            self._told = True
            reason = record.exc_info[1] if record.exc_info else None
            log.warning("Discord can't be reached (%s); trying again until it is back", str(reason) or repr(reason))
        return False
