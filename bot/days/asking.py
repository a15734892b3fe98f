"""Who is asked how: whom the message of a turn may wake, and what has to follow later."""

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.days.pace import INTERVALS, NO_REMINDERS, PACES, IfLate, Pace, due_at
from bot.days.profile import NOBODY, Profile
from bot.days.quiet import awake_at, quiet_until
from bot.days.reminders import next_reminder

Kind = Literal["mention", "remind", "late", "next"]
"""mention: quiet hours are over; remind: the next reminder of a turn; late: its time and bank have run out; next: the
player after this one wants to know that this one has been asked."""


class Awaited(Struct, frozen=True):
    """Somebody who is waited for, and how they were asked so far."""

    place: int
    user: int
    seq: int
    """The row of the log since which this seat is waited for; it names the turn."""
    bank: int = 0
    used: int = 0
    """How much of the turn had passed before the game came to rest."""
    muted: bool = False
    asked: int = 0
    """When the channel was told of this turn; 0 if it has not been. The clock runs from here."""
    mentioned: int = 0
    """When the mention of this turn went out; 0 if it has not, for example because of quiet hours."""
    reminded: int = 0
    """How many reminders of this turn went out."""
    plans: bool = False
    """Whether standing orders are about to play for them."""
    reminder: int | None = None
    """The message of the last one; the next replaces it."""


class Wish(Struct, frozen=True):
    """A timer to be set for a seat."""

    kind: Kind
    place: int
    seq: int
    due: int
    number: int = 0


class Rules(Struct, frozen=True):
    """What the table has agreed on."""

    pace: Pace = "1d"
    if_late: IfLate = "remind"
    interval: int = 0
    """The table's reminder interval; 0 is that of its pace, NO_REMINDERS none."""

    @property
    def reminds_after(self) -> int:
        return self.interval if self.interval > 0 else INTERVALS[self.pace]


class Ends(Struct, frozen=True):
    """When the time of a turn ends, and when the time bank has run out too; the same where the bank is empty."""

    pace: int
    bank: int


class Call(Struct, frozen=True):
    """Whom a message about the turn may wake now; silent if it wakes nobody though somebody is waited for."""

    wakes: tuple[int, ...]
    silent: bool
    again: tuple[int, ...] = ()
    """Whom it may wake if the message that did so is gone."""


def call(awaited: Sequence[Awaited], profiles: Mapping[int, Profile], now: int) -> Call:
    """Once per turn, not in quiet hours, not whoever has muted the game or is away."""
    awake = [
        one
        for one in awaited
        if not one.muted and quiet_until(_of(profiles, one).quiet, now) is None and not _of(profiles, one).is_away(now)
    ]
    wakes = tuple(one.user for one in awake if not one.mentioned)
    return Call(wakes, bool(awaited) and not wakes, tuple(one.user for one in awake))


def timers(one: Awaited, profile: Profile, rules: Rules, now: int) -> tuple[Wish, ...]:
    """What has to follow the message of a turn, for one of those who are waited for and were told so."""
    mention = mention_after(one, profile, now)
    reminder = reminder_after(one, profile, rules, now)
    due = late_at(one, profile, rules, now)
    late = None if due is None else Wish("late", one.place, one.seq, due)
    return tuple(wish for wish in (mention, reminder, late) if wish is not None)


def mention_after(one: Awaited, profile: Profile, now: int) -> Wish | None:
    """Quiet hours and absence delay the mention; the clock runs from the message all the same."""
    if one.mentioned or one.muted:
        return None
    back = profile.away.until if profile.is_away(now) and profile.away is not None else now
    return Wish("mention", one.place, one.seq, awake_at(profile.quiet, back))


def reminder_after(one: Awaited, profile: Profile, rules: Rules, now: int) -> Wish | None:
    """The next reminder, if one is wanted and left."""
    if one.muted or profile.reminders == "off" or not one.mentioned:
        return None
    if rules.interval == NO_REMINDERS and profile.reminders != "dm":
        return None
    interval = profile.interval or rules.reminds_after
    found = next_reminder(one.reminded, one.mentioned, interval, now, profile.quiet)
    return None if found is None else Wish("remind", one.place, one.seq, found[1], found[0])


def late_at(one: Awaited, profile: Profile, rules: Rules, now: int) -> int | None:
    """When the time of this turn has run out; where an opponent steps in, whoever is away has no time at all."""
    if one.used >= PACES[rules.pace] + one.bank > 0:
        return None  # That it ran out was counted before the game came to rest.
    return _runs_out(one, profile, rules, now)


def _runs_out(one: Awaited, profile: Profile, rules: Rules, now: int) -> int | None:
    since = one.asked - one.used
    if rules.if_late != "opponent":
        return due_at(rules.pace, since, profile.away, one.bank)
    return one.asked if profile.is_away(now) else due_at(rules.pace, since, None, one.bank)


def sooner(before: Sequence[Wish], after: Sequence[Wish]) -> tuple[Wish, ...]:
    """What has to be set when somebody changes what they want.

    A timer that comes too early is put off when it is due, so only what is new or now comes earlier needs one.
    """
    known = {wish.kind: wish.due for wish in before}
    return tuple(wish for wish in after if wish.kind not in known or wish.due < known[wish.kind])


def ends(one: Awaited, profile: Profile, rules: Rules, now: int) -> Ends | None:
    """When the time of a turn ends that somebody was told of; None without a pace."""
    without = _runs_out(replace(one, bank=0), profile, rules, now)
    end = late_at(one, profile, rules, now)
    return None if without is None or end is None or not one.asked else Ends(without, end)


def _of(profiles: Mapping[int, Profile], one: Awaited) -> Profile:
    return profiles.get(one.user, NOBODY)
