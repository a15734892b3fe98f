"""A look at a database from outside: whether it is of this version, and whether it can be written."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.errors import DatabaseProblem
from bot.store.sqlite.connection import BUSY_SECONDS, address, unusable
from bot.store.sqlite.copies import version
from bot.store.sqlite.migrating import ours


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
        with closing(sqlite3.connect(address(path, "rw"), uri=True, timeout=BUSY_SECONDS)) as connection:
            (found,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {found}")
    except sqlite3.DatabaseError as error:
        raise unusable(path, error) from None
