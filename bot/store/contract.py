"""What the service needs of a database: every store keeps this contract, and the same tests prove it of each."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from bot.store.rows import (
    ActionRow,
    AskedRow,
    Figures,
    GameLine,
    GameRow,
    KeptRows,
    LeaseRow,
    MessageKind,
    NoticeRow,
    OwnResultRow,
    OwnRows,
    PlanChange,
    PlanRow,
    PrivateRow,
    RankingRow,
    ResultRow,
    TimerRow,
    TotalsRow,
    UnsettledRow,
    VersusRow,
)


class MovedOn(Exception):
    """The game has another row since it was read; nothing was written."""


class ClickRepeated(Exception):
    """This part of this interaction is in the log; nothing was written."""


class ChannelBusy(Exception):
    """Another game is going on in this channel; nothing was written."""


class TimerGone(Exception):
    """Somebody else has carried this timer out; nothing was written."""


class PlanChanged(Exception):
    """The standing orders are not what they were when they were read; nothing was written."""


class StoreProblem(Exception):
    """The database can't be read or written now, for example because the disk is full. Nothing was written."""


class Times(Protocol):
    """Timers, notices, and how seats were asked for their turns."""

    async def next_due(self) -> int | None:
        """When the earliest timer is due, of those that no other worker has taken."""
        ...

    async def due(self, now: int, limit: int = 50) -> list[TimerRow]:
        """The timers that are due, the earliest first.

        Of several workers each gets others. It has half a minute for them; then they are anybody's again.
        """
        ...

    async def set(self, timers: Sequence[TimerRow]) -> None: ...

    async def carry_out(
        self, timer: TimerRow, notices: Sequence[NoticeRow] = (), timers: Sequence[TimerRow] = ()
    ) -> None:
        """The timer's end together with what it leaves to be sent and set; TimerGone."""
        ...

    async def look_again(self, now: int, everywhere: bool) -> None:
        """Nobody was asked later than now, and timers that can be set again are due now: those of the games where
        somebody was, or of all."""
        ...

    async def asked(self, game_id: str) -> list[AskedRow]: ...

    async def notices(self, game_id: str) -> list[NoticeRow]:
        """What has to go out, the oldest first."""
        ...

    async def with_notices(self) -> list[str]:
        """Games of which a notice has to go out."""
        ...

    async def delivered(
        self, notice: NoticeRow, asked: AskedRow | None = None, timers: Sequence[TimerRow] = ()
    ) -> None:
        """The notice went out, or is void: it is gone, and what follows from it is noted."""
        ...


class People(Protocol):
    """What people have set for themselves, and what is theirs alone at a table."""

    async def profile(self, user_id: int) -> bytes | None: ...

    async def profiles(self, user_ids: Sequence[int]) -> Mapping[int, bytes]: ...

    async def save_profile(self, user_id: int, profile: bytes) -> None: ...

    async def private(self, game_id: str, place: int) -> PrivateRow:
        """The defaults for a seat that nobody has set anything for."""
        ...

    async def privates(self, game_id: str) -> Mapping[int, PrivateRow]:
        """Those of a game that are set, by place."""
        ...

    async def plan(self, game_id: str, place: int, plan: PlanRow) -> None:
        """The standing orders of a seat; what else is private to it stays as it is."""
        ...

    async def plan_ends(self, game_id: str, change: PlanChange) -> None:
        """The same for orders that were followed; PlanChanged when their owner has changed them meanwhile."""
        ...

    async def mute(self, game_id: str, place: int, muted: bool) -> None:
        """The same for whether its owner wants to hear of the game."""
        ...

    async def note(self, game_id: str, place: int, note: str) -> None:
        """The same for the note."""
        ...

    async def with_plans(self) -> list[str]:
        """Games going on in which a seat has standing orders."""
        ...

    async def follow(self, game_id: str, user_id: int) -> None:
        """This person wants to be told when the game ends."""
        ...

    async def unfollow(self, game_id: str, user_id: int) -> None: ...

    async def followers(self, game_id: str) -> list[int]: ...

    async def with_followers(self) -> list[str]:
        """Games that have ended of which somebody has yet to be told."""
        ...

    async def kept(self, user_id: int) -> KeptRows:
        """Everything that is stored about this person."""
        ...

    async def forget(self, user_id: int) -> list[str]:
        """Profile, notes, plans and mutes go, and seats stay without a name, also in results; the games of them.

        Games going on are left before: what is written here does not count as something that happened in them.
        """
        ...


class Results(Protocol):
    """What became of games that have ended; no server means all of them, no map too."""

    async def missing(self) -> list[str]:
        """Games that have ended without a stored result, the oldest first."""
        ...

    async def add(self, result: ResultRow) -> None:
        """The result of a game that ended before results were kept; one that is there stays."""
        ...

    async def own(self, user_id: int, guild_id: int | None, map_id: str = "", most: int = 300) -> list[OwnResultRow]:
        """The newest of this person's results, the oldest of them first: with their details they are long."""
        ...

    async def totals(self, user_id: int, guild_id: int | None, map_id: str = "") -> TotalsRow:
        """Sums over all of this person's results."""
        ...

    async def versus(self, user_id: int, guild_id: int | None, map_id: str = "", most: int = 20) -> list[VersusRow]:
        """The people this person played with most often, both to the end."""
        ...

    async def rankings(self, guild_id: int, map_id: str = "", after: tuple[int, str] = (0, "")) -> list[RankingRow]:
        """Who came where in this server, in the order in which games ended; after this time and game."""
        ...

    async def count(self, guild_id: int, map_id: str = "") -> int:
        """How many games `rankings` would tell of."""
        ...

    async def servers(self, least: int) -> list[int]:
        """The servers with at least so many games that have ended, those with the most first."""
        ...

    async def note_hint(self, game_id: str, seat: int) -> None:
        """One more hint was given to this seat."""
        ...

    async def hints(self, game_id: str) -> Mapping[int, int]:
        """How many hints the seats were given; those without are left out."""
        ...


class Servers(Protocol):
    """What the admins of servers have set."""

    async def settings(self, guild_id: int) -> bytes | None: ...

    async def save(self, guild_id: int, settings: bytes) -> None: ...

    async def count(self, guild_id: int) -> tuple[int, bool]:
        """How many games of this server are stored, and whether something is set for it."""
        ...

    async def forget(self, guild_id: int) -> None:
        """Everything of this server goes: its games with their logs and results, and its settings."""
        ...


class Store(Protocol):
    """Every method reads one committed state, or writes everything or nothing; each may raise StoreProblem."""

    @property
    def times(self) -> Times: ...

    @property
    def people(self) -> People: ...

    @property
    def results(self) -> Results: ...

    @property
    def servers(self) -> Servers: ...

    async def close(self) -> None: ...

    async def refuses(self) -> str:
        """Why a move could not be stored now, found out by a write that changes nothing; empty when it could."""
        ...

    # Reading.

    async def figures(self) -> Figures: ...

    async def overview(self) -> list[GameLine]:
        """All games at a glance, those going on first, then by their last move."""
        ...

    async def game(self, game_id: str) -> GameRow | None: ...

    async def game_in(self, channel_id: int) -> GameRow | None:
        """The game going on in this channel, else the last one."""
        ...

    async def seen(self, game_id: str, user_id: int) -> tuple[GameRow | None, OwnRows]:
        """The game, and what is this person's own of it."""
        ...

    async def seen_in(self, channel_id: int, user_id: int) -> tuple[GameRow | None, OwnRows]:
        """The same for the game of this channel."""
        ...

    async def own(self, game_id: str, user_id: int) -> OwnRows:
        """What is this person's own of a game."""
        ...

    async def rematch_of(self, game_id: str, channel_id: int) -> GameRow | None:
        """The lobby in this channel that was opened as a rematch of that game."""
        ...

    async def games_of(self, user_id: int) -> list[GameRow]:
        """The games going on in which this person has a seat."""
        ...

    async def waiting_for(self, user_id: int, limit: int) -> list[str]:
        """The games that wait for this person, the longest waiting first."""
        ...

    async def games_in(self, guild_id: int) -> list[GameRow]:
        """The games going on in this server."""
        ...

    async def played_in(self) -> list[int]:
        """The servers in which games are going on that are not archived."""
        ...

    async def log(
        self, game_id: str, after: int = 0, before: int | None = None, limit: int | None = None
    ) -> list[ActionRow]:
        """Rows with after < seq < before, oldest first; with a limit the newest of them."""
        ...

    async def was_done(self, interaction_id: int) -> bool:
        """Whether this interaction is in a log."""
        ...

    async def board(self, digest: str) -> bytes | None: ...

    async def behind(self) -> list[str]:
        """Games with rows that their channel has not heard of."""
        ...

    async def unsettled(self, since: int, until: int) -> list[UnsettledRow]:
        """Games that changed between these times, in which whoever changed them should have done something more.

        Their channel has not heard of everything, an opponent or a plan plays a seat, or somebody wants to hear of
        their end. And games with notices of before `until`.
        """
        ...

    async def with_opponents(self) -> Mapping[str, int]:
        """Games going on in which an opponent plays a seat, each with its server."""
        ...

    async def waiting_threads(self) -> list[int]:
        """The threads in which a game is going on or pauses; not those of archived games, nor those that are gone."""
        ...

    # Writing.

    async def add_game(
        self, game: GameRow, board: bytes, actions: Sequence[ActionRow], timers: Sequence[TimerRow] = ()
    ) -> None:
        """A new game with its board and what is to be done about it later.

        ChannelBusy when one is going on there, ClickRepeated.
        """
        ...

    async def save(
        self,
        old: GameRow,
        new: GameRow,
        actions: Sequence[ActionRow],
        timers: Sequence[TimerRow] = (),
        ends: TimerRow | None = None,
        result: ResultRow | None = None,
        plan: PlanChange | None = None,
        notices: Sequence[NoticeRow] = (),
        passed: int | None = None,
    ) -> None:
        """The game after these rows of the log; MovedOn when `old` is not its last state, ClickRepeated.

        `timers` are set with it, and the timer that `ends` with it is deleted; TimerGone when it is not there.
        `notices` have to go out after it. What is private to the place that has `passed` to somebody else is deleted.
        `plan` is what becomes of the standing orders that were followed; PlanChanged when they are others by now.
        Rows that end the game come with its result.

        How far the channel has been told is not part of it: `posted` and `trouble` write that.
        """
        ...

    async def posted(
        self,
        game_id: str,
        seq: int,
        message_id: int | None,
        message_kind: MessageKind,
        asked: Sequence[AskedRow] = (),
        timers: Sequence[TimerRow] = (),
    ) -> None:
        """The channel has heard of everything up to this row, by this message; that never goes back.

        `asked` are the seats that the message asks for their turn, `timers` what follows from that.
        """
        ...

    async def trouble(self, game_id: str, trouble: str) -> None:
        """Why the channel gets no messages; `posted` ends it."""
        ...

    # Several workers.

    async def lease(self, game_id: str, seconds: float) -> LeaseRow:
        """Ask for the right to post about this game for so long from now on, also when one has it already."""
        ...

    async def give_back(self, game_id: str) -> None:
        """Let go of that right; one that another worker has stays."""
        ...

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with every game that another worker changes, until cancelled or StoreProblem.

        Only a hint: what is told while nobody listens is not told again. So it begins with an empty id: from now on it
        is listened, and anything may have changed before. The same when somebody was forgotten: also old results have.
        """
        ...
