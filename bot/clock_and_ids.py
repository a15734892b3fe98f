"""Where time and ids come from while the bot runs; tests bring their own."""

import asyncio
import secrets
import time
from typing import Protocol

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Without those that look alike."""


class Sleeps(Protocol):
    """A clock that can be waited for."""

    def now(self) -> int: ...

    async def until(self, at: int) -> None:
        """Return at this time, or at once when it is over."""
        ...


class WallClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self.now()) / 1000)


class RandomIds:
    def game(self) -> str:
        return _text(8)

    def seed(self) -> bytes:
        return secrets.token_bytes(32)

    def reference(self) -> str:
        return _text(6)


def _text(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
