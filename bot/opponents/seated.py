"""Opponents who play: whenever a game changes and one of them is awaited, it decides and acts."""

import asyncio
import logging

from bot.opponents.asking import Question
from bot.opponents.mind import Thinks
from bot.service import HEAD_START, OpponentSeats

log = logging.getLogger(__name__)


class Opponents:
    """`wake` is called after every transaction and never waits. No lock is held while an opponent thinks."""

    def __init__(self, seats: OpponentSeats, mind: Thinks) -> None:
        self._seats = seats
        self._mind = mind
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closing = False

    def wake(self, game: str) -> None:
        if self._closing:
            return
        self._again.add(game)
        if game not in self._playing:
            self._playing[game] = asyncio.create_task(self._play(game), name=f"opponents {game}")

    async def recover(self) -> None:
        """At start-up: go on in the games in which an opponent was about to play."""
        for game in await self._seats.games():
            self.wake(game)

    async def _play(self, game: str) -> None:
        try:
            await asyncio.sleep(HEAD_START)
            while game in self._again:
                self._again.discard(game)
                while await self._one_action(game):
                    pass
        except Exception:
            log.exception("the opponents of game %s have failed; the next move tries again", game)
        finally:
            self._again.discard(game)
            del self._playing[game]

    async def _one_action(self, game: str) -> bool:
        """Whether there was something to decide; if somebody was faster, it is looked at again."""
        turn = await self._seats.turn(game)
        if turn is None:
            return False
        question = Question(turn.level, turn.edition_digest, turn.view, turn.legal, turn.seed)
        action = await self._mind.decide(question, await self._seats.board(turn.edition_digest))
        await self._seats.act(turn, action)
        return True

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._mind.close()
