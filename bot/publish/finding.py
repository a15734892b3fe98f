"""How a message of ours is known again whose answer was lost, in a crash or on the way."""

import re
from pathlib import PurePath
from typing import get_args

from msgspec import Struct

from bot.publish.post import Drawn, Found, Post
from bot.service import Untold
from bot.store import MessageKind

_KINDS: tuple[MessageKind, ...] = get_args(MessageKind)
_TIME = re.compile(r"<t:[0-9]+(:[a-zA-Z])?>")
_CLOCKS_DIFFER = 60_000
"""By so many milliseconds at the most, ours and Discord's."""


class Named(Struct, frozen=True):
    """A picture under the name by which its message is found again after a crash."""

    data: bytes
    name: str
    alt: str


def named(post: Post, number: int, picture: Drawn) -> Named:
    """`game-seq-kind-turn-seal.jpg`: nothing but what everybody may know, and the seal of what they may not."""
    table = post.table
    tail = f"-{number + 1}" if number else ""
    seal = f"-turn{table.view.turn}-{table.seal}" if table.seal and table.view is not None else ""
    name = f"{begin_of_name(table.game, table.seq, post.kind)}{tail}{seal}{PurePath(picture.name).suffix}"
    return Named(picture.data, name, picture.alt)


def begin_of_name(game: str, seq: int, kind: MessageKind) -> str:
    """How the names of the pictures of a message begin that tells of everything up to a row."""
    return f"{game}-{seq}-{kind}"


def find_by_picture(game: str, told_up_to: int, messages: tuple[Found, ...]) -> tuple[int, MessageKind, int] | None:
    """The newest of our messages about this game that shows a row after `told_up_to`: row, kind and message."""
    rows: list[tuple[int, MessageKind, int]] = []
    for message in messages:
        for name in message.files:
            parts = PurePath(name).stem.split("-")
            if len(parts) >= 3 and parts[0] == game and parts[1].isdecimal() and int(parts[1]) > told_up_to:
                rows += [(int(parts[1]), kind, message.id) for kind in _KINDS if kind == parts[2]]
    return max(rows, default=None)


def _timeless(content: str) -> str:
    """Without the times in it: they follow from when a message is put into words."""
    return _TIME.sub("", content.strip())


def same_words(found: Found, text: str, since: int) -> bool:
    """Whether this message says so, whenever that was put into words, and is not older than `since`."""
    return _timeless(found.content) == _timeless(text) and found.at >= since - _CLOCKS_DIFFER


def is_that(found: Found, begin: str, content: str) -> bool:
    """Whether this message of ours is the one: by how the name of a picture begins, or word for word."""
    return any(name.startswith(begin) for name in found.files) or found.content.strip() == content.strip()


def find_by_words(
    text: str, untold: Untold, messages: tuple[Found, ...], kind: MessageKind
) -> tuple[int, MessageKind, int] | None:
    """A message without picture that says word for word what would be posted now, and is not older than it."""
    began = untold.happenings[0].at if untold.happenings else 0
    for message in messages:
        if same_words(message, text, began) and message.id != untold.message:
            return untold.table.seq, kind, message.id
    return None
