"""The kinds of click: every button and menu that we send is one of these dynamic items, so that it outlives restarts.

Trap of discord.py 2.7: a view that mixes them with ordinary items and times out, or a view object that is sent again
without one of them, un-registers that kind for the whole bot. So every view is made anew, has no timeout, and holds
nothing else. What a click does is imported when it is clicked, because that makes items itself.
"""

import re
from typing import Any, Self

import discord

from bot.ui import codes
from bot.ui.answer import Answer, Interaction, guarded
from bot.ui.codes import Spot
from bot.ui.layout import Button, Menu, Style
from bot.ui.show import plain_button, plain_menu


def _values(interaction: Interaction) -> tuple[str, ...]:
    """What was chosen in a menu."""
    data: Any = interaction.data or {}
    return tuple(str(value) for value in data.get("values", ()))


class Open(discord.ui.DynamicItem[discord.ui.Button[Any]], template=codes.OPENER):
    """A button of a public message: it carries only the game, and opens the present however old the message is."""

    def __init__(self, what: str, game: str, label: str = "…", style: Style = "plain") -> None:
        super().__init__(plain_button(codes.opener(what, game), label, style))
        self.what = what
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(match["what"], match["game"])

    async def callback(self, interaction: Interaction) -> None:
        from bot.ui.openers import opened

        async def work(answer: Answer) -> None:
            await opened(answer, self.what, self.game)

        private = interaction.message is not None and interaction.message.flags.ephemeral
        await guarded(interaction, work, updates=private)


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=codes.BUTTON):
    """A button of a panel."""

    def __init__(self, spot: Spot, button: Button) -> None:
        super().__init__(plain_button(codes.button(spot, button.step), button.label, button.style, button.disabled))
        self.spot = spot
        self.step = button.step

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(codes.read_spot(match), Button("…", match["step"]))

    async def callback(self, interaction: Interaction) -> None:
        from bot.ui.clicks import pressed

        async def work(answer: Answer) -> None:
            await pressed(answer, self.spot, self.step)

        await guarded(interaction, work, updates=True)


class Pick(discord.ui.DynamicItem[discord.ui.Select[Any]], template=codes.MENU):
    """A menu of a panel."""

    def __init__(self, spot: Spot, menu: Menu) -> None:
        super().__init__(plain_menu(codes.menu(spot, menu.step), menu))
        self.spot = spot
        self.step = menu.step

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(codes.read_spot(match), Menu(match["step"], "…", ()))

    async def callback(self, interaction: Interaction) -> None:
        from bot.ui.clicks import picked

        values = _values(interaction)

        async def work(answer: Answer) -> None:
            await picked(answer, self.spot, self.step, values)

        await guarded(interaction, work, updates=True)


class Choose(discord.ui.DynamicItem[discord.ui.Select[Any]], template=codes.OPENER_MENU):
    """A menu that carries only the game."""

    def __init__(self, what: str, game: str, menu: Menu) -> None:
        super().__init__(plain_menu(codes.opener_menu(what, game), menu))
        self.what = what
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(match["what"], match["game"], Menu("", "…", ()))

    async def callback(self, interaction: Interaction) -> None:
        from bot.ui.openers import chosen

        values = _values(interaction)

        async def work(answer: Answer) -> None:
            await chosen(answer, self.what, self.game, values)

        await guarded(interaction, work, updates=True)


class OpenThread(discord.ui.DynamicItem[discord.ui.Button[Any]], template=codes.THREAD):
    """Open the table that was wanted in a thread, because the channel is taken; it carries what was asked for."""

    def __init__(self, wish: codes.Wish, label: str = "…") -> None:
        super().__init__(plain_button(codes.thread(wish), label, "main"))
        self.wish = wish

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: Any, match: re.Match[str], /) -> Self:
        return cls(codes.read_wish(match))

    async def callback(self, interaction: Interaction) -> None:
        from bot.ui.opening_table import open_in_thread

        async def work(answer: Answer) -> None:
            await open_in_thread(answer, self.wish)

        await guarded(interaction, work, updates=True)


ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (Open, Press, Pick, Choose, OpenThread)
"""Everything to register before login."""
