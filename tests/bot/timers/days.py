"""Tables over days for tests: a held clock, the real service, publisher and timers, and a channel of lists."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.days.pace import IfLate, Pace
from bot.days.profile import Profile
from bot.service import Table, TableOptions, Where
from bot.store.sqlite import SqliteStore
from bot.timers import Timers
from engine.actions import DrawBlind
from tests.bot.desk import CHANNEL, GUILD, OLENA, HeldClock, click
from tests.bot.publish.room import ListMessenger, Room, room


class Week(Struct):
    """A room in which time passes only when a test says so."""

    room: Room
    clock: HeldClock
    timers: Timers
    path: Path

    async def settle(self) -> None:
        """Until nobody has anything to do at this time."""
        for _ in range(3):
            await self.room.settle()
            while await self.room.service.days.carry_out_due():
                await self.room.settle()

    async def pass_by(self, milliseconds: int) -> None:
        """Let time pass and do what is due then."""
        self.clock.pass_by(milliseconds)
        await self.settle()

    async def profile(self, user: int, profile: Profile) -> None:
        """What somebody has set, written beside the service."""
        store = await SqliteStore.open(self.path)
        try:
            await store.people.save_profile(user, msgspec.json.encode(profile))
        finally:
            await store.close()

    async def opened(self, pace: Pace = "1d", if_late: IfLate = "remind", *others: int) -> Table:
        """A game of Hannah and Olena (and others) with Hannah on turn."""
        service = self.room.service
        options = TableOptions("paris", order="joined", pace=pace, if_late=if_late)
        table = await service.tables.create(click(), Where(CHANNEL, GUILD), options)
        for other in others or (OLENA,):
            await service.tables.join(click(other), table.game)
        table = await service.tables.start(click(), table.game)
        for seat in table.seats:
            assert seat.user is not None
            while (seen := await service.looking.seen(table.game, seat.user)).legal:
                await service.turns.act(click(seat.user), table.game, [seen.legal[-1]], seen.move)
        await self.settle()
        return await service.looking.table(click(), table.game)

    async def two_cards(self, user: int, game: str) -> None:
        await self.room.service.turns.act(click(user), game, [DrawBlind(), DrawBlind()])
        await self.settle()

    @property
    def rung(self) -> list[tuple[str, tuple[int, ...]]]:
        """The messages that rang a phone, and whose."""
        return [
            (posted.message.content.split(":")[0], posted.message.mentions)
            for posted in self.room.messenger.posted
            if posted.message.mentions and not posted.message.silent
        ]


@asynccontextmanager
async def week(
    path: Path, clock: HeldClock | None = None, messenger: ListMessenger | None = None
) -> AsyncIterator[Week]:
    held = clock or HeldClock()
    async with room(path, messenger, clock=held) as here:
        yield Week(here, held, Timers(here.service.days, here.service.alarm, held), path)


@asynccontextmanager
async def running(timers: Timers) -> AsyncIterator[None]:
    """The timers' own task beside the test."""
    task = asyncio.create_task(timers.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
