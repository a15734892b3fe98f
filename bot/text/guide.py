"""The guide for players as pages of Markdown, made from the same words as the bot's answers."""

from collections.abc import Iterable, Iterator

from fluent.syntax.ast import Message

from bot.text.fluent import DEFAULT, Words, resource
from bot.text.names import board_name
from bot.text.rules import rule_text, topic_name, topics
from engine.edition import Edition

_GROUP = "game"
"""The only group of commands: `command-game-new` is `/game new`."""


def commands_page(words: Words) -> str:
    """Every command with its name in this language and in English, and what it does."""
    lines = [f"# {words.say('guide-commands')}", "", words.say("guide-made"), "", "| | |", "|---|---|"]
    for key in _commands():
        english = _path(key)
        name = " ".join(_named(words, prefix) for prefix in _prefixes(key))
        shown = f"`/{name}`" if name == english else f"`/{name}` (`/{english}`)"
        lines.append(f"| {shown} | {words.say(key)} |")
    return "\n".join((*lines, ""))


def rules_page(words: Words, editions: Iterable[Edition]) -> str:
    """The rules of every map by topic, with that map's numbers."""
    lines = [f"# {words.say('guide-rules')}", "", words.say("guide-made"), ""]
    for edition in editions:
        lines += [f"## {board_name(words, edition.board)}", ""]
        for topic in topics(edition.board):
            lines += [f"### {topic_name(words, topic)}", "", rule_text(words, edition, topic), ""]
    return "\n".join(lines)


def _commands() -> Iterator[str]:
    for entry in resource(DEFAULT).body:
        if isinstance(entry, Message) and entry.id.name.startswith("command-") and entry.id.name != f"command-{_GROUP}":
            yield entry.id.name


def _prefixes(key: str) -> tuple[str, ...]:
    """`command-game` and `command-game-new` for `/game new`."""
    group = f"command-{_GROUP}"
    return (group, key) if key.startswith(f"{group}-") else (key,)


def _path(key: str) -> str:
    name = key.removeprefix("command-")
    return name.replace(f"{_GROUP}-", f"{_GROUP} ", 1) if name.startswith(f"{_GROUP}-") else name


def _named(words: Words, key: str) -> str:
    own = f"{key}-name"
    return words.say(own) if words.has_own(own) else _path(key).split(" ")[-1]
