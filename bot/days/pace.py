"""The pace of a table: how long a turn may take, the time bank beside it, and what counts as time."""

from typing import Literal, get_args

from msgspec import Struct

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

Pace = Literal["live", "8h", "1d", "3d", "none"]
IfLate = Literal["remind", "draw", "opponent"]

IF_LATE: tuple[IfLate, ...] = get_args(IfLate)
"""What may happen when the time of a turn and the bank are used up."""

USUAL_PACE: Pace = "1d"
"""Of a table that is opened without saying anything else."""

PACES: dict[Pace, int] = {"live": 10 * MINUTE, "8h": 8 * HOUR, "1d": DAY, "3d": 3 * DAY, "none": 0}
"""How long a turn may take; 0 is as long as it likes."""

INTERVALS: dict[Pace, int] = {"live": 5 * MINUTE, "8h": 4 * HOUR, "1d": 8 * HOUR, "3d": DAY, "none": DAY}
"""When the first reminder of a turn comes, unless table or player say otherwise."""

NO_REMINDERS = -HOUR
"""In place of an interval: nobody is reminded in the channel; by direct message those who have chosen that."""

LONGEST_AWAY = 7 * DAY
"""So long in a row an absence stops a seat's clock."""


class Away(Struct, frozen=True):
    """An absence, for all games of a person."""

    since: int
    until: int


def grace(pace: Pace) -> int:
    """So much time at least somebody has who could not play, or begins to be waited for again."""
    return 10 * MINUTE if pace == "live" else HOUR


def full_bank(pace: Pace) -> int:
    """What a seat begins with: twice the pace."""
    return 2 * PACES[pace]


def stopped(away: Away | None, since: int, now: int) -> int:
    """How much of the time from `since` to `now` does not count, because its player was away."""
    if away is None:
        return 0
    end = min(away.until, away.since + LONGEST_AWAY, now)
    return max(0, end - max(away.since, since))


def spent(away: Away | None, since: int, now: int) -> int:
    """The time that counts of a turn that is waited for since then."""
    return max(0, now - since - stopped(away, since, now))


def due_at(pace: Pace, since: int, away: Away | None = None, bank: int = 0) -> int | None:
    """When the time of a turn has run out, the bank included; None without a pace."""
    allowed = PACES[pace]
    if not allowed:
        return None
    end = since + allowed + bank
    if away is None:
        return end
    # The absence moves the end by as much of it as lies before the end so far.
    begin, close = max(away.since, since), min(away.until, away.since + LONGEST_AWAY)
    return end + max(0, close - begin) if begin < end else end


def bank_after(pace: Pace, bank: int, used: int) -> int:
    """The bank after a turn of this length: refilled by an eighth of the pace if it was in time, else drawn upon."""
    allowed = PACES[pace]
    if used <= allowed:
        return min(full_bank(pace), bank + allowed // 8)
    return max(0, bank - (used - allowed))
