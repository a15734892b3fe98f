"""Who of a table is in its server: Discord tells us only when it is asked."""

import logging
from collections.abc import Awaitable, Callable, Iterable

from bot.errors import Undelivered
from bot.publish.post import Messenger
from bot.service import Clock, Table

log = logging.getLogger(__name__)

ASKED_AGAIN = 3_600_000
"""Milliseconds for which somebody who was seen in a server counts as being there."""


class Members:
    """Asked about people when they are to be told something, and by whoever looks at a table."""

    def __init__(self, messenger: Messenger, clock: Clock) -> None:
        self._messenger = messenger
        self._clock = clock
        self._seen: dict[tuple[int, int], int] = {}
        """By server and person, the longest ago first."""
        self.changed: Callable[[str, int, bool], Awaitable[bool]] | None = None
        """Called with a game, a person of it and whether they are in the server, when that is news to the table."""

    async def look(self, table: Table, users: Iterable[int]) -> bool:
        """Ask about these people of a game that goes on; whether the table has changed because of the answers."""
        if self.changed is None or table.rest or not table.going_on:
            return False
        news = False
        for user in users:
            seat = table.seat_of(user)
            if seat is None or seat.level:
                continue
            here = await self._is_here(table.where.guild, user)
            if here == (seat.place in table.ballot.gone):
                news = await self.changed(table.game, user, here) or news
        return news

    async def _is_here(self, guild: int, user: int) -> bool:
        now = self._clock.now()
        while self._seen and next(iter(self._seen.values())) <= now - ASKED_AGAIN:
            del self._seen[next(iter(self._seen))]
        if (guild, user) in self._seen:
            return True
        try:
            here = await self._messenger.is_member(guild, user)
        except Undelivered as error:
            log.info("whether somebody is in the server %s can't be looked up: %s", guild, error)
            return True
        if here:
            self._seen[guild, user] = now
        return here
