"""The database: games, seats, their log and their boards, timers and people. Only this room speaks SQL.

`contract.py` says what the service needs; `sqlite/` keeps it.
"""

from bot.store.contract import (
    ChannelBusy,
    ClickRepeated,
    MovedOn,
    People,
    Results,
    Servers,
    Store,
    StoreProblem,
    TimerGone,
    Times,
)
from bot.store.rows import (
    ActionRow,
    AskedRow,
    Ended,
    GameRow,
    NoticeRow,
    OwnResultRow,
    OwnRows,
    PlacedRow,
    PrivateRow,
    RankingRow,
    ResultRow,
    ResultSeatRow,
    SeatRow,
    Status,
    TimerRow,
    VersusRow,
)

__all__ = [
    "ActionRow",
    "AskedRow",
    "ChannelBusy",
    "ClickRepeated",
    "Ended",
    "GameRow",
    "MovedOn",
    "NoticeRow",
    "OwnResultRow",
    "OwnRows",
    "People",
    "PlacedRow",
    "PrivateRow",
    "RankingRow",
    "ResultRow",
    "ResultSeatRow",
    "Results",
    "SeatRow",
    "Servers",
    "Status",
    "Store",
    "StoreProblem",
    "TimerGone",
    "TimerRow",
    "Times",
    "VersusRow",
]
