"""Two workers, each in a process of its own with a shard: who does what, and what becomes of one that is lost."""

import asyncio
from pathlib import Path

import asyncpg

from bot.store.address import Address
from sandbox.testing import Sandbox
from tests.bot.desk import service_on
from tests.bot.games.driver import play
from tests.bot.running.processes import COMMAND, ended, environment
from tests.bot.running.test_killed import check_log
from tests.bot.workers.fleet import Fleet, all_there, divided, several_shards, shard_of


async def test_games_on_both_shards(tmp_path: Path, postgres_url: str) -> None:
    """Everything is told once, though each worker can tell everything."""
    fleet = Fleet(divided(tmp_path, DATABASE_URL=postgres_url))
    discord = Sandbox(fleet, language="en-GB", held=False, patience=120)
    several_shards(discord)
    discord.set_language("Siding", "en-GB")
    async with discord, service_on(Address(postgres_url)) as service:
        await all_there(discord)
        synced = [one for one in discord.traffic if one.method == "PUT" and one.path.endswith("/commands")]
        assert len(synced) == 1, "the holder of shard 0 tells Discord the commands"
        places = [discord.channel("station"), discord.channel("peron")]
        assert {shard_of(place) for place in places} == {0, 1}
        tables = [[discord.user(name).at(place) for name in ("host", "admin")] for place in places]
        await asyncio.gather(*(play(discord, people, "paris", "commands", 3) for people in tables))
        for people in tables:
            table = await service.looking.table_here(int(people[0].channel.id))
            await check_log(Address(postgres_url), discord, people, service, table)
    assert "Traceback" not in fleet.output()


async def test_a_second_worker_on_the_same_shard(tmp_path: Path, postgres_url: str) -> None:
    fleet = Fleet(divided(tmp_path, DATABASE_URL=postgres_url))
    discord = Sandbox(fleet)
    several_shards(discord)
    async with discord:
        await all_there(discord)
        given = environment(tmp_path, DATABASE_URL=postgres_url, SHARD_COUNT="2", SHARD_IDS="1")
        code, printed = await ended(tmp_path, {**given, **discord.environment()})
        assert code == 1, "whoever watches over it tries again: the other may have died a moment ago"
        assert "Shard 1 is served by another worker already" in printed.strip().splitlines()[-1]
        assert "Traceback" not in printed
        assert discord.standin.gateway.identifies == 2
        assert "Slow Train" in (await discord.user("host").slash("help")).text


async def test_a_worker_that_loses_its_shards_ends_and_can_be_replaced(tmp_path: Path, postgres_url: str) -> None:
    fleet = Fleet(divided(tmp_path, DATABASE_URL=postgres_url), COMMAND)
    discord = Sandbox(fleet)
    several_shards(discord)
    async with discord:
        await all_there(discord)
        pid = fleet.workers[1].pid
        admin = await asyncpg.connect(postgres_url)
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ~ $1", f" {pid}$"
        )
        await admin.close()
        said = await discord._until(fleet.workers[1].fault, 120) or ""
        assert "ended with code 1" in said
        assert "that held shard 1 is lost, so this worker gives up" in said.splitlines()[-1]
        assert "Traceback" not in said
        await fleet.start_one(discord, 1)
        await all_there(discord)
