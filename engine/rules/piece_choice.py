"""The secret choice of how many pieces of each kind a seat begins with (R-GL-PIECE-1)."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.actions import Action, Pieces
from engine.board import Board, PieceChoice
from engine.rule import Rule
from engine.state import Player

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition


class ChoiceOfPieces(Rule[PieceChoice]):
    name = "piece_choice"
    chooses = (Pieces,)

    def __init__(self, board: Board, data: PieceChoice) -> None:
        super().__init__(board, data)
        total = data.total
        first, second = board.pieces
        self.choices = tuple(
            Pieces((count, total - count)) for count in range(max(0, total - second.count), first.count + 1)
        )

    def set_up(self, edition: "Edition", player: Player) -> Player:
        """Until the choice is made all pieces lie in the box."""
        return replace(player, supply=(0,) * len(player.supply), box=player.supply)

    def opening_choices(self, edition: "Edition", player: Player) -> tuple[Action, ...]:
        return () if any(player.supply) else self.choices

    def choose(self, draft: "Draft", action: Action) -> None:
        assert isinstance(action, Pieces)
        box = tuple(held - taken for held, taken in zip(draft.player.box, action.counts, strict=True))
        draft.change(supply=action.counts, box=box)
