"""Sentences name commands as Discord shows them to the reader."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import DEFAULT, fluent, languages, words
from bot.text.checking import problems
from bot.text.commands import Naming
from bot.text.fluent import resource

NAMES = {"game": "гра", "game new": "гра нова", "draw": "взяти", "draw-tickets": "взяти-маршрути"}


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("`/game new` opens a table", "`/гра нова` opens a table"),
        ("`/game new hints:`", "`/гра нова hints:`"),
        ("/draw, /draw-tickets and /draws", "/взяти, /взяти-маршрути and /draws"),
        ("`/game` and `/game old`", "`/гра` and `/гра old`"),
        ("https://example.org/draw, docs/draw, //draw", "https://example.org/draw, docs/draw, //draw"),
    ],
)
def test_names_are_put_in_whole(written: str, read: str) -> None:
    assert Naming(NAMES)(written) == read


def test_text_and_commands_may_have_different_languages() -> None:
    """Whoever chose Ukrainian in the profile may have an English Discord: it knows no `/хід`."""
    assert "`/журнал`" in words("uk").say("story-earlier")
    assert words("uk", commands="en").say("story-earlier") == words("uk").say("story-earlier").replace("журнал", "log")
    assert "`/dziennik`" in words("en-GB", commands="pl").say("story-earlier")
    assert words("uk", commands="uk") is words("uk"), "they are kept once"


@pytest.mark.parametrize("language", languages())
def test_every_command_that_is_named_exists(language: str) -> None:
    unknown = [
        str(one) for one in problems(language, resource(language), resource(DEFAULT)) if "no command" in one.text
    ]
    assert unknown == []


@pytest.fixture
def a_little_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    english = "command-turn = Take your turn\ncommand-log = What happened\nlook = `/turn` and `/log` show it\n"
    (tmp_path / "en.ftl").write_text(english, "utf-8")
    (tmp_path / "pl.ftl").write_text("command-turn-name = tura\n", "utf-8")
    monkeypatch.setattr(fluent, "_folder", lambda: tmp_path)
    fluent.forget()
    yield
    monkeypatch.undo()
    fluent.forget()


@pytest.mark.usefixtures("a_little_polish")
def test_what_english_fills_in_names_commands_in_the_readers_language() -> None:
    assert words("pl").say("look") == "`/tura` and `/log` show it"
    assert words("en").say("look") == "`/turn` and `/log` show it"
