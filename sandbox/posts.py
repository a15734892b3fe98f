"""Messages: making, changing and deleting them, and telling everybody who may know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sandbox import notifications, permissions, shapes
from sandbox.checks.components import as_text, check_own_emojis, walk
from sandbox.checks.embeds import shaped_embed
from sandbox.checks.messages import check_message, check_not_empty
from sandbox.clock import moment
from sandbox.errors import FormError, Json
from sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES
from sandbox.media import Upload, attachment, shown_inside
from sandbox.world import COMPONENTS_V2, DM, EPHEMERAL, LOADING, SILENT, Channel, Message

if TYPE_CHECKING:
    from sandbox.standin import StandIn

NO_EMBEDS = 1 << 2
KEPT_BY_EDIT = NO_EMBEDS | COMPONENTS_V2
KEPT_AT_FIRST = KEPT_BY_EDIT | SILENT


def blank(standin: StandIn, channel: Channel, author_id: str) -> Json:
    """A message with nothing in it yet."""
    return {
        "id": standin.ids.next(),
        "type": 0,
        "channel_id": channel.id,
        "author": shapes.user(standin.world.users[author_id]),
        "content": "",
        "timestamp": moment(standin.clock.now()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def fill(standin: StandIn, message: Message, body: Json, files: list[Upload], kept: int = KEPT_AT_FIRST) -> None:
    """Put a checked body into a message; what it does not name stays as it is. `kept`: the flags it may set."""
    data = message.data
    data["flags"] |= (body.get("flags") or 0) & kept
    if "content" in body:
        data["content"] = body["content"] or ""
    if "embeds" in body:
        data["embeds"] = [shaped_embed(embed) for embed in body["embeds"] or ()]
    if "components" in body:
        check_own_emojis(body["components"] or [], standin.world.emojis)
        data["components"] = shaped_components(body["components"] or [])
        _name_emojis(standin, data["components"])
    _attach(standin, message, body, files)
    check_not_empty(data, bool(data["attachments"] or message.hidden))
    _mention(standin, data, body)


def _name_emojis(standin: StandIn, components: list[Json]) -> None:
    """Emojis of the bot's own carry the name they have, whatever the request called them."""
    for component in walk(components):
        for holder in (component, *component.get("options", ())):
            own = standin.world.emojis.get(str((holder.get("emoji") or {}).get("id")))
            if own is not None:
                holder["emoji"] = {"id": own.id, "name": own.name, "animated": own.animated}


def _attach(standin: StandIn, message: Message, body: Json, files: list[Upload]) -> None:
    present = {one["id"]: one for one in [*message.data["attachments"], *message.hidden]}
    uploads = {upload.slot: upload for upload in files}
    if body.get("attachments") is None:
        named: list[Json] = [{"id": key} for key in present] if "attachments" not in body else []
        named += [{"id": slot} for slot in uploads]
    else:
        named = body["attachments"]
    everything: list[Json] = []
    for index, one in enumerate(named):
        if str(one["id"]) in present:
            everything.append(present[str(one["id"])])
        elif str(one["id"]).isdigit() and int(one["id"]) in uploads:
            everything.append(_take_in(standin, message, uploads[int(one["id"])], one))
        else:
            raise FormError(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", f"Unknown attachment {one['id']}")
    used = shown_inside(message.data["embeds"], message.data["components"], everything)
    message.data["attachments"] = [one for one in everything if one["id"] not in used]
    message.hidden = [one for one in everything if one["id"] in used]


def _take_in(standin: StandIn, message: Message, upload: Upload, described: Json) -> Json:
    file_id = standin.ids.next()
    standin.uploads.put(file_id, upload.type, upload.data)
    ephemeral = message.only is not None
    return attachment(standin.cdn_url, message.channel_id, file_id, upload, described, ephemeral)


def shaped_components(components: list[Json]) -> list[Json]:
    """Components as Discord sends them back: numbered, and with the defaults filled in."""
    shaped = [_without_nothing(component) for component in components]
    taken = {component["id"] for component in walk(shaped) if component.get("id")}
    number = 0
    for component in walk(shaped):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
        _fill_in(component)
    return shaped


def _without_nothing(component: Json) -> Json:
    shape: Json = {}
    for key, value in component.items():
        if isinstance(value, list):
            shape[key] = [_without_nothing(inner) if isinstance(inner, dict) else inner for inner in value]
        elif isinstance(value, dict):
            shape[key] = _without_nothing(value)
        elif value is not None:
            shape[key] = value
    return shape


def _fill_in(component: Json) -> None:
    match component["type"]:
        case 3 | 5 | 6 | 7 | 8:
            component.setdefault("min_values", 1)
            component.setdefault("max_values", 1)
            component.pop("required", None)
            as_text(component)
        case 11:
            component.setdefault("description", None)
            component.setdefault("spoiler", False)
        case 12:
            for item in component["items"]:
                item.setdefault("description", None)
                item.setdefault("spoiler", False)
        case 13:
            for key, value in (("name", None), ("size", None), ("spoiler", False)):
                component.setdefault(key, value)
        case 14:
            component.setdefault("spacing", 1)
            component.setdefault("divider", True)
        case 17:
            component.setdefault("accent_color", None)
            component.setdefault("spoiler", False)


def _mention(standin: StandIn, data: Json, body: Json) -> None:
    text = data["content"] + " ".join(c["content"] for c in walk(data["components"]) if c["type"] == 10)
    users = standin.world.users
    found = _allowed(re.findall(r"<@!?(\d+)>", text), body, "users")
    data["mentions"] = [shapes.user(users[key]) for key in found if key in users]
    channel = standin.world.channels[data["channel_id"]]
    if channel.guild_id:
        roles = standin.world.guilds[channel.guild_id].roles
        data["mention_roles"] = [key for key in _allowed(re.findall(r"<@&(\d+)>", text), body, "roles") if key in roles]
        granted = permissions.of(standin.world, channel, data["author"]["id"])
        everyone = bool(re.search(r"@(everyone|here)\b", text) and granted & permissions.NAMES["mention_everyone"])
        data["mention_everyone"] = everyone and bool(_allowed(["everyone"], body, "everyone"))


def _allowed(keys: list[str], body: Json, kind: str) -> list[str]:
    """Those of the mentioned that the message may notify, each once."""
    allowed = body.get("allowed_mentions")
    if allowed is None or kind in (allowed.get("parse") or ()):
        return list(dict.fromkeys(keys))
    named = [str(key) for key in allowed.get(kind) or ()]
    return [key for key in dict.fromkeys(keys) if key in named]


def post(standin: StandIn, channel: Channel, message: Message) -> None:
    """Put a finished message into its channel and tell everybody who may know."""
    world = standin.world
    world.messages.setdefault(channel.id, {})[message.id] = message
    if message.only is None:
        channel.last_message_id = message.id
    standin.file.message(message)
    _tell_bot(standin, "MESSAGE_CREATE", channel, message)
    standin.pages.message("message", message)
    standin.recorder.message("create", message)
    notifications.send(standin, message)
    standin.changed.notify()


def new_message(standin: StandIn, channel: Channel, author_id: str, body: Json, files: list[Upload]) -> Message:
    """A plain message of the bot or of a user, checked, not yet posted."""
    check_message(body)
    message = Message(data=blank(standin, channel, author_id))
    fill(standin, message, body, files)
    return message


def edit(standin: StandIn, message: Message, body: Json, files: list[Upload], kept: int = KEPT_BY_EDIT) -> None:
    """Change a message; one that was still "thinking" appears now and does not count as edited."""
    was_loading = bool(message.data["flags"] & LOADING)
    check_message(body, message.data)
    data = {**message.data, "flags": message.data["flags"] & ~LOADING}
    draft = Message(data=data, only=message.only, hidden=message.hidden)
    fill(standin, draft, body, files, kept)  # on a draft: a refused edit leaves the message as it was
    if not was_loading:
        data["edited_timestamp"] = moment(standin.clock.now())
    message.data, message.hidden = draft.data, draft.hidden
    changed(standin, message)


def changed(standin: StandIn, message: Message) -> None:
    """Tell everybody who may know that a message looks different now."""
    channel = standin.world.channels[message.channel_id]
    standin.file.message(message)
    _tell_bot(standin, "MESSAGE_UPDATE", channel, message)
    standin.pages.message("message_changed", message)
    standin.recorder.message("edit", message)
    standin.changed.notify()


def delete(standin: StandIn, message: Message) -> None:
    """Take a message away."""
    channel = standin.world.channels[message.channel_id]
    standin.world.messages[channel.id].pop(message.id, None)
    standin.file.message_gone(message)
    data: Json = {"id": message.id, "channel_id": channel.id}
    if channel.guild_id and message.only is None:
        data["guild_id"] = channel.guild_id
    standin.gateway.dispatch("MESSAGE_DELETE", data, channel.guild_id, _intent(channel))
    standin.pages.deleted(message)
    standin.recorder.message("delete", message)
    standin.changed.notify()


def _tell_bot(standin: StandIn, event: str, channel: Channel, message: Message) -> None:
    data = dict(message.data)
    author = data["author"]["id"]
    if channel.guild_id and message.only is None:
        guild = standin.world.guilds[channel.guild_id]
        data["guild_id"] = guild.id
        if author in guild.members:
            data["member"] = shapes.member(standin.world, guild, author, with_user=False)
        data = without_content(standin, data)
    standin.gateway.dispatch(event, data, channel.guild_id, _intent(channel))


def without_content(standin: StandIn, data: Json) -> Json:
    """Without the message content intent a bot reads its own messages and those that mention it, and no others."""
    bot_id = standin.world.bot_id
    if data["author"]["id"] == bot_id or any(one["id"] == bot_id for one in data["mentions"]):
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}


def _intent(channel: Channel) -> int:
    return DIRECT_MESSAGES if channel.type == DM else GUILD_MESSAGES


def is_ephemeral(body: Json) -> bool:
    return bool((body.get("flags") or 0) & EPHEMERAL)
