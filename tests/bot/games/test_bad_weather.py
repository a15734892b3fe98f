"""The server with the games fails for a while: a sentence for the player, a line for the admin, and no lost move."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sandbox.testing import Sandbox
from tests.bot.games.bots import the_bot
from tests.bot.games.driver import fine
from tests.bot.games.test_turns import started, turn_message
from tests.bot.running.processes import ended, environment
from tests.bot.store.postgres.test_weather import CUT, FULL, weather


@pytest_asyncio.fixture
async def on_a_server(tmp_path: Path, dots: None, postgres_url: str) -> AsyncIterator[Sandbox]:
    async with Sandbox(the_bot(tmp_path, more={"DATABASE_URL": postgres_url}), language="en-GB") as sandbox:
        yield sandbox


@pytest.mark.parametrize("happens", [FULL, CUT], ids=["full", "cut"])
async def test_a_move_that_can_not_be_stored_can_be_made_later(
    on_a_server: Sandbox, postgres_url: str, happens: str, caplog: pytest.LogCaptureFixture
) -> None:
    me, other = await started(on_a_server)
    async with weather(postgres_url, happens):
        for _ in range(2):
            answer = await me.slash("draw", card="blind", second="blind")
            assert answer.text.startswith("I can’t save anything at the moment, so nothing has changed.")
        fine(await me.slash("turn"))
    assert "the database does not work: " in caplog.text
    assert "Traceback" not in caplog.text
    fine(await me.slash("draw", card="blind", second="blind"))
    await turn_message(other, 2)


@pytest.mark.parametrize(
    ("address", "code", "says"),
    [
        ("postgresql://me:secret@127.0.0.1:1/games", 1, "PostgreSQL at 127.0.0.1:1/games can't be reached"),
        ("postgresql://me:secret@nowhere.invalid/games", 1, "PostgreSQL at nowhere.invalid/games can't be reached"),
        ("postgres.example.org", 2, "DATABASE_URL must be like postgresql://"),
    ],
)
async def test_a_bot_without_its_server_says_why(tmp_path: Path, address: str, code: int, says: str) -> None:
    given = environment(tmp_path, DISCORD_TOKEN="abc", DATABASE_URL=address)
    found, printed = await ended(tmp_path, given)
    assert (found, "Traceback" in printed, "secret" in printed) == (code, False, False)
    assert printed.startswith(says)
    assert len(printed.splitlines()) == 1
