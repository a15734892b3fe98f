"""What a seat may do now, by kind: a panel asks for every kind, and a full hand may do thousands of things."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.actions import Action

_Kind = TypeVar("_Kind", bound=Action)


class Legal:
    """Legal actions, gone through once."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._kinds: dict[type, list[Action]] = {}
        for action in actions:
            self._kinds.setdefault(type(action), []).append(action)

    def of(self, kind: type[_Kind]) -> Sequence[_Kind]:
        return self._kinds.get(kind, ())  # type: ignore[return-value]  # They were put there by their type.
