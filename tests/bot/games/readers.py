"""What each reader gets to see, and whether every word of it is of the reader's language."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from fluent.syntax.ast import Message, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from bot.text import languages, words
from bot.text.commands import Naming
from bot.text.finding import folded
from bot.text.fluent import commands_in, resource
from maps import edition, names
from sandbox.errors import Json
from sandbox.testing import Answer, Sandbox, Seen, User
from tests.bot.games.bots import DOT

_WORD = re.compile(r"[^\W\d_]+")
_CODE = re.compile(r"<[^>]*>|`[0-9a-f]{16,}`|`slow-train [^`]*`|https?://\S+")
"""Mentions, times and emojis, which Discord shows in its own way; seeds, seals and lines for a terminal."""


class Read(Struct, frozen=True):
    """What somebody reads; `reader` is empty for what everybody does."""

    reader: str
    text: str


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: StringLiteral) -> None:
        self.found.append(node.value)


@lru_cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of a language's file, with the commands as Discord shows them in it."""
    texts = _Texts()
    for entry in resource(language).body:
        if isinstance(entry, Message):
            texts.visit(entry)
    commands = commands_in(language)
    boards = [edition(board).board.names[language] for board in names()]
    said = (*map(Naming(commands), texts.found), *commands.values(), *boards)
    return frozenset(word for text in said for word in tokens(text))


@lru_cache
def printed() -> frozenset[str]:
    """What stands on the boards, with the first letters that menus go by, and what languages are called: the same for
    every reader."""
    cities = [city.name for board in names() for city in edition(board).board.cities if city.kind == "city"]
    tongues = [words(language).say("language-name") for language in languages()]
    letters = {folded(city)[:1] for city in cities}
    return frozenset(word for text in (*cities, *tongues, "Slow Train") for word in tokens(text)) | letters


def tokens(text: str) -> set[str]:
    return {word.casefold() for word in _WORD.findall(_CODE.sub(" ", text))}


def foreign(read: Read, language: str, people: Iterable[str]) -> set[str]:
    """The words that neither the language has, nor a board or a person."""
    own = vocabulary(language) | printed() | {word for name in people for word in tokens(name)}
    return tokens(read.text) - own


def everything(message: Seen) -> str:
    """All that there is to read on a message: text, buttons, menus, and what pictures say to who can't see them.

    A dot in the place of a picture says nothing.
    """
    lines = [message.text, *(one.label for one in message.buttons())]
    for menu in message.selects():
        lines += [menu.placeholder, *(f"{one.label} · {one.description}" for one in menu.options)]
    lines += [one.description for one in message.attachments if one.data != DOT]
    return "\n".join(line for line in lines if line)


def read_by(discord: Sandbox) -> Iterator[Read]:
    """Every message so far in each of its states, with who reads it."""
    world = discord.standin.world
    for change in discord.changes:
        if change.kind == "delete" or change.message["author"]["id"] != world.bot_id:
            continue
        reader = change.only or world.channels[change.channel_id].recipient
        text = everything(Seen(discord.standin, change.message, change.hidden))
        yield Read(world.users[reader].username if reader else "", text)


def in_dialog(answer: Answer) -> str:
    """All that there is to read in a dialog."""
    assert answer.modal is not None, answer.show()
    lines = [answer.modal.title, answer.modal.text]
    for field in answer.modal.fields:
        lines += [field.label, field.description, str(field.component.get("placeholder") or "")]
        lines += [f"{one.label} · {one.description}" for one in field.options]
    return "\n".join(line for line in lines if line)


def of_commands(user: User) -> str:
    """The commands with their options and choices, as this person's Discord shows them; options have no translated
    names."""

    def lines(command: Json) -> Iterator[str]:
        yield f"/{command['display']} {command['description']}"
        for option in command["options"]:
            yield option["description"]
            yield from (choice["name"] for choice in option["choices"])

    return "\n".join(line for command in user.commands() for line in lines(command))
