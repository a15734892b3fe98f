"""The commands as discord.py calls them; what it can't make sense of is one sentence, and no traceback."""

import logging
from typing import Any

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.ui.answer import UNTAKEN, Answer, Interaction
from bot.ui.guarding import guarded

log = logging.getLogger(__name__)


def _one_line(record: logging.LogRecord) -> bool:
    """Suggestions that Discord does not take any more are no fault: whoever types on does not miss them."""
    if record.exc_info and isinstance(record.exc_info[1], UNTAKEN):
        log.info("suggestions came too late: %s", record.exc_info[1])
        return False
    return True


logging.getLogger("discord.app_commands.tree").addFilter(_one_line)


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Suggestions are looked for where we have some; discord.py would log anything else at length."""
        if not _sound(interaction.data or {}):
            await self.on_error(interaction, app_commands.AppCommandError())
            return False
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        command = interaction.command
        if not isinstance(command, app_commands.Command):
            return False
        suggested = {option.display_name for option in command.parameters if option.autocomplete}
        return _focused(interaction.data or {}) in suggested

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """A command or option that is not ours, or no longer: else it is a fault, and answered like every other."""
        invoked = isinstance(error, app_commands.CommandInvokeError)
        if not invoked:
            log.info("interaction %s is no command of ours: %s", interaction.id, type(error).__name__)

        async def work(answer: Answer) -> None:
            raise error if invoked else Refusal("old-command")

        await guarded(interaction, work)


_POINTING = {6, 7, 8, 9, 11}
"""The options that name a person, a channel, a role, one of these, or a file by its id."""


def _sound(data: Any) -> bool:
    """Whether every id can be one; discord.py takes that for granted."""
    for option in data.get("options") or ():
        value = str(option.get("value"))
        if option.get("type") in _POINTING and not (value.isdecimal() and len(value) <= 20):
            return False
        if not _sound(option):
            return False
    return True


def _focused(data: Any) -> str | None:
    """The name of the option that is being typed, wherever groups nest it."""
    for option in data.get("options") or ():
        if option.get("focused"):
            return str(option.get("name"))
        if found := _focused(option):
            return found
    return None
