"""Ferries: some of the cards must be wilds (R-FER-1)."""

from engine.board import Board, Route
from engine.rule import Rule


class Ferry(Rule[None]):
    name = "ferry"

    def allows(self, board: Board, route: Route, wilds: int) -> bool:
        return wilds >= route.ferry
