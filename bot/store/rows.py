"""The rows of the database as values."""

from typing import Literal

from msgspec import Struct

Status = Literal["lobby", "opening", "playing", "ended", "cancelled"]

Rest = Literal["", "paused", "archived", "homeless"]
"""Why a game stands still; empty while it goes on."""

MessageKind = Literal["lobby", "opening", "tunnel", "turn", "end", "cancelled", "rest"]
"""lobby and opening are one message each, changed as people come and choose; the others are new messages.

tunnel: a tunnel was laid and the player decides: text, no picture. turn: somebody else is on turn (after an undo the
same seat again). end: the result. cancelled: by the host. rest: the game is paused or archived.
"""

TimerKind = Literal["mention", "remind", "late", "next", "pause", "warn", "archive"]
"""The first four belong to a turn (`bot.days.asking`). pause: it is over; warn, archive: nothing happens for weeks."""

SeatNoticeKind = Literal["mention", "remind", "next"]
TableNoticeKind = Literal["pause", "vote", "offer", "warn", "homeless"]
"""For everybody at the table, or for its host."""


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
    used: int = 0
    """How much of its turn had passed when the game came to rest, in milliseconds."""


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
    message_kind: MessageKind | Literal[""] = ""
    trouble: str = ""
    rest: Rest = ""
    rest_since: int = 0
    """For those who look into the database: the bot does not read it."""
    rest_until: int = 0
    ballot: bytes | None = None
    """What the table is deciding together."""
    seal: str = ""
    """The head of the seal after the last action; empty in the lobby."""
    places: int = 0
    """So many were taken so far. A place that was left stays empty: the log tells by places who did something."""
    seats: tuple[SeatRow, ...] = ()

    @property
    def going_on(self) -> bool:
        """Whether the cards are dealt, and the game is neither over nor cancelled."""
        return self.status in ("opening", "playing")


class ActionRow(Struct, frozen=True):
    """A row of the log."""

    seq: int
    seat: int | None
    interaction_id: int | None
    """What nobody clicked has none: an opponent played it, a plan, or time."""
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


class PlanRow(Struct, frozen=True):
    """The standing orders of a seat, and what they have done."""

    plan: bytes | None = None
    planned: bytes | None = None


class PlanChange(Struct, frozen=True):
    """What becomes of the standing orders of a seat, worked out from those `before`."""

    place: int
    after: PlanRow
    before: PlanRow


class PrivateRow(Struct, frozen=True):
    """What belongs to the person on a seat alone."""

    muted: bool = False
    note: str = ""
    plan: bytes | None = None
    planned: bytes | None = None


class LeaseRow(Struct, frozen=True):
    """Who may post about a game now."""

    mine: bool
    """Whether it is the worker who asked."""
    left: float
    """So many seconds until it ends, whoever has it."""
    posted: int = 0
    """Up to which row the channel has been told when the lease was given."""
    inherited: bool = False
    """Whoever had it before has let it run out: a message of theirs may have gone out without having been noted."""


class UnsettledRow(Struct, frozen=True):
    """A game in which something may be left to be done, since this row of its log or because of this notice."""

    game: str
    seq: int
    notice: int = 0


class Figures(Struct, frozen=True):
    """What a store tells about itself as a whole."""

    games: dict[str, int]
    """How many there are of each status."""
    oldest_unposted: int | None
    """When the oldest row was written that its channel has not heard of."""
    next_timer: int | None
    """When the earliest timer is due."""


class KeptSeatRow(Struct, frozen=True):
    """A seat of one person, with everything that is theirs at it."""

    game: str
    server: int
    channel: int
    status: Status
    opened_at: int
    name: str
    colour: str
    host: bool
    moves: int
    muted: bool
    note: str
    plan: bytes | None
    planned: bytes | None
    result_place: int | None
    result_points: int | None


class KeptRows(Struct, frozen=True):
    """Everything that is stored about one person."""

    profile: bytes | None
    seats: list[KeptSeatRow]
    follows: list[str]
    """Games of whose end they want to hear."""


COUNTED = 100
"""Of more games that wait for somebody nobody wants to know the number."""


class OwnRows(Struct, frozen=True):
    """What is one person's own of a game: the log since their last turn, what only they may see, and how many other
    games wait for them."""

    since: list[ActionRow] = []  # msgspec copies it
    private: PrivateRow = PrivateRow()
    others: int = 0
    """COUNTED at most."""


class TimerRow(Struct, frozen=True):
    """Something to be done at a time, set for one row of a game; `id` is 0 until it is stored."""

    game_id: str
    seq: int
    kind: TimerKind
    place: int
    due: int
    number: int = 0
    id: int = 0


class NoticeRow(Struct, frozen=True):
    """A message besides those about moves that has to go out; `id` is 0 until it is stored."""

    game_id: str
    seq: int
    kind: SeatNoticeKind | TableNoticeKind
    place: int
    at: int
    number: int = 0
    id: int = 0


Ended = Literal["played", "handed-over", "resigned", "opponent"]
"""How a seat was played: by its owner to the end, partly by an opponent, given up, or by an opponent from the start."""


class ResultSeatRow(Struct, frozen=True):
    """What became of a seat of a game that has ended."""

    seat: int
    user_id: int | None
    ended: Ended
    place: int
    points: int
    tickets_done: int
    tickets_missed: int
    hints: int
    details: bytes
    """What only statistics read: score lines, routes and times (`bot.standings.result.Details`)."""


class ResultRow(Struct, frozen=True):
    """A game that has ended, with its seats in turn order."""

    game_id: str
    guild_id: int
    map: str
    ended_at: int
    seats: tuple[ResultSeatRow, ...]


class PlacedRow(Struct, frozen=True, array_like=True):
    """The place of a seat, without the rest."""

    user_id: int | None
    ended: Ended
    place: int


class RankingRow(Struct, frozen=True):
    """Who came where in a game that has ended."""

    game_id: str
    map: str
    ended_at: int
    places: tuple[PlacedRow, ...]


class OwnResultRow(Struct, frozen=True):
    """One person's seat in a game that has ended."""

    game_id: str
    map: str
    ended_at: int
    seat: ResultSeatRow


class TotalsRow(Struct, frozen=True):
    """Sums over the games that one person played to the end; those given up or handed over are only counted."""

    games: int = 0
    given_up: int = 0
    wins: int = 0
    points: int = 0
    best_points: int = 0
    tickets_done: int = 0
    tickets_missed: int = 0


class VersusRow(Struct, frozen=True):
    """Games with another person: in how many one came before them, and in how many after."""

    user_id: int
    games: int
    ahead: int
    behind: int


class GameLine(Struct, frozen=True):
    """One game at a glance, without hands and seeds.

    Where it is played, how large it is (bytes), and when something happened last (ms since 1970).
    """

    id: str
    map: str
    status: str
    server: int
    channel: int
    seats: int
    moves: int
    last: int
    trouble: str
    size: int
    rest: str = ""

    @property
    def going_on(self) -> bool:
        return self.status in ("lobby", "opening", "playing")


GAME_COLUMNS = tuple(name for name in GameRow.__struct_fields__ if name != "seats")
SEAT_COLUMNS = SeatRow.__struct_fields__
ACTION_COLUMNS = ActionRow.__struct_fields__
UPDATED_COLUMNS = tuple(
    name
    for name in GAME_COLUMNS
    if name not in {"id", "seq", "posted_seq", "message_id", "message_kind", "trouble", "created_at"}
)
"""What a move writes beside the number of its row; what the publisher notes is not among them."""

OPEN = "('lobby', 'opening', 'playing')"
"""The statuses of games going on, as SQL writes them."""

OF_A_GAME = (
    "result_seats",
    "results",
    "hints",
    "followers",
    "notices",
    "timers",
    "private",
    "asked",
    "actions",
    "seats",
)
"""Every table with rows of games, those first on which no other depends."""
