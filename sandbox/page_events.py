"""Pushing what happens to the open pages, each user only what is theirs to see."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from aiohttp import web

from sandbox import permissions
from sandbox.errors import Json
from sandbox.world import DM, Channel, Guild, Message, User

if TYPE_CHECKING:
    from sandbox.standin import StandIn

OUT_OF_DATE = 10_000


class Page:
    """An open page of one sample user."""

    def __init__(self, user_id: str) -> None:
        self.user_id = user_id
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(OUT_OF_DATE)

    def push(self, event: Json) -> None:
        if not self.queue.full():  # a page that stopped reading for so long has to load everything anew anyway
            self.queue.put_nowait(msgspec.json.encode(event).decode())


class Pages:
    """All open pages."""

    def __init__(self, standin: StandIn) -> None:
        self._standin = standin
        self._open: set[Page] = set()

    async def serve(self, request: web.Request, user: User) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        page = Page(user.id)
        page.push({"type": "hello", "user": user.id})
        self._open.add(page)
        writer = asyncio.create_task(self._write(socket, page))
        try:
            async for _ in socket:
                continue  # the page only listens on this socket
        finally:
            self._open.discard(page)
            writer.cancel()
        return socket

    @staticmethod
    async def _write(socket: web.WebSocketResponse, page: Page) -> None:
        while (frame := await page.queue.get()) is not None:
            try:
                await socket.send_str(frame)
            except (ConnectionError, RuntimeError):
                return  # the page was closed
        await socket.close(code=1001)

    def everyone(self, event: Json) -> None:
        for page in self._open:
            page.push(event)

    def one(self, user_id: str, event: Json) -> None:
        for page in self._open:
            if page.user_id == user_id:
                page.push(event)

    def message(self, kind: str, message: Message) -> None:
        if not self._open:
            return
        for page in self._open:
            if sees(self._standin, page.user_id, message):
                page.push({"type": kind, "message": message.data})

    def deleted(self, message: Message) -> None:
        for page in self._open:
            if sees(self._standin, page.user_id, message):
                page.push({"type": "message_deleted", "channel": message.channel_id, "message": message.id})

    def channel(self, channel: Channel) -> None:
        for page in self._open:
            if may_see(self._standin, page.user_id, channel):
                page.push({"type": "channel", "channel": channel_shape(self._standin, channel, page.user_id)})

    def channel_deleted(self, channel: Channel) -> None:
        self.everyone({"type": "channel_deleted", "channel": channel.id})

    def user(self, user: User) -> None:
        self.everyone({"type": "user", "user": user_shape(self._standin, user)})

    def guild(self, guild: Guild) -> None:
        for page in self._open:
            if page.user_id in guild.members:
                page.push({"type": "guild", "guild": guild_shape(guild)})

    def places(self, user_id: str) -> None:
        """Let a user's pages read again which servers and channels there are."""
        self.one(user_id, {"type": "places"})

    def typing(self, channel: Channel, user_id: str) -> None:
        for page in self._open:
            if may_see(self._standin, page.user_id, channel):
                page.push({"type": "typing", "channel": channel.id, "user": user_id})

    def close(self) -> None:
        for page in self._open:
            if not page.queue.full():
                page.queue.put_nowait(None)


def may_see(standin: StandIn, user_id: str, channel: Channel) -> bool:
    if channel.type == DM:
        return channel.recipient == user_id
    return bool(permissions.of(standin.world, channel, user_id) & permissions.NAMES["view_channel"])


def sees(standin: StandIn, user_id: str, message: Message) -> bool:
    """Whether this message is on this user's screen: ephemeral ones are on one screen only."""
    if message.only is not None:
        return message.only == user_id
    channel = standin.world.channels.get(message.channel_id)
    return channel is not None and may_see(standin, user_id, channel)


def may_write(standin: StandIn, user_id: str, channel: Channel) -> bool:
    needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
    locked = channel.thread is not None and channel.thread.locked
    return not locked and bool(permissions.of(standin.world, channel, user_id) & permissions.NAMES[needed])


def channel_shape(standin: StandIn, channel: Channel, user_id: str) -> Json:
    """A channel as the page wants it."""
    name = channel.name or standin.world.bot.display_name
    return {
        "id": channel.id,
        "type": channel.type,
        "name": name,
        "guild_id": channel.guild_id,
        "parent_id": channel.parent_id,
        "topic": channel.topic,
        "archived": channel.thread is not None and channel.thread.archived,
        "locked": channel.thread is not None and channel.thread.locked,
        "can_write": may_write(standin, user_id, channel),
        "last_message_id": channel.last_message_id,
    }


def guild_shape(guild: Guild) -> Json:
    """A server as the page wants it."""
    roles = [{"id": role.id, "name": role.name.removeprefix("@")} for role in guild.roles.values()]
    return {"id": guild.id, "name": guild.name, "language": guild.language, "roles": roles}


def user_shape(standin: StandIn, user: User) -> Json:
    """A user as the page wants it."""
    guilds = standin.world.guilds.values()
    admin = any(permissions.in_guild(one, user.id) & permissions.NAMES["administrator"] for one in guilds)
    return {
        "id": user.id,
        "username": user.username,
        "display_name": user.display_name,
        "language": user.language,
        "admin": admin and not user.bot,
        "dm_open": user.dm_open,
        "bot": user.bot,
        "color": f"#{user.color:06x}",
        "avatar_url": None,
    }
