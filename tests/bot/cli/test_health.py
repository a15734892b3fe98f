"""`slow-train health`, when something else than the bot answers."""

import socket
import threading
from collections.abc import Iterator

import pytest

from tests.bot.cli.conftest import Runs


@pytest.fixture
def answers(request: pytest.FixtureRequest) -> Iterator[int]:
    """A port on which somebody answers once with these bytes."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(1000)
                line.sendall(request.param)

        thread = threading.Thread(target=answer)
        thread.start()
        yield server.getsockname()[1]
        thread.join()


@pytest.mark.parametrize(
    "answers",
    [
        b"HTTP/1.0 200 OK\r\n\r\n<html>",
        b"HTTP/1.0 404 Not Found\r\n\r\n",
        b"HTTP/1.0 200 OK\r\n\r\n[1]",
        b"HTTP/1.0 200 OK\r\n\r\n{}",
        b"SSH-2.0-OpenSSH_9.2\r\n",
    ],
    indirect=True,
)
def test_something_else_on_that_port(slow_train: Runs, monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    monkeypatch.setenv("HEALTH_PORT", str(answers))
    code, printed, _ = slow_train("health")
    assert code == 1
    assert "Something else than Slow Train answers" in printed
