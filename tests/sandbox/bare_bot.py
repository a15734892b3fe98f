"""A small bot on the real discord.py; every test adds the commands and buttons it needs."""

from __future__ import annotations

import asyncio
import os
import re
import zlib
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from struct import pack
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands

from sandbox.testing import Sandbox

Extend = Callable[["BareBot"], None]


def png(width: int = 2, height: int = 3) -> bytes:
    """A black picture of this size."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data))

    header, rows = pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0), zlib.compress((b"\0" * (width + 1)) * height)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def point_at(environment: Mapping[str, str]) -> str:
    """Make discord.py talk to the stand-in; answers the token."""
    discord.http.Route.BASE = environment["DISCORD_REST_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(environment["DISCORD_GATEWAY_URL"])
    discord.asset.Asset.BASE = environment["DISCORD_CDN_URL"]
    return environment["DISCORD_TOKEN"]


class Opener(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"open:(?P<number>\d+)"):
    """A button that works however old its message is."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label=f"Open {number}", custom_id=f"open:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Opener:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"number {self.number} for {interaction.user.name}", ephemeral=True)


class BareBot(discord.Client):
    """A client with a command tree that is synchronised at login."""

    def __init__(self, extend: Extend | None = None, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.translator: app_commands.Translator | None = None
        self.heard: list[discord.Message] = []
        self.times_resumed = 0
        self.events: list[str] = []
        self.at_home = asyncio.Event()
        self.errors: list[BaseException] = []
        self.tree.error(self.note_error)
        add_ping(self)
        if extend is not None:
            extend(self)

    async def note_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Opener)
        if self.translator is not None:
            await self.tree.set_translator(self.translator)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.times_resumed += 1

    async def on_socket_event_type(self, event: str) -> None:
        """Both guilds are known: `on_ready` would say so two seconds later."""
        self.events.append(event)
        if self.events.count("GUILD_CREATE") == 2:
            self.at_home.set()

    async def raw(self, method: str, path: str, **arguments: Any) -> Any:
        """A request as discord.py sends it, past its own checks."""
        return await self.http.request(discord.http.Route(method, path), **arguments)

    def text_channel(self, channel_id: str) -> discord.TextChannel:
        channel = self.get_channel(int(channel_id))
        assert isinstance(channel, discord.TextChannel)
        return channel


def add_ping(bot: BareBot) -> None:
    @bot.tree.command(name="ping", description="answers at once")
    async def ping(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Opener(7))
        await interaction.response.send_message("pong", view=view, ephemeral=True)

    @bot.tree.command(name="table", description="a public message with a button")
    async def table(interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Opener(3))
        await interaction.response.send_message("a table", view=view)


@asynccontextmanager
async def home(extend: Extend | None = None, **settings: Any) -> AsyncIterator[tuple[Sandbox, BareBot]]:
    """A stand-in with a bare bot logged in; a restart makes a new one."""
    bots: list[BareBot] = []

    async def run(environment: Mapping[str, str]) -> None:
        bot = BareBot(extend)
        bots.append(bot)
        async with bot:
            await bot.start(point_at(environment))

    async with Sandbox(run, **settings) as sandbox:
        await bots[-1].at_home.wait()
        yield sandbox, bots[-1]


def main() -> None:
    """The bot as a process of its own; it says its number, so that a test can see it end."""
    print(os.getpid(), flush=True)
    BareBot().run(point_at(os.environ), log_handler=None)


if __name__ == "__main__":
    main()
