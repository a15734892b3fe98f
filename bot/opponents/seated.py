"""Opponents who play: whenever a game changes and one of them is awaited, it decides and acts."""

from bot.opponents.protocol import Question
from bot.opponents.thinker import Thinks
from bot.queues import Queues
from bot.service import OpponentSeats


class Opponents:
    """`wake` is called after every transaction and never waits. No lock is held while an opponent thinks."""

    def __init__(self, seats: OpponentSeats, thinker: Thinks) -> None:
        self._seats = seats
        self._thinker = thinker
        self.queues = Queues("opponents", self._play)

    def wake(self, game: str) -> None:
        self.queues.wake(game)

    async def recover(self) -> None:
        """At start-up: go on in the games in which an opponent was about to play."""
        for game in await self._seats.games():
            self.wake(game)

    async def _play(self, game: str) -> None:
        while await self._one_action(game):
            pass

    async def _one_action(self, game: str) -> bool:
        """Whether there was something to decide; if somebody was faster, it is looked at again."""
        turn = await self._seats.turn(game)
        if turn is None:
            return False
        question = Question(turn.level, turn.edition_digest, turn.view, turn.legal, turn.seed)
        action = await self._thinker.decide(question, await self._seats.board(turn.edition_digest))
        await self._seats.act(turn, action)
        return True

    async def close(self) -> None:
        await self.queues.close()
        await self._thinker.close()
