"""Mentions and reminders: once, then rarer, never at night, never for somebody who isn't waited for."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Literal
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.days.pace import DAY, HOUR, NO_REMINDERS, Away, IfLate, Pace
from bot.days.profile import Profile
from bot.days.quiet import QuietHours
from bot.errors import Unreachable
from bot.publish import Message
from engine.actions import DrawBlind
from tests.bot.desk import HANNAH, OLENA, HeldClock, click
from tests.bot.publish.room import ListMessenger
from tests.bot.timers.days import running, week

EVENING = 1_790_000_000_000 // DAY * DAY + 22 * HOUR
NIGHT = Profile(quiet=QuietHours(21 * 60, 7 * 60, "UTC"))


class ForgetfulMessenger(ListMessenger):
    """It has forgotten the nonces of before, as Discord does after a few minutes."""

    async def send(self, channel: int, message: Message) -> int:
        return await super().send(channel, replace(message, nonce=f"{len(self.posted)}"))

    @property
    def reminders(self) -> list[str]:
        told = [content for _, content in self.told]
        return [content for content in (*told, *self.contents) if content.startswith("remind")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def test_one_mention_and_three_reminders_ever_rarer_each_replacing_the_last(path: Path) -> None:
    async with week(path) as days:
        await days.opened()
        before = len(days.rung)
        assert days.rung[-1] == ("turn 1", (HANNAH,))
        for hours in (7, 1):
            await days.pass_by(hours * HOUR)
        assert days.rung[before:] == [("remind 1 11", (HANNAH,))]
        first = days.room.messenger.posted[-1].id
        await days.pass_by(16 * HOUR)
        assert days.rung[before:] == [("remind 2 11", (HANNAH,))]
        assert days.room.messenger.taken_down == [first]
        await days.pass_by(32 * HOUR)
        await days.pass_by(30 * DAY)
        assert days.rung[before:] == [("remind 3 11", (HANNAH,))]
        assert days.room.messenger.posted[-1].buttons


@pytest.mark.parametrize(("how", "told"), [("here", 0), ("dm", 1), ("off", 0)])
async def test_where_a_server_wants_none_only_direct_messages_remind(
    path: Path, how: Literal["here", "dm", "off"], told: int
) -> None:
    async with week(path) as days:
        service = days.room.service
        await service.servers.set(click(admin=True), lambda one: replace(one, reminders=NO_REMINDERS))
        await service.people.set(HANNAH, lambda one: replace(one, reminders=how))
        await days.opened()
        before = len(days.rung)
        await days.pass_by(8 * HOUR)
        assert days.rung[before:] == []
        assert len(days.room.messenger.told) == told


async def test_a_move_makes_its_reminders_void(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        await days.pass_by(HOUR)
        await days.two_cards(HANNAH, table.game)
        rung = len(days.rung)
        await days.pass_by(7 * HOUR)
        assert days.rung[rung:] == [], "Hannah's reminder is void, Olena's comes an hour later"
        await days.pass_by(HOUR)
        assert days.rung[rung:] == [("remind 1 12", (OLENA,))]


async def test_a_reminder_and_a_move_at_the_same_moment_the_move_wins(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        listeners, days.room.service.changes.listeners = days.room.service.changes.listeners, []
        days.clock.pass_by(8 * HOUR)
        assert await days.room.service.days.carry_out_due()  # The notice is to go out …
        await days.room.service.turns.act(click(HANNAH), table.game, [DrawBlind(), DrawBlind()])  # … when she moves.
        days.room.service.changes.listeners = listeners
        days.room.publisher.wake(table.game)
        await days.settle()
        assert not [content for content, _ in days.rung if content.startswith("remind")]


async def test_a_move_while_discord_is_asked_who_is_there_wins_too(path: Path) -> None:
    class Asked(ListMessenger):
        async def is_member(self, guild: int, user: int) -> bool:
            if user == HANNAH and days.clock.now() > begin:
                await days.room.service.turns.act(click(HANNAH), table.game, [DrawBlind(), DrawBlind()])
            return True

    async with week(path, messenger=Asked()) as days:
        begin = days.clock.now()
        table = await days.opened()
        await days.pass_by(8 * HOUR)
        assert days.rung[-1] == ("turn 2", (OLENA,))
        assert not [content for content, _ in days.rung if content.startswith("remind")]


@pytest.mark.parametrize(("evening", "hours"), [("2026-11-18", 8.5), ("2026-03-28", 7.5), ("2026-10-24", 9.5)])
async def test_the_mention_comes_when_the_clock_on_the_wall_says_so(path: Path, evening: str, hours: float) -> None:
    """On an ordinary night, and on those in which an hour is missing or comes twice."""
    begin = datetime.fromisoformat(f"{evening}T22:30").replace(tzinfo=ZoneInfo("Europe/Kyiv"))
    async with week(path, HeldClock(round(begin.timestamp() * 1000))) as days:
        await days.profile(OLENA, Profile(quiet=QuietHours(22 * 60, 7 * 60, "Europe/Kyiv")))
        table = await days.opened()
        await days.two_cards(HANNAH, table.game)
        rung = len(days.rung)
        await days.pass_by(round(hours * HOUR) - 1)
        assert days.rung[rung:] == []
        await days.pass_by(1)
        assert days.rung[rung:] == [("mention 0 12", (OLENA,))]


async def test_at_night_the_message_is_silent_and_the_mention_comes_in_the_morning(path: Path) -> None:
    async with week(path, HeldClock(EVENING)) as days:
        await days.profile(OLENA, NIGHT)
        table = await days.opened()
        await days.two_cards(HANNAH, table.game)
        silent = days.room.messenger.posted[-1].message
        assert silent.silent
        rung = len(days.rung)
        await days.pass_by(8 * HOUR)
        assert days.rung[rung:] == []
        await days.pass_by(HOUR)
        assert days.rung[rung:] == [("mention 0 12", (OLENA,))]
        await days.pass_by(8 * HOUR)
        assert days.rung[rung:] == [("remind 1 12", (OLENA,))], "it replaces the mention"


async def test_who_wants_direct_messages_gets_them_and_closed_ones_fall_back_to_the_channel(path: Path) -> None:
    async with week(path) as days:
        await days.profile(HANNAH, Profile(reminders="dm", interval=2 * HOUR))
        await days.opened()
        rung = len(days.rung)
        await days.pass_by(2 * HOUR)
        assert days.room.messenger.told == [(HANNAH, "remind 1 11")]
        assert days.rung[rung:] == []
        days.room.messenger.closed_to_us.add(HANNAH)
        await days.pass_by(4 * HOUR)
        assert days.rung[rung:] == [("remind 2 11", (HANNAH,))]


async def test_who_is_away_is_left_alone_until_they_are_back(path: Path) -> None:
    clock = HeldClock()
    async with week(path, clock) as days:
        await days.profile(OLENA, Profile(away=Away(clock.now(), clock.now() + 3 * DAY)))
        table = await days.opened()
        await days.two_cards(HANNAH, table.game)
        rung = len(days.rung)
        await days.pass_by(2 * DAY)
        assert days.rung[rung:] == []
        await days.pass_by(DAY)
        assert days.rung[rung:] == [("mention 0 12", (OLENA,))]


async def test_a_reminder_waits_for_who_was_mentioned_and_then_went_away(path: Path) -> None:
    """However long that is: else nobody would ever be reminded, and the game stand still."""
    async with week(path) as days:
        await days.opened("none")
        rung = len(days.rung)
        await days.room.service.people.go_away(HANNAH, days.clock.now() + 14 * DAY)
        for _ in range(13):
            await days.pass_by(DAY)
        assert days.rung[rung:] == []
        await days.pass_by(DAY)
        assert days.rung[rung:] == [("remind 1 11", (HANNAH,))]


@pytest.mark.parametrize("posted", [True, False])
@pytest.mark.parametrize("if_late", ["remind", "draw"])
@pytest.mark.parametrize("pace", ["live", "8h", "1d", "3d", "none"])
async def test_after_two_days_without_us_at_most_one_mention(
    path: Path, pace: Pace, if_late: IfLate, posted: bool
) -> None:
    """Whether the turn was told before the outage or not, whatever was missed: reminders, and the end of its time."""
    clock, messenger = HeldClock(), ListMessenger()
    async with week(path, clock, messenger) as days:
        table = await days.opened(pace, if_late)
        if not posted:
            days.room.service.changes.listeners = []
        await days.two_cards(HANNAH, table.game)
        sent = len(messenger.sent)
    clock.pass_by(2 * DAY)
    async with week(path, clock, messenger) as days:
        await days.room.publisher.recover()
        async with running(days.timers):
            await asyncio.sleep(0.1)
            await days.settle()
        assert [one.mentions for one in messenger.sent[sent:] if one.mentions and not one.silent] == [(OLENA,)]


@pytest.mark.parametrize("where", ["here", "dm"])
@pytest.mark.parametrize("crash", [True, False])
async def test_a_notice_whose_answer_is_lost_is_sent_once(
    path: Path, where: Literal["here", "dm"], crash: bool
) -> None:
    clock, messenger = HeldClock(), ForgetfulMessenger()
    async with week(path, clock, messenger) as days:
        await days.profile(HANNAH, Profile(reminders=where))
        table = await days.opened()
        clock.pass_by(8 * HOUR)
        messenger.crash_after_send = messenger.crash_after_tell = crash
        messenger.lost_answers = [] if crash else [Unreachable("the answer is lost")]
        await days.settle()
        assert messenger.reminders == ["remind 1 11"]
        assert not (await days.room.service.looking.table(click(), table.game)).trouble
    messenger.crash_after_send = messenger.crash_after_tell = False
    async with week(path, clock, messenger) as days:
        await days.room.publisher.recover()
        await days.settle()
        assert messenger.reminders == ["remind 1 11"]
        await days.pass_by(16 * HOUR)
        assert messenger.reminders[-1] == "remind 2 11"


async def test_whoever_is_next_hears_of_it_once(path: Path) -> None:
    clock, messenger = HeldClock(), ForgetfulMessenger()
    async with week(path, clock, messenger) as days:
        await days.profile(OLENA, Profile(next=True))
        messenger.crash_after_tell = True
        await days.opened()
        assert messenger.told == [(OLENA, "next 0 12")]
    messenger.crash_after_tell = False
    async with week(path, clock, messenger) as days:
        await days.room.publisher.recover()
        await days.settle()
        assert messenger.told == [(OLENA, "next 0 12")]


async def test_the_task_wakes_for_an_earlier_timer(path: Path) -> None:
    async with week(path) as days:
        async with running(days.timers):
            await asyncio.sleep(0.05)  # It sleeps for five minutes, because there is nothing to do.
            await days.opened("live")
            rung = len(days.rung)
            days.clock.pass_by(5 * 60_000)
            while not days.rung[rung:]:  # noqa: ASYNC110 - what is waited for happens in a list
                await asyncio.sleep(0.01)
            await days.room.settle()
        assert days.rung[rung:] == [("remind 1 11", (HANNAH,))]
