"""Makes the database of a release: `python -m tests.bot.store.make_release tests/bot/store/releases/VERSION.db`.

On every map a lobby, an opening, a game going on and one that has ended; a game that rests and one that was cancelled;
with what people have set for themselves, plans, timers, hints, results and an admin's settings.
"""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bot.days.pace import HOUR
from bot.days.quiet import QuietHours
from bot.service import Service, Table, TableOptions, Where
from engine.orders import BlindLine, LastTurnsBegin, Plan
from maps import names
from tests.bot.desk import CHANNEL, GUILD, HANNAH, MAREK, OLENA, HeldClock, click, play_one
from tests.bot.publish.room import Room, room

PACED = TableOptions("", order="joined", pace="1d", if_late="draw")


class Maker:
    """Each table gets the next channel, an hour after the last: nobody may open many at once."""

    def __init__(self, here: Room, clock: HeldClock) -> None:
        self.here = here
        self._clock = clock
        self.service: Service = here.service
        self._channels = iter(range(CHANNEL, CHANNEL + 100))

    async def lobby(self, board: str) -> Table:
        self._clock.pass_by(HOUR)
        where = Where(next(self._channels), GUILD)
        table = await self.service.tables.create(click(), where, replace(PACED, map=board))
        return await self.service.tables.join(click(OLENA), table.game)

    async def opening(self, board: str) -> Table:
        return await self.service.tables.start(click(), (await self.lobby(board)).game)

    async def playing(self, board: str, actions: int = 12) -> Table:
        table, chance = await self.opening(board), Random(board)
        for _ in range(actions):
            await play_one(self.service, table, chance)
        return await self.service.looking.table(click(), table.game)

    async def ended(self, board: str) -> Table:
        table, chance = await self.opening(board), Random(board)
        while await play_one(self.service, table, chance) is not None:
            pass
        return table

    async def everything(self) -> None:
        await self._people()
        for board in names():
            await self.lobby(board)
            await self.opening(board)
            await self._looked_after(await self.playing(board))
            await self.ended(board)
        await self.service.rests.pause(click(), (await self.playing("paris")).game)
        await self.service.tables.cancel(click(), (await self.lobby("paris")).game)
        offers = ("paris", "europe")
        await self.service.servers.set(click(admin=True), lambda one: replace(one, pace="3d", maps=offers))
        await self.here.settle()

    async def _people(self) -> None:
        night = QuietHours(22 * 60, 7 * 60, "Europe/Warsaw")
        await self.service.people.set(OLENA, lambda one: replace(one, language="uk", quiet=night))
        await self.service.people.set(MAREK, lambda one: replace(one, statistics=False))

    async def _looked_after(self, table: Table) -> None:
        """A plan, a note, a hint, somebody who follows; and it has been told in its channel, so that its clock runs."""
        waiting = next(seat.user for seat in table.seats if seat.user not in {one.user for one in table.awaited})
        assert waiting is not None
        await self.service.plans.make(click(waiting), table.game, Plan((BlindLine(turns=3),), (LastTurnsBegin(),)))
        await self.service.people.note(click(HANNAH), table.game, "north first")
        await self.service.people.mute(click(OLENA), table.game, True)
        await self.service.people.follow(click(MAREK), table.game)
        await self.service.history._games.store.results.note_hint(table.game, 0)


async def make(path: Path) -> None:
    clock = HeldClock()
    async with room(path, clock=clock) as here:
        await Maker(here, clock).everything()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        # Tests that play on count their clicks from the same number.
        connection.execute("UPDATE actions SET interaction_id = interaction_id + (1 << 40)")
        connection.commit()
        connection.execute("PRAGMA page_size = 1024")  # Small: there are many tables with few rows.
        connection.execute("VACUUM")


if __name__ == "__main__":
    Path(sys.argv[1]).unlink(missing_ok=True)
    asyncio.run(make(Path(sys.argv[1])))
