"""The registered commands: each is in docs/commands.md with exactly its options, and Discord's rules for names hold."""

import re
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.cogs import EXTENSIONS, common
from bot.cogs.common import named, suggests, text
from bot.cogs.translating import CommandTranslator
from bot.errors import Refusal
from bot.text import Words, words
from bot.text.emblems import Emblems
from bot.ui.answer import Answer
from bot.ui.suggesting import Suggestion, suggestion

DOCS = Path(__file__).parents[3] / "docs" / "commands.md"


async def tree() -> list[app_commands.Command[commands.Cog, ..., object]]:
    bot = commands.Bot("!", intents=discord.Intents.none())
    for extension in EXTENSIONS:
        await bot.load_extension(extension)
    return [one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command)]


def usage(command: app_commands.Command[commands.Cog, ..., object]) -> str:
    """`/claim route [with]`."""
    options = [one.display_name if one.required else f"[{one.display_name}]" for one in command.parameters]
    return " ".join((f"/{command.qualified_name}", *options))


async def test_the_docs_list_every_command_with_its_options_and_no_other() -> None:
    documented = re.findall(r"^\| `(/[^`]+)` \|", DOCS.read_text("utf-8"), re.MULTILINE)
    assert sorted(documented) == sorted(usage(command) for command in await tree())


async def test_the_commands_are_there() -> None:
    names = {command.qualified_name for command in await tree()}
    lobby = {
        "new",
        "join",
        "leave",
        "start",
        "cancel",
        "status",
        "remove",
        "host",
        "undo",
        "resign",
        "replace",
        "pause",
        "move",
    }
    actions = {"turn", "draw", "claim", "draw-tickets", "station", "port", "exchange", "pass", "hint", "plan"}
    looks = {"hand", "tickets", "board", "scores", "log", "rules", "help", "games"}
    past = {"replay", "record", "verify", "follow"}
    assert names == {f"game {name}" for name in lobby | past} | actions | looks | {
        "stats",
        "leaderboard",
        "profile",
        "note",
        "settings",
        "privacy",
    }


async def test_names_and_descriptions_are_as_discord_wants_them() -> None:
    for command in await tree():
        assert re.fullmatch(r"[a-z-]{1,32}", command.name)
        assert 1 <= len(command.description) <= 100
        assert len(command.parameters) <= 25
        required = [one.required for one in command.parameters]
        assert required == sorted(required, reverse=True)
        for option in command.parameters:
            assert re.fullmatch(r"[a-z_]{1,32}", option.display_name)
            assert 1 <= len(str(option.description)) <= 100
            assert len(option.choices) <= 25


async def test_the_same_option_may_mean_something_else() -> None:
    told = {c.qualified_name: {o.display_name: str(o.description) for o in c.parameters} for c in await tree()}
    assert told["game new"]["map"] == "The map to play on"
    assert "ask about" in told["rules"]["map"]


async def test_commands_about_a_table_are_for_servers_only() -> None:
    for command in await tree():
        root = command.root_parent or command
        assert root.guild_only is (
            command.qualified_name not in ("rules", "help", "games", "profile", "privacy", "turn", "hand")
        )


def test_texts_carry_their_key_for_the_translator() -> None:
    assert text("command-turn").extras == {"key": "command-turn", "values": {}}
    assert text("level", level="easy").extras == {"key": "level", "values": {"level": "easy"}}
    assert named("game new").extras == {"key": "command-game-new-name"}
    assert named("game new").message == "new"


async def test_every_choice_of_an_option_has_a_key() -> None:
    listed = [choice for command in await tree() for option in command.parameters for choice in option.choices]
    assert len(listed) > 10
    for choice in listed:
        name = choice._locale_name
        assert name is not None
        assert name.message == choice.name == words().say(name.extras["key"], **name.extras["values"])


async def test_a_command_is_handed_its_answer_and_a_fault_of_it_is_answered() -> None:
    """discord.py reads the options from the method; it calls it with an interaction."""

    class Cog(commands.Cog):
        @common.command("pass")
        @app_commands.rename(often="times")
        async def count(self, answer: Answer, often: int, loudly: bool = False) -> None:
            asked.append((answer, often, loudly))
            raise Refusal("old-button")

        @suggests(count, "often", narrow=False)
        async def numbers(self, answer: Answer, typed: str) -> list[Suggestion]:
            if typed == "nothing":
                raise Refusal("typed-number", typed=typed)
            return [suggestion(typed, typed)] * 30

    asked: list[tuple[Answer, int, bool]] = []
    cog, interaction = Cog(), MagicMock()
    interaction.locale, interaction.id = discord.Locale.british_english, 7
    interaction.response.is_done.return_value = False
    interaction.client.desk.emblems = Emblems()
    interaction.client.desk.service.people.language = AsyncMock(return_value="")
    interaction.response.send_message, interaction.response.autocomplete = AsyncMock(), AsyncMock()
    (made,) = cog.get_app_commands()
    assert isinstance(made, app_commands.Command)
    assert [(one.display_name, one.required) for one in made.parameters] == [("times", True), ("loudly", False)]
    await made._do_call(interaction, {"often": 3})
    assert [(answer.interaction, *rest) for answer, *rest in asked] == [(interaction, 3, False)]
    assert "older version of this bot" in interaction.response.send_message.call_args.args[0]
    find: Any = made._params["often"].autocomplete
    assert [one.value for one in await find(cog, interaction, "4")] == ["4"] * 25
    assert await find(cog, interaction, "nothing") == []


async def test_a_further_language_names_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as a language is complete, Discord is told its names; English and unknown languages need none."""
    ukrainian = Words("uk", "command-game-new-name = нова\ncommand-turn = Зробити хід\nlevel = рівень { $level }\n")
    monkeypatch.setattr(
        "bot.cogs.translating.words", lambda *wanted: ukrainian if wanted[0] == "uk" else words(*wanted)
    )
    monkeypatch.setattr("bot.cogs.translating.offered", lambda locale: locale.split("-")[0])
    translator = CommandTranslator()
    context: Any = None
    assert await translator.translate(named("game new"), discord.Locale.ukrainian, context) == "нова"
    assert await translator.translate(text("command-turn"), discord.Locale.ukrainian, context) == "Зробити хід"
    level = text("level", level="easy")
    assert await translator.translate(level, discord.Locale.ukrainian, context) == "рівень easy"
    assert await translator.translate(text("command-pass"), discord.Locale.ukrainian, context) is None
    assert await translator.translate(text("command-turn"), discord.Locale.british_english, context) is None
    assert await translator.translate(app_commands.locale_str("x"), discord.Locale.ukrainian, context) is None
