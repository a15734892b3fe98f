"""The bonus for the longest path of one's own pieces (R-LONG-1)."""

from typing import TYPE_CHECKING

from engine.board import LongestPathData
from engine.final import ScoreLine, Standing
from engine.rule import Rule

if TYPE_CHECKING:
    from engine.edition import Edition
    from engine.state import State


class LongestPath(Rule[LongestPathData]):
    name = "longest_path"

    def score(self, edition: "Edition", state: "State", standings: tuple[Standing, ...], seat: int) -> list[ScoreLine]:
        own = standings[seat].longest
        holds = own > 0 and own == max(standing.longest for standing in standings)
        return [ScoreLine("longest_path", self.data.points if holds else 0, own)]
