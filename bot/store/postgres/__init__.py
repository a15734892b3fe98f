"""The games in a PostgreSQL server, which several workers may share."""

from bot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
