"""Logging in: what Discord answers is a sentence for the host."""

from types import SimpleNamespace

import discord
import pytest

from bot.client.login import log_in
from bot.errors import DiscordAway


class _Refused(discord.Client):
    def __init__(self, status: int, reason: str) -> None:
        super().__init__(intents=discord.Intents.none())
        self.answer = SimpleNamespace(status=status, reason=reason)

    async def login(self, token: str) -> None:
        raise discord.HTTPException(self.answer, "<html>\na whole page")


@pytest.mark.parametrize(("status", "reason"), [(429, "Too Many Requests"), (403, "Forbidden")])
async def test_a_login_that_is_refused_for_now(status: int, reason: str) -> None:
    with pytest.raises(DiscordAway, match=rf"refuses logins from here for now \({status} {reason}\)") as caught:
        await log_in(_Refused(status, reason), "a.b.c")
    assert "page" not in str(caught.value)
