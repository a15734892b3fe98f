"""How often one person may do what others have to put up with; the numbers and their reasons are in bot/limits.py.

They are kept in memory: after a restart everybody begins anew, which does no harm.
"""

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from bot.errors import AlreadyDone, TooOften
from bot.limits import (
    AN_HOUR,
    CALLS_AN_HOUR,
    FILMS_AN_HOUR,
    POSTS_AGAIN_AN_HOUR,
    TABLES_AN_HOUR,
    THREADS_AN_HOUR,
    UNDOS_AN_HOUR,
)
from bot.service.values import Click, Clock

_REMEMBERED = 10_000
"""With more people than this in memory, those whose hour has passed are forgotten."""


class Allowance:
    """`with threads.spending(click):` counts what is done inside it; what fails is not counted."""

    def __init__(
        self, what: Literal["tables", "threads", "posts", "calls", "undos", "films"], most: int, clock: Clock
    ) -> None:
        self._what = what
        self._most = most
        self._clock = clock
        self._spent: dict[int, deque[tuple[int, int]]] = {}

    def check(self, click: Click) -> None:
        """TooOften; AlreadyDone when this very click is or was inside already."""
        now = self._clock.now()
        spent = self._recent(click.user, now)
        if any(interaction == click.interaction for _, interaction in spent):
            raise AlreadyDone
        if len(spent) >= self._most:
            wait = AN_HOUR - (now - spent[0][0]) // 1000
            raise TooOften(self._what, most=self._most, minutes=max(1, -(-wait // 60)))

    @contextmanager
    def spending(self, click: Click) -> Iterator[None]:
        """Refuses as `check` does."""
        self.check(click)
        entry = (self._clock.now(), click.interaction)
        spent = self._spent[click.user]
        spent.append(entry)
        try:
            yield
        except BaseException:
            if entry in spent:
                spent.remove(entry)
            raise

    def _recent(self, user: int, now: int) -> deque[tuple[int, int]]:
        if len(self._spent) > _REMEMBERED:
            self._spent = {one: kept for one, kept in self._spent.items() if kept and _fresh(kept[-1][0], now)}
        spent = self._spent.setdefault(user, deque())
        while spent and not _fresh(spent[0][0], now):
            spent.popleft()
        return spent


def _fresh(at: int, now: int) -> bool:
    return 0 <= now - at < AN_HOUR * 1000  # What lies ahead was counted before the clock was put back.


class Allowances:
    def __init__(self, clock: Clock) -> None:
        self.tables = Allowance("tables", TABLES_AN_HOUR, clock)
        self.threads = Allowance("threads", THREADS_AN_HOUR, clock)
        self.posts = Allowance("posts", POSTS_AGAIN_AN_HOUR, clock)
        self.calls = Allowance("calls", CALLS_AN_HOUR, clock)
        self.undos = Allowance("undos", UNDOS_AN_HOUR, clock)
        self.films = Allowance("films", FILMS_AN_HOUR, clock)
