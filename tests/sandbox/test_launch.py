"""`slow-train sandbox`: stand-in and bot start together, say where they are, and end together."""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.cli import sandbox as subcommand
from sandbox.__main__ import parsed
from sandbox.launch import CannotStart, has_screen

BARE = f"({sys.executable!r}, '-m', 'tests.sandbox.bare_bot')"
DIES = f"({sys.executable!r}, '-c', 'raise SystemExit(2)')"
ROOT = Path(__file__).parents[2]


@contextmanager
def started(
    data: Path, *words: str, bot: str = BARE, port: str = "0"
) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """The sandbox as a process with the bare bot; the lines it prints until it says where it is."""
    code = f"import sys, sandbox.launch as l; l.BOT = {bot}; from sandbox.__main__ import main; sys.exit(main())"
    environment = {**os.environ, "SANDBOX_PORT": port}
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-c", code, "--data", str(data), *words]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    )
    lines: list[str] = []
    try:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line.strip())
            if "is at http" in line:
                break
        yield process, lines
    finally:
        was_running = process.poll() is None
        if was_running:
            process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
        assert not was_running or process.returncode == 0, errors


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{address}/page/{path}", data=data), timeout=30) as response:
        return json.load(response)


def address_in(lines: list[str]) -> str:
    return next(word for word in lines[-1].split() if word.startswith("http"))


def until_online(address: str) -> str:
    user = str(ask(address, "users")["users"][0]["id"])
    deadline = time.monotonic() + 30
    while not ask(address, f"state?user={user}")["bot_online"]:
        assert time.monotonic() < deadline, "The bot did not come online."
        time.sleep(0.05)
    return user


def test_bot_and_stand_in_start_together_and_ctrl_c_ends_both(tmp_path: Path) -> None:
    with started(tmp_path) as (process, lines):
        until_online(address_in(lines))
        assert process.stdout is not None
        bot = int(process.stdout.readline())
        os.kill(bot, 0)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0
        with pytest.raises(ProcessLookupError):
            os.kill(bot, 0)


def test_a_second_start_shows_the_same_and_fresh_begins_anew(tmp_path: Path) -> None:
    with started(tmp_path) as (_, lines):
        address = address_in(lines)
        user = until_online(address)
        station = ask(address, f"state?user={user}")["guilds"][0]["channels"][0]["id"]
        ask(address, f"channels/{station}/messages?user={user}", {"content": "remember me"})
    (tmp_path / "games.sqlite3").write_text("games")
    with started(tmp_path) as (_, lines):
        address = address_in(lines)
        messages = ask(address, f"channels/{station}/messages?user={user}")["messages"]
        assert [one["content"] for one in messages] == ["remember me"]
        commands = ask(address, f"commands?user={user}&channel={station}")["commands"]
        assert [one["name"] for one in commands] == ["ping", "table"]
    assert (tmp_path / "games.sqlite3").exists()
    with started(tmp_path, "--fresh") as (_, lines):
        address = address_in(lines)
        user = str(ask(address, "users")["users"][0]["id"])
        station = ask(address, f"state?user={user}")["guilds"][0]["channels"][0]["id"]
        assert ask(address, f"channels/{station}/messages?user={user}")["messages"] == []
        assert not (tmp_path / "games.sqlite3").exists()


def test_a_taken_port_is_named_and_another_one_used(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with started(tmp_path, "--no-bot", port=str(port)) as (_, lines):
            assert lines[0].startswith(f"Port {port} is taken; using ")
            assert not address_in(lines).endswith(f":{port}")


def test_a_bot_that_ends_ends_the_sandbox(tmp_path: Path) -> None:
    with started(tmp_path, bot=DIES) as (process, _):
        _, errors = process.communicate(timeout=30)
        assert process.returncode == 1
        assert "The bot has ended with exit code 2" in errors


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    with started(tmp_path, "--no-bot"), started(tmp_path, "--no-bot") as (process, _):
        _, errors = process.communicate(timeout=30)
        assert process.returncode == 2
        assert "Another sandbox is using" in errors


@pytest.mark.parametrize(("text", "sentence"), [("many", "it must be a number"), ("70000", "is not a port")])
def test_a_wrong_port_is_refused(text: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_PORT", text)
    with pytest.raises(CannotStart, match=sentence):
        parsed([])


def test_the_port_comes_from_the_command_line_the_environment_or_is_8074(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_PORT", "9000")
    assert parsed(["--port", "9001"]).port == 9001
    assert parsed([]).port == 9000
    monkeypatch.delenv("SANDBOX_PORT")
    assert parsed([]).port == 8074


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
    ],
)
def test_a_page_opens_only_where_there_is_a_screen(platform: str, environment: dict[str, str], screen: bool) -> None:
    assert has_screen(platform, environment) is screen


def test_the_subcommand_becomes_the_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def become(program: str, words: list[str]) -> None:
        calls.append(words)

    monkeypatch.setattr(os, "execv", become)
    parser = argparse.ArgumentParser()
    subcommand.add_arguments(parser)
    subcommand.run(parser.parse_args(["--fresh", "--port", "9001", "--no-browser"]))
    plan = parsed(calls[0][3:])
    assert calls[0][:3] == [sys.executable, "-m", "sandbox"]
    assert (plan.fresh, plan.port, plan.browser, plan.bot) == (True, 9001, False, True)
