"""What somebody has set for themselves: language, reminders, quiet hours, absence."""

from typing import Literal

from msgspec import Struct

from bot.days.pace import HOUR, Away
from bot.days.quiet import QuietHours

Reminders = Literal["here", "dm", "off"]

OWN_INTERVALS = (2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR, 48 * HOUR)
"""What one can choose instead of the table's interval."""


class Profile(Struct, frozen=True, omit_defaults=True):
    """The defaults are those of somebody who has never set anything."""

    language: str = ""
    """Empty for that of Discord."""
    reminders: Reminders = "here"
    interval: int = 0
    """0 for the table's."""
    quiet: QuietHours | None = None
    zone: str = ""
    """The last time zone chosen, also while there are no quiet hours."""
    next: bool = False
    """Whether to be told, silently, that the player before has been asked."""
    statistics: bool = True
    away: Away | None = None
    tips: bool = True
    """Whether first turns explain themselves."""

    def is_away(self, now: int) -> bool:
        return self.away is not None and self.away.since <= now < self.away.until


NOBODY = Profile()
"""Of somebody who has set nothing."""
