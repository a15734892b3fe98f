"""Opponents at the table, seats that nobody clicks for: `Thinker` thinks in a process of its own, `Opponents` plays."""

from bot.opponents.protocol import Question
from bot.opponents.seated import UNDO_PAUSE, Opponents
from bot.opponents.standing import StandingOrders
from bot.opponents.thinker import Thinker, Thinks

__all__ = ["UNDO_PAUSE", "Opponents", "Question", "StandingOrders", "Thinker", "Thinks"]
