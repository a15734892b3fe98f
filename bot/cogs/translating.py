"""Names and descriptions of commands in the languages we have a file for; Discord shows each user their own.

A language's file says `command-game-new` (the description) and `command-game-new-name` (the name, in small letters and
without blanks).
"""

import discord
from discord import app_commands
from discord.ext import commands

from bot.text import DEFAULT, words


class CommandTranslator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text of this key, or None where the language has none of its own."""
        key = string.extras.get("key")
        speech = words(locale.value)
        if key is None or speech.language == DEFAULT or key not in speech:
            return None
        return speech.say(key)


async def setup(bot: commands.Bot) -> None:
    await bot.tree.set_translator(CommandTranslator())
