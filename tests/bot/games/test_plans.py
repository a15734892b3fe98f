"""Standing orders as people make them: by the panel at the end of a turn, and by `/plan`."""

from sandbox.testing import Sandbox
from tests.bot.games.driver import fine
from tests.bot.publish.at_table import begun, draw_two, turn, turns


async def test_a_plan_is_made_changed_and_dropped(discord: Sandbox) -> None:
    me, _ = await begun(discord)
    await draw_two(me)
    plan = fine(await me.click("Plan ahead"))
    assert "Nothing is planned" in plan.text
    plan = fine(await me.click("Add: two cards blind"))
    assert "1. Two cards blind (1 turn)" in plan.text
    plan = fine(await me.select("Change line 1: Two cards blind (1 turn)", "For 3 turns"))
    assert "1. Two cards blind (3 turns)" in plan.text
    plan = fine(await me.select("End the plan when …", "the last turns begin", "a wild lies in the row"))
    assert "The plan ends when the last turns begin or a wild lies in the row" in plan.text
    plan = fine(await me.click("Drop the plan"))
    assert "The plan is dropped" in plan.text
    refused = await me.slash("plan", take="mauve")
    assert "mauve" in refused.text


async def test_a_plan_plays_while_its_owner_is_away_and_says_so_when_they_are_back(discord: Sandbox) -> None:
    me, other = await begun(discord)
    await draw_two(me)
    planned = fine(await me.slash("plan", take="green"))
    assert "if it lies in the row (1 turn)" in planned.text
    await me.click("Add: two cards blind")
    await draw_two(other)
    await turn(other, 4)
    assert len([line for line in turns(other) if me.mention in line]) == 1, "the planned turn mentioned nobody"
    await draw_two(other)
    back = fine(await me.slash("turn"))
    assert "Your plan" in back.text


async def test_on_ones_own_turn_nothing_is_planned(discord: Sandbox) -> None:
    me, _ = await begun(discord)
    refused = await me.slash("plan", take="green")
    assert "It is your turn: take it first" in refused.text
