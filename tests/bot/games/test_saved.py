"""What a fault says depends on whether the move was written."""

import logging
from typing import Any
from unittest.mock import patch

import pytest

from bot.service.looking import Looking
from bot.service.turns import Turns
from bot.store import StoreProblem
from sandbox.testing import Sandbox
from tests.bot.games.driver import fine
from tests.bot.games.test_turns import started, turn_message

ANSWER = "POST /interactions"
EDIT = "PATCH /webhooks"


def breaks(*arguments: Any, **more: Any) -> Any:
    raise RuntimeError("broken after the commit")


async def fails(*arguments: Any, **more: Any) -> Any:
    breaks()


async def test_a_move_is_saved_though_discord_takes_no_answer(
    discord: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    """discord.py gives up after five 429s; the sixth try is the sentence."""
    me, other = await started(discord)
    discord.fail("429", times=5, where=ANSWER)
    with caplog.at_level(logging.INFO):
        answer = await me.slash("draw", card="blind", second="blind")
    assert answer.text == "What you did is saved; Discord did not take my answer. `/turn` shows where you are."
    assert "Traceback" not in caplog.text
    await turn_message(other, 2)
    fine(await other.slash("draw", card="blind", second="blind"))


async def test_a_move_is_saved_though_it_can_not_be_shown(discord: Sandbox) -> None:
    me, other = await started(discord)
    with patch("bot.ui.panel_steps._turn_over", breaks):
        answer = await me.slash("draw", card="blind", second="blind")
    assert answer.text == (
        "What you did is saved, but something went wrong on our side when I wanted to show it. "
        "`/turn` shows where you are. If it happens again, tell the host of this bot the reference `ref123`."
    )
    await turn_message(other, 2)


async def test_at_a_table_that_has_not_started_the_status_shows_it(discord: Sandbox) -> None:
    host, olena = discord.user("host"), discord.user("olena")
    await host.slash("game new", map="paris")
    with patch("bot.ui.table_steps._show_seat", fails):
        answer = await olena.slash("game join")
    assert answer.text.startswith("What you did is saved, but something went wrong")
    assert "`/game status` shows how things stand." in answer.text
    await host.sees("Olena")


async def test_nothing_has_changed_only_if_nothing_was_written(discord: Sandbox) -> None:
    me, _ = await started(discord)
    with patch.object(Turns, "decide", fails):
        answer = await me.slash("draw", card="blind", second="blind")
    assert "and nothing has changed" in answer.text


async def test_when_even_that_is_not_known(discord: Sandbox, caplog: pytest.LogCaptureFixture) -> None:
    async def unreadable(*arguments: Any, **more: Any) -> Any:
        raise StoreProblem("the disk is gone")

    me, _ = await started(discord)
    with patch.object(Turns, "decide", unreadable), patch.object(Looking, "was_done", unreadable):
        answer = await me.slash("draw", card="blind", second="blind")
    assert "I can’t see whether what you did is saved" in answer.text
    assert "Traceback" not in caplog.text, "an outage is a line of the log"


async def test_a_picture_that_discord_does_not_take_is_no_fault(
    discord: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    me, _ = await started(discord)
    discord.fail("429", times=10, where=EDIT)  # Enough also for the picture of the opening, if it is on its way.
    with caplog.at_level(logging.INFO):
        fine(await me.slash("turn"))
        await discord.wait(lambda: "stays without its picture" in caplog.text, "nobody tried to add the picture")
    discord.behave()
    assert not any("went wrong" in one.text or "is saved" in one.text for one in me.messages())
    fine(await me.slash("draw", card="blind", second="blind"))
