"""SIGKILL at random moments of the process, while people play: nothing acknowledged is lost, nothing happens twice.

KILLS says how many there are in the soak, over all maps; it plays with real pictures.
"""

import asyncio
import os
import re
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.publish.due import due
from bot.service import Service, Table
from bot.service.playing import standing_actions
from bot.store.address import Database
from bot.text import words
from bot.text.narration import narrate
from bot.ui.own_seat import names_at
from engine import Options, apply, decode_state, new_game, read_action
from engine.events import RouteClaimed
from engine.ids import Seat
from maps import names
from sandbox.errors import PageError
from sandbox.interactions import COMMAND
from sandbox.testing import BotProcess, NotSeen, Sandbox, User
from tests.bot.desk import click, service_on, store_on
from tests.bot.games.driver import Taste, WithCommands, seat
from tests.bot.running.processes import COMMAND as SLOW_TRAIN
from tests.bot.running.processes import DOTTED, environment
from tests.rendering.conftest import base_cache

__all__ = ["base_cache"]

ACTING = {"draw", "claim", "station", "port", "exchange", "pass"}
"""The commands that act at once; `/draw-tickets` asks first."""
GAMES = 5
"""So many games are played on each map: one has room for some fifty kills."""
DONE = ("### Done", "second card", "### The tunnel", "Keep at least", "The game is over")


class Play:
    """A game in a channel whose bot may be gone at any moment."""

    def __init__(self, discord: Sandbox, people: list[User], service: Service, chance: Random) -> None:
        self.discord = discord
        self.people = people
        self.service = service
        self.chance = chance
        self.player = WithCommands(Taste(5))
        self.kills = 0
        self.cut_short: list[BaseException] = []
        self.usual = 0.1
        """How long a whole turn takes here, in seconds: the kills are spread over that."""

    async def table(self) -> Table:
        return await self.service.looking.table_here(int(self.people[0].channel.id))

    async def until_over(self, kills: int) -> None:
        """Play on to the end; the first turns are hit by so many kills."""
        while (table := await self.table()).status != "ended":
            awaited = next(iter(table.awaited))
            user = next(one for one in self.people if int(one.id) == awaited.user)
            if self.kills >= kills:
                await self.step(user, table)
                continue
            self.kills += 1
            begin = time.perf_counter()
            step = asyncio.create_task(self.step(user, table))
            await asyncio.wait({step}, timeout=self.chance.uniform(0.0, 1.3) * self.usual)
            took = time.perf_counter() - begin
            self.usual = (self.usual + took) / 2 if step.done() else self.usual * 1.2
            await self.discord.kill_bot()
            # Nothing more comes from the bot; what it has sent may still be on its way through the stand-in.
            await asyncio.wait({step}, timeout=0.2)
            step.cancel()
            try:
                await step
            except (NotSeen, AssertionError, PageError, asyncio.CancelledError) as cut_short:
                # By the kill; anything else shows when the log is compared in the end.
                self.cut_short.append(cut_short)
            await self.discord.start_bot()

    async def step(self, user: User, table: Table) -> None:
        """Whatever is awaited of this person: a choice, a whole turn, or what is left of one."""
        if table.status == "opening":
            await self.player.choose(user)
            return
        answer = await user.slash("turn")
        if any(mark in answer.text for mark in ("second card", "Keep at least", "### The tunnel")):
            await self.player._go_on(user, answer)
        else:
            await self.player.turn(user)


def _acknowledged(discord: Sandbox, people: list[User]) -> set[int]:
    """The interactions in their channel that were an action and whose answer told so."""
    found = set()
    ids, here = {user.id for user in people}, people[0].channel.id
    messages = discord.standin.world.messages
    for one in discord.standin.interactions.values():
        if (one.type, one.channel_id, one.state) != (COMMAND, here, "answered"):
            continue
        if one.user_id in ids and one.data["name"] in ACTING:
            shown = [messages.get(one.channel_id, {}).get(key) for key in one.seen]
            texts = [str(message.data) for message in shown if message is not None]
            if any(mark in text for text in texts for mark in DONE):
                found.add(int(one.id))
    return found


async def check_log(database: Database, discord: Sandbox, people: list[User], service: Service, table: Table) -> int:
    """How many acknowledged actions were looked for."""
    async with store_on(database) as store:
        log, row = await store.log(table.game), await store.game(table.game)
    assert row is not None
    assert row.state is not None
    assert [entry.seq for entry in log] == list(range(1, row.seq + 1))
    in_log = {entry.interaction_id for entry in log}
    acknowledged = _acknowledged(discord, people)
    assert len(acknowledged) > 20
    assert acknowledged <= in_log, "an acknowledged action is lost"
    state = new_game(table.edition, len(table.seats), bytes.fromhex(table.seed), Options(order=table.options.order))
    for entry in standing_actions(log):
        assert entry.seat is not None
        state = apply(table.edition, state, Seat(entry.seat), read_action(entry.action)).state
    assert state == decode_state(row.state), "the snapshot is not what the log makes"
    await _check_posts(people[0], service, table)
    return len(acknowledged)


async def _check_posts(onlooker: User, service: Service, table: Table) -> None:
    """Everything has been told, and every claim exactly once."""
    assert due(await service.ledger.untold(table.game)) is None, "something is unposted"
    public = [message for message in onlooker.messages() if not message.ephemeral]
    files = Counter(picture.name for message in public for picture in message.attachments)
    assert all(count == 1 for count in files.values()), "a message was posted twice"
    told_text = "\n".join(message.content for message in public)
    page = await service.looking.log(click(99, guild=table.where.guild), table.game, limit=10_000)
    claims = [found for found in page.happenings if isinstance(found.event, RouteClaimed)]
    assert claims
    speech = names_at(words("en"), table)
    # A very long story is cut, and says so; nothing is ever told twice.
    cut = words("en").say("story-earlier") in told_text
    for claim in claims:
        # From the name on: the mark of a player may be an emoji. A run of turns leaves out what was paid.
        sentence = narrate(speech, (claim.event,), briefly=True)[0].rpartition(" (")[0]
        sentence = sentence[sentence.index("**") :]
        count = len(re.findall(re.escape(sentence), told_text))
        assert count == 1 or (cut and count == 0), sentence
    assert "is over" in public[-1].content


async def _killed_game(folder: Path, board: str, seed: int, kills: int, bases: Path | None = None) -> None:
    """With the folder of the base art the pictures are real ones, else dots."""
    given = environment(folder, **({"CACHE_DIR": str(bases)} if bases is not None else {}))
    bot = BotProcess(DOTTED if bases is None else SLOW_TRAIN, given)
    async with (
        Sandbox(bot, language="en-GB", held=False, patience=120) as discord,
        service_on(folder / "test.db") as service,
    ):
        people = [discord.user("host"), discord.user("olena")]
        await seat(discord, people, board, by_commands=True)
        play = Play(discord, people, service, Random(seed))
        await play.until_over(kills)
        await people[0].sees("The seed that proves the shuffle")
        await discord.stop_bot()
        assert play.cut_short, "no kill hit a click"
        found = await check_log(folder / "test.db", discord, people, service, await play.table())
        print(
            f"\n{board}: {play.kills} kills, {len(play.cut_short)} in the middle of a click; {found} answers, none lost"
        )


async def test_killed_at_random_moments(tmp_path: Path) -> None:
    await _killed_game(tmp_path, "paris", 1, kills=8)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("board", names())
async def test_killed_very_often(tmp_path: Path, base_cache: Path, board: str, number: int) -> None:
    kills = int(os.environ.get("KILLS", 1000)) // (GAMES * len(names()))
    await _killed_game(tmp_path, board, 2 + number, kills, base_cache)
