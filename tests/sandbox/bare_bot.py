"""A small bot on the real discord.py, with one command or button for every feature of the stand-in."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000020000000308020000003662d5d10000000c49444154789c63f8cfc0400000000d0003d5d4b6fa"
    "0000000049454e44ae426082"
)
ROUTES = ("Paris – Zürich", "Paris – Brest", "Roma – Venezia", "Kyïv – Warszawa")


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


class Tables(discord.app_commands.Translator):
    """Names in Polish and Ukrainian."""

    WORDS = {
        "pl": {"map": "mapa", "choose a map": "wybierz mapę"},
        "uk": {"map": "мапа", "choose a map": "оберіть мапу"},
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.WORDS.get(locale.value, {}).get(string.message)


class BareBot(discord.Client):
    """Every command is registered by the test module that needs it, through `extend`."""

    def __init__(self, extend: Callable[[BareBot], None] | None = None, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default())
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Message] = []
        self.resumed = 0
        self.errors: list[BaseException] = []
        add_commands(self)
        if extend is not None:
            extend(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Opener)
        await self.tree.set_translator(Tables())
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_resumed(self) -> None:
        self.resumed += 1


def add_commands(bot: BareBot) -> None:
    game = app_commands.Group(name="game", description="tables")

    @game.command(name="new", description="choose a map")
    @app_commands.rename(board="map")
    @app_commands.choices(
        board=[app_commands.Choice(name="Europe", value="europe"), app_commands.Choice(name="Paris", value="paris")]
    )
    async def new(interaction: discord.Interaction, board: str, seats: app_commands.Range[int, 2, 5] = 2) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Opener(seats))
        await interaction.response.send_message(f"{board} for {seats}", view=view)

    bot.tree.add_command(game)

    @bot.tree.command(name="ping", description="answers at once")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    @bot.tree.command(name="slow", description="thinks, then answers twice")
    async def slow(interaction: discord.Interaction, private: bool) -> None:
        await interaction.response.defer(thinking=True, ephemeral=private)
        await interaction.edit_original_response(content="first")
        await interaction.followup.send("second", ephemeral=True)

    @bot.tree.command(name="claim", description="completes")
    async def claim(interaction: discord.Interaction, route: str, note: str = "") -> None:
        await interaction.response.send_message(f"claimed {route}", ephemeral=True)

    @claim.autocomplete("route")
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=one, value=one) for one in ROUTES if current.lower() in one.lower()]

    @bot.tree.command(name="picture", description="sends a picture")
    async def picture(interaction: discord.Interaction) -> None:
        file = discord.File(io.BytesIO(PNG), "board.png", description="A board")
        await interaction.response.send_message("look", file=file)


def running(bot_made: Callable[[], BareBot]) -> Callable[[Mapping[str, str]], Awaitable[None]]:
    """The function a Sandbox starts."""

    async def run(environment: Mapping[str, str]) -> None:
        bot = bot_made()
        token = point_at(environment)
        try:
            async with bot:
                await bot.start(token)
        finally:
            await asyncio.sleep(0)

    return run
