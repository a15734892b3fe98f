"""The figures for Prometheus: what is counted, and that nobody can be told from them."""

import json
import re
import socket
from collections.abc import Mapping
from pathlib import Path

import aiohttp
import pytest
from msgspec.structs import replace

from bot.client import Parts, run_bot
from bot.errors import WrongSettings
from bot.metrics import STATUSES, Metrics
from bot.settings import read_settings
from bot.store import Figures, Store
from sandbox.testing import Sandbox
from tests.bot.games.bots import SeededIds, cheap, cheap_private_pictures, no_emojis
from tests.bot.games.test_turns import started
from tests.bot.store.conftest import another, opens, store
from tests.bot.store.test_contract import game, row

__all__ = ["another", "opens", "store"]

LABELS = {"kind", "outcome", "picture", "status", "le"}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


async def _read(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_bot_tells_its_figures_and_nobody_in_them(tmp_path: Path) -> None:
    port = _free_port()
    parts = replace(Parts(ids=SeededIds(1), emojis=no_emojis), paints=cheap, undo_pause=0)

    async def run(environment: Mapping[str, str]) -> None:
        own = {"DATABASE_PATH": str(tmp_path / "db"), "CACHE_DIR": str(tmp_path / "cache")}
        await run_bot(read_settings({**environment, **own, "HEALTH_PORT": str(port), "METRICS": "on"}), parts)

    with cheap_private_pictures():
        async with Sandbox(run, language="en-GB") as discord:
            me, _ = await started(discord, "paris")
            await me.slash("claim", route="nowhere")
            while (answer := await _read(port, "/healthz"))[0] != 200:
                pass  # discord.py takes a moment until it calls itself ready.
            health = answer[1]
            assert json.loads(health) == {"discord": True, "database": True, "clock": True, "disk": True}
            status, page = await _read(port, "/metrics")
            ids = [me.id, me.account.display_name, discord.guild("Slow Train").id, discord.channel("station").id]
            token = discord.environment()["DISCORD_TOKEN"]
    assert status == 200
    assert re.search(r'slow_train_interaction_seconds_count\{kind="/game new",outcome="answered"\} 1\.0', page)
    assert re.search(r'slow_train_interaction_seconds_count\{kind="/claim",outcome="refused"\} 1\.0', page)
    assert 'slow_train_games{status="playing"} 1.0' in page
    assert re.search(r'slow_train_posts_total\{outcome="posted"\} [1-9]', page)
    assert 'slow_train_painting_seconds_count{picture="turn"}' in page
    assert set(re.findall(r'(\w+)="', page)) == LABELS
    assert not [secret for secret in (*ids, token) if secret in page + health]


async def test_what_waits_is_told_by_its_age(store: Store) -> None:
    await store.add_game(game("g1"), b"", [row(1, 7)])
    await store.add_game(game("g2", channel=200, status="ended"), b"", [row(1, 8)])
    await store.posted("g2", 1, None, "end")
    assert await store.figures() == Figures({"lobby": 1, "ended": 1}, 1000, None)
    page = Metrics().page(Figures({"lobby": 1}, 1000, 9000), now=5000).decode()
    assert "slow_train_oldest_unposted_seconds 4.0" in page
    assert "slow_train_most_overdue_timer_seconds 0.0" in page, "it is not due yet"
    assert all(f'status="{status}"' in page for status in STATUSES)


def test_figures_need_a_port() -> None:
    with pytest.raises(WrongSettings, match="HEALTH_PORT is not set"):
        read_settings({"DISCORD_TOKEN": "t", "METRICS": "on"})
    with pytest.raises(WrongSettings, match="METRICS is"):
        read_settings({"DISCORD_TOKEN": "t", "METRICS": "maybe"})


def test_the_board_asks_for_figures_that_there_are() -> None:
    board = (Path(__file__).parents[3] / "deploy" / "grafana.json").read_text("utf-8")
    asked = set(re.findall(r"slow_train_\w+", board))
    metrics = Metrics()
    metrics.answered("x", "y", 1)
    metrics.painted("x", 1)
    metrics.posted("x")
    told = set(re.findall(r"^(slow_train_\w+)", metrics.page(Figures({}, None, None), 0).decode(), re.MULTILINE))
    assert asked
    assert asked <= told
