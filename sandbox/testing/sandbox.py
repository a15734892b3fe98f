"""The stand-in for one test: people, the bot, the clock, misbehaviour, and the record of the traffic."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

from sandbox import channels, choices, contract, guilds, posts, threads
from sandbox.clock import Clock
from sandbox.errors import Json
from sandbox.faults import Fault, Kind
from sandbox.permissions import bits
from sandbox.sample_world import add_channel, add_guild, add_person
from sandbox.server import Server
from sandbox.shards import SessionLimits
from sandbox.standin import StandIn
from sandbox.testing.bots import Bot, InProcessBot, RunsBot
from sandbox.testing.screen import NotSeen, Seen
from sandbox.testing.user import User
from sandbox.traffic import Change, Request
from sandbox.world import DM, Channel, Guild, Member, Overwrite, Role
from sandbox.world import User as Account

T = TypeVar("T")
PATIENCE = 30.0
START = 60.0
GLANCE = 0.1


class Sandbox:
    """`async with Sandbox(bot) as discord:`; leaving it fails the test if anything broke Discord's own description.

    The clock is held: three seconds, fifteen minutes and a week pass by `discord.clock.advance(…)` only.
    """

    def __init__(
        self,
        bot: RunsBot | Bot | None = None,
        *,
        rate_limits: bool = False,
        start: float | None = None,
        held: bool = True,
        record: bool = True,
        patience: float = PATIENCE,
        language: str | None = None,
    ) -> None:
        self.standin = StandIn(Clock(start, held), rate_limits=rate_limits, contract=contract.from_environment())
        self.standin.recorder.on = record
        self.patience = patience
        self.wait_for_bot = True
        self._server = Server(self.standin)
        self._bot: Bot | None = InProcessBot(bot) if callable(bot) else bot
        if language is not None:
            for account in self.standin.world.people:
                account.language = language

    async def __aenter__(self) -> Sandbox:
        await self._server.start()
        if self._bot is not None:
            try:
                await self.start_bot()
            except BaseException:
                await self._close()
                raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._close()
        if error is None:
            self.check()

    async def _close(self) -> None:
        try:
            if self._bot is not None:
                await self._bot.stop()
        finally:
            await self._server.stop()

    def check(self) -> None:
        """Fail if the stand-in had a fault, or a request or answer did not fit Discord's description."""
        wrong = list(self.standin.bugs)
        if self.standin.contract is not None:
            wrong += self.standin.contract.mismatches
        if wrong:
            raise AssertionError("\n".join(wrong[:10]))

    # The bot

    def environment(self) -> dict[str, str]:
        """DISCORD_TOKEN and the three addresses, for a bot that is to log in here."""
        return self.standin.environment()

    async def start_bot(self, bot: RunsBot | Bot | None = None) -> None:
        """Start the bot (a new one, if given) and wait until it is online."""
        if bot is not None:
            self._bot = InProcessBot(bot) if callable(bot) else bot
        assert self._bot is not None, "There is no bot to start."
        before = self.standin.gateway.identifies
        await self._bot.start(self.environment())
        came = lambda: self.standin.gateway.identifies > before  # noqa: E731
        await self.wait(came, "The bot did not log in.", seconds=max(START, self.patience))

    async def stop_bot(self) -> None:
        if self._bot is not None:
            await self._bot.stop()
        await self._offline()

    async def kill_bot(self) -> None:
        """SIGKILL for a process; a bot inside the test is cancelled."""
        if self._bot is not None:
            await self._bot.kill()
        await self._offline()

    async def restart_bot(self, kill: bool = False) -> None:
        """End the bot and start it again; the stand-in goes on meanwhile."""
        await (self.kill_bot() if kill else self.stop_bot())
        await self.start_bot()

    async def _offline(self) -> None:
        await self.standin.changed.until(lambda: not self.standin.gateway.online, self.patience)

    # Who and where

    def user(self, name: str, channel: str | Channel = "station") -> User:
        """A sample user by username: host, olena, marek, vera, admin, or one that was added."""
        account = self.standin.world.named(name)
        if account is None or account.bot:
            known = ", ".join(one.username for one in self.standin.world.people)
            raise ValueError(f"There is no user {name!r}. There are: {known}.")
        return User(self, account, self.channel(channel, account))

    def channel(self, name: str | Channel, account: Account | None = None) -> Channel:
        """A channel or thread by name or id; "dm" is a user's DM with the bot."""
        if isinstance(name, Channel):
            return name
        if name == "dm" and account is not None:
            found = self.standin.world.dm_with(account.id)
            assert found is not None
            return found
        for one in reversed(self.standin.world.channels.values()):
            if name in (one.id, one.name):
                return one
        known = ", ".join(one.name for one in self.standin.world.channels.values() if one.type != DM)
        raise ValueError(f"There is no channel {name!r}. There are: {known}.")

    def add_user(self, name: str, language: str = "en-US", guilds: tuple[str, ...] = ("Slow Train",)) -> User:
        """One more person, in the named servers."""
        standin = self.standin
        account = add_person(standin.world, standin.ids, name, name.title(), language, 0x607D8B)
        for guild in standin.world.guilds.values():
            if guild.name in guilds:
                guild.members[account.id] = Member(account.id, [], "2026-01-01T00:00:00+00:00")
        return self.user(name)

    def add_channel(self, name: str, guild: str = "Slow Train") -> Channel:
        """One more text channel."""
        standin = self.standin
        made = add_channel(standin.world, standin.ids, self.guild(guild), name)
        channels.created(standin, made)
        return made

    # Servers

    def guild(self, name: str) -> Guild:
        """A server by name or id."""
        for one in self.standin.world.guilds.values():
            if name in (one.id, one.name):
                return one
        known = ", ".join(one.name for one in self.standin.world.guilds.values())
        raise ValueError(f"There is no server {name!r}. There are: {known}.")

    def set_language(self, guild: str, language: str) -> None:
        """Let a server prefer a language."""
        choices.prefer(self.standin, self.guild(guild), language)

    def add_guild(self, name: str, people: tuple[str, ...] = ("host", "admin"), language: str = "en-US") -> Guild:
        """One more server, with the bot and these people in it and a channel of the same name in small letters."""
        standin = self.standin
        made = add_guild(standin.world, standin.clock, standin.ids, name, language, list(people))
        channel = add_channel(standin.world, standin.ids, made, name.lower().replace(" ", "-"))
        standin.file.thing("channel", channel.id, channel)
        guilds.created(standin, made)
        return made

    def remove_bot(self, guild: str) -> None:
        """Throw the bot out of a server."""
        guilds.remove_bot(self.standin, self.guild(guild))

    def add_bot(self, guild: str) -> None:
        """Invite the bot to a server (again)."""
        guilds.add_bot(self.standin, self.guild(guild))

    def outage(self, guild: str, over: bool = False) -> None:
        """Let a server be unreachable for a while; with `over` it is back."""
        (guilds.created if over else guilds.unreachable)(self.standin, self.guild(guild))

    def leave(self, user: User, guild: str = "Slow Train") -> None:
        """Let somebody leave a server."""
        guilds.leave(self.standin, self.guild(guild), user.id)

    def join(self, user: User, guild: str = "Slow Train") -> None:
        """Let somebody come (back) to a server."""
        guilds.join(self.standin, self.guild(guild), user.id)

    def add_role(self, name: str, *permissions: str, guild: str = "Slow Train") -> Role:
        """A new role of a server, with these permissions."""
        return guilds.add_role(self.standin, self.guild(guild), name, bits(*permissions))

    def give_roles(self, user: User, *roles: Role, guild: str = "Slow Train") -> None:
        """Give somebody these roles, and take all others away."""
        guilds.set_roles(self.standin, self.guild(guild), user.id, [role.id for role in roles])

    def everyone_may(self, *permissions: str, guild: str = "Slow Train") -> None:
        """What people without any role may do in a server."""
        here = self.guild(guild)
        guilds.change_role(self.standin, here, here.roles[here.id], bits(*permissions))

    def set_shards(self, shards: int, max_concurrency: int = 1, remaining: int = 1000) -> None:
        """Recommend so many shards, and refuse those that log in too fast or too often."""
        self.standin.gateway.limits = SessionLimits(shards, max_concurrency, remaining=remaining, enforced=True)

    # Time

    @property
    def clock(self) -> Clock:
        return self.standin.clock

    async def wait(
        self,
        ready: Callable[[], T | None],
        what: str | Callable[[], str],
        screen: Callable[[], str] | None = None,
        seconds: float | None = None,
    ) -> T:
        """Wait (in real time) until `ready` answers something; a bot that has died ends the waiting."""

        def look() -> tuple[T | None, str | None] | None:
            found = ready()
            fault = self._bot.fault() if self._bot is not None and not found else None
            return (found, fault) if found or fault else None

        result = await self._until(look, self.patience if seconds is None else seconds)
        if result is not None and result[0]:
            return result[0]
        reasons = [what if isinstance(what, str) else what()]
        reasons += [result[1]] if result is not None and result[1] else []
        reasons += self.standin.bugs
        if self.standin.contract is not None:
            reasons += self.standin.contract.mismatches
        reasons += [screen()] if screen is not None else []
        raise NotSeen("\n".join(reasons))

    async def _until(self, look: Callable[[], T | None], seconds: float) -> T | None:
        """Wait for changes; now and then look anyway, because what happens inside the bot changes nothing here."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while (left := deadline - loop.time()) > 0:
            found = await self.standin.changed.until(look, min(GLANCE, left))
            if found is not None:
                return found
        return look()

    # The record

    @property
    def traffic(self) -> list[Request]:
        """Every request of the bot so far, with its answer."""
        return self.standin.recorder.requests

    @property
    def changes(self) -> list[Change]:
        """Every message created, edited or deleted so far."""
        return self.standin.recorder.changes

    @property
    def emojis(self) -> dict[str, bytes]:
        """The bot's own emojis: the pictures by name."""
        stored = {one.name: self.standin.uploads.get(one.id) for one in self.standin.world.emojis.values()}
        return {name: found[1] for name, found in stored.items() if found is not None}

    def public(self) -> list[Json]:
        """What everybody could see, change by change, without times and ids: pictures by their digest."""
        return [self._public(change) for change in self.changes if change.only is None]

    def _public(self, change: Change) -> Json:
        seen = Seen(self.standin, change.message, change.hidden)
        channel = self.standin.world.channels.get(change.channel_id)
        return {
            "kind": change.kind,
            "channel": channel.name if channel else change.channel_id,
            "author": seen.author,
            "content": seen.content,
            "embeds": seen.embeds,
            "components": seen.components,
            "mentions": seen.mentions,
            "pictures": [(one.name, one.description, one.digest) for one in seen.attachments],
        }

    # Misbehaviour

    def drop_socket(self, resume: bool = True) -> None:
        """Tear the gateway connection; without `resume` the session is invalid too."""
        self.standin.gateway.drop(resume)

    def ask_to_reconnect(self) -> None:
        """Send the gateway's "reconnect"."""
        self.standin.gateway.ask_to_reconnect()

    def invalidate_session(self) -> None:
        """Send the gateway's "invalid session"."""
        self.standin.gateway.invalidate()

    def fail(self, kind: Kind, times: int = 1, where: str = "", seconds: float = 0.0) -> None:
        """Let the next requests fail whose "METHOD /route/{parameter}" contains `where`."""
        self.standin.faults.order(Fault(kind, times, where, seconds))

    def hold(self, where: str = "", times: int = 1) -> asyncio.Event:
        """Keep the next requests waiting until the event that is answered is set."""
        gate = asyncio.Event()
        self.standin.faults.order(Fault("delay", times, where, gate=gate))
        return gate

    def behave(self) -> None:
        """Forget all misbehaviour that was ordered and has not happened yet."""
        self.standin.faults.clear()

    def deliver_twice(self, times: int = 1) -> None:
        """Send the next interactions to the bot twice."""
        self.standin.faults.delivery.twice = times

    def deliver_late(self, seconds: float) -> None:
        """Send the next interaction to the bot when `seconds` of its time have passed."""
        self.standin.faults.delivery.late = seconds

    def lose_interactions(self, times: int = 1) -> None:
        """Do not send the next interactions to the bot at all."""
        self.standin.faults.delivery.lost = times

    def deliver_out_of_order(self, times: int = 1) -> None:
        """Send the next interactions to the bot only after the one that follows each."""
        self.standin.faults.delivery.swapped = times

    def close_dms(self, user: User, closed: bool = True) -> None:
        """Let a user refuse direct messages."""
        choices.accept_dms(self.standin, user.account, not closed)

    def install(self, user: User, installed: bool = True) -> None:
        """Put the bot on a user's own account, for commands that ask for it (`allowed_installs`)."""
        choices.install(self.standin, user.account, installed)

    def delete_channel(self, channel: str | Channel) -> None:
        channels.delete(self.standin, self.channel(channel))

    def delete_message(self, message: Seen) -> None:
        """Let an administrator delete a message."""
        kept = self.standin.world.message(message.channel_id, message.id)
        if kept is None:
            raise ValueError("The message is gone already.")
        posts.delete(self.standin, kept)

    def archive(self, thread: str | Channel, locked: bool = False) -> None:
        """Archive a thread now."""
        channel = self.channel(thread)
        if channel.thread is None:
            raise ValueError(f"{channel.name} is not a thread.")
        channel.thread.locked = locked
        threads.set_archived(self.standin, channel, True)

    def forbid(self, channel: str | Channel, *permissions: str, user: User | None = None) -> None:
        """Take permissions (`send_messages`, `view_channel`, …) from the bot, or a user, in a channel."""
        self._overwrite(channel, user, 0, bits(*permissions))

    def allow(self, channel: str | Channel, *permissions: str, user: User | None = None) -> None:
        """Give permissions to the bot, or a user, in a channel."""
        self._overwrite(channel, user, bits(*permissions), 0)

    def _overwrite(self, channel: str | Channel, user: User | None, allow: int, deny: int) -> None:
        here, owner = self.channel(channel), user.id if user is not None else self.standin.world.bot_id
        mine = next((one for one in here.overwrites if one.id == owner), None)
        if mine is None:
            mine = Overwrite(id=owner, type=1)
            here.overwrites.append(mine)
        mine.allow = (mine.allow | allow) & ~deny
        mine.deny = (mine.deny | deny) & ~allow
        channels.changed(self.standin, here)
