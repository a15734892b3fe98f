"""Automatic copies of the database: one a day, also for a bot that is restarted every day."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.errors import StopsTheBot
from bot.store.address import Address, Database
from bot.store.sqlite.copies import automatic, copy_into, made_at

log = logging.getLogger(__name__)

EVERY = timedelta(days=1)
LOOK = 1800.0
"""So many seconds lie between two looks at the time; a copy that failed is tried again at the next."""


def _now() -> datetime:
    return datetime.now(UTC)


async def keep_copies(folder: Path | None, database: Database, now: Callable[[], datetime] = _now) -> None:
    """Make a copy whenever the last one is a day old; no folder, no copies. A copy that fails is tried again."""
    if isinstance(database, Address):
        if folder is not None:
            log.info("BACKUP_DIR is for SQLite; copies of %s are made with pg_dump (docs/scaling.md)", database)
        return
    while folder is not None:
        try:
            await asyncio.to_thread(copy_if_due, folder, database, now())
        except (StopsTheBot, OSError) as problem:
            log.error("the automatic copy of the database has failed, and is tried again: %s", problem)
        await asyncio.sleep(LOOK)


def copy_if_due(folder: Path, database: Path, now: datetime) -> None:
    """A clock that was put back does not stop the copies: one from the future counts as none."""
    newest = [made_at(file) for file in automatic(folder) if made_at(file) <= now][-1:]
    if not newest or now - newest[0] >= EVERY:
        made = copy_into(folder, database, now)
        log.info("the database has been copied to %s", made)
