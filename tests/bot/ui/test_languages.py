"""Every language that we speak is whole, and our typefaces can write it."""

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from bot.text import DEFAULT, languages, words
from bot.text.checking import problems
from bot.text.fluent import resource
from bot.text.rules import rule_text, topic_name, topics
from maps import edition, names
from rendering import fonts

TRANSLATED = [language for language in languages() if language != DEFAULT]


def test_our_players_languages_are_there() -> None:
    assert {"en", "uk", "pl", "ru"} <= set(languages())


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_lacks_nothing(language: str) -> None:
    """The same keys and values, every plural form, nothing too long, no look-alike letters: so no sentence of a game
    is ever filled in from English."""
    assert [str(problem) for problem in problems(language, resource(language), resource(DEFAULT))] == []


class Letters(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:
        self.found |= {letter for letter in node.value if letter.isalpha() and letter.isprintable()}


@pytest.mark.parametrize("language", languages())
def test_our_typefaces_have_every_letter(language: str) -> None:
    letters = Letters()
    for entry in resource(language).body:
        if isinstance(entry, Message):
            letters.visit(entry)
    assert len(letters.found) > 40
    faces: tuple[fonts.Face, ...] = ("label", "bold", "text", "head", "italic")
    assert {(face, letter) for face in faces for letter in letters.found if not fonts.can_write(face, letter)} == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", names())
def test_the_rules_are_told_in_every_language(language: str, board: str) -> None:
    box, speech = edition(board), words(language)
    for topic in topics(box.board):
        text = rule_text(speech, box, topic)
        assert 20 < len(text) < 1900
        assert topic_name(speech, topic)
    told = {rule_text(speech, box, topic) for topic in topics(box.board)}
    if language != DEFAULT:
        assert told.isdisjoint({rule_text(words(DEFAULT), box, topic) for topic in topics(box.board)})


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_numbers_take_the_forms_of_the_language(language: str) -> None:
    speech = words(language)
    forms = {count: speech.say("tickets-counted", count=count).split(" ", 1)[1] for count in (1, 2, 5, 21, 22, 25)}
    assert forms[2] == forms[22]
    assert forms[5] == forms[25]
    assert len({forms[1], forms[2], forms[5]}) == 3
    assert (forms[21] == forms[1]) is (language != "pl")
