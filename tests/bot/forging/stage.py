"""Games of every map in every state, the real client without a network, and people who send it whatever they like."""

import gc
import itertools
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

import discord
from discord import app_commands
from discord.webhook.async_ import AsyncWebhookAdapter
from msgspec import Struct

import bot.cogs
from bot.client.client import SlowTrain, set_apart
from bot.desk import Desk
from bot.films import Cinema, FilmOrder
from bot.opponents import Thinker
from bot.publish import Publisher, Studio
from bot.service import Service
from bot.ui import TableSpeaker
from bot.workers import Alone, Shards
from engine.state import SecondCard, TicketChoice, TunnelQuestion
from maps import names
from tests.bot.desk import (
    GUILD,
    HANNAH,
    MAREK,
    OLENA,
    VERA,
    CountedIds,
    SteadyClock,
    click,
    lobby,
    opened,
    play_one,
    service_on,
    started,
)
from tests.bot.publish.room import ListMessenger

ELSEWHERE = 6
"""Another server."""
FIRST_CHANNEL = 1000
MEMBER = (1 << 10) | (1 << 11) | (1 << 31) | (1 << 35)
ADMIN = MEMBER | (1 << 5)
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


class Person(Struct, frozen=True):
    id: int
    guild: int = GUILD
    permissions: int = MEMBER


PEOPLE = (
    Person(HANNAH),
    Person(OLENA),
    Person(MAREK),
    Person(VERA),
    Person(21),
    Person(22, permissions=ADMIN),
    Person(31, ELSEWHERE),
    Person(32, ELSEWHERE, ADMIN),
)
"""Three players and one who often is, an onlooker, an admin, and a member and an admin of another server."""


class Forgery(Struct, frozen=True):
    """Who sends what, from which channel."""

    person: Person
    channel: int
    kind: int
    data: dict[str, Any]
    private: bool = False
    """Whether the message that was clicked is for the person's eyes only."""


class QuietStudio(Studio):
    """Paints nothing, at once."""

    def __init__(self) -> None:
        super().__init__(threads=0)

    async def draw(self, *arguments: Any, **more: Any) -> Any:
        return None

    async def draw_public(self, *arguments: Any, **more: Any) -> Any:
        return ()


class QuietCinema(Cinema):
    """Draws no film."""

    async def film(self, order: FilmOrder) -> bytes:
        return b"film"


class Stage:
    """`send` brings a forgery to the bot as discord.py would, and returns everything that the bot says to it."""

    def __init__(self, service: Service, games: dict[str, int]) -> None:
        self.service = service
        self.games = games
        """The channel of each game."""
        self._numbers = itertools.count(1 << 40)
        self._said: list[Any] = []
        self._thinker = Thinker()

    async def close(self) -> None:
        await self._thinker.close()

    async def open(self) -> None:
        self.client = SlowTrain(_nothing, Shards(), Alone())
        messenger, studio, clock, ids = ListMessenger(), QuietStudio(), SteadyClock(), CountedIds()
        publisher = Publisher(self.service.ledger, clock, TableSpeaker("en"), messenger, studio)
        publisher.queues.wake = lambda game: None  # type: ignore[method-assign]  # Nobody looks at the channels here.
        cinema = QuietCinema(Path())
        self.client.desk = Desk(self.service, publisher, studio, cinema, self._thinker, clock, ids, "en")
        await self.client._async_setup_hook()
        state, me = self.client._connection, {"id": "1", "username": "slow-train", "discriminator": "0", "avatar": None}
        state.user = discord.ClientUser(state=state, data=cast(Any, me))
        for extension in bot.cogs.EXTENSIONS:
            await self.client.load_extension(extension)
        self._clicks: Any = self.client.get_cog("Clicks")

    async def send(self, forgery: Forgery) -> list[Any]:
        self._said = []
        interaction: Any = discord.Interaction(data=self._payload(forgery), state=self.client._connection)
        with self._network():
            if forgery.kind in (COMPONENT, MODAL):
                await self._clicks.on_interaction(interaction)
            else:
                try:
                    await self.client.tree._call(interaction)
                except app_commands.AppCommandError as error:
                    await self.client.tree.on_error(interaction, error)
        return self._said

    @contextmanager
    def _network(self) -> Iterator[None]:
        async def answered(adapter: Any, route: Any, session: Any, **sent: Any) -> Any:
            self._said.append(sent.get("payload") or [_read(part) for part in sent.get("multipart") or ()])
            if route.path.endswith("/callback"):
                return {"interaction": {"id": "1", "type": 2, "response_message_id": "77"}}
            return plain_message(77, GUILD, 64)

        async def asked(http: Any, route: Any, **sent: Any) -> Any:
            response = cast(Any, type("Response", (), {"status": 403, "reason": "Forbidden", "headers": {}})())
            raise discord.Forbidden(response, {"code": 50013, "message": "Missing Permissions"})

        with (
            patch.object(AsyncWebhookAdapter, "request", answered),
            patch.object(discord.http.HTTPClient, "request", asked),
        ):
            yield

    def _payload(self, forgery: Forgery) -> Any:
        person, number = forgery.person, next(self._numbers)
        user = {"id": str(person.id), "username": f"p{person.id}", "discriminator": "0", "avatar": None}
        payload = {
            "id": str(number),
            "application_id": "1",
            "type": forgery.kind,
            "data": forgery.data,
            "channel": {"id": str(forgery.channel), "type": 0, "name": "c", "permissions": "0", "position": 0},
            "channel_id": str(forgery.channel),
            "guild_id": str(person.guild),
            "guild": {"id": str(person.guild), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": {
                "user": user,
                "roles": [],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "permissions": str(person.permissions),
                "deaf": False,
                "mute": False,
                "flags": 0,
            },
            "token": f"t{number}",
            "version": 1,
            "app_permissions": str(MEMBER | (1 << 15) | (1 << 16) | (1 << 38)),
            "locale": "en-GB",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(person.guild)},
            "context": 0,
            "attachment_size_limit": 1 << 20,
        }
        if forgery.kind == COMPONENT or forgery.private:
            payload["message"] = plain_message(78, forgery.channel, 64 if forgery.private else 0)
        return payload


def _read(part: dict[str, Any]) -> dict[str, Any]:
    """A part of a form; a file by what is in it."""
    value = part["value"]
    return {**part, "value": value.read() if hasattr(value, "read") else value}


async def _nothing() -> None:
    return


def plain_message(number: int, channel: int, flags: int) -> dict[str, Any]:
    author = {"id": "1", "username": "slow-train", "discriminator": "0", "avatar": None, "bot": True}
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": author,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": flags,
        "components": [],
    }


@asynccontextmanager
async def stage(path: Path, seed: int) -> AsyncIterator[Stage]:
    """For each map a lobby, an opening, games in the middle, at a question and over, each in a channel of its own."""
    async with service_on(path) as service:
        made = Stage(service, await filled(service, seed))
        await made.open()
        set_apart()
        try:
            yield made
        finally:
            gc.unfreeze()
            await made.close()


async def filled(service: Service, seed: int) -> dict[str, int]:
    """The games, and the channel of each."""
    games: dict[str, int] = {}
    chance = Random(seed)
    for number, board in enumerate(names()):
        await _fill(service, games, board, FIRST_CHANNEL + 10 * number, chance)
    return games


async def _fill(service: Service, games: dict[str, int], board: str, channel: int, chance: Random) -> None:
    service.allowances.tables._spent.clear()  # Nobody else opens so many tables.
    tables = [
        await lobby(service, OLENA, channel=channel, map=board),
        await started(service, OLENA, MAREK, channel=channel + 1, map=board),
    ]
    for place in range(2, 6):
        table = await opened(service, OLENA, MAREK, channel=channel + place, map=board)
        await _play(service, table.game, chance, place)
        tables.append(table)
    over = await opened(service, OLENA, channel=channel + 6, map=board)
    while await play_one(service, over, chance) is not None:
        pass
    cancelled = await lobby(service, channel=channel + 7, map=board)
    await service.tables.cancel(click(), cancelled.game)
    for place, table in enumerate((*tables, over, cancelled)):
        games[table.game] = channel + place


async def _play(service: Service, game: str, chance: Random, place: int) -> None:
    """Some turns; then on to a question, where this place is for one: a second card, tickets, a tunnel."""
    table = await service.looking.table(click(), game)
    for _ in range(chance.randrange(4, 24)):
        if await play_one(service, table, chance) is None:
            return
    question = {3: SecondCard, 4: TicketChoice, 5: TunnelQuestion}.get(place)
    for _ in range(60):
        now = await service.looking.table(click(), game)
        if question is None or now.view is None or isinstance(now.view.pending, question) or not now.awaited:
            return
        user = now.awaited[0].user
        assert user is not None
        seen = await service.looking.seen(game, user)
        action = chance.choice(seen.legal)
        await service.turns.act(click(user), game, [action], seen.move)


class Complaints(logging.Handler):
    """Every warning, error and traceback in the log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))
