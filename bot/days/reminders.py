"""When somebody is reminded of a turn: at most three times, ever more rarely, and never in their quiet hours."""

from bot.days.quiet import QuietHours, awake_at

MOST = 3


def reminder_at(number: int, mentioned: int, interval: int, quiet: QuietHours | None = None) -> int:
    """When reminder `number` (from 1) is due after the mention: the gaps grow to one, two and four intervals."""
    if not 1 <= number <= MOST:
        raise ValueError(f"there is no reminder {number}")
    return awake_at(quiet, mentioned + interval * (2**number - 1))


def next_reminder(
    sent: int, mentioned: int, interval: int, now: int, quiet: QuietHours | None = None
) -> tuple[int, int] | None:
    """Number and time of the reminder after `sent` of them; after an outage the missed ones are skipped, not repeated.

    None when all have been sent or an interval of 0 asks for none.
    """
    if not interval:
        return None
    for number in range(sent + 1, MOST + 1):
        due = reminder_at(number, mentioned, interval, quiet)
        if due > now:
            return number, due
    return None
