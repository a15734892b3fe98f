"""What a box contains, as plain values: the decoded form of a map file, nothing worked out yet."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

ByLanguage = Mapping[str, str]
"""A name in several languages, by their codes; English is always there."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The common settings of everything in a map file: a typo must not pass."""


StyleName = Literal["europe", "great_lakes", "paris", "amsterdam", "plain"]
"""How pictures of a board can be painted."""

LabelSide = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]


class City(Entry, frozen=True):
    """A location. A junction is the end of routes and nothing else: no name, no ticket, no port, no station."""

    id: str
    x: float
    y: float
    """Where the map's picture shows it, as a fraction of the map window (0, 0 is the top left)."""
    name: str = ""
    """As printed on the board, with diacritics."""
    names: ByLanguage | None = None
    aliases: tuple[str, ...] = ()
    """Further names that a player may type."""
    lat: float = 0.0
    lon: float = 0.0
    kind: Literal["city", "junction"] = "city"
    port: bool = False
    label: LabelSide = "e"


class Route(Entry, frozen=True):
    """A connection of two neighbouring locations; `bend` tells the picture how far it curves to the left, in spaces."""

    a: str
    b: str
    length: int
    colour: str
    kind: str = "rail"
    double: str = ""
    tunnel: bool = False
    ferry: int = 0
    bonus: bool = False
    bend: float = 0.0


class Ticket(Entry, frozen=True):
    """A request to join locations; `ours` marks a ticket that is our reconstruction."""

    cities: tuple[str, ...]
    points: int
    deck: str = "tickets"
    ours: bool = False


class Card(Entry, frozen=True):
    """A kind of card. A wild has no colour."""

    id: str
    count: int
    serves: tuple[str, ...]
    """The kinds of route it may pay for."""
    colour: str = ""
    covers: int = 1
    """How many spaces it pays for at the most."""
    anchor: bool = False

    @property
    def wild(self) -> bool:
        return not self.colour


class Deck(Entry, frozen=True):
    id: str
    cards: tuple[Card, ...]


class Piece(Entry, frozen=True):
    """A kind of piece, and the kind of route it is placed on."""

    id: str
    route: str
    count: int


class Deal(Entry, frozen=True):
    """So many from that deck."""

    deck: str
    count: int


class Opening(Entry, frozen=True):
    """What every seat begins with, and the row."""

    hand: tuple[Deal, ...]
    row: tuple[Deal, ...]
    tickets: tuple[Deal, ...]
    keep: int
    rejected: Literal["under", "out"]
    """Rejected tickets go under their deck, or out of the game with everything left in `gone`."""
    gone: tuple[str, ...] = ()
    """Ticket decks whose undealt tickets leave the game unseen."""
    refused_row: Literal["discard", "shuffle"] = "discard"
    """What becomes of an opening row with too many wilds."""


class TicketDraw(Entry, frozen=True):
    deck: str
    count: int
    keep: int


class End(Entry, frozen=True):
    """The end is triggered at so many pieces or fewer; then every seat has so many turns."""

    pieces: int
    turns: int


class PieceChoice(Entry, frozen=True):
    """Every seat takes `total` pieces out of all kinds; the rest is its box."""

    total: int
    suggested: tuple[int, ...]


class StationData(Entry, frozen=True):
    count: int
    costs: tuple[int, ...]
    """Cards for the first, the second, ..."""
    unbuilt: int
    """Points for each one not built."""


class PortData(Entry, frozen=True):
    count: int
    cost: tuple[Deal, ...]
    """Cards with an anchor from each deck, all of one colour."""
    scores: tuple[int, ...]
    """Points for 0, 1, 2, ... complete tickets that name the city."""
    unbuilt: int
    """Points for each one not built; below zero, they are lost."""


class TunnelData(Entry, frozen=True):
    reveal: int


class LongestPathData(Entry, frozen=True):
    points: int


class FlagSetData(Entry, frozen=True):
    colours: tuple[str, ...]
    points: int


class BonusGoodsData(Entry, frozen=True):
    count: int
    ranks: tuple[tuple[int, ...], ...]
    """Points by place, one row for each number of players from the smallest on."""


class ExchangeData(Entry, frozen=True):
    cost: int
    """Points for each piece handed in."""


TieBreak = Literal["tickets", "stations", "longest_path"]


class Board(Entry, frozen=True):
    """A map file, decoded."""

    format: int
    id: str
    names: ByLanguage
    players: tuple[int, int]
    single_doubles: int
    """With so many players or fewer, the second half of a double route is closed once one half is claimed."""
    rules: tuple[str, ...]
    """The optional rules by name (engine/rules); the numbers of each stand in the field of that name."""
    tie_breaks: tuple[TieBreak, ...]
    points: tuple[tuple[int, int], ...]
    """Pairs of length and points."""
    wilds_in_row: int
    """So many wilds in the row and it is laid out again."""
    opening: Opening
    ticket_draw: TicketDraw
    end: End
    decks: tuple[Deck, ...]
    pieces: tuple[Piece, ...]
    ticket_decks: tuple[str, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    piece_choice: PieceChoice | None = None
    station: StationData | None = None
    port: PortData | None = None
    tunnel: TunnelData | None = None
    longest_path: LongestPathData | None = None
    flag_set: FlagSetData | None = None
    bonus_goods: BonusGoodsData | None = None
    exchange: ExchangeData | None = None
    style: str = ""
    """How its picture is painted, a StyleName; empty for the style that has the map's id, or none of ours. It is part
    of the digest: our own maps leave it out, so that records of games on them stay what they are."""
    reconstructed: bool = False
    """The network is ours, not the printed one."""
