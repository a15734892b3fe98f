"""The floor: a bare discord.py bot that answers "pong", and once more with a fixed panel as big as a turn's."""

import os
from typing import Any

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands


class Pong(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="ping", description="Answers pong")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

        @self.tree.command(name="panel", description="Answers with a panel that never changes")
        async def panel(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=_panel(), ephemeral=True)

        await self.tree.sync()


def _panel() -> discord.ui.LayoutView:
    """A turn in the middle of a game: some 25 components, 84 routes to choose from, 21 kB."""
    view = discord.ui.LayoutView(timeout=None)
    parts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay("hand and tickets " * 54)]
    for row in range(2):
        parts.append(discord.ui.ActionRow(*(discord.ui.Button(label=f"{row}{n}", emoji="🔵") for n in range(5))))
    for menu in range(4):
        options = [_option(f"{menu}{number:02}") for number in range(21)]
        parts.append(discord.ui.ActionRow(discord.ui.Select(placeholder=f"menu {menu}", options=options)))
    view.add_item(discord.ui.Container(*parts))
    return view


def _option(number: str) -> discord.SelectOption:
    return discord.SelectOption(
        label=f"From here – to there {number} (3) · blue",
        value=f"route~{number}",
        description="4 points, for example 2 🔵 blue + 1 🌈 wild",
        emoji="🔵",
    )


if __name__ == "__main__":
    discord.http.Route.BASE = os.environ["DISCORD_REST_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    discord.asset.Asset.BASE = os.environ["DISCORD_CDN_URL"]
    Pong().run(os.environ["DISCORD_TOKEN"], log_handler=None)
