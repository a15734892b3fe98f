"""What the engine offers shows how it is used, and the examples are true."""

import doctest
from collections.abc import Callable
from typing import Any

import pytest

import engine

FUNCTIONS = [found for name in engine.__all__ if not isinstance(found := getattr(engine, name), type)]


def _examples(thing: object, globs: dict[str, Any]) -> list[doctest.DocTest]:
    finder = doctest.DocTestFinder(recurse=False)
    return [found for found in finder.find(thing, globs=globs) if found.examples]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_every_function_shows_its_use(function: Callable[..., object]) -> None:
    (example,) = _examples(function, dict(function.__globals__))
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_package_shows_a_whole_game() -> None:
    (example,) = _examples(engine, dict(vars(engine)))
    assert doctest.DocTestRunner().run(example).failed == 0
