"""Dialogs that were sent: found by their custom id, so that they count even if the bot was restarted meanwhile."""

from typing import Any

import discord
from discord.ext import commands

from bot.errors import NotYours, Refusal
from bot.ui import codes
from bot.ui.answer import Answer, Interaction, guarded
from bot.ui.clicks import act
from bot.ui.dialogs import FIELD, most_exchanged, typed_number
from engine.actions import Exchange


class Dialogs(commands.Cog):
    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        data: Any = interaction.data or {}
        match = codes.MODAL.fullmatch(data.get("custom_id", ""))
        if interaction.type is not discord.InteractionType.modal_submit or match is None:
            return
        spot, step, typed = codes.read_spot(match), match["step"], _typed(data.get("components", ()))

        async def work(answer: Answer) -> None:
            await _exchanged(answer, spot, step, typed)

        await guarded(interaction, work, updates=interaction.message is not None)


def _typed(components: Any) -> str:
    """What was written into our field, wherever the dialog nests it."""
    for component in components:
        if component.get("custom_id") == FIELD:
            return str(component.get("value", ""))
        inner = [component["component"]] if "component" in component else component.get("components", ())
        if found := _typed(inner):
            return found
    return ""


async def _exchanged(answer: Answer, spot: codes.Spot, step: str, typed: str) -> None:
    """So many pieces are to be handed in."""
    seen = await answer.desk.service.looking.seen(spot.game, answer.click.user)
    answer.table = seen.table
    if seen.seat != spot.seat:
        raise NotYours("seat")
    number = step.removeprefix("x")
    if not number.isdecimal() or int(number) >= len(seen.table.edition.pieces):
        raise Refusal("old-button")
    piece = seen.table.edition.pieces[int(number)].id
    most = most_exchanged(seen, piece)
    count = typed_number(typed, most) if most else 1
    await act(answer, seen, [Exchange(count, piece)], spot)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Dialogs())
