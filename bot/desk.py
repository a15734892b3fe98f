"""What a click needs within reach: the client carries one Desk, so that `bot.ui` need not import `bot.client`."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from bot.films import Cinema
from bot.metrics import Metrics
from bot.opponents import Thinker
from bot.publish import Publisher, Studio
from bot.service import Clock, Ids, Service
from bot.text.emblems import Emblems

_Made = TypeVar("_Made")


class OneByOne:
    """Lets one piece of work through in each round of the event loop, so that fifty panels at once hold up nobody."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def make(self, work: Callable[[], _Made]) -> _Made:
        await self._lock.acquire()
        try:
            return work()
        finally:
            asyncio.get_running_loop().call_soon(self._lock.release)  # The others wait until the loop has gone round.


@dataclass(frozen=True)
class Desk:
    """`interaction.client.desk`; bot.ui casts the client to `HasDesk` to reach it."""

    service: Service
    publisher: Publisher
    studio: Studio
    cinema: Cinema
    advisor: Thinker
    """Who gives hints."""
    clock: Clock
    ids: Ids
    language: str
    """The language for people whose own is not spoken."""
    emblems: Emblems = field(default_factory=Emblems)
    """The emojis that sentences, buttons and menus may use."""
    metrics: Metrics = field(default_factory=Metrics)
    panels: OneByOne = field(default_factory=OneByOne)
    """Where big panels are put together."""


class HasDesk:
    """A client with a desk."""

    desk: Desk
