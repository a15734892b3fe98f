"""The stored games made ready to work with: what every part of the service shares."""

import asyncio
from collections.abc import Mapping, Sequence

from bot.errors import NoGameHere
from bot.service import showing
from bot.service.loading import Library, Loaded
from bot.service.profiles import Profiles
from bot.service.values import Clock, MapChoice, Seen, Table
from bot.store import GameRow, OwnRows, Store
from engine import Final, final_scores

_FINALS = 200
"""How many final scores are remembered."""

_RECENT = 100
"""How many games are remembered as they were looked at last."""


class Games:
    """Only the parts of the service hold this: it knows the store, and with it every secret."""

    def __init__(self, store: Store, maps: Sequence[MapChoice], clock: Clock) -> None:
        self.store = store
        self.profiles = Profiles(store, clock)
        self.maps = tuple(maps)
        self.library = Library(store, (choice.edition for choice in maps))
        self._finals: dict[str, Final] = {}
        self._recent: dict[str, Loaded] = {}

    async def load(self, game: str) -> Loaded:
        """The game with this id as it is stored; NoGameHere."""
        row = await self.store.game(game)
        if row is None:
            raise NoGameHere("gone")
        return await self.loaded(row)

    async def loaded(self, row: GameRow | None) -> Loaded:
        return self.remember(await self.library.load(row))

    def remember(self, loaded: Loaded) -> Loaded:
        """Whoever looks at a game is likely to act in it next."""
        self._recent.pop(loaded.row.id, None)
        self._recent[loaded.row.id] = loaded
        if len(self._recent) > _RECENT:
            del self._recent[next(iter(self._recent))]
        return loaded

    def recent(self, game: str) -> Loaded | None:
        """The game as it was looked at last; it may have moved on."""
        return self._recent.get(game)

    def forget(self, game: str) -> None:
        self._recent.pop(game, None)

    async def table(self, loaded: Loaded) -> Table:
        """The game for everybody's eyes."""
        return showing.table(loaded, await self._final(loaded), await self._away(loaded))

    async def seen(self, loaded: Loaded, user: int, own: OwnRows) -> Seen:
        """The game for the eyes of this person's seat; NotAPlayer, or WrongStatus in the lobby."""
        return showing.seen(
            loaded, showing.own_seat(loaded, user), own, await self._final(loaded), await self._away(loaded)
        )

    async def _away(self, loaded: Loaded) -> Mapping[int, int]:
        """Who of a game that goes on is away, until when."""
        if loaded.row.status not in ("opening", "playing"):
            return {}
        return await self.profiles.away(seat.user_id for seat in loaded.row.seats if seat.user_id is not None)

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
