"""The database: games, seats, their log and their boards. Only this room speaks SQL."""

from bot.store.rows import ActionRow, GameRow, SeatRow
from bot.store.store import ChannelBusy, ClickRepeated, MovedOn, Store

__all__ = ["ActionRow", "ChannelBusy", "ClickRepeated", "GameRow", "MovedOn", "SeatRow", "Store"]
