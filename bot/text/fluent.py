"""The sentences of one language: a Fluent file whose every mistake is an exception of ours."""

from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource, Term

from bot.text.bundle import Bundle, WordsError, entries
from bot.text.commands import Naming, command_names

DEFAULT: Final = "en"
"""The language that has every sentence; others may lag behind and are then filled up from it."""

_REMEMBERED: Final = 3_000_000
"""So many characters of sentences are kept: a panel needs hundreds, mostly the same ones, and Fluent takes its time."""
_LONGEST_REMEMBERED: Final = 500
"""A longer text is put together anew: it is hardly said twice, and would push out many short ones."""


class Words:
    """The sentences of one language, and for what it lacks those of another. `say` puts one together.

    Each language keeps a bundle of its own, because a bundle has one set of plural rules: a borrowed English sentence
    must not count in Polish.
    """

    emblems: Mapping[str, str] = MappingProxyType({})
    """The emojis that sentences may use, by what they show (`bot/text/emblems.py`)."""

    def __init__(
        self, language: str, text: str, fills_in: "Words | None" = None, edit: Callable[[str], str] = str
    ) -> None:
        self.language = language
        self._bundle = Bundle(language, text, edit)
        self._fills_in = fills_in
        self._said: dict[tuple[str, tuple[tuple[str, str | int], ...]], str] = {}
        self._room = _REMEMBERED

    def with_emblems(self, emblems: Mapping[str, str]) -> "Words":
        """The same language with these emojis; what was put together is remembered by both."""
        other = copy(self)
        other.emblems = emblems
        return other

    def __contains__(self, key: str) -> bool:
        return self.has_own(key) or (self._fills_in is not None and key in self._fills_in)

    def has_own(self, key: str) -> bool:
        """Whether this language itself has the sentence."""
        return key in self._bundle

    def say(self, key: str, **values: str | int) -> str:
        """The sentence of this key. Pass ids and turn numbers as text: Fluent groups the digits of numbers."""
        said = (key, tuple(values.items()))
        found = self._said.get(said)
        if found is None:
            found = self._put_together(key, values)
            size = len(found) + sum(len(value) for value in values.values() if isinstance(value, str))
            if size <= _LONGEST_REMEMBERED:
                self._remember(said, found, size)
        return found

    def _remember(self, said: tuple[str, tuple[tuple[str, str | int], ...]], text: str, size: int) -> None:
        self._room -= size
        if self._room < 0:
            self._said.clear()
            self._room = _REMEMBERED - size
        self._said[said] = text

    def _put_together(self, key: str, values: dict[str, str | int]) -> str:
        if not self.has_own(key):
            if self._fills_in is None:
                raise WordsError(f'{self.language}.ftl has no "{key}"')
            return self._fills_in.say(key, **values)
        return self._bundle.put_together(key, values)

    def lacks(self, other: "Words") -> set[str]:
        """The sentences that the other language has of its own and this one has not."""
        return other._bundle.keys - self._bundle.keys


def _folder() -> Traversable:
    return files("bot.text")


def languages() -> tuple[str, ...]:
    """The languages we speak: those with a file. This is the only list of them."""
    return tuple(sorted(file.name[:-4] for file in _folder().iterdir() if file.name.endswith(".ftl")))


def words(*wanted: str, commands: str = "") -> Words:
    """The words of the first of these languages that we speak, else of the default.

    For a person that is `words(theirs, DEFAULT_LANGUAGE of the settings)`; `en`, `en-GB` and `en_US` are the same.
    `commands` is the language in which Discord shows them our commands, where that is another one.
    """
    language = _spoken(wanted)
    return _words(language, _spoken((commands or language,)))


def offered(locale: str) -> str:
    """The language that Discord says somebody speaks, if our file of it is complete; one that lacks sentences has to be
    asked for. Empty for none of ours."""
    language = _short(locale)
    return language if language in _complete() else ""


@lru_cache
def _complete() -> frozenset[str]:
    """The languages that lack no sentence. Reading a file takes a moment, so this is found out once."""
    return frozenset(language for language in languages() if not words(language).lacks(words(DEFAULT)))


def _short(locale: str) -> str:
    return locale.replace("_", "-").split("-", maxsplit=1)[0].lower()


@lru_cache
def _spoken(wanted: tuple[str, ...]) -> str:
    known = languages()
    return next((short for short in map(_short, wanted) if short in known), DEFAULT)


@lru_cache
def _words(language: str, commands: str) -> Words:
    fills_in = None if language == DEFAULT else _words(DEFAULT, commands)
    return Words(language, _read(language), fills_in, str if commands == DEFAULT else Naming(commands_in(commands)))


@lru_cache
def commands_in(language: str) -> Mapping[str, str]:
    """What every command is called in a language, by its English name."""
    return command_names(Bundle(language, _read(language)), entries(DEFAULT, _read(DEFAULT)))


def forget() -> None:
    """Read the files anew the next time."""
    _complete.cache_clear()
    _spoken.cache_clear()
    _words.cache_clear()
    commands_in.cache_clear()


def _read(language: str) -> str:
    return _folder().joinpath(f"{language}.ftl").read_text("utf-8")


def resource(language: str) -> Resource:
    """The whole file of a language, parsed; a line that is no Fluent, or a key that comes twice, is an error."""
    parsed = FluentParser().parse(_read(language))
    seen: set[str] = set()
    for entry in parsed.body:
        if isinstance(entry, Junk):
            raise WordsError(f"{language}.ftl: this is no Fluent: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, Message | Term):
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if name in seen:
                raise WordsError(f'{language}.ftl: "{name}" comes twice')
            seen.add(name)
    return parsed
