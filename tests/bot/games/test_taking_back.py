"""Taking an action back beside computers: they leave time for it, and play at once where there is nothing to take."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.opponents import UNDO_PAUSE
from sandbox.testing import Sandbox, Seen, User
from tests.bot.desk import HeldClock
from tests.bot.games.bots import the_bot
from tests.bot.games.driver import Taste, WithButtons, after, fine


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest_asyncio.fixture
async def held(tmp_path: Path, dots: None, clock: HeldClock) -> AsyncIterator[Sandbox]:
    """The bot with a clock that stands still."""
    async with Sandbox(the_bot(tmp_path, clock=clock), language="en-GB") as sandbox:
        yield sandbox


async def beside_computers(discord: Sandbox, opponents: int = 1) -> User:
    host = discord.user("host")
    await host.slash("game new", map="amsterdam", opponents=opponents, level="easy")
    await host.click("Start")
    await host.sees("left the station")
    await WithButtons(Taste(2)).choose(host)
    return host


async def claimed(host: User, last: str = "0") -> tuple[Seen, str]:
    """Draw, which the opponents answer though the clock stands still, until a route can be claimed; then claim one."""
    for _ in range(20):
        last = (await after(host, last, "it is your turn")).id
        if routes := await host.autocomplete("claim", "route", ""):
            ways = await host.autocomplete("claim", "with", "", route=routes[0]["value"])
            done = fine(await host.slash("claim", route=routes[0]["value"], **{"with": ways[0]["value"]}))
            return done, last
        fine(await host.slash("draw", card="blind", second="blind"))
    pytest.fail("nothing could be claimed")


async def test_opponents_wait_and_the_action_is_taken_back(held: Sandbox) -> None:
    host = await beside_computers(held)
    done, _ = await claimed(host)
    assert "wait a few seconds" in done.text
    assert done.labels()[:2] == ["Take it back", "Go on"]
    back = fine(await host.click("Take it back", done))
    assert "Taken back." in back.text
    assert "Your turn" in back.text
    await host.sees("took the last action back")


async def test_go_on_lets_them_play_at_once(held: Sandbox) -> None:
    host = await beside_computers(held)
    done, last = await claimed(host)
    on = fine(await host.click("Go on", done))
    assert "wait a few seconds" not in on.text
    assert not {"Take it back", "Go on"} & set(on.labels())
    await after(host, last, "it is your turn")
    assert "has moved since" in fine(await host.slash("game undo")).text


async def test_when_they_have_moved_the_button_goes(held: Sandbox, clock: HeldClock) -> None:
    host = await beside_computers(held)
    done, last = await claimed(host)
    clock.pass_by(UNDO_PAUSE - 1)
    assert "Take it back" in fine(await host.slash("turn")).labels()
    clock.pass_by(1)
    await after(host, last, "it is your turn")
    bare = await host.sees_that(
        lambda one: one.id == done.id and "Take it back" not in one.labels(), "the panel without its button"
    )
    assert "claimed" in bare.text


async def test_after_a_restart_they_just_play(held: Sandbox, clock: HeldClock) -> None:
    host = await beside_computers(held)
    done, last = await claimed(host)
    clock.pass_by(UNDO_PAUSE)
    await held.restart_bot()
    await after(host, last, "it is your turn")
    assert "has moved since" in fine(await host.slash("game undo")).text
    late = fine(await host.click("Take it back", done, stale=True))
    assert "has moved since" in late.text or "already played" in late.text


async def test_a_clock_that_is_put_back_does_not_hold_them_up(held: Sandbox, clock: HeldClock) -> None:
    host = await beside_computers(held)
    _, last = await claimed(host)
    clock.jump(-86_400_000)
    clock.pass_by(UNDO_PAUSE)
    await after(host, last, "it is your turn")
