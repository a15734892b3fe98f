"""Bad weather on the way to Discord and back: every fault that the stand-in knows, ordered for one step of a game."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from sandbox.testing import Sandbox, User

ANSWER, EDIT, POST, CHANGE = "POST /interactions", "PATCH /webhooks", "POST /channels", "PATCH /channels"
_PLACES = (ANSWER, ANSWER, EDIT, POST, POST, CHANGE, "")
_KINDS = ("429", "429", "500", "502", "503", "504", "timeout", "delay", "cut", "lost answer")
_TOKEN_LIFE = 900

ClearsUp = Callable[[], Awaitable[None]]


class Weather:
    """`begin` orders something bad and says what, and how it passes."""

    def __init__(self, discord: Sandbox, onlooker: User, chance: Random) -> None:
        self._discord = discord
        self._onlooker = onlooker
        self._chance = chance
        self._every = [
            self._fails,
            self._fails,
            self._fails,
            self._storm,
            self._drops,
            self._forgets,
            self._twice,
            self._late,
            self._lost,
            self._swapped,
            self._permissions,
            self._token,
        ]

    def begin(self) -> tuple[str, ClearsUp]:
        return self._chance.choice(self._every)()

    def _fails(self) -> tuple[str, ClearsUp]:
        kind: Any = self._chance.choice(_KINDS)
        seconds = 0.02 if kind in ("timeout", "delay", "429") else 0.0
        self._discord.fail(kind, self._chance.choice((1, 1, 2, 5)), self._chance.choice(_PLACES), seconds)
        return kind, self._behave

    def _storm(self) -> tuple[str, ClearsUp]:
        self._discord.fail("429", times=30, seconds=0.01)
        return "storm", self._behave

    def _drops(self) -> tuple[str, ClearsUp]:
        self._discord.drop_socket(resume=True)
        return "dropped", self._behave

    def _forgets(self) -> tuple[str, ClearsUp]:
        if self._chance.random() < 0.5:
            self._discord.drop_socket(resume=False)
        else:
            self._discord.invalidate_session()
        return "session forgotten", self._behave

    def _twice(self) -> tuple[str, ClearsUp]:
        self._discord.deliver_twice(3)
        return "twice", self._behave

    def _late(self) -> tuple[str, ClearsUp]:
        self._discord.deliver_late(self._chance.choice((2.0, 2.9, 3.1, 5.0)))
        return "late", self._behave

    def _lost(self) -> tuple[str, ClearsUp]:
        self._discord.lose_interactions()
        return "lost", self._behave

    def _swapped(self) -> tuple[str, ClearsUp]:
        """The next click is overtaken by one of somebody who looks on."""
        self._discord.deliver_out_of_order()
        return "out of order", self._look_on

    async def _look_on(self) -> None:
        await self._onlooker.slash("board")
        await self._behave()

    def _permissions(self) -> tuple[str, ClearsUp]:
        """They come back a little later, as a rule."""
        gone = self._chance.choice(("send_messages", "attach_files", "view_channel", "read_message_history"))
        self._discord.forbid("station", gone)

        async def given_back() -> None:
            self._discord.allow("station", gone)
            await self._behave()

        return f"without {gone}", given_back

    def _token(self) -> tuple[str, ClearsUp]:
        """Pictures are asked for so long that the token of the interaction is no longer valid."""
        gate = self._discord.hold(EDIT, times=2)

        async def expired() -> None:
            self._discord.clock.advance(_TOKEN_LIFE + 1)
            gate.set()
            await self._behave()

        return "token expired", expired

    async def _behave(self) -> None:
        self._discord.behave()


@contextmanager
def short_pauses() -> Iterator[None]:
    """discord.py waits for seconds between its tries; here it waits for hundredths."""

    async def sleep(seconds: float, *more: Any) -> Any:
        return await asyncio.sleep(min(seconds, 0.02), *more)

    hurried = SimpleNamespace(**{name: getattr(asyncio, name) for name in dir(asyncio)} | {"sleep": sleep})
    with ExitStack() as stack:
        for module in ("webhook.async_", "http", "client", "gateway"):
            stack.enter_context(patch(f"discord.{module}.asyncio", hurried))
        yield
