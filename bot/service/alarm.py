"""Tells whoever sleeps until the earliest timer that an earlier one was set."""

from collections.abc import Callable, Sequence

from bot.store import TimerRow


class Alarm:
    """`listeners` are called with the time at which the earliest of the new timers is due."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[int], None]] = []

    def set_for(self, timers: Sequence[TimerRow]) -> None:
        if timers:
            for listener in self.listeners:
                listener(min(timer.due for timer in timers))
