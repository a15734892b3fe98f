"""What the bot does beside answering, each as a task of its own: one that fails is told in the log and begins again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

PAUSE = 60.0
"""Seconds until a chore that has failed begins again."""


def begun(name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Begin a chore; its task ends when the work is done."""
    return asyncio.create_task(_keep_at(name, work), name=name)


async def _keep_at(name: str, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("the chore %s has failed; it begins again in %.0f seconds", name, PAUSE)
        else:
            return
        await asyncio.sleep(PAUSE)
