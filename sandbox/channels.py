"""Channels that change or vanish, and telling everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import shapes
from sandbox.gateway import GUILDS
from sandbox.world import Channel

if TYPE_CHECKING:
    from sandbox.standin import StandIn


def created(standin: StandIn, channel: Channel) -> None:
    """A new text channel."""
    standin.gateway.dispatch("CHANNEL_CREATE", shapes.channel(standin.world, channel), channel.guild_id, GUILDS)
    _keep(standin, channel)


def changed(standin: StandIn, channel: Channel) -> None:
    """A text channel has another name, topic or other permissions."""
    standin.gateway.dispatch("CHANNEL_UPDATE", shapes.channel(standin.world, channel), channel.guild_id, GUILDS)
    _keep(standin, channel)


def _keep(standin: StandIn, channel: Channel) -> None:
    standin.file.thing("channel", channel.id, channel)
    standin.pages.channel(channel)
    standin.changed.notify()


def delete(standin: StandIn, channel: Channel) -> None:
    """A channel with its messages and threads is gone."""
    world = standin.world
    for thread in [one for one in world.channels.values() if one.parent_id == channel.id]:
        delete(standin, thread)
    shape = shapes.channel(world, channel)
    for message in list(world.messages.pop(channel.id, {}).values()):
        standin.file.message_gone(message)
    world.channels.pop(channel.id)
    standin.file.thing_gone("channel", channel.id)
    if channel.is_thread:
        pointer = {key: shape[key] for key in ("id", "guild_id", "parent_id", "type")}
        standin.gateway.dispatch("THREAD_DELETE", pointer, channel.guild_id, GUILDS)
    else:
        standin.gateway.dispatch("CHANNEL_DELETE", shape, channel.guild_id, GUILDS)
    standin.pages.channel_deleted(channel)
    standin.changed.notify()
