"""What people have set for themselves, and what is theirs alone at a table, as PostgreSQL keeps it."""

from collections.abc import Mapping, Sequence

from msgspec.structs import astuple

from bot.store.contract import PlanChanged
from bot.store.postgres.connection import Connection
from bot.store.postgres.visits import Visits
from bot.store.postgres.workers import tell
from bot.store.rows import KeptRows, KeptSeatRow, PlanChange, PlanRow, PrivateRow

PRIVATE = ", ".join(PrivateRow.__struct_fields__)


async def change_plan(connection: Connection, game_id: str, change: PlanChange) -> None:
    found = await connection.execute(
        "UPDATE private SET plan = $3, planned = $4 WHERE game_id = $1 AND place = $2 "
        "AND plan IS NOT DISTINCT FROM $5 AND planned IS NOT DISTINCT FROM $6",
        game_id,
        change.place,
        *astuple(change.after),
        *astuple(change.before),
    )
    if found != "UPDATE 1":
        raise PlanChanged


class PostgresPeople:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def profile(self, user_id: int) -> bytes | None:
        return (await self.profiles((user_id,))).get(user_id)

    async def profiles(self, user_ids: Sequence[int]) -> Mapping[int, bytes]:
        if not user_ids:
            return {}
        rows = await self._visits.rows(
            "SELECT user_id, profile FROM people WHERE user_id = ANY($1::bigint[])", list(user_ids)
        )
        return {int(row[0]): bytes(row[1]) for row in rows}

    async def save_profile(self, user_id: int, profile: bytes) -> None:
        await self._visits.change(
            "INSERT INTO people (user_id, profile) VALUES ($1, $2) "
            "ON CONFLICT (user_id) DO UPDATE SET profile = excluded.profile",
            user_id,
            profile,
        )

    async def private(self, game_id: str, place: int) -> PrivateRow:
        row = await self._visits.row(f"SELECT {PRIVATE} FROM private WHERE game_id = $1 AND place = $2", game_id, place)
        return PrivateRow() if row is None else PrivateRow(*row)

    async def privates(self, game_id: str) -> Mapping[int, PrivateRow]:
        rows = await self._visits.rows(f"SELECT place, {PRIVATE} FROM private WHERE game_id = $1", game_id)
        return {int(place): PrivateRow(*rest) for place, *rest in rows}

    async def plan(self, game_id: str, place: int, plan: PlanRow) -> None:
        await self._visits.change(
            "INSERT INTO private (game_id, place, plan, planned) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (game_id, place) DO UPDATE SET plan = excluded.plan, planned = excluded.planned",
            game_id,
            place,
            plan.plan,
            plan.planned,
        )

    async def plan_ends(self, game_id: str, change: PlanChange) -> None:
        await self._visits.write(lambda connection: change_plan(connection, game_id, change))

    async def mute(self, game_id: str, place: int, muted: bool) -> None:
        await self._visits.change(
            "INSERT INTO private (game_id, place, muted) VALUES ($1, $2, $3) "
            "ON CONFLICT (game_id, place) DO UPDATE SET muted = excluded.muted",
            game_id,
            place,
            muted,
        )

    async def note(self, game_id: str, place: int, note: str) -> None:
        await self._visits.change(
            "INSERT INTO private (game_id, place, note) VALUES ($1, $2, $3) "
            "ON CONFLICT (game_id, place) DO UPDATE SET note = excluded.note",
            game_id,
            place,
            note,
        )

    async def with_plans(self) -> list[str]:
        return await self._visits.names(
            "SELECT DISTINCT game_id FROM private JOIN games ON games.id = game_id "
            "WHERE plan IS NOT NULL AND status = 'playing' ORDER BY game_id"
        )

    async def follow(self, game_id: str, user_id: int) -> None:
        await self._visits.change(
            "INSERT INTO followers (game_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", game_id, user_id
        )

    async def unfollow(self, game_id: str, user_id: int) -> None:
        await self._visits.change("DELETE FROM followers WHERE game_id = $1 AND user_id = $2", game_id, user_id)

    async def followers(self, game_id: str) -> list[int]:
        rows = await self._visits.rows("SELECT user_id FROM followers WHERE game_id = $1 ORDER BY user_id", game_id)
        return [int(row[0]) for row in rows]

    async def with_followers(self) -> list[str]:
        return await self._visits.names(
            "SELECT DISTINCT game_id FROM followers JOIN games ON games.id = game_id "
            "WHERE status = 'ended' ORDER BY game_id"
        )

    async def kept(self, user_id: int) -> KeptRows:
        async def work(connection: Connection) -> KeptRows:
            profile = await connection.fetchval("SELECT profile FROM people WHERE user_id = $1", user_id)
            seats = await connection.fetch(_KEPT, user_id)
            follows = await connection.fetch("SELECT game_id FROM followers WHERE user_id = $1 ORDER BY 1", user_id)
            return KeptRows(profile, [KeptSeatRow(*row) for row in seats], [str(game) for (game,) in follows])

        return await self._visits.read(work)

    async def forget(self, user_id: int) -> list[str]:
        changed: list[str] = []

        async def work(connection: Connection) -> None:
            changed[:] = [str(game) for (game,) in await connection.fetch(_CONCERNED, user_id)]
            # Games before seats, as a move takes them: else two would wait for each other until the server ends one.
            await connection.execute("SELECT 1 FROM games WHERE id = ANY($1) ORDER BY id FOR UPDATE", changed)
            for statement in _FORGET:
                await connection.execute(statement, user_id)
            for game in (*changed, ""):  # Last of all: also what was worked out from their results is old.
                await tell(connection, self._visits.worker, game)

        await self._visits.write(work)
        return changed


_KEPT = (
    "SELECT games.id, guild_id, channel_id, status, created_at, name, colour, host_id = $1, moves, "
    "coalesce(muted, FALSE), coalesce(note, ''), plan, planned, result_seats.place, points "
    "FROM seats JOIN games ON games.id = seats.game_id "
    "LEFT JOIN private ON private.game_id = seats.game_id AND private.place = seats.place "
    "LEFT JOIN result_seats ON result_seats.game_id = seats.game_id AND result_seats.seat = seats.seat "
    "WHERE seats.user_id = $1 ORDER BY created_at, games.id"
)
_LIST = "coalesce(convert_from({column}, 'UTF8')::jsonb -> '{name}', '[]')"
_OPTIONS = _LIST.format(column="options", name="invited")
_INVITED = f"{_OPTIONS} @> to_jsonb($1::bigint)"
_OFFERS = _LIST.format(column="ballot", name="offers")
_OFFERED = f"EXISTS (SELECT 1 FROM jsonb_array_elements({_OFFERS}) AS offer WHERE offer -> 1 = to_jsonb($1::bigint))"
"""A seat of that table is offered to this person."""
_CONCERNED = (
    "SELECT game_id FROM seats WHERE user_id = $1 "
    f"UNION SELECT id FROM games WHERE host_id = $1 OR {_OFFERED} OR {_INVITED} ORDER BY 1"
)
_FORGET = (
    "DELETE FROM people WHERE user_id = $1",
    "DELETE FROM followers WHERE user_id = $1",
    "DELETE FROM private WHERE EXISTS (SELECT 1 FROM seats WHERE seats.game_id = private.game_id "
    "AND seats.place = private.place AND user_id = $1)",
    "UPDATE seats SET user_id = NULL, name = '' WHERE user_id = $1",
    "UPDATE games SET host_id = 0 WHERE host_id = $1",
    "UPDATE result_seats SET user_id = NULL, details = '' WHERE user_id = $1",
    "UPDATE games SET options = convert_to(jsonb_set(convert_from(options, 'UTF8')::jsonb, '{invited}', "
    "(SELECT coalesce(jsonb_agg(value), '[]') "
    f"FROM jsonb_array_elements({_OPTIONS}) AS value WHERE value <> to_jsonb($1::bigint)))::text, 'UTF8') "
    f"WHERE {_INVITED}",
    f"UPDATE games SET ballot = NULL WHERE {_OFFERED}",  # What the table was deciding begins anew.
)
