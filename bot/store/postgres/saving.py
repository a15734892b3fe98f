"""A game with its new rows in other tables, written by one statement: one way to the server and back."""

import itertools
from collections.abc import Iterator, Sequence
from typing import get_args, get_type_hints

from msgspec import Struct

from bot.store.contract import MovedOn
from bot.store.postgres.connection import Connection
from bot.store.postgres.visits import marks, storable
from bot.store.postgres.workers import TELL
from bot.store.rows import (
    ACTION_COLUMNS,
    GAME_COLUMNS,
    SEAT_COLUMNS,
    UPDATED_COLUMNS,
    ActionRow,
    GameRow,
    NoticeRow,
    SeatRow,
    TimerRow,
)


class _Table(Struct, frozen=True):
    """Where rows of a game go, and which of their fields."""

    name: str
    row: type[Struct]
    columns: tuple[str, ...]
    otherwise: str = ""
    """What becomes of a row that is there already."""


def _without(row: type[Struct], *names: str) -> tuple[str, ...]:
    return tuple(name for name in row.__struct_fields__ if name not in names)


_ANEW = ", ".join(f"{name} = excluded.{name}" for name in SEAT_COLUMNS if name != "place")
_TABLES = (
    _Table("seats", SeatRow, SEAT_COLUMNS, f"ON CONFLICT (game_id, place) DO UPDATE SET {_ANEW}"),
    _Table("actions", ActionRow, ACTION_COLUMNS),
    _Table("timers", TimerRow, _without(TimerRow, "game_id", "id")),
    _Table("notices", NoticeRow, _without(NoticeRow, "game_id", "id")),
)
_LISTS = {int: "bigint[]", bool: "boolean[]", str: "text[]", bytes: "bytea[]"}
"""How a column of rows is given to the server, which makes smaller numbers of big ones where its tables have them."""


def _list(row: type[Struct], name: str) -> str:
    kind = get_type_hints(row)[name]
    while listed := get_args(kind):  # A number or None, or one of some texts.
        kind = listed[0]
    return _LISTS[kind if isinstance(kind, type) else type(kind)]


def _and_rows(first: int) -> str:
    """The rows of the `game` that was written, each column as a list from this parameter on. No game, no rows."""
    at, parts = itertools.count(first), []
    for table in _TABLES:
        lists = ", ".join(f"${next(at)}::{_list(table.row, name)}" for name in table.columns)
        parts.append(
            f"its_{table.name} AS (INSERT INTO {table.name} (game_id, {', '.join(table.columns)}) "
            f"SELECT game.id, given.* FROM game, unnest({lists}) AS given {table.otherwise})"
        )
    return f"{', '.join(parts)} SELECT id FROM game"


# Writing only what has changed would save not a hundredth of an answer, and take a statement for each combination.
_CHANGES = ", ".join(f"{name} = ${at}" for at, name in enumerate(UPDATED_COLUMNS, 5))
_MOVE = (
    f"WITH game AS (UPDATE games SET seq = $3, {_CHANGES} WHERE id = $1 AND seq = $2 RETURNING id, {TELL}), "
    f"{_and_rows(5 + len(UPDATED_COLUMNS))}"
)
_ADD = (
    "WITH its_board AS (INSERT INTO boards (digest, board) VALUES ($1, $2) ON CONFLICT DO NOTHING), "
    f"game AS (INSERT INTO games ({', '.join(GAME_COLUMNS)}) VALUES ({marks(len(GAME_COLUMNS), 3)}) RETURNING id), "
    f"{_and_rows(3 + len(GAME_COLUMNS))}"
)


async def add(
    connection: Connection, game: GameRow, board: bytes, actions: Sequence[ActionRow], timers: Sequence[TimerRow]
) -> None:
    await connection.execute(
        _ADD, game.board, board, *_values(game, GAME_COLUMNS), *_columns(game.seats, actions, timers)
    )


async def move(
    connection: Connection,
    word: str,
    old: GameRow,
    new: GameRow,
    actions: Sequence[ActionRow],
    timers: Sequence[TimerRow],
    notices: Sequence[NoticeRow],
) -> None:
    """Other workers get the word; MovedOn."""
    changed = [seat for seat in new.seats if seat not in old.seats]
    values = (*_values(new, UPDATED_COLUMNS), *_columns(changed, actions, timers, notices))
    if await connection.fetchval(_MOVE, old.id, old.seq, new.seq, word, *values) is None:
        raise MovedOn


def _values(row: Struct, names: Sequence[str]) -> list[object]:
    return [storable(getattr(row, name)) for name in names]


def _columns(
    seats: Sequence[SeatRow],
    actions: Sequence[ActionRow],
    timers: Sequence[TimerRow],
    notices: Sequence[NoticeRow] = (),
) -> Iterator[list[object]]:
    given: tuple[Sequence[Struct], ...] = (seats, actions, timers, notices)
    for table, rows in zip(_TABLES, given, strict=True):
        for name in table.columns:
            yield [storable(getattr(row, name)) for row in rows]
