"""The database: games, seats, their log and their boards. Only this room speaks SQL.

`contract.py` says what the service needs; `sqlite/` keeps it.
"""

from bot.store.contract import ChannelBusy, ClickRepeated, MovedOn, Store, StoreProblem
from bot.store.rows import ActionRow, GameRow, SeatRow

__all__ = ["ActionRow", "ChannelBusy", "ClickRepeated", "GameRow", "MovedOn", "SeatRow", "Store", "StoreProblem"]
