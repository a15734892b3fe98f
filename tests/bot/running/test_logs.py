"""The log: where something happened and not what somebody holds or typed, on every level."""

import io
import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.errors import DatabaseProblem, IllegalMove
from bot.logs import OURS, JsonLines, Lines, set_up
from bot.settings import Settings
from bot.ui.noting import kind_of
from engine import Edition
from engine.record import decode_record
from maps import edition
from sandbox.testing import BotProcess, Sandbox
from tests.bot.desk import click, service_on
from tests.bot.games.bots import cheap_private_pictures, the_bot
from tests.bot.games.driver import Taste, WithCommands, fine, play_on, seat
from tests.bot.running.processes import DOTTED, environment

TOKEN = "aaaa.bbbb.cccc"


def raised(error: Exception, cause: Exception | None = None) -> logging.LogRecord:
    try:
        raise error from cause
    except type(error):
        return logging.LogRecord("bot.x", logging.ERROR, __file__, 1, "fault %s", ("abc",), sys.exc_info())


@pytest.mark.parametrize("form", [Lines, JsonLines])
def test_a_traceback_says_where_and_not_what(form: type[Lines]) -> None:
    text = form(TOKEN).format(
        raised(KeyError("what I typed"), IllegalMove("wrong-payment", action="claim paris-brest"))
    )
    assert "fault abc" in text
    assert "KeyError" in text
    assert "bot.errors.IllegalMove" in text
    assert "test_logs.py" in text
    assert "typed" not in text.replace("test_a_traceback", "")
    assert "paris-brest" not in text


@pytest.mark.parametrize(
    "error",
    [OSError(28, "No space left on device"), sqlite3.OperationalError("disk I/O error"), DatabaseProblem("It is bad.")],
)
def test_what_is_about_the_machine_is_said(error: Exception) -> None:
    assert str(error) in Lines(TOKEN).format(raised(error))


def test_errors_of_one_group_are_all_told() -> None:
    text = Lines(TOKEN).format(raised(ExceptionGroup("two", [OSError(5, "a bad disk"), ValueError("a hand")])))
    assert "a bad disk" in text
    assert "ValueError" in text
    assert "a hand" not in text


def test_tokens_are_never_logged() -> None:
    url = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24-x_y/messages/@original"
    record = logging.LogRecord("discord.http", logging.WARNING, "", 1, "429 %s with %s", (url, TOKEN), None)
    for form in (Lines, JsonLines):
        text = form(TOKEN).format(record)
        assert TOKEN not in text
        assert "aW50ZXJhY3Rpb24" not in text
        assert "webhooks/123/…/messages/@original" in text
    assert json.loads(JsonLines(TOKEN).format(record))["level"] == "WARNING"


def test_only_our_own_loggers_go_below_info() -> None:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    try:
        set_up(Settings(TOKEN, log_level="DEBUG"))
        assert logging.getLogger("bot.ui").isEnabledFor(logging.DEBUG)
        for name in ("aiosqlite", "discord.ui.view", "discord.app_commands.tree", "asyncio", "some.library"):
            assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name
        set_up(Settings(TOKEN, log_level="ERROR"))
        assert not logging.getLogger("bot.ui").isEnabledFor(logging.WARNING)
        assert not logging.getLogger("discord").isEnabledFor(logging.WARNING)
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        for name in ("bot", "engine", "maps", "rendering"):
            logging.getLogger(name).setLevel(logging.NOTSET)


async def test_nothing_that_people_type_or_hold_is_logged(tmp_path: Path) -> None:
    bot = BotProcess(DOTTED, environment(tmp_path, LOG_LEVEL="DEBUG"))
    async with Sandbox(bot, language="en-GB", held=False, patience=60) as sandbox:
        people = [sandbox.user("host"), sandbox.user("olena")]
        await seat(sandbox, people, "paris", by_commands=True)
        vera = sandbox.user("vera")
        for user in (*people, vera):
            found = await user.autocomplete("claim", "route", "")
            await user.autocomplete("claim", "route", "quetzalcoatl")
            await user.autocomplete("claim", "with", "", route="quetzalcoatl")
            await user.slash("claim", route="quetzalcoatl")
            await user.slash("draw", card="quetzalcoatl")
            await user.slash("hand")
            said = bot.output(10_000)
            assert "quetzalcoatl" not in said
            assert [one["value"] for one in found if str(one["value"]) in said] == []
        await people[0].click("Table")
        await sandbox.stop_bot()
        said = bot.output(10_000)
        for noted in (
            r"/claim, game \w{8}: \d+ ms",
            r"/game new, game \w{8}: ",
            r"button table, game \w{8}: \d+ ms",
        ):
            assert re.search(f"INFO bot.ui.guarding: {noted}", said), noted


@contextmanager
def logged_both_ways(token: str) -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """What the bot logs at DEBUG, as plain lines and as JSON."""
    root, streams = logging.getLogger(), (io.StringIO(), io.StringIO())
    before = root.handlers[:], root.level
    try:
        handlers = []
        for form, stream in zip(("text", "json"), streams, strict=True):
            set_up(Settings(token, log_level="DEBUG", log_format=form))
            handlers += root.handlers
            cast("logging.StreamHandler[io.StringIO]", handlers[-1]).setStream(stream)
        root.handlers[:] = handlers
        yield streams
    finally:
        root.handlers[:], level = before
        root.setLevel(level)
        for name in OURS:
            logging.getLogger(name).setLevel(logging.NOTSET)


def secret_words(box: Edition) -> set[str]:
    """What a hand, a ticket, a route or a payment could be told with: more than anybody holds."""
    cities = {name for city in box.board.cities for name in (city.id, city.name, *city.aliases) if name}
    cards = {name for card in box.cards for name in (card.id, card.colour) if name}
    return cities | cards | set(box.route_ids)


async def test_the_log_of_a_whole_game_holds_no_secret(tmp_path: Path) -> None:
    async with Sandbox(language="en-GB") as discord:
        token = discord.environment()["DISCORD_TOKEN"]
        with logged_both_ways(token) as streams, cheap_private_pictures():
            await discord.start_bot(the_bot(tmp_path))
            people = [discord.user("host"), discord.user("olena")]
            player = WithCommands(Taste(1))
            await seat(discord, people, "paris", by_commands=True)
            for person in people:
                await player.choose(person)
            await people[0].slash("note")
            await people[0].click("Change")
            fine(await people[0].submit(note="quetzalcoatl waits for the last wild"))
            await play_on(people, player)
            await people[0].slash("claim", route="quetzalcoatl")
            await discord.stop_bot()
    async with service_on(tmp_path / "test.db") as service:
        guild = int(people[0].channel.guild_id or 0)
        (game,) = await service.history._games.store.results.rankings(guild)
        record = decode_record(await service.history.record(click(guild=guild), game.game_id))
    plain, lines = (stream.getvalue() for stream in streams)
    assert len(plain.splitlines()) == len(lines.splitlines()) > 50
    assert all(json.loads(line)["level"] in ("DEBUG", "INFO", "WARNING") for line in lines.splitlines())
    for said in (plain, lines):
        assert f"game {game.game_id}: " in said
        for secret in (token, record.seed, record.seal, "quetzalcoatl"):
            assert secret not in said
        found = {word for word in secret_words(edition("paris")) if re.search(rf"(?i)\b{re.escape(word)}\b", said)}
        assert found == set()


def test_discord_errors_say_status_and_code() -> None:
    error = discord.NotFound.__new__(discord.NotFound)
    error.status, error.code = 404, 10008
    assert "discord.errors.NotFound: status 404, code 10008" in Lines(TOKEN).format(raised(error))


@pytest.mark.parametrize(
    ("custom_id", "kind"),
    [
        ("o:table:dn9h5nb6", "button table"),
        ("o:log~12:dn9h5nb6", "button log"),
        ("o:pblind~null:dn9h5nb6", "button plan"),
        ("b:dn9h5nb6:0:0:route~12", "panel"),
        ("o:route~12:dn9h5nb6", "unknown button"),
        ("o:what somebody forged:x", "unknown button"),
        ("", "unknown button"),
    ],
)
def test_a_click_is_named_without_what_was_chosen(custom_id: str, kind: str) -> None:
    clicked = SimpleNamespace(type=discord.InteractionType.component, data={"custom_id": custom_id})
    assert kind_of(cast(Any, clicked)) == kind


@pytest.mark.parametrize(
    ("custom_id", "value", "kind"),
    [
        ("o:menu~1:dn9h5nb6", "colour~red", "button colour"),
        ("o:menu~1:dn9h5nb6", "ptake~3", "button plan"),
        ("b:dn9h5nb6:0:0:menu~1", "route~12", "panel"),
    ],
)
def test_so_is_what_was_chosen_in_a_menu(custom_id: str, value: str, kind: str) -> None:
    data = {"custom_id": custom_id, "values": [value]}
    clicked = SimpleNamespace(type=discord.InteractionType.component, data=data)
    assert kind_of(cast(Any, clicked)) == kind
