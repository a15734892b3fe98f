"""The names of the commands in each language: sentences are written with the English ones and say those of the reader.

Discord shows a Ukrainian `/хід` where an English reader has `/turn`. It does not translate a mention of a command
(`</turn:123>`), so the name has to be in the text.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import Final

from bot.text.bundle import Bundle

_GROUP: Final = "game"
"""The only group of commands: `command-game-new` is `/game new`."""


def command_names(own: Bundle, keys: Iterable[str]) -> dict[str, str]:
    """What these commands are called in a language, by their English names: `game new` is `гра нова`."""

    def called(path: str) -> str:
        key = f"{key_of(path)}-name"
        return own.put_together(key, {}) if key in own else path.split(" ")[-1]

    def translated(path: str) -> str:
        return " ".join(called(beginning) for beginning in accumulate(path.split(" "), "{} {}".format))

    paths = (_path(key) for key in keys if key.startswith("command-") and not key.endswith("-name"))
    return {path: translated(path) for path in paths}


def key_of(path: str) -> str:
    """The key of a command's description: `command-game-new` for `game new`."""
    return f"command-{path.replace(' ', '-')}"


def _path(key: str) -> str:
    group, name = f"{_GROUP}-", key.removeprefix("command-")
    return f"{_GROUP} {name.removeprefix(group)}" if name.startswith(group) else name


class Naming:
    """Puts the names of a language into texts that name commands in English."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names
        longest_first = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        self._named = re.compile(rf"(?<![\w/])/({longest_first})(?![\w-])")

    def __call__(self, text: str) -> str:
        return self._named.sub(lambda found: f"/{self._names[found[1]]}", text) if self._names else text
