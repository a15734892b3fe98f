"""The hooks through which an optional rule joins the core; every hook does nothing unless a rule says otherwise."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.actions import Action
from engine.board import Board, Route
from engine.errors import IllegalAction
from engine.state import Player

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.final import ScoreLine, Standing
    from engine.state import State
    from engine.view import SeatView, View


Data = TypeVar("Data")


class Rule(Generic[Data]):
    """An optional rule. It is made once per edition and given the board's numbers for it: `self.data`."""

    name: str
    """What map files call it, in their list of rules and as the name of the table with its numbers."""
    performs: tuple[type, ...] = ()
    """The kinds of action that can be a turn by this rule."""
    answers_with: tuple[type, ...] = ()
    """The kinds of action that answer this rule's question."""
    chooses: tuple[type, ...] = ()
    """The kinds of action that are this rule's opening choice."""

    def __init__(self, board: Board, data: Data) -> None:
        self.data = data

    def set_up(self, edition: "Edition", player: Player) -> Player:
        """Give a new seat what the rule adds to it."""
        return player

    def opening_choices(self, edition: "Edition", player: Player) -> tuple[Action, ...]:
        """The secret choice that this seat still has to make before the first turn, after its tickets."""
        return ()

    def allows(self, board: Board, route: Route, wilds: int) -> bool:
        """Whether a payment with so many wilds may claim this route."""
        return True

    def actions(self, edition: "Edition", state: "State", seat: int) -> Sequence[Action]:
        """Further actions that can be the seat's turn."""
        return ()

    def passable(self) -> bool:
        """Whether a seat that could do nothing but this rule's actions may pass instead (R-TURN-2)."""
        return False

    def perform(self, draft: "Draft", action: Action) -> None:
        """Carry out an action of this rule as the turn, or raise IllegalAction."""
        raise IllegalAction

    def interrupt(self, draft: "Draft", route: int, cards: tuple[str, ...]) -> bool:
        """Take over after the cards for a route have left the hand: ask something, or claim it. True if it did."""
        return False

    def answers(self, edition: "Edition", state: "State", seat: int) -> tuple[Action, ...]:
        """The answers to the question of this rule that is pending."""
        return ()

    def answer(self, draft: "Draft", action: Action) -> None:
        """Carry out an answer to this rule's question, or raise IllegalAction."""
        raise IllegalAction

    def choose(self, draft: "Draft", action: Action) -> None:
        """Carry out a legal opening choice of this rule."""
        raise IllegalAction

    def keeps(self, draft: "Draft", cards: tuple[str, ...]) -> tuple[str, ...]:
        """Cards of a payment for a route that stay before the seat instead of being discarded."""
        return ()

    def after_claim(self, draft: "Draft", route: int, cards: tuple[str, ...]) -> None:
        """Reward a claim."""

    def borrowed(
        self, edition: "Edition", owners: tuple[int, ...], seat: int, mine: "Player | SeatView"
    ) -> tuple[tuple[int, ...], ...]:
        """At the end: for each thing that lets the seat use somebody else's route, the routes to choose from."""
        return ()

    def may_borrow(self, edition: "Edition", view: "View") -> tuple[int, frozenset[str]]:
        """How many more such things the viewer could build, and in which cities."""
        return 0, frozenset()

    def score(
        self, edition: "Edition", state: "State", standings: "tuple[Standing, ...]", seat: int
    ) -> "list[ScoreLine]":
        """This rule's lines of the seat's final score."""
        return []
