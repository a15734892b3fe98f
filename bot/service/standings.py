"""Statistics and the leaderboard, from the results of games that have ended."""

import asyncio
import logging
from collections.abc import Sequence

from bot.errors import Refusal
from bot.service.games import Games
from bot.service.profiles import read_profile
from bot.standings.ratings import Ladder, Standing
from bot.standings.result import result_of
from bot.standings.statistics import RECENT, Statistics, statistics

log = logging.getLogger(__name__)

_MANY = 1000
"""Rating fewer games takes no longer than people wait anyway."""


_RIVALS = 5
"""So many of those with whom somebody played most often are named."""


class Standings:
    """Ladders are kept in memory and go on from the last game they know: rating ten thousand takes seconds."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._ladders: dict[tuple[int, str], _Kept] = {}
        self._forgotten = 0
        """How often somebody was forgotten since the start, or may have been by another worker."""

    async def statistics(self, user: int, guild: int | None, map_id: str = "", asker: int | None = None) -> Statistics:
        """What somebody did in one server, or everywhere; on one map, or on all. `asker` is who else wants to know.

        Whoever stays out of statistics has them for themselves, and is not named in those of others.
        """
        if asker not in (None, user) and await self._staying_out((user,)):
            raise Refusal("stays-out", user=str(user))
        results = self._games.store.results
        totals = await results.totals(user, guild, map_id)
        newest = await results.own(user, guild, map_id, RECENT)
        rivals = await results.versus(user, guild, map_id, 4 * _RIVALS)
        hidden = await self._staying_out([one.user_id for one in rivals])
        shown = [one for one in rivals if one.user_id not in hidden]
        return await asyncio.to_thread(statistics, totals, newest, shown[:_RIVALS])

    async def leaderboard(self, guild: int, map_id: str = "") -> list[Standing]:
        """The people of a server, the best first."""
        kept = self._ladders.setdefault((guild, map_id), _Kept())
        async with kept.lock:
            await self._bring_up(kept, guild, map_id)
            found = kept.ladder.standings()
        hidden = await self._staying_out([one.user for one in found])
        return [one for one in found if one.user not in hidden]

    async def _staying_out(self, users: Sequence[int]) -> set[int]:
        """Those of these people who have chosen to be left out."""
        profiles = await self._games.store.people.profiles(users)
        return {user for user, data in profiles.items() if not read_profile(data).statistics}

    async def _bring_up(self, kept: "_Kept", guild: int, map_id: str) -> None:
        """Add what has ended since. Old results that were added late, or forgotten, begin everything anew."""
        count = await self._games.store.results.count(guild, map_id)
        new = await self._games.store.results.rankings(guild, map_id, kept.last)
        if kept.ladder.games + len(new) != count or kept.forgotten != self._forgotten:
            kept.begin_anew(self._forgotten)
            new = await self._games.store.results.rankings(guild, map_id)
        await asyncio.to_thread(kept.ladder.add, new)
        if new:
            kept.last = (new[-1].ended_at, new[-1].game_id)

    async def warm_up(self) -> None:
        """Rate the games of the biggest servers before somebody asks and waits for it."""
        for guild in await self._games.store.results.servers(_MANY):
            await self.leaderboard(guild)

    def somebody_is_forgotten(self) -> None:
        """Their results name nobody any more: what was worked out from them is void."""
        self._forgotten += 1

    async def work_out_missing(self) -> int:
        """Store the results of games that ended before results were kept; returns how many there were."""
        missing = await self._games.store.results.missing()
        for number, game in enumerate(missing):
            await self._work_out(game)
            if number % 100 == 99:
                log.info("%s of %s old games have their results", number + 1, len(missing))
        return len(missing)

    async def _work_out(self, game: str) -> None:
        row = await self._games.store.game(game)
        loaded = await self._games.library.load(row)
        rows = await self._games.store.log(game)
        hints = await self._games.store.results.hints(game)
        result = await asyncio.to_thread(result_of, loaded.row, loaded.edition, loaded.playing, rows, hints)
        await self._games.store.results.add(result)


class _Kept:
    """A ladder and the last game on it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.begin_anew(0)

    def begin_anew(self, forgotten: int) -> None:
        self.ladder = Ladder()
        self.last = (0, "")
        self.forgotten = forgotten
