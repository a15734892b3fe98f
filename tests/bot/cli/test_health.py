"""`slow-train health`: whom it asks, and what it says when something else than the bot answers."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.bot.cli.conftest import Runs


@pytest.fixture
def answers(request: pytest.FixtureRequest) -> Iterator[int]:
    """A port on which somebody answers once with these bytes."""
    with _answering("127.0.0.1", request.param) as port:
        yield port


@contextmanager
def _answering(host: str, said: bytes) -> Iterator[int]:
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=kind) as server:
        server.settimeout(10)

        def answer() -> None:
            line, _ = server.accept()
            with line:
                line.recv(1000)
                line.sendall(said)

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


WELL = b'HTTP/1.0 200 OK\r\n\r\n{"discord": true}'


def test_a_bot_that_listens_on_the_new_addresses_only(slow_train: Runs, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server on :: does not always hear 127.0.0.1."""
    with _answering("::1", WELL) as port:
        monkeypatch.setenv("HEALTH_HOST", "::")
        monkeypatch.setenv("HEALTH_PORT", str(port))
        assert slow_train("health")[:2] == (0, "discord: fine\n")


@pytest.mark.parametrize("answers", [WELL], indirect=True)
def test_a_proxy_is_not_asked(slow_train: Runs, monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    monkeypatch.setattr("urllib.request._opener", None)  # It would remember that there was none.
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HEALTH_PORT", str(answers))
    assert slow_train("health")[:2] == (0, "discord: fine\n")
