"""Whole games in bad weather: nothing is lost, nothing doubled, nothing leaks, and the log shows no traceback.

STORMS says how many games are played on each map in the soak.
"""

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.publish.due import due
from bot.service import Service, Table
from maps import names
from sandbox.errors import PageError
from sandbox.testing import NotSeen, Sandbox, User
from tests.bot.desk import service_on
from tests.bot.forging.test_forged import no_complaints
from tests.bot.games.bots import cheap_private_pictures, the_bot
from tests.bot.games.driver import Taste, WithCommands, seat
from tests.bot.games.weather import Weather, short_pauses
from tests.bot.running.test_killed import check_log

STORMS = int(os.environ.get("STORMS", 5))
_TOO_LATE = 4.0
_SECRETS = ("**Hand**", "Your turn ·", "**Tickets**\n")


class Stormy:
    """A game whose every turn may meet bad weather; people go on by what is on their screen."""

    def __init__(self, discord: Sandbox, people: list[User], service: Service, chance: Random, share: float) -> None:
        self.discord = discord
        self.people = people
        self.service = service
        self.chance = chance
        self.share = share
        self.player = WithCommands(Taste(5))
        self.weather = Weather(discord, discord.user("admin"), chance)
        self.met: Counter[str] = Counter()
        self.cut_short = 0

    async def table(self) -> Table:
        return await self.service.looking.table_here(int(self.people[0].channel.id))

    async def until_over(self) -> None:
        while (table := await self.table()).status != "ended":
            user = next(one for one in self.people if int(one.id) == table.awaited[0].user)
            if self.chance.random() >= self.share:
                await self._try(user, table)
                continue
            what, clear_up = self.weather.begin()
            self.met[what.split(" ")[0]] += 1
            step = asyncio.create_task(self._try(user, table))
            await asyncio.wait({step}, timeout=0.3)
            await clear_up()
            await self._finish(step)

    async def _finish(self, step: "asyncio.Task[None]") -> None:
        """Let the step end; what Discord has waited for too long it gives up."""
        while not step.done():
            await asyncio.wait({step}, timeout=0.3)
            if not step.done():
                self.discord.clock.advance(_TOO_LATE)
        await step

    async def _try(self, user: User, table: Table) -> None:
        try:
            await self._step(user, table)
        except (NotSeen, AssertionError, PageError, LookupError, ValueError):
            self.cut_short += 1  # By the weather; what is wrong shows when the log is compared in the end.

    async def _step(self, user: User, table: Table) -> None:
        if table.status == "opening":
            await self.player.choose(user)
            return
        answer = await user.slash("turn")
        if any(mark in answer.text for mark in ("second card", "Keep at least", "### The tunnel")):
            await self.player._go_on(user, answer)
        else:
            await self.player.turn(user)


async def stormy_game(folder: Path, board: str, seed: int, share: float) -> None:
    with cheap_private_pictures(), short_pauses(), no_complaints() as complaints:
        async with (
            Sandbox(the_bot(folder, seed), language="en-GB", patience=20) as discord,
            service_on(folder / "test.db") as service,
        ):
            people = [discord.user("host"), discord.user("olena")]
            await seat(discord, people, board, by_commands=True)
            game = Stormy(discord, people, service, Random(seed), share)
            await game.until_over()
            await people[0].sees("The seed that proves the shuffle")
            await told(service, (await game.table()).game)
            found = await check_log(folder / "test.db", discord, people, service, await game.table())
            public = [change.message for change in discord.changes if change.only is None]
            assert not any(mark in str(message) for message in public for mark in _SECRETS)
        assert not [one for one in complaints.heard if "Traceback" in one], complaints.heard
    print(f"\n{board}: {sum(game.met.values())} of bad weather {dict(game.met)}; {found} answers, none lost")


async def told(service: Service, game: str) -> None:
    """The last message is seen a moment before the bot has noted it."""
    for _ in range(1000):
        if due(await service.ledger.untold(game)) is None:
            return
        await asyncio.sleep(0.02)


async def test_a_game_in_bad_weather(tmp_path: Path) -> None:
    await stormy_game(tmp_path, "paris", 1, share=0.5)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(STORMS))
@pytest.mark.parametrize("board", names())
async def test_games_in_very_bad_weather(tmp_path: Path, board: str, number: int) -> None:
    await stormy_game(tmp_path, board, 2 + number, share=0.9)
