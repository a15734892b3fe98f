"""Reading and writing games in PostgreSQL: one transaction per click, log and snapshot together."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.store.postgres.connection import Connection, Record, check_age, connect, connect_many
from bot.store.postgres.migrating import check_current, migrate
from bot.store.postgres.people import PRIVATE, PostgresPeople, change_plan
from bot.store.postgres.results import PostgresResults, write_result
from bot.store.postgres.saving import add, move
from bot.store.postgres.servers import PostgresServers
from bot.store.postgres.times import PostgresTimes, add_timers, end_timer, note_asked
from bot.store.postgres.visits import Visits
from bot.store.postgres.workers import give_back, lease, listen, told
from bot.store.rows import (
    ACTION_COLUMNS,
    COUNTED,
    GAME_COLUMNS,
    OPEN,
    SEAT_COLUMNS,
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

_SEATS = f"ARRAY(SELECT ({', '.join(SEAT_COLUMNS)}) FROM seats WHERE game_id = games.id ORDER BY place)"
_COLUMNS = f"{', '.join(f'games.{name}' for name in GAME_COLUMNS)}, {_SEATS}"
_GAME = f"SELECT {_COLUMNS} FROM games"
"""One statement reads a game with its seats, so that both are of the same moment."""

_SINCE = (
    f"ARRAY(SELECT ({', '.join(ACTION_COLUMNS)}) FROM actions WHERE game_id = games.id AND seq > "
    "(SELECT seen_seq FROM seats WHERE game_id = games.id AND user_id = $2 LIMIT 1) ORDER BY seq)"
)
_PRIVATE = (
    f"(SELECT ({PRIVATE}) FROM private JOIN seats USING (game_id, place) "
    "WHERE game_id = games.id AND user_id = $2 LIMIT 1)"
)
_OTHERS = (
    "(SELECT count(*) FROM (SELECT 1 FROM seats JOIN games AS others ON others.id = game_id WHERE user_id = $2 "
    f"AND awaited_seq > 0 AND others.rest = '' AND game_id <> games.id LIMIT {COUNTED}) AS counted)"
)
_OWN = f"{_SINCE}, {_PRIVATE}, {_OTHERS}"
_WITH_ID = "FROM games WHERE id = $1"
_NEWEST = "SELECT created_at FROM games WHERE channel_id = $1 ORDER BY created_at DESC LIMIT 1"
_IN_CHANNEL = (
    "FROM games WHERE id = coalesce("
    f"(SELECT id FROM games WHERE channel_id = $1 AND status IN {OPEN} AND rest <> 'archived'), "
    f"(SELECT id FROM games WHERE channel_id = $1 AND created_at = ({_NEWEST}) ORDER BY number DESC LIMIT 1))"
)
"""Each part is found by an index, however many games a channel has had."""
_FIGURES = (
    "SELECT ARRAY(SELECT (status, count(*)) FROM games GROUP BY status), "
    "(SELECT min(at) FROM games JOIN actions ON actions.game_id = id AND actions.seq = posted_seq + 1 "
    "WHERE posted_seq < games.seq AND rest <> 'homeless'), (SELECT min(due) FROM timers)"
)
_LISTED = f"""
WITH
  names AS MATERIALIZED (SELECT digest, convert_from(board, 'UTF8')::jsonb ->> 'id' AS map FROM boards),
  logs AS (SELECT game_id, sum(length(action) + length(events)) AS size FROM actions GROUP BY game_id)
SELECT games.id, names.map, games.status, games.guild_id, games.channel_id,
  (SELECT count(*) FROM seats WHERE game_id = games.id),
  games.seq, games.changed_at, games.trouble,
  coalesce(length(games.state), 0) + coalesce(length(games.undo_state), 0) + coalesce(logs.size, 0),
  games.rest
FROM games JOIN names ON names.digest = games.board LEFT JOIN logs ON logs.game_id = games.id
ORDER BY games.status NOT IN {OPEN}, games.changed_at DESC, games.id
"""
"""Every board is read once, and all logs together."""

_LOOKING_THROUGH = 600.0
"""Seconds for a look at everything, which nobody waits for with a click."""

_UNSETTLED = f"""
SELECT id, seq, 0 FROM games WHERE changed_at BETWEEN $1 AND $2 AND (
  posted_seq < seq
  OR (status IN {OPEN} AND EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND level <> ''))
  OR (status IN {OPEN} AND EXISTS (SELECT 1 FROM private WHERE game_id = games.id AND plan IS NOT NULL))
  OR (status = 'ended' AND EXISTS (SELECT 1 FROM followers WHERE game_id = games.id))
)
UNION ALL SELECT game_id, 0, max(id) FROM notices WHERE at <= $2 GROUP BY game_id
ORDER BY 1
"""


def _game(values: Iterable[Any]) -> GameRow:
    *fields, seats = values
    return replace(GameRow(*fields), seats=tuple(SeatRow(*seat) for seat in seats))


def _own(since: Sequence[Record], private: Record | None, others: int) -> OwnRows:
    own = PrivateRow() if private is None else PrivateRow(*private)
    return OwnRows([ActionRow(*row) for row in since], own, others)


class PostgresStore:
    """The connections to one database; what the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits, url: str) -> None:
        self.times = PostgresTimes(visits)
        self.people = PostgresPeople(visits)
        self.results = PostgresResults(visits)
        self.servers = PostgresServers(visits)
        self._visits = visits
        self._url = url

    @classmethod
    async def open(cls, url: str, migrates: bool = True) -> "PostgresStore":
        """Connect and migrate, or insist on the version of this program; StopsTheBot when that can't be."""
        # Bringing many games up to date takes as long as it takes, and so does waiting for the worker that does it.
        connection = await (connect(url, patience=None) if migrates else connect(url))
        try:
            check_age(url, connection)
            await (migrate(connection, url) if migrates else check_current(connection, url))
        finally:
            await connection.close()
        return cls(Visits(await connect_many(url)), url)

    async def close(self) -> None:
        await self._visits.close()

    # Reading.

    async def figures(self) -> Figures:
        row = await self._visits.row(_FIGURES)
        games, unposted, timer = row or ((), None, None)
        return Figures({str(status): int(count) for status, count in games}, unposted, timer)

    async def game(self, game_id: str) -> GameRow | None:
        row = await self._visits.row(f"SELECT {_COLUMNS} {_WITH_ID}", game_id)
        return _game(row) if row else None

    async def game_in(self, channel_id: int) -> GameRow | None:
        row = await self._visits.row(f"SELECT {_COLUMNS} {_IN_CHANNEL}", channel_id)
        return _game(row) if row else None

    async def seen(self, game_id: str, user_id: int) -> tuple[GameRow | None, OwnRows]:
        return await self._seen(_WITH_ID, game_id, user_id)

    async def seen_in(self, channel_id: int, user_id: int) -> tuple[GameRow | None, OwnRows]:
        return await self._seen(_IN_CHANNEL, channel_id, user_id)

    async def _seen(self, which: str, key: object, user_id: int) -> tuple[GameRow | None, OwnRows]:
        row = await self._visits.row(f"SELECT {_COLUMNS}, {_OWN} {which}", key, user_id)
        if row is None:
            return None, OwnRows()
        *game, since, private, others = row
        return _game(game), _own(since, private, others)

    async def own(self, game_id: str, user_id: int) -> OwnRows:
        row = await self._visits.row(f"SELECT {_OWN} {_WITH_ID}", game_id, user_id)
        return OwnRows() if row is None else _own(*row)

    async def rematch_of(self, game_id: str, channel_id: int) -> GameRow | None:
        row = await self._visits.row(
            f"{_GAME} WHERE channel_id = $1 AND status = 'lobby' "
            "AND convert_from(options, 'UTF8')::jsonb ->> 'rematch_of' = $2",
            channel_id,
            game_id,
        )
        return _game(row) if row else None

    async def games_of(self, user_id: int) -> list[GameRow]:
        rows = await self._visits.rows(
            f"{_GAME} WHERE status IN {OPEN} AND id IN (SELECT game_id FROM seats WHERE user_id = $1) ORDER BY number",
            user_id,
        )
        return [_game(row) for row in rows]

    async def waiting_for(self, user_id: int, limit: int) -> list[str]:
        return await self._visits.names(
            "SELECT game_id FROM seats JOIN games ON games.id = game_id "
            "WHERE user_id = $1 AND awaited_seq > 0 AND rest = '' ORDER BY awaited_since, game_id LIMIT $2",
            user_id,
            limit,
        )

    async def games_in(self, guild_id: int) -> list[GameRow]:
        rows = await self._visits.rows(f"{_GAME} WHERE status IN {OPEN} AND guild_id = $1 ORDER BY id", guild_id)
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
            f"SELECT {', '.join(ACTION_COLUMNS)} FROM actions WHERE game_id = $1 AND seq > $2 "
            "AND ($3::integer IS NULL OR seq < $3) ORDER BY seq DESC LIMIT $4",
            game_id,
            after,
            before,
            limit,
        )
        return [ActionRow(*row) for row in reversed(rows)]

    async def was_done(self, interaction_id: int) -> bool:
        return await self._visits.row("SELECT 1 FROM actions WHERE interaction_id = $1", interaction_id) is not None

    async def board(self, digest: str) -> bytes | None:
        row = await self._visits.row("SELECT board FROM boards WHERE digest = $1", digest)
        return bytes(row[0]) if row else None

    async def behind(self) -> list[str]:
        return await self._visits.names("SELECT id FROM games WHERE posted_seq < seq ORDER BY id")

    async def unsettled(self, since: int, until: int) -> list[UnsettledRow]:
        return [UnsettledRow(*row) for row in await self._visits.rows(_UNSETTLED, since, until)]

    async def with_opponents(self) -> Mapping[str, int]:
        rows = await self._visits.rows(
            "SELECT id, guild_id FROM games WHERE status IN ('opening', 'playing') "
            "AND EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND level <> '') ORDER BY id"
        )
        return {str(game): int(guild) for game, guild in rows}

    async def waiting_threads(self) -> list[int]:
        rows = await self._visits.rows(
            f"SELECT channel_id FROM games WHERE thread AND status IN {OPEN} "
            "AND rest NOT IN ('archived', 'homeless') ORDER BY id"
        )
        return [int(row[0]) for row in rows]

    async def overview(self) -> list[GameLine]:
        return [GameLine(*row) for row in await self._visits.rows(_LISTED, patience=_LOOKING_THROUGH)]

    async def refuses(self) -> str:
        return await self._visits.refusal("UPDATE slow_train SET version = version")

    # Writing.

    async def add_game(
        self, game: GameRow, board: bytes, actions: Sequence[ActionRow], timers: Sequence[TimerRow] = ()
    ) -> None:
        await self._visits.write(lambda connection: add(connection, game, board, actions, timers), alone=True)

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
        gone = {seat.place for seat in old.seats} - {seat.place for seat in new.seats}

        async def work(connection: Connection) -> None:
            await move(connection, told(self._visits.worker, old.id), old, new, actions, timers, notices)
            for place in gone:
                await connection.execute("DELETE FROM seats WHERE game_id = $1 AND place = $2", old.id, place)
            if passed is not None:
                await connection.execute("DELETE FROM private WHERE game_id = $1 AND place = $2", old.id, passed)
            if ends is not None:
                await end_timer(connection, ends)
            if result is not None:
                await write_result(connection, result)
            if plan is not None:
                await change_plan(connection, old.id, plan)

        usual = not gone and all(more is None for more in (passed, ends, result, plan))
        await self._visits.write(work, alone=usual)

    async def posted(
        self,
        game_id: str,
        seq: int,
        message_id: int | None,
        message_kind: MessageKind,
        asked: Sequence[AskedRow] = (),
        timers: Sequence[TimerRow] = (),
    ) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute(
                "UPDATE games SET posted_seq = greatest(posted_seq, $2), message_id = $3, message_kind = $4, "
                "trouble = '' WHERE id = $1",
                game_id,
                seq,
                message_id,
                message_kind,
            )
            await note_asked(connection, game_id, asked)
            await add_timers(connection, timers)

        await self._visits.write(work)

    async def trouble(self, game_id: str, trouble: str) -> None:
        await self._visits.change("UPDATE games SET trouble = $2 WHERE id = $1", game_id, trouble)

    # Several workers.

    async def lease(self, game_id: str, seconds: float) -> LeaseRow:
        return await lease(self._visits, game_id, seconds)

    async def give_back(self, game_id: str) -> None:
        await give_back(self._visits, game_id)

    async def listen(self, heard: Callable[[str], None]) -> None:
        await listen(self._url, self._visits.worker, heard)
