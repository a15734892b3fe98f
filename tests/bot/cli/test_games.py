"""What the host does with stored games: list, copy, put back, write the record of one that is over."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from bot.errors import NothingToUndo
from bot.store.address import Database
from tests.bot.cli.conftest import Runs
from tests.bot.desk import CHANNEL, HANNAH, OLENA, click, lobby, opened, play_one, service_on, started
from tests.postgres import Server


async def _fill(database: Database) -> None:
    """g1 has ended, g2 is cancelled, g3 is going on, g4 is a lobby."""
    chance = Random(3)
    async with service_on(database) as service:
        over = await opened(service)
        undone = False
        while await play_one(service, over, chance) is not None:
            for user in (HANNAH, OLENA) if not undone else ():
                try:
                    await service.turns.undo(click(user), over.game)
                    undone = True
                except NothingToUndo:
                    continue
        await service.tables.cancel(click(), (await started(service, channel=CHANNEL + 1)).game)
        await opened(service, OLENA, channel=CHANNEL + 2, map="amsterdam")
        await lobby(service, channel=CHANNEL + 3)


@pytest.fixture
def filled(folder: Path) -> Path:
    asyncio.run(_fill(folder / "db"))
    return folder


@pytest.fixture
def everywhere(database: Database) -> None:
    asyncio.run(_fill(database))


@pytest.mark.usefixtures("everywhere")
def test_games_are_listed(slow_train: Runs) -> None:
    code, printed, _ = slow_train("games")
    assert code == 0
    lines = [line.split() for line in printed.splitlines()]
    assert [line[:4] for line in lines[1:3]] == [["g4", "paris", "lobby", "1"], ["g3", "amsterdam", "playing", "2"]]
    assert printed.splitlines()[-1].startswith("2 going on, 2 over; ")
    code, printed, _ = slow_train("games", "--all", "--json")
    games = {game["id"]: game for game in map(json.loads, printed.splitlines())}
    assert {name: game["status"] for name, game in games.items()} == {
        "g1": "ended",
        "g2": "cancelled",
        "g3": "playing",
        "g4": "lobby",
    }
    assert games["g1"]["size"] > games["g4"]["size"] > 0
    assert "seed" not in printed


@pytest.mark.usefixtures("everywhere")
def test_a_game_that_has_ended_is_exported_and_proved(slow_train: Runs) -> None:
    code, printed, _ = slow_train("export", "g1")
    assert (code, "record check" in printed) == (0, True)
    assert " undo" in Path("g1.json").read_text(), "what was taken back is part of the seal"
    code, printed, _ = slow_train("record", "check", "g1.json")
    assert code == 0, printed
    assert "The seed fits its commitment." in printed
    assert "place 1" in printed
    code, _, complained = slow_train("export", "g1")
    assert (code, "is there already" in complained) == (2, True)
    code, _, complained = slow_train("export", "g1", "--out", "nowhere/x.json")
    assert (code, "can't be written" in complained) == (2, True)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("g2", "was cancelled"),
        ("g3", "would tell every hidden card"),
        ("g4", "has not started yet"),
        ("g9", 'There is no game "g9"'),
    ],
)
def test_other_games_are_not_exported(filled: Path, slow_train: Runs, game: str, why: str) -> None:
    code, _, complained = slow_train("export", game)
    assert code == 1
    assert why in complained
    assert not Path(f"{game}.json").exists()


def test_there_and_back_again(filled: Path, slow_train: Runs) -> None:
    code, printed, _ = slow_train("backup", "copy.db")
    assert (code, "whole and checked" in printed) == (0, True)
    code, _, complained = slow_train("backup", "copy.db")
    assert (code, "is there already" in complained) == (2, True)
    before = slow_train("games", "--all")[1]
    Path("db").write_bytes(b"")
    code, printed, _ = slow_train("restore", "copy.db")
    assert code == 0
    assert slow_train("games", "--all")[1].splitlines()[:-1] == before.splitlines()[:-1]
    code, printed, _ = slow_train("restore", "copy.db")
    assert "The old one is kept as" in printed


@pytest.mark.parametrize("command", [["games"], ["backup", "x"], ["export", "g1"]])
def test_without_a_database(slow_train: Runs, folder: Path, command: list[str]) -> None:
    code, _, complained = slow_train(*command)
    assert code == 2
    assert complained == f"There is no database {folder / 'db'}.\n"
    Path("db").write_text("something else")
    code, _, complained = slow_train(*command)
    assert code == 2
    assert "no database of Slow Train" in complained


@pytest.mark.parametrize(
    ("command", "instead"),
    [
        (["backup", "copy"], "pg_dump --format=custom --file=copy --dbname=postgresql://me@example.org/games"),
        (["restore", "copy"], "pg_restore --no-owner --dbname=postgresql://me@example.org/games copy"),
    ],
)
def test_copies_of_a_server_are_made_with_its_own_programs(
    slow_train: Runs, monkeypatch: pytest.MonkeyPatch, command: list[str], instead: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://me:secret@example.org/games")
    code, printed, complained = slow_train(*command)
    assert code == 2
    assert instead in complained
    assert "example.org/games" in complained
    assert "secret" not in printed + complained


@pytest.mark.parametrize("command", [["games"], ["export", "g1"]])
def test_a_look_makes_no_tables(
    postgres: Server, slow_train: Runs, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    async def look() -> tuple[int, str, str]:
        async with postgres.database() as url:
            monkeypatch.setenv("DATABASE_URL", url)
            return await asyncio.to_thread(slow_train, *command)

    code, _, complained = asyncio.run(look())
    assert code == 2
    assert "is empty: start the bot once, which makes its tables" in complained


def test_a_copy_that_is_none(filled: Path, slow_train: Runs) -> None:
    Path("copy").write_text("something else")
    code, _, complained = slow_train("restore", "copy")
    assert (code, "no database of Slow Train" in complained) == (2, True)
