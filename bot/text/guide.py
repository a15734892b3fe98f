"""The guide for players as pages of Markdown, made from the same words as the bot's answers."""

from collections.abc import Iterable

from bot.text.commands import key_of
from bot.text.fluent import Words, commands_in
from bot.text.names import board_name
from bot.text.rules import rule_text, topic_name, topics
from engine.edition import Edition


def commands_page(words: Words) -> str:
    """Every command with its name in this language and in English, and what it does."""
    lines = [*_top(words, "guide-commands"), "| | |", "|---|---|"]
    named = commands_in(words.language)
    groups = {path.split(" ")[0] for path in named if " " in path}
    for english, name in named.items():
        if english not in groups:
            shown = f"`/{name}`" if name == english else f"`/{name}` (`/{english}`)"
            lines.append(f"| {shown} | {words.say(key_of(english))} |")
    return "\n".join((*lines, ""))


def rules_page(words: Words, editions: Iterable[Edition]) -> str:
    """The rules of every map by topic, with that map's numbers."""
    lines = _top(words, "guide-rules")
    for edition in editions:
        lines += [f"## {board_name(words, edition.board)}", ""]
        for topic in topics(edition.board):
            lines += [f"### {topic_name(words, topic)}", "", rule_text(words, edition, topic), ""]
    return "\n".join(lines)


def _top(words: Words, title: str) -> list[str]:
    """The heading, where the page comes from, and whose it is not."""
    return [f"# {words.say(title)}", "", words.say("guide-made"), "", words.say("guide-unofficial"), ""]
