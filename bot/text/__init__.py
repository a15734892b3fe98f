"""Every sentence that a player reads: Fluent files, one per language, and what puts them together."""

from bot.text.bundle import WordsError
from bot.text.fluent import DEFAULT, Words, languages, offered, words

__all__ = ["DEFAULT", "Words", "WordsError", "languages", "offered", "words"]
