"""Every numbered rule has a test that names it, and no test names a number that is not there."""

import ast
import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[3] / "docs" / "rules.md"
NUMBERS = re.findall(r"^- \*\*(R-[A-Z0-9-]+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def _prefix(number: str) -> str:
    return f"test_{number.lower().replace('-', '_')}_"


def _tests() -> list[str]:
    """The names of all tests beside this file that begin with a rule's number."""
    return [
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_r_")
    ]


def test_the_document_numbers_each_rule_once() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 76


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rule_has_a_test(number: str) -> None:
    assert [name for name in _tests() if name.startswith(_prefix(number))], f"no test begins with {_prefix(number)}"


def test_no_test_names_an_unknown_rule() -> None:
    prefixes = tuple(_prefix(number) for number in NUMBERS)
    assert [name for name in _tests() if not name.startswith(prefixes)] == []


def test_no_two_tests_have_the_same_name() -> None:
    assert len(_tests()) == len(set(_tests()))
