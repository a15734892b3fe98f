"""A game as it lies on the table: one frozen value, secrets included."""

from typing import Literal

from msgspec import Struct

from engine.ids import Seat

FORMAT = 1
"""The number of this snapshot layout; engine/codec.py upgrades older ones."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chose. `joined` leaves the seats in the order of joining."""

    order: Literal["shuffled", "joined"] = "shuffled"


class SecondCard(Struct, frozen=True, tag="second-card"):
    """The seat on turn has drawn one card and takes another."""


class TicketChoice(Struct, frozen=True, tag="ticket-choice"):
    """The seat on turn has drawn tickets and must choose."""


class TunnelQuestion(Struct, frozen=True, tag="tunnel"):
    """A tunnel was laid and costs `extra` more cards; laid and revealed cards lie open."""

    route: str
    laid: tuple[str, ...]
    revealed: tuple[str, ...]
    extra: int


Pending = SecondCard | TicketChoice | TunnelQuestion


class Player(Struct, frozen=True, omit_defaults=True):
    """What one seat has. Fields of optional rules stay at their defaults where the rule is not played."""

    hand: tuple[int, ...]
    """How many of each kind of card, in the order of the map file."""
    supply: tuple[int, ...]
    """How many of each kind of piece are left to place."""
    tickets: tuple[str, ...] = ()
    points: int = 0
    offer: tuple[str, ...] = ()
    """Tickets dealt or drawn, not yet chosen from."""
    rejected: tuple[str, ...] = ()
    """Opening tickets not kept; they go to their place when everybody has chosen."""
    box: tuple[int, ...] = ()
    """Pieces that an exchange can bring out."""
    stations: tuple[str, ...] = ()
    ports: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    """Cards of an unfinished flag set."""
    flag_sets: int = 0
    goods: int = 0
    exchanged: int = 0


class State(Struct, frozen=True):
    """Everything about a game. Only `engine.view` may show parts of it to anybody.

    Its defaults are written out, so that a stored snapshot always tells its format.
    """

    board: str
    """The digest of the board the game began with."""
    seed: str
    options: Options
    order: tuple[int, ...]
    """For each seat, who sits there: its place in the order of joining."""
    shuffles: int
    """How many shuffles have been made."""
    decks: tuple[tuple[str, ...], ...]
    """Draw piles as the map file lists them; the last card is the top."""
    discards: tuple[tuple[str, ...], ...]
    row: tuple[str, ...]
    """The face-up cards; an empty text is a gap."""
    ticket_decks: tuple[tuple[str, ...], ...]
    gone: tuple[str, ...]
    """Tickets that left the game unseen."""
    players: tuple[Player, ...]
    routes: tuple[int, ...]
    """The owner of each route, or FREE, or CLOSED for the second half of a double route that nobody may claim."""
    turn: int = 0
    """The public number of the turn; 0 while opening choices are made."""
    seat: Seat = Seat(0)
    """Whose turn it is."""
    pending: Pending | None = None
    passes: int = 0
    """Passes in succession."""
    last_turns: int = -1
    """How many turns are left; -1 while the end is not triggered."""
    ended: Literal["", "turns", "passes"] = ""
    format: int = FORMAT
