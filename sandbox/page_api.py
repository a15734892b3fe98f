"""What the page in the browser asks and does: JSON under /page/, on behalf of one sample user (docs/sandbox.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from sandbox import choices, commands, interactions, page_events, permissions, posts, threads
from sandbox.errors import Json, PageError, Refusal
from sandbox.interactions import NO_ANSWER, Interaction
from sandbox.standin import StandIn
from sandbox.world import DM, Channel, Message, User

AUTOCOMPLETE_WAIT = 4.0

Answer = Callable[[StandIn, web.Request], Awaitable[Any]]


def add_routes(app: web.Application, standin: StandIn) -> None:
    """Register the page's API; mistakes become a sentence with a status."""

    def route(method: str, path: str, answer: Answer) -> None:
        async def handler(request: web.Request) -> web.StreamResponse:
            try:
                found = await answer(standin, request)
            except PageError as error:
                return _json({"error": error.sentence} | ({"key": error.key} if error.key else {}), error.status)
            except Refusal as refusal:
                return _json({"error": refusal.message}, refusal.status)
            return found if isinstance(found, web.StreamResponse) else _json(found)

        app.router.add_route(method, path, handler)

    route("GET", "/page/users", users)
    route("GET", "/page/state", state)
    route("GET", "/page/commands", command_list)
    route("GET", "/page/channels/{channel}/messages", messages)
    route("POST", "/page/channels/{channel}/messages", write)
    route("POST", "/page/interactions", interact)
    route("POST", "/page/autocomplete", complete)
    route("DELETE", "/page/messages/{message}", dismiss)
    route("PATCH", "/page/users/{user}", change_user)
    route("PATCH", "/page/guilds/{guild}", change_guild)
    route("GET", "/page/events", events)


def _json(answer: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(answer), status=status, content_type="application/json")


def _user(standin: StandIn, request: web.Request) -> User:
    user = standin.world.users.get(request.query.get("user", ""))
    if user is None or user.bot:
        raise PageError(404, "Name a sample user: ?user=ID.")
    return user


def _channel(standin: StandIn, user: User, channel_id: object) -> Channel:
    channel = standin.world.channels.get(str(channel_id))
    if channel is None or not page_events.may_see(standin, user.id, channel):
        raise PageError(404, "There is no such channel for this user.")
    return channel


async def _body(request: web.Request) -> Json:
    try:
        body = msgspec.json.decode(await request.read())
    except msgspec.DecodeError:
        raise PageError(400, "The body is not JSON.") from None
    if not isinstance(body, dict):
        raise PageError(400, "The body must be a JSON object.")
    return body


async def users(standin: StandIn, request: web.Request) -> Json:
    world = standin.world
    return {
        "users": [page_events.user_shape(standin, user) for user in world.people],
        "bot": page_events.user_shape(standin, world.bot),
    }


async def state(standin: StandIn, request: web.Request) -> Json:
    user, world = _user(standin, request), standin.world
    mine = [c for c in world.channels.values() if page_events.may_see(standin, user.id, c)]
    guilds = [
        {
            **page_events.guild_shape(guild),
            "channels": [page_events.channel_shape(standin, c, user.id) for c in mine if c.guild_id == guild.id],
        }
        for guild in world.guilds.values()
        if user.id in guild.members
    ]
    dms = [page_events.channel_shape(standin, c, user.id) for c in mine if c.type == DM]
    everyone = await users(standin, request)
    about = {"me": page_events.user_shape(standin, user), "bot_online": standin.gateway.online}
    return {**about, **everyone, "guilds": guilds, "dms": dms}


async def messages(standin: StandIn, request: web.Request) -> Json:
    user = _user(standin, request)
    channel = _channel(standin, user, request.match_info["channel"])
    before, limit = request.query.get("before", ""), request.query.get("limit", "50")
    if not limit.isdigit() or (before and not before.isdigit()):
        raise PageError(400, "`before` is a message's id and `limit` a number.")
    found = [
        message.data
        for message in standin.world.messages.get(channel.id, {}).values()
        if page_events.sees(standin, user.id, message) and (not before or int(message.id) < int(before))
    ]
    return {"messages": found[-max(1, int(limit)) :]}


async def command_list(standin: StandIn, request: web.Request) -> Json:
    user = _user(standin, request)
    channel = _channel(standin, user, request.query.get("channel"))
    leaves = commands.available(standin.world, channel, user.id)
    return {"commands": [commands.shown(leaf, user.language) for leaf in leaves]}


async def write(standin: StandIn, request: web.Request) -> Json:
    user = _user(standin, request)
    channel = _channel(standin, user, request.match_info["channel"])
    content = (await _body(request)).get("content")
    return {"message": say(standin, user, channel, str(content or "")).data}


def say(standin: StandIn, user: User, channel: Channel, content: str) -> Message:
    """An ordinary message of a sample user."""
    if not page_events.may_write(standin, user.id, channel):
        raise PageError(403, f"{user.display_name} can't write in this channel.", "may-not-write")
    message = posts.new_message(standin, channel, user.id, {"content": content}, [])
    threads.wake(standin, channel)
    posts.post(standin, channel, message)
    return message


async def interact(standin: StandIn, request: web.Request) -> Json:
    user, body = _user(standin, request), await _body(request)
    nonce = str(body.get("nonce") or "")
    match body.get("type"):
        case "command":
            channel = _channel(standin, user, body.get("channel"))
            options = {key: value for key, value in (body.get("options") or {}).items() if value is not None}
            made = interactions.command(standin, user, channel, str(body.get("name")), options, nonce)
        case "component":
            channel = _channel(standin, user, body.get("channel"))
            message = standin.world.message(channel.id, str(body.get("message")))
            if message is None:
                raise PageError(404, "The message is gone.", "message-gone")
            values = [str(value) for value in body.get("values") or ()]
            custom_id = str(body.get("custom_id"))
            made = interactions.component(standin, user, channel, message, custom_id, values, nonce)
        case "modal":
            made = interactions.modal(standin, user, _opener(standin, body), body.get("fields") or {}, nonce)
        case _:
            raise PageError(400, "`type` is command, component or modal.")
    return {"id": made.id}


def _opener(standin: StandIn, body: Json) -> Interaction:
    wanted = str(body.get("interaction"))
    found = next((one for one in standin.interactions.values() if one.id == wanted), None)
    if found is None:
        raise PageError(404, "That dialog is not open any more.", "dialog-gone")
    return found


async def complete(standin: StandIn, request: web.Request) -> Json:
    user, body = _user(standin, request), await _body(request)
    channel = _channel(standin, user, body.get("channel"))
    focused = str(body.get("focused"))
    options = {key: value for key, value in (body.get("options") or {}).items() if value is not None}
    options[focused] = str(body.get("value") or "")
    made = interactions.autocomplete(standin, user, channel, str(body.get("name")), options, focused)
    await standin.changed.until(lambda: made.settled, AUTOCOMPLETE_WAIT)
    if made.choices is None:
        raise PageError(409, NO_ANSWER, "no-answer")
    return {"choices": shown_choices(made, user.language)}


def shown_choices(made: Interaction, language: str) -> list[Json]:
    """The bot's suggestions in the user's language."""
    return [
        {"name": commands.localized(choice, "name", language), "value": choice["value"]}
        for choice in made.choices or ()
    ]


async def dismiss(standin: StandIn, request: web.Request) -> Json:
    user, wanted = _user(standin, request), request.match_info["message"]
    for kept in standin.world.messages.values():
        message = kept.get(wanted)
        if message is not None and message.only == user.id:
            del kept[wanted]
            standin.pages.deleted(message)
            return {}
    raise PageError(404, "This user has no such ephemeral message.")


async def change_user(standin: StandIn, request: web.Request) -> Json:
    user, body = standin.world.users.get(request.match_info["user"]), await _body(request)
    if user is None or user.bot:
        raise PageError(404, "There is no such sample user.")
    if "language" in body:
        choices.speak(standin, user, str(body["language"]))
    if "dm_open" in body:
        choices.accept_dms(standin, user, body["dm_open"] is True)
    return {"user": page_events.user_shape(standin, user)}


async def change_guild(standin: StandIn, request: web.Request) -> Json:
    user, body = _user(standin, request), await _body(request)
    guild = standin.world.guilds.get(request.match_info["guild"])
    if guild is None or user.id not in guild.members:
        raise PageError(404, "This user is in no such server.")
    if not permissions.in_guild(guild, user.id) & permissions.NAMES["manage_guild"]:
        raise PageError(403, f"{user.display_name} may not change this server.")
    choices.prefer(standin, guild, str(body.get("language")))
    return {"guild": page_events.guild_shape(guild)}


async def events(standin: StandIn, request: web.Request) -> web.StreamResponse:
    return await standin.pages.serve(request, _user(standin, request))
