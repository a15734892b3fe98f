"""Games that rest: pauses, tables that nobody uses, and what that does to times."""

from pathlib import Path

import pytest

from bot.days.asking import Ends
from bot.days.pace import DAY, HOUR
from bot.errors import AtRest, ChannelTaken, NotYours, WrongStatus
from bot.service import Table, TableOptions, Where
from bot.service.rests import Home
from engine.actions import DrawBlind
from tests.bot.desk import CHANNEL, GUILD, HANNAH, MAREK, OLENA, HeldClock, click
from tests.bot.timers.days import Week, week


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def now(days: Week, table: Table) -> Table:
    return await days.room.service.looking.table(click(), table.game)


async def test_a_paused_time_does_not_count(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "draw")
        await days.pass_by(7 * HOUR)
        assert (await days.room.service.rests.pause(click(), table.game)).rest == "paused"
        await days.pass_by(6 * DAY)
        assert (await now(days, table)).seq == table.seq + 1, "no clock runs"
        with pytest.raises(AtRest):
            await days.room.service.turns.act(click(), table.game, [DrawBlind()])
        await days.room.service.rests.go_on(click(OLENA), table.game)
        await days.settle()
        begin = days.clock.now()
        ends = await days.room.service.looking.ends(table.game, begin)
        assert ends == {0: Ends(begin + HOUR, begin + 17 * HOUR)}
        await days.pass_by(17 * HOUR - 1)
        assert (await now(days, table)).awaited[0].user == HANNAH
        await days.pass_by(1)
        assert (await now(days, table)).awaited[0].user == OLENA


async def test_nobody_is_reminded_in_a_pause_and_once_asked_after_it(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h")
        rung = len(days.rung)
        await days.room.service.rests.pause(click(), table.game)
        await days.pass_by(5 * DAY)
        assert len(days.rung) == rung
        await days.room.service.rests.go_on(click(), table.game)
        await days.settle()
        assert [people for _, people in days.rung[rung:]] == [(HANNAH,)]


async def test_the_hosts_pause_ends_by_itself_after_a_week(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        await days.room.service.rests.pause(click(), table.game)
        await days.pass_by(7 * DAY - 1)
        assert (await now(days, table)).rest == "paused"
        await days.pass_by(1)
        assert (await now(days, table)).rest == ""
        assert days.room.messenger.posted[-1].message.content == "turn 1: WentOn"


async def test_others_need_everybody_and_then_it_has_no_end(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "draw", OLENA, MAREK)
        pause = days.room.service.rests.pause
        assert (await pause(click(OLENA), table.game)).rest == ""
        assert (await pause(click(OLENA), table.game)).ballot.agreed == (1,)
        assert (await pause(click(MAREK), table.game)).rest == ""
        await days.settle()
        assert days.room.messenger.posted[-1].message.content == "pause 0 0"
        paused = await pause(click(HANNAH), table.game)
        assert (paused.rest, paused.rest_until) == ("paused", 0)
        await days.pass_by(20 * DAY)
        assert (await now(days, table)).rest == "paused"
        with pytest.raises(WrongStatus):
            await days.room.service.rests.go_on(click(), (await another(days)).game)


async def another(days: Week) -> Table:
    return await days.room.service.tables.create(click(), Where(CHANNEL + 1, GUILD), TableOptions("paris"))


async def test_a_pause_ended_early_does_not_end_the_next_one(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        rests = days.room.service.rests
        await rests.pause(click(), table.game)
        await days.pass_by(DAY)
        await rests.go_on(click(), table.game)
        await rests.pause(click(), table.game)
        await days.pass_by(6 * DAY)
        assert (await now(days, table)).rest == "paused"


async def test_that_time_ran_out_is_counted_once_whatever_pauses_follow(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "remind")
        await days.pass_by(DAY)
        assert (await now(days, table)).seats[0].late == 1
        await days.room.service.rests.pause(click(OLENA), table.game)
        await days.room.service.rests.pause(click(HANNAH), table.game)
        await days.room.service.rests.go_on(click(OLENA), table.game)
        await days.pass_by(2 * DAY)
        assert (await now(days, table)).seats[0].late == 1


async def test_a_table_nobody_uses_is_archived_after_a_warning(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("none")
        await days.pass_by(20 * DAY)
        await days.two_cards(HANNAH, table.game)
        await days.pass_by(10 * DAY)
        assert "warn" not in days.room.messenger.posted[-1].message.content
        await days.pass_by(13 * DAY)
        warned = days.room.messenger.posted[-1].message
        assert (warned.content, warned.mentions) == ("warn 0 0", (OLENA,))
        await days.pass_by(7 * DAY - 1)
        assert (await now(days, table)).rest == ""
        await days.pass_by(1)
        assert (await now(days, table)).rest == "archived"
        assert days.room.messenger.posted[-1].message.content == "rest 2: GameArchived"
        other = await days.room.service.tables.create(click(), Where(CHANNEL, GUILD), TableOptions("paris"))
        with pytest.raises(ChannelTaken):
            await days.room.service.rests.go_on(click(OLENA), table.game)
        await days.room.service.tables.cancel(click(), other.game)
        assert (await days.room.service.rests.go_on(click(OLENA), table.game)).rest == ""
        await days.two_cards(OLENA, table.game)
        await days.pass_by(23 * DAY)
        await days.pass_by(7 * DAY)
        assert (await now(days, table)).rest == "archived", "it is looked after again"


async def test_a_move_after_the_warning_keeps_the_game(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("none")
        await days.pass_by(25 * DAY)
        await days.two_cards(HANNAH, table.game)
        await days.pass_by(5 * DAY)
        await days.pass_by(18 * DAY)
        assert (await now(days, table)).rest == ""
        await days.pass_by(7 * DAY)
        assert (await now(days, table)).rest == "archived"


async def test_who_could_not_be_warned_in_time_has_a_week(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        table = await days.opened("none")
    clock.pass_by(60 * DAY)
    async with week(path, clock) as days:
        await days.settle()
        assert (await now(days, table)).rest == ""
        await days.pass_by(7 * DAY)
        assert (await now(days, table)).rest == "archived"


async def test_a_game_without_a_channel_rests_until_its_host_moves_it(path: Path) -> None:
    async with week(path) as days:
        rests = days.room.service.rests
        table = await days.opened("8h", "draw")
        await rests.lost_channel(CHANNEL)
        await rests.lost_channel(CHANNEL)
        await days.pass_by(2 * DAY)
        assert (await now(days, table)).seq == table.seq + 1
        for deed in (rests.go_on(click(), table.game), rests.move(click(OLENA), table.game, Where(7, GUILD))):
            with pytest.raises((AtRest, NotYours)):
                await deed
        moved = await rests.move(click(), table.game, Where(7, GUILD))
        await days.settle()
        assert (moved.rest, moved.where.channel) == ("", 7)
        assert days.room.messenger.posted[-1].channel == 7
        await days.two_cards(HANNAH, table.game)


async def test_a_game_rests_while_the_bot_is_not_in_its_server(path: Path) -> None:
    async with week(path) as days:
        rests = days.room.service.rests
        table = await days.opened("8h", "draw")
        await days.pass_by(HOUR)
        rung, posted = len(days.rung), len(days.room.messenger.posted)
        await rests.lost_server(GUILD + 1)
        assert (await now(days, table)).rest == ""
        await rests.lost_server(GUILD)
        await days.pass_by(9 * DAY)
        assert (await now(days, table)).seq == table.seq + 1, "no clock runs"
        assert len(days.room.messenger.posted) == posted, "nothing is sent to a place where we are not"
        assert days.room.messenger.told == [(HANNAH, "trouble channel-gone")], "but its host is told, once"
        assert await rests.homes_in(GUILD) == [Home(table.game, CHANNEL, lost=True)]
        await rests.found_home(table.game)
        await rests.found_home(table.game)
        await days.pass_by(2 * DAY)
        assert (await now(days, table)).rest == "paused"
        assert days.room.messenger.posted[-1].message.content.startswith("rest"), "the channel hears of it"
        assert len(days.rung) == rung
        await rests.go_on(click(OLENA), table.game)
        await days.settle()
        begin = days.clock.now()
        ends = await days.room.service.looking.ends(table.game, begin)
        assert ends == {0: Ends(begin + 7 * HOUR, begin + 23 * HOUR)}, "being away has cost nobody time"
        await days.two_cards(HANNAH, table.game)
