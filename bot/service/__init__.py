"""What people do at tables: every click and command ends in one method of `Service`.

Methods that change something take a `Click`, do their work in one transaction under the game's lock and return the new
situation; a refusal is a `bot.errors.Refusal`. Methods that only look take no lock. Nothing here knows Discord or
words.
"""

from bot.service.happenings import Happening, TableEvent
from bot.service.service import HEAD_START, Service
from bot.service.values import (
    COLOURS,
    LEVELS,
    Click,
    Clock,
    GameLine,
    Ids,
    LogPage,
    MapChoice,
    Played,
    SeatAt,
    Seen,
    Status,
    Table,
    TableOptions,
    Where,
)

__all__ = [
    "COLOURS",
    "HEAD_START",
    "LEVELS",
    "Click",
    "Clock",
    "GameLine",
    "Happening",
    "Ids",
    "LogPage",
    "MapChoice",
    "Played",
    "SeatAt",
    "Seen",
    "Service",
    "Status",
    "Table",
    "TableEvent",
    "TableOptions",
    "Where",
]
