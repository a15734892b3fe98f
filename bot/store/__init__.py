"""The database: games, seats, their log and their boards, timers and people. Only this room speaks SQL.

`contract.py` says what the service needs; `sqlite/` keeps it.
"""

from bot.store.contract import (
    ChannelBusy,
    ClickRepeated,
    MovedOn,
    People,
    Store,
    StoreProblem,
    TimerGone,
    Times,
)
from bot.store.rows import ActionRow, AskedRow, GameRow, NoticeRow, PrivateRow, SeatRow, Status, TimerRow

__all__ = [
    "ActionRow",
    "AskedRow",
    "ChannelBusy",
    "ClickRepeated",
    "GameRow",
    "MovedOn",
    "NoticeRow",
    "People",
    "PrivateRow",
    "SeatRow",
    "Status",
    "Store",
    "StoreProblem",
    "TimerGone",
    "TimerRow",
    "Times",
]
