"""Commands that only show something."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.common import command, describe, everywhere, given, seen_in, suggests, table_here
from bot.errors import NoGameHere
from bot.text import Words
from bot.text.rules import topic_name, topics
from bot.ui.answer import Answer
from bot.ui.games import my_games, show_games
from bot.ui.layout import Panel, Text, cut_lines
from bot.ui.looks import show_hand, show_help, show_log, show_panel, show_rules, show_table
from bot.ui.own_seat import names_at
from bot.ui.public import row_line, score_lines
from bot.ui.suggesting import Suggestion, map_names, meant, suggestion
from engine.edition import Edition


class InfoCommands(commands.Cog):
    @everywhere
    @command("hand")
    @describe(game="own-game")
    async def hand(self, answer: Answer, game: str = "") -> None:
        seen = await seen_in(answer, game)
        await (show_games(answer) if seen is None else show_hand(answer, seen))

    @suggests(hand, "game")
    async def game_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return await my_games(answer)

    @command("board")
    @app_commands.guild_only()
    async def board(self, answer: Answer) -> None:
        await show_table(answer, await table_here(answer))

    @command("scores")
    @app_commands.guild_only()
    async def scores(self, answer: Answer) -> None:
        table = await table_here(answer)
        names = names_at(answer.words, table)
        lines = [answer.words.say("scores-title"), *score_lines(names, table)]
        if table.view is None or table.status == "cancelled":
            lines.append(answer.words.say(f"status-{table.status}"))
        elif table.final is None:
            lines.append(row_line(names, table.view))
        await show_panel(answer, table, Panel((Text(cut_lines(lines, 3800)),)))

    @command("log")
    @app_commands.guild_only()
    async def log(self, answer: Answer) -> None:
        await show_log(answer, (await table_here(answer)).game)

    @command("rules")
    @describe("topic", map="other-map")
    async def rules(self, answer: Answer, topic: str = "", map: str = "") -> None:
        edition = await _edition(answer, map)
        name = meant(_topics(answer.words, edition), topic, "typed-topic").value if topic else ""
        await show_rules(answer, edition, name)

    @suggests(rules, "topic")
    async def topic_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        edition = await _edition(answer, given(answer, "map"))
        return _topics(answer.words, edition)

    @suggests(rules, "map")
    async def map_suggestions(self, answer: Answer, typed: str) -> list[Suggestion]:
        return [map_names(answer.words, choice.edition, choice.name) for choice in answer.desk.service.looking.maps]

    @command("help")
    async def help(self, answer: Answer) -> None:
        await show_help(answer)

    @everywhere
    @command("games")
    async def games(self, answer: Answer) -> None:
        await show_games(answer)


def _topics(words: Words, edition: Edition) -> list[Suggestion]:
    return [suggestion(topic_name(words, topic), topic) for topic in topics(edition.board)]


async def _edition(answer: Answer, name: str) -> Edition:
    """The map that was named, or that of the table here."""
    maps = answer.desk.service.looking.maps
    if name:
        listed = [map_names(answer.words, choice.edition, choice.name) for choice in maps]
        wanted = meant(listed, name, "typed-map").value
        return next(choice.edition for choice in maps if choice.name == wanted)
    try:
        return (await table_here(answer)).edition
    except NoGameHere:
        return maps[0].edition


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(InfoCommands())
