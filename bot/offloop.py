"""The check that slow work does not run on the event loop's thread."""

import asyncio

from bot.errors import OnTheLoop


def off_the_loop(what: str) -> None:
    """Painting, opponents and file copies call this first: on the loop they would hold up everybody's answers."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return
    raise OnTheLoop(f"{what} must not run on the event loop's thread")
