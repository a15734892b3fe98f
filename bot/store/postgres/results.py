"""The results of games that have ended, as PostgreSQL keeps them."""

from collections.abc import Mapping

from msgspec.structs import astuple

from bot.store.postgres.connection import Connection
from bot.store.postgres.visits import Visits, marks
from bot.store.rows import OwnResultRow, PlacedRow, RankingRow, ResultRow, ResultSeatRow, TotalsRow, VersusRow

_SEAT_COLUMNS = ResultSeatRow.__struct_fields__

_MISSING = (
    "SELECT id FROM games WHERE status = 'ended' AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = games.id) "
    "ORDER BY changed_at, id"
)
_HERE = "($1::bigint IS NULL OR guild_id = $1) AND ($2 = '' OR map = $2)"
_OWN = (
    f"SELECT newest.game_id, map, ended_at, {', '.join(f'seats.{name}' for name in _SEAT_COLUMNS)} FROM "
    "(SELECT results.game_id, map, ended_at, seat FROM result_seats "
    f"JOIN results ON results.game_id = result_seats.game_id WHERE user_id = $3 AND {_HERE} "
    "ORDER BY ended_at DESC, results.game_id DESC LIMIT $4) AS newest "
    "JOIN result_seats AS seats ON seats.game_id = newest.game_id AND seats.seat = newest.seat "
    "ORDER BY ended_at, newest.game_id"
)
_TOTALS = (
    "SELECT count(*) FILTER (WHERE ended = 'played'), count(*) FILTER (WHERE ended <> 'played'), "
    "count(*) FILTER (WHERE ended = 'played' AND place = 1), "
    + ", ".join(
        f"coalesce({figure} FILTER (WHERE ended = 'played'), 0)"
        for figure in ("sum(points)", "max(points)", "sum(tickets_done)", "sum(tickets_missed)")
    )
    + " FROM result_seats JOIN results ON results.game_id = result_seats.game_id "
    f"WHERE user_id = $3 AND {_HERE}"
)
_SERVERS = "SELECT guild_id FROM results GROUP BY guild_id HAVING count(*) >= $1 ORDER BY count(*) DESC, guild_id"
_RANKINGS = (
    "SELECT game_id, map, ended_at, "
    "ARRAY(SELECT (user_id, ended, place) FROM result_seats WHERE game_id = results.game_id ORDER BY seat) "
    f"FROM results WHERE {_HERE} AND (ended_at, game_id) > ($3, $4) ORDER BY ended_at, game_id"
)
_COUNT = f"SELECT count(*) FROM results WHERE {_HERE}"
_VERSUS = (
    "SELECT other.user_id, count(*), count(*) FILTER (WHERE own.place < other.place), "
    "count(*) FILTER (WHERE own.place > other.place) "
    "FROM result_seats AS own JOIN results ON results.game_id = own.game_id "
    "JOIN result_seats AS other ON other.game_id = own.game_id AND other.user_id <> own.user_id "
    f"WHERE own.user_id = $3 AND own.ended = 'played' AND other.ended = 'played' AND {_HERE} "
    "GROUP BY other.user_id ORDER BY count(*) DESC, other.user_id LIMIT $4"
)


async def write_result(connection: Connection, result: ResultRow) -> None:
    """Add a result; one that is there already stays."""
    added = await connection.execute(
        "INSERT INTO results (game_id, guild_id, map, ended_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        result.game_id,
        result.guild_id,
        result.map,
        result.ended_at,
    )
    if added == "INSERT 0 1":
        await connection.executemany(
            f"INSERT INTO result_seats (game_id, {', '.join(_SEAT_COLUMNS)}) VALUES ({marks(1 + len(_SEAT_COLUMNS))})",
            [(result.game_id, *astuple(seat)) for seat in result.seats],
        )


class PostgresResults:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def missing(self) -> list[str]:
        return await self._visits.names(_MISSING)

    async def add(self, result: ResultRow) -> None:
        await self._visits.write(lambda connection: write_result(connection, result))

    async def own(self, user_id: int, guild_id: int | None, map_id: str = "", most: int = 300) -> list[OwnResultRow]:
        rows = await self._visits.rows(_OWN, guild_id, map_id, user_id, most)
        return [OwnResultRow(game, name, at, ResultSeatRow(*seat)) for game, name, at, *seat in rows]

    async def totals(self, user_id: int, guild_id: int | None, map_id: str = "") -> TotalsRow:
        row = await self._visits.row(_TOTALS, guild_id, map_id, user_id)
        return TotalsRow(*row) if row else TotalsRow()

    async def versus(self, user_id: int, guild_id: int | None, map_id: str = "", most: int = 20) -> list[VersusRow]:
        return [VersusRow(*row) for row in await self._visits.rows(_VERSUS, guild_id, map_id, user_id, most)]

    async def rankings(self, guild_id: int, map_id: str = "", after: tuple[int, str] = (0, "")) -> list[RankingRow]:
        rows = await self._visits.rows(_RANKINGS, guild_id, map_id, *after)
        return [
            RankingRow(game, name, at, tuple(PlacedRow(*place) for place in places)) for game, name, at, places in rows
        ]

    async def count(self, guild_id: int, map_id: str = "") -> int:
        row = await self._visits.row(_COUNT, guild_id, map_id)
        return int(row[0]) if row else 0

    async def servers(self, least: int) -> list[int]:
        return [int(guild) for (guild,) in await self._visits.rows(_SERVERS, least)]

    async def note_hint(self, game_id: str, seat: int) -> None:
        await self._visits.change(
            "INSERT INTO hints (game_id, seat, count) VALUES ($1, $2, 1) "
            "ON CONFLICT (game_id, seat) DO UPDATE SET count = hints.count + 1",
            game_id,
            seat,
        )

    async def hints(self, game_id: str) -> Mapping[int, int]:
        rows = await self._visits.rows("SELECT seat, count FROM hints WHERE game_id = $1", game_id)
        return {int(seat): int(count) for seat, count in rows}
