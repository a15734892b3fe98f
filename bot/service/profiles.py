"""What people have set for themselves, remembered for a while: every click asks for somebody's language."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from bot.days.profile import NOBODY, Profile
from bot.service.values import Clock
from bot.store import Store

FRESH = 5 * 60_000
"""So long what was read is good enough for words and to show who is away; another process may have written since."""
_MOST = 5000

_PROFILE = msgspec.json.Decoder(Profile)


def read_profile(data: bytes | None) -> Profile:
    return NOBODY if data is None else _PROFILE.decode(data)


class _Read(Struct, frozen=True):
    profile: Profile
    at: int


_UNREAD = _Read(NOBODY, -FRESH)


class Profiles:
    """Never the base of a time that is kept: whoever sets timers reads what is stored (`bot.service.clocks`)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._read: dict[int, _Read] = {}

    async def of(self, users: Iterable[int]) -> Mapping[int, Profile]:
        """The profiles of these people, in one visit to the database or none."""
        now = self._clock.now()
        known = {user: self._read.get(user, _UNREAD) for user in users}
        old = tuple(user for user, read in known.items() if read.at + FRESH <= now)
        if old:
            found = await self._store.people.profiles(old)
            for user in old:
                read = self._read.get(user, _UNREAD)
                if read is known[user]:  # Else it was changed, or read by somebody else, meanwhile.
                    read = _Read(read_profile(found.get(user)), now)
                    self._remember(user, read)
                known[user] = read
        return {user: read.profile for user, read in known.items()}

    def _remember(self, user: int, read: _Read) -> None:
        self._read.pop(user, None)
        self._read[user] = read
        if len(self._read) > _MOST:
            del self._read[next(iter(self._read))]

    def remember(self, user: int, profile: Profile) -> None:
        """What has just been stored."""
        self._remember(user, _Read(profile, self._clock.now()))

    async def away(self, users: Iterable[int]) -> Mapping[int, int]:
        """Until when those of these people are away who are."""
        now = self._clock.now()
        return {
            user: profile.away.until
            for user, profile in (await self.of(users)).items()
            if profile.away is not None and profile.is_away(now)
        }
