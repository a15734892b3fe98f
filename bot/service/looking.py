"""Looking at tables: no lock, no change. Whatever is shown has gone through `bot.service.showing`."""

from bot.days.asking import Ends
from bot.errors import NoGameHere
from bot.service import may, showing
from bot.service.clocks import Clocks
from bot.service.games import Games
from bot.service.loading import Loaded
from bot.service.values import Click, GameLine, LogPage, MapChoice, Seen, Table
from bot.store import COUNTED

_MOVABLE = 50
"""Whoever manages more games than these moves one from its own channel."""


class Looking:
    """What people may see."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._clocks = Clocks(games.store)

    @property
    def maps(self) -> tuple[MapChoice, ...]:
        """The maps that can be played."""
        return self._games.maps

    async def table(self, click: Click, game: str) -> Table:
        """The table with this id; NoGameHere when it is not stored, or another server's."""
        return await self._games.table(await self._seeable(click, game))

    async def _seeable(self, click: Click, game: str) -> Loaded:
        loaded = await self._games.load(game)
        may.insist(may.see(showing.known(loaded), click))
        return loaded

    async def table_here(self, channel: int) -> Table:
        """The game of this channel: the one going on, else the last one that was; NoGameHere."""
        return await self._games.table(await self._games.library.load(await self._games.store.game_in(channel)))

    async def ends(self, game: str, now: int) -> dict[int, Ends]:
        """When the time of those ends who are waited for, by place; nothing without a pace."""
        return await self._clocks.ends(await self._games.load(game), now)

    async def was_done(self, interaction: int) -> bool:
        """Whether something was written because of this click."""
        return await self._games.store.was_done(interaction)

    async def seen(self, game: str, user: int) -> Seen:
        """The table as this person's seat sees it; NotAPlayer, or WrongStatus in the lobby."""
        row, own = await self._games.store.seen(game, user)
        if row is None:
            raise NoGameHere("gone")
        return await self._games.seen(await self._games.loaded(row), user, own)

    async def seen_here(self, channel: int, user: int) -> Seen:
        """The same for the game of this channel: what slash commands and autocomplete start from."""
        row, own = await self._games.store.seen_in(channel, user)
        return await self._games.seen(await self._games.loaded(row), user, own)

    def at_hand(self, game: str, user: int) -> Seen | None:
        """The table as this person's seat saw it last, if something was theirs to decide then: costs no visit to the
        database, but may be old, so only what is decided again by what is stored may come of it (`turns.decide`)."""
        return self._games.at_hand(game, user)

    def at_hand_in(self, channel: int, user: int) -> Seen | None:
        """The same for the game of this channel."""
        return self._games.at_hand_in(channel, user)

    async def log(self, click: Click, game: str, before: int | None = None, limit: int = 20) -> LogPage:
        """The last `limit` rows of the log before the row `before`, as far as this person may know."""
        loaded = await self._seeable(click, game)
        rows = await self._games.store.log(game, before=before, limit=limit)
        own = loaded.seat_of(click.user)
        older = rows[0].seq if rows and rows[0].seq > 1 else None
        shown = showing.happenings(rows, own.seat if own else None, reasons=loaded.row.status == "ended")
        return LogPage(await self._games.table(loaded), shown, older)

    async def waiting_for(self, user: int, besides: str = "") -> tuple[str, ...]:
        """The games, but for one, that wait for this person, the longest waiting first; as many as one can count."""
        found = await self._games.store.waiting_for(user, COUNTED)
        return tuple(game for game in found if game != besides)

    async def movable(self, click: Click) -> tuple[Table, ...]:
        """The games that this person may take to another channel: those without one first, then the newest."""
        rows = {row.id: row for row in await self._games.store.games_of(click.user)}
        if click.admin and click.guild is not None:
            rows |= {row.id: row for row in await self._games.store.games_in(click.guild)}
        first = sorted(rows.values(), key=lambda row: (row.rest != "homeless", -row.changed_at))[:_MOVABLE]
        tables = [await self._games.table(await self._games.library.load(row)) for row in first]
        return tuple(table for table in tables if may.move(table, click) is None)

    async def games_of(self, user: int) -> tuple[GameLine, ...]:
        """This person's games that are not over: theirs to move first, then the longest waiting."""
        lines = []
        for row in await self._games.store.games_of(user):
            table = await self._games.table(await self._games.library.load(row))
            seat = next(seat for seat in table.seats if seat.user == user)
            mine = not table.unattended and any(one.user == user and not one.level for one in table.awaited)
            lines.append(GameLine(table, seat, mine))
        return tuple(sorted(lines, key=lambda line: (not line.mine, line.table.waiting_since, line.table.game)))
