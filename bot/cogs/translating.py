"""Commands, their options and their choices in the languages we have a file for; Discord shows each user their own.

A language's file says `command-game-new` (the description) and `command-game-new-name` (the name, in small letters and
without blanks).
"""

import discord
from discord import app_commands
from discord.ext import commands

from bot.desk import Desk
from bot.text import DEFAULT, offered, words


class CommandTranslator(app_commands.Translator):
    """`default` is the language of those whose own we don't speak."""

    def __init__(self, default: str = DEFAULT) -> None:
        self._default = default

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of this key, or None where the language has none of its own."""
        key = string.extras.get("key")
        speech = words(offered(locale.value), self._default)
        if key is None or speech.language == DEFAULT or not speech.has_own(key):
            return None
        return speech.say(key, **string.extras.get("values", {}))


async def setup(bot: commands.Bot) -> None:
    desk: Desk | None = getattr(bot, "desk", None)
    await bot.tree.set_translator(CommandTranslator(desk.language if desk else DEFAULT))
