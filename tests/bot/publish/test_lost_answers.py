"""A message arrives and Discord's answer is lost: nothing is told twice, even if more happens before the next try."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from bot.errors import Unreachable
from bot.publish import Message
from tests.bot.desk import HANNAH, OLENA, click, opened
from tests.bot.publish.room import ListMessenger, room
from tests.bot.publish.test_publisher import TWO_BLIND, draw_two


class LosesAnswers(ListMessenger):
    """The next `lost` answers get lost, and Discord has forgotten every nonce by then."""

    lost = 0

    def __init__(self) -> None:
        super().__init__()
        self.has_lost = asyncio.Event()

    async def send(self, channel: int, message: Message) -> int:
        number = await super().send(channel, message)
        self.posted[-1].message = replace(message, nonce="")
        if self.lost:
            self.lost -= 1
            self.has_lost.set()
            raise Unreachable("the answer is lost")
        return number


async def test_a_lost_answer_is_made_good_by_looking(tmp_path: Path) -> None:
    messenger = LosesAnswers()
    async with room(tmp_path / "db", messenger) as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        before, messenger.lost = len(messenger.posted), 1
        await draw_two(found, table.game)
        assert len(messenger.posted) == before + 1
        assert await found.service.ledger.behind() == []
        assert [one.buttons for one in messenger.posted[-2:]] == [False, True]


async def test_what_has_arrived_is_not_told_again_when_more_happens(tmp_path: Path) -> None:
    messenger = LosesAnswers()
    async with room(tmp_path / "db", messenger) as found:
        table = await opened(found.service, OLENA)
        await found.settle()
        found.publisher._first_pause = 60.0  # The queue rests until the next move.
        before, messenger.lost = len(messenger.posted), 1
        await found.service.turns.act(click(HANNAH), table.game, TWO_BLIND)
        await messenger.has_lost.wait()
        await asyncio.sleep(0.1)
        await draw_two(found, table.game, OLENA)
        told = [content.count("BlindDrawn") for content in messenger.contents[before:]]
        assert told == [told[0], told[0]], "one message for each turn"
        assert told[0] > 0
