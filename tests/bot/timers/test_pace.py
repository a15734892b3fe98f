"""The pace of a table: kept with it, and shown as times that Discord puts into the reader's own words."""

from pathlib import Path

import pytest

from bot.days.asking import Ends
from bot.days.pace import DAY, HOUR
from engine.actions import Action, Claim
from tests.bot.desk import HANNAH, OLENA, click
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
