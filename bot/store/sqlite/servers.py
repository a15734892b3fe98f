"""What the admins of servers have set, as SQLite keeps it."""

from bot.store.sqlite.visits import Visits


class SqliteServers:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def settings(self, guild_id: int) -> bytes | None:
        row = await self._visits.row("SELECT settings FROM servers WHERE guild_id = ?", (guild_id,))
        return bytes(row[0]) if row else None

    async def save(self, guild_id: int, settings: bytes) -> None:
        await self._visits.change("INSERT OR REPLACE INTO servers VALUES (?, ?)", (guild_id, settings))
