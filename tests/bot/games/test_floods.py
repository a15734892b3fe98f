"""Floods of clicks, and commands that are not ours: one sentence each, and nobody else waits."""

import asyncio
import logging
from typing import Any

import pytest

from bot.limits import CLICKS_AT_ONCE
from sandbox import interactions
from sandbox.testing import Sandbox, User
from tests.bot.games.driver import fine
from tests.bot.games.test_turns import started

ANSWER = "POST /interactions"


def forge(discord: Sandbox, user: User, kind: int, data: Any) -> interactions.Interaction:
    """An interaction that no client of Discord would send."""
    return interactions.issue(discord.standin, kind, user.account, user.channel, data, "")


async def test_who_clicks_faster_than_answers_come_is_told_to_wait(discord: Sandbox) -> None:
    me, other = await started(discord)
    more = 3
    gate = discord.hold(ANSWER, times=CLICKS_AT_ONCE + more)
    flood = [asyncio.create_task(me.slash("board")) for _ in range(CLICKS_AT_ONCE + more)]
    await discord.wait(lambda: discord.standin.faults.carried_out == len(flood), "not every click was answered")
    fine(await other.slash("board"))
    gate.set()
    answers = [fine(answer).text for answer in await asyncio.gather(*flood)]
    assert answers.count("One moment: your last clicks are still being answered.") == more
    assert sum("Unseen cards" in answer for answer in answers) == CLICKS_AT_ONCE
    assert "Unseen cards" in fine(await me.slash("board")).text


@pytest.mark.parametrize(
    "data",
    [
        {"id": "1", "type": 1, "name": "atlantis"},
        {"id": "1", "type": 1, "name": "game", "options": [{"name": "atlantis", "type": 1}]},
        {"id": "1", "type": 1, "name": "claim"},
        {"id": "1", "type": 1, "name": "claim", "options": [{"name": "route", "type": 4, "value": {"a": 1}}]},
        {
            "id": "1",
            "type": 1,
            "name": "exchange",
            "options": [{"name": "pieces", "type": 3, "value": "train"}, {"name": "count", "type": 4, "value": 10**30}],
        },
        {
            "id": "1",
            "type": 1,
            "name": "game",
            "options": [
                {
                    "name": "new",
                    "type": 1,
                    "options": [
                        {"name": "map", "type": 3, "value": "paris"},
                        {"name": "opponents", "type": 4, "value": 10**9},
                    ],
                }
            ],
        },
        {"id": "1", "type": 2, "name": "claim", "target_id": "5"},
    ],
)
async def test_a_command_that_is_not_ours(
    discord: Sandbox, caplog: pytest.LogCaptureFixture, data: dict[str, Any]
) -> None:
    me, _ = await started(discord)
    with caplog.at_level(logging.INFO):
        forged = forge(discord, me, interactions.COMMAND, data)
        await discord.wait(lambda: forged.settled, "the forged command was not answered")
    assert "not one of mine any more" in me.last().text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    "options",
    [
        [],
        [{"name": "nothing", "type": 3, "value": "a", "focused": True}],
        [{"name": "route", "type": 3, "value": 7, "focused": True}],
        [{"name": "route", "type": 3, "value": "a a " * 1500, "focused": True}],
    ],
)
async def test_suggestions_for_what_is_not_ours(
    discord: Sandbox, caplog: pytest.LogCaptureFixture, options: list[dict[str, Any]]
) -> None:
    me, _ = await started(discord)
    with caplog.at_level(logging.INFO):
        forge(discord, me, interactions.AUTOCOMPLETE, {"id": "1", "type": 1, "name": "claim", "options": options})
        fine(await me.slash("board"))
    assert "Traceback" not in caplog.text


async def test_suggestions_that_come_too_late_are_no_fault(discord: Sandbox, caplog: pytest.LogCaptureFixture) -> None:
    me, _ = await started(discord)
    data = {
        "id": "1",
        "type": 1,
        "name": "claim",
        "options": [{"name": "route", "type": 3, "value": "", "focused": True}],
    }
    with caplog.at_level(logging.INFO):
        gate = discord.hold(ANSWER)
        forge(discord, me, interactions.AUTOCOMPLETE, data)
        await asyncio.sleep(0)
        discord.clock.advance(4)
        gate.set()
        fine(await me.slash("board"))
    assert "Traceback" not in caplog.text
