"""What the log says about a click: which one, in which game, how long it took. Never what was chosen or typed."""

from typing import Any, get_args

import discord

from bot.ui.steps import OwnStep, ServerStep, TableStep

_TAGS = frozenset(str(kind.__struct_config__.tag) for kind in (*get_args(TableStep), *get_args(OwnStep), ServerStep))


def kind_of(interaction: discord.Interaction[Any]) -> str:
    """The command, or where was clicked; what a panel's button does follows from a hand, so it is not said."""
    if interaction.type is discord.InteractionType.application_command:
        return f"/{interaction.command.qualified_name}" if interaction.command else "unknown command"
    if interaction.type is discord.InteractionType.modal_submit:
        return "dialog"
    data: Any = interaction.data or {}
    place, _, rest = str(data.get("custom_id", "")).partition(":")
    tag = rest.partition(":")[0].partition("~")[0]
    if place == "o" and tag in _TAGS:
        return f"button {tag}"
    return "panel" if place == "b" else "unknown button"
