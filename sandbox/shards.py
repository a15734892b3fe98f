"""Shards: which connection hears of which server, how many there should be, and how fast they may log in."""

from __future__ import annotations

import time

import msgspec

from sandbox.clock import Clock
from sandbox.errors import Json

PAUSE = 5.0
DAY = 86_400.0
MOST_GUILDS = 2500


class Shard(msgspec.Struct, frozen=True):
    """One of `count` connections."""

    id: int
    count: int

    def hears(self, guild_id: str | None) -> bool:
        """Whether events of this server come here; what happens in no server (DMs) goes to the first shard."""
        return self.id == (0 if guild_id is None else (int(guild_id) >> 22) % self.count)


def read(value: object) -> Shard | None:
    """The shard of an IDENTIFY, or None when it is none; a bot that names none has one connection."""
    if value is None:
        return Shard(0, 1)
    if not isinstance(value, list) or len(value) != 2 or not all(type(one) is int for one in value):
        return None
    return Shard(*value) if 0 <= value[0] < value[1] else None


class SessionLimits(msgspec.Struct):
    """What `GET /gateway/bot` says, and who may log in. Unless `enforced`, nobody is refused for being too fast."""

    shards: int = 1
    max_concurrency: int = 1
    total: int = 1000
    remaining: int = 1000
    enforced: bool = False
    reset_at: float | None = None
    last: dict[int, float] = {}  # bucket -> when somebody last identified, in real time: that is what bots sleep by

    def shape(self, clock: Clock) -> Json:
        self._renew(clock)
        left = DAY if self.reset_at is None else self.reset_at - clock.now()
        limit = {"total": self.total, "remaining": self.remaining, "max_concurrency": self.max_concurrency}
        return {"shards": self.shards, "session_start_limit": limit | {"reset_after": int(left * 1000)}}

    def begin(self, shard: Shard, clock: Clock) -> None:
        """Count a login."""
        self._renew(clock)
        if self.reset_at is None:
            self.reset_at = clock.now() + DAY
        self.remaining = max(0, self.remaining - 1)
        self.last[shard.id % self.max_concurrency] = time.monotonic()

    def used_up(self, clock: Clock) -> bool:
        """Whether there is no login left today; Discord would reset the token then."""
        self._renew(clock)
        return self.enforced and self.remaining == 0

    def too_fast(self, shard: Shard) -> bool:
        """Whether another shard of the same bucket logged in a moment ago."""
        before = self.last.get(shard.id % self.max_concurrency)
        return self.enforced and before is not None and time.monotonic() - before < PAUSE

    def _renew(self, clock: Clock) -> None:
        if self.reset_at is not None and clock.now() >= self.reset_at:
            self.remaining, self.reset_at = self.total, None
