"""What people set for themselves: for all their games, and what is theirs alone at a table."""

import asyncio
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.days.asking import Awaited, sooner, timers
from bot.days.pace import DAY, Away
from bot.days.profile import Profile
from bot.service import may, showing
from bot.service.alarm import Alarm
from bot.service.clocks import Clocks, rules
from bot.service.games import Games
from bot.service.ledger import timer_rows
from bot.service.loading import Loaded
from bot.service.profiles import read_profile
from bot.service.values import Click, Clock
from bot.store import SeatRow

LONGEST_NOTE = 300

Sets = Callable[[Profile], Profile]


class People:
    """Whoever changes something is asked anew in the games that wait for them, if that comes sooner now."""

    def __init__(self, games: Games, clock: Clock, alarm: Alarm) -> None:
        self._games = games
        self._store = games.store.people
        self._clock = clock
        self._clocks = Clocks(games.store)
        self._alarm = alarm
        self._saving = asyncio.Lock()

    async def language(self, user: int) -> str:
        """The language that this person has chosen; empty for that of Discord."""
        return (await self._games.profiles.of((user,)))[user].language

    async def tips(self, user: int) -> bool:
        """Whether this person is to be told how a turn goes: once, in their very first turn."""
        if not (await self._games.profiles.of((user,)))[user].tips:
            return False
        async with self._saving:
            stored = await self.profile(user)
            if stored.tips:
                # No time of any game depends on it, so none is looked at.
                told = replace(stored, tips=False)
                await self._store.save_profile(user, msgspec.json.encode(told))
                self._games.profiles.remember(user, told)
        return stored.tips

    async def profile(self, user: int) -> Profile:
        return read_profile(await self._store.profile(user))

    async def set(self, user: int, sets: Sets) -> Profile:
        """Change the profile and what follows from it in every game."""
        async with self._saving:
            before = await self.profile(user)
            after = sets(before)
            if after == before:
                return before
            await self._store.save_profile(user, msgspec.json.encode(after))
            self._games.profiles.remember(user, after)
        for row in await self._games.store.games_of(user):
            loaded = await self._games.library.load(row)
            await self._ask_sooner(loaded, user, lambda one: (one, before), lambda one: (one, after))
        return after

    async def go_away(self, user: int, until: int) -> Profile:
        """Away in all games. An absence that follows another within a day is the same one."""
        now = self._clock.now()

        def leave(profile: Profile) -> Profile:
            last = profile.away
            since = last.since if last is not None and now - last.until < DAY else now
            return replace(profile, away=Away(since, until))

        return await self.set(user, leave)

    async def come_back(self, user: int) -> Profile:
        """The absence ends now; the time it has lasted stays uncounted."""
        now = self._clock.now()

        def back(profile: Profile) -> Profile:
            if profile.away is None or not profile.is_away(now):
                return profile
            return replace(profile, away=replace(profile.away, until=now))

        return await self.set(user, back)

    async def mute(self, click: Click, game: str, muted: bool) -> None:
        """Hear nothing of this game any more, or again."""
        loaded, seat = await self._seat(click, game)
        await self._store.mute(game, seat.place, muted)
        profile = await self.profile(click.user)
        await self._ask_sooner(
            loaded,
            click.user,
            lambda one: (replace(one, muted=not muted), profile),
            lambda one: (replace(one, muted=muted), profile),
        )

    async def note(self, click: Click, game: str, text: str) -> str:
        """Keep a note about this game, for these eyes only; what is kept of it."""
        _, seat = await self._seat(click, game)
        kept = text.strip()[:LONGEST_NOTE]
        await self._store.note(game, seat.place, kept)
        return kept

    async def follow(self, click: Click, game: str) -> bool:
        """Be told when this game ends, or not any more; whether that is so now."""
        loaded = await self._games.load(game)
        may.insist(may.follow(showing.known(loaded), click))
        if click.user in await self._store.followers(game):
            await self._store.unfollow(game, click.user)
            return False
        await self._store.follow(game, click.user)
        return True

    async def _seat(self, click: Click, game: str) -> tuple[Loaded, SeatRow]:
        loaded = await self._games.load(game)
        may.insist(may.keep_to_oneself(showing.known(loaded), click))
        seat = loaded.seat_of(click.user)
        assert seat is not None, "whoever may keep something has a seat"
        return loaded, seat

    async def _ask_sooner(
        self,
        loaded: Loaded,
        user: int,
        before: Callable[[Awaited], tuple[Awaited, Profile]],
        after: Callable[[Awaited], tuple[Awaited, Profile]],
    ) -> None:
        """Set what comes earlier now in a game that waits for this person and has told them so."""
        mine = next((one for one in await self._clocks.awaited(loaded) if one.user == user), None)
        if mine is None or not mine.asked or loaded.row.rest:
            return
        agreed, now = rules(loaded.options), self._clock.now()
        wishes = sooner(timers(*before(mine), agreed, now), timers(*after(mine), agreed, now))
        rows = timer_rows(loaded.row.id, wishes)
        if rows:
            await self._games.store.times.set(rows)
            self._alarm.set_for(rows)
