"""What admins set for their server: `/settings`."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import command
from bot.ui.answer import Answer
from bot.ui.server_settings import show_settings


class HostCommands(commands.Cog):
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @command("settings")
    async def settings(self, answer: Answer) -> None:
        await show_settings(answer)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(HostCommands())
