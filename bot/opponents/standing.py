"""Standing orders that play: whenever a game changes and a seat with a plan is awaited, the plan is followed."""

from bot.clock_and_ids import Sleeps, WallClock
from bot.opponents.seated import UNDO_PAUSE
from bot.queues import Queues
from bot.service import Plans


class StandingOrders:
    """`wake` is called after every transaction and never waits.

    Like opponents, plans leave some time to whoever may want to take their action back.
    """

    def __init__(self, plans: Plans, clock: Sleeps | None = None, undo_pause: int = UNDO_PAUSE) -> None:
        self._plans = plans
        self._clock = clock or WallClock()
        self._undo_pause = undo_pause
        self.queues = Queues("standing orders", self._follow)

    def wake(self, game: str) -> None:
        self.queues.wake(game)

    async def recover(self) -> None:
        """At start-up: go on in the games in which somebody has a plan."""
        for game in await self._plans.games():
            self.wake(game)

    async def _follow(self, game: str) -> None:
        while (again := await self._plans.follow(game, self._clock.now(), self._undo_pause)) is not None:
            if again:
                await self.queues.rest_while(game, self._clock.until(again))

    async def close(self) -> None:
        await self.queues.close()
