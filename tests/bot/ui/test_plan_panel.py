"""The panel of standing orders: what it says is what the plan does."""

import pytest
from msgspec.structs import replace

from bot.text import words
from bot.ui.layout import Menu
from bot.ui.own_seat import names_at
from bot.ui.plan_panel import line_text, plan_panel, stops_chosen
from bot.ui.steps import PlanChange
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


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (ClaimLine("brest-paris"), "no wilds"),
        (ClaimLine("brest-paris", wilds=1), "at most 1 wild"),
        (ClaimLine("edinburgh-london"), "no wilds"),
        (ClaimLine("amsterdam-london"), "at most 2 wilds"),
        (ClaimLine("amsterdam-london", wilds=1), "at most 2 wilds"),
        (ClaimLine("amsterdam-london", wilds=3), "at most 3 wilds"),
    ],
)
def test_a_line_says_how_many_wilds_it_may_cost_those_of_a_ferry_included(line: ClaimLine, said: str) -> None:
    game = Game("europe", 3)
    seen = seen_of(game.edition, game.state)
    assert line_text(names_at(words("en"), seen.table), line).endswith(f"any colour and {said}")


def test_a_ferry_is_offered_no_fewer_wilds_than_it_asks_for() -> None:
    game = Game("europe", 3)
    seen = replace(seen_of(game.edition, game.state), plan=Plan((ClaimLine("amsterdam-london"),)))
    panel = plan_panel(names_at(words("en"), seen.table), seen)
    offered = {
        one.step.value: one.label
        for part in panel.parts
        if isinstance(part, Menu)
        for one in part.options
        if isinstance(one.step, PlanChange) and one.step.what == "wilds"
    }
    assert offered == {count: f"Pay at most {count} wilds" for count in range(2, 7)}
