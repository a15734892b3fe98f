"""`slow-train init`: the token is asked for, checked with Discord and written down, and never shown."""

import asyncio
import getpass
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from sandbox.testing import Sandbox
from tests.bot.cli.conftest import Runs
from tests.bot.running.processes import environment


async def _init(folder: Path, given: dict[str, str], typed: str) -> tuple[int, str]:
    """With the token piped in, as somebody does who sets machines up by script."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.cli", "init"),
        env=given,
        cwd=folder,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    printed, _ = await process.communicate(typed.encode())
    assert process.returncode is not None
    return process.returncode, printed.decode()


def _without_token(discord: Sandbox, folder: Path) -> tuple[dict[str, str], str]:
    given = {**environment(folder), **discord.environment()}
    return given, given.pop("DISCORD_TOKEN")


async def test_a_token_that_is_right(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        given, token = _without_token(discord, tmp_path)
        code, printed = await _init(tmp_path, given, f" {token}\n")
    assert code == 0, printed
    assert "oauth2/authorize?client_id=" in printed
    assert token not in printed
    written = (tmp_path / ".env").read_text()
    assert written.splitlines()[-1] == f"DISCORD_TOKEN={token}"
    assert os.stat(tmp_path / ".env").st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("wrong.token.here\n", "Discord does not accept DISCORD_TOKEN"),
        ("\n", "DISCORD_TOKEN is missing"),
        ("", "DISCORD_TOKEN is missing"),
        ("two words\n", "signs that no token has"),
    ],
)
async def test_a_token_that_is_wrong_is_not_written(tmp_path: Path, typed: str, says: str) -> None:
    async with Sandbox() as discord:
        given, _ = _without_token(discord, tmp_path)
        code, printed = await _init(tmp_path, given, typed)
    assert code == 2
    assert says in printed
    assert "Traceback" not in printed
    assert not typed.strip() or typed.strip() not in printed
    assert ".env" not in os.listdir(tmp_path)


async def test_discord_that_does_not_answer(tmp_path: Path) -> None:
    code, printed = await _init(tmp_path, environment(tmp_path, DISCORD_REST_URL="http://127.0.0.1:9/api"), "a.b.c\n")
    assert code == 1
    assert "Discord can't be reached" in printed
    assert ".env" not in os.listdir(tmp_path)


async def test_a_file_is_never_overwritten_without_asking(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nLOG_LEVEL=ERROR\n")
    async with Sandbox() as discord:
        given, token = _without_token(discord, tmp_path)
        code, printed = await _init(tmp_path, given, f"{token}\n")
    assert (code, ".env stays as it is" in printed) == (1, True)
    assert (tmp_path / ".env").read_text() == "# mine\nLOG_LEVEL=ERROR\n"


@pytest.mark.parametrize("answer", ["y", "n"])
def test_somebody_at_a_terminal_is_asked(
    slow_train: Runs, folder: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """Only the token changes; the file becomes private."""
    file = folder / ".env"
    file.write_text("# mine\nDISCORD_TOKEN=old.old.old\n\nLOG_LEVEL=ERROR\n")
    file.chmod(0o644)
    asked: list[str] = []

    def hidden(prompt: str) -> str:
        asked.append(prompt)
        return "new.new.new"

    def shown(prompt: str) -> str:
        asked.append(prompt)
        return answer

    async def accepted(settings: object) -> object:
        from bot.client.login import Application

        return Application("Train#1", "https://discord.com/oauth2/authorize?client_id=1")

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", shown)
    monkeypatch.setattr(getpass, "getpass", hidden)
    monkeypatch.setattr("bot.client.login.introduce", accepted)
    code, printed, complained = slow_train("init")
    assert "Replace the token in it" in asked[0]
    if answer == "y":
        assert code == 0, complained
        assert file.read_text() == "# mine\nDISCORD_TOKEN=new.new.new\n\nLOG_LEVEL=ERROR\n"
        assert file.stat().st_mode & 0o777 == 0o600
        assert "new.new.new" not in printed + complained
    else:
        assert code == 1
        assert "old.old.old" in file.read_text()


def test_somebody_who_gives_up(slow_train: Runs, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr(getpass, "getpass", stopped)
    code, _, complained = slow_train("init")
    assert (code, "Nothing was written." in complained) == (1, True)
    assert not (folder / ".env").exists()


def _typed_at_a_terminal(folder: Path, given: dict[str, str], token: str) -> tuple[int, str]:
    """Everything that the screen shows while somebody types the token."""
    screen, keyboard = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "bot.cli", "init"],
        env=given,
        cwd=folder,
        stdin=keyboard,
        stdout=keyboard,
        stderr=keyboard,
        start_new_session=True,
    )
    os.close(keyboard)
    shown = b""
    try:
        while part := os.read(screen, 1000):
            shown += part
            if shown.endswith(b"(not shown): "):
                os.write(screen, f"{token}\n".encode())
    except OSError:
        pass  # That is how a terminal ends.
    os.close(screen)
    return process.wait(), shown.decode()


async def test_the_screen_does_not_show_the_token(tmp_path: Path) -> None:
    async with Sandbox() as discord:
        given, token = _without_token(discord, tmp_path)
        code, shown = await asyncio.to_thread(_typed_at_a_terminal, tmp_path, given, token)
    assert code == 0, shown
    assert "The bot's token (not shown): " in shown
    assert token not in shown
