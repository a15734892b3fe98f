"""Databases for the benchmark: games at a certain move, many copies of one, and games played to the end."""

import sqlite3
from pathlib import Path
from random import Random

from bot.service import Service, Table
from bot.store.address import Database
from bot.store.rows import ActionRow, GameRow, SeatRow
from tests.bot.desk import click, eager, opened, service_on

GAME = [name for name in GameRow.__struct_fields__ if name != "seats"]


async def game_at(
    path: Path, board: str, moves: int, people: tuple[int, int], channel: int, guild: int
) -> tuple[str, int]:
    """A game of two after so many rows of the log, between turns, with nothing left to be told; who is on turn."""
    game, first = await play_to(path, board, moves, channel)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE games SET guild_id = ?", (guild,))
        for seat, user in enumerate(people):
            connection.execute("UPDATE seats SET user_id = ? WHERE seat = ?", (user, seat))
        connection.execute("UPDATE games SET host_id = ?", (people[0],))
    return game, first


async def play_to(database: Database, board: str, moves: int, channel: int) -> tuple[str, int]:
    """The same for two whom nobody knows."""
    async with service_on(database) as service:
        table = await opened(service, channel=channel, map=board)
        chance = Random(moves)
        while (
            (now := await service.looking.table(click(), table.game)).seq < moves
            or now.view is None
            or now.view.pending is not None
        ):
            await _one(service, now, chance)
        await service.ledger.posted(table.game, now.seq, None, "turn")
    return table.game, now.view.on_turn or 0


async def _one(service: Service, table: Table, chance: Random) -> None:
    seat = table.awaited[0]
    assert seat.user is not None
    seen = await service.looking.seen(table.game, seat.user)
    await service.turns.act(click(seat.user), table.game, [eager(seen.legal, chance)], seen.move)


def copy_game(path: Path, game: str, channels: list[int]) -> None:
    """The same game once more in each of these channels."""
    columns = ", ".join(name for name in GAME if name not in ("id", "channel_id"))
    seats, actions = (
        ", ".join(SeatRow.__struct_fields__),
        ", ".join(name for name in ActionRow.__struct_fields__ if name != "interaction_id"),
    )
    with sqlite3.connect(path) as connection:
        for number, channel in enumerate(channels):
            name = f"c{number}"
            connection.execute(
                f"INSERT INTO games (id, channel_id, {columns}) SELECT ?, ?, {columns} FROM games WHERE id = ?",
                (name, channel, game),
            )
            for table, names in (("seats", seats), ("actions", actions)):
                connection.execute(
                    f"INSERT INTO {table} (game_id, {names}) SELECT ?, {names} FROM {table} WHERE game_id = ?",
                    (name, game),
                )


async def bytes_per_finished_game(path: Path, board: str, games: int) -> tuple[float, float]:
    """How much the database grows with each finished game of two, and how many rows such a game has."""
    sizes = []
    rows = 0
    for goal in (1, games):
        async with service_on(path.with_suffix(f".{goal}")) as service:
            for number in range(goal):
                table, chance = await opened(service, 12, channel=number, map=board), Random(number)
                while (now := await service.looking.table(click(), table.game)).status != "ended":
                    await _one(service, now, chance)
                rows = now.seq
        with sqlite3.connect(path.with_suffix(f".{goal}")) as connection:
            connection.execute("VACUUM")
            (pages,), (size,) = (connection.execute(f"PRAGMA {x}").fetchone() for x in ("page_count", "page_size"))
            sizes.append(pages * size)
    return (sizes[1] - sizes[0]) / (games - 1), rows
