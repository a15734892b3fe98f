"""A Fluent file whose entries are parsed when they are first needed: parsing all of four languages takes seconds."""

import re
from collections.abc import Callable, Mapping
from itertools import pairwise

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Placeable,
    Resource,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from msgspec import Struct

_BEGINNING = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*)[ ]*=", re.MULTILINE)
"""Everything else in the first column is a remark or the end of a choice."""

Values = Mapping[str, str | int]


class WordsError(Exception):
    """A sentence that is missing, or that can't be put together from the values given."""


def entries(language: str, text: str) -> dict[str, str]:
    """The messages and terms of a file by name, a term's with its hyphen, each as it is written."""
    found: dict[str, str] = {}
    begins = [*_BEGINNING.finditer(text), None]
    for match, after in pairwise(begins):
        assert match is not None
        if match[1] in found:
            raise WordsError(f'{language}.ftl: "{match[1]}" comes twice')
        found[match[1]] = text[match.start() : after.start() if after else None]
    return found


class Bundle:
    """The messages of one language. What one of them refers to is parsed with it.

    `edit` is done to every message as it is written, before it is parsed.
    """

    def __init__(self, language: str, text: str, edit: Callable[[str], str] = str) -> None:
        self._language = language
        self._edit = edit
        self._written = entries(language, text)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parsed: set[str] = set()
        self._plain: dict[str, _Plain] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._written and not key.startswith("-")

    @property
    def keys(self) -> set[str]:
        return {name for name in self._written if not name.startswith("-")}

    def put_together(self, key: str, values: Values) -> str:
        self._need(key)
        plain = self._plain.get(key)
        if plain is not None and (joined := plain.with_texts(values)) is not None:
            return joined
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f'"{key}" of {self._language}.ftl has no text')
        text, errors = self._bundle.format_pattern(pattern, {**values})
        if errors:
            raise WordsError(f'"{key}" of {self._language}.ftl: {"; ".join(map(str, errors))}')
        return str(text)

    def _need(self, key: str) -> None:
        """Parse a message and what it refers to; about what the file lacks Fluent itself complains.

        Two threads may do the same at once: the later one changes nothing.
        """
        if key in self._parsed:
            return
        found: dict[str, Message | Term] = {}
        wanted = {key}
        while wanted:
            name = wanted.pop()
            found[name] = self._parse(name)
            references = _References()
            references.visit(found[name])
            wanted |= (references.names & self._written.keys()) - found.keys()
        self._bundle.add_resource(Resource([*found.values()]))
        plain = {name: _plain(entry) for name, entry in found.items() if isinstance(entry, Message)}
        self._plain |= {name: one for name, one in plain.items() if one is not None}
        self._parsed.update(found)

    def _parse(self, name: str) -> Message | Term:
        entry = FluentParser(with_spans=False).parse_entry(self._edit(self._written[name]))
        if not isinstance(entry, Message | Term):
            raise WordsError(f"{self._language}.ftl: this is no Fluent: {self._written[name].strip()[:80]!r}")
        return entry


class _Plain(Struct, frozen=True):
    """A message without choices: texts, and values between them. Fluent takes fifty times as long for these."""

    form: str
    """As Python's % takes it."""
    names: tuple[str, ...]

    def with_texts(self, values: Values) -> str | None:
        """None when a value is missing, which Fluent complains of, or a number, which Fluent writes as is usual."""
        found = tuple(values.get(name) for name in self.names)
        return self.form % found if all(type(value) is str for value in found) else None


def _plain(entry: Message) -> _Plain | None:
    form, names = "", []
    for part in entry.value.elements if entry.value is not None else ():
        match part:
            case TextElement():
                form += part.value.replace("%", "%%")
            case Placeable(expression=VariableReference() as variable):
                form += "%s"
                names.append(variable.id.name)
            case _:
                return None
    return None if entry.value is None else _Plain(form, tuple(names))


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_TermReference(self, node: TermReference) -> None:
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.add(node.id.name)
