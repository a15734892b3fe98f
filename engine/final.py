"""The final score as values: lines per source, tickets with their ways, the ranking and what decided it."""

from typing import Literal

from msgspec import Struct

from engine.ids import Seat

Source = Literal[
    "routes",
    "flag_sets",
    "exchange",
    "tickets_done",
    "tickets_missed",
    "stations",
    "longest_path",
    "ports",
    "ports_unbuilt",
    "goods",
]


class ScoreLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Points from one source, and how many things earned them."""

    source: Source
    points: int
    count: int


class TicketResult(Struct, frozen=True):
    """A ticket at the end; `way` are the routes that join its locations, borrowed ones included."""

    ticket: str
    done: bool
    points: int
    way: tuple[str, ...]


class Standing(Struct, frozen=True):
    """A seat at the end, before the optional rules add their lines."""

    seat: Seat
    tickets: tuple[TicketResult, ...]
    borrowed: tuple[str, ...]
    """The route chosen for each station in the order built; an empty text where none helps."""
    longest: int
    longest_path: tuple[str, ...]

    @property
    def done(self) -> int:
        return sum(ticket.done for ticket in self.tickets)


class SeatResult(Struct, frozen=True):
    standing: Standing
    lines: tuple[ScoreLine, ...]
    total: int
    place: int
    """1 for the best; seats that share a place have the same number."""


Decided = Literal["points", "tickets", "stations", "longest_path", "shared"]


class Final(Struct, frozen=True):
    """The end of a game. `decided` names what separated the winners from the next best."""

    seats: tuple[SeatResult, ...]
    winners: tuple[Seat, ...]
    decided: Decided
