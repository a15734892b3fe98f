"""The optional rules by the names that map files use."""

from typing import Any

from engine.board import Board
from engine.errors import WrongSetup
from engine.rule import Rule
from engine.rules.bonus_goods import BonusGoods
from engine.rules.exchange import ExchangeOfPieces
from engine.rules.ferry import Ferry
from engine.rules.flag_set import FlagSets
from engine.rules.longest_path import LongestPath
from engine.rules.piece_choice import ChoiceOfPieces
from engine.rules.port import Ports
from engine.rules.station import Stations
from engine.rules.tunnel import Tunnel

RULES: dict[str, type[Rule[Any]]] = {
    rule.name: rule
    for rule in (
        ChoiceOfPieces,
        Ferry,
        Tunnel,
        Stations,
        Ports,
        ExchangeOfPieces,
        FlagSets,
        BonusGoods,
        LongestPath,
    )
}

WITH_NUMBERS = tuple(name for name in RULES if name in Board.__struct_fields__)
"""The rules that have numbers; a ferry's number stands at the route."""


def rules_of(board: Board) -> tuple[Rule[Any], ...]:
    """The rules that the board lists, each with its numbers."""
    for name in board.rules:
        if name not in RULES or (name in WITH_NUMBERS and getattr(board, name) is None):
            raise WrongSetup(f'the rule "{name}" of the board {board.id} is unknown or lacks its numbers')
    return tuple(RULES[name](board, getattr(board, name, None)) for name in board.rules)
