"""The exchange of pieces of one kind for the other, for points (R-GL-PIECE-2)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Exchange
from engine.board import Board, ExchangeData
from engine.errors import IllegalAction
from engine.events import Exchanged
from engine.final import ScoreLine, Standing
from engine.rule import Rule

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.state import Player, State


class ExchangeOfPieces(Rule[ExchangeData]):
    name = "exchange"
    performs = (Exchange,)

    def __init__(self, board: Board, data: ExchangeData) -> None:
        super().__init__(board, data)
        self.pieces = tuple(piece.id for piece in board.pieces)

    def _most(self, player: "Player", kind: int) -> int:
        return min(player.supply[kind], player.box[1 - kind])

    def actions(self, edition: "Edition", state: "State", seat: int) -> Sequence[Action]:
        player = state.players[seat]
        return [
            Exchange(count, piece)
            for kind, piece in enumerate(self.pieces)
            for count in range(1, self._most(player, kind) + 1)
        ]

    def passable(self) -> bool:
        return True

    def perform(self, draft: "Draft", action: Action) -> None:
        assert isinstance(action, Exchange)
        player = draft.player
        if action.piece not in self.pieces:
            raise IllegalAction(f"there are no {action.piece}s", "no-such-piece")
        kind = self.pieces.index(action.piece)
        if not 1 <= action.count <= self._most(player, kind):
            raise IllegalAction("supply or box hold too few pieces", "too-few-pieces")
        change = [0, 0]
        change[kind], change[1 - kind] = -action.count, action.count
        points = -self.data.cost * action.count
        draft.change(
            supply=tuple(held + more for held, more in zip(player.supply, change, strict=True)),
            box=tuple(held - more for held, more in zip(player.box, change, strict=True)),
            points=player.points + points,
            exchanged=player.exchanged + action.count,
        )
        draft.events.append(Exchanged(draft.seat, action.piece, action.count, points))
        draft.finish_turn()

    def score(self, edition: "Edition", state: "State", standings: tuple[Standing, ...], seat: int) -> list[ScoreLine]:
        handed_in = state.players[seat].exchanged
        return [ScoreLine("exchange", -self.data.cost * handed_in, handed_in)]
