"""Whether Discord is there: told by what the gateway sends, and said once per outage."""

import asyncio
import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

SILENCE = 60.0
"""After so many seconds without a word the gateway counts as lost: it answers a heartbeat every 41."""

EACH_TRY = "Attempting a reconnect in %.2fs"
"""What discord.py logs, with a traceback, at every try of an outage."""


class Connection:
    """What is known about the line to Discord. It must hear of every message, of losing the line and of its return."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._heard: float | None = None
        self._lost_since: float | None = None
        self._told = False
        self.refused = asyncio.Event()
        """Set when the line is lost before it has ever been there: discord.py can't come back from that by itself."""

    @property
    def well(self) -> bool:
        return self._lost_since is None and self._heard is not None and self._now() - self._heard < SILENCE

    def heard(self) -> None:
        self._heard = self._now()

    def lost(self, never_there: bool = False) -> None:
        if never_there:
            self.refused.set()
        if self._lost_since is None:
            self._lost_since = self._now()

    def back(self) -> None:
        if self._told and self._lost_since is not None:
            log.info("Discord is back after %.0f seconds", self._now() - self._lost_since)
        self._lost_since, self._told = None, False

    def one_line(self, record: logging.LogRecord) -> bool:
        """A filter for discord.py's log: the first try of an outage as one line of ours, the others not at all."""
        if record.msg != EACH_TRY:
            return True
        if not self._told:
            self._told = True
            reason = record.exc_info[1] if record.exc_info else None
            log.warning("Discord can't be reached (%s); trying again until it is back", str(reason) or repr(reason))
        return False
