"""Dialogs: what is typed and chosen. What is sent is found by its custom id, so that it also counts after a restart."""

from collections.abc import Mapping
from typing import Any

import discord
from msgspec import Struct

from bot.errors import IllegalMove, Refusal
from bot.limits import TYPED
from bot.service import Seen
from bot.text import Words
from bot.ui.answer import Answer
from bot.ui.custom_ids import Spot, custom_id
from bot.ui.layout import OPTION_TEXT, cut
from bot.ui.steps import AskExchange, DialogStep
from bot.ui.suggesting import one_of
from engine.actions import Exchange

FIELD = "count"


def dialog_for(title: str, at: Spot | str, step: DialogStep) -> discord.ui.Modal:
    """A dialog without fields yet."""
    dialog = discord.ui.Modal(title=title, custom_id=custom_id(at, step))
    dialog.stop()  # Like every view: bot/cogs/clicks.py hears of it by its custom id.
    return dialog


async def ask_exchange(answer: Answer, seen: Seen, step: AskExchange) -> None:
    """How many pieces to hand in."""
    kind, exchange = exchanged(seen, step), seen.table.edition.board.exchange
    most = most_exchanged(seen, kind)
    if exchange is None or not most:
        raise IllegalMove("too-few-pieces")
    words = answer.words
    spot = Spot(seen.table.game, seen.seat, seen.move)
    dialog = dialog_for(words.say("modal-exchange", piece=kind), spot, step)
    label = words.say("modal-exchange-count", most=str(most), cost=str(exchange.cost))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=FIELD, min_length=1, max_length=3)
    dialog.add_item(discord.ui.Label(text=label, component=field))
    await answer.ask(dialog)


def exchanged(seen: Seen, step: AskExchange) -> str:
    """The kind of piece that is to be handed in."""
    pieces = seen.table.edition.pieces
    if step.piece >= len(pieces) or seen.table.edition.board.exchange is None:
        raise Refusal("old-button")
    return pieces[step.piece].id


def most_exchanged(seen: Seen, piece: str) -> int:
    """How many pieces of this kind can be handed in now."""
    counts = [action.count for action in seen.legal if isinstance(action, Exchange) and action.piece == piece]
    return max(counts, default=0)


def typed_number(text: str, most: int) -> int:
    """The number that somebody typed, or a refusal that says what was expected."""
    typed = text[:TYPED].strip()
    if not typed.isdecimal() or not 1 <= int(typed) <= most:
        raise Refusal("typed-number", typed=cut(typed, 20), least=1, most=most)
    return int(typed)


def filled_in(components: Any) -> dict[str, str]:
    """What was written or chosen in each field, by its custom id; of several things chosen the first."""
    return {name: chosen[0] if chosen else "" for name, chosen in all_filled_in(components).items()}


def all_filled_in(components: Any) -> dict[str, tuple[str, ...]]:
    """Everything that was written or chosen in each field, by its custom id, wherever the dialog nests it."""
    found: dict[str, tuple[str, ...]] = {}
    for component in components:
        if "custom_id" in component:
            chosen = component.get("values")
            values = chosen if isinstance(chosen, list) else (component.get("value", ""),)
            found[str(component["custom_id"])] = tuple(str(value) for value in values)
        inner = [component["component"]] if "component" in component else component.get("components", ())
        found |= all_filled_in(inner)
    return found


# Fields. `name` is the custom id of a field; its label is the text `modal-OF-field-NAME`.


class Fields(Struct, frozen=True):
    """Makes the fields of the dialogs about something, for example `profile`."""

    words: Words
    of: str

    def choice(self, name: str, choices: Mapping[str, str], *chosen: str, most: int = 1) -> discord.ui.Label[Any]:
        options = [
            discord.SelectOption(label=cut(label, OPTION_TEXT), value=value, default=value in chosen)
            for value, label in choices.items()
        ]
        select: discord.ui.Select[Any]
        select = discord.ui.Select(custom_id=name, options=options, max_values=most, required=True)
        return self.label(name, select)

    def switch(self, name: str, on: bool) -> discord.ui.Label[Any]:
        states = {state: self.words.say("choice-switch", state=state) for state in SWITCH}
        return self.choice(name, states, switched(on))

    def label(self, name: str, component: discord.ui.Item[Any]) -> discord.ui.Label[Any]:
        hint = f"hint-{self.of}-{name}"
        description = self.words.say(hint) if hint in self.words else None
        text = self.words.say(f"modal-{self.of}-field-{name}")
        return discord.ui.Label(text=text, description=description, component=component)


SWITCH = ("on", "off")


def switched(on: bool) -> str:
    return SWITCH[0] if on else SWITCH[1]


def is_on(values: Mapping[str, str], name: str) -> bool:
    """What a switch was set to; nothing but its two states is taken."""
    return one_of(SWITCH, values.get(name, "")) == SWITCH[0]
