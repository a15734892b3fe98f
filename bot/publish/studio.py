"""Where pictures are painted: two threads of their own, never the event loop's, in turn between people."""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

from bot.limits import PUBLIC_PICTURES_IN_A_ROW
from bot.offloop import off_the_loop
from bot.spare_memory import give_back

P = ParamSpec("P")
T = TypeVar("T")
Job = TypeVar("Job")


class Waiting(Generic[Job]):
    """What is still to be painted, and what comes next.

    A channel waits for its board, a panel is of use without its picture: so public pictures come first, but after a few
    of them somebody's own. People take turns, whatever each of them asks for. Who asks about the same game again before
    it is their turn keeps the place, and the newest request stands in it.
    """

    def __init__(self) -> None:
        self._public: deque[Job] = deque()
        self._private: dict[int, dict[str, Job]] = {}
        self._in_a_row = 0

    def add_public(self, job: Job) -> None:
        self._public.append(job)

    def add(self, person: int, game: str, job: Job) -> Job | None:
        """The request that this one replaces, if there is one."""
        wishes = self._private.setdefault(person, {})
        replaced = wishes.get(game)
        wishes[game] = job
        return replaced

    def take(self) -> Job | None:
        if self._public and not (self._private and self._in_a_row >= PUBLIC_PICTURES_IN_A_ROW):
            self._in_a_row += 1
            return self._public.popleft()
        self._in_a_row = 0
        return self._take_private() if self._private else None

    def _take_private(self) -> Job:
        """The first wish of the person whose turn it is; who has more goes to the end of the queue."""
        person = next(iter(self._private))
        wishes = self._private.pop(person)
        job = wishes.pop(next(iter(wishes)))
        if wishes:
            self._private[person] = wishes
        return job

    def clear(self) -> None:
        self._public.clear()
        self._private.clear()


class _Request(Generic[T]):
    """A picture that somebody waits for, on the event loop that they wait on."""

    def __init__(self, paint: Callable[[], T]) -> None:
        self._paint = paint
        self._loop = asyncio.get_running_loop()
        self.asked: asyncio.Future[T | None] = self._loop.create_future()

    def paint(self) -> None:
        """Paint it, in a thread of the studio, and give it to whoever asked."""
        if self.asked.cancelled():
            return
        off_the_loop("painting")
        try:
            picture = self._paint()
        except BaseException as error:  # noqa: BLE001 - it is raised again where the picture was asked for
            self._tell(self._refuse, error)
        else:
            self._tell(self.give, picture)

    def give(self, picture: T | None) -> None:
        if not self.asked.done():
            self.asked.set_result(picture)

    def _refuse(self, error: BaseException) -> None:
        if not self.asked.done():
            self.asked.set_exception(error)

    def _tell(self, tell: Callable[..., None], what: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell, what)


class Studio:
    """`await studio.draw(user, game, rendering.hand, edition, …)` paints without holding up anybody's answer."""

    def __init__(
        self,
        threads: int = 2,
        painted: Callable[[str, float], None] | None = None,
        tidy: Callable[[], None] = give_back,
        lull: float = 3.0,
    ) -> None:
        """`painted` is told what was painted and how many seconds it took, on a thread of ours. `tidy` is called on one
        when nothing was to be painted for so many seconds."""
        self._painted = painted
        self._tidy = tidy
        self._lull = lull
        self._waiting: Waiting[_Request[object]] = Waiting()
        self._bell = threading.Condition()
        self._open = True
        # Daemons: a picture that is being painted does not keep the bot from ending.
        for number in range(threads):
            threading.Thread(target=self._work, name=f"painter {number}", daemon=True).start()

    async def draw(self, person: int, game: str, paint: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """A picture for one person; None when they have asked for a newer one of this game before it was begun."""
        request: _Request[object] = _Request(
            self._timed(getattr(paint, "__name__", "picture"), lambda: paint(*args, **kwargs))
        )
        with self._bell:
            replaced = self._waiting.add(person, game, request)
            self._bell.notify()
        if replaced is not None:
            replaced.give(None)
        return await request.asked  # type: ignore[return-value]  # what this request paints is a T

    async def draw_public(self, name: str, paint: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """A picture for a channel: painted before those that are only for one person. `name` says what it shows."""
        request: _Request[object] = _Request(self._timed(name, lambda: paint(*args, **kwargs)))
        with self._bell:
            self._waiting.add_public(request)
            self._bell.notify()
        return await request.asked  # type: ignore[return-value]  # what this request paints is a T

    def _timed(self, name: str, paint: Callable[[], T]) -> Callable[[], T]:
        def timed() -> T:
            began = time.perf_counter()
            try:
                return paint()
            finally:
                if self._painted is not None:
                    self._painted(name, time.perf_counter() - began)

        return timed

    def _work(self) -> None:
        """Paint what comes. In a lull the memory is given back that painting took: for the next picture it is asked for
        again, which takes longer, so between pictures it is kept."""
        used = False
        while self._open:
            request = self._next(self._lull if used else None)
            if request is not None:
                request.paint()
            elif used:
                self._tidy()
            used = request is not None

    def _next(self, patience: float | None) -> _Request[object] | None:
        """Wait for the next request; None when there is none for so many seconds, or the studio is closed."""
        found: _Request[object] | None = None

        def called() -> bool:
            nonlocal found
            found = self._waiting.take() if self._open else None
            return found is not None or not self._open

        with self._bell:
            self._bell.wait_for(called, patience)
        return found

    def close(self) -> None:
        """Paint nothing more; who still waits for a picture is told by the end of the loop."""
        with self._bell:
            self._open = False
            self._waiting.clear()
            self._bell.notify_all()
