"""Where every click arrives: what was pressed, chosen or sent in a dialog is read from its custom id and carried out.

Nothing is remembered about what was sent, so buttons work however old they are, also after a restart.
"""

from typing import Any, assert_never

import discord
from discord.ext import commands

from bot.errors import Refusal
from bot.ui import note, own_steps, panel_steps, profile, server_settings, table_steps
from bot.ui.answer import Answer, Interaction
from bot.ui.custom_ids import press_of
from bot.ui.dialogs import FIELD, all_filled_in, filled_in
from bot.ui.guarding import guarded
from bot.ui.steps import AskExchange, AskNote, AskOwn, AskServer, DialogStep, OwnStep, PanelStep, ServerStep


class Clicks(commands.Cog):
    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await guarded(interaction, _clicked, updates=_is_private(interaction))
        elif interaction.type is discord.InteractionType.modal_submit:
            await guarded(interaction, _sent, updates=interaction.message is not None)


def _is_private(interaction: Interaction) -> bool:
    """Whether the message that was clicked is for these eyes only, so that the answer may take its place."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _clicked(answer: Answer) -> None:
    press = press_of(answer.interaction.data)
    if isinstance(press.step, OwnStep):
        await own_steps.carry_out(answer, press.game, press.step)
    elif isinstance(press.step, ServerStep):
        await server_settings.ask(answer, press.step.part)
    elif not isinstance(press.step, PanelStep):
        await table_steps.carry_out(answer, press.game, press.step)
    elif press.spot is not None:
        await panel_steps.carry_out(answer, press.spot, press.step)
    else:
        raise Refusal("old-button")


async def _sent(answer: Answer) -> None:
    data: Any = answer.interaction.data or {}
    press = press_of(data)
    values = filled_in(data.get("components", ()))
    step = press.step
    if not isinstance(step, DialogStep):
        raise Refusal("old-button")
    match step:
        case AskExchange():
            if press.spot is None:
                raise Refusal("old-button")
            await panel_steps.hand_in(answer, press.spot, step, values.get(FIELD, ""))
        case AskOwn(part):
            await profile.filled_in(answer, part, values)
        case AskServer(part):
            await server_settings.filled_in(answer, part, all_filled_in(data.get("components", ())))
        case AskNote():
            await note.keep_note(answer, press.game, values.get(note.FIELD, ""))
        case _:
            assert_never(step)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Clicks())
