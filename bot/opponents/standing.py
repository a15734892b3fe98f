"""Standing orders that play: whenever a game changes and a seat with a plan is awaited, the plan is followed."""

from bot.queues import Queues
from bot.service import Plans


class StandingOrders:
    """`wake` is called after every transaction and never waits."""

    def __init__(self, plans: Plans) -> None:
        self._plans = plans
        self.queues = Queues("standing orders", self._follow)

    def wake(self, game: str) -> None:
        self.queues.wake(game)

    async def recover(self) -> None:
        """At start-up: go on in the games in which somebody has a plan."""
        for game in await self._plans.games():
            self.wake(game)

    async def _follow(self, game: str) -> None:
        while await self._plans.follow(game):
            pass

    async def close(self) -> None:
        await self.queues.close()
