"""Opponents at the table, seats that nobody clicks for: `Thinker` thinks in a process of its own, `Opponents` plays."""

from bot.opponents.protocol import Question
from bot.opponents.seated import TAKE_BACK, Opponents
from bot.opponents.standing import StandingOrders
from bot.opponents.thinker import Thinker, Thinks

__all__ = ["TAKE_BACK", "Opponents", "Question", "StandingOrders", "Thinker", "Thinks"]
