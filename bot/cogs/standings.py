"""Who is good at it: statistics of a player, and the leaderboard of a server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.common import command, describe, suggests
from bot.service import MapChoice
from bot.ui.answer import Answer
from bot.ui.standings import leaderboard_text, statistics_text
from bot.ui.suggesting import Suggestion, map_names, meant


class StandingsCommands(commands.Cog):
    @command("stats")
    @describe(player="player", map="stats-map")
    @app_commands.guild_only()
    async def stats(self, answer: Answer, player: discord.User | None = None, map: str = "") -> None:
        service, on = answer.desk.service, _on(answer, map)
        user = player.id if player is not None else answer.click.user
        found = await service.standings.statistics(user, answer.click.guild, _map_id(on), answer.click.user)
        await answer.say(statistics_text(answer.words, user, found, on, service.looking.maps))

    @command("leaderboard")
    @describe(map="stats-map")
    @app_commands.guild_only()
    async def leaderboard(self, answer: Answer, map: str = "") -> None:
        on = _on(answer, map)
        found = await answer.desk.service.standings.leaderboard(answer.click.guild or 0, _map_id(on))
        await answer.say(leaderboard_text(answer.words, found, on, answer.click.user))

    @suggests(stats, "map")
    @suggests(leaderboard, "map")
    async def map_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return _listed(answer)


def _listed(answer: Answer) -> list[Suggestion]:
    return [map_names(answer.words, choice.edition, choice.name) for choice in answer.desk.service.looking.maps]


def _on(answer: Answer, typed: str) -> MapChoice | None:
    """The map that was named, if one was."""
    if not typed:
        return None
    wanted = meant(_listed(answer), typed, "typed-map").value
    return next(choice for choice in answer.desk.service.looking.maps if choice.name == wanted)


def _map_id(on: MapChoice | None) -> str:
    return on.edition.board.id if on is not None else ""


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(StandingsCommands())
