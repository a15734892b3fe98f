"""The note that somebody keeps about a game, for their own eyes."""

from functools import partial
from typing import Any

import discord

from bot.service import Seen
from bot.service.people import LONGEST_NOTE
from bot.text.names import quoted
from bot.ui.answer import Answer
from bot.ui.dialogs import dialog_for
from bot.ui.layout import Buttons, Panel, Text, button
from bot.ui.show import laid_out
from bot.ui.steps import AskNote

FIELD = "note"


async def show_note(answer: Answer, game: str, note: str) -> None:
    say = answer.words.say
    text = say("note-title", note=quoted(note)) if note else say("note-none")
    panel = Panel((Text(text), Buttons((button(say("btn-note-change"), AskNote()),))))
    await answer.show(partial(laid_out, panel, "", game))


async def ask_note(answer: Answer, seen: Seen) -> None:
    answer.table = seen.table
    say = answer.words.say
    dialog = dialog_for(say("modal-note"), seen.table.game, AskNote())
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD,
        style=discord.TextStyle.paragraph,
        max_length=LONGEST_NOTE,
        required=False,
        default=seen.note or None,
    )
    dialog.add_item(discord.ui.Label(text=say("modal-note-field"), component=field))
    await answer.ask(dialog)


async def keep_note(answer: Answer, game: str, text: str) -> None:
    """An empty one is no note any more."""
    await show_note(answer, game, await answer.desk.service.people.note(answer.click, game, text))
