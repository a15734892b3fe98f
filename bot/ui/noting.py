"""What the log says about a click: which one, in which game, how long it took. Never what was chosen or typed."""

from typing import Any

import discord

from bot.errors import Refusal
from bot.ui.custom_ids import press_of
from bot.ui.steps import PanelStep, PlanStep, ShowPlan


def kind_of(interaction: discord.Interaction[Any]) -> str:
    """The command, or where was clicked.

    What a panel's button does follows from a hand, and a plan is nobody else's business, so neither is said.
    """
    if interaction.type is discord.InteractionType.application_command:
        return f"/{interaction.command.qualified_name}" if interaction.command else "unknown command"
    if interaction.type is discord.InteractionType.modal_submit:
        return "dialog"
    try:
        press = press_of(interaction.data)
    except Refusal:
        return "unknown button"
    if press.spot is not None:
        return "panel"
    if isinstance(press.step, PanelStep):
        return "unknown button"
    kind = ShowPlan if isinstance(press.step, PlanStep) else type(press.step)
    return f"button {kind.__struct_config__.tag}"
