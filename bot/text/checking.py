"""What is wrong with the words of a language: a translator's check list, and what the tests ask of every language."""

import re
import unicodedata
from collections.abc import Container, Iterator

from babel import Locale
from fluent.syntax.ast import (
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from bot.text.commands import key_of

_LIMITS = (
    (re.compile(r"command-.*-name|option-.*-name"), 32),
    (re.compile(r"command-.*|option-.*|choice-.*"), 100),
    (re.compile(r"btn-.*|level-button"), 80),
    (re.compile(r"modal-.*"), 45),
    (re.compile(r"panel-pick-.*|panel-pay-menu.*|panel-refill|.*-menu"), 150),
)
"""What Discord allows for names, descriptions, buttons, dialogs and menus; the first pattern that fits counts."""

_VALUE = 10
"""So many letters are reckoned for a value that is filled in."""

_NAME = re.compile(r"[-_'\w]{1,32}")
_COMMAND = re.compile(r"`/([^`]*)`")
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_WORD = re.compile(r"[^\W\d_]+")
_CYRILLIC = frozenset({"uk", "ru", "be", "bg", "sr"})


class Problem(Struct, frozen=True):
    """One thing to put right in a language's file."""

    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.key}: {self.text}"


class _Use(Visitor):
    """Which values a sentence shows, and by which it only chooses."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.asked: set[str] = set()

    def visit_Placeable(self, node: Placeable) -> None:
        if isinstance(node.expression, VariableReference):
            self.shown.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            self.asked.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


def messages(resource: Resource) -> dict[str, Message]:
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}


def missing(own: Resource, english: Resource) -> list[str]:
    """The sentences that the language still lacks; it is complete when there are none."""
    have = messages(own)
    return [key for key in messages(english) if key not in have]


def problems(language: str, own: Resource, english: Resource) -> Iterator[Problem]:
    """Everything that is wrong with a language's file, measured by the English one."""
    have, wanted = messages(own), messages(english)
    for key in missing(own, english):
        yield Problem(key, "is missing")
    for key, message in have.items():
        if key not in wanted and not key.endswith("-name"):
            yield Problem(key, "is not used; delete it")
            continue
        if key in wanted:
            yield from _placeholders(key, message, wanted[key])
        yield from _form(language, key, message)
        yield from _commands(key, message, wanted)


def _placeholders(key: str, own: Message, english: Message) -> Iterator[Problem]:
    mine, theirs = _Use(), _Use()
    mine.visit(own)
    theirs.visit(english)
    for name in sorted((mine.shown | mine.asked) - theirs.shown - theirs.asked):
        yield Problem(key, f"${name} is not given; there are {_listed(theirs.shown | theirs.asked)}")
    for name in sorted(theirs.shown - mine.shown - mine.asked):
        yield Problem(key, f"${name} does not appear")


def _commands(key: str, own: Message, english: Container[str]) -> Iterator[Problem]:
    """Sentences name commands as they are called in English; the bot says what Discord calls them there.

    Behind the name of a command may stand an option of it.
    """
    for text in _texts(own):
        for name in _COMMAND.findall(text):
            if not any(key_of(" ".join(name.split(" ")[:count])) in english for count in (1, 2)):
                yield Problem(key, f"there is no command /{name}; write its English name")


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _form(language: str, key: str, message: Message) -> Iterator[Problem]:
    limit = next((limit for pattern, limit in _LIMITS if pattern.fullmatch(key)), None)
    longest = _longest(message.value) if message.value is not None else 0
    if limit is not None and longest > limit:
        yield Problem(key, f"has about {longest} letters; Discord allows {limit}")
    texts = _texts(message)
    if key.endswith("-name") and key.startswith(("command-", "option-")):
        name = "".join(texts)
        if not _NAME.fullmatch(name) or name != name.lower():
            yield Problem(key, "must be small letters, digits, - or _, without blanks")
    yield from _plurals(language, key, message)
    if language in _CYRILLIC:
        for word in sorted({word for text in texts for word in _WORD.findall(text)}):
            if len({unicodedata.name(letter).split()[0] for letter in word}) > 1:
                yield Problem(key, f'"{word}" mixes Latin and Cyrillic letters')


def _plurals(language: str, key: str, message: Message) -> Iterator[Problem]:
    categories = set(Locale.parse(language).plural_form.tags) | {"other"}
    for select in _selects(message):
        names = {variant.key.name for variant in select.variants if isinstance(variant.key, Identifier)}
        by_number = any(isinstance(variant.key, NumberLiteral) for variant in select.variants)
        if names and names <= _PLURALS and (names - {"other"} or by_number):
            for category in sorted(categories - names):
                yield Problem(key, f"has no form for [{category}]")
            for category in sorted(names - categories):
                yield Problem(key, f"[{category}] never applies in this language")


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[SelectExpression] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


def _selects(message: Message) -> list[SelectExpression]:
    visitor = _Selects()
    visitor.visit(message)
    return visitor.found


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


def _texts(message: Message) -> list[str]:
    visitor = _Texts()
    visitor.visit(message)
    return visitor.found


def _longest(pattern: Pattern) -> int:
    """How long the sentence can get, with so many letters for each value."""
    return sum(
        len(element.value) if isinstance(element, TextElement) else _longest_value(element)
        for element in pattern.elements
    )


def _longest_value(placeable: Placeable) -> int:
    match placeable.expression:
        case SelectExpression(variants=variants):
            return max(_longest(variant.value) for variant in variants)
        case StringLiteral(value=value):
            return len(value)
        case Placeable() as inner:
            return _longest_value(inner)
        case _:
            return _VALUE
