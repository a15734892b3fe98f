"""When the time and the bank of a turn have run out: what the table has agreed on happens, once."""

import sqlite3
from pathlib import Path

import pytest

from bot.days.pace import DAY, HOUR, Away
from bot.days.profile import Profile
from bot.service import TableOptions, Where
from bot.service.happenings import HandedOver, TimeRanOut
from engine.events import BlindDrawn
from tests.bot.desk import CHANNEL, GUILD, HANNAH, OLENA, HeldClock, click, log_of
from tests.bot.timers.days import running, week


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def test_the_bank_is_spent_before_anything_happens(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("1d", "draw")
        await days.pass_by(3 * DAY - 1)
        assert (await days.room.service.looking.table(click(), table.game)).seq == table.seq
        await days.pass_by(1)
        now = await days.room.service.looking.table(click(), table.game)
        assert now.awaited[0].user == OLENA
        page = await days.room.service.looking.log(click(), table.game)
        events = [happening.event for happening in page.happenings if happening.seq > table.seq]
        assert isinstance(events[0], TimeRanOut)
        assert sum(isinstance(event, BlindDrawn) for event in events) == 2


async def test_one_bad_day_costs_nothing_but_a_habit_does(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("1d", "draw")
        await days.pass_by(3 * DAY - HOUR)  # Hannah uses nearly all of her bank,
        await days.two_cards(HANNAH, table.game)
        await days.two_cards(OLENA, table.game)
        await days.pass_by(DAY + 2 * HOUR)  # so that an hour and an eighth of a day … are all she has left.
        now = await days.room.service.looking.table(click(), table.game)
        assert now.awaited[0].user == OLENA


async def test_only_reminding_counts_and_plays_nothing(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "remind")
        await days.pass_by(5 * DAY)
        now = await days.room.service.looking.table(click(), table.game)
        assert now.awaited[0].user == HANNAH
        rows = await log_of(path, table.game)
        assert [row.action for row in rows[-1:]] == ["time-out"]
        await days.two_cards(HANNAH, table.game)
        assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == OLENA


async def test_an_opponent_steps_in_until_its_owner_is_back(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "opponent")
        await days.pass_by(DAY)
        now = await days.room.service.looking.table(click(), table.game)
        assert [seat.level for seat in now.seats] == ["normal", ""]
        assert now.awaited[0].user == OLENA, "the opponent has played Hannah's turn"
        page = await days.room.service.looking.log(click(), table.game)
        assert [e.event.late for e in page.happenings if isinstance(e.event, HandedOver)] == [True]


async def test_an_absence_stops_the_clock(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        table = await days.opened("1d", "draw")
        await days.profile(HANNAH, Profile(away=Away(clock.now(), clock.now() + 5 * DAY)))
        await days.pass_by(7 * DAY)
        assert (await days.room.service.looking.table(click(), table.game)).seq == table.seq
        await days.pass_by(DAY)
        assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == OLENA


async def test_late_choices_of_the_opening_are_made(path: Path) -> None:
    async with week(path) as days:
        service = days.room.service
        options = TableOptions("great_lakes", order="joined", pace="8h", if_late="draw")
        table = await service.tables.create(click(), Where(CHANNEL, GUILD), options)
        await service.tables.join(click(OLENA), table.game)
        await service.tables.start(click(), table.game)
        await days.settle()
        await days.pass_by(DAY)
        now = await service.looking.table(click(), table.game)
        assert now.status == "playing"
        assert now.view is not None
        assert [seat.tickets for seat in now.view.seats] == [5, 5]
        assert [seat.supply for seat in now.view.seats] == [(27, 23), (27, 23)]


async def test_time_that_ran_out_while_we_were_away_gets_an_hour(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        table = await days.opened("8h", "draw")
    clock.pass_by(2 * DAY)
    async with week(path, clock) as days, running(days.timers):
        await days.room.service.days.grant_grace()
        await days.settle()
        assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == HANNAH
        await days.pass_by(HOUR)
        assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == OLENA


async def test_a_bot_that_is_started_often_grants_an_hour_once(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        table = await days.opened("8h", "draw")
    clock.pass_by(2 * DAY)
    for _ in range(3):
        async with week(path, clock) as days:
            await days.room.service.days.grant_grace()
            await days.settle()
            assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == HANNAH
        clock.pass_by(20 * 60_000)
    async with week(path, clock) as days:
        await days.room.service.days.grant_grace()
        await days.settle()
        assert (await days.room.service.looking.table(click(), table.game)).awaited[0].user == OLENA


async def test_whoever_comes_back_early_is_late_once(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        people = days.room.service.people
        await people.go_away(HANNAH, clock.now() + 3 * DAY)
        table = await days.opened("8h", "remind")
        await days.pass_by(HOUR)
        await people.come_back(HANNAH)
        for _ in range(6):
            await days.pass_by(DAY)
        assert (await days.room.service.looking.table(click(), table.game)).seats[0].late == 1


async def test_ten_thousand_timers_are_looked_up_by_an_index(path: Path) -> None:
    async with week(path) as days:
        await days.opened()
    with sqlite3.connect(path) as connection:
        (_, _, _, plan) = connection.execute(
            "EXPLAIN QUERY PLAN SELECT due FROM timers ORDER BY due LIMIT 1"
        ).fetchone()
    assert "timers_by_time" in plan
