"""Bonus goods: a card for every marked route, and points for holding many (R-AMS-2, R-AMS-3)."""

from typing import TYPE_CHECKING

from engine.board import Board, BonusGoodsData
from engine.events import GoodsEarned
from engine.final import ScoreLine, Standing
from engine.rule import Rule

if TYPE_CHECKING:
    from engine.draft import Draft
    from engine.edition import Edition
    from engine.state import State


class BonusGoods(Rule[BonusGoodsData]):
    name = "bonus_goods"

    def __init__(self, board: Board, data: BonusGoodsData) -> None:
        super().__init__(board, data)
        self.least_players = board.players[0]

    def after_claim(self, draft: "Draft", route: int, cards: tuple[str, ...]) -> None:
        left = self.data.count - sum(player.goods for player in draft.players)
        if draft.edition.routes[route].bonus and left:
            draft.change(goods=draft.player.goods + 1)
            draft.events.append(GoodsEarned(draft.seat, left - 1))

    def score(self, edition: "Edition", state: "State", standings: tuple[Standing, ...], seat: int) -> list[ScoreLine]:
        held = [player.goods for player in state.players]
        own = held[seat]
        ranks = self.data.ranks[len(held) - self.least_players]
        place = sum(other > own for other in held)
        return [ScoreLine("goods", ranks[place] if own else 0, own)]
