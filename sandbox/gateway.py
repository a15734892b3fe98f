"""The gateway: hello, identify, heartbeats, events in order, resume with replay, and being dropped."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSMsgType, web

from sandbox import shapes, shards
from sandbox.errors import Json
from sandbox.shards import SessionLimits, Shard
from sandbox.world import Guild

if TYPE_CHECKING:
    from sandbox.standin import StandIn

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)  # members, presences, message content: not granted here
GUILDS, GUILD_MESSAGES, GUILD_TYPING, DIRECT_MESSAGES, DIRECT_TYPING = 1 << 0, 1 << 9, 1 << 11, 1 << 12, 1 << 14
REPLAYED = 5000
HEARTBEAT_INTERVAL = 41250
ACK_SECONDS = 0.05
"""Discord is never instant, and discord.py counts on it: it notes the time of a heartbeat only after sending it."""


class Session:
    """A login of the bot; it outlives its socket so that it can be resumed."""

    def __init__(self, session_id: str, intents: int, shard: Shard) -> None:
        self.id = session_id
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.line: Line | None = None
        self.resumable = True

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        frame = msgspec.json.encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": data}).decode()
        self.sent.append((self.sequence, frame))
        if self.line is not None:
            self.line.send(frame)


class Line:
    """One socket; frames leave in the order they were given."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self._transport = transport
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: str) -> None:
        self._queue.put_nowait(frame)

    def send_op(self, op: int, data: Any) -> None:
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}).decode())

    async def _write(self) -> None:
        while (frame := await self._queue.get()) is not None:
            try:
                await self.socket.send_str(frame)
            except (ConnectionError, RuntimeError):
                return  # the socket has gone; what is unsent waits in the session for a resume

    async def close(self, code: int) -> None:
        """Send what is queued, then close."""
        self._queue.put_nowait(None)
        await self._writer
        await self.socket.close(code=code)

    def cut(self) -> None:
        """Tear the connection as a broken network does: no close frame."""
        self.stop()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """Write no more."""
        self._writer.cancel()


class Gateway:
    """All sessions of the bot."""

    def __init__(self, standin: StandIn) -> None:
        self._standin = standin
        self.limits = SessionLimits()
        self.sessions: dict[str, Session] = {}
        self.resumes = 0
        self.identifies = 0

    @property
    def online(self) -> bool:
        return any(session.line is not None for session in self.sessions.values())

    def dispatch(self, event: str, data: Json, guild_id: str | None, intent: int = 0) -> None:
        """Tell the shard of this server (of a DM: the first) if it asked for this kind of event; 0 is always told."""
        world = self._standin.world
        if guild_id is not None and guild_id in world.guilds and world.bot_id not in world.guilds[guild_id].members:
            return  # the bot was thrown out
        for session in self.sessions.values():
            if session.shard.hears(guild_id) and (not intent or session.intents & intent):
                session.dispatch(event, data)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 20, heartbeat=None, compress=False)
        await socket.prepare(request)
        line = Line(socket, request.transport)
        line.send_op(HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL})
        session: Session | None = None
        try:
            async for frame in socket:
                payload = _decoded(frame.data) if frame.type is WSMsgType.TEXT else None
                if payload is None:
                    await line.close(4002)
                else:
                    session = await self._received(line, session, payload)
        finally:
            self._left(line, session)
        return socket

    async def _received(self, line: Line, session: Session | None, frame: Json) -> Session | None:
        match frame.get("op"):
            case 1:
                asyncio.get_running_loop().call_later(ACK_SECONDS, line.send_op, HEARTBEAT_ACK, None)
            case 2 if session is None:
                return await self._identify(line, frame["d"])
            case 6 if session is None:
                return await self._resume(line, frame["d"])
            case 8 if session is not None:
                self._members(session, frame["d"])
            case 3 | 4 if session is not None:
                return session
            case _:
                await line.close(4003 if session is None else 4001)
        return session

    async def _identify(self, line: Line, data: Json) -> Session | None:
        intents, shard = data.get("intents"), shards.read(data.get("shard"))
        if data.get("token") != self._standin.token or self.limits.used_up(self._standin.clock):
            await line.close(4004)
        elif shard is None:
            await line.close(4010)
        elif len(self._guilds(shard)) > shards.MOST_GUILDS:
            await line.close(4011)
        elif not isinstance(intents, int):
            await line.close(4013)
        elif intents & PRIVILEGED:
            await line.close(4014)
        elif self.limits.too_fast(shard):
            line.send_op(INVALID_SESSION, False)
        else:
            return self._begin(line, intents, shard)
        return None

    def _guilds(self, shard: Shard) -> list[Guild]:
        """The servers of a shard that the bot is in."""
        world = self._standin.world
        return [one for one in world.guilds.values() if world.bot_id in one.members and shard.hears(one.id)]

    def _forget_old(self, shard: Shard) -> None:
        """Nobody will resume the session of a shard that logs in anew, or of another number of shards."""
        kept = {key: one for key, one in self.sessions.items() if one.shard.count == shard.count}
        kept = {key: one for key, one in kept.items() if one.shard != shard}
        self.sessions = kept | {key: one for key, one in self.sessions.items() if one.line is not None}

    def _begin(self, line: Line, intents: int, shard: Shard) -> Session:
        standin = self._standin
        self._forget_old(shard)
        session = Session(f"{int(standin.ids.next()):x}", intents, shard)
        session.line = line
        self.sessions[session.id] = session
        self.limits.begin(shard, standin.clock)
        self.identifies += 1
        world = standin.world
        guilds = self._guilds(shard)
        ready = {
            "v": 10,
            "user": shapes.own_user(world.bot),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": standin.gateway_url,
            "shard": [shard.id, shard.count],
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
            "relationships": [],
            "user_settings": {},
        }
        session.dispatch("READY", ready)
        for guild in guilds:
            session.dispatch("GUILD_CREATE", shapes.guild_create(world, guild, standin.clock.now()))
        standin.bot_came_or_went()
        return session

    async def _resume(self, line: Line, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        if data.get("token") != self._standin.token:
            await line.close(4004)
            return None
        missed = (
            [] if session is None else [frame for number, frame in session.sent if number > int(data.get("seq") or 0)]
        )
        complete = session is not None and session.resumable and (not missed or len(missed) < REPLAYED)
        if session is None or not complete:
            line.send_op(INVALID_SESSION, False)
            return None
        session.line = line
        for frame in missed:
            line.send(frame)
        session.dispatch("RESUMED", {"_trace": []})
        self.resumes += 1
        self._standin.bot_came_or_went()
        return session

    def _members(self, session: Session, data: Json) -> None:
        world = self._standin.world
        guild = world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        wanted = {str(one) for one in data.get("user_ids") or ()}
        query = str(data.get("query") or "").lower()
        found = [
            shapes.member(world, guild, user_id)
            for user_id in guild.members
            if user_id in wanted or (query and world.users[user_id].username.startswith(query))
        ]
        chunk: Json = {"guild_id": guild.id, "members": found, "chunk_index": 0, "chunk_count": 1}
        chunk["not_found"] = sorted(wanted - set(guild.members))
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | ({"nonce": data["nonce"]} if data.get("nonce") else {}))

    def _left(self, line: Line, session: Session | None) -> None:
        line.stop()
        if session is not None and session.line is line:
            session.line = None
            self._standin.bot_came_or_went()

    def drop(self, resume: bool = True) -> None:
        """Tear every socket; without `resume` the sessions are invalid afterwards."""
        for session in self.sessions.values():
            session.resumable = session.resumable and resume
            if session.line is not None:
                line, session.line = session.line, None
                line.cut()
        self._standin.bot_came_or_went()

    def ask_to_reconnect(self) -> None:
        """Send "reconnect", as Discord does before it moves a session elsewhere."""
        for session in self.sessions.values():
            if session.line is not None:
                session.line.send_op(RECONNECT, None)

    def invalidate(self) -> None:
        """Send "invalid session": the bot has to identify again."""
        for session in self.sessions.values():
            session.resumable = False
            if session.line is not None:
                session.line.send_op(INVALID_SESSION, False)

    async def close(self) -> None:
        for session in list(self.sessions.values()):
            if session.line is not None:
                await session.line.close(1001)


def _decoded(text: str) -> Json | None:
    try:
        payload = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None
    return payload if isinstance(payload, dict) else None
