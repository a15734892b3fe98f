"""Memory for sprites: what was drawn is kept, the least used goes first, and the whole never outgrows its bound."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Memory(Generic[Thing]):
    """A bounded cache that several threads may use at once; a thing may be made twice, never half."""

    def __init__(self, limit: int, size: Callable[[Thing], int]) -> None:
        self._limit, self._size = limit, size
        self._things: OrderedDict[Hashable, Thing] = OrderedDict()
        self._used = 0
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._things:
                self._things[key] = made
                self._used += self._size(made)
            while self._used > self._limit and len(self._things) > 1:
                _, gone = self._things.popitem(last=False)
                self._used -= self._size(gone)
        return made

    @property
    def used(self) -> int:
        return self._used

    def clear(self) -> None:
        with self._lock:
            self._things.clear()
            self._used = 0
