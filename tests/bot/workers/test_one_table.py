"""One table played through two workers at once: its server is on one shard, direct messages come to the other."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from random import Random

from bot.client import Parts, run_bot
from bot.service import Service, Table
from bot.settings import read_settings
from bot.store.address import Address
from sandbox.testing import Sandbox, Seen, User
from tests.bot.desk import service_on
from tests.bot.forging.test_forged import no_complaints
from tests.bot.games.bots import SeededIds, cheap, cheap_private_pictures
from tests.bot.games.driver import Taste, WithButtons, WithCommands, fine, seat
from tests.bot.games.test_weather import told
from tests.bot.running.test_killed import check_log
from tests.bot.workers.fleet import all_there, several_shards, shard_of

RACES = 0.4
"""In so many turns somebody presses two things at once, one on each worker."""


class Both:
    """People who act in the channel, in their direct messages, or in both at once."""

    def __init__(self, people: list[User], service: Service, chance: Random) -> None:
        self.people = people
        self.service = service
        self.chance = chance
        self.channel, self.panel = WithCommands(Taste(3)), WithButtons(Taste(4))
        self.races = self.won = 0

    async def table(self) -> Table:
        return await self.service.looking.table_here(int(self.people[0].channel.id))

    async def until_over(self) -> None:
        await asyncio.gather(self.channel.choose(self.people[0]), self._by_message(self.people[1]))
        while (table := await self.table()).status != "ended":
            user = next(one for one in self.people if int(one.id) == table.awaited[0].user)
            if self.chance.random() < RACES:
                await self._at_once(user)
            elif self.chance.random() < 0.5 or await self._unfinished(user):
                await self._by_message(user)
            else:
                await self.channel.turn(user)

    async def _unfinished(self, user: User) -> bool:
        """A race may have left half a turn."""
        text = fine(await user.slash("turn")).text
        return any(mark in text for mark in ("second card", "Keep at least", "### The tunnel"))

    async def _by_message(self, user: User) -> None:
        here = user.at("dm")
        panel: Seen = fine(await here.slash("turn"))
        for _ in range(6):
            if "### Done" in panel.text or "is over" in panel.text or "## Your games" in panel.text:
                return
            panel = await self.panel._step(here, panel)
        raise AssertionError(f"A turn has no end.\n{panel.show()}")

    async def _at_once(self, user: User) -> None:
        """Draw a card here and two there, from the same state: one of them is refused, or they fit together."""
        here = user.at("dm")
        panel = fine(await here.slash("turn"))
        single = [one for one in panel.buttons() if one.custom_id.split(":")[-1].startswith("do~b")]
        if not single:
            await self._by_message(user)
            return
        before = (await self.table()).seq
        there = user.slash("draw", card="blind", second="blind")
        answers = await asyncio.gather(here.click(single[0].custom_id, panel), there)
        for answer in answers:
            fine(answer)
        done = (await self.table()).seq - before
        assert done in (1, 2), [answer.show() for answer in answers]
        self.races += 1
        self.won += "### Done" in answers[1].text


async def test_one_table_through_two_workers(tmp_path: Path, postgres_url: str) -> None:
    async def both(environment: Mapping[str, str]) -> None:
        given = {**environment, "DATABASE_URL": postgres_url, "CACHE_DIR": str(tmp_path), "SHARD_COUNT": "2"}
        async with asyncio.TaskGroup() as group:
            for shard in (0, 1):
                parts = Parts(ids=SeededIds(shard), paints=cheap, undo_pause=0)
                group.create_task(run_bot(read_settings({**given, "SHARD_IDS": str(shard)}), parts))

    discord = Sandbox(both, language="en-GB")
    several_shards(discord)
    discord.set_language("Siding", "en-GB")
    with cheap_private_pictures(), no_complaints() as complaints:
        async with discord, service_on(Address(postgres_url)) as service:
            await all_there(discord)
            place = next(one for one in map(discord.channel, ("station", "peron")) if shard_of(one) == 1)
            people = [discord.user(name).at(place) for name in ("host", "admin")]
            await seat(discord, people, "paris", by_commands=True)
            game = Both(people, service, Random(1))
            await game.until_over()
            await people[0].sees("The seed that proves the shuffle")
            table = await game.table()
            await told(service, table.game)
            await check_log(Address(postgres_url), discord, people, service, table)
            assert game.races > 5
        assert not complaints.heard, complaints.heard
