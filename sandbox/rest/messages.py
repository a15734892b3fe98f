"""Messages of the bot in channels, threads and DMs."""

from __future__ import annotations

from sandbox import errors, permissions, posts, threads
from sandbox.errors import FormError, Json
from sandbox.gateway import DIRECT_TYPING, GUILD_TYPING
from sandbox.media import LARGEST
from sandbox.rest.router import EMPTY, Call, router
from sandbox.standin import StandIn
from sandbox.world import DM, Channel, Message

NONCE_LIFE = 180.0


def channel_of(standin: StandIn, call: Call, *needed: str) -> Channel:
    """The channel of a request, once the bot is known to see it and to have the permissions."""
    channel = standin.world.channels.get(call["channel_id"])
    if channel is None:
        raise errors.unknown_channel()
    permissions.require(standin.world, channel, standin.world.bot_id, *needed)
    return channel


def message_of(standin: StandIn, call: Call, channel: Channel) -> Message:
    """The message of a request; ephemeral ones can't be reached through the channel."""
    message = standin.world.message(channel.id, call["message_id"])
    if message is None or message.only is not None:
        raise errors.unknown_message()
    return message


@router.add("GET", "/channels/{channel_id}/messages")
def history(standin: StandIn, call: Call) -> list[Json]:
    channel = channel_of(standin, call, "read_message_history")
    found = [m for m in standin.world.messages.get(channel.id, {}).values() if m.only is None]
    before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        raise FormError("limit", "NUMBER_TYPE_RANGE", "int value should be between 1 and 100 inclusive.")
    found = [m for m in found if after < int(m.id) < before]
    chosen = found[:limit] if "after" in call.query else found[-limit:]
    return [_for_bot(standin, channel, m) for m in reversed(chosen)]


@router.add("GET", "/channels/{channel_id}/messages/{message_id}")
def one_message(standin: StandIn, call: Call) -> Json:
    channel = channel_of(standin, call, "read_message_history")
    return _for_bot(standin, channel, message_of(standin, call, channel))


def _for_bot(standin: StandIn, channel: Channel, message: Message) -> Json:
    return message.data if channel.type == DM else posts.without_content(standin, message.data)


@router.add("POST", "/channels/{channel_id}/messages")
def send(standin: StandIn, call: Call) -> Json:
    channel = standin.world.channels.get(call["channel_id"])
    threaded = channel is not None and channel.is_thread
    channel = channel_of(standin, call, "send_messages_in_threads" if threaded else "send_messages")
    _check_may_send(standin, channel, call)
    repeated = _repeated(standin, channel, call.body)
    if repeated is not None:
        return repeated
    body = {key: value for key, value in call.body.items() if value is not None}
    if posts.is_ephemeral(body):
        body["flags"] &= ~64  # only answers to interactions can be ephemeral; Discord ignores the flag here
    threads.wake(standin, channel)
    message = posts.new_message(standin, channel, standin.world.bot_id, body, call.files)
    if body.get("message_reference"):
        _reply(standin, channel, message, body)
    if body.get("nonce") is not None:
        message.data["nonce"] = body["nonce"]
        _remember(standin, channel, str(body["nonce"]), message)
    posts.post(standin, channel, message)
    return message.data


def _check_may_send(standin: StandIn, channel: Channel, call: Call) -> None:
    recipient = standin.world.users.get(channel.recipient or "")
    if recipient is not None and not (recipient.dm_open and standin.world.shares_guild(recipient.id)):
        raise errors.closed_dm()
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        raise errors.archived_thread()
    if any(len(file.data) > LARGEST for file in call.files):
        raise errors.too_large()
    if channel.type != DM:
        needed = ["attach_files"] if call.files else []
        needed += ["embed_links"] if call.body.get("embeds") else []
        permissions.require(standin.world, channel, standin.world.bot_id, *needed)


def _repeated(standin: StandIn, channel: Channel, body: Json) -> Json | None:
    """The first message with the same nonce, when Discord is asked to heed it and it is not long ago."""
    if body.get("nonce") is None or not body.get("enforce_nonce"):
        return None
    at, message_id = standin.nonces.get((channel.id, str(body["nonce"])), (-NONCE_LIFE, ""))
    message = standin.world.message(channel.id, message_id)
    return message.data if message and standin.clock.now() - at < NONCE_LIFE else None


def _remember(standin: StandIn, channel: Channel, nonce: str, message: Message) -> None:
    now = standin.clock.now()
    standin.nonces[(channel.id, nonce)] = (now, message.id)
    while standin.nonces and next(iter(standin.nonces.values()))[0] < now - NONCE_LIFE:
        del standin.nonces[next(iter(standin.nonces))]


def _reply(standin: StandIn, channel: Channel, message: Message, body: Json) -> None:
    reference = body["message_reference"]
    target = standin.world.message(channel.id, str(reference.get("message_id")))
    if target is None or target.only is not None:
        if reference.get("fail_if_not_exists", True):
            raise FormError("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return
    message.data["type"] = 19
    pointer: Json = {"type": 0, "channel_id": channel.id, "message_id": target.id}
    message.data["message_reference"] = pointer | ({"guild_id": channel.guild_id} if channel.guild_id else {})
    message.data["referenced_message"] = {k: v for k, v in target.data.items() if k != "referenced_message"}
    allowed = body.get("allowed_mentions")
    mentioned = {one["id"] for one in message.data["mentions"]}
    if (allowed is None or allowed.get("replied_user")) and target.data["author"]["id"] not in mentioned:
        message.data["mentions"] = [*message.data["mentions"], target.data["author"]]


@router.add("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit(standin: StandIn, call: Call) -> Json:
    channel = channel_of(standin, call)
    message = message_of(standin, call, channel)
    if message.data["author"]["id"] != standin.world.bot_id:
        raise errors.not_your_message()
    if channel.thread is not None and channel.thread.archived:
        raise errors.archived_thread()
    posts.edit(standin, message, call.body, call.files)
    return message.data


@router.add("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete(standin: StandIn, call: Call) -> object:
    channel = channel_of(standin, call)
    message = message_of(standin, call, channel)
    if message.data["author"]["id"] != standin.world.bot_id:
        permissions.require(standin.world, channel, standin.world.bot_id, "manage_messages")
    if channel.thread is not None and channel.thread.archived:
        raise errors.archived_thread()
    posts.delete(standin, message)
    return EMPTY


@router.add("POST", "/channels/{channel_id}/typing")
def typing(standin: StandIn, call: Call) -> object:
    channel = channel_of(standin, call)
    bot_id = standin.world.bot_id
    data: Json = {"channel_id": channel.id, "user_id": bot_id, "timestamp": int(standin.clock.now())}
    if channel.guild_id:
        data["guild_id"] = channel.guild_id
    intent = DIRECT_TYPING if channel.type == DM else GUILD_TYPING
    standin.gateway.dispatch("TYPING_START", data, channel.guild_id, intent)
    standin.pages.typing(channel, bot_id)
    return EMPTY


@router.add("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@router.add("PUT", "/channels/{channel_id}/pins/{message_id}")
def pin(standin: StandIn, call: Call) -> object:
    return _set_pinned(standin, call, True)


@router.add("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@router.add("DELETE", "/channels/{channel_id}/pins/{message_id}")
def unpin(standin: StandIn, call: Call) -> object:
    return _set_pinned(standin, call, False)


def _set_pinned(standin: StandIn, call: Call, pinned: bool) -> object:
    channel = channel_of(standin, call, "pin_messages")
    message = message_of(standin, call, channel)
    message.data = {**message.data, "pinned": pinned}
    posts.changed(standin, message)
    return EMPTY
