"""What is done when its time has come: somebody is mentioned or reminded, or the time of a turn has run out."""

import logging
from typing import assert_never

from msgspec.structs import replace

from bot.days.asking import Awaited, Kind, late_at, mention_after, reminder_after
from bot.days.pace import grace
from bot.days.profile import Profile
from bot.days.quiet import awake_at
from bot.days.reminders import MOST
from bot.errors import NoGameHere, WrongStatus
from bot.service import late, resting, showing
from bot.service.alarm import Alarm
from bot.service.change import Change
from bot.service.changes import Changes
from bot.service.changing import Changing, WorksOut
from bot.service.clocks import Clocks, rules
from bot.service.games import Games
from bot.service.happenings import TimeRanOut
from bot.service.loading import Loaded
from bot.service.values import Clock
from bot.store import NoticeRow, SeatNoticeKind, StoreProblem, TimerGone, TimerRow

log = logging.getLogger(__name__)

_GRACED = 1
"""The number of a late timer that was put off for that reason: a bot that is started often does so once per turn."""
_PAUSE = 5 * 60_000
"""Before something that failed is tried again; the other timers go on meanwhile."""
_MANY = 100_000
"""All of them."""


class _Void(Exception):
    """The game has moved on while the timer was being carried out."""


class Days:
    """Every timer ends together with its effect, in one transaction; one that is void just ends."""

    def __init__(self, games: Games, changing: Changing, changes: Changes, clock: Clock, alarm: Alarm) -> None:
        self._games = games
        self._changing = changing
        self._changes = changes
        self._clock = clock
        self._clocks = Clocks(games.store)
        self._alarm = alarm

    async def next_due(self) -> int | None:
        """When something is to be done."""
        return await self._games.store.times.next_due()

    async def carry_out_due(self) -> int:
        """Do what is due, the longest overdue first; how many timers that was."""
        done = 0
        for timer in await self._games.store.times.due(self._clock.now()):
            try:
                await self._carry_out(timer)
            except TimerGone:
                log.info("timer %s of game %s was carried out by somebody else", timer.kind, timer.game_id)
            except StoreProblem:
                raise
            except Exception:
                log.exception("timer %s of game %s has failed; it is tried again", timer.kind, timer.game_id)
                await self._put_off(timer, self._clock.now() + _PAUSE)
            done += 1
        return done

    async def _carry_out(self, timer: TimerRow) -> None:
        try:
            loaded = await self._games.load(timer.game_id)
        except NoGameHere:
            await self._end(timer)
            return
        match timer.kind:
            case "pause" | "warn" | "archive":
                await self._look_after(timer, loaded)
            case "mention" | "remind" | "late" | "next":
                await self._go_by_turn(timer, timer.kind, loaded)
            case _:
                assert_never(timer.kind)

    async def _go_by_turn(self, timer: TimerRow, kind: Kind, loaded: Loaded) -> None:
        """What was set for a turn, if that turn goes on."""
        one = next((one for one in await self._clocks.awaited(loaded) if one.place == timer.place), None)
        if one is None or one.seq != timer.seq or loaded.row.rest:
            await self._end(timer)
            return
        profile = await self._clocks.profile(one.user)
        match kind:
            case "mention":
                await self._mention(timer, one, profile)
            case "remind":
                await self._remind(timer, loaded, one, profile)
            case "late":
                await self._late(timer, loaded, one, profile)
            case "next":
                await self._notify(timer, "next")
            case _:
                assert_never(kind)

    async def _mention(self, timer: TimerRow, one: Awaited, profile: Profile) -> None:
        """Quiet hours are over."""
        wish = mention_after(one, profile, self._clock.now())
        if wish is None:
            await self._end(timer)
        elif wish.due > self._clock.now():
            await self._put_off(timer, wish.due)
        else:
            await self._notify(timer, "mention")

    async def _remind(self, timer: TimerRow, loaded: Loaded, one: Awaited, profile: Profile) -> None:
        now = self._clock.now()
        if one.reminded >= timer.number or timer.number > MOST:
            await self._end(timer)
            return
        before = replace(one, reminded=timer.number - 1)
        wish = reminder_after(before, profile, rules(loaded.options), one.mentioned)
        if wish is None:
            await self._end(timer)
            return
        back = profile.away.until if profile.is_away(now) and profile.away is not None else now
        due = max(wish.due, awake_at(profile.quiet, back))
        if due > now:
            await self._put_off(timer, due)
        else:
            await self._notify(timer, "remind")

    async def _late(self, timer: TimerRow, loaded: Loaded, one: Awaited, profile: Profile) -> None:
        """The time of the turn and the bank have run out: what the table has agreed on happens."""
        due = late_at(one, profile, rules(loaded.options), self._clock.now())
        if due is None or await self._ran_out(timer, loaded):
            await self._end(timer)
            return
        if due > self._clock.now():
            await self._put_off(timer, due)
            return

        def time_runs_out(now: Loaded) -> Change:
            seat = next((seat for seat in now.row.seats if seat.place == timer.place), None)
            if seat is None or seat.awaited_seq != timer.seq or now.row.rest:
                raise _Void
            away = now.options.if_late == "opponent" and profile.is_away(self._clock.now())
            change = late.steps_in(now, seat) if away else late.time_runs_out(now, seat, self._clock.now())
            return replace(change, ends=timer)

        try:
            await self._changing.change(None, timer.game_id, time_runs_out)
        except _Void:
            await self._end(timer)

    async def _ran_out(self, timer: TimerRow, loaded: Loaded) -> bool:
        """Whether this turn has been counted as late: who comes back early has an earlier timer besides this one."""
        seat = next(seat.seat for seat in loaded.row.seats if seat.place == timer.place)
        rows = await self._games.store.log(timer.game_id, after=timer.seq)
        return any(isinstance(one.event, TimeRanOut) and one.event.seat == seat for one in showing.happenings(rows))

    async def _look_after(self, timer: TimerRow, loaded: Loaded) -> None:
        """A pause is over, or nothing has happened at a table for weeks."""
        row, now = loaded.row, self._clock.now()
        quiet_since = row.changed_at
        if row.status not in ("lobby", "opening", "playing") or row.rest in ("archived", "homeless"):
            await self._end(timer)
        elif timer.kind == "pause":
            await self._change(timer, lambda found: resting.pause_over(found, timer))
        elif timer.kind == "archive" and row.seq == timer.seq:
            await self._change(timer, lambda found: resting.archive(found, timer, now))
        elif quiet_since + resting.WARNED_AFTER > now or timer.kind == "archive":
            later = max(quiet_since + resting.WARNED_AFTER, now)
            await self._set_again(timer, replace(timer, kind="warn", due=later, id=0))
        else:
            # Whoever was not warned in time, because the bot was not running, has a whole week from now on.
            end = max(quiet_since, now - resting.WARNED_AFTER) + resting.ARCHIVED_AFTER
            archives = TimerRow(row.id, row.seq, "archive", 0, end)
            warning = NoticeRow(row.id, row.seq, "warn", 0, now)
            await self._games.store.times.carry_out(timer, (warning,), (archives,))
            self._alarm.set_for((archives,))
            self._changes.tell(timer.game_id, None)

    async def _change(self, timer: TimerRow, work_out: WorksOut) -> None:
        """The timer's end and a change of the game together; just its end when the change is not wanted any more."""
        try:
            await self._changing.change(None, timer.game_id, lambda found: replace(work_out(found), ends=timer))
        except WrongStatus:
            await self._end(timer)

    async def look_again(self, everywhere: bool) -> None:
        """The clock was put back: who was asked later than now counts as asked now. The timers of their games, or of
        all, are looked at again; what is not due yet is then set for its time."""
        await self._games.store.times.look_again(self._clock.now(), everywhere)

    async def grant_grace(self) -> None:
        """At the start: turns whose time ran out while nobody could play get some more, once."""
        now = self._clock.now()
        for timer in await self._games.store.times.due(now, limit=_MANY):
            if timer.kind == "late" and timer.number != _GRACED:
                try:
                    loaded = await self._games.load(timer.game_id)
                    later = now + grace(loaded.options.pace)
                    await self._set_again(timer, replace(timer, due=later, number=_GRACED, id=0))
                except (TimerGone, NoGameHere) as error:
                    log.info("game %s has moved on: %r", timer.game_id, error)
                except StoreProblem:
                    raise
                except Exception:
                    log.exception("game %s gets no more time; the others do", timer.game_id)

    async def _end(self, timer: TimerRow) -> None:
        await self._games.store.times.carry_out(timer)

    async def _put_off(self, timer: TimerRow, due: int) -> None:
        """It is due later than it was when it was set."""
        await self._set_again(timer, replace(timer, due=due, id=0))

    async def _set_again(self, timer: TimerRow, later: TimerRow) -> None:
        await self._games.store.times.carry_out(timer, timers=(later,))
        self._alarm.set_for((later,))

    async def _notify(self, timer: TimerRow, kind: SeatNoticeKind) -> None:
        notice = NoticeRow(timer.game_id, timer.seq, kind, timer.place, self._clock.now(), timer.number)
        await self._games.store.times.carry_out(timer, (notice,))
        self._changes.tell(timer.game_id, None)
