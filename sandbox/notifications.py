"""Whose phone rings: the people a new message notifies. An edit notifies nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import permissions
from sandbox.world import DM, SILENT, Channel, Message, World

if TYPE_CHECKING:
    from sandbox.standin import StandIn


def send(standin: StandIn, message: Message) -> None:
    """Note whom a message notifies that has just come, and mark it on the pages."""
    channel = standin.world.channels[message.channel_id]
    message.notified = [] if message.only is not None else whom(standin.world, channel, message)
    for user_id in message.notified:
        standin.recorder.notification(user_id, message)
        standin.pages.everyone({"type": "notification", "user": user_id})


def whom(world: World, channel: Channel, message: Message) -> list[str]:
    """Those who are mentioned (themselves, by a role, or as everyone) and see the channel; in a DM the other one."""
    if message.data["flags"] & SILENT:
        return []
    author = message.data["author"]["id"]
    if channel.type == DM:
        called = {channel.recipient}
    else:
        guild = world.guilds[channel.guild_id or ""]
        called = {one["id"] for one in message.data["mentions"]}
        if message.data["mention_everyone"]:
            called |= set(guild.members)
        if permissions.of(world, channel, author) & permissions.NAMES["mention_everyone"]:
            roles = set(message.data["mention_roles"])
            called |= {one.user_id for one in guild.members.values() if roles & set(one.roles)}
    see = permissions.NAMES["view_channel"]
    people = (one.id for one in world.people if one.id in called and one.id != author)
    return [user_id for user_id in people if permissions.of(world, channel, user_id) & see]
