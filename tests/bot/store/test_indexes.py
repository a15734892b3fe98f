"""How much is read: a channel with thousands of old games is as quick as any, and a list reads every board once."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.postgres import PostgresStore
from bot.store.postgres import store as on_a_server
from bot.store.postgres.connection import connect
from bot.store.sqlite import SqliteStore
from bot.store.sqlite import store as in_a_file
from tests.bot.store.test_contract import game, row

OLD = 200


async def _filled(store: SqliteStore | PostgresStore) -> None:
    for number in range(OLD):
        old = replace(game(f"g{number}", status="ended"), created_at=number, board=f"b{number % 2}")
        await store.add_game(old, b'{"id": "paris"}', [row(1, number)])
    await store.close()


def _rows(plan: dict[str, Any]) -> list[int]:
    """How many rows each step of a plan has gone through."""
    read = int(plan["Actual Rows"]) + int(plan.get("Rows Removed by Filter", 0))
    return [read, *(count for part in plan.get("Plans", ()) for count in _rows(part))]


async def test_the_newest_game_of_a_channel_on_a_server(postgres_url: str) -> None:
    await _filled(await PostgresStore.open(postgres_url))
    connection = await connect(postgres_url)
    await connection.execute("ANALYZE; SET enable_seqscan = off; SET plan_cache_mode = force_generic_plan")
    await connection.execute(f"PREPARE look (bigint) AS SELECT id {on_a_server._IN_CHANNEL}")
    plan = json.loads(await connection.fetchval("EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE look (100)"))[0]["Plan"]
    await connection.close()
    assert max(_rows(plan)) == 1, plan
    assert {"one_game_per_channel", "games_of_channel"} <= {
        word.strip('",') for word in json.dumps(plan).split() if "channel" in word
    }


async def test_the_newest_game_of_a_channel_in_a_file(tmp_path: Path) -> None:
    await _filled(await SqliteStore.open(tmp_path / "db"))
    with sqlite3.connect(tmp_path / "db") as connection:
        found = connection.execute(f"EXPLAIN QUERY PLAN {in_a_file._IN_CHANNEL}", (100,)).fetchall()
    steps = "\n".join(step for *_, step in found)
    assert "one_game_per_channel" in steps
    assert "games_of_channel" in steps
    assert "TEMP B-TREE" not in steps, "nothing is sorted"


async def test_a_list_of_all_games_reads_every_board_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it with a click, so it gets more time than a visit."""
    await _filled(await PostgresStore.open(postgres_url))
    connection = await connect(postgres_url)
    ((found,),) = await connection.fetch(f"EXPLAIN (ANALYZE, VERBOSE, FORMAT JSON) {on_a_server._LISTED}")
    await connection.close()

    def steps(plan: dict[str, Any]) -> list[dict[str, Any]]:
        return [plan, *(step for part in plan.get("Plans", ()) for step in steps(part))]

    reads = [step for step in steps(json.loads(found)[0]["Plan"]) if "jsonb" in str(step.get("Output"))]
    assert [step["Actual Rows"] * step["Actual Loops"] for step in reads] == [2]
    monkeypatch.setattr("bot.store.postgres.connection._PATIENCE", 0.5)
    slow = on_a_server._LISTED.replace("WITH\n", "WITH slow AS MATERIALIZED (SELECT pg_sleep(1)),\n").replace(
        "ORDER BY", "WHERE EXISTS (SELECT 1 FROM slow) ORDER BY"
    )
    monkeypatch.setattr(on_a_server, "_LISTED", slow)
    store = await PostgresStore.open(postgres_url)
    assert len(await store.overview()) == OLD
    await store.close()
