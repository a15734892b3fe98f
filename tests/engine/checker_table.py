"""The table of the independent checker: the board, chance, the set-up, decks and the row; see `checker.py`.

Nothing of ours is imported here.
"""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

DEFAULTS: dict[str, dict[str, Any]] = {
    "": {"reconstructed": False},
    "opening": {"gone": [], "refused_row": "discard"},
    "decks.cards": {"colour": "", "covers": 1, "anchor": False},
    "cities": {"name": "", "aliases": [], "lat": 0, "lon": 0, "label": "e", "kind": "city", "port": False},
    "routes": {"kind": "rail", "double": "", "tunnel": False, "ferry": 0, "bonus": False, "bend": 0},
    "tickets": {"deck": "tickets", "ours": False},
}
"""The defaults that docs/maps.md names, by the fields in which the table lies."""

FRACTIONS = ("x", "y", "lat", "lon", "bend")
"""The fields that are written with a decimal point even where the file has a whole number."""

RENEWALS = 5


class Wrong(Exception):
    """Something in the record is not as it must be; the text says where and what."""


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise Wrong(sentence)


def digest(board: dict[str, Any]) -> str:
    """The digest of a board, from the contents of its board.toml."""
    text = json.dumps(without_defaults(board), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def without_defaults(value: Any, path: str = "") -> Any:
    if isinstance(value, list):
        return [without_defaults(item, path) for item in value]
    if not isinstance(value, dict):
        return float(value) if path.rpartition(".")[2] in FRACTIONS else value
    default = DEFAULTS.get(path, {})
    return {
        key: without_defaults(item, f"{path}.{key}".strip("."))
        for key, item in value.items()
        if key not in default or item != default[key]
    }


def with_defaults(value: Any, path: str = "") -> Any:
    if isinstance(value, list):
        return [with_defaults(item, path) for item in value]
    if not isinstance(value, dict):
        return value
    return DEFAULTS.get(path, {}) | {
        key: with_defaults(item, f"{path}.{key}".strip(".")) for key, item in value.items()
    }


def _name(ends: list[str], taken: dict[str, Any]) -> str:
    """`a-b`, or the first of `a-b-2`, `a-b-3`, … that is free."""
    first = name = "-".join(sorted(ends))
    number = 2
    while name in taken:
        name = f"{first}-{number}"
        number += 1
    return name


class Table:
    """The table while the record is played again."""

    def __init__(self, board: dict[str, Any], seats: int, seed: bytes, order: str) -> None:
        self.board = board = with_defaults(board)
        self.seats = seats
        self.seed = seed
        self.shuffles = 0
        self.cards: dict[str, Any] = {}
        self.routes: dict[str, Any] = {}
        self.tickets: dict[str, Any] = {}
        for deck in board["decks"]:
            for card in deck["cards"]:
                self.cards[card["id"]] = {**card, "deck": deck["id"], "wild": not card["colour"]}
        for route in board["routes"]:
            self.routes[_name([route["a"], route["b"]], self.routes)] = route
        for ticket in board["tickets"]:
            self.tickets[_name(ticket["cities"], self.tickets)] = ticket
        self.cities = {city["id"]: city for city in board["cities"]}
        self.owners: dict[str, int] = {}
        self.goods = board["bonus_goods"]["count"] if "bonus_goods" in board["rules"] else 0
        self.players: list[dict[str, Any]] = [
            {
                "hand": Counter(),
                "tickets": [],
                "offer": [],
                "rejected": [],
                "supply": {piece["id"]: piece["count"] for piece in board["pieces"]},
                "box": {},
                "routes": [],
                "stations": [],
                "ports": [],
                "flags": [],
                "sets": 0,
                "goods": 0,
                "exchanged": 0,
                "to_choose": ["keep", "pieces"] if "piece_choice" in board["rules"] else ["keep"],
            }
            for _ in range(seats)
        ]
        self.seat = 0
        self.question = "opening"
        self.laid: list[str] = []
        self.revealed: list[str] = []
        self.tunnel = ""
        self.extra = 0
        self.passes = 0
        self.turns_left: int | None = None
        self.ended = False
        self.turn = 0
        self.hidden_seen = False
        self._set_up(order)

    # Chance

    def words(self, number: int) -> Iterator[int]:
        block = 0
        while True:
            data = hmac.new(self.seed, f"{number}.{block}".encode("ascii"), hashlib.sha256).digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(data[start : start + 4], "big")
            block += 1

    def shuffle(self, things: list[Any]) -> None:
        if not things:
            return
        words = self.words(self.shuffles)
        self.shuffles += 1
        for i in range(len(things) - 1, 0, -1):
            word = next(words)
            while word >= 2**32 - 2**32 % (i + 1):
                word = next(words)
            j = word % (i + 1)
            things[i], things[j] = things[j], things[i]

    # Set-up

    def _set_up(self, order: str) -> None:
        opening = self.board["opening"]
        if order == "shuffled":
            self.shuffle(list(range(self.seats)))
        self.decks: dict[str, list[str]] = {}
        self.discards: dict[str, list[str]] = {}
        for deck in self.board["decks"]:
            self.decks[deck["id"]] = [card["id"] for card in deck["cards"] for _ in range(card["count"])]
            self.discards[deck["id"]] = []
            self.shuffle(self.decks[deck["id"]])
        self.ticket_decks: dict[str, list[str]] = {}
        for name in self.board["ticket_decks"]:
            self.ticket_decks[name] = [ticket for ticket, value in self.tickets.items() if value["deck"] == name]
            self.shuffle(self.ticket_decks[name])
        for player in self.players:
            for deal in opening["hand"]:
                for _ in range(deal["count"]):
                    player["hand"][self.take_top(deal["deck"])] += 1
            for deal in opening["tickets"]:
                for _ in range(deal["count"]):
                    player["offer"].append(self.ticket_decks[deal["deck"]].pop())
        for name in opening["gone"]:
            self.ticket_decks[name].clear()
        self.row_decks = [deal["deck"] for deal in opening["row"] for _ in range(deal["count"])]
        self.row: list[str | None] = [None] * len(self.row_decks)
        self.lay_row()
        for _ in range(RENEWALS):
            if not self.too_many_wilds():
                break
            if opening["refused_row"] == "discard":
                self.discard_row()
            else:
                self.shuffle_row_back()
            self.lay_row()

    def shuffle_row_back(self) -> None:
        for place, card in enumerate(self.row):
            if card is not None:
                self.decks[self.cards[card]["deck"]].append(card)
                self.row[place] = None
        for deck in self.decks.values():
            self.shuffle(deck)

    # Decks and row

    def take_top(self, deck: str) -> str:
        card = self.decks[deck].pop()
        self.hidden_seen = True
        self.make_anew(deck)
        return card

    def make_anew(self, deck: str) -> None:
        if not self.decks[deck] and self.discards[deck]:
            self.decks[deck] = self.discards[deck]
            self.discards[deck] = []
            self.shuffle(self.decks[deck])

    def discard(self, cards: list[str]) -> None:
        for card in cards:
            self.discards[self.cards[card]["deck"]].append(card)

    def too_many_wilds(self) -> bool:
        wilds = [card for card in self.row if card is not None and self.cards[card]["wild"]]
        return len(wilds) >= int(self.board["wilds_in_row"])

    def fullest(self) -> str | None:
        best = max(self.decks, key=lambda deck: len(self.decks[deck]))
        return best if self.decks[best] else None

    def lay_row(self) -> None:
        for place, deck in enumerate(self.row_decks):
            source = deck if self.decks[deck] else self.fullest()
            if source is not None:
                self.row[place] = self.take_top(source)

    def discard_row(self) -> None:
        self.discard([card for card in self.row if card is not None])
        self.row = [None] * len(self.row)
        for deck in self.decks:
            self.make_anew(deck)

    def lay_into_row(self, place: int, deck: str) -> None:
        self.row[place] = self.take_top(deck)
        for _ in range(RENEWALS):
            if not self.too_many_wilds():
                break
            self.discard_row()
            self.lay_row()

    def make_good(self) -> None:
        for deck in self.decks:
            self.make_anew(deck)
        for place in range(len(self.row)):
            fullest = self.fullest()
            if self.row[place] is None and fullest is not None:
                self.lay_into_row(place, fullest)
