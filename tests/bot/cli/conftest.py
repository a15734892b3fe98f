"""A folder to run `slow-train` in, with nothing of the machine's own settings."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import main
from bot.settings import NAMES
from bot.store.address import Address, Database

Runs = Callable[..., tuple[int, str, str]]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working directory, with `DATABASE_PATH` set to `db` in it."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "db"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Database:
    """The file `db`, and again a database of a server, as the settings name them."""
    if request.param == "sqlite":
        return folder / "db"
    address = Address(request.getfixturevalue("postgres_url"))
    monkeypatch.setenv("DATABASE_URL", address.url)
    return address


@pytest.fixture
def slow_train(folder: Path, capsys: pytest.CaptureFixture[str]) -> Runs:
    """Run a subcommand: exit code, what it printed, and what it complained about."""

    def run(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(list(words))
        return code, *capsys.readouterr()

    return run
