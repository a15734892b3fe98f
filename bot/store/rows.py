"""The rows of the database as values."""

from msgspec import Struct


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
    status: str
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
