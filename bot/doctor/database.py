"""The database and its copies: there, writable, of this version, whole, private."""

import asyncio
import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.doctor.findings import Finding, bad, fine, note
from bot.errors import DatabaseInUse, StopsTheBot
from bot.settings import Settings
from bot.store.address import Address, Database
from bot.store.opening import beside
from bot.store.rows import GameLine
from bot.store.sqlite import copies
from bot.store.sqlite.connection import check_library
from bot.store.sqlite.files import alone, files_of
from bot.store.sqlite.migrating import ours
from bot.store.sqlite.overview import try_writing

STALE = timedelta(days=2)


def stored(settings: Settings) -> Iterator[Finding]:
    if isinstance(settings.database, Address):
        yield from asyncio.run(_on_a_server(settings.database))
    else:
        yield from _in_a_file(settings.database)


async def _on_a_server(address: Address) -> list[Finding]:
    """A sentence of the store's is the finding where it does not open."""
    async with beside(address) as store:
        if refusal := await store.refuses():
            return [bad("database", f"{address} does not take a write: {refusal}.", "Look into the server's log.")]
        return [fine("database", f"{address}: it answers and takes writes."), *_games(await store.overview())]


def _in_a_file(path: Path) -> Iterator[Finding]:
    check_library()
    if not path.exists() or not path.stat().st_size:
        yield from _not_yet(path)
        return
    found = copies.check_whole(path)
    try:
        try_writing(path)
    except StopsTheBot as problem:
        yield bad("database", str(problem), _GOES_ON)
    else:
        yield from _whole(path, found)
    yield from _private(path)
    yield _used(path)


_GOES_ON = "A bot that is running goes on by itself when this is over."


def _whole(path: Path, found: int) -> Iterator[Finding]:
    newest = ours()[-1].number
    size = sum(file.stat().st_size for file in files_of(path))
    yield fine("database", f"{path}: whole and writable, version {found}, {size / 1e6:.1f} MB.")
    if found != newest:
        yield note("database", f"It is brought to version {newest} at the next start; a copy of it is made first.")
    else:
        yield from _games(asyncio.run(_listed(path)))


async def _listed(database: Database) -> list[GameLine]:
    async with beside(database) as store:
        return await store.overview()


def _games(listed: list[GameLine]) -> Iterator[Finding]:
    going_on = [game for game in listed if game.going_on]
    yield fine("games", f"{len(going_on)} going on, {len(listed) - len(going_on)} over.")
    for game in going_on:
        if game.rest == "homeless":
            yield note("games", f"{game.id} has lost its channel and rests.", _HOMELESS)
        elif game.trouble:
            judge = note if game.rest else bad
            yield judge("games", f"{game.id} gets no messages through: {game.trouble}.", _TROUBLE)


_TROUBLE = "Give the bot its permissions in that channel again; the next move then posts everything."
_HOMELESS = "Its host can take it to another channel with /game move."


def _not_yet(path: Path) -> Iterator[Finding]:
    folder = next(place for place in path.absolute().parents if place.is_dir())
    if os.access(folder, os.W_OK):
        yield note("database", f"{path} is not there yet; the first start creates it.")
    else:
        yield bad("database", f"{path} can't be created: {folder} is not writable.", "Give the bot's user the right.")


def _private(path: Path) -> Iterator[Finding]:
    if os.name == "posix" and any(file.stat().st_mode & 0o077 for file in files_of(path)):
        yield note("database", "Others may read it, with every hand in it.", f"chmod 600 {path}*")


def _used(path: Path) -> Finding:
    try:
        with alone(path):
            return note("bot", "It is not running now.", "slow-train run")
    except DatabaseInUse:
        return fine("bot", "It is running.")
    except StopsTheBot:  # What is wrong has been said where a write was tried.
        return note("bot", "Whether it is running can't be told.")


def kept_copies(settings: Settings) -> Iterator[Finding]:
    folder = settings.backup_dir
    if isinstance(settings.database, Address):
        yield note("copies", "The bot makes none of a server's databases.", "Run pg_dump every day (docs/scaling.md).")
        return
    if folder is None:
        yield note("copies", "None are made by themselves.", "Set BACKUP_DIR to a folder, best on another disk.")
        return
    made = copies.automatic(folder)
    if not made:
        yield note("copies", f"None yet in {folder}; the bot makes one when it starts.")
        return
    newest = copies.made_at(made[-1])
    text = f"{len(made)} in {folder}, the newest of {newest:%Y-%m-%d %H:%M} UTC."
    try:
        copies.check_whole(made[-1])
    except StopsTheBot as problem:
        yield bad("copies", str(problem), f"Delete {made[-1]}; the bot then makes a new one.")
        return
    if datetime.now(UTC) - newest > STALE:
        yield bad("copies", text, "Look into the bot's log for the reason; it should make one a day while it runs.")
    else:
        yield fine("copies", text)
