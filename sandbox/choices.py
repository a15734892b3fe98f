"""What people and servers have chosen for themselves: languages, and whether the bot may write to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import shapes
from sandbox.checks.commands import LOCALES
from sandbox.errors import PageError
from sandbox.gateway import GUILDS
from sandbox.world import Guild, User

if TYPE_CHECKING:
    from sandbox.standin import StandIn


def speak(standin: StandIn, user: User, language: str) -> None:
    """A person's language; the bot hears of it with their next interaction."""
    user.language = _known(language)
    _user_changed(standin, user)


def accept_dms(standin: StandIn, user: User, accepted: bool) -> None:
    """Whether the bot may write to a person (else: 50007)."""
    user.dm_open = accepted
    _user_changed(standin, user)


def install(standin: StandIn, user: User, installed: bool) -> None:
    """Whether a person has the bot on their own account, besides the servers they share with it."""
    user.installed = installed
    _user_changed(standin, user)
    standin.pages.one(user.id, {"type": "commands"})


def prefer(standin: StandIn, guild: Guild, language: str) -> None:
    """A server's preferred language."""
    guild.language = _known(language)
    standin.file.thing("guild", guild.id, guild)
    standin.gateway.dispatch("GUILD_UPDATE", shapes.guild(standin.world, guild), guild.id, GUILDS)
    standin.pages.guild(guild)
    standin.changed.notify()


def _known(language: str) -> str:
    if language not in LOCALES:
        raise PageError(400, f"Discord has no language {language!r}.")
    return language


def _user_changed(standin: StandIn, user: User) -> None:
    standin.file.thing("user", user.id, user)
    standin.pages.user(user)
    standin.changed.notify()
