"""What happened at a table: the engine's events, and what people do that is no action of the game."""

from collections.abc import Iterable
from typing import get_args

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from bot.service.ballot import Choice
from engine.events import AnyEvent, Event
from engine.ids import Seat
from engine.opponents import Reason

# People are told by their place in the order of joining, which is given once: who is forgotten is in no event.


class TableOpened(Event, frozen=True, tag="opened"):
    place: int


class SeatTaken(Event, frozen=True, tag="seated"):
    """Somebody, or an opponent, sat down in the lobby."""

    place: int
    opponent: bool = False


class SeatLeft(Event, frozen=True, tag="left"):
    """A seat in the lobby became free; `removed` by the host rather than of its own accord."""

    place: int
    opponent: bool = False
    removed: bool = False


class ColourChosen(Event, frozen=True, tag="colour"):
    place: int
    colour: str


class HostChanged(Event, frozen=True, tag="host"):
    place: int


class GameStarted(Event, frozen=True, tag="started"):
    """The cards are dealt; the commitment proves the shuffle after the end."""

    commitment: str


class GameCancelled(Event, frozen=True, tag="cancelled"):
    """By the person at this place; None for the bot itself and for people without a seat."""

    place: int | None = None


class Undone(Event, frozen=True, tag="undone"):
    """The seat took back the row `seq` of the log; it is its turn again."""

    seat: Seat
    seq: int
    turn: int


class Resigned(Event, frozen=True, tag="resigned"):
    """An opponent plays this seat to the end; its owner gave up, or was removed by host or admin."""

    seat: Seat
    level: str
    removed: bool = False


class HandedOver(Event, frozen=True, tag="handed-over"):
    """An opponent plays this seat until its owner comes back; `late`: because the owner's time ran out."""

    seat: Seat
    level: str
    late: bool = False


class TimeRanOut(Event, frozen=True, tag="time-ran-out"):
    """The time of this seat's turn and its bank were used up; `cards`: two cards are drawn for it."""

    seat: Seat
    cards: bool = False


class TakenBack(Event, frozen=True, tag="taken-back"):
    seat: Seat


class Reasoned(Event, frozen=True, tag="reasoned"):
    """Why an opponent did what it did: secret until the game has ended, because it may name what the seat holds."""

    seat: Seat
    reason: Reason


class PauseWanted(Event, frozen=True, tag="pause-wanted"):
    place: int


class GamePaused(Event, frozen=True, tag="paused"):
    """`until` is 0 for a pause that all have agreed on: somebody ends it."""

    place: int
    until: int


class WentOn(Event, frozen=True, tag="went-on"):
    """The game that has rested goes on: somebody has pressed it, or the pause was over (None)."""

    place: int | None


class GameArchived(Event, frozen=True, tag="archived"):
    """Nothing has happened for so long that the channel became free for another game."""


class GameHomeless(Event, frozen=True, tag="homeless"):
    """The channel was deleted, or the bot was removed from it."""


class GameMoved(Event, frozen=True, tag="moved"):
    """The table stands in another channel from now on."""


class LeftServer(Event, frozen=True, tag="left-server"):
    """The owner of this seat is not in the server any more."""

    seat: Seat


class SeatOffered(Event, frozen=True, tag="seat-offered"):
    """Somebody else may take this seat over."""

    seat: Seat


class SeatPassed(Event, frozen=True, tag="seat-passed"):
    """Somebody else plays this seat from now on."""

    seat: Seat


class VoteDecided(Event, frozen=True, tag="vote-decided"):
    """What the others have chosen for a seat that was late: wait, opponent or substitute."""

    seat: Seat
    choice: Choice


AboutTheTable = (
    TableOpened
    | SeatTaken
    | SeatLeft
    | ColourChosen
    | HostChanged
    | GameStarted
    | GameCancelled
    | Undone
    | Resigned
    | HandedOver
    | TimeRanOut
    | TakenBack
    | Reasoned
    | PauseWanted
    | GamePaused
    | WentOn
    | GameArchived
    | GameHomeless
    | GameMoved
    | LeftServer
    | SeatOffered
    | SeatPassed
    | VoteDecided
)
"""What people do with the table rather than at it."""

TableEvent = AnyEvent | AboutTheTable


class Happening(Struct, frozen=True):
    """An event of the log, with the row it belongs to and when it was (milliseconds since 1970)."""

    seq: int
    at: int
    event: TableEvent


_OF_THE_GAME = get_args(AnyEvent)


def of_the_game(happenings: Iterable[Happening]) -> list[AnyEvent]:
    """Without what people do with the table rather than at it."""
    return [found.event for found in happenings if isinstance(found.event, _OF_THE_GAME)]


_ENCODER = Encoder()
_DECODER = Decoder(tuple[TableEvent, ...])


def encode_events(events: tuple[TableEvent, ...]) -> bytes:
    return _ENCODER.encode(events)


def decode_events(data: bytes) -> tuple[TableEvent, ...]:
    return _DECODER.decode(data)
