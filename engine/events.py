"""What happened, as values. `to` is the only seat that may know; None means everybody."""

from msgspec import Struct

from engine.ids import Seat


class Event(Struct, frozen=True, omit_defaults=True, kw_only=True):
    to: Seat | None = None


class ChoiceMade(Event, frozen=True, tag="choice-made"):
    """A seat has finished its opening choices; what it chose stays secret."""

    seat: Seat


class OpeningEnded(Event, frozen=True, tag="opening-ended"):
    """Everybody has chosen: the numbers of tickets kept and the pieces are published."""

    kept: tuple[int, ...]
    supplies: tuple[tuple[int, ...], ...]


class TurnBegan(Event, frozen=True, tag="turn"):
    seat: Seat
    turn: int


class CardDrawn(Event, frozen=True, tag="drew"):
    """A card taken from the row."""

    seat: Seat
    card: str


class BlindDrawn(Event, frozen=True, tag="drew-blind"):
    seat: Seat
    deck: str


class BlindCard(Event, frozen=True, tag="blind-card"):
    """Which card it was: for the drawer alone."""

    seat: Seat
    card: str


class CardLaid(Event, frozen=True, tag="laid"):
    """A new card in the row."""

    place: int
    card: str


class RowRenewed(Event, frozen=True, tag="row-renewed"):
    """Too many wilds: the row was laid out again."""

    row: tuple[str, ...]


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    deck: str
    size: int


class RouteClaimed(Event, frozen=True, tag="claimed"):
    seat: Seat
    route: str
    cards: tuple[str, ...]
    points: int


class TunnelLaid(Event, frozen=True, tag="tunnel-laid"):
    seat: Seat
    route: str
    cards: tuple[str, ...]
    revealed: tuple[str, ...]
    extra: int


class TunnelWithdrawn(Event, frozen=True, tag="tunnel-withdrawn"):
    seat: Seat
    route: str


class TicketsDrawn(Event, frozen=True, tag="tickets-drawn"):
    seat: Seat
    count: int


class TicketsOffered(Event, frozen=True, tag="tickets-offered"):
    """Which tickets they are: for the drawer alone."""

    seat: Seat
    tickets: tuple[str, ...]


class TicketsKept(Event, frozen=True, tag="tickets-kept"):
    """How many were kept and how many went back."""

    seat: Seat
    count: int
    returned: int


class KeptTickets(Event, frozen=True, tag="kept-tickets"):
    """Which tickets were kept: for the keeper alone."""

    seat: Seat
    tickets: tuple[str, ...]


class StationBuilt(Event, frozen=True, tag="station-built"):
    seat: Seat
    city: str
    cards: tuple[str, ...]


class PortBuilt(Event, frozen=True, tag="port-built"):
    seat: Seat
    city: str
    cards: tuple[str, ...]


class Exchanged(Event, frozen=True, tag="exchanged"):
    """So many pieces of that kind were handed in; the points are below zero."""

    seat: Seat
    piece: str
    count: int
    points: int


class FlagCardKept(Event, frozen=True, tag="flag-card"):
    seat: Seat
    card: str


class FlagSetScored(Event, frozen=True, tag="flag-set"):
    seat: Seat
    points: int


class GoodsEarned(Event, frozen=True, tag="goods"):
    seat: Seat
    left: int


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class LastTurns(Event, frozen=True, tag="last-turns"):
    """This seat triggered the end; everybody has so many turns left."""

    seat: Seat
    turns: int


class GameEnded(Event, frozen=True, tag="ended"):
    by_passes: bool = False


AnyEvent = (
    ChoiceMade
    | OpeningEnded
    | TurnBegan
    | CardDrawn
    | BlindDrawn
    | BlindCard
    | CardLaid
    | RowRenewed
    | DeckRenewed
    | RouteClaimed
    | TunnelLaid
    | TunnelWithdrawn
    | TicketsDrawn
    | TicketsOffered
    | TicketsKept
    | KeptTickets
    | StationBuilt
    | PortBuilt
    | Exchanged
    | FlagCardKept
    | FlagSetScored
    | GoodsEarned
    | Passed
    | LastTurns
    | GameEnded
)
