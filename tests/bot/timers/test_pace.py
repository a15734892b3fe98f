"""The pace of a table: kept with it, and shown as times that Discord puts into the reader's own words."""

from pathlib import Path

import pytest

from bot.days.asking import Ends
from bot.days.pace import DAY, HOUR, IfLate
from engine.actions import Action, Claim, DrawBlind
from tests.bot.desk import HANNAH, OLENA, HeldClock, click
from tests.bot.timers.days import week


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def test_the_end_of_a_turn_is_that_of_the_pace_and_then_of_the_bank(path: Path) -> None:
    async with week(path) as days:
        asked = days.clock.now()
        table = await days.opened("1d")
        ends = await days.room.service.looking.ends(table.game, days.clock.now())
        assert ends == {0: Ends(asked + DAY, asked + 3 * DAY)}
        await days.pass_by(2 * DAY)  # Half of the bank is spent.
        await days.two_cards(HANNAH, table.game)
        await days.pass_by(HOUR)
        begin = days.clock.now()
        await days.two_cards(OLENA, table.game)
        assert await days.room.service.looking.ends(table.game, begin) == {0: Ends(begin + DAY, begin + 2 * DAY)}


async def test_an_action_that_is_taken_back_gives_no_time(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("1d")
        service = days.room.service
        while not (claims := [one for one in (await service.looking.seen(table.game, HANNAH)).legal if _claims(one)]):
            await days.two_cards(HANNAH, table.game)
            await days.two_cards(OLENA, table.game)
        await days.pass_by(2 * DAY)
        before = await service.looking.ends(table.game, days.clock.now())
        await service.turns.act(click(HANNAH), table.game, claims[:1])
        await days.settle()
        await service.turns.undo(click(HANNAH), table.game)
        await days.settle()
        assert await service.looking.ends(table.game, days.clock.now()) == before
        await days.pass_by(HOUR)
        await service.turns.act(click(HANNAH), table.game, claims[:1])
        await days.settle()
        await days.two_cards(OLENA, table.game)
        begin = days.clock.now()
        ends = await service.looking.ends(table.game, begin)
        assert ends == {0: Ends(begin + DAY, begin + DAY + 23 * HOUR)}, "the bank has paid for all of it, once"


@pytest.mark.parametrize("if_late", ["draw", "opponent"])
@pytest.mark.parametrize("how", ["undo", "pause"])
async def test_a_turn_that_was_given_more_time_ends_all_the_same(path: Path, how: str, if_late: IfLate) -> None:
    """Its time had run out while we were away, and was not counted: whoever goes on in it has an hour, not for ever."""
    clock = HeldClock()
    async with week(path, clock) as days:
        table = await days.opened("8h", if_late)
        service = days.room.service
        while not (claims := [one for one in (await service.looking.seen(table.game, HANNAH)).legal if _claims(one)]):
            await days.two_cards(HANNAH, table.game)
            await days.two_cards(OLENA, table.game)
    clock.pass_by(2 * DAY)
    async with week(path, clock) as days:
        service = days.room.service
        await service.days.grant_grace()
        await days.settle()
        if how == "undo":
            await service.turns.act(click(HANNAH), table.game, claims[:1])
            await days.settle()
            await service.turns.undo(click(HANNAH), table.game)
        else:
            await service.rests.pause(click(HANNAH), table.game)
            await service.rests.go_on(click(HANNAH), table.game)
        await days.settle()
        now = days.clock.now()
        assert await service.looking.ends(table.game, now) == {0: Ends(now + HOUR - 16 * HOUR, now + HOUR)}
        await days.pass_by(2 * HOUR)
        seats = (await service.looking.table(click(), table.game)).seats
        assert seats[0].late == 1


async def test_time_in_which_nobody_was_told_is_not_charged_by_an_undo(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("1d")
        service = days.room.service
        while not (claims := [one for one in (await service.looking.seen(table.game, HANNAH)).legal if _claims(one)]):
            await days.two_cards(HANNAH, table.game)
            await days.two_cards(OLENA, table.game)
        await service.turns.act(click(HANNAH), table.game, [DrawBlind(), DrawBlind()])
        await days.settle()
        days.room.service.changes.listeners, told = [], days.room.service.changes.listeners
        await service.turns.act(click(OLENA), table.game, [DrawBlind(), DrawBlind()])
        days.clock.pass_by(20 * HOUR)
        days.room.service.changes.listeners = told
        await days.room.publisher.recover()
        await days.settle()
        begin = days.clock.now()
        await days.pass_by(HOUR)
        await service.turns.act(click(HANNAH), table.game, claims[:1])
        await service.turns.undo(click(HANNAH), table.game)
        await days.settle()
        (ends,) = (await service.looking.ends(table.game, days.clock.now())).values()
        assert ends.pace == begin + DAY


def _claims(action: Action) -> bool:
    return isinstance(action, Claim)


async def test_without_a_pace_no_time_ends(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("none")
        assert await days.room.service.looking.ends(table.game, days.clock.now()) == {}


async def test_a_rematch_keeps_pace_and_what_happens_to_the_late(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("8h", "opponent")
        await days.room.service.tables.cancel(click(), table.game)
        again = await days.room.service.tables.rematch(click(OLENA), table.game)
        assert (again.options.pace, again.options.if_late) == ("8h", "opponent")
