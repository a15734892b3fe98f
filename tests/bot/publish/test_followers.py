"""Whoever follows a game is told once, silently, that it has ended."""

from pathlib import Path
from random import Random

import pytest

from bot.errors import WrongStatus
from tests.bot.desk import HANNAH, MAREK, OLENA, VERA, click, opened, play_one
from tests.bot.publish.room import ListMessenger, room


async def test_followers_are_told_once_and_a_closed_door_keeps_nobody_waiting(tmp_path: Path) -> None:
    messenger = ListMessenger()
    messenger.closed_to_us.add(VERA)
    async with room(tmp_path / "db", messenger) as found:
        table, people = await opened(found.service, OLENA), found.service.people
        assert await people.follow(click(MAREK), table.game)
        assert await people.follow(click(VERA), table.game)
        assert await people.follow(click(HANNAH), table.game)
        assert not await people.follow(click(HANNAH), table.game), "asked for again, it ends"
        chance = Random(4)
        while await play_one(found.service, table, chance) is not None:
            pass
        await found.settle()
        assert messenger.told == [(MAREK, "ended")]
        with pytest.raises(WrongStatus):
            await people.follow(click(MAREK), table.game)
    async with room(tmp_path / "db", messenger) as found:
        await found.publisher.recover()
        await found.settle()
        assert len(messenger.told) == 1


async def test_a_crash_after_telling_tells_nobody_twice(tmp_path: Path) -> None:
    messenger = ListMessenger()
    messenger.crash_after_tell = True
    async with room(tmp_path / "db", messenger) as found:
        table, chance = await opened(found.service, OLENA), Random(4)
        for user in (MAREK, VERA):
            await found.service.people.follow(click(user), table.game)
        while await play_one(found.service, table, chance) is not None:
            pass
        await found.settle()
        assert len(messenger.told) == 1
    messenger.crash_after_tell = False
    async with room(tmp_path / "db", messenger) as found:
        await found.publisher.recover()
        await found.settle()
        assert sorted(user for user, _ in messenger.told) == [MAREK, VERA]
