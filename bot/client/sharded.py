"""A bot on its shards: how many there are, which are its own, and when each may log in."""

from datetime import UTC, datetime, timedelta
from typing import Any

from discord.ext import commands
from yarl import URL

from bot.errors import DiscordAway, NoLoginsLeft
from bot.workers import Hold, Shards


class Sharded(commands.AutoShardedBot):
    """discord.py connects the shards one after the other; here is what it does not know of other workers."""

    def __init__(self, wanted: Shards, hold: Hold, **options: Any) -> None:
        super().__init__(commands.when_mentioned, **options)
        self.own = wanted
        """Once `settle` has been awaited with count and ids; then `own.first` says whether shard 0 is here."""
        self.hold = hold
        self._buckets = 1
        self._may_log_in: set[int] = set()
        self._was_there = False

    async def settle(self) -> None:
        """Ask Discord for the number of shards and for the logins that are left, and take our own."""
        recommended, limits = await self._gateway()
        self.own = self.own.settled(recommended)
        _enough(limits, len(self.own.ids))
        self._buckets = limits["max_concurrency"]
        self.shard_count, self.shard_ids = self.own.count, list(self.own.ids)
        await self.hold.take(self.own)

    async def _gateway(self) -> tuple[int, dict[str, int]]:
        recommended, _, limits = await self.http.get_bot_gateway()
        return recommended, dict(limits)  # type: ignore[arg-type]

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Wait before there is a connection: on one that is silent for a minute discord.py gives up."""
        if not initial and not self._was_there and shard_id in self._may_log_in:
            # It could not use its turn: the first connection of all was not made.
            raise DiscordAway("Discord's gateway can't be reached; check the connection and try again.") from None
        await self.hold.turn(shard_id % self._buckets)
        self._may_log_in.add(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)
        self._was_there = True

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        number = shard_id or 0
        if number not in self._may_log_in:
            _, limits = await self._gateway()
            _enough(limits, 1)
            await self.hold.turn(number % self._buckets)
        self._may_log_in.discard(number)


def _enough(limits: dict[str, int], needed: int) -> None:
    """Whoever logs in more often than allowed loses the token."""
    if limits["remaining"] < needed:
        again = datetime.now(UTC) + timedelta(milliseconds=limits["reset_after"])
        raise NoLoginsLeft(
            f"Discord allows this bot {limits['remaining']} more logins until {again:%Y-%m-%d %H:%M} UTC, and "
            f"{needed} are needed; start it again then."
        )
