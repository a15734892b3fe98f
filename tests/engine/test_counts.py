"""Count tables: the numbers of action sequences from first turns and from the middle of recorded games."""

import json
from typing import Any

import pytest

from tests.engine.counts import TABLE, count, start

CASES: list[dict[str, Any]] = json.loads(TABLE.read_text(encoding="utf-8"))


def name(case: dict[str, Any]) -> str:
    return f"{case['record']}@{case['actions']}" if "record" in case else f"{case['map']}-{case['seats']}"


def test_every_map_has_first_turns_and_middles() -> None:
    assert len(CASES) == 8 + 12
    assert all(len(case["counts"]) == 3 for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_as_many_sequences_as_ever(case: dict[str, Any]) -> None:
    edition, state = start(case)
    assert [count(edition, state, depth) for depth in (1, 2, 3)] == case["counts"]
