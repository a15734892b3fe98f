"""The hard opponent: also what others want, time, more tickets, and every source of points."""

from collections.abc import Sequence
from random import Random

from engine.actions import Action
from engine.edition import Edition
from engine.opponents import turn
from engine.opponents.thought import Thought
from engine.opponents.traits import HARD
from engine.view import View


def think(edition: Edition, view: View, legal: Sequence[Action], chance: Random) -> Thought:
    return turn.think(edition, view, legal, chance, HARD)
