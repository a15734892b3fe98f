"""Where pictures are painted: two threads of their own, never the event loop's."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from bot.offloop import off_the_loop

P = ParamSpec("P")
T = TypeVar("T")


class Studio:
    """`await studio.draw(rendering.hand, edition, view, words)` paints without holding up anybody's answer."""

    def __init__(self, threads: int = 2) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")

    async def draw(self, paint: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        def painting() -> T:
            off_the_loop("painting")
            return paint(*args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._pool, painting)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
