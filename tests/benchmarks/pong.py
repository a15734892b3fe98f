"""The floor: a bare discord.py bot whose only command answers "pong"."""

import os

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

        await self.tree.sync()


if __name__ == "__main__":
    discord.http.Route.BASE = os.environ["DISCORD_REST_URL"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    discord.asset.Asset.BASE = os.environ["DISCORD_CDN_URL"]
    Pong().run(os.environ["DISCORD_TOKEN"], log_handler=None)
