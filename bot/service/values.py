"""The values that go in and out of the service: who clicked, what a table looks like, what came of it."""

from typing import Literal, Protocol, get_args

from msgspec import Struct

from bot.days.pace import IfLate, Pace
from bot.errors import Refusal
from bot.service.ballot import Ballot
from bot.service.happenings import Happening
from bot.store import Rest
from bot.store import Status as Status
from engine import Edition, Final, View
from engine.actions import Action
from engine.ids import Seat
from engine.opponents import LEVELS as LEVELS
from engine.opponents import Level as Level
from engine.orders import Line, Plan, PlanStopped

Colour = Literal["red", "blue", "green", "yellow", "black"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours of seats, in the order in which they are handed out."""

Order = Literal["shuffled", "joined"]
ORDERS: tuple[Order, ...] = get_args(Order)
"""Who sits where: by lot, or in the order of joining."""


HintsChoice = Literal["", "on", "off"]


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970."""
        ...


class Ids(Protocol):
    """Where everything comes from that nobody can foresee."""

    def game(self) -> str:
        """A new id of a game: at most 10 letters and digits."""
        ...

    def seed(self) -> bytes: ...

    def reference(self) -> str:
        """A short text by which a fault is found in the log."""
        ...


class Click(Struct, frozen=True):
    """Who asks, and by which interaction of Discord; the same interaction never has a second effect."""

    user: int
    name: str
    """The display name as Discord shows it now; it is remembered for pictures."""
    interaction: int
    admin: bool = False
    """Manages the server of the interaction."""
    guild: int | None = None
    """The server of the interaction; None in a direct message."""
    roles: tuple[int, ...] = ()
    """Those of the person in that server."""


class Where(Struct, frozen=True):
    """The place a table stands in, and the language of its public messages."""

    channel: int
    guild: int
    language: str = "en"
    thread: bool = False
    within: int = 0
    """The channel that a thread belongs to, as long as a table is being opened there."""


class TableOptions(Struct, frozen=True, omit_defaults=True):
    """What the host chose when opening the table."""

    map: str
    """The map's name on the shelf; the board itself is stored."""
    seats: int = 0
    """How many may sit down; 0 is as many as the map allows."""
    order: Order = "shuffled"
    invited: tuple[int, ...] = ()
    """People to be mentioned once, in the lobby."""
    rematch_of: str = ""
    hints: HintsChoice = ""
    """Whether `/hint` may be used; empty: only where opponents sit at the table."""
    pace: Pace = "none"
    """How long a turn may take; a table that was opened without one has none."""
    if_late: IfLate = "remind"
    reminders: int = 0
    """After how many milliseconds somebody is reminded; 0 is what suits the pace, NO_REMINDERS not at all."""
    role: int = 0
    """Whoever has it may start and cancel the game like its host; 0 is nobody."""


class MapChoice(Struct, frozen=True):
    """A map that can be played."""

    name: str
    edition: Edition


class SeatAt(Struct, frozen=True):
    """A seat as everybody may know it."""

    place: int
    """In the order of joining, from 0; it never changes and names the seat in the lobby."""
    seat: Seat | None
    """In turn order; None before the start."""
    user: int | None
    """The Discord id of the owner; None for an opponent from the start."""
    name: str
    """The owner's display name as last seen; empty for an opponent: the words name it by level and place."""
    colour: str
    level: str = ""
    """The level of the opponent who plays the seat now; empty when its owner does."""
    resigned: bool = False
    away: int = 0
    """Until when its owner is away; 0 for somebody who is not."""
    late: int = 0
    """How many of its turns in a row ran out of time."""

    @property
    def stands_in(self) -> bool:
        """Whether an opponent plays the seat because its owner was late, until they press anything."""
        return bool(self.level and self.late and self.user is not None and not self.resigned)


class Known(Struct, frozen=True):
    """As much of a table as decides who may do what there (`bot.service.may`)."""

    where: Where
    status: Status
    edition: Edition
    host: int
    seats: tuple[SeatAt, ...]
    """In the order of joining in the lobby, in turn order afterwards, so that `seats[n].seat == n`."""
    limit: int
    """How many may sit down."""
    role: int
    """Whoever has it may start and cancel like the host; 0 is nobody."""
    rest: Rest
    rest_until: int
    """When a pause ends by itself; 0 when somebody has to end it."""
    ballot: Ballot
    """What the table decides together."""

    def seat_of(self, user: int) -> SeatAt | None:
        return next((seat for seat in self.seats if seat.user == user), None)

    def seat_at(self, place: int) -> SeatAt | None:
        return next((seat for seat in self.seats if seat.place == place), None)

    @property
    def going_on(self) -> bool:
        """Whether the cards are dealt, and the game is neither over nor cancelled."""
        return self.status in ("opening", "playing")

    def stood_in_for(self, user: int) -> bool:
        """Whether an opponent plays this person's seat only until they press anything, because they were late."""
        seat = self.seat_of(user)
        return self.going_on and seat is not None and seat.stands_in

    @property
    def people(self) -> tuple[SeatAt, ...]:
        """The seats of those who play or may come back."""
        return tuple(seat for seat in self.seats if seat.user is not None and not seat.resigned)

    def last_person(self, place: int) -> bool:
        """Whether nobody but the owner of this seat could play here, now or later."""
        return all(seat.place == place or seat.user is None or seat.resigned for seat in self.seats)

    @property
    def unattended(self) -> bool:
        """Whether opponents play every seat of a game going on: it goes on when a person comes back."""
        return self.going_on and all(seat.level for seat in self.seats)


class Table(Known, frozen=True):
    """A game as everybody may know it."""

    game: str
    options: TableOptions
    seq: int
    created: int
    waiting_since: int
    """When the last thing happened at this table."""
    message: int | None
    """The last public message with buttons, for links."""
    trouble: str
    """Why the last public message could not be sent: empty, `forbidden`, `channel-gone` or `unreachable`."""
    commitment: str
    """The SHA-256 of the seed; empty in the lobby."""
    view: View | None
    """What an onlooker sees; None in the lobby and of a game cancelled there."""
    final: Final | None = None
    seed: str = ""
    """Only once the game has ended."""
    seal: str = ""
    """The head of the seal after the last action: it binds what was done, and tells nothing of it."""

    @property
    def link(self) -> str:
        """The address of the last public message, or of the channel."""
        tail = f"/{self.message}" if self.message else ""
        return f"https://discord.com/channels/{self.where.guild}/{self.where.channel}{tail}"

    @property
    def awaited(self) -> tuple[SeatAt, ...]:
        """The seats that have to do something now."""
        if self.view is None or not self.going_on:
            return ()
        if self.status == "opening":
            choosing = {seat.seat for seat in self.view.seats if seat.choosing}
            return tuple(seat for seat in self.seats if seat.seat in choosing)
        return () if self.view.on_turn is None else (self.seats[self.view.on_turn],)


class PlannedAction(Struct, frozen=True, omit_defaults=True):
    """An action that standing orders took, and the line that asked for it."""

    turn: int
    action: str
    line: Line | None = None


class Planned(Struct, frozen=True, omit_defaults=True):
    """What standing orders did while their owner was away, and why they ended, if they did."""

    actions: tuple[PlannedAction, ...] = ()
    ended: PlanStopped | None = None


class Seen(Struct, frozen=True):
    """A table as one player may know it: for that player's eyes only."""

    table: Table
    seat: Seat
    me: SeatAt
    view: View
    legal: tuple[Action, ...]
    """Everything this seat may do now; empty when it has nothing to decide or an opponent plays it."""
    move: int
    """Rows of this seat in the log: panels carry it, so that an old one is recognised. It never goes back."""
    since: tuple[Happening, ...]
    """What happened since this seat's last turn, as far as it may know, its own actions of this turn included."""
    undoable: bool
    """Whether `undo` would work now."""
    note: str = ""
    """What this player has written down about the game."""
    muted: bool = False
    """Whether this player wants to hear nothing of the game."""
    plan: Plan | None = None
    """The standing orders of this player."""
    hints: bool = False
    """Whether the table allows hints."""
    planned: Planned = Planned()
    """What they have done since the player looked last."""
    others: int = 0
    """How many other games wait for this player."""

    @property
    def waited_for(self) -> bool:
        """Whether opponents wait in case this seat takes its last action back."""
        return self.undoable and any(seat.level for seat in self.table.awaited)


class Played(Struct, frozen=True):
    """What came of a click: the situation after it, and what this seat may know of what happened."""

    seen: Seen
    happened: tuple[Happening, ...]
    refused: Refusal | None = None
    """Why a later action of the same click was not carried out; the earlier ones were."""


class LogPage(Struct, frozen=True):
    """A part of the log, oldest first, as far as the reader may know."""

    table: Table
    happenings: tuple[Happening, ...]
    older: int | None
    """Pass it as `before` for the page before this one; None when this is the first."""


class GameLine(Struct, frozen=True):
    """One of somebody's games, for a list."""

    table: Table
    seat: SeatAt
    mine: bool
    """Something is awaited from this person."""
