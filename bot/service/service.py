"""The one door to everything people do at tables."""

import asyncio
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from bot.errors import (
    AlreadyDone,
    ChannelTaken,
    NotYours,
    Refusal,
    SeatProblem,
    UnknownMapName,
    WrongStatus,
)
from bot.service import lobby, playing, showing
from bot.service.change import Change, Entry, log_rows, new_row
from bot.service.happenings import SeatTaken, TableEvent, TableOpened
from bot.service.loading import Loaded
from bot.service.looking import Looking, OpponentsTurn
from bot.service.values import (
    Click,
    Clock,
    Ids,
    MapChoice,
    Played,
    Table,
    TableOptions,
    Where,
)
from bot.store import ActionRow, ChannelBusy, ClickRepeated, GameRow, MovedOn, SeatRow, Store
from engine.actions import Action
from engine.edition import board_json

_UNDO_LOOKS_BACK = 60
"""Rows of the log that are read to find out what an undo would take back."""


HEAD_START = 0.02
"""Seconds that those who listen for changes leave to the answer: posting and thinking would compete with it."""


class Service(Looking):
    """`changed` are called with a game's id after every transaction: the publisher and the opponents listen."""

    def __init__(self, store: Store, maps: Sequence[MapChoice], clock: Clock, ids: Ids) -> None:
        super().__init__(store, maps)
        self.clock = clock
        self.ids = ids
        self.changed: list[Callable[[str], None]] = []
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # The lobby. `place` is a seat's place in the order of joining.

    async def create(self, click: Click, where: Where, options: TableOptions, opponents: Sequence[str] = ()) -> Table:
        """Open a table with the clicker as host and opponents of these levels; ChannelTaken, UnknownMapName.

        The lobby message is the answer to the interaction: tell `Publisher.adopt` its id, or call `Publisher.show`.
        """
        choice = next((choice for choice in self.maps if choice.name == options.map), None)
        if choice is None:
            raise UnknownMapName(map=options.map)
        least, most = choice.edition.board.players
        if options.seats and not least <= options.seats <= most:
            raise SeatProblem("number", least=least, most=most)
        seats: list[SeatRow] = [lobby.new_seat((), most, click.user, click.name, "", "")]
        for level in opponents:
            seats.append(lobby.new_seat(seats, options.seats or most, None, "", "", level))
        return await self._open(click, where, options, choice, tuple(seats))

    async def _open(
        self, click: Click, where: Where, options: TableOptions, choice: MapChoice, seats: tuple[SeatRow, ...]
    ) -> Table:
        at = self.clock.now()
        events: tuple[TableEvent, ...] = (
            TableOpened(click.user),
            *(SeatTaken(seat.place, seat.user_id) for seat in seats),
        )
        row = GameRow(
            id=self.ids.game(),
            guild_id=where.guild,
            channel_id=where.channel,
            thread=int(where.thread),
            language=where.language,
            board=choice.edition.digest,
            options=msgspec.json.encode(options),
            host_id=click.user,
            status="lobby",
            seq=1,
            created_at=at,
            changed_at=at,
            seats=seats,
        )
        try:
            await self.store.add_game(
                row, board_json(choice.edition.board), log_rows(0, [Entry("open", events)], click, at)
            )
        except ChannelBusy:
            taken = await self.table_here(where.channel)
            raise ChannelTaken(game=taken.game, status=taken.status) from None
        except ClickRepeated:
            raise AlreadyDone from None
        return await self.table(row.id)

    async def join(self, click: Click, game: str, colour: str = "") -> Table:
        return await self._at_table(click, game, lambda loaded: lobby.join(loaded, click, colour))

    async def leave(self, click: Click, game: str) -> Table:
        """Give up one's seat in the lobby; the longest-seated becomes host; with nobody left the table is cancelled."""
        return await self._at_table(click, game, lambda loaded: lobby.leave(loaded, click))

    async def choose_colour(self, click: Click, game: str, colour: str) -> Table:
        return await self._at_table(click, game, lambda loaded: lobby.choose_colour(loaded, click, colour))

    async def add_opponent(self, click: Click, game: str, level: str) -> Table:
        """Any seated player may."""
        return await self._at_table(click, game, lambda loaded: lobby.add_opponent(loaded, click, level))

    async def remove(self, click: Click, game: str, place: int) -> Table:
        """Host or admin: in the lobby the seat becomes free; in a running game an opponent plays on."""

        def removal(loaded: Loaded) -> Change:
            if loaded.row.status not in ("opening", "playing"):
                return lobby.remove(loaded, click, place)
            lobby.host_or_admin(loaded, click)
            return playing.resign(self._person(loaded, place), loaded.row.seats, "normal", removed=True)

        return await self._at_table(click, game, removal)

    async def change_host(self, click: Click, game: str, user: int) -> Table:
        """Host or admin: another seated person becomes host."""
        return await self._at_table(click, game, lambda loaded: lobby.change_host(loaded, click, user))

    async def start(self, click: Click, game: str) -> Table:
        """Host or admin: deal the cards; the opening choices begin."""
        return await self._at_table(click, game, lambda loaded: lobby.start(loaded, click, self.ids.seed()))

    async def cancel(self, click: Click, game: str) -> Table:
        """Host or admin, in the lobby or later."""
        return await self._at_table(click, game, lambda loaded: lobby.cancel(loaded, click))

    # The game.

    async def act(self, click: Click, game: str, actions: Sequence[Action], move: int | None = None) -> Played:
        """Carry out the actions of one click in order, opening choices included.

        `move` is the move number the panel carries (None for slash commands): StaleMove when the seat has moved on. If
        the first action is refused nothing happens (IllegalMove, NotYourTurn); if a later one is, `Played.refused` says
        why.
        """
        refused: Refusal | None = None

        def playing_on(loaded: Loaded) -> Change:
            nonlocal refused
            playing.going_on(loaded)
            own = showing.own_seat(loaded, click.user)
            playing.has_turn(loaded, own, move)
            change, refused = playing.play(loaded, own, actions)
            return change

        loaded, rows = await self._change(click, game, playing_on)
        return await self._played(loaded, click, rows, refused)

    async def undo(self, click: Click, game: str) -> Played:
        """Take back one's last action; NothingToUndo."""

        def taking_back(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            return playing.undo(loaded, showing.own_seat(loaded, click.user))

        loaded, rows = await self._change(click, game, taking_back, _UNDO_LOOKS_BACK)
        return await self._played(loaded, click, rows, None)

    async def resign(self, click: Click, game: str, level: str = "normal") -> Table:
        """Give up for good: an opponent plays on."""

        def resigning(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            return playing.resign(showing.own_seat(loaded, click.user), loaded.row.seats, level)

        return await self._at_table(click, game, resigning)

    async def hand_over(self, click: Click, game: str, level: str = "normal", place: int | None = None) -> Table:
        """Let an opponent play one's seat (or, for host and admin, that seat) until its owner comes back."""

        def handing_over(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            own = loaded.seat_of(click.user)
            if place is not None and (own is None or own.place != place):
                lobby.host_or_admin(loaded, click)
                return playing.hand_over(self._person(loaded, place), loaded.row.seats, level)
            return playing.hand_over(showing.own_seat(loaded, click.user), loaded.row.seats, level)

        return await self._at_table(click, game, handing_over)

    async def take_back(self, click: Click, game: str) -> Table:
        """Play one's own seat again."""

        def taking_back(loaded: Loaded) -> Change:
            playing.going_on(loaded)
            return playing.take_back(showing.own_seat(loaded, click.user), loaded.row.seats)

        return await self._at_table(click, game, taking_back)

    async def rematch(self, click: Click, game: str) -> Table:
        """A new lobby with the same map, options and opponents, the clicker as host and the others invited.

        If somebody has opened that lobby already, the clicker joins it.
        """
        old = await self._load(game)
        if old.row.status not in ("ended", "cancelled"):
            raise WrongStatus("running")
        there = await self.store.rematch_of(game, old.row.channel_id)
        if there is not None:
            return await self.join(click, there.id)
        if old.seat_of(click.user) is None and not click.admin:
            raise NotYours("seat")
        others = tuple(s.user_id for s in old.row.seats if s.user_id is not None and s.user_id != click.user)
        options = replace(old.options, invited=others, rematch_of=game)
        where = Where(old.row.channel_id, old.row.guild_id, old.row.language, bool(old.row.thread))
        opponents = [s.level for s in old.row.seats if s.user_id is None]
        try:
            return await self.create(click, where, options, opponents)
        except ChannelTaken:
            there = await self.store.rematch_of(game, old.row.channel_id)
            if there is None:
                raise
            return await self.join(click, there.id)  # Somebody else was faster by a moment.

    # For the opponents at the table, who don't click.

    async def act_for(self, turn: OpponentsTurn, action: Action) -> bool:
        """Carry out an opponent's action, unless something has happened since it was asked."""

        def opponent_plays(loaded: Loaded) -> Change:
            own = loaded.seat(turn.seat)
            if loaded.row.seq != turn.seq or not own.level:
                raise WrongStatus("moved-on")
            return playing.play(loaded, own, (action,))[0]

        try:
            await self._change(None, turn.game, opponent_plays)
        except WrongStatus:
            return False
        return True

    # How all of it is done.

    async def _played(self, loaded: Loaded, click: Click, rows: Sequence[ActionRow], refused: Refusal | None) -> Played:
        own = showing.own_seat(loaded, click.user)
        # Whose turn has just ended has seen everything.
        since = await self.store.log(loaded.row.id, after=own.seen_seq) if own.seen_seq < loaded.row.seq else []
        seen = await self._seen(loaded, click.user, since)
        return Played(seen, showing.happenings(rows, own.seat), refused)

    async def _at_table(self, click: Click, game: str, work_out: Callable[[Loaded], Change]) -> Table:
        loaded, _ = await self._change(click, game, work_out)
        return await self._table(loaded)

    async def _change(
        self, click: Click | None, game: str, work_out: Callable[[Loaded], Change], look_back: int = 0
    ) -> tuple[Loaded, list[ActionRow]]:
        """Load, work out and save under the game's lock; return the game after it and the new rows of its log."""
        lock = self._locks.setdefault(game, asyncio.Lock())
        try:
            async with lock:
                recent = self._recent.get(game)
                if recent is not None and not look_back:
                    try:
                        return await self._save(click, recent, work_out)
                    except (Refusal, MovedOn):
                        # Nothing is written on top of a row that is not the last one. A refusal may come of an old
                        # row too, so both are decided by what is stored.
                        self._recent.pop(game, None)
                loaded = await self._load(game)
                if look_back:
                    loaded = replace(loaded, last=tuple(await self.store.log(game, limit=look_back)))
                try:
                    return await self._save(click, loaded, work_out)
                except Refusal:
                    if click is not None and await self.store.was_done(click.interaction):
                        raise AlreadyDone from None
                    raise
        finally:
            # Also when the task is cancelled while the transaction ends: looking once too often does no harm.
            for listener in self.changed:
                listener(game)

    async def _save(
        self, click: Click | None, loaded: Loaded, work_out: Callable[[Loaded], Change]
    ) -> tuple[Loaded, list[ActionRow]]:
        """Work the change out and write it, if this is how the game is stored; else MovedOn."""
        change, at = work_out(loaded), self.clock.now()
        row, rows = new_row(loaded, change, click, at), log_rows(loaded.row.seq, change.entries, click, at)
        try:
            await self.store.save(loaded.row, row, rows)
        except ClickRepeated:
            raise AlreadyDone from None
        return await self._loaded(row), rows

    @staticmethod
    def _person(loaded: Loaded, place: int) -> SeatRow:
        seat = next((row for row in loaded.row.seats if row.place == place), None)
        if seat is None:
            raise SeatProblem("none")
        if seat.user_id is None:
            raise SeatProblem("opponent")
        return seat
