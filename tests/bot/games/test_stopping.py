"""A bot that is stopped answers the clicks that it is working on."""

import asyncio

import pytest

from bot.service.server_settings import ServerSettings
from bot.ui import server_settings
from bot.ui.answer import Answer
from sandbox.testing import Sandbox


async def test_a_click_under_way_is_answered_before_the_bot_leaves(
    discord: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on, order = asyncio.Event(), asyncio.Event(), list[str]()

    show = server_settings._show

    async def slowly(answer: Answer, settings: ServerSettings) -> None:
        begun.set()
        await go_on.wait()
        await show(answer, settings)
        order.append("answered")

    async def stop() -> None:
        await discord.stop_bot()
        order.append("stopped")

    monkeypatch.setattr(server_settings, "_show", slowly)
    admin = discord.user("admin")
    asked = await admin.start_slash("settings")
    await begun.wait()
    stopping = asyncio.create_task(stop())
    await asyncio.sleep(0.2)
    go_on.set()
    await stopping
    assert order == ["answered", "stopped"]
    assert "Settings of this server" in (await admin.answer_to(asked)).text
