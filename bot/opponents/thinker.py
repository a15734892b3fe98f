"""The thinker of all opponents: a child process that is started when it is first needed."""

import asyncio
import logging
import sys
from typing import Protocol

from bot.opponents.protocol import DECISIONS, ENCODER, Decision, Question
from engine.opponents import Reason, Thought

log = logging.getLogger(__name__)

_PATIENCE = 60.0
_LINE_LIMIT = 1 << 20


class Thinks(Protocol):
    async def decide(self, question: Question, board: bytes) -> Thought:
        """The action for this question, and why."""
        ...

    async def close(self) -> None: ...


class Thinker:
    """Asks the process one question at a time; one that has died or hangs is replaced."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def decide(self, question: Question, board: bytes) -> Thought:
        """What the opponent does. If the process fails twice, the first legal action: the game must go on."""
        thought = await self.advise(question, board)
        return Thought(question.legal[0], Reason("any", count=len(question.legal))) if thought is None else thought

    async def advise(self, question: Question, board: bytes) -> Thought | None:
        """What the opponent would do, and why; None if the process fails twice."""
        async with self._lock:
            for _ in range(2):
                try:
                    decision = await asyncio.wait_for(self._asked(question, board), _PATIENCE)
                except (OSError, EOFError, TimeoutError, ValueError) as error:
                    log.warning("the process that thinks for opponents failed: %r", error)
                    await self._end()
                    continue
                if decision.action is not None and decision.reason is not None:
                    return Thought(decision.action, decision.reason)
                log.error("an opponent (%s) could not decide:\n%s", question.level, decision.fault)
                break
        return None

    async def _asked(self, question: Question, board: bytes) -> Decision:
        decision = await self._exchange(ENCODER.encode(question))
        if decision.unknown_board:
            with_board = Question(
                question.level, question.digest, question.view, question.legal, question.seed, board.decode()
            )
            decision = await self._exchange(ENCODER.encode(with_board))
        return decision

    async def _exchange(self, line: bytes) -> Decision:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot.opponents.thinker_process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE_LIMIT,
            )
        if process.stdin is None or process.stdout is None:
            raise OSError("the process has no pipes")
        process.stdin.write(line + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError("the process has ended")
        return DECISIONS.decode(answer)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        await self._end()
