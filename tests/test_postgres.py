"""The PostgreSQL that tests use: every test has a database of its own, and without a server they say why."""

import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest

from tests import postgres as tests_postgres
from tests.postgres import NAMED, NoServer, Server, running_server


@pytest.mark.parametrize("number", [1, 2])
async def test_every_test_has_a_fresh_database(postgres_url: str, number: int) -> None:
    connection = await asyncpg.connect(postgres_url)
    await connection.execute("INSERT INTO people VALUES (1, '')")
    await connection.close()


async def test_a_database_is_dropped_also_while_somebody_is_connected(postgres: Server) -> None:
    async with postgres.database() as url:
        connection = await asyncpg.connect(url)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        await asyncpg.connect(url)
    await connection.close()


def test_a_server_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, "postgresql://somewhere/db")
    with running_server() as server:
        assert server.url_of("other") == "postgresql://somewhere/other"


def test_without_a_server_the_reason_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(NAMED, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(tests_postgres, "_DEBIAN", tmp_path)
    with pytest.raises(NoServer, match="apt-get install postgresql"), running_server():
        pass


def test_a_server_ends_with_tests_that_are_killed(postgres: Server) -> None:
    if postgres.folder is None:
        pytest.skip("the server is not our own")
    script = "from tests.postgres import *\nwith running_server() as server: print(server.folder, flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", script], text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as tests:
        assert tests.stdout is not None
        folder = Path(tests.stdout.readline().strip())
        assert (folder / "data" / "postmaster.pid").exists()
        tests.kill()
    while folder.exists():
        time.sleep(0.1)
