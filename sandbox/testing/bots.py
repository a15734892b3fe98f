"""Running the bot for a test: inside the test's own process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

RunsBot = Callable[[Mapping[str, str]], Awaitable[None]]
GRACE = 10.0


class Bot(Protocol):
    """A bot that can be started, stopped politely, and killed."""

    async def start(self, environment: Mapping[str, str]) -> None: ...
    async def stop(self) -> None: ...
    async def kill(self) -> None: ...
    def fault(self) -> str | None:
        """Why it is not running any more, or None while it runs."""


class InProcessBot:
    """An async function that gets DISCORD_TOKEN and the three addresses, and runs until it is cancelled."""

    def __init__(self, run: RunsBot) -> None:
        self._run = run
        self._task: asyncio.Task[None] | None = None

    async def start(self, environment: Mapping[str, str]) -> None:
        async def main() -> None:
            await self._run(environment)

        self._task = asyncio.create_task(main(), name="the bot")

    async def stop(self) -> None:
        if self._task is not None:
            task, self._task = self._task, None
            task.cancel()
            await asyncio.wait([task])
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def kill(self) -> None:
        await self.stop()

    def fault(self) -> str | None:
        if self._task is None or not self._task.done():
            return None
        error = None if self._task.cancelled() else self._task.exception()
        return f"The bot has ended: {error!r}" if error else "The bot has ended by itself."


class BotProcess:
    """The real thing, for example `[sys.executable, "-m", "bot.cli", "run"]`; its output is shown when a test fails."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
        self._command = list(command)
        self._environment = dict(environment or {})
        self._process: asyncio.subprocess.Process | None = None
        self._output = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as this object, and goes with it)

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def start(self, environment: Mapping[str, str]) -> None:
        variables = {**os.environ, **self._environment, **environment}
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdout=self._output, stderr=self._output, env=variables
        )

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        if process.returncode is None:
            process.send_signal(how)
        try:
            await asyncio.wait_for(process.wait(), GRACE)
        except TimeoutError:
            process.kill()
            await process.wait()
            raise AssertionError(f"The bot did not end within {GRACE:.0f} s.\n{self.output()}") from None

    def fault(self) -> str | None:
        if self._process is None or self._process.returncode is None:
            return None
        return f"The bot has ended with code {self._process.returncode}.\n{self.output()}"

    def output(self, lines: int = 40) -> str:
        """The last lines the bot printed."""
        size = os.fstat(self._output.fileno()).st_size
        printed = os.pread(self._output.fileno(), size, 0)  # not read(): the bot writes at the file's one position
        return "\n".join(printed.decode(errors="replace").splitlines()[-lines:])
