"""What people have set for themselves, and what is theirs alone at a table."""

import sqlite3
from collections.abc import Mapping, Sequence

from msgspec.structs import astuple, replace

from bot.store.contract import PlanChanged
from bot.store.rows import KeptRows, KeptSeatRow, PlanChange, PlanRow, PrivateRow
from bot.store.sqlite.connection import Row
from bot.store.sqlite.visits import Visits

PRIVATE = ", ".join(PrivateRow.__struct_fields__)


def private_row(row: Row) -> PrivateRow:
    muted, *rest = row
    return PrivateRow(bool(muted), *rest)


def change_plan(connection: sqlite3.Connection, game_id: str, change: PlanChange) -> None:
    found = connection.execute(
        "UPDATE private SET plan = ?, planned = ? WHERE game_id = ? AND place = ? AND plan IS ? AND planned IS ?",
        (*astuple(change.after), game_id, change.place, *astuple(change.before)),
    )
    if found.rowcount != 1:
        raise PlanChanged


class SqlitePeople:
    """What the methods promise is said in bot/store/contract.py."""

    def __init__(self, visits: Visits) -> None:
        self._visits = visits

    async def profile(self, user_id: int) -> bytes | None:
        return (await self.profiles((user_id,))).get(user_id)

    async def profiles(self, user_ids: Sequence[int]) -> Mapping[int, bytes]:
        if not user_ids:
            return {}
        marks = ", ".join("?" * len(user_ids))
        rows = await self._visits.rows(
            f"SELECT user_id, profile FROM people WHERE user_id IN ({marks})", tuple(user_ids)
        )
        return {int(row[0]): bytes(row[1]) for row in rows}

    async def save_profile(self, user_id: int, profile: bytes) -> None:
        await self._visits.change("INSERT OR REPLACE INTO people VALUES (?, ?)", (user_id, profile))

    async def private(self, game_id: str, place: int) -> PrivateRow:
        row = await self._visits.row(f"SELECT {PRIVATE} FROM private WHERE game_id = ? AND place = ?", (game_id, place))
        return PrivateRow() if row is None else private_row(row)

    async def privates(self, game_id: str) -> Mapping[int, PrivateRow]:
        rows = await self._visits.rows(f"SELECT place, {PRIVATE} FROM private WHERE game_id = ?", (game_id,))
        return {int(place): private_row(rest) for place, *rest in rows}

    async def plan(self, game_id: str, place: int, plan: PlanRow) -> None:
        await self._visits.change(
            "INSERT INTO private (game_id, place, plan, planned) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (game_id, place) DO UPDATE SET plan = excluded.plan, planned = excluded.planned",
            (game_id, place, plan.plan, plan.planned),
        )

    async def plan_ends(self, game_id: str, change: PlanChange) -> None:
        await self._visits.write(lambda connection: change_plan(connection, game_id, change))

    async def mute(self, game_id: str, place: int, muted: bool) -> None:
        await self._visits.change(
            "INSERT INTO private (game_id, place, muted) VALUES (?, ?, ?) "
            "ON CONFLICT (game_id, place) DO UPDATE SET muted = excluded.muted",
            (game_id, place, int(muted)),
        )

    async def note(self, game_id: str, place: int, note: str) -> None:
        await self._visits.change(
            "INSERT INTO private (game_id, place, note) VALUES (?, ?, ?) "
            "ON CONFLICT (game_id, place) DO UPDATE SET note = excluded.note",
            (game_id, place, note),
        )

    async def with_plans(self) -> list[str]:
        rows = await self._visits.rows(
            "SELECT DISTINCT game_id FROM private JOIN games ON games.id = game_id "
            "WHERE plan IS NOT NULL AND status = 'playing' ORDER BY game_id"
        )
        return [str(row[0]) for row in rows]

    async def follow(self, game_id: str, user_id: int) -> None:
        await self._visits.change("INSERT OR IGNORE INTO followers VALUES (?, ?)", (game_id, user_id))

    async def unfollow(self, game_id: str, user_id: int) -> None:
        await self._visits.change("DELETE FROM followers WHERE game_id = ? AND user_id = ?", (game_id, user_id))

    async def followers(self, game_id: str) -> list[int]:
        rows = await self._visits.rows("SELECT user_id FROM followers WHERE game_id = ? ORDER BY user_id", (game_id,))
        return [int(row[0]) for row in rows]

    async def with_followers(self) -> list[str]:
        rows = await self._visits.rows(
            "SELECT DISTINCT game_id FROM followers JOIN games ON games.id = game_id "
            "WHERE status = 'ended' ORDER BY game_id"
        )
        return [str(row[0]) for row in rows]

    async def kept(self, user_id: int) -> KeptRows:
        def work(connection: sqlite3.Connection) -> KeptRows:
            profile = connection.execute("SELECT profile FROM people WHERE user_id = ?", (user_id,)).fetchone()
            seats = connection.execute(_KEPT, {"user": user_id}).fetchall()
            follows = connection.execute("SELECT game_id FROM followers WHERE user_id = ? ORDER BY 1", (user_id,))
            return KeptRows(
                None if profile is None else profile[0], [_kept(row) for row in seats], [g for (g,) in follows]
            )

        return await self._visits.read(work)

    async def forget(self, user_id: int) -> list[str]:
        changed: list[str] = []

        def work(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                "SELECT game_id FROM seats WHERE user_id = :user "
                f"UNION SELECT id FROM games WHERE host_id = :user OR {_OFFERED} OR {_INVITED}",
                {"user": user_id},
            )
            changed[:] = [game for (game,) in found]
            for statement in _FORGET:
                connection.execute(statement, {"user": user_id})

        await self._visits.write(work)
        return changed


_KEPT = (
    "SELECT games.id, guild_id, channel_id, status, created_at, name, colour, host_id = :user, moves, "
    "coalesce(muted, 0), coalesce(note, ''), plan, planned, result_seats.place, points "
    "FROM seats JOIN games ON games.id = seats.game_id "
    "LEFT JOIN private ON private.game_id = seats.game_id AND private.place = seats.place "
    "LEFT JOIN result_seats ON result_seats.game_id = seats.game_id AND result_seats.seat = seats.seat "
    "WHERE seats.user_id = :user ORDER BY created_at, games.id"
)
_INVITED = "EXISTS (SELECT 1 FROM json_each(options, '$.invited') WHERE value = :user)"
_OFFERED = "EXISTS (SELECT 1 FROM json_each(ballot, '$.offers') WHERE json_extract(value, '$[1]') = :user)"
"""A seat of that table is offered to this person."""
_FORGET = (
    "DELETE FROM people WHERE user_id = :user",
    "DELETE FROM followers WHERE user_id = :user",
    "DELETE FROM private WHERE EXISTS (SELECT 1 FROM seats WHERE seats.game_id = private.game_id "
    "AND seats.place = private.place AND user_id = :user)",
    "UPDATE seats SET user_id = NULL, name = '' WHERE user_id = :user",
    "UPDATE games SET host_id = 0 WHERE host_id = :user",
    "UPDATE result_seats SET user_id = NULL, details = x'' WHERE user_id = :user",
    "UPDATE games SET options = CAST(json_set(options, '$.invited', (SELECT json_group_array(value) "
    f"FROM json_each(options, '$.invited') WHERE value <> :user)) AS BLOB) WHERE {_INVITED}",
    f"UPDATE games SET ballot = NULL WHERE {_OFFERED}",  # What the table was deciding begins anew.
)


def _kept(row: Row) -> KeptSeatRow:
    seat = KeptSeatRow(*row)
    return replace(seat, host=bool(seat.host), muted=bool(seat.muted))
