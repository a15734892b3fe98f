"""The first answer never waits for a picture: a painter that blocks until it is released."""

import threading
from collections.abc import Mapping
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.client import Parts, run_bot
from bot.offloop import off_the_loop
from bot.publish import Drawn, Post, Speaker
from bot.settings import read_settings
from rendering import Picture
from sandbox.testing import Sandbox
from tests.bot.games.bots import DOT, SeededIds, no_emojis
from tests.bot.games.driver import Taste, WithButtons, fine
from tests.bot.publish.at_table import draw_two, turn


class Blocking:
    """Paints dots, but only while the gate is open; counts what waits before it."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.asked = 0

    def _wait(self) -> None:
        off_the_loop("painting")
        self.asked += 1
        if not self.gate.wait(60):
            raise TimeoutError("the test never opened the gate")

    def public(self, speaker: Speaker, post: Post) -> tuple[Drawn, ...]:
        self._wait()
        return (Picture(DOT, "dot.jpg", "a dot"),)

    def private(self, *arguments: object) -> Picture:
        self._wait()
        return Picture(DOT, "private.jpg", "a private dot")


async def test_every_answer_comes_while_the_painter_is_stuck(tmp_path: Path) -> None:
    painter = Blocking()

    async def run(environment: Mapping[str, str]) -> None:
        given = {**environment, "DATABASE_PATH": str(tmp_path / "db"), "CACHE_DIR": str(tmp_path / "cache")}
        await run_bot(read_settings(given), Parts(ids=SeededIds(1), paints=painter.public, emojis=no_emojis))

    with (
        patch("bot.ui.pictures.hand", painter.private),
        patch("bot.ui.pictures.offer", painter.private),
        patch("bot.ui.pictures.board", painter.private),
    ):
        async with Sandbox(run, language="en-GB") as discord:
            host, olena = discord.user("host"), discord.user("olena")
            lobby = await host.slash("game new", map="paris")
            assert "A table for" in lobby.content
            assert not lobby.attachments
            fine(await olena.click("Join"))
            fine(await host.click("Start"))
            player = WithButtons(Taste(3))
            for user in (host, olena):
                fine(await user.slash("turn"))
                await _choose_blindly(player, user)
            table = fine(await host.slash("board"))
            assert not table.attachments
            assert not any("it is your turn" in one.content for one in host.messages()), "the channel waits"
            assert painter.asked >= 1
            painter.gate.set()
            first = await host.sees("it is your turn")
            assert first.attachments
            (name,) = first.mentions
            me, other = (host, olena) if name == "host" else (olena, host)
            painter.gate.clear()
            await draw_two(me)
            panel = fine(await other.slash("turn"))
            assert "Your turn" in panel.text
            painter.gate.set()
            message = await turn(other, 2)
            assert message.attachments
            shown = await other.sees_that(
                lambda one: one.id == panel.id and bool(one.attachments), "the hand's picture"
            )
            assert shown.ephemeral


async def _choose_blindly(player: WithButtons, user: object) -> None:
    """Choose from the panel that `/turn` gave: the public message with the opener has not come yet."""
    from sandbox.testing import User

    assert isinstance(user, User)
    panel = user.last()
    await player._keep(user, panel)


async def test_the_real_painter_refuses_the_loops_thread() -> None:
    from bot.errors import OnTheLoop
    from bot.publish import Studio

    studio = Studio()

    def on_the_loop() -> None:
        off_the_loop("painting")

    await studio.draw(1, "g1", on_the_loop)
    with pytest.raises(OnTheLoop):
        on_the_loop()
    studio.close()
