"""The page's own words: the same in every language, all of them used, and none of them missing."""

import json
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "sandbox" / "page"
LANGUAGES = ("en", "uk", "pl", "ru")
SLAVIC = {"one", "few", "many", "other"}
CATEGORIES = {"en": {"one", "other"}, "uk": SLAVIC, "pl": SLAVIC, "ru": SLAVIC}
WORDS = {one: json.loads((PAGE / "words" / f"{one}.json").read_text()) for one in LANGUAGES}
USED = re.compile(r'(?:phrase\(|\? |: |data-(?:words|label)=)"([a-z]+\.[a-z-]+)"')
REFUSALS = re.compile(r'PageError\([^\n]*, "([a-z-]+)"\)')


def placeholders(text: object) -> set[str]:
    forms = text.values() if isinstance(text, dict) else [text]
    return {name for form in forms for name in re.findall(r"\{(\w+)\}", str(form))}


def used() -> set[str]:
    found: set[str] = set()
    for path in (*PAGE.glob("*.js"), PAGE / "index.html"):
        found |= set(USED.findall(path.read_text()))
    for path in PAGE.parent.glob("*.py"):
        found |= {f"refused.{key}" for key in REFUSALS.findall(path.read_text())}
    return found


def test_every_language_has_its_file() -> None:
    assert {path.stem for path in (PAGE / "words").iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_words_and_placeholders_in_every_language(language: str) -> None:
    assert list(WORDS[language]) == list(WORDS["en"])
    for key, text in WORDS[language].items():
        if not isinstance(text, dict):
            assert placeholders(text) == placeholders(WORDS["en"][key]), key
        assert isinstance(text, dict) == isinstance(WORDS["en"][key], dict), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_is_there(language: str) -> None:
    for key, text in WORDS[language].items():
        if isinstance(text, dict):
            assert set(text) == CATEGORIES[language], key
            assert placeholders(text) == placeholders(WORDS["en"][key]), key


def test_no_word_is_missing_and_none_is_idle() -> None:
    assert used() == set(WORDS["en"])


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_no_latin_letter_hides_in_a_cyrillic_word(language: str) -> None:
    texts = json.dumps(WORDS[language], ensure_ascii=False)
    assert re.findall(r"\w*(?:[а-яіїєґА-ЯІЇЄҐ][a-zA-Z]|[a-zA-Z][а-яіїєґА-ЯІЇЄҐ])\w*", texts) == []


def test_no_sentence_stands_in_the_scripts() -> None:
    """Two words or more between quotes, the first with a capital, would be a sentence that is not translated."""
    sentence = re.compile(r'["`][A-Z][a-z]+ [a-z][^"`]*["`]')
    for path in PAGE.glob("*.js"):
        lines = [line for line in path.read_text().splitlines() if "console.info" not in line]
        assert [line for line in lines if sentence.search(line.partition("//")[0])] == [], path.name
