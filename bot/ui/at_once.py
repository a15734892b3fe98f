"""Who clicks faster than Discord takes our answers has to wait: nobody's clicks pile up before those of others."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import Refusal
from bot.limits import CLICKS_AT_ONCE


class AtOnce:
    """How many interactions of one person in one channel are being answered."""

    def __init__(self, most: int = CLICKS_AT_ONCE) -> None:
        self._most = most
        self._open: Counter[tuple[int, int]] = Counter()

    @contextmanager
    def room_for(self, person: int, channel: int) -> Iterator[None]:
        """Refuse one more than there is room for."""
        key = (person, channel)
        if self._open[key] >= self._most:
            raise Refusal("too-many-at-once")
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
