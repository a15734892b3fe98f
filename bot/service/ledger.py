"""What the channels have been told: all that the publisher needs to know of games, and all it may note about them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from bot.days.asking import Awaited, Call, Ends, Wish, call, ends, late_at, reminder_after, timers
from bot.days.profile import NOBODY, Profile
from bot.service import showing
from bot.service.alarm import Alarm
from bot.service.clocks import Clocks, rules
from bot.service.games import Games
from bot.service.happenings import Happening, TakenBack, Undone
from bot.service.history import History
from bot.service.loading import Loaded
from bot.service.values import Clock, SeatAt, Table
from bot.store import AskedRow, LeaseRow, MessageKind, NoticeRow, TableNoticeKind, TimerRow, UnsettledRow
from engine.history import Course


class Untold(Struct, frozen=True):
    """A table, what its channel has not heard of, and the message that changes with it."""

    table: Table
    happenings: tuple[Happening, ...]
    """What everybody may know of the rows after the last public message."""
    posted: int
    """The last row that the channel has heard of."""
    message: int | None
    kind: MessageKind | Literal[""]
    """What that message is: lobby, opening, turn, …"""
    course: Course | None = None
    """How the game went, if it has ended."""
    hints: Mapping[int, int] = {}  # msgspec copies it
    """How many hints the seats were given; told at the end."""
    awaited: tuple[Awaited, ...] = ()
    call: Call = Call((), silent=False)
    """Whom a message about the turn may wake now."""
    ends: Ends | None = None
    """When the time of the turn ends that a message tells of now; of several people's, the first."""


class Notice(Struct, frozen=True):
    """A message besides those about moves: somebody is mentioned after quiet hours, or reminded."""

    row: NoticeRow
    table: Table
    seat: SeatAt
    awaited: Awaited
    profile: Profile
    due: int | None
    """When the time of the turn runs out, the bank included; None without a pace."""

    @property
    def direct(self) -> bool:
        """Whether it goes out as a direct message, if that is possible."""
        return self.row.kind == "next" or (self.row.kind == "remind" and self.profile.reminders == "dm")


class TableNotice(Struct, frozen=True):
    """A message to the whole table besides those about moves: something is to be decided together.

    One goes to the host alone: that the table has lost its channel.
    """

    kind: TableNoticeKind
    row: NoticeRow
    table: Table
    mentions: tuple[int, ...] = ()

    @property
    def direct(self) -> bool:
        return self.kind == "homeless"


class Ledger:
    """Nothing in it is secret."""

    def __init__(self, games: Games, history: History, clock: Clock, alarm: Alarm) -> None:
        self._games = games
        self._history = history
        self._clock = clock
        self._clocks = Clocks(games.store)
        self._alarm = alarm

    async def untold(self, game: str) -> Untold:
        """The game, and what everybody may know of the rows that its channel has not heard of."""
        loaded = await self._games.load(game)
        row = loaded.row
        rows = await self._games.store.log(game, after=row.posted_seq, before=row.seq + 1)
        table = await self._games.table(loaded)
        happenings, now = showing.happenings(rows), self._clock.now()
        awaited = tuple(_here(one, table, happenings, now) for one in await self._clocks.awaited(loaded))
        profiles = await self._clocks.profiles(one.user for one in awaited)
        return Untold(
            table,
            happenings,
            row.posted_seq,
            row.message_id,
            row.message_kind,
            await self._history.course(loaded),
            await self._games.store.results.hints(game) if row.status == "ended" else {},
            awaited,
            call(awaited, profiles, now),
            _first_end(awaited, profiles, loaded, now),
        )

    async def behind(self) -> list[str]:
        """The games of which their channel has not heard everything."""
        store = self._games.store
        return sorted({*await store.behind(), *await store.times.with_notices(), *await store.people.with_followers()})

    async def unsettled(self, since: int, until: int) -> list[UnsettledRow]:
        """Games that changed between these times, in which something may be left to be done."""
        return await self._games.store.unsettled(since, until)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Hear of games that other workers change, until StoreProblem."""
        await self._games.store.listen(heard)

    async def lease(self, game: str, seconds: float) -> LeaseRow:
        """Ask for the right to post about this game for so long, or for longer."""
        return await self._games.store.lease(game, seconds)

    async def give_back(self, game: str) -> None:
        await self._games.store.give_back(game)

    async def posted(
        self,
        game: str,
        seq: int,
        message: int | None,
        kind: MessageKind,
        asked: Sequence[Awaited] = (),
        woken: Sequence[int] = (),
    ) -> None:
        """The channel has heard of everything up to this row, by this message.

        `asked` are the people whose turn it told of, `woken` those of them whom it mentioned.
        """
        if not asked:
            await self._games.store.posted(game, seq, message, kind)
            self._games.forget(game)
            return
        now = self._clock.now()
        told = [_after_telling(one, woken, now) for one in asked]
        loaded = await self._games.load(game)
        profiles = await self._clocks.profiles(one.user for one in told)
        wishes = [
            wish
            for before, one in zip(asked, told, strict=True)
            if before != one  # What follows from an earlier message about the same turn is set already.
            for wish in timers(one, profiles.get(one.user, NOBODY), rules(loaded.options), now)
        ]
        if await self._next(loaded) is not None:
            wishes += [Wish("next", one.place, one.seq, now) for one in asked if not one.asked]
        rows = [AskedRow(one.place, one.seq, one.asked, one.mentioned, one.reminded, one.reminder) for one in told]
        set_now = timer_rows(game, wishes)
        await self._games.store.posted(game, seq, message, kind, rows, set_now)
        self._games.forget(game)
        self._alarm.set_for(set_now)

    async def troubled(self, game: str, trouble: str) -> None:
        """Why the channel gets no messages; the next one that it gets ends the trouble."""
        await self._games.store.trouble(game, trouble)
        self._games.forget(game)

    async def threads(self) -> list[int]:
        """The threads in which a game is going on."""
        return await self._games.store.waiting_threads()

    # Followers.

    async def follower(self, game: str) -> tuple[int, str] | None:
        """Somebody who has yet to be told that the game has ended, and the language of their choice."""
        for user in await self._games.store.people.followers(game):
            return user, (await self._clocks.profile(user)).language
        return None

    async def told_follower(self, game: str, user: int) -> None:
        await self._games.store.people.unfollow(game, user)

    # Notices.

    async def notice(self, game: str) -> Notice | TableNotice | None:
        """The next notice that has to go out; those that nobody needs any more are dropped."""
        for row in await self._games.store.times.notices(game):
            loaded = await self._games.load(game)
            found: Notice | TableNotice | None
            match row.kind:
                case "mention" | "remind" | "next":
                    found = await self._valid(loaded, row)
                case "pause" | "vote" | "offer" | "warn" | "homeless":
                    found = await self._for_all(loaded, row, row.kind)
                case _:
                    assert_never(row.kind)
            if found is not None:
                return found
            await self._games.store.times.delivered(row)
        return None

    async def _next(self, loaded: Loaded) -> tuple[Awaited, Profile] | None:
        """Whoever comes after the player on turn, if they want to know it."""
        if loaded.row.status != "playing" or loaded.playing.last_turns == 1:
            return None
        place = (loaded.playing.seat + 1) % len(loaded.row.seats)
        seat = next(seat for seat in loaded.row.seats if seat.seat == place)
        if seat.user_id is None or seat.level:
            return None
        profile = await self._clocks.profile(seat.user_id)
        if not profile.next or profile.is_away(self._clock.now()):
            return None
        muted = (await self._games.store.people.private(loaded.row.id, seat.place)).muted
        return None if muted else (Awaited(seat.place, seat.user_id, loaded.row.seq), profile)

    async def _for_all(self, loaded: Loaded, row: NoticeRow, kind: TableNoticeKind) -> TableNotice | None:
        """The notice, if what it is about is still to be decided."""
        table = await self._games.table(loaded)
        mentions: tuple[int, ...] = ()
        match kind:
            case "pause":
                holds = bool(table.ballot.agreed) and not table.rest
            case "vote":
                holds = table.ballot.late == row.place
            case "offer":
                offer = table.ballot.offered(row.place)
                holds = offer is not None and offer.user == row.number
                mentions = (row.number,) if row.number else ()
            case "homeless":
                holds = table.rest == "homeless"
            case "warn":
                holds = table.seq == row.seq and table.rest in ("", "paused")
                mentions = tuple(seat.user for seat in table.awaited if seat.user is not None and not seat.level)
            case _:
                assert_never(kind)
        return TableNotice(kind, row, table, mentions) if holds else None

    async def _valid(self, loaded: Loaded, row: NoticeRow) -> Notice | None:
        """The notice, if its person is still waited for in the same turn, and was not mentioned meanwhile."""
        awaited = next((one for one in await self._clocks.awaited(loaded) if one.place == row.place), None)
        if awaited is None or awaited.seq != row.seq or loaded.row.rest:
            return None
        if row.kind == "next":
            return await self._valid_next(loaded, row)
        if awaited.muted or row.place in loaded.ballot.gone:
            return None
        if (awaited.mentioned and row.kind == "mention") or awaited.reminded >= row.number > 0:
            return None
        table = await self._games.table(loaded)
        seat = next(seat for seat in table.seats if seat.place == row.place)
        profile = await self._clocks.profile(awaited.user)
        return Notice(
            row, table, seat, awaited, profile, late_at(awaited, profile, rules(loaded.options), self._clock.now())
        )

    async def _valid_next(self, loaded: Loaded, row: NoticeRow) -> Notice | None:
        """For the player after the one who is still waited for."""
        found = await self._next(loaded)
        if found is None:
            return None
        awaited, profile = found
        table = await self._games.table(loaded)
        seat = next(seat for seat in table.seats if seat.place == awaited.place)
        return Notice(row, table, seat, awaited, profile, None)

    async def notified(self, notice: Notice | TableNotice, message: int | None) -> None:
        """The notice went out, in the channel as this message or directly (None); then comes the next reminder."""
        if isinstance(notice, TableNotice) or notice.row.kind == "next":
            await self._games.store.times.delivered(notice.row)
            return
        one, now = notice.awaited, self._clock.now()
        row = AskedRow(one.place, one.seq, one.asked, one.mentioned or now, notice.row.number, message)
        after = replace(one, mentioned=row.mentioned_at, reminded=row.reminded, reminder=message)
        wish = reminder_after(after, notice.profile, rules(notice.table.options), now)
        follows = timer_rows(notice.table.game, () if wish is None else (wish,))
        await self._games.store.times.delivered(notice.row, row, follows)
        self._alarm.set_for(follows)


def _here(one: Awaited, table: Table, happenings: Sequence[Happening], now: int) -> Awaited:
    """Whoever has just taken something or their seat back is at the table: that turn needs no mention."""
    undone = {one.event.seat for one in happenings if isinstance(one.event, Undone | TakenBack)}
    seat = next(seat for seat in table.seats if seat.place == one.place)
    return replace(one, mentioned=now) if seat.seat in undone and not one.mentioned else one


def _first_end(awaited: Sequence[Awaited], profiles: Mapping[int, Profile], loaded: Loaded, now: int) -> Ends | None:
    """The clock of those who were not told yet begins with the message."""
    told = [replace(one, asked=one.asked or now) for one in awaited]
    found = [ends(one, profiles.get(one.user, NOBODY), rules(loaded.options), now) for one in told]
    return min((end for end in found if end is not None), key=lambda end: end.pace, default=None)


def _after_telling(one: Awaited, woken: Sequence[int], now: int) -> Awaited:
    """How somebody was asked, after a message that told of their turn."""
    mentioned = one.mentioned or (now if one.user in woken else 0)
    return replace(one, asked=one.asked or now, mentioned=mentioned)


def timer_rows(game: str, wishes: Sequence[Wish]) -> tuple[TimerRow, ...]:
    return tuple(TimerRow(game, wish.seq, wish.kind, wish.place, wish.due, wish.number) for wish in wishes)
