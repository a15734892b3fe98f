"""Opponents: seats that play by themselves, choosing like a person from their view and their legal actions.

`choose` is all that other rooms need. The levels differ in what they think about: `easy` follows the cheapest way of
each ticket by itself, `normal` plans one network for all tickets and what the others may take, `hard` also weighs time,
more tickets and the end of the game. `random` takes any legal action and is meant for simulations.
"""

from engine.opponents.levels import EVERY_LEVEL, LEVELS, Level, choose
from engine.opponents.thought import Reason, ReasonKey, Thought

__all__ = ["EVERY_LEVEL", "LEVELS", "Level", "Reason", "ReasonKey", "Thought", "choose"]
