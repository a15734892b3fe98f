"""The registered commands: each is in docs/commands.md with exactly its options, and Discord's rules for names hold."""

import re
from pathlib import Path

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import EXTENSIONS
from bot.cogs.common import text

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


async def test_the_commands_of_the_issue_are_there() -> None:
    names = {command.qualified_name for command in await tree()}
    lobby = {"new", "join", "leave", "start", "cancel", "status", "remove", "host", "undo", "resign"}
    actions = {"turn", "draw", "claim", "tickets", "station", "port", "exchange", "pass"}
    looks = {"hand", "board", "scores", "log", "rules", "help", "games"}
    assert names == {f"game {name}" for name in lobby} | actions | looks


async def test_names_and_descriptions_are_as_discord_wants_them() -> None:
    for command in await tree():
        assert re.fullmatch(r"[a-z]{1,32}", command.name)
        assert 1 <= len(command.description) <= 100
        assert len(command.parameters) <= 25
        required = [one.required for one in command.parameters]
        assert required == sorted(required, reverse=True)
        for option in command.parameters:
            assert re.fullmatch(r"[a-z]{1,32}", option.display_name)
            assert 1 <= len(str(option.description)) <= 100
            assert len(option.choices) <= 25


async def test_commands_about_a_table_are_for_servers_only() -> None:
    for command in await tree():
        root = command.root_parent or command
        assert root.guild_only is (command.qualified_name not in ("rules", "help", "games"))


def test_texts_carry_their_key_for_the_translator() -> None:
    assert text("command-turn").extras == {"key": "command-turn"}
