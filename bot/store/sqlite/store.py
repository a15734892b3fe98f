"""Reading and writing games: one transaction per click, log and snapshot together."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import astuple, replace

from bot.store.contract import MovedOn
from bot.store.rows import (
    ACTION_COLUMNS,
    COUNTED,
    GAME_COLUMNS,
    OPEN,
    SEAT_COLUMNS,
    UPDATED_COLUMNS,
    ActionRow,
    AskedRow,
    Figures,
    GameLine,
    GameRow,
    LeaseRow,
    MessageKind,
    NoticeRow,
    OwnRows,
    PlanChange,
    PrivateRow,
    ResultRow,
    SeatRow,
    TimerRow,
    UnsettledRow,
)
from bot.store.sqlite.connection import Reader, Row, Writer, connect, unusable
from bot.store.sqlite.migrating import check, migrate
from bot.store.sqlite.people import PRIVATE, SqlitePeople, change_plan, private_row
from bot.store.sqlite.results import SqliteResults, write_result
from bot.store.sqlite.servers import SqliteServers
from bot.store.sqlite.times import SqliteTimes, add_notices, add_timers, end_timer, note_asked
from bot.store.sqlite.visits import Visits

_SEAT_AS_JSON = ", ".join(SEAT_COLUMNS).replace("resigned", "json(iif(resigned, 'true', 'false'))")
_SEATS_AS_JSON = (
    f"(SELECT json_group_array(json_array({_SEAT_AS_JSON}))"
    " FROM (SELECT * FROM seats WHERE game_id = games.id ORDER BY place))"
)
_GAME = f"SELECT {', '.join(f'games.{name}' for name in GAME_COLUMNS)}, {_SEATS_AS_JSON} FROM games"
"""One statement reads a game with its seats, so that both are of the same moment."""

_SEATS = msgspec.json.Decoder(
    list[tuple[int, int | None, int | None, str, str, str, bool, int, int, int, int, int, int, int]]
)
_WITH_ID = f"{_GAME} WHERE id = ?"
_IN_CHANNEL = (
    f"{_GAME} WHERE id = coalesce("
    f"(SELECT id FROM games WHERE channel_id = ?1 AND status IN {OPEN} AND rest <> 'archived'), "
    "(SELECT id FROM games WHERE channel_id = ?1 ORDER BY created_at DESC, rowid DESC LIMIT 1))"
)
"""Each part is found by an index, however many games a channel has had."""

_SINCE = (
    f"SELECT {', '.join(ACTION_COLUMNS)} FROM actions WHERE game_id = ? AND seq > "
    "(SELECT seen_seq FROM seats WHERE game_id = ? AND user_id = ?) ORDER BY seq"
)

_OLDEST_UNPOSTED = (
    "SELECT min(at) FROM games INDEXED BY games_not_told "
    "JOIN actions ON actions.game_id = id AND actions.seq = posted_seq + 1 "
    "WHERE posted_seq < games.seq AND rest <> 'homeless'"
)

_LISTED = f"""
SELECT games.id, json_extract(CAST(boards.board AS TEXT), '$.id'), games.status, games.guild_id, games.channel_id,
  (SELECT count(*) FROM seats WHERE game_id = games.id),
  games.seq, games.changed_at, games.trouble,
  coalesce(length(games.state), 0) + coalesce(length(games.undo_state), 0)
    + (SELECT coalesce(sum(length(action) + length(events)), 0) FROM actions WHERE game_id = games.id),
  games.rest
FROM games JOIN boards ON boards.digest = games.board
ORDER BY games.status NOT IN {OPEN}, games.changed_at DESC, games.id
"""

_UNSETTLED = f"""
SELECT id, seq, 0 FROM games WHERE changed_at BETWEEN :since AND :until AND (
  posted_seq < seq
  OR (status IN {OPEN} AND EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND level <> ''))
  OR (status IN {OPEN} AND EXISTS (SELECT 1 FROM private WHERE game_id = games.id AND plan IS NOT NULL))
  OR (status = 'ended' AND EXISTS (SELECT 1 FROM followers WHERE game_id = games.id))
)
UNION ALL SELECT game_id, 0, max(id) FROM notices WHERE at <= :until GROUP BY game_id
ORDER BY 1
"""

_PRIVATE = f"SELECT {PRIVATE} FROM private JOIN seats USING (game_id, place) WHERE game_id = ? AND user_id = ?"
_WAITING = "FROM seats JOIN games ON games.id = game_id WHERE user_id = ? AND awaited_seq > 0 AND rest = ''"
_OTHERS = f"SELECT count(*) FROM (SELECT 1 {_WAITING} AND game_id <> ? LIMIT {COUNTED})"


def _game(row: Row) -> GameRow:
    *fields, seats = row
    game = GameRow(*fields)
    # SQLite has no truth values; the rows have.
    return replace(game, thread=bool(game.thread), seats=tuple(SeatRow(*seat) for seat in _SEATS.decode(seats)))


class SqliteStore:
    """The connections to one database file; what the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self.times = SqliteTimes(visits)
        self.people = SqlitePeople(visits)
        self.results = SqliteResults(visits)
        self.servers = SqliteServers(visits)
        self._visits = visits

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open and migrate; DatabaseProblem when that can't be."""
        connection = await connect(path)
        try:
            await check(connection, path)
            version = await migrate(connection, path)
            writer = Writer(connection)
            async with writer.transaction():
                # A read-only file shows itself here, not at the first move.
                await connection.execute(f"PRAGMA user_version = {version}")
            return cls(Visits(writer, Reader(await connect(path, read_only=True))))
        except BaseException as error:
            await connection.close()
            if isinstance(error, sqlite3.DatabaseError):
                raise unusable(path, error) from None
            raise

    async def close(self) -> None:
        await self._visits.close()

    # Reading.

    async def figures(self) -> Figures:
        def work(connection: sqlite3.Connection) -> Figures:
            games = connection.execute("SELECT status, count(*) FROM games GROUP BY status").fetchall()
            (unposted,) = connection.execute(_OLDEST_UNPOSTED).fetchone()
            (timer,) = connection.execute("SELECT min(due) FROM timers").fetchone()
            return Figures(dict(games), unposted, timer)

        return await self._visits.read(work)

    async def game(self, game_id: str) -> GameRow | None:
        row = await self._visits.row(_WITH_ID, (game_id,))
        return _game(row) if row else None

    async def game_in(self, channel_id: int) -> GameRow | None:
        row = await self._visits.row(_IN_CHANNEL, (channel_id,))
        return _game(row) if row else None

    async def seen(self, game_id: str, user_id: int) -> tuple[GameRow | None, OwnRows]:
        return await self._seen(_WITH_ID, game_id, user_id)

    async def seen_in(self, channel_id: int, user_id: int) -> tuple[GameRow | None, OwnRows]:
        return await self._seen(_IN_CHANNEL, channel_id, user_id)

    async def _seen(self, sql: str, key: object, user_id: int) -> tuple[GameRow | None, OwnRows]:
        def work(connection: sqlite3.Connection) -> tuple[Row | None, OwnRows]:
            row = connection.execute(sql, (key,)).fetchone()
            return row, _own(connection, row[0], user_id) if row else OwnRows()

        row, own = await self._visits.read(work)
        return _game(row) if row else None, own

    async def own(self, game_id: str, user_id: int) -> OwnRows:
        return await self._visits.read(lambda connection: _own(connection, game_id, user_id))

    async def rematch_of(self, game_id: str, channel_id: int) -> GameRow | None:
        row = await self._visits.row(
            f"{_GAME} WHERE channel_id = ? AND status = 'lobby' AND json_extract(options, '$.rematch_of') = ?",
            (channel_id, game_id),
        )
        return _game(row) if row else None

    async def games_of(self, user_id: int) -> list[GameRow]:
        rows = await self._visits.rows(
            f"{_GAME} WHERE status IN {OPEN} AND id IN (SELECT game_id FROM seats WHERE user_id = ?)", (user_id,)
        )
        return [_game(row) for row in rows]

    async def waiting_for(self, user_id: int, limit: int) -> list[str]:
        rows = await self._visits.rows(
            f"SELECT game_id {_WAITING} ORDER BY awaited_since, game_id LIMIT ?", (user_id, limit)
        )
        return [str(row[0]) for row in rows]

    async def games_in(self, guild_id: int) -> list[GameRow]:
        rows = await self._visits.rows(f"{_GAME} WHERE status IN {OPEN} AND guild_id = ? ORDER BY id", (guild_id,))
        return [_game(row) for row in rows]

    async def played_in(self) -> list[int]:
        rows = await self._visits.rows(
            f"SELECT DISTINCT guild_id FROM games WHERE status IN {OPEN} AND rest <> 'archived' "
            "AND guild_id IS NOT NULL ORDER BY guild_id"
        )
        return [int(row[0]) for row in rows]

    async def log(
        self, game_id: str, after: int = 0, before: int | None = None, limit: int | None = None
    ) -> list[ActionRow]:
        rows = await self._visits.rows(
            f"SELECT {', '.join(ACTION_COLUMNS)} FROM actions WHERE game_id = ? AND seq > ? AND seq < ? "
            "ORDER BY seq DESC LIMIT ?",
            (game_id, after, before if before is not None else 1 << 62, -1 if limit is None else limit),
        )
        return [ActionRow(*row) for row in reversed(rows)]

    async def was_done(self, interaction_id: int) -> bool:
        return await self._visits.row("SELECT 1 FROM actions WHERE interaction_id = ?", (interaction_id,)) is not None

    async def board(self, digest: str) -> bytes | None:
        row = await self._visits.row("SELECT board FROM boards WHERE digest = ?", (digest,))
        return bytes(row[0]) if row else None

    async def behind(self) -> list[str]:
        rows = await self._visits.rows(
            "SELECT id FROM games INDEXED BY games_not_told WHERE posted_seq < seq ORDER BY id"
        )
        return [str(row[0]) for row in rows]

    async def unsettled(self, since: int, until: int) -> list[UnsettledRow]:
        rows = await self._visits.rows(_UNSETTLED, {"since": since, "until": until})
        return [UnsettledRow(*row) for row in rows]

    async def with_opponents(self) -> Mapping[str, int]:
        rows = await self._visits.rows(
            "SELECT id, guild_id FROM games WHERE status IN ('opening', 'playing') "
            "AND EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND level <> '') ORDER BY id"
        )
        return {str(game): int(guild) for game, guild in rows}

    async def waiting_threads(self) -> list[int]:
        rows = await self._visits.rows(
            f"SELECT channel_id FROM games WHERE thread = 1 AND status IN {OPEN} "
            "AND rest NOT IN ('archived', 'homeless') ORDER BY id"
        )
        return [int(row[0]) for row in rows]

    async def overview(self) -> list[GameLine]:
        return [GameLine(*row) for row in await self._visits.rows(_LISTED)]

    async def refuses(self) -> str:
        def work(connection: sqlite3.Connection) -> None:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.execute(f"PRAGMA user_version = {version}")

        return await self._visits.refusal(work)

    # Writing.

    async def add_game(
        self, game: GameRow, board: bytes, actions: Sequence[ActionRow], timers: Sequence[TimerRow] = ()
    ) -> None:
        names, marks = ", ".join(GAME_COLUMNS), ", ".join("?" * len(GAME_COLUMNS))
        values = [getattr(game, name) for name in GAME_COLUMNS]

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO boards VALUES (?, ?)", (game.board, board))
            connection.execute(f"INSERT INTO games ({names}) VALUES ({marks})", values)
            _write_seats(connection, game.id, game.seats)
            _append(connection, game.id, actions)
            add_timers(connection, timers)

        await self._visits.write(work)

    async def save(
        self,
        old: GameRow,
        new: GameRow,
        actions: Sequence[ActionRow],
        timers: Sequence[TimerRow] = (),
        ends: TimerRow | None = None,
        result: ResultRow | None = None,
        plan: PlanChange | None = None,
        notices: Sequence[NoticeRow] = (),
        passed: int | None = None,
    ) -> None:
        # A column that is written costs every index that it is in, though it stays the same.
        updated = [name for name in UPDATED_COLUMNS if getattr(new, name) != getattr(old, name)]
        changes = "".join(f", {name} = ?" for name in updated)
        values = [getattr(new, name) for name in updated]
        changed = [seat for seat in new.seats if seat not in old.seats]
        gone = {seat.place for seat in old.seats} - {seat.place for seat in new.seats}

        def work(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                f"UPDATE games SET seq = ?{changes} WHERE id = ? AND seq = ?", (new.seq, *values, old.id, old.seq)
            )
            if found.rowcount != 1:
                raise MovedOn
            for place in gone:
                connection.execute("DELETE FROM seats WHERE game_id = ? AND place = ?", (old.id, place))
            _write_seats(connection, old.id, changed)
            _append(connection, old.id, actions)
            add_timers(connection, timers)
            add_notices(connection, notices)
            if passed is not None:
                connection.execute("DELETE FROM private WHERE game_id = ? AND place = ?", (old.id, passed))
            if ends is not None:
                end_timer(connection, ends)
            if result is not None:
                write_result(connection, result)
            if plan is not None:
                change_plan(connection, old.id, plan)

        await self._visits.write(work)

    async def posted(
        self,
        game_id: str,
        seq: int,
        message_id: int | None,
        message_kind: MessageKind,
        asked: Sequence[AskedRow] = (),
        timers: Sequence[TimerRow] = (),
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE games SET posted_seq = max(posted_seq, ?), message_id = ?, message_kind = ?, trouble = '' "
                "WHERE id = ?",
                (seq, message_id, message_kind, game_id),
            )
            note_asked(connection, game_id, asked)
            add_timers(connection, timers)

        await self._visits.write(work)

    async def trouble(self, game_id: str, trouble: str) -> None:
        await self._visits.change("UPDATE games SET trouble = ? WHERE id = ?", (trouble, game_id))

    # Several workers. A file has but one: it has every lease and every timer, and nobody else changes anything.

    async def lease(self, game_id: str, seconds: float) -> LeaseRow:
        row = await self._visits.row("SELECT posted_seq FROM games WHERE id = ?", (game_id,))
        return LeaseRow(mine=True, left=seconds, posted=int(row[0]) if row else 0)

    async def give_back(self, game_id: str) -> None:
        pass

    async def listen(self, heard: Callable[[str], None]) -> None:
        await asyncio.Event().wait()


def _own(connection: sqlite3.Connection, game_id: str, user_id: int) -> OwnRows:
    since = connection.execute(_SINCE, (game_id, game_id, user_id)).fetchall()
    private = connection.execute(_PRIVATE, (game_id, user_id)).fetchone()
    (others,) = connection.execute(_OTHERS, (user_id, game_id)).fetchone()
    own = PrivateRow() if private is None else private_row(private)
    return OwnRows([ActionRow(*row) for row in since], own, others)


def _write_seats(connection: sqlite3.Connection, game_id: str, seats: Sequence[SeatRow]) -> None:
    if seats:
        marks = ", ".join("?" * (1 + len(SEAT_COLUMNS)))
        connection.executemany(
            f"INSERT OR REPLACE INTO seats (game_id, {', '.join(SEAT_COLUMNS)}) VALUES ({marks})",
            [(game_id, *astuple(seat)) for seat in seats],
        )


def _append(connection: sqlite3.Connection, game_id: str, actions: Sequence[ActionRow]) -> None:
    marks = ", ".join("?" * (1 + len(ACTION_COLUMNS)))
    connection.executemany(
        f"INSERT INTO actions (game_id, {', '.join(ACTION_COLUMNS)}) VALUES ({marks})",
        [(game_id, *astuple(action)) for action in actions],
    )
