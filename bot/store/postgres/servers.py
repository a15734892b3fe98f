"""What the admins of servers have set, as PostgreSQL keeps it."""

from bot.store.postgres.connection import Connection
from bot.store.postgres.visits import Visits
from bot.store.rows import OF_A_GAME


class PostgresServers:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def settings(self, guild_id: int) -> bytes | None:
        row = await self._visits.row("SELECT settings FROM servers WHERE guild_id = $1", guild_id)
        return bytes(row[0]) if row else None

    async def save(self, guild_id: int, settings: bytes) -> None:
        await self._visits.change(
            "INSERT INTO servers (guild_id, settings) VALUES ($1, $2) "
            "ON CONFLICT (guild_id) DO UPDATE SET settings = excluded.settings",
            guild_id,
            settings,
        )

    async def count(self, guild_id: int) -> tuple[int, bool]:
        row = await self._visits.row(
            "SELECT (SELECT count(*) FROM games WHERE guild_id = $1), "
            "EXISTS (SELECT 1 FROM servers WHERE guild_id = $1)",
            guild_id,
        )
        return (int(row[0]), bool(row[1])) if row else (0, False)

    async def forget(self, guild_id: int) -> None:
        async def work(connection: Connection) -> None:
            for table in OF_A_GAME:
                await connection.execute(
                    f"DELETE FROM {table} WHERE game_id IN (SELECT id FROM games WHERE guild_id = $1)", guild_id
                )
            await connection.execute("DELETE FROM games WHERE guild_id = $1", guild_id)
            await connection.execute("DELETE FROM servers WHERE guild_id = $1", guild_id)
            await connection.execute("DELETE FROM boards WHERE NOT EXISTS (SELECT 1 FROM games WHERE board = digest)")

        await self._visits.write(work)
