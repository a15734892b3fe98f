"""What people set for themselves: it counts at once, in every game, and for nobody else."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.days.pace import DAY, HOUR
from bot.days.profile import Profile
from bot.days.quiet import QuietHours
from bot.errors import NotAPlayer
from bot.service.people import LONGEST_NOTE
from engine.actions import DrawBlind
from tests.bot.desk import HANNAH, OLENA, VERA, HeldClock, click
from tests.bot.timers.days import week

EVENING = 1_790_000_000_000 // DAY * DAY + 22 * HOUR
QUIET = QuietHours(21 * 60, 7 * 60, "UTC")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "db"


async def test_a_shorter_interval_counts_for_the_turn_that_is_waited_for(path: Path) -> None:
    async with week(path) as days:
        await days.opened()
        rung = len(days.rung)
        await days.room.service.people.set(HANNAH, lambda profile: replace(profile, interval=2 * HOUR))
        await days.pass_by(2 * HOUR)
        assert days.rung[rung:] == [("remind 1 11", (HANNAH,))]


async def test_a_longer_interval_puts_the_reminder_off(path: Path) -> None:
    async with week(path) as days:
        await days.opened()
        rung = len(days.rung)
        await days.room.service.people.set(HANNAH, lambda profile: replace(profile, interval=24 * HOUR))
        await days.pass_by(23 * HOUR)
        assert days.rung[rung:] == []
        await days.pass_by(HOUR)
        assert days.rung[rung:] == [("remind 1 11", (HANNAH,))]


async def test_reminders_that_are_switched_on_again_come_once(path: Path) -> None:
    async with week(path) as days:
        await days.opened()
        people, rung = days.room.service.people, len(days.rung)
        for wanted in ("off", "here", "off", "here"):
            await people.set(HANNAH, lambda profile, wanted=wanted: replace(profile, reminders=wanted))  # type: ignore[misc]
        await days.pass_by(8 * HOUR)
        assert days.rung[rung:] == [("remind 1 11", (HANNAH,))]


async def test_whoever_gives_up_quiet_hours_is_mentioned_at_once(path: Path) -> None:
    async with week(path, HeldClock(EVENING)) as days:
        people = days.room.service.people
        await people.set(OLENA, lambda profile: replace(profile, quiet=QUIET))
        table = await days.opened()
        await days.two_cards(HANNAH, table.game)
        rung = len(days.rung)
        await people.set(OLENA, lambda profile: replace(profile, quiet=None))
        await days.settle()
        assert days.rung[rung:] == [("mention 0 12", (OLENA,))]


async def test_who_is_away_is_seen_to_be_and_is_asked_when_they_are_back(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened("1d", "draw")
        service, until = days.room.service, days.clock.now() + 3 * DAY
        await service.people.go_away(OLENA, until)
        assert [seat.away for seat in (await service.looking.table(click(), table.game)).seats] == [0, until]
        await days.two_cards(HANNAH, table.game)
        rung = len(days.rung)
        await days.pass_by(DAY)
        assert days.rung[rung:] == []
        await service.people.come_back(OLENA)
        await days.settle()
        assert days.rung[rung:] == [("mention 0 12", (OLENA,))]
        assert [seat.away for seat in (await service.looking.table(click(), table.game)).seats] == [0, 0]
        await days.pass_by(3 * DAY - 1)
        assert (await service.looking.table(click(), table.game)).awaited[0].user == OLENA, "the day away did not count"
        await days.pass_by(1)
        assert (await service.looking.table(click(), table.game)).awaited[0].user == HANNAH


async def test_an_absence_ends_by_itself(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        await days.room.service.people.go_away(OLENA, days.clock.now() + DAY)
        days.clock.pass_by(DAY)
        assert not any(seat.away for seat in (await days.room.service.looking.table(click(), table.game)).seats)


async def test_an_absence_after_an_absence_is_the_same_one(path: Path) -> None:
    async with week(path) as days:
        people, began = days.room.service.people, days.clock.now()
        await people.go_away(OLENA, began + 2 * DAY)
        days.clock.pass_by(DAY)
        await people.come_back(OLENA)
        days.clock.pass_by(DAY - 1)
        assert (await people.go_away(OLENA, began + 9 * DAY)).away.since == began  # type: ignore[union-attr]
        days.clock.pass_by(10 * DAY)
        assert (await people.go_away(OLENA, began + 90 * DAY)).away.since == days.clock.now()  # type: ignore[union-attr]


@pytest.mark.parametrize("pace", ["1d", "none"])
async def test_where_opponents_step_in_they_do_so_for_the_absent_at_once(path: Path, pace: str) -> None:
    async with week(path) as days:
        table = await days.opened(pace, "opponent")  # type: ignore[arg-type]
        service = days.room.service
        await service.people.go_away(HANNAH, days.clock.now() + DAY)
        await days.settle()
        now = await service.looking.table(click(), table.game)
        assert [seat.level for seat in now.seats] == ["normal", ""]
        assert now.awaited[0].user == OLENA
        await service.people.go_away(OLENA, days.clock.now() + DAY)
        await days.settle()
        now = await service.looking.table(click(), table.game)
        assert [seat.level for seat in now.seats] == ["normal", "normal"]


async def test_a_muted_game_rings_no_more_until_it_is_unmuted(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        people = days.room.service.people
        rung = len(days.rung)
        await people.mute(click(HANNAH), table.game, True)
        assert (await days.room.service.looking.seen(table.game, HANNAH)).muted
        await people.mute(click(OLENA), table.game, True)
        await days.pass_by(30 * HOUR)
        await days.two_cards(HANNAH, table.game)
        await days.pass_by(30 * HOUR)
        assert days.rung[rung:] == []
        await people.mute(click(OLENA), table.game, False)
        await days.settle()
        assert days.rung[rung:] == [("mention 0 12", (OLENA,))]


async def test_a_note_is_kept_beside_what_else_is_private(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        service = days.room.service
        assert await service.people.note(click(HANNAH), table.game, "  take the tunnel  ") == "take the tunnel"
        await service.people.mute(click(HANNAH), table.game, True)
        mine = await service.looking.seen(table.game, HANNAH)
        assert (mine.note, mine.muted) == ("take the tunnel", True)
        assert (await service.looking.seen(table.game, OLENA)).note == ""
        assert len(await service.people.note(click(HANNAH), table.game, "x" * 999)) == LONGEST_NOTE
        with pytest.raises(NotAPlayer):
            await service.people.note(click(VERA), table.game, "mine")


async def test_a_profile_is_remembered_and_forgotten_when_it_changes(path: Path) -> None:
    async with week(path) as days:
        people = days.room.service.people
        assert await people.language(HANNAH) == ""
        await days.profile(HANNAH, Profile(language="uk"))  # Written by another process.
        assert await people.language(HANNAH) == ""
        days.clock.pass_by(5 * 60_000)
        assert await people.language(HANNAH) == "uk"
        await people.set(HANNAH, lambda profile: replace(profile, language="pl"))
        assert await people.language(HANNAH) == "pl"


async def test_who_wants_to_know_is_told_silently_and_once_that_they_are_next(path: Path) -> None:
    async with week(path) as days:
        await days.room.service.people.set(OLENA, lambda profile: replace(profile, next=True))
        table = await days.opened()
        assert days.room.messenger.told == [(OLENA, "next 0 12")], "Hannah has been asked"
        await days.pass_by(8 * HOUR)
        assert len(days.room.messenger.told) == 1, "a reminder of Hannah's is no news for her"
        await days.two_cards(HANNAH, table.game)
        assert len(days.room.messenger.told) == 1, "Hannah does not want to know"
        await days.two_cards(OLENA, table.game)
        assert days.room.messenger.told == [(OLENA, "next 0 12")] * 2
        assert days.room.messenger.told_silently == 2


async def test_nobody_is_next_who_has_muted_the_game_is_away_or_takes_no_messages(path: Path) -> None:
    async with week(path) as days:
        people = days.room.service.people
        table = await days.opened()
        await people.set(OLENA, lambda profile: replace(profile, next=True))
        await people.mute(click(OLENA), table.game, True)
        for user in (HANNAH, OLENA):
            await days.two_cards(user, table.game)
        await people.mute(click(OLENA), table.game, False)
        await people.go_away(OLENA, days.clock.now() + DAY)
        for user in (HANNAH, OLENA):
            await days.two_cards(user, table.game)
        await people.come_back(OLENA)
        days.room.messenger.closed_to_us.add(OLENA)
        for user in (HANNAH, OLENA):
            await days.two_cards(user, table.game)
        assert days.room.messenger.told == []
        assert not (await days.room.service.looking.table(click(), table.game)).trouble


async def test_that_one_is_next_is_void_when_the_game_has_moved_on(path: Path) -> None:
    async with week(path) as days:
        table = await days.opened()
        await days.two_cards(HANNAH, table.game)
        await days.room.service.people.set(OLENA, lambda profile: replace(profile, next=True))
        service = days.room.service
        listeners, service.changes.listeners = service.changes.listeners, []
        await service.turns.act(click(OLENA), table.game, [DrawBlind(), DrawBlind()])
        await days.room.publisher._post_next(table.game)
        assert await service.days.carry_out_due(), "the notice is to go out …"
        await service.turns.act(click(HANNAH), table.game, [DrawBlind(), DrawBlind()])
        service.changes.listeners = listeners
        days.room.publisher.wake(table.game)
        await days.settle()
        assert days.room.messenger.told == [], "… when Hannah has moved: it is Olena's turn now"


async def test_the_tip_of_a_first_turn_keeps_what_is_set_meanwhile(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with week(path) as days:
        people = days.room.service.people
        begun: list[asyncio.Task[Profile]] = []
        save = people._store.save_profile

        async def slowly(user: int, profile: bytes) -> None:
            if not begun:
                begun.append(asyncio.create_task(people.set(HANNAH, lambda found: replace(found, language="uk"))))
                await asyncio.wait(begun, timeout=0.2)
            await save(user, profile)

        monkeypatch.setattr(people._store, "save_profile", slowly)
        assert await people.tips(HANNAH)
        await begun[0]
        assert await people.profile(HANNAH) == Profile(language="uk", tips=False)
        assert not await people.tips(HANNAH)
