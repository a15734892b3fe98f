"""The rows of the database as values."""

from typing import Literal

from msgspec import Struct

Status = Literal["lobby", "opening", "playing", "ended", "cancelled"]


class SeatRow(Struct, frozen=True):
    place: int
    seat: int | None
    user_id: int | None
    name: str
    colour: str
    level: str = ""
    resigned: bool = False
    moves: int = 0
    seen_seq: int = 0
    awaited_seq: int = 0
    """The row since which this seat is waited for; it names the turn. 0 when nobody waits for it."""
    awaited_since: int = 0
    bank: int = 0
    """What is left of its time bank, in milliseconds."""
    late: int = 0
    """How many of its turns in a row ran out of time."""


class GameRow(Struct, frozen=True):
    """A game with its seats in the order of joining.

    `state` is a snapshot of the engine, `undo_state` the one that an undo goes back to.
    """

    id: str
    guild_id: int
    channel_id: int
    thread: bool
    language: str
    board: str
    options: bytes
    host_id: int
    status: Status
    seq: int
    created_at: int
    changed_at: int
    seed: str = ""
    format: int = 0
    state: bytes | None = None
    undo_state: bytes | None = None
    posted_seq: int = 0
    message_id: int | None = None
    message_kind: str = ""
    trouble: str = ""
    rest: str = ""
    """`paused`, `archived` or `homeless` while the game stands still; empty while it goes on."""
    rest_since: int = 0
    rest_until: int = 0
    ballot: bytes | None = None
    """What the table is deciding together."""
    seats: tuple[SeatRow, ...] = ()


class ActionRow(Struct, frozen=True):
    """A row of the log."""

    seq: int
    seat: int | None
    user_id: int | None
    interaction_id: int | None
    part: int
    action: str
    events: bytes
    at: int


class AskedRow(Struct, frozen=True):
    """How a seat was asked for its turn: when it was told, when its owner was mentioned, how often reminded."""

    place: int
    seq: int
    asked_at: int
    mentioned_at: int = 0
    reminded: int = 0
    message_id: int | None = None
    """The last reminder; the next one replaces it."""


class PrivateRow(Struct, frozen=True):
    """What belongs to the person on a seat alone."""

    muted: bool = False
    note: str = ""
    plan: bytes | None = None
    planned: bytes | None = None


class TimerRow(Struct, frozen=True):
    """Something to be done at a time, set for one row of a game; `id` is 0 until it is stored."""

    game_id: str
    seq: int
    kind: str
    place: int
    due: int
    number: int = 0
    id: int = 0


class NoticeRow(Struct, frozen=True):
    """A message besides those about moves that has to go out; `id` is 0 until it is stored."""

    game_id: str
    seq: int
    kind: str
    place: int
    at: int
    number: int = 0
    id: int = 0
