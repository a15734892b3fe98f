"""Servers whose people, roles and bot come and go, and telling everybody who may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import shapes
from sandbox.clock import moment
from sandbox.errors import Json
from sandbox.gateway import GUILDS
from sandbox.sample_world import bot_role
from sandbox.world import Guild, Member, Role

if TYPE_CHECKING:
    from sandbox.standin import StandIn


def created(standin: StandIn, guild: Guild) -> None:
    """The bot hears of a server it is in: a new one, or one that is reachable again."""
    data = shapes.guild_create(standin.world, guild, standin.clock.now())
    standin.gateway.dispatch("GUILD_CREATE", data, guild.id, GUILDS)
    _keep(standin, guild)
    for user_id in guild.members:
        standin.pages.places(user_id)


def unreachable(standin: StandIn, guild: Guild) -> None:
    """An outage: the server is gone for a while, and the bot is still in it."""
    standin.gateway.dispatch("GUILD_DELETE", {"id": guild.id, "unavailable": True}, guild.id, GUILDS)
    standin.changed.notify()


def remove_bot(standin: StandIn, guild: Guild) -> None:
    """The bot is thrown out; its role and its commands in this server go with it."""
    world = standin.world
    standin.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, guild.id, GUILDS)
    guild.members.pop(world.bot_id, None)
    guild.roles = {key: role for key, role in guild.roles.items() if role.managed_by != world.bot_id}
    if world.commands.pop(guild.id, None) is not None:
        standin.file.thing_gone("commands", guild.id)
    _keep(standin, guild)
    standin.pages.everyone({"type": "commands"})


def add_bot(standin: StandIn, guild: Guild) -> None:
    """The bot is invited (again)."""
    role = bot_role(standin.world, standin.ids)
    guild.roles[role.id] = role
    guild.members[standin.world.bot_id] = Member(standin.world.bot_id, [role.id], moment(standin.clock.now()))
    created(standin, guild)
    standin.pages.everyone({"type": "commands"})


def leave(standin: StandIn, guild: Guild, user_id: str) -> None:
    """Somebody leaves the server and its threads. A bot without the members intent is not told."""
    guild.members.pop(user_id, None)
    for channel in standin.world.channels.values():
        if channel.guild_id == guild.id and channel.thread is not None and user_id in channel.thread.members:
            channel.thread.members.pop(user_id)
            standin.file.thing("channel", channel.id, channel)
    _keep(standin, guild)
    standin.pages.places(user_id)


def join(standin: StandIn, guild: Guild, user_id: str) -> None:
    """Somebody comes (back) to the server, without any role."""
    guild.members[user_id] = Member(user_id, [], moment(standin.clock.now()))
    _keep(standin, guild)
    standin.pages.places(user_id)


def add_role(standin: StandIn, guild: Guild, name: str, permissions: int) -> Role:
    """A new role, below those there are."""
    role = Role(id=standin.ids.next(), name=name, permissions=permissions, position=1)
    guild.roles[role.id] = role
    _tell_role(standin, guild, role, "GUILD_ROLE_CREATE")
    return role


def change_role(standin: StandIn, guild: Guild, role: Role, permissions: int) -> None:
    role.permissions = permissions
    _tell_role(standin, guild, role, "GUILD_ROLE_UPDATE")


def _tell_role(standin: StandIn, guild: Guild, role: Role, event: str) -> None:
    standin.gateway.dispatch(event, {"guild_id": guild.id, "role": shapes.role(role)}, guild.id, GUILDS)
    _keep(standin, guild)
    standin.pages.guild(guild)


def set_roles(standin: StandIn, guild: Guild, user_id: str, roles: list[str]) -> None:
    """Give somebody these roles and no others; of the members a bot without the intent hears about itself only."""
    guild.members[user_id].roles = roles
    _keep(standin, guild)
    if user_id == standin.world.bot_id:
        data: Json = {**shapes.member(standin.world, guild, user_id), "guild_id": guild.id}
        standin.gateway.dispatch("GUILD_MEMBER_UPDATE", data, guild.id)
    else:
        standin.pages.places(user_id)


def _keep(standin: StandIn, guild: Guild) -> None:
    standin.file.thing("guild", guild.id, guild)
    standin.changed.notify()
