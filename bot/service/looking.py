"""Looking at tables: no lock, no change. Whatever is shown has gone through `bot.service.showing`."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from bot.errors import NoGameHere
from bot.service import showing
from bot.service.happenings import Happening
from bot.service.loading import Library, Loaded
from bot.service.values import GameLine, LogPage, MapChoice, Seen, Table
from bot.store import ActionRow, GameRow, Store
from engine import Final, final_scores, legal_actions, view
from engine.actions import Action
from engine.ids import Seat
from engine.view import View

_FINALS = 200
"""How many final scores are remembered."""

_RECENT = 100
"""How many games are remembered as they were looked at last."""


class OpponentsTurn(Struct, frozen=True):
    """What an opponent at the table has to decide, as far as its seat may know."""

    game: str
    seq: int
    seat: Seat
    level: str
    edition_digest: str
    view: View
    legal: tuple[Action, ...]
    seed: str


class Looking:
    """The half of the service that only reads."""

    def __init__(self, store: Store, maps: Sequence[MapChoice]) -> None:
        self.store = store
        self.maps = tuple(maps)
        self.library = Library(store, (choice.edition for choice in maps))
        self._finals: dict[str, Final] = {}
        self._recent: dict[str, Loaded] = {}

    async def table(self, game: str) -> Table:
        """The table with this id; NoGameHere when it is not stored."""
        return await self._table(await self._load(game))

    async def table_here(self, channel: int) -> Table:
        """The game of this channel: the one going on, else the last one that was; NoGameHere."""
        return await self._table(await self.library.load(await self.store.game_in(channel)))

    async def seen(self, game: str, user: int) -> Seen:
        """The table as this person's seat sees it; NotAPlayer, or WrongStatus in the lobby."""
        row, since = await self.store.seen(game, user)
        if row is None:
            raise NoGameHere("gone")
        return await self._seen(await self._loaded(row), user, since)

    async def seen_here(self, channel: int, user: int) -> Seen:
        """The same for the game of this channel: what slash commands and autocomplete start from."""
        row, since = await self.store.seen_in(channel, user)
        return await self._seen(await self._loaded(row), user, since)

    async def log(self, game: str, user: int | None = None, before: int | None = None, limit: int = 20) -> LogPage:
        """The last `limit` rows of the log before the row `before`, as far as this person may know."""
        loaded = await self._load(game)
        rows = await self.store.log(game, before=before, limit=limit)
        own = loaded.seat_of(user) if user is not None else None
        older = rows[0].seq if rows and rows[0].seq > 1 else None
        return LogPage(await self._table(loaded), showing.happenings(rows, own.seat if own else None), older)

    async def games_of(self, user: int) -> tuple[GameLine, ...]:
        """This person's games that are not over: theirs to move first, then the longest waiting."""
        lines = []
        for row in await self.store.games_of(user):
            table = await self._table(await self.library.load(row))
            seat = next(seat for seat in table.seats if seat.user == user)
            lines.append(GameLine(table, seat, any(one.user == user and not one.level for one in table.awaited)))
        return tuple(sorted(lines, key=lambda line: (not line.mine, line.table.waiting_since, line.table.game)))

    # For the publisher.

    async def untold(self, game: str) -> tuple[GameRow, Table, tuple[Happening, ...]]:
        """The game, and what everybody may know of the rows that its channel has not heard of."""
        loaded = await self._load(game)
        rows = await self.store.log(game, after=loaded.row.posted_seq, before=loaded.row.seq + 1)
        return loaded.row, await self._table(loaded), showing.happenings(rows)

    # For the opponents at the table, who don't click.

    async def opponents_turn(self, game: str) -> OpponentsTurn | None:
        """What an opponent has to decide now in this game, if one has."""
        try:
            loaded = await self._load(game)
        except NoGameHere:
            return None
        if loaded.row.status not in ("opening", "playing"):
            return None
        for row in loaded.row.seats:
            seat = Seat(row.seat or 0)
            if row.level and (legal := legal_actions(loaded.edition, loaded.playing, seat)):
                sight = view(loaded.edition, loaded.playing, seat)
                seed = f"{loaded.row.seed}/{row.place}"
                return OpponentsTurn(game, loaded.row.seq, seat, row.level, loaded.row.board, sight, legal, seed)
        return None

    # How all of it is done.

    async def _load(self, game: str) -> Loaded:
        row = await self.store.game(game)
        if row is None:
            raise NoGameHere("gone")
        return await self._loaded(row)

    async def _loaded(self, row: GameRow | None) -> Loaded:
        return self._remember(await self.library.load(row))

    def _remember(self, loaded: Loaded) -> Loaded:
        """Whoever looks at a game is likely to act in it next."""
        self._recent.pop(loaded.row.id, None)
        self._recent[loaded.row.id] = loaded
        if len(self._recent) > _RECENT:
            del self._recent[next(iter(self._recent))]
        return loaded

    async def _table(self, loaded: Loaded) -> Table:
        return showing.table(loaded, await self._final(loaded))

    async def _final(self, loaded: Loaded) -> Final | None:
        """The final score of an ended game, worked out once; that can take a while, so not on the loop's thread."""
        if loaded.row.status != "ended":
            return None
        found = self._finals.get(loaded.row.id)
        if found is None:
            found = await asyncio.to_thread(final_scores, loaded.edition, loaded.playing)
            if len(self._finals) > _FINALS:
                self._finals.clear()
            self._finals[loaded.row.id] = found
        return found

    async def _seen(self, loaded: Loaded, user: int, since: Sequence[ActionRow]) -> Seen:
        return showing.seen(loaded, showing.own_seat(loaded, user), since, await self._final(loaded))
