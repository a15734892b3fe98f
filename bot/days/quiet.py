"""Quiet hours: the part of every day in which somebody is not to be woken, by the clock on their own wall."""

from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

DAY_MINUTES = 24 * 60


class QuietHours(Struct, frozen=True):
    """From `begin` to `end`, minutes after midnight in an IANA time zone; over midnight if `end` is the smaller one."""

    begin: int
    end: int
    zone: str

    def __post_init__(self) -> None:
        if not (0 <= self.begin < DAY_MINUTES and 0 <= self.end < DAY_MINUTES and self.begin != self.end):
            raise ValueError("quiet hours begin and end at different minutes of the day")
        if self.zone not in zones():
            raise ValueError(f"{self.zone} is no time zone")


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Every time zone that can be chosen."""
    return frozenset(available_timezones())


def quiet_until(hours: QuietHours | None, at: int) -> int | None:
    """When the quiet hours that hold at this time end; None outside of them.

    The clock on the wall decides, so that a night over the change to summer time is an hour shorter.
    """
    if hours is None:
        return None
    zone = ZoneInfo(hours.zone)
    here = datetime.fromtimestamp(at / 1000, zone)
    minute = here.hour * 60 + here.minute
    over_midnight = hours.end < hours.begin
    inside = minute >= hours.begin or minute < hours.end if over_midnight else hours.begin <= minute < hours.end
    if not inside:
        return None
    day = here.date() + timedelta(days=1 if over_midnight and minute >= hours.begin else 0)
    for fold in (0, 1):  # In autumn an hour comes twice; the end is the first one that lies ahead.
        end = datetime.combine(day, time(hours.end // 60, hours.end % 60), zone).replace(fold=fold)
        found = round(end.astimezone(UTC).timestamp() * 1000)
        if found > at:
            return found
    raise AssertionError("inside the quiet hours their end lies ahead")


def awake_at(hours: QuietHours | None, at: int) -> int:
    """The first moment from this time on at which a mention may wake."""
    return quiet_until(hours, at) or at
