"""What a seat may do now, by kind: a panel asks for every kind, and a full hand may do thousands of things."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from engine.actions import Action

_Kind = TypeVar("_Kind", bound=Action)


class Legal:
    """Legal actions, gone through once."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._kinds: defaultdict[type, list[Action]] = defaultdict(list)
        for kind, alike in groupby(actions, type):
            self._kinds[kind] += alike

    def of(self, kind: type[_Kind]) -> Sequence[_Kind]:
        return self._kinds.get(kind, ())  # type: ignore[return-value]  # They were put there by their type.
