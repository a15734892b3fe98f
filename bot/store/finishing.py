"""Writing to the end, whoever is cancelled meanwhile."""

import asyncio
from collections.abc import Awaitable
from typing import Any


async def finish(work: Awaitable[Any]) -> None:
    """Wait for this even if the waiting task is cancelled meanwhile; then be cancelled."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            if task.cancelled():
                raise
            cancelled = error
    task.result()
    if cancelled is not None:
        raise cancelled
