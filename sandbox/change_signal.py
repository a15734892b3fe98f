"""Waiting for something to happen in the stand-in, without looking again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class ChangeSignal:
    """Wakes everybody who waits whenever anything changes; each looks then whether it was theirs."""

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def notify(self) -> None:
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, ready: Callable[[], T | None], seconds: float) -> T | None:
        """The first truthy answer of `ready`, or None when the (real) seconds are over."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not (found := ready()):
            left = deadline - asyncio.get_running_loop().time()
            if left <= 0:
                return None
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await asyncio.wait([future], timeout=left)
        return found
