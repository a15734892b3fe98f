"""Panels as Discord shows them: Components V2, made anew for every message, every part of it a dynamic item."""

from collections.abc import Callable, Iterable
from typing import Any, Final

import discord

from bot.publish import Drawn
from bot.ui import layout
from bot.ui.layout import Buttons, Image, Menu, Panel, Part, Text

STYLES: Final = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

ACCENTS: Final = {"red": 0xB9332B, "blue": 0x2C63AD, "green": 0x3F8037, "yellow": 0xE4B92E, "black": 0x494543}
"""The edge of a panel in the colour of its player."""

Item = discord.ui.Item[Any]
MakesButton = Callable[[layout.Button], Item]
MakesMenu = Callable[[layout.Menu], Item]


def plain_button(
    custom_id: str, label: str, style: layout.Style = "plain", disabled: bool = False
) -> discord.ui.Button[Any]:
    return discord.ui.Button(style=STYLES[style], label=label, custom_id=custom_id, disabled=disabled)


def plain_menu(custom_id: str, menu: Menu) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=option.label, value=option.value, description=option.description or None, default=option.chosen
        )
        for option in menu.options
    ]
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=layout.cut(menu.placeholder, layout.PLACEHOLDER),
        options=options,
        min_values=menu.least,
        max_values=menu.most,
    )


def laid_out(
    panel: Panel, colour: str, make_button: MakesButton, make_menu: MakesMenu, picture: Drawn | None
) -> discord.ui.LayoutView:
    """A fresh view: discord.py forgets a kind of item when a view that held it is used twice."""
    view = discord.ui.LayoutView(timeout=None)
    items = [item for part in panel.parts for item in _items(part, make_button, make_menu, picture)]
    view.add_item(discord.ui.Container(*items, accent_colour=ACCENTS.get(colour)))
    return view


def _items(part: Part, make_button: MakesButton, make_menu: MakesMenu, picture: Drawn | None) -> Iterable[Item]:
    match part:
        case Text(body):
            yield discord.ui.TextDisplay(body)
        case Buttons(buttons):
            row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
            for button in buttons:
                row.add_item(make_button(button))
            yield row
        case Menu():
            row = discord.ui.ActionRow()
            row.add_item(make_menu(part))
            yield row
        case Image() if picture is not None:
            media = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
            yield discord.ui.MediaGallery(media)
        case Image():
            return
