"""What people choose in menus of users, roles and channels: what is offered, and who or what is behind an id."""

from __future__ import annotations

from typing import Any

from sandbox import permissions, shapes
from sandbox.checks import components as kinds
from sandbox.errors import Json, PageError
from sandbox.world import Channel, World


def check_offered(world: World, channel: Channel, select: Json, values: list[str]) -> None:
    """What a client offers in a menu of users, roles or channels: those of this server, and of the asked kinds."""
    guild = world.guilds.get(channel.guild_id or "")
    users: set[Any] = set(guild.members) if guild else {channel.recipient, world.bot_id}
    roles: set[Any] = set(guild.roles) if guild else set()
    wanted = select.get("channel_types") or None
    here = [one for one in world.channels.values() if guild and one.guild_id == guild.id]
    offered: set[Any] = {
        kinds.USER_SELECT: users,
        kinds.ROLE_SELECT: roles,
        kinds.MENTIONABLE_SELECT: users | roles,
        kinds.CHANNEL_SELECT: {one.id for one in here if wanted is None or one.type in wanted},
    }[select["type"]]
    wrong = [value for value in values if value not in offered]
    if wrong:
        raise PageError(400, f"{select.get('placeholder') or select['custom_id']!r} does not offer {wrong[0]}.")


def resolved(world: World, channel: Channel, keys: list[str]) -> Json:
    """The users, members, roles and channels behind ids that somebody chose."""
    found: dict[str, Json] = {"users": {}, "members": {}, "roles": {}, "channels": {}}
    guild = world.guilds.get(channel.guild_id or "")
    for key in keys:
        if key in world.users:
            found["users"][key] = shapes.user(world.users[key])
            if guild and key in guild.members:
                granted = str(permissions.of(world, channel, key))
                found["members"][key] = shapes.member(world, guild, key, with_user=False) | {"permissions": granted}
        elif guild and key in guild.roles:
            found["roles"][key] = shapes.role(guild.roles[key])
        elif key in world.channels:
            found["channels"][key] = shapes.interaction_channel(world, world.channels[key], world.bot_id)
        else:
            raise PageError(400, f"There is nobody and nothing with the id {key}.")
    return {kind: things for kind, things in found.items() if things}
