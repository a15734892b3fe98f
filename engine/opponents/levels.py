"""The levels, and the one door to all of them."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, get_args

from engine.actions import Action
from engine.edition import Edition
from engine.opponents import easy, hard, normal
from engine.opponents.thought import Reason, Thought
from engine.view import View

Level = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""How strong an opponent of a person may be."""

EVERY_LEVEL = (*LEVELS, "random")
"""With the one for simulations."""


def choose(level: str, edition: Edition, view: View, legal: Sequence[Action], seed: int | str) -> Thought:
    """The action that this level takes; the same for the same seed and view.

    `legal` are the legal actions of the view's seat. One seed serves for a whole game: the moment is mixed into it.
    """
    if level not in _THINKERS:
        raise ValueError(f'there is no level "{level}"; there are {", ".join(EVERY_LEVEL)}')
    if view.seat is None:
        raise ValueError("an opponent needs the view of a seat; an onlooker has nothing to choose")
    if not legal:
        raise ValueError(f"seat {view.seat} has nothing to decide now")
    if len(legal) == 1:
        return Thought(legal[0], Reason("nothing-else"))
    return _THINKERS[level](edition, view, legal, _chance(view, seed))


def _chance(view: View, seed: int | str) -> Random:
    """A source of chance that differs from moment to moment of a game. Random takes a text the same way everywhere."""
    return Random(f"{seed}/{view.seat}/{view.turn}/{sum(view.hand)}/{len(view.offer)}/{type(view.pending).__name__}")


def _random(edition: Edition, view: View, legal: Sequence[Action], chance: Random) -> Thought:
    return Thought(chance.choice(legal), Reason("any", count=len(legal)))


_THINKERS: dict[str, Callable[[Edition, View, Sequence[Action], Random], Thought]] = {
    "random": _random,
    "easy": easy.think,
    "normal": normal.think,
    "hard": hard.think,
}
