"""What tests of the bot share: a clock and ids that are the same every time, a service on a fresh database, clicks."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bot.service import Click, Clock, MapChoice, Played, Service, Table, TableOptions, Where
from bot.store import ActionRow, Store
from bot.store.address import Address, Database
from bot.store.postgres import PostgresStore
from bot.store.sqlite import SqliteStore
from engine.actions import Action, Claim
from maps import edition, names

GUILD, CHANNEL = 5, 100
HANNAH, OLENA, MAREK, VERA = 11, 12, 13, 14


class SteadyClock:
    """One second more at every look."""

    def __init__(self, start: int = 1_700_000_000_000) -> None:
        self._now = start

    def now(self) -> int:
        self._now += 1000
        return self._now


class HeldClock:
    """It stands still until a test lets time pass; whoever sleeps then wakes."""

    def __init__(self, start: int = 1_700_000_000_000) -> None:
        self._now = start
        self._by = 0
        self._passed = 0
        self._moved = asyncio.Event()

    def now(self) -> int:
        return self._now

    async def until(self, at: int) -> None:
        """Sleepers do not see that the clock is set: they sleep for as long as it was when they lay down."""
        end = self._passed + at - self._now
        while self._passed < end:
            await self._moved.wait()

    def set_by(self) -> int:
        by, self._by = self._by, 0
        return by

    def pass_by(self, milliseconds: int) -> None:
        self._now += milliseconds
        self._passed += milliseconds
        self._moved.set()
        self._moved = asyncio.Event()

    def jump(self, milliseconds: int) -> None:
        """Somebody sets the clock; no time passes."""
        self._by += milliseconds
        self._now += milliseconds


class CountedIds:
    """g1, g2, …; the seed follows from the number of the game."""

    def __init__(self) -> None:
        self._games = itertools.count(1)
        self._seeds = itertools.count(1)
        self._references = itertools.count(1)

    def game(self) -> str:
        return f"g{next(self._games)}"

    def seed(self) -> bytes:
        return next(self._seeds).to_bytes(32, "big")

    def reference(self) -> str:
        return f"ref{next(self._references)}"


_interactions = itertools.count(1_000_000)


def click(user: int = HANNAH, admin: bool = False, interaction: int | None = None, guild: int | None = GUILD) -> Click:
    """A click that nobody has made before, unless its interaction is given."""
    return Click(user, f"P{user}", next(_interactions) if interaction is None else interaction, admin, guild)


def every_map() -> list[MapChoice]:
    return [MapChoice(name, edition(name)) for name in names()]


@asynccontextmanager
async def store_on(database: Database) -> AsyncIterator[Store]:
    """The rows of this database."""
    opens = PostgresStore.open(database.url) if isinstance(database, Address) else SqliteStore.open(database)
    store: Store = await opens
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def service_on(database: Database, clock: Clock | None = None) -> AsyncIterator[Service]:
    """The service on this database."""
    async with store_on(database) as store:
        yield Service(store, every_map(), clock or SteadyClock(), CountedIds())


async def log_of(path: Path, game: str) -> list[ActionRow]:
    """The whole log of a game as it is stored, secrets included."""
    async with store_on(path) as store:
        return await store.log(game)


async def lobby(service: Service, *others: int, channel: int = CHANNEL, map: str = "paris") -> Table:
    """A lobby with Hannah as host and the others seated."""
    table = await service.tables.create(click(), Where(channel, GUILD), TableOptions(map, order="joined"))
    for other in others:
        table = await service.tables.join(click(other), table.game)
    return table


async def started(service: Service, *others: int, channel: int = CHANNEL, map: str = "paris") -> Table:
    table = await lobby(service, *(others or (OLENA,)), channel=channel, map=map)
    return await service.tables.start(click(), table.game)


async def opened(service: Service, *others: int, channel: int = CHANNEL, map: str = "paris") -> Table:
    """A game whose opening choices are made: everybody keeps everything."""
    table = await started(service, *others, channel=channel, map=map)
    for seat in table.seats:
        assert seat.user is not None
        while (seen := await service.looking.seen(table.game, seat.user)).legal:
            await service.turns.act(click(seat.user), table.game, [seen.legal[-1]], seen.move)
    return await service.looking.table(click(), table.game)


def eager(legal: Sequence[Action], chance: Random) -> Action:
    """Any claim, else anything: such games come to an end."""
    return chance.choice([action for action in legal if isinstance(action, Claim)] or list(legal))


async def play_one(service: Service, table: Table, chance: Random) -> Played | None:
    """One action of whoever is awaited; None when the game is over."""
    now = await service.looking.table(click(), table.game)
    for seat in now.awaited:
        if seat.user is not None and not seat.level:
            seen = await service.looking.seen(table.game, seat.user)
            return await service.turns.act(click(seat.user), table.game, [eager(seen.legal, chance)], seen.move)
    return None
