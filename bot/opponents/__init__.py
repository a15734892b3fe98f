"""Opponents at the table, seats that nobody clicks for: `Mind` thinks in a process of its own, `Opponents` plays."""

from bot.opponents.mind import Mind, Thinks
from bot.opponents.seated import Opponents

__all__ = ["Mind", "Opponents", "Thinks"]
