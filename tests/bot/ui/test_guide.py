"""The guide in docs/guide says what the bot says, in every language."""

from pathlib import Path

import pytest

import maps
from bot.cli import main
from bot.text import languages, words
from bot.text.guide import commands_page, rules_page

GUIDE = Path(__file__).parents[3] / "docs" / "guide"


@pytest.mark.parametrize("language", languages())
def test_the_pages_are_those_of_today(language: str) -> None:
    editions = [maps.edition(name) for name in maps.names()]
    hint = "run: slow-train words guide docs/guide"
    assert (GUIDE / language / "commands.md").read_text("utf-8") == commands_page(words(language)), hint
    assert (GUIDE / language / "rules.md").read_text("utf-8") == rules_page(words(language), editions), hint


def test_commands_are_named_in_the_language_and_in_english(tmp_path: Path) -> None:
    assert main(["words", "guide", str(tmp_path)]) == 0
    assert "| `/game new` | " in (tmp_path / "en" / "commands.md").read_text("utf-8")
    assert "| `/гра нова` (`/game new`) | " in (tmp_path / "uk" / "commands.md").read_text("utf-8")


def test_a_folder_that_is_none_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert main(["words", "guide", str(tmp_path / "file")]) == 1
    assert "can't be written" in capsys.readouterr().out
