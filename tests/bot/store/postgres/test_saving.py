"""How often a click goes to the server and back: whoever clicks waits for each time."""

from msgspec.structs import replace

from bot.store import NoticeRow, TimerRow
from bot.store.postgres import PostgresStore
from tests.bot.store.test_contract import game, row


async def test_a_usual_move_and_a_look_are_one_statement_each(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await store.add_game(game(), b"", [row(1, 7)])
    await store.seen("g1", 11)  # A new connection looks up once what types there are.
    asked: list[str] = []
    async with store._visits._pool.acquire() as connection:
        connection.add_query_logger(lambda query: asked.append(query.query))
    moved = replace(game().seats[0], moves=1)
    after = replace(game(), seq=3, seats=(moved, game().seats[1]))
    timers, notices = [TimerRow("g1", 2, "pause", 0, 5000)], [NoticeRow("g1", 2, "pause", 0, 1000)]
    await store.save(game(), after, [row(2, 8), row(3, 8, part=1)], timers, notices=notices)
    assert len(asked) == 1
    asked.clear()
    assert (await store.seen("g1", 11))[0] == after
    assert len(asked) == 1
    await store.close()
