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

    def set_by(self) -> int:
        """By how many milliseconds somebody has set it since this was last asked; less than 0 is back."""
        ...


class WallClock:
    """The clock of the machine. A machine that has slept finds it set forward."""

    def __init__(self) -> None:
        self._ahead = self._ahead_of_steady()

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self.now()) / 1000)

    def set_by(self) -> int:
        before, self._ahead = self._ahead, self._ahead_of_steady()
        return self._ahead - before

    @staticmethod
    def _ahead_of_steady() -> int:
        """Of a clock that nobody can set."""
        return (time.time_ns() - time.monotonic_ns()) // 1_000_000


class RandomIds:
    def game(self) -> str:
        return _text(8)

    def seed(self) -> bytes:
        return secrets.token_bytes(32)

    def reference(self) -> str:
        return _text(6)


def _text(length: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
