"""The games of a database at a glance, for its host: no hands, no seeds."""

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.errors import DatabaseProblem
from bot.store.sqlite.connection import address, unusable
from bot.store.sqlite.copies import opened, version
from bot.store.sqlite.migrating import ours

_LISTED = """
SELECT games.id, json_extract(CAST(boards.board AS TEXT), '$.id'), games.status, games.guild_id, games.channel_id,
  (SELECT count(*) FROM seats WHERE game_id = games.id),
  games.seq, games.changed_at, games.trouble,
  coalesce(length(games.state), 0) + coalesce(length(games.undo_state), 0)
    + (SELECT coalesce(sum(length(action) + length(events)), 0) FROM actions WHERE game_id = games.id)
FROM games JOIN boards ON boards.digest = games.board
ORDER BY games.status NOT IN ('lobby', 'opening', 'playing'), games.changed_at DESC, games.id
"""


class GameLine(Struct, frozen=True):
    """One game: where it is played, how large it is (bytes), and when something happened last (ms since 1970)."""

    id: str
    map: str
    status: str
    server: int
    channel: int
    seats: int
    moves: int
    last: int
    trouble: str
    size: int

    @property
    def going_on(self) -> bool:
        return self.status in ("lobby", "opening", "playing")


def check_current(path: Path) -> None:
    """DatabaseProblem unless the database has the version of this program: only the bot brings it up to date."""
    found, newest = version(path), ours()[-1].number
    if found != newest:
        raise DatabaseProblem(
            f"The database {path} has version {found}, this program works with {newest}: start the bot once, which "
            "copies the database and brings it up to date."
        )


def try_writing(path: Path) -> None:
    """A write that changes nothing, beside a running bot or without one; a refusal is a sentence."""
    try:
        with closing(sqlite3.connect(address(path, "rw"), uri=True, timeout=10)) as connection:
            (found,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {found}")
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None


def games(path: Path) -> list[GameLine]:
    """All games, those going on first, then by their last move."""
    check_current(path)
    with opened(path) as connection:
        return [GameLine(*row) for row in connection.execute(_LISTED)]
