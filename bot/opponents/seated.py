"""Opponents who play: whenever a game changes and one of them is awaited, it decides and acts."""

from collections.abc import Callable
from typing import Final

from bot.clock_and_ids import Sleeps, WallClock
from bot.opponents.protocol import Question
from bot.opponents.thinker import Thinks
from bot.queues import Queues
from bot.service import OpponentSeats

UNDO_PAUSE: Final = 8_000
"""Milliseconds that opponents leave to whoever may want to take an action back."""


class Opponents:
    """`wake` is called after every transaction and never waits. No lock is held while an opponent thinks.

    After an action that somebody could take back they wait for `undo_pause` milliseconds. What is stored says since
    when, so that they just play after a restart, and at once when the person has said that the game may go on.
    """

    def __init__(
        self, seats: OpponentSeats, thinker: Thinks, clock: Sleeps | None = None, undo_pause: int = UNDO_PAUSE
    ) -> None:
        self._seats = seats
        self._thinker = thinker
        self._clock = clock or WallClock()
        self._undo_pause = undo_pause
        self.queues = Queues("opponents", self._play)

    def wake(self, game: str) -> None:
        self.queues.wake(game)

    async def recover(self, serves: Callable[[int], bool]) -> None:
        """At start-up: go on in the games of one's own servers in which an opponent was about to play.

        If every worker thought about every game, all but one would think in vain.
        """
        for game, guild in (await self._seats.games()).items():
            if serves(guild):
                self.wake(game)

    async def _play(self, game: str) -> None:
        while await self._one_action(game):
            pass

    async def _one_action(self, game: str) -> bool:
        """Whether there was something to decide; if somebody was faster, it is looked at again."""
        turn = await self._seats.turn(game)
        if turn is None:
            return False
        if turn.undoable_since is not None:
            until = turn.undoable_since + self._undo_pause
            # By a clock that was put back since then nobody could tell how long to wait.
            if turn.undoable_since <= self._clock.now() < until:
                await self.queues.rest_while(game, self._clock.until(until))
                return True
        question = Question(turn.level, turn.edition_digest, turn.view, turn.legal, turn.seed)
        thought = await self._thinker.decide(question, await self._seats.board(turn.edition_digest))
        await self._seats.act(turn, thought)
        return True

    async def close(self) -> None:
        await self.queues.close()
        await self._thinker.close()
