"""Where pictures are painted: two threads of their own, never the event loop's."""

import asyncio
import itertools
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, PriorityQueue
from typing import ParamSpec, TypeVar

from bot.offloop import off_the_loop

P = ParamSpec("P")
T = TypeVar("T")

_PUBLIC, _PRIVATE, _CLOSED = range(3)
"""What is painted first: a channel waits for the board, a panel is of use without its picture."""


class Studio:
    """`await studio.draw(rendering.hand, edition, view, words)` paints without holding up anybody's answer."""

    def __init__(self, threads: int = 2) -> None:
        self._jobs: PriorityQueue[tuple[int, int, Callable[[], None] | None]] = PriorityQueue()
        self._count = itertools.count()
        # Daemons: a picture that is being painted does not keep the bot from ending.
        self._threads = [threading.Thread(target=self._work, name=f"painter {n}", daemon=True) for n in range(threads)]
        for thread in self._threads:
            thread.start()

    async def draw(self, paint: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A picture for one person."""
        return await self._ask(_PRIVATE, lambda: paint(*args, **kwargs))

    async def draw_public(self, paint: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A picture for a channel: painted before those that are only for one person."""
        return await self._ask(_PUBLIC, lambda: paint(*args, **kwargs))

    async def _ask(self, urgency: int, paint: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        asked: asyncio.Future[T] = loop.create_future()

        def painting() -> None:
            if asked.cancelled():
                return
            off_the_loop("painting")
            try:
                picture = paint()
            except BaseException as error:  # noqa: BLE001 - it is raised again where the picture was asked for
                _tell(loop, _refuse, asked, error)
            else:
                _tell(loop, _give, asked, picture)

        self._jobs.put((urgency, next(self._count), painting))
        return await asked

    def _work(self) -> None:
        while (job := self._jobs.get()[2]) is not None:
            job()

    def close(self) -> None:
        """Paint nothing more; who still waits for a picture is told by the end of the loop."""
        with suppress(Empty):
            while True:
                self._jobs.get_nowait()
        for _ in self._threads:
            self._jobs.put((_CLOSED, next(self._count), None))


def _give(asked: "asyncio.Future[T]", picture: T) -> None:
    if not asked.done():
        asked.set_result(picture)


def _refuse(asked: "asyncio.Future[T]", error: BaseException) -> None:
    if not asked.done():
        asked.set_exception(error)


def _tell(loop: asyncio.AbstractEventLoop, tell: Callable[..., None], *what: object) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(tell, *what)
