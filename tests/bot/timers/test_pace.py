"""The pace of a table: kept with it, and shown as times that Discord puts into the reader's own words."""

from pathlib import Path

import pytest

from bot.days.asking import Ends
from bot.days.pace import DAY, HOUR
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
