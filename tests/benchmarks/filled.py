"""Databases with very many games, in SQLite and in PostgreSQL: one game is played, the others are copies of it."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import asyncpg
from msgspec import Struct

from bot.store.address import Address, Database
from bot.store.rows import ACTION_COLUMNS, GAME_COLUMNS, SEAT_COLUMNS
from tests.benchmarks.stored import play_to

_OWN = ("id", "channel_id", "guild_id", "host_id", "rest")
_GAME = ", ".join(name for name in GAME_COLUMNS if name not in _OWN)
_SEAT = ", ".join(name for name in SEAT_COLUMNS if name != "user_id")
_ACTION = ", ".join(name for name in ACTION_COLUMNS if name != "interaction_id")


class Copy(Struct, frozen=True):
    """A game: where it is played, and by whom."""

    channel: int
    guild: int
    people: tuple[int, int]
    rest: str = ""


async def fill(database: Database, board: str, moves: int, copies: Sequence[Copy]) -> int:
    """So many games after so many moves, with nothing left to be told; the answer is which seat is on turn."""
    first = copies[0]
    game, seat = await play_to(database, board, moves, first.channel)
    if isinstance(database, Address):
        await _in_postgres(database.url, game, copies)
    else:
        _in_sqlite(database, game, copies)
    return seat


def _in_sqlite(path: Path, game: str, copies: Sequence[Copy]) -> None:
    with sqlite3.connect(path) as connection:
        for number, copy in enumerate(copies[1:], 1):
            name = f"c{number}"
            connection.execute(
                f"INSERT INTO games ({', '.join(_OWN)}, {_GAME}) SELECT ?, ?, ?, ?, ?, {_GAME} FROM games WHERE id = ?",
                (name, copy.channel, copy.guild, copy.people[0], copy.rest, game),
            )
            connection.execute(
                f"INSERT INTO seats (game_id, user_id, {_SEAT}) SELECT ?, CASE seat WHEN 0 THEN ? ELSE ? END, {_SEAT} "
                "FROM seats WHERE game_id = ?",
                (name, *copy.people, game),
            )
            connection.execute(
                f"INSERT INTO actions (game_id, {_ACTION}) SELECT ?, {_ACTION} FROM actions WHERE game_id = ?",
                (name, game),
            )
        own = copies[0]
        connection.execute("UPDATE games SET guild_id = ?, host_id = ? WHERE id = ?", (own.guild, own.people[0], game))
        for seat, user in enumerate(own.people):
            connection.execute("UPDATE seats SET user_id = ? WHERE game_id = ? AND seat = ?", (user, game, seat))
    connection.close()


_COPIES = (
    "unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[]) "
    "WITH ORDINALITY AS copy (channel, guild, one, other, rest, number)"
)
_STATEMENTS = (
    f"INSERT INTO games ({', '.join(_OWN)}, {_GAME}) SELECT 'c' || copy.number, channel, guild, one, copy.rest, "
    f"{', '.join(f'games.{name}' for name in _GAME.split(', '))} FROM games, {_COPIES} WHERE id = $1",
    f"INSERT INTO seats (game_id, user_id, {_SEAT}) SELECT 'c' || copy.number, CASE seat WHEN 0 THEN one ELSE other "
    f"END, {_SEAT} FROM seats, {_COPIES} WHERE game_id = $1",
    f"INSERT INTO actions (game_id, {_ACTION}) SELECT 'c' || copy.number, {_ACTION} FROM actions, {_COPIES} "
    "WHERE game_id = $1",
)


async def _in_postgres(url: str, game: str, copies: Sequence[Copy]) -> None:
    own, *others = copies
    connection = await asyncpg.connect(url)
    lists: list[list[int] | list[str]] = [[one.channel for one in others], [one.guild for one in others]]
    lists += [[one.people[seat] for one in others] for seat in (0, 1)]
    lists.append([one.rest for one in others])
    for statement in _STATEMENTS:
        await connection.execute(statement, game, *lists, timeout=600)
    await connection.execute(
        "UPDATE games SET guild_id = $1, host_id = $2 WHERE id = $3", own.guild, own.people[0], game
    )
    for seat, user in enumerate(own.people):
        await connection.execute("UPDATE seats SET user_id = $1 WHERE game_id = $2 AND seat = $3", user, game, seat)
    # What so many rows leave to be done is not measured: on a server that runs for months it is long done.
    await connection.execute("VACUUM (ANALYZE)", timeout=600)
    with suppress(asyncpg.InsufficientPrivilegeError):  # A server that was named may not let everybody do it.
        await connection.execute("CHECKPOINT", timeout=600)
    await connection.close()
