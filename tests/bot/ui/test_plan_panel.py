"""The panel of standing orders: what it says is what the plan does."""

from bot.ui.plan_panel import stops_chosen
from engine.orders import ClaimLine, Plan, RouteTaken
from tests.bot.ui.tables import seen_of
from tests.engine.positions import Game

FIRST_ROUTE = 1 << 4
"""The stops of the routes stand behind the four general ones."""


def test_a_half_that_is_gone_already_stops_nothing() -> None:
    game = Game("europe", 5)
    plan = Plan((ClaimLine("edinburgh-london"),))
    for taken in range(3):
        seen = seen_of(game.edition, game.state)
        assert stops_chosen(seen, plan, FIRST_ROUTE) == (RouteTaken("edinburgh-london", taken),)
        if taken < 2:
            game.own(taken + 1, ("edinburgh-london-2", "edinburgh-london")[taken])
