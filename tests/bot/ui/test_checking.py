"""`slow-train words check` finds what a translator overlooks."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from bot.cli import main
from bot.text.checking import missing, problems


def read(text: str) -> Resource:
    return FluentParser().parse(text)


ENGLISH = """
hello = Hello { $name }
btn-join = Join
command-turn = Take your turn
counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck = { $deck ->
    [train] train deck
   *[other] deck
}
"""

RIGHT = """
hello = Вітаю, { $name }
btn-join = Сісти
command-turn = Зробити хід
command-turn-name = хід
counted = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
deck = { $deck ->
    [train] колода вагонів
   *[other] колода
}
"""


def found(changed: str, to: str = "") -> list[str]:
    assert changed in RIGHT
    return [str(one) for one in problems("uk", read(RIGHT.replace(changed, to)), read(ENGLISH))]


def test_nothing_is_wrong_with_a_good_translation() -> None:
    assert list(problems("uk", read(RIGHT), read(ENGLISH))) == []
    assert missing(read(RIGHT), read(ENGLISH)) == []


@pytest.mark.parametrize(
    ("changed", "to", "problem"),
    [
        ("btn-join = Сісти\n", "", "btn-join: is missing"),
        ("btn-join = Сісти\n", "btn-join = Сісти\nold = Старе\n", "old: is not used; delete it"),
        ("{ $name }", "{ $who }", "hello: $who is not given; there are $name"),
        (", { $name }", "", "hello: $name does not appear"),
        ("    [few] { $count } карти\n", "", "counted: has no form for [few]"),
        ("    [few] ", "    [two] ", "counted: [two] never applies in this language"),
        ("Сісти", "С" * 81, "btn-join: has about 81 letters; Discord allows 80"),
        ("= хід", "= Мій хід", "command-turn-name: must be small letters, digits, - or _, without blanks"),
        ("Вітаю", "`/turn now`, `/хід`", "hello: there is no command /хід; write its English name"),
        ("Вітаю", "Bітaю", 'hello: "Bітaю" mixes Latin and Cyrillic letters'),
    ],
)
def test_what_is_wrong_is_named(changed: str, to: str, problem: str) -> None:
    assert problem in found(changed, to)


def test_the_command_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "check", "xx"]) == 1
    assert "There is no file for xx" in capsys.readouterr().out
