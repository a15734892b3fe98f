"""Whether Discord counts as there, and what the log says about an outage."""

import inspect
import logging
from collections.abc import Iterator

import discord.shard
import pytest

from bot.client.connection import EACH_TRY, SILENCE, Connection


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def connection(clock: Clock) -> Iterator[Connection]:
    made = Connection(clock)
    logging.getLogger("discord.shard").addFilter(made.one_line)
    yield made
    logging.getLogger("discord.shard").removeFilter(made.one_line)


def test_well_while_the_gateway_answers(connection: Connection, clock: Clock) -> None:
    assert not connection.well
    connection.heard()
    assert connection.well
    clock.now += SILENCE
    assert not connection.well, "heartbeats are not answered any more"
    connection.heard()
    assert connection.well
    connection.lost()
    assert not connection.well
    connection.heard()
    assert not connection.well, "a greeting is not yet a session"
    connection.back()
    assert connection.well


def test_well_only_with_every_shard(connection: Connection) -> None:
    connection.heard()
    connection.lost(0)
    connection.lost(1)
    connection.back(0)
    assert not connection.well
    connection.back(1)
    assert connection.well


@pytest.mark.parametrize("words", EACH_TRY)
def test_an_outage_is_one_line(
    connection: Connection, clock: Clock, caplog: pytest.LogCaptureFixture, words: str
) -> None:
    caplog.set_level(logging.INFO)
    connection.heard()
    for _ in range(2):
        caplog.clear()
        for _ in range(5):
            connection.lost()
            clock.now += 10
            try:
                raise OSError("no route to host")
            except OSError:
                logging.getLogger("discord.shard").exception(words, *(0, 3.5)[: words.count("%")])
        connection.back()
        assert [record.getMessage() for record in caplog.records] == [
            "Discord can't be reached (no route to host); trying again until it is back",
            "Discord is back after 50 seconds",
        ]
        assert not any(record.exc_info for record in caplog.records)
    logging.getLogger("discord.shard").warning("something else")
    assert caplog.records[-1].getMessage() == "something else"


def test_discord_py_still_says_it_so() -> None:
    assert all(words in inspect.getsource(discord.shard) for words in EACH_TRY)
