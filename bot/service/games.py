"""The stored games made ready to work with: what every part of the service shares."""

import asyncio
from collections.abc import Mapping, Sequence

from msgspec import Struct

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


class _Recent(Struct):
    """A game as it was looked at last, and as those saw it who have looked at it since."""

    loaded: Loaded
    seen: dict[int, Seen] = {}  # msgspec copies it


class Games:
    """Only the parts of the service hold this: it knows the store, and with it every secret."""

    def __init__(self, store: Store, maps: Sequence[MapChoice], clock: Clock) -> None:
        self.store = store
        self.profiles = Profiles(store, clock)
        self.maps = tuple(maps)
        self.library = Library(store, (choice.edition for choice in maps))
        self._finals: dict[tuple[str, str], Final] = {}
        self._recent: dict[str, _Recent] = {}

    async def load(self, game: str) -> Loaded:
        """The game with this id as it is stored; NoGameHere."""
        row = await self.store.game(game)
        if row is None:
            raise NoGameHere("gone")
        return await self.loaded(row)

    async def loaded(self, row: GameRow | None) -> Loaded:
        """What was worked out from the same row before is not worked out again."""
        recent = None if row is None else self.recent(row.id)
        return self.remember(recent if recent is not None and recent.row == row else await self.library.load(row))

    def remember(self, loaded: Loaded) -> Loaded:
        """Whoever looks at a game is likely to act in it next."""
        recent = self._recent.pop(loaded.row.id, None)
        self._recent[loaded.row.id] = recent if recent is not None and recent.loaded is loaded else _Recent(loaded)
        if len(self._recent) > _RECENT:
            del self._recent[next(iter(self._recent))]
        return loaded

    def recent(self, game: str) -> Loaded | None:
        """The game as it was looked at last; it may have moved on."""
        recent = self._recent.get(game)
        return None if recent is None else recent.loaded

    def forget(self, game: str) -> None:
        self._recent.pop(game, None)

    def forget_all(self) -> None:
        self._recent.clear()

    def glance(self, loaded: Loaded, user: int) -> Seen:
        """The game for the eyes of this person's seat, of which nothing else that is stored for them need be new."""
        recent = self._recent.get(loaded.row.id)
        seen = recent.seen.get(user) if recent is not None and recent.loaded is loaded else None
        return seen or showing.seen(loaded, showing.own_seat(loaded, user), OwnRows())

    def at_hand(self, game: str, user: int) -> Seen | None:
        """The game as this person saw it last, if something was theirs to decide then; it may have moved on."""
        recent = self._recent.get(game)
        seen = None if recent is None else recent.seen.get(user)
        return seen if seen is not None and seen.legal else None

    def at_hand_in(self, channel: int, user: int) -> Seen | None:
        """The same for the game of this channel."""
        here = (game for game, recent in self._recent.items() if recent.loaded.row.channel_id == channel)
        return next((seen for game in here if (seen := self.at_hand(game, user)) is not None), None)

    async def table(self, loaded: Loaded) -> Table:
        """The game for everybody's eyes."""
        return showing.table(loaded, await self._final(loaded), await self._away(loaded))

    async def seen(self, loaded: Loaded, user: int, own: OwnRows) -> Seen:
        """The game for the eyes of this person's seat; NotAPlayer, or WrongStatus in the lobby."""
        mine = showing.own_seat(loaded, user)
        seen = showing.seen(loaded, mine, own, await self._final(loaded), await self._away(loaded))
        recent = self._recent.get(loaded.row.id)
        if recent is not None and recent.loaded is loaded:
            recent.seen[user] = seen
        return seen

    async def _away(self, loaded: Loaded) -> Mapping[int, int]:
        """Who of a game that goes on is away, until when."""
        if not loaded.row.going_on:
            return {}
        return await self.profiles.away(seat.user_id for seat in loaded.row.seats if seat.user_id is not None)

    async def _final(self, loaded: Loaded) -> Final | None:
        """The final score of an ended game, worked out once; that can take a while, so not on the loop's thread.

        The seal tells this end from one that was worked out, and could not be written.
        """
        if loaded.row.status != "ended":
            return None
        end = (loaded.row.id, loaded.row.seal)
        found = self._finals.get(end)
        if found is None:
            found = await asyncio.to_thread(final_scores, loaded.edition, loaded.playing)
            if len(self._finals) > _FINALS:
                self._finals.clear()
            self._finals[end] = found
        return found
