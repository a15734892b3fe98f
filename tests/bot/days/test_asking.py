"""Whom a turn wakes, and what follows: one mention, rarer reminders, and the clock that runs from the message."""

from msgspec.structs import replace

from bot.days.asking import Awaited, Call, Rules, Wish, call, timers
from bot.days.pace import DAY, HOUR, Away
from bot.days.profile import NOBODY, Profile
from bot.days.quiet import QuietHours

NOON, MIDNIGHT = 1_790_000_000_000 // DAY * DAY + 12 * HOUR, 1_790_000_000_000 // DAY * DAY
SLEEPER = Profile(quiet=QuietHours(22 * 60, 7 * 60, "UTC"))
HANNAH = Awaited(place=0, user=1, seq=9, bank=2 * DAY)
OLENA = Awaited(place=1, user=2, seq=9)
MENTIONED = replace(HANNAH, asked=NOON, mentioned=NOON)


def test_whoever_is_awake_is_woken_once() -> None:
    assert call([HANNAH], {}, NOON) == Call((1,), silent=False, again=(1,))
    assert call([replace(HANNAH, mentioned=NOON - 1)], {}, NOON) == Call((), silent=True, again=(1,))


def test_quiet_hours_make_the_message_silent_unless_somebody_else_is_awake() -> None:
    assert call([HANNAH], {1: SLEEPER}, MIDNIGHT) == Call((), silent=True)
    assert call([HANNAH, OLENA], {1: SLEEPER}, MIDNIGHT) == Call((2,), silent=False, again=(2,))
    assert call([HANNAH], {1: SLEEPER}, NOON) == Call((1,), silent=False, again=(1,))


def test_muted_games_and_people_who_are_away_are_left_alone() -> None:
    assert call([replace(HANNAH, muted=True)], {}, NOON) == Call((), silent=True)
    assert call([HANNAH], {1: Profile(away=Away(NOON - 1, NOON + 1))}, NOON) == Call((), silent=True)


def test_a_message_without_anybody_to_wait_for_is_an_ordinary_one() -> None:
    assert call([], {}, NOON) == Call((), silent=False)


def test_the_mention_follows_when_quiet_hours_end_and_the_clock_runs_meanwhile() -> None:
    asked = replace(HANNAH, asked=MIDNIGHT)
    mention, late = timers(asked, SLEEPER, Rules("1d"), MIDNIGHT)
    assert mention == Wish("mention", 0, 9, MIDNIGHT + 7 * HOUR)
    assert late == Wish("late", 0, 9, MIDNIGHT + 3 * DAY)


def test_the_table_reminds_at_its_own_interval_or_the_players() -> None:
    assert timers(MENTIONED, NOBODY, Rules("1d"), NOON)[0] == Wish("remind", 0, 9, NOON + 8 * HOUR, 1)
    assert timers(MENTIONED, NOBODY, Rules("1d", interval=HOUR), NOON)[0].due == NOON + HOUR
    assert timers(MENTIONED, Profile(interval=2 * HOUR), Rules("1d"), NOON)[0].due == NOON + 2 * HOUR


def test_who_wants_no_reminders_is_still_on_the_clock() -> None:
    assert [wish.kind for wish in timers(MENTIONED, Profile(reminders="off"), Rules("1d"), NOON)] == ["late"]
    assert timers(MENTIONED, Profile(reminders="off"), Rules("none"), NOON) == ()


def test_an_absence_stops_the_clock_unless_an_opponent_steps_in() -> None:
    away = Profile(away=Away(NOON, NOON + 2 * DAY))
    assert timers(MENTIONED, away, Rules("1d", "draw"), NOON)[-1].due == NOON + 5 * DAY
    assert timers(MENTIONED, away, Rules("1d", "opponent"), NOON)[-1].due == NOON, "it plays at once"


def test_whoever_is_away_is_mentioned_when_they_are_back_and_awake() -> None:
    away = replace(SLEEPER, away=Away(MIDNIGHT, MIDNIGHT + DAY))
    mention = timers(replace(HANNAH, asked=MIDNIGHT), away, Rules("none"), MIDNIGHT)[0]
    assert mention.due == MIDNIGHT + DAY + 7 * HOUR
