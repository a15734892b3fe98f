"""Channels and threads as the bot reads and changes them."""

from __future__ import annotations

from sandbox import channels, errors, permissions, posts, shapes, threads
from sandbox.checks import form
from sandbox.errors import FormError, Json
from sandbox.rest.messages import channel_of, message_of
from sandbox.rest.router import EMPTY, Call, Created, router
from sandbox.standin import StandIn
from sandbox.world import PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel

DURATIONS = (60, 1440, 4320, 10080)
HAS_THREAD = 1 << 5


@router.add("GET", "/channels/{channel_id}")
def channel(standin: StandIn, call: Call) -> Json:
    return shapes.channel(standin.world, channel_of(standin, call))


@router.add("PATCH", "/channels/{channel_id}")
def edit(standin: StandIn, call: Call) -> Json:
    here = channel_of(standin, call)
    if here.thread is None:
        permissions.require(standin.world, here, standin.world.bot_id, "manage_channels")
        here.name = form.length(call.body.get("name", here.name), "name", 100, 1)
        here.topic = call.body.get("topic", here.topic)
        channels.changed(standin, here)
    else:
        _edit_thread(standin, here, call.body)
    return shapes.channel(standin.world, here)


def _edit_thread(standin: StandIn, here: Channel, body: Json) -> None:
    thread = here.thread
    assert thread is not None
    granted = permissions.of(standin.world, here, standin.world.bot_id)
    manages = bool(granted & permissions.NAMES["manage_threads"])
    only_wakes = set(body) <= {"archived", "locked", "auto_archive_duration"} and body.get("archived") is False
    if thread.archived and not only_wakes:
        raise errors.archived_thread()
    if not manages and (
        thread.locked or body.get("locked") or not (only_wakes or thread.owner_id == standin.world.bot_id)
    ):
        raise errors.missing_permissions()
    here.name = form.length(body.get("name") or here.name, "name", 100, 1)
    if body.get("auto_archive_duration") is not None:
        thread.auto_archive_duration = form.choice(body["auto_archive_duration"], "auto_archive_duration", DURATIONS)
    thread.locked = bool(body.get("locked", thread.locked))
    threads.set_archived(standin, here, bool(body.get("archived", thread.archived)))


@router.add("DELETE", "/channels/{channel_id}")
def delete(standin: StandIn, call: Call) -> Json:
    here = channel_of(standin, call)
    shape = shapes.channel(standin.world, here)
    if here.guild_id:
        permissions.require(
            standin.world, here, standin.world.bot_id, "manage_threads" if here.is_thread else "manage_channels"
        )
        channels.delete(standin, here)
    return shape


@router.add("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def thread_from_message(standin: StandIn, call: Call) -> Created:
    here = channel_of(standin, call, "create_public_threads")
    message = message_of(standin, call, here)
    name, minutes = _thread_form(here, call.body)
    if message.id in standin.world.channels:
        raise errors.thread_exists()
    thread = threads.create(standin, here, name, PUBLIC_THREAD, minutes, message.id)
    shape = shapes.thread(standin.world, thread)
    message.data = {**message.data, "thread": shape, "flags": message.data["flags"] | HAS_THREAD}
    posts.changed(standin, message)
    return Created(shape)


@router.add("POST", "/channels/{channel_id}/threads")
def thread_alone(standin: StandIn, call: Call) -> Created:
    kind = form.choice(call.body.get("type") or PRIVATE_THREAD, "type", (10, PUBLIC_THREAD, PRIVATE_THREAD))
    needed = "create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads"
    here = channel_of(standin, call, needed)
    name, minutes = _thread_form(here, call.body)
    thread = threads.create(standin, here, name, kind, minutes, standin.ids.next())
    return Created(shapes.thread(standin.world, thread))


def _thread_form(here: Channel, body: Json) -> tuple[str, int]:
    if here.type != TEXT:
        raise errors.Refusal(400, 50024, "Cannot execute action on this channel type")
    name = form.length(body.get("name"), "name", 100, 1)
    minutes = body.get("auto_archive_duration") or 4320
    return name, form.choice(minutes, "auto_archive_duration", DURATIONS)


@router.add("GET", "/channels/{channel_id}/thread-members")
def thread_members(standin: StandIn, call: Call) -> list[Json]:
    here = _thread(standin, call)
    assert here.thread is not None
    return [shapes.thread_member(here, user_id) for user_id in here.thread.members]


@router.add("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(standin: StandIn, call: Call) -> object:
    threads.add_member(standin, _open_thread(standin, call), standin.world.bot_id)
    return EMPTY


@router.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(standin: StandIn, call: Call) -> object:
    here = _open_thread(standin, call, "send_messages_in_threads")
    guild = standin.world.guilds[here.guild_id or ""]
    if call["user_id"] not in guild.members:
        raise errors.unknown_member()
    threads.add_member(standin, here, call["user_id"])
    return EMPTY


def _thread(standin: StandIn, call: Call, *needed: str) -> Channel:
    here = channel_of(standin, call, *needed)
    if here.thread is None:
        raise errors.Refusal(400, 50024, "Cannot execute action on this channel type")
    return here


def _open_thread(standin: StandIn, call: Call, *needed: str) -> Channel:
    here = _thread(standin, call, *needed)
    if here.thread is not None and here.thread.archived:
        raise errors.archived_thread()
    return here


@router.add("GET", "/channels/{channel_id}/threads/archived/public")
def archived_threads(standin: StandIn, call: Call) -> Json:
    here = channel_of(standin, call, "read_message_history")
    found = [c for c in standin.world.channels.values() if c.parent_id == here.id and c.thread and c.thread.archived]
    limit = int(call.query.get("limit", 50))
    if limit < 2 and "limit" in call.query:
        raise FormError("limit", "NUMBER_TYPE_MIN", "int value should be greater than or equal to 2.")
    shown = [shapes.thread(standin.world, c) for c in reversed(found)][:limit]
    return {"threads": shown, "members": [], "has_more": len(found) > limit}
