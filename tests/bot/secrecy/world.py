"""A world that can be played twice alike: clock, ids and pictures are the same, and every step waits for its echo."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.client import Parts, run_bot
from bot.publish import Drawn, Post, Speaker
from bot.publish.due import due
from bot.publish.painting import pictures
from bot.service import Service, Table
from bot.settings import read_settings
from sandbox.testing import Answer, RunsBot, Sandbox, User
from tests.bot.games.bots import SeededIds, no_emojis

START = 1_800_000_000.0


class StillClock:
    def now(self) -> int:
        return int(START * 1000)

    async def until(self, at: int) -> None:
        await asyncio.Event().wait()

    def set_by(self) -> int:
        return 0


def _painted(speaker: Speaker, post: Post) -> tuple[Drawn, ...]:
    """The real pictures; another function, so that no base art is painted ahead."""
    return pictures(speaker, post)


def bot(folder: Path, bases: Path, seed: int) -> RunsBot:
    parts = Parts(clock=StillClock(), ids=SeededIds(seed), paints=_painted, emojis=no_emojis)

    async def run(environment: Mapping[str, str]) -> None:
        given = {**environment, "DATABASE_PATH": str(folder / "test.db"), "CACHE_DIR": str(bases)}
        await run_bot(read_settings(given), parts)

    return run


class Step(Struct, frozen=True):
    """Something a person did: a command with its options, or a public button."""

    user: str
    what: str
    options: dict[str, Any] = {}
    button: bool = False


class World:
    """The channel of one game, and how to take a step in it."""

    def __init__(self, discord: Sandbox, people: list[User], service: Service) -> None:
        self.discord = discord
        self.service = service
        self.people = {user.name: user for user in people}
        self.onlooker = people[0]

    def public(self) -> list[Any]:
        return [one for one in self.onlooker.messages() if not one.ephemeral]

    async def take(self, step: Step) -> Answer:
        """Do it, and wait until the channel has caught up: the order of public messages is then always the same."""
        user = self.people[step.user]
        answer = await (user.click(step.what) if step.button else user.slash(step.what, **step.options))
        for _ in range(3000):
            if await self._told():
                break
            await asyncio.sleep(0.02)
        await self.discord.wait(lambda: self._quiet(answer), "An old message keeps its buttons, or a panel no picture.")
        return answer

    async def table(self) -> Table:
        return await self.service.looking.table_here(int(self.onlooker.channel.id))

    async def _told(self) -> bool:
        return due(await self.service.ledger.untold((await self.table()).game)) is None

    def _quiet(self, answer: Answer) -> bool:
        """One public message has buttons, and a private panel has its picture."""
        if sum(bool(one.buttons()) for one in self.public()) != 1:
            return False
        now = self.onlooker.now(answer)
        panel = (
            now is not None
            and now.ephemeral
            and any(word in now.text for word in ("Your turn", "Hand**:", "Unseen cards"))
        )
        return not panel or bool(now and now.attachments)


class Noted:
    """A user whose commands are written down."""

    def __init__(self, world: World, name: str, script: list[Step]) -> None:
        self._world, self._name, self._script = world, name, script

    async def slash(self, name: str, /, **options: Any) -> Answer:
        step = Step(self._name, name, options)
        self._script.append(step)
        return await self._world.take(step)

    async def press(self, label: str) -> Answer:
        step = Step(self._name, label, button=True)
        self._script.append(step)
        return await self._world.take(step)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._world.people[self._name], name)


def shown_to_others(discord: Sandbox, user: User) -> tuple[list[Any], list[Any]]:
    """What everybody saw, and what others than this person saw in private, each in its order; pictures by digest."""
    public = [_plain(discord._public(change)) for change in discord.changes if change.only is None]
    private = [_plain(discord._public(change)) for change in discord.changes if change.only not in (None, user.id)]
    return public, private


_NUMBERS = {"url", "proxy_url", "attachment_id", "id"}
"""Where the stand-in keeps a file: the port it listens on and numbers that it counts up."""


def _plain(thing: Any) -> Any:
    if isinstance(thing, dict):
        kept = {name: value for name, value in thing.items() if name not in _NUMBERS or isinstance(value, int)}
        return {name: _plain(value) for name, value in kept.items()}
    return [_plain(value) for value in thing] if isinstance(thing, list) else thing
