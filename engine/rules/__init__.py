"""The optional rules by the names that map files use."""

from engine.board import RuleName
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

RULES: dict[RuleName, type[Rule]] = {
    "piece_choice": ChoiceOfPieces,
    "ferry": Ferry,
    "tunnel": Tunnel,
    "station": Stations,
    "port": Ports,
    "exchange": ExchangeOfPieces,
    "flag_set": FlagSets,
    "bonus_goods": BonusGoods,
    "longest_path": LongestPath,
}
