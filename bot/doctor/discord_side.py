"""A look at everything that concerns Discord, without disturbing a bot that is running."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.ext import commands
from yarl import URL

import bot.cogs
from bot.client.addresses import redirect
from bot.client.login import log_in
from bot.client.permissions import invitation, lacking
from bot.doctor.findings import Finding, bad, fine, note
from bot.errors import StopsTheBot
from bot.settings import Settings

PATIENCE = 15.0
OTHERS = 20
"""So many servers without a game are looked at: each costs Discord two requests, and a bot may be in thousands."""
WRONG = 30.0
"""A clock that is so many seconds wrong spoils reminders and "last move"."""

_CONNECTION = "Check the connection of this machine, its name server and its firewall."


Games = Mapping[int, Mapping[int, str]]
"""The games going on: by server, by channel."""


async def examine_discord(settings: Settings, games: Games) -> list[Finding]:
    """The line to Discord, the token, permissions and commands."""
    redirect(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    client = commands.Bot(commands.when_mentioned, intents=discord.Intents.none(), help_command=None)
    found = [finding async for finding in _line(settings)]
    library = logging.getLogger("discord")
    level = library.level
    library.setLevel(logging.ERROR)  # What it would log is told by the findings.
    try:
        await log_in(client, settings.token)
        link = invitation(client.application_id or 0)
        found.append(fine("token", f"Discord accepts it: {client.user}."))
        found += [finding async for finding in _servers(client, link, games)]
        found.append(await _commands(client))
    except StopsTheBot as problem:
        found.append(bad("token", str(problem), ""))
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
        found.append(bad("Discord", f"It did not answer everything ({type(error).__name__}).", "Try again later."))
    finally:
        await client.close()
        library.setLevel(level)
    return found


async def _line(settings: Settings) -> AsyncIterator[Finding]:
    """Whether the gateway greets us, and what time it is there."""
    gateway = URL(settings.gateway_url or discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)
    try:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as session:
            async with session.get(f"{discord.http.Route.BASE}/gateway") as answer:
                yield _clock(answer.headers.get("Date", ""))
            async with session.ws_connect(gateway.with_query(v="10", encoding="json")) as socket:
                await asyncio.wait_for(socket.receive_json(), PATIENCE)
        yield fine("gateway", "It greets.")
    except (aiohttp.ClientError, TimeoutError, OSError, TypeError, ValueError) as error:
        yield bad("gateway", f"It can't be reached ({str(error) or type(error).__name__}).", _CONNECTION)


def _clock(date: str) -> Finding:
    try:
        difference = (datetime.now(UTC) - parsedate_to_datetime(date)).total_seconds()
    except ValueError:
        return note("clock", "Discord's answer had no time to compare with.")
    if abs(difference) < WRONG:
        return fine("clock", "It agrees with Discord's.")
    way = "ahead of" if difference > 0 else "behind"
    return bad("clock", f"It is {abs(difference):.0f} seconds {way} Discord's.", "Let the machine set its clock (NTP).")


async def _servers(client: discord.Client, link: str, games: Games) -> AsyncIterator[Finding]:
    """The bot's permissions in each server with a game and in its channels, and in some others."""
    there: set[int] = set()
    without = 0
    async for partial in client.fetch_guilds(limit=None):
        there.add(partial.id)
        played = games.get(partial.id)
        without += not played
        if not played and without > OTHERS:
            continue
        guild = await client.fetch_guild(partial.id)
        me = await guild.fetch_member(client.user.id if client.user else 0)
        missing = lacking(me.guild_permissions)
        if missing:
            yield bad("server", f'In "{guild.name}" the bot lacks {", ".join(missing)}.', f"Add it again: {link}")
        else:
            yield fine("server", f'In "{guild.name}" the bot has its permissions.')
        if played:
            for finding in await _channels(guild, me, played):
                yield finding
    if not there:
        yield bad("server", "The bot is in no server yet.", f"Add it: {link}")
    if without > OTHERS:
        yield note("server", f"Without a game going on, and not looked at: {without - OTHERS} more.")
    for server in games.keys() - there:
        for channel, game in games[server].items():
            yield _unseen(channel, game)


async def _channels(guild: discord.Guild, me: discord.Member, played: Mapping[int, str]) -> list[Finding]:
    found: list[Finding] = []
    places = {channel.id: channel for channel in await guild.fetch_channels()}
    threads = {thread.id: thread.parent_id for thread in await guild.active_threads()}
    for channel, game in played.items():
        place = places.get(threads.get(channel, channel))
        if place is None:
            found.append(_unseen(channel, game))
        elif not isinstance(place, discord.CategoryChannel) and (missing := lacking(place.permissions_for(me))):
            text = f'In #{place.name} of "{guild.name}", where {game} is played, it lacks {", ".join(missing)}.'
            found.append(bad("channel", text, "Give the bot's role these permissions in that channel."))
    return found


def _unseen(channel: int, game: str) -> Finding:
    text = f"The channel {channel} of game {game} can't be seen: it is gone, hidden, or an archived thread."
    return note("channel", text, "Let the bot see it, or /game cancel in it.")


async def _commands(client: commands.Bot) -> Finding:
    """Whether Discord knows the commands of this version."""
    for extension in bot.cogs.EXTENSIONS:
        await client.load_extension(extension)
    known = {command.name: _shape(command.to_dict()) for command in await client.tree.fetch_commands()}
    ours = {command.name: _shape(command.to_dict(client.tree)) for command in client.tree.get_commands()}
    differ = sorted(name for name in known.keys() | ours.keys() if known.get(name) != ours.get(name))
    if differ:
        text = f"Discord knows another version of {', '.join(f'/{name}' for name in differ)}."
        return bad("commands", text, "Start the bot once: it tells Discord its commands at every start.")
    return fine("commands", f"Discord knows all {len(ours)}.")


def _shape(command: Mapping[str, Any]) -> tuple[object, ...]:
    """What a user notices of a command or option, however it is written down."""
    plain = tuple(command.get(name) or None for name in ("name", "description", "type", "required", "autocomplete"))
    bounds = tuple(command.get(name) for name in ("min_value", "max_value", "min_length", "max_length"))
    choices = tuple((choice["name"], choice["value"]) for choice in command.get("choices") or ())
    return (*plain, *bounds, choices, tuple(_shape(option) for option in command.get("options") or ()))
