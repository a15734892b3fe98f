"""Somebody leaves the server: the game pauses once, says what to do, and goes on as the table likes."""

from pathlib import Path

import pytest

from bot.days.pace import DAY, HOUR
from bot.service import Table
from tests.bot.desk import HANNAH, MAREK, OLENA, VERA, HeldClock, click
from tests.bot.timers.days import Week, week


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def now(days: Week, table: Table) -> Table:
    return await days.room.service.looking.table(click(MAREK), table.game)


async def test_whoever_is_on_turn_and_gone_is_not_asked_and_the_game_pauses(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "draw", OLENA, MAREK)
        days.clock.pass_by(2 * HOUR)
        days.room.messenger.left.add(OLENA)
        rung = len(days.rung)
        await days.two_cards(HANNAH, table.game)
        assert (await now(days, table)).rest == "paused"
        last = days.room.messenger.posted[-1].message
        assert last.content.startswith("rest")
        assert "LeftServer" in last.content
        assert days.rung[rung:] == [("rest 2", (HANNAH,))], "the host has to do something"
        await days.pass_by(5 * DAY)
        assert (await now(days, table)).rest == "paused", "no clock runs"
        await days.room.service.rests.go_on(click(MAREK), table.game)
        await days.settle()
        assert (await now(days, table)).rest == "", "it is the table's decision, and is not made again"
        await days.pass_by(DAY)
        assert (await now(days, table)).awaited[0].user == MAREK, "the clock runs as at any table"


async def test_a_reminder_finds_out_that_somebody_is_gone(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        days.room.messenger.left.add(HANNAH)
        await days.pass_by(8 * HOUR)
        assert not [content for content, _ in days.rung if content.startswith("remind")]
        here = await now(days, table)
        assert (here.rest, here.host) == ("paused", OLENA), "whoever is there can do something about it"
        assert here.ballot.gone == (0,)


async def test_nobody_reminds_somebody_who_is_gone(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        days.room.messenger.left.add(HANNAH)
        await days.pass_by(8 * HOUR)
        await days.room.service.rests.go_on(click(OLENA), table.game)
        await days.settle()
        rung = len(days.rung)
        await days.pass_by(9 * HOUR)
        assert len(days.rung) == rung


@pytest.mark.parametrize("back", ["presses", "asked"])
async def test_whoever_comes_back_is_there_again(path: Path, back: str) -> None:
    async with week(path) as days:
        table = await days.opened("none")
        days.room.messenger.left.add(HANNAH)
        await days.pass_by(DAY)
        await days.room.service.rests.go_on(click(OLENA), table.game)
        await days.settle()
        days.room.messenger.left.clear()
        if back == "presses":
            await days.two_cards(HANNAH, table.game)
        else:
            assert await days.room.publisher.members.look(await now(days, table), [HANNAH])
        assert (await now(days, table)).ballot.gone == ()


async def test_a_substitute_is_there(path: Path) -> None:
    async with week(path) as days:
        table, seats = await days.opened(), days.room.service.seats
        days.room.messenger.left.add(HANNAH)
        await days.pass_by(8 * HOUR)
        await seats.offer(click(OLENA), table.game, VERA, 0)
        assert (await now(days, table)).ballot.gone == (0,)
        await seats.accept(click(VERA), table.game, 0)
        await days.room.service.rests.go_on(click(VERA), table.game)
        await days.settle()
        here = await now(days, table)
        assert (here.rest, here.ballot.gone) == ("", ())
        await days.two_cards(VERA, table.game)


async def test_who_was_seen_is_not_asked_about_for_an_hour(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        table = await days.opened()
        days.room.messenger.left.add(HANNAH)
        here, members = await now(days, table), days.room.publisher.members
        clock.pass_by(HOUR - 1)
        assert not await members.look(here, [HANNAH])
        clock.pass_by(1)
        assert await members.look(here, [HANNAH])
