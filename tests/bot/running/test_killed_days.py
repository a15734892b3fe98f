"""SIGKILL between "due" and "done", over a month: nothing is sent twice, nothing is forgotten.

KILLS says how many there are in the soak.
"""

import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import pytest
from msgspec import Struct

from bot.days.pace import DAY, HOUR
from bot.days.profile import Profile
from bot.days.quiet import QuietHours
from bot.service import Service, TableOptions, Where
from bot.store import GameRow, Store
from sandbox.faults import Fault
from sandbox.rest.messages import NONCE_LIFE
from sandbox.testing import BotProcess, Sandbox
from sandbox.testing.screen import Seen
from sandbox.traffic import Request
from tests.bot.desk import HeldClock, click, service_on, store_on
from tests.bot.running.held import CLOCK, FileClock
from tests.bot.running.processes import environment

HELD = [sys.executable, "-m", "tests.bot.running.held"]
MESSAGES = "POST /channels/{channel_id}/messages"
START = 1_790_000_000_000 // DAY * DAY + 22 * HOUR
STAGES = (8 * HOUR, 24 * HOUR, 50 * HOUR, 60 * HOUR, 24 * DAY, 32 * DAY)
"""How long after the start something is due: two reminders and the end of quiet hours; two turns run out of time; the
turns after them; one of them again, so that the others are asked; tables that nobody uses are warned, and archived."""
GAMES = 5
"""So many months with random kills."""

Moment = Literal["due", "noted", "arrived"]
"""due: nothing has been done. noted: it is written down and not sent. arrived: the bot has not heard that it was."""
MOMENTS: tuple[Moment, ...] = ("arrived", "noted", "due")

NIGHT = QuietHours(21 * 60, 6 * 60, "UTC")
QUIETLY = Profile(reminders="off")
REMINDED = TableOptions("paris", order="joined", pace="none", reminders=8 * HOUR)
LATE = TableOptions("paris", order="joined", pace="8h")
TABLES = {
    "remind": (Profile(), REMINDED),
    "direct": (Profile(reminders="dm"), REMINDED),
    "mention": (Profile(reminders="off", quiet=NIGHT), REMINDED),
    "draw": (QUIETLY, msgspec.structs.replace(LATE, if_late="draw")),
    "opponent": (QUIETLY, msgspec.structs.replace(LATE, if_late="opponent")),
}
"""By the channel: what the first player has set, and the table."""

FACTS = {
    "turns": "it is your turn · Paris",
    "notices": "your turn began",
    "told": "Your turn began",
    "drawn": "has run out: cards are drawn",
    "stands in": "A computer opponent plays for",
    "votes": "has run out twice in a row",
    "warned": "othing has happened here for weeks",
    "archived": "The game is archived, because",
}
EXPECTED = {
    "remind": {"turns": 1, "notices": 3, "warned": 1, "archived": 1},
    "direct": {"turns": 1, "warned": 1, "archived": 1},
    "dm": {"told": 3},
    "mention": {"turns": 1, "notices": 1, "warned": 1, "archived": 1},
    "draw": {"turns": 6, "drawn": 5, "votes": 1},
    "opponent": {"turns": 2, "stands in": 2, "warned": 1},
}
"""What is said in each channel within the month, and to whom wants direct messages."""


class Month(Struct):
    """Tables whose bot is killed whenever something is due."""

    discord: Sandbox
    bot: BotProcess
    clock: FileClock
    store: Store
    kills: int = 0

    async def reach(self, since_start: int) -> None:
        """Let it be so late."""
        self.pass_by(START + since_start - self.clock.now())

    def pass_by(self, milliseconds: int) -> None:
        """Let time pass on the clocks of Discord and of the bot."""
        self.discord.clock.advance(milliseconds / 1000)
        self.clock.set(self.clock.now() + milliseconds)

    async def settled(self) -> None:
        """Until everything that is due has been carried out, sent and noted."""
        while not await self._is_settled():
            assert self.bot.fault() is None, self.bot.fault()
            await asyncio.sleep(0.02)

    async def _is_settled(self) -> bool:
        """Timers leave something to be sent, so do opponents; what was sent sets timers, looked at twice."""
        return not (
            await self._something_is_due()
            or any(map(_opponent_plays, await self.store.games_in(int(self.discord.guild("Slow Train").id))))
            or await self.store.times.with_notices()
            or await self.store.behind()
            or await self._something_is_due()
        )

    async def _something_is_due(self) -> bool:
        due = await self.store.times.next_due()
        return due is not None and due <= self.clock.now()

    async def kill_at(self, moment: Moment, since_start: int) -> None:
        """Let this time come, and kill the bot when it has done so much of what is due."""
        self.kills += 1
        if moment == "due":
            await self.discord.kill_bot()
            await self.reach(since_start)
        else:
            await self._kill_while_sending("delay" if moment == "arrived" else "cut", since_start)
        self.pass_by(1000 * int(NONCE_LIFE + 1))  # Discord has forgotten what was sent.
        await self.discord.start_bot()

    async def _kill_while_sending(self, kind: Literal["delay", "cut"], since_start: int) -> None:
        """What is on its way then arrives all the same, or is cut off."""
        gate, faults = asyncio.Event(), self.discord.standin.faults
        before, heard = faults.carried_out, len(self._sendings())
        faults.order(Fault(kind, 1000, MESSAGES, gate=gate))
        await self.reach(since_start)
        await self.discord.wait(lambda: faults.carried_out > before, "Nothing was sent.")
        await asyncio.sleep(0.3)  # The other tables have something to send too.
        await self.discord.kill_bot()
        self.discord.behave()
        gate.set()
        on_their_way = faults.carried_out - before
        await self.discord.wait(lambda: len(self._sendings()) >= heard + on_their_way, "Something got lost.")

    def _sendings(self) -> list[Request]:
        return [one for one in self.discord.traffic if f"{one.method} {one.route}" == MESSAGES]

    async def kill_at_random(self, chance: Random, kills: int, since_start: int) -> None:
        """Let this time come, and kill the bot so many times while it works."""
        await self.reach(since_start)
        for _ in range(kills):
            self.kills += 1
            await asyncio.sleep(chance.uniform(0.0, 0.5))
            await self.discord.kill_bot()
            await self.discord.start_bot()

    def facts(self, channel: str) -> Counter[str]:
        """How often something was said in a channel, in messages that are there or were taken down."""
        place = self.discord.channel(channel, self.discord.user("direct").account)
        sent = [one for one in self.discord.changes if one.kind == "create" and one.channel_id == place.id]
        texts = [Seen(self.discord.standin, one.message, one.hidden).content for one in sent]
        return Counter({fact: sum(text.count(words) for text in texts) for fact, words in FACTS.items()})


def _opponent_plays(row: GameRow) -> bool:
    """Whether an opponent is about to move, beside people."""
    levels = [seat.level for seat in row.seats]
    return not row.rest and any(levels) and not all(levels) and not any(seat.awaited_seq for seat in row.seats)


@asynccontextmanager
async def month(folder: Path) -> AsyncIterator[Month]:
    """Five tables on which somebody is waited for, and a bot that has said so."""
    clock, path = FileClock(folder / "clock"), folder / "test.db"
    clock.set(START)
    bot = BotProcess(HELD, environment(folder, **{CLOCK: str(folder / "clock")}))
    async with Sandbox(language="en-GB", start=START / 1000, patience=120) as discord, store_on(path) as store:
        async with service_on(path, HeldClock(START)) as service:
            for name, (profile, options) in TABLES.items():
                await _open(discord, service, name, profile, options)
        await discord.start_bot(bot)
        found = Month(discord, bot, clock, store)
        await found.settled()
        yield found


async def _open(discord: Sandbox, service: Service, name: str, profile: Profile, options: TableOptions) -> None:
    """A game in a channel of this name, with the opening choices made and the person of this name on turn."""
    where = Where(int(discord.add_channel(name).id), int(discord.guild("Slow Train").id))
    first, partner = (int(discord.add_user(one).id) for one in (name, f"{name}-partner"))
    await service.people.set(first, lambda _: profile)
    await service.people.set(partner, lambda _: QUIETLY)
    table = await service.tables.create(click(first, guild=where.guild), where, options)
    await service.tables.join(click(partner, guild=where.guild), table.game)
    await service.tables.start(click(first, guild=where.guild), table.game)
    for user in (first, partner):
        while (seen := await service.looking.seen(table.game, user)).legal:
            await service.turns.act(click(user), table.game, [seen.legal[-1]], seen.move)


async def _whole_month(here: Month, lives_through: Callable[[int, int], Awaitable[None]]) -> None:
    """Everything that is due within a month, however the bot lives through each stage of it."""
    for number, since_start in enumerate(STAGES):
        await lives_through(number, since_start)
        await here.settled()
        here.pass_by(HOUR)  # Whose time ran out while the bot was not running has so much more.
        await here.settled()
    assert {name: +here.facts(name) for name in EXPECTED} == EXPECTED
    await here.discord.stop_bot()


A_FEW: tuple[Moment | None, ...] = ("arrived", "noted", None, None, "arrived", "due")


@pytest.mark.parametrize(
    "moments", [A_FEW, *(pytest.param((MOMENTS * 3)[n : n + len(STAGES)], marks=pytest.mark.soak) for n in range(3))]
)
async def test_killed_when_something_is_due(tmp_path: Path, moments: Sequence[Moment | None]) -> None:
    async with month(tmp_path) as here:

        async def lives_through(number: int, since_start: int) -> None:
            moment = moments[number]
            await (here.kill_at(moment, since_start) if moment is not None else here.reach(since_start))

        await _whole_month(here, lives_through)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(GAMES))
async def test_killed_at_random_moments_of_a_month(tmp_path: Path, seed: int) -> None:
    chance, kills = Random(seed), int(os.environ.get("KILLS", 1000)) // (10 * GAMES * len(STAGES)) + 1
    async with month(tmp_path) as here:

        async def lives_through(number: int, since_start: int) -> None:
            await here.kill_at_random(chance, kills, since_start)

        await _whole_month(here, lives_through)
        print(f"\n{here.kills} kills within a month: everything was sent once")
