"""Threads: they archive by the clock, wake when somebody writes, and tell everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import shapes
from sandbox.clock import moment
from sandbox.errors import Json
from sandbox.gateway import GUILDS
from sandbox.world import Channel, Thread

if TYPE_CHECKING:
    from sandbox.standin import StandIn


def create(standin: StandIn, parent: Channel, name: str, kind: int, minutes: int, key: str) -> Channel:
    """A thread of the bot's; `key` is the id of the message it grows from, or a new one."""
    now = standin.clock.now()
    since = moment(now)
    thread = Thread(standin.world.bot_id, since, since, now, minutes, members={standin.world.bot_id: since})
    channel = Channel(id=key, type=kind, name=name, guild_id=parent.guild_id, parent_id=parent.id, thread=thread)
    standin.world.channels[channel.id] = channel
    standin.gateway.dispatch(
        "THREAD_CREATE", {**shapes.thread(standin.world, channel), "newly_created": True}, channel.guild_id, GUILDS
    )
    _changed(standin, channel)
    watch(standin, channel)
    return channel


def watch(standin: StandIn, channel: Channel) -> None:
    """Look again when the thread would fall asleep."""
    if channel.thread is not None and not channel.thread.archived:
        due = channel.thread.active_at + channel.thread.auto_archive_duration * 60
        standin.clock.cancel(standin.archive_timers.get(channel.id))
        standin.archive_timers[channel.id] = standin.clock.at(due, lambda: _fall_asleep(standin, channel))


def _fall_asleep(standin: StandIn, channel: Channel) -> None:
    thread = channel.thread
    if thread is None or thread.archived or standin.world.channels.get(channel.id) is not channel:
        return
    if standin.clock.now() < thread.active_at + thread.auto_archive_duration * 60:
        watch(standin, channel)
        return
    set_archived(standin, channel, True)


def set_archived(standin: StandIn, channel: Channel, archived: bool) -> None:
    thread = channel.thread
    assert thread is not None
    thread.archived = archived
    thread.archive_timestamp = moment(standin.clock.now())
    if not archived:
        thread.active_at = standin.clock.now()
        watch(standin, channel)
    update(standin, channel)


def update(standin: StandIn, channel: Channel) -> None:
    """Tell everybody that a thread looks different now."""
    standin.gateway.dispatch("THREAD_UPDATE", shapes.thread(standin.world, channel), channel.guild_id, GUILDS)
    _changed(standin, channel)


def wake(standin: StandIn, channel: Channel) -> None:
    """A message in a thread: it counts as activity, and an archived thread opens again."""
    if channel.thread is None:
        return
    channel.thread.active_at = standin.clock.now()
    if channel.thread.archived:
        set_archived(standin, channel, False)


def add_member(standin: StandIn, channel: Channel, user_id: str) -> None:
    assert channel.thread is not None
    channel.thread.members.setdefault(user_id, moment(standin.clock.now()))
    data: Json = {"id": channel.id, "guild_id": channel.guild_id, "member_count": len(channel.thread.members)}
    data["added_members"] = [shapes.thread_member(channel, user_id)]
    standin.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, GUILDS)
    _changed(standin, channel)


def _changed(standin: StandIn, channel: Channel) -> None:
    standin.file.thing("channel", channel.id, channel)
    standin.pages.channel(channel)
    standin.changed.notify()
