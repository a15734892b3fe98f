"""The floor: a bare discord.py bot that answers "pong"; or with a panel that never changes, as big as a turn's; or with
a small one after it has read and kept for certain as much as the answer to a move does."""

import os
import tempfile
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord import app_commands

_STATE = 4096
_KEPT = 24_000
"""Bytes that a move reads, and that it has the disk keep: seven pages of the database."""


class Pong(discord.Client):
    def __init__(self, folder: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self._file = folder / "kept.db"

    async def setup_hook(self) -> None:
        database = self._database = await aiosqlite.connect(self._file, isolation_level=None)
        for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE kept (state, more)"):
            await database.execute(statement)
        await database.execute("INSERT INTO kept VALUES (?, ?)", (os.urandom(_STATE), b""))

        @self.tree.command(name="ping", description="Answers pong")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong", ephemeral=True)

        @self.tree.command(name="panel", description="Answers with a panel that never changes")
        async def panel(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=_panel(), ephemeral=True)

        @self.tree.command(name="keep", description="Answers when something is kept")
        async def keep(interaction: discord.Interaction) -> None:
            await database.execute_fetchall("SELECT state FROM kept")
            await database.execute("UPDATE kept SET more = ?", (os.urandom(_KEPT),))
            await interaction.response.send_message(view=_done(), ephemeral=True)

        await self.tree.sync()

    async def close(self) -> None:
        await super().close()
        await self._database.close()


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


def _done() -> discord.ui.LayoutView:
    """The end of a turn: what was drawn, whose turn it is, a button."""
    view = discord.ui.LayoutView(timeout=None)
    buttons = discord.ui.ActionRow[Any](discord.ui.Button(label="Make a plan"))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("what was done " * 10), buttons))
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
    with tempfile.TemporaryDirectory() as name:
        Pong(Path(name)).run(os.environ["DISCORD_TOKEN"], log_handler=None)
