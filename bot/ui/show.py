"""Panels as Discord shows them: Components V2, made anew for every message.

discord.py does not listen to them: whoever clicks is heard by bot/cogs/clicks.py, which reads the custom id. So every
view is stopped before it is sent; discord.py then forgets it, and buttons work alike before and after a restart.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar, assert_never

import discord

from bot.publish import Drawn
from bot.ui.custom_ids import Spot, custom_id, encode
from bot.ui.layout import PLACEHOLDER, Button, Buttons, Image, Menu, Panel, Part, Text, cut, written
from bot.ui.steps import FromMenu

STYLES: Final = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

ACCENTS: Final = {"red": 0xB9332B, "blue": 0x2C63AD, "green": 0x3F8037, "yellow": 0xE4B92E, "black": 0x494543}
"""The edge of a panel in the colour of its player."""

_WRONG_FORM: Final = 50035

Item = discord.ui.Item[Any]
_View = TypeVar("_View", bound=discord.ui.View | discord.ui.LayoutView)


def _stopped(view: _View) -> _View:
    view.stop()
    return view


def laid_out(panel: Panel, colour: str, at: Spot | str, pictures: Sequence[Drawn]) -> discord.ui.LayoutView:
    """A panel of a seat, or of a game; its pictures, if they are painted already."""
    view = discord.ui.LayoutView(timeout=None)
    items = [item for number, part in enumerate(written(panel).parts) for item in _items(part, number, at, pictures)]
    view.add_item(discord.ui.Container(*items, accent_colour=ACCENTS.get(colour)))
    return _stopped(view)


def row_of(buttons: Sequence[Button], game: str, menu: Menu | None = None) -> discord.ui.View:
    """The buttons of a classic message, and a menu below them."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(_button(button, game))
    if menu is not None:
        view.add_item(_menu(menu, 0, game))
    return _stopped(view)


def is_emoji_gone(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a button or an option because it does not know the emoji beside it."""
    return error.code == _WRONG_FORM and "emoji" in str(error)


def without_emojis(view: _View) -> _View:
    """The view without emojis of ours; its labels say everything."""
    for item in view.walk_children():
        if isinstance(item, discord.ui.Button) and item.emoji is not None and item.emoji.id:
            item.emoji = None
        for option in item.options if isinstance(item, discord.ui.Select) else ():
            if option.emoji is not None and option.emoji.id:
                option.emoji = None
    return view


def _items(part: Part, number: int, at: Spot | str, pictures: Sequence[Drawn]) -> Iterable[Item]:
    match part:
        case Text(body):
            yield discord.ui.TextDisplay(body)
        case Buttons(buttons):
            yield discord.ui.ActionRow(*(_button(button, at) for button in buttons))
        case Menu():
            yield discord.ui.ActionRow(_menu(part, number, at))
        case Image() if pictures:
            media = [discord.MediaGalleryItem(f"attachment://{one.name}", description=one.alt) for one in pictures]
            yield discord.ui.MediaGallery(*media)
        case Image():
            return
        case _:
            assert_never(part)


@lru_cache(256)
def _emoji(emblem: str) -> discord.PartialEmoji | None:
    """A panel has a hundred of them, and discord.py takes each text apart anew."""
    return discord.PartialEmoji.from_str(emblem) if emblem else None


def _button(button: Button, at: Spot | str) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        style=STYLES[button.style],
        label=button.label,
        custom_id=custom_id(button.game or at, button.step),
        disabled=button.disabled,
        emoji=_emoji(button.emblem),
    )


def _menu(menu: Menu, number: int, at: Spot | str) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=option.label,
            value=encode(option.step),
            description=option.description or None,
            default=option.marked,
            emoji=_emoji(option.emblem),
        )
        for option in menu.options
    ]
    return discord.ui.Select(
        custom_id=custom_id(at, FromMenu(number)),
        placeholder=cut(menu.placeholder, PLACEHOLDER),
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )
