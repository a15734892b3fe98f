"""Dialogs: a number to type. What is sent is found by its custom id, so that it also counts after a restart."""

from typing import Any

import discord

from bot.errors import Refusal
from bot.service import Seen
from bot.ui import codes
from bot.ui.answer import Answer
from bot.ui.codes import Spot
from engine.actions import Exchange

FIELD = "count"


async def ask_exchange(answer: Answer, seen: Seen, piece: str) -> None:
    """How many pieces to hand in."""
    edition = seen.table.edition
    if not piece.isdecimal() or int(piece) >= len(edition.pieces) or edition.board.exchange is None:
        raise Refusal("old-button")
    kind = edition.pieces[int(piece)].id
    most = most_exchanged(seen, kind)
    if not most:
        raise Refusal("move-too-few-pieces")
    words = answer.words
    spot = Spot(seen.table.game, seen.seat, seen.move)
    dialog = discord.ui.Modal(
        title=words.say("modal-exchange", piece=kind), custom_id=codes.modal(spot, f"x{piece}"), timeout=600
    )
    label = words.say("modal-exchange-count", most=str(most), cost=str(edition.board.exchange.cost))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=FIELD, min_length=1, max_length=3)
    dialog.add_item(discord.ui.Label(text=label, component=field))
    await answer.ask(dialog)


def most_exchanged(seen: Seen, piece: str) -> int:
    """How many pieces of this kind can be handed in now."""
    counts = [action.count for action in seen.legal if isinstance(action, Exchange) and action.piece == piece]
    return max(counts, default=0)


def typed_number(text: str, most: int) -> int:
    """The number that somebody typed, or a refusal that says what was expected."""
    if not text.strip().isdecimal() or not 1 <= int(text) <= most:
        raise Refusal("typed-number", typed=text.strip()[:20], least=1, most=most)
    return int(text)
