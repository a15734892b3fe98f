"""Answers: in time even when the work is slow or the painter is, once, and a sentence even for a fault of ours."""

import asyncio
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from bot.service.looking import Looking
from bot.service.turns import Turns
from rendering import Picture
from sandbox.testing import Sandbox, Seen
from tests.bot.games.bots import DOT
from tests.bot.games.driver import fine, with_picture
from tests.bot.games.test_turns import started, turn_message


class Painter:
    """A painter who does not begin before `released`."""

    def __init__(self) -> None:
        self.released = threading.Event()
        self.painted = 0

    def __call__(self, *arguments: Any) -> Picture:
        assert self.released.wait(20)
        self.painted += 1
        return Picture(DOT, "slow.jpg", "painted at leisure")


@pytest.fixture
def slow_painter() -> Iterator[Painter]:
    painter = Painter()
    with patch("bot.ui.pictures.hand", painter), patch("bot.ui.pictures.board", painter):
        yield painter
        painter.released.set()


async def test_the_first_answer_never_waits_for_a_picture(discord: Sandbox, slow_painter: Painter) -> None:
    me, _ = await started(discord)
    panel = fine(await me.click("Take your turn"))
    assert "Two cards blind" in panel.labels()
    assert not panel.attachments
    table = fine(await me.click("Table"))
    assert "Unseen cards" in table.text
    slow_painter.released.set()
    assert (await with_picture(me, panel)).attachments[0].description == "painted at leisure"
    await with_picture(me, table)


async def test_a_late_picture_does_not_bring_back_an_old_panel(discord: Sandbox, slow_painter: Painter) -> None:
    me, other = await started(discord)
    panel = fine(await me.click("Take your turn"))
    fine(await me.click("Two cards blind", panel))
    slow_painter.released.set()
    await turn_message(other, 2)
    fine(await me.slash("scores"))
    assert slow_painter.painted
    now = me.now(panel)
    assert now is not None
    assert "### Done" in now.text
    assert not now.attachments


async def test_without_its_picture_a_panel_still_works(discord: Sandbox, caplog: pytest.LogCaptureFixture) -> None:
    def broken(*arguments: Any) -> Picture:
        raise RuntimeError("no paint left")

    me, other = await started(discord)
    with patch("bot.ui.pictures.hand", broken):
        panel = fine(await me.click("Take your turn"))
        fine(await me.click("Two cards blind", panel))
    await turn_message(other, 2)
    assert "no paint left" in caplog.text
    assert not any("went wrong" in one.text for one in me.messages())


async def test_a_picture_that_comes_after_the_end_of_the_bot_is_no_fault(
    discord: Sandbox, slow_painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    me, _ = await started(discord)
    fine(await me.click("Take your turn"))
    stopping = asyncio.create_task(discord.stop_bot())
    await asyncio.sleep(0.3)
    slow_painter.released.set()
    await stopping
    await asyncio.sleep(0.3)
    assert "fault" not in caplog.text
    await discord.start_bot()
    assert "Your turn" in fine(await me.slash("turn")).text


@contextmanager
def slowly() -> Iterator[None]:
    """Everything that is looked up takes longer than the bot's patience, which is short here."""
    seen = Looking.seen

    async def slow(self: Looking, game: str, user: int) -> Any:
        await asyncio.sleep(0.2)
        return await seen(self, game, user)

    with patch("bot.ui.guarding.PATIENCE", 0.05), patch.object(Looking, "seen", slow):
        yield


async def test_slow_work_is_acknowledged_and_answered_later(discord: Sandbox) -> None:
    me, other = await started(discord)
    with slowly():
        panel = await me.click("Take your turn")
        shown = await me.sees_that(lambda one: one.id == panel.id and "Your turn" in one.text, "the panel")
        assert shown.ephemeral
        await me.click("Two cards blind", shown)
        await me.sees_that(lambda one: one.id == panel.id and "### Done" in one.text, "that it is done")
        answer = await other.slash("hand")
        await other.sees_that(lambda one: one.id == answer.id and "## Your hand" in one.text, "the hand")
        refused = await discord.user("vera").slash("hand")
        await discord.user("vera").sees_that(
            lambda one: one.id == refused.id and "You don’t play in this game" in one.text, "the refusal"
        )


async def test_a_dialog_that_comes_too_late_is_asked_for_again(discord: Sandbox) -> None:
    me, _ = await started(discord, "great_lakes")
    panel = fine(await me.click("Take your turn"))
    label = next(one for one in panel.labels() if one.endswith(" …"))
    with slowly():
        await me.start_click(label, panel)
        await me.sees("That took too long. Please press it again.")
    assert (await me.click(label, panel)).modal is not None


async def test_a_fault_of_ours_has_a_reference_and_changes_nothing(
    discord: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    me, _ = await started(discord)

    async def broken(*arguments: Any, **more: Any) -> Any:
        raise RuntimeError("a secret that nobody must read")

    with patch.object(Turns, "decide", broken), caplog.at_level(logging.ERROR):
        answer = await me.slash("draw", card="blind", second="blind")
    assert "Something went wrong on our side, and nothing has changed" in answer.text
    assert "`ref123`" in answer.text
    assert "secret" not in answer.text
    assert "ref123" in caplog.text
    fine(await me.slash("draw", card="blind", second="blind"))


async def test_an_interaction_delivered_twice_has_one_effect(discord: Sandbox) -> None:
    me, other = await started(discord)
    discord.standin.faults.delivery.twice = 1
    fine(await me.slash("draw", card="blind", second="blind"))
    message = await turn_message(other, 2)
    assert "🎴 6" in message.content
    fine(await other.slash("draw", card="blind", second="blind"))
    assert "took two cards blind" in (await turn_message(me, 3)).content


async def test_a_forged_click_is_refused(discord: Sandbox) -> None:
    """Somebody sends a custom id that we never wrote: the wrong seat, nonsense, another game."""
    me, _ = await started(discord)
    panel = fine(await me.click("Take your turn"))
    mine = panel.button("Two cards blind").custom_id
    kind, game, seat, move, _ = mine.split(":", 4)
    steps = {
        f"{kind}:{game}:{1 - int(seat)}:{move}:two~0~null": "That seat is somebody else’s",
        f"{kind}:{game}:{seat}:{move}:do~c999-0x1~null": "older version of this bot",
        f"{kind}:{game}:{seat}:{move}:two~7~null": "older version of this bot",
        f"{kind}:zzzzzz:{seat}:{move}:two~0~null": "not stored any more",
        f"{kind}:{game}:{seat}:{move}:do~c0-0x9~null": "don’t pay",
        f"{kind}:{game}:{seat}:{move}:home~7": "older version of this bot",
        f"{kind}:{game}:{seat}:{move}:exchange~9": "older version of this bot",
        f"{kind}:{game}:{seat}:{move}:route~999": "older version of this bot",
        f"{kind}:{game}:{seat}:{move}:menu~1": "older version of this bot",
        f"o:two~0~null:{game}": "older version of this bot",
        f"o:nonsense:{game}": "older version of this bot",
        f"o:logx:{game}": "older version of this bot",
        f"o:log~{'9' * 30}:{game}": "older version of this bot",
        f"o:opponent~godlike:{game}": "older version of this bot",
        "o:rules~000000000000~nonsense:": "older version of this bot",
        "nothing of ours": "older version of this bot",
    }
    for custom_id, sentence in steps.items():
        button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, "id": 90}
        forged = Seen(discord.standin, panel.data | {"components": [{"type": 1, "id": 91, "components": [button]}]})
        await me.click(custom_id, forged, stale=True)
        await me.sees(sentence)
    hand = fine(await me.slash("scores")).text
    assert hand.count("4 cards") == 2
