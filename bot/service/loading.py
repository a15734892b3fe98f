"""A stored game made ready to work with: its row, its board and its state."""

import asyncio
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.errors import NoGameHere
from bot.service.ballot import Ballot, read_ballot
from bot.service.values import TableOptions
from bot.store import ActionRow, GameRow, SeatRow, Store
from engine import Edition, State, decode_state
from engine.board import Board
from engine.ids import Seat

_OPTIONS = msgspec.json.Decoder(TableOptions)
_BOARD = msgspec.json.Decoder(Board)


class Seated(Struct, frozen=True):
    """A seat of a game that has started: only then it has a number in turn order."""

    row: SeatRow
    seat: Seat


class Loaded(Struct, frozen=True):
    """Secrets included: only `bot.service.showing` may make something of it for people."""

    row: GameRow
    edition: Edition
    options: TableOptions
    state: State | None
    undo_state: State | None = None
    """What an undo goes back to, while there is one."""
    ballot: Ballot = Ballot()
    last: tuple[ActionRow, ...] = ()
    """The last rows of the log, for changes that depend on them."""

    @property
    def playing(self) -> State:
        """The state of a game that has started."""
        if self.state is None:
            raise ValueError(f"the game {self.row.id} has not started")
        return self.state

    @property
    def seated(self) -> tuple[Seated, ...]:
        """The seats in the order of joining; none before the start."""
        return tuple(Seated(row, Seat(row.seat)) for row in self.row.seats if row.seat is not None)

    def seat(self, seat: Seat) -> Seated:
        return next(one for one in self.seated if one.seat == seat)

    def seat_of(self, user: int) -> SeatRow | None:
        return next((row for row in self.row.seats if row.user_id == user), None)

    def place_of(self, user: int) -> int | None:
        """Where this person sits, who may have no seat."""
        seat = self.seat_of(user)
        return None if seat is None else seat.place

    def owned(self, user: int) -> SeatRow:
        """The seat of a person who has one."""
        return next(row for row in self.row.seats if row.user_id == user)

    def at(self, place: int) -> SeatRow:
        """The seat at this place, where there is one."""
        return next(row for row in self.row.seats if row.place == place)

    def seated_at(self, place: int) -> Seated:
        return next(one for one in self.seated if one.row.place == place)


class Library:
    """The boards in use, by digest: a game keeps the board it began with."""

    def __init__(self, store: Store, editions: Iterable[Edition]) -> None:
        self._store = store
        self._editions = {edition.digest: edition for edition in editions}

    async def edition(self, digest: str) -> Edition:
        found = self._editions.get(digest)
        if found is None:
            data = await self._store.board(digest)
            if data is None:
                raise LookupError(f"the board {digest} is not stored")
            # Working out a board takes a while: not on the loop's thread.
            found = await asyncio.to_thread(lambda: Edition(_BOARD.decode(data)))
            self._editions[digest] = found
        return found

    async def load(self, row: GameRow | None) -> Loaded:
        if row is None:
            raise NoGameHere
        edition = await self.edition(row.board)
        state = decode_state(row.state) if row.state is not None else None
        undo_state = decode_state(row.undo_state) if row.undo_state is not None else None
        return Loaded(row, edition, _OPTIONS.decode(row.options), state, undo_state, read_ballot(row.ballot))
