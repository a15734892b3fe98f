"""What people do at tables: every click and command ends in one method of a part of `Service`.

The parts are what people do: `tables`, `turns`, `seats`, `people`, `looking`, `history` and `standings`; `ledger` is
for the publisher, `days` for the timers, `opponents` for those who play without clicking, `changes` for listeners.
Methods that change something take a `Click`, do their work in one transaction under the game's lock and return the new
situation; a refusal is a `bot.errors.Refusal`. Methods that only look take no lock. Nothing here knows Discord or
words, and nothing leaves it but what is made for the asker.
"""

from bot.service.alarm import Alarm
from bot.service.days import Days
from bot.service.happenings import Happening, TableEvent
from bot.service.ledger import Ledger, Notice, TableNotice, Untold
from bot.service.opponent_seats import OpponentSeats, OpponentsTurn
from bot.service.plans import Plans
from bot.service.service import Service
from bot.service.turns import Decides
from bot.service.values import (
    COLOURS,
    LEVELS,
    ORDERS,
    Click,
    Clock,
    Colour,
    GameLine,
    HintsChoice,
    Ids,
    Level,
    LogPage,
    MapChoice,
    Order,
    Planned,
    PlannedAction,
    Played,
    SeatAt,
    Seen,
    Status,
    Table,
    TableOptions,
    Where,
)
from bot.store import StoreProblem

__all__ = [
    "COLOURS",
    "LEVELS",
    "ORDERS",
    "Alarm",
    "Click",
    "Clock",
    "Colour",
    "Days",
    "Decides",
    "GameLine",
    "Happening",
    "HintsChoice",
    "Ids",
    "Ledger",
    "Level",
    "LogPage",
    "MapChoice",
    "Notice",
    "OpponentSeats",
    "OpponentsTurn",
    "Order",
    "Planned",
    "PlannedAction",
    "Plans",
    "Played",
    "SeatAt",
    "Seen",
    "Service",
    "Status",
    "StoreProblem",
    "Table",
    "TableEvent",
    "TableNotice",
    "TableOptions",
    "Untold",
    "Where",
]
