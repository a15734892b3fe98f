"""The hooks through which an optional rule joins the core; every hook does nothing unless a rule says otherwise."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.actions import Action
from engine.board import Board, Route
from engine.state import Pending, Player

if TYPE_CHECKING:
    from engine.edition import Edition
    from engine.final import ScoreLine, Standing
    from engine.state import State
    from engine.table import Table


class Rule:
    """An optional rule. It is made once per edition, with the board's numbers for it."""

    handles: tuple[type, ...] = ()
    """The kinds of action that this rule carries out."""

    def __init__(self, board: Board) -> None:
        """Take what the rule needs of the board."""

    def set_up(self, edition: "Edition", player: Player) -> Player:
        """Give a new seat what the rule adds to it."""
        return player

    def opening_choices(self, edition: "Edition", player: Player) -> tuple[Action, ...]:
        """The secret choice that this seat still has to make before the first turn, after its tickets."""
        return ()

    def allows(self, board: Board, route: Route, wilds: int) -> bool:
        """Whether a payment with so many wilds may claim this route."""
        return True

    def actions(self, edition: "Edition", state: "State", seat: int) -> Iterable[Action]:
        """Further actions that can be the seat's turn."""
        return ()

    def passable(self) -> bool:
        """Whether a seat that could do nothing but this rule's actions may pass instead (R-TURN-2)."""
        return False

    def interrupt(self, table: "Table", route: int, cards: tuple[str, ...]) -> Pending | None:
        """Ask something after the cards for a route were laid down, before it is claimed."""
        return None

    def answers(self, edition: "Edition", state: "State", seat: int) -> tuple[Action, ...]:
        """The answers to the question of this rule that is pending."""
        return ()

    def perform(self, table: "Table", action: Action) -> None:
        """Carry out an action of this rule, or raise IllegalAction."""
        raise NotImplementedError(f"{type(self).__name__} handles no action")

    def keeps(self, table: "Table", cards: tuple[str, ...]) -> tuple[str, ...]:
        """Cards of a payment for a route that stay before the seat instead of being discarded."""
        return ()

    def after_claim(self, table: "Table", route: int) -> None:
        """Reward a claim."""

    def borrowed(self, edition: "Edition", state: "State", seat: int) -> tuple[tuple[int, ...], ...]:
        """At the end: for each thing that lets the seat use somebody else's route, the routes to choose from."""
        return ()

    def score(self, edition: "Edition", state: "State", standings: "tuple[Standing, ...]", seat: int) -> "list[ScoreLine]":
        """This rule's lines of the seat's final score."""
        return []
