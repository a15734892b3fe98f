"""Emojis of ours in sentences: which there are, and today's signs where they can't stand."""

import re
from collections.abc import Mapping
from typing import Final

from bot.text.fluent import DEFAULT, Words, words

_EMOJI: Final = re.compile(r"<:(card|player)_([a-z]+)\w*:[0-9]+>")
"""An emoji of ours as Discord reads it in a text."""

_SIGNS: Final = {"card": "swatch", "player": "sign"}


def markup(key: str, emoji_id: int) -> str:
    """An emoji in a text. Discord finds it by its id; the name is what a notification shows in its place."""
    return f"<:{key}:{emoji_id}>"


def with_signs(text: str) -> str:
    """The text as it reads where there are no emojis of ours."""
    return _EMOJI.sub(_sign, text) if "<:" in text else text


def _sign(found: re.Match[str]) -> str:
    kind, colour = _SIGNS[found[1]], found[2]
    signs = words(DEFAULT)
    return signs.say(f"{kind}-{colour}" if f"{kind}-{colour}" in signs else f"{kind}-other")


def width(text: str) -> int:
    """How long a text is for its readers: an emoji counts as the sign in its place."""
    return len(with_signs(text))


def fitted(text: str, limit: int) -> str:
    """The text with signs, if Discord would not take it with emojis: it counts every character of their names."""
    return text if len(text) <= limit else with_signs(text)


class Emblems:
    """Which emojis of ours Discord has. Whoever asks for words here may use them; at first there are none."""

    def __init__(self) -> None:
        self._markup: Mapping[str, str] = {}
        self._words: dict[Words, Words] = {}

    def use(self, ids: Mapping[str, int]) -> None:
        """From now on these, by what they show."""
        found = {key: markup(key, emoji_id) for key, emoji_id in ids.items()}
        if found != self._markup:
            self._markup, self._words = found, {}

    def forget(self) -> None:
        """One of them is gone: signs, until it is known which there are."""
        self.use({})

    def words(self, *wanted: str, commands: str = "") -> Words:
        """As `bot.text.words`, with the emojis that there are."""
        plain = words(*wanted, commands=commands)
        if self._markup and plain not in self._words:
            self._words[plain] = plain.with_emblems(self._markup)
        return self._words.get(plain, plain)
