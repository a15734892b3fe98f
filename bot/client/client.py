"""The client: no privileged intents, everything of the desk within reach of a click."""

import gc
import logging
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import discord

import bot.cogs
import bot.ui
from bot.client.connection import Connection
from bot.client.permissions import invitation, missing
from bot.client.sharded import Sharded
from bot.cogs.tree import Tree
from bot.desk import Desk
from bot.errors import DiscordProblem
from bot.workers import Hold, Shards

log = logging.getLogger(__name__)


def intents() -> discord.Intents:
    """Servers, channels, threads and the bot's own permissions; nothing that needs Discord's approval."""
    return discord.Intents(guilds=True)


def set_apart() -> None:
    """Leave what lives as long as the bot out of every later search for garbage.

    Looking through all words, maps and commands again holds the event loop for a tenth of a second.
    """
    gc.collect()
    gc.freeze()


class SlowTrain(Sharded):
    """The bot. `recover` is awaited after login and before the first click can arrive."""

    desk: Desk

    def __init__(self, recover: Callable[[], Awaitable[None]], shards: Shards, hold: Hold) -> None:
        # We never speak: an admin need not read at every start that voice is not supported.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            shards,
            hold,
            intents=intents(),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            enable_debug_events=True,  # The answers to heartbeats are among them: they show that Discord is there.
        )
        self.connection = Connection()
        self._recover = recover
        self.fault: DiscordProblem | None = None
        self._was_ready = False

    async def setup_hook(self) -> None:
        await self.settle()
        for extension in bot.cogs.EXTENSIONS:
            await self.load_extension(extension)
        if self.own.first:
            await self.tree.sync()
        await self._recover()
        set_apart()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Whatever Discord sends shows that it is there; with a task for each of them, clicks would wait for these."""
        if event_name == "socket_raw_receive":
            self.connection.heard()
        else:
            super().dispatch(event_name, *args, **kwargs)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The game there pauses until its host takes it to another channel."""
        await self.desk.service.rests.lost_channel(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.desk.service.rests.lost_channel(thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Not for an outage of Discord's: discord.py tells of that as `on_guild_unavailable`."""
        await self.desk.service.rests.lost_server(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._find_homes(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """At every start too: much may have happened while the bot was not running."""
        await self._find_homes(guild)

    async def _find_homes(self, guild: discord.Guild) -> None:
        """The games that were lost with the server are paused in their channels, and anyone lets them go on.

        Games whose channel is gone rest.
        """
        rests = self.desk.service.rests
        for home in await rests.homes_in(guild.id):
            there = await self._is_there(guild, home.channel)
            if home.lost and there:
                await rests.found_home(home.game)
            elif not home.lost and there is False:
                await rests.lost_home(home.game)

    async def _is_there(self, guild: discord.Guild, channel: int) -> bool | None:
        """Whether this channel or thread exists; None where the bot may not know. Old threads must be asked for."""
        if guild.get_channel_or_thread(channel) is not None:
            return True
        try:
            await self.fetch_channel(channel)
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            log.info("whether the channel %s is there can't be looked up: %s", channel, error)
            return None
        return True

    async def _miss_servers(self) -> None:
        """The bot may have been removed from servers while it was not running: their games rest."""
        for guild in await self.desk.service.rests.servers():
            if self.own.serves(guild) and self.get_guild(guild) is None:
                try:
                    await self.fetch_guild(guild)
                except (discord.NotFound, discord.Forbidden) as error:
                    log.info("the bot is not in the server %s any more: %s", guild, error)
                    await self.desk.service.rests.lost_server(guild)
                except discord.HTTPException as error:
                    log.info("whether the bot is in the server %s can't be looked up: %s", guild, error)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event that comes while the bot stops finds the database closed; the next start looks at all of it anew."""
        if self.is_closed():
            log.info("%s was not carried out, because the bot is stopping: %r", event_method, sys.exception())
        else:
            await super().on_error(event_method, *args, **kwargs)

    async def on_shard_disconnect(self, shard: int) -> None:
        self.connection.lost(shard)

    async def on_shard_connect(self, shard: int) -> None:
        self.connection.back(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        self.connection.back(shard)

    async def on_ready(self) -> None:
        """Say where the bot is, and what it lacks there; if it can't be used anywhere, stop.

        Only at the start: later, after a connection that was lost, games are going on.
        """
        starting, self._was_ready = not self._was_ready, True
        link = invitation(self.application_id or 0)
        if not self.guilds and self.own.all:
            log.warning("the bot is in no server yet; add it with %s", link)
        lacking = {guild: found for guild in self.guilds if (found := missing(guild))}
        for guild, found in lacking.items():
            log.warning('in "%s" the bot lacks: %s; add it again with %s', guild.name, ", ".join(found), link)
        # A worker knows nothing of the servers on the shards of others.
        if starting and self.guilds and self.own.all and len(lacking) == len(self.guilds):
            names = ", ".join(sorted({name for found in lacking.values() for name in found}))
            self.fault = DiscordProblem(
                f"The bot lacks permissions in every server it is in ({names}): add it again with {link}"
            )
            await self.close()
            return
        await self._miss_servers()
        log.info("ready in %d servers on %s of %d", len(self.guilds), self.own.named, self.own.count)
