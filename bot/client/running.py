"""Putting the parts together, running them, and taking them apart again."""

import asyncio
import errno
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from msgspec import Struct

import maps
import rendering
from bot.client.addresses import redirect
from bot.client.bases import paint_missing
from bot.client.chores import begun
from bot.client.client import SlowTrain
from bot.client.copying import keep_copies
from bot.client.emojis import Draws, keep_emojis
from bot.client.health import answering
from bot.client.login import log_in
from bot.client.messenger import DiscordMessenger
from bot.clock_and_ids import RandomIds, Sleeps, WallClock
from bot.desk import Desk
from bot.errors import DatabaseBusy, DiscordProblem, DiskFull, ShardsLost, WrongSettings
from bot.films import Cinema
from bot.metrics import Metrics
from bot.opponents import UNDO_PAUSE, Opponents, StandingOrders, Thinker, Thinks
from bot.others import EVERY, Others
from bot.publish import Publisher, Studio
from bot.publish.painting import pictures
from bot.publish.publisher import Paints
from bot.service import Ids, MapChoice, Service
from bot.settings import Settings
from bot.store import StoreProblem
from bot.store.address import Address
from bot.store.opening import held
from bot.text.emblems import Emblems
from bot.timers import LONGEST_SLEEP, Timers
from bot.ui import TableSpeaker
from bot.ui.guarding import all_answered
from bot.workers import Shards, holding
from engine import Edition
from rendering.bases import geography_in
from rendering.emoji import emojis

log = logging.getLogger(__name__)

_TOO_MANY_SERVERS = 4011
_LAST_ANSWERS, _LAST_POSTS, _LEAVING = 1.5, 1.5, 1.0
"""Seconds for what is under way when the bot is stopped; together less than five. What is left is stored."""


class Parts(Struct, frozen=True):
    """What a test replaces: where time and ids come from, who paints and draws emojis, who thinks."""

    clock: Sleeps = WallClock()
    ids: Ids = RandomIds()
    paints: Paints = pictures
    thinker: Thinks | None = None
    emojis: Draws = emojis
    undo_pause: int = UNDO_PAUSE
    """Milliseconds for which opponents wait after an action that can be taken back."""


def playable(maps_dir: Path | None) -> tuple[MapChoice, ...]:
    """Every sound map; a broken one of the host's is named in the log and left out."""
    found = []
    for entry in maps.shelf(maps_dir):
        if entry.ours:
            found.append(MapChoice(entry.name, maps.edition(entry.name)))
            continue
        try:
            found.append(MapChoice(entry.name, Edition(maps.load(entry.folder))))
        except maps.MapError as error:
            more = f" and {len(error.problems) - 1} more" if len(error.problems) > 1 else ""
            log.error("the map %s is not offered: %s%s", entry.name, error.problems[0], more)
            continue
        try:
            geography_in(entry.folder)
        except (maps.MapError, rendering.GeographyError) as error:
            log.error("the map %s is drawn without its coasts: %s", entry.name, error)
    for folder in maps.hidden(maps_dir):
        log.warning("the map in %s is not offered, because one of ours has the same name", folder)
    return tuple(found)


@asynccontextmanager
async def prepared(settings: Settings, parts: Parts) -> AsyncIterator[SlowTrain]:
    """The client with its desk, and in the end everything closed in the right order."""
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(held(settings.database))
        hold = await stack.enter_async_context(holding(settings.database))
        try:
            rendering.use(settings.cache_dir, settings.maps_dir)
        except OSError as error:
            kind = DiskFull if error.errno == errno.ENOSPC else WrongSettings
            raise kind(f"CACHE_DIR {settings.cache_dir} can't be used: {error.strerror}.") from None
        choices = await asyncio.to_thread(playable, settings.maps_dir)
        service = Service(store, choices, parts.clock, parts.ids)
        metrics = Metrics()
        studio = Studio(painted=metrics.painted)
        stack.callback(studio.close)
        thinker = Thinker()
        stack.push_async_callback(thinker.close)
        opponents = Opponents(service.opponents, parts.thinker or thinker, parts.clock, parts.undo_pause)
        orders = StandingOrders(service.plans, parts.clock, parts.undo_pause)

        chores: list[asyncio.Task[None]] = []

        async def recover() -> None:
            await publisher.recover()
            await opponents.recover(client.own.serves)
            await orders.recover()
            if client.own.first:
                chores.append(begun("threads", publisher.keep_threads_open))
            chores.append(begun("timers", timers.run))
            chores.append(begun("emojis", lambda: keep_emojis(client, emblems, parts.emojis, boards, parts.clock)))
            if several:
                chores.append(begun("others", others.listen))
                chores.append(begun("sweep", others.sweep))

        async def figures() -> bytes:
            return metrics.page(await store.figures(), parts.clock.now())

        emblems = Emblems()
        boards = [choice.edition.board for choice in choices]
        client = SlowTrain(recover, settings.shards, hold)
        messenger = DiscordMessenger(client, emblems.forget)
        publisher = Publisher(
            service.ledger,
            parts.clock,
            TableSpeaker(settings.language, emblems),
            messenger,
            studio,
            parts.paints,
            posted=metrics.posted,
        )
        publisher.lost_home = service.rests.lost_home
        publisher.members.changed = service.rests.is_member
        several = isinstance(settings.database, Address)
        timers = Timers(service.days, service.alarm, parts.clock, EVERY if several else LONGEST_SLEEP)
        wakes = [publisher.wake, opponents.wake, orders.wake]
        service.changes.listeners += wakes
        others = Others(service.ledger, service.changed_elsewhere, wakes, parts.clock)
        cinema = Cinema(settings.cache_dir, settings.maps_dir)
        stack.push_async_callback(cinema.close)
        client.desk = Desk(
            service, publisher, studio, cinema, thinker, parts.clock, parts.ids, settings.language, emblems, metrics
        )
        stack.push_async_callback(_leave, client)
        stack.push_async_callback(publisher.close, _LAST_POSTS)
        stack.push_async_callback(opponents.close)
        stack.push_async_callback(orders.close)
        stack.push_async_callback(all_answered, _LAST_ANSWERS)
        await stack.enter_async_context(
            answering(
                settings.health_host,
                settings.health_port,
                client,
                store,
                settings.database,
                lambda: timers.steady,
                figures if settings.metrics else None,
            )
        )
        chores.append(begun("standings", lambda: prepare_standings(service)))
        chores.append(begun("copies", lambda: keep_copies(settings.backup_dir, settings.database)))
        if parts.paints is pictures:
            chores.append(begun("bases", lambda: paint_missing(boards, settings)))
        stack.push_async_callback(_stop, chores)
        yield client


async def prepare_standings(service: Service) -> None:
    """Results of games that ended before results were kept, and the ratings of big servers, before somebody asks. What
    fails now is tried again at the next start, or when it is asked for."""
    try:
        if count := await service.standings.work_out_missing():
            log.info("%s old games have their results now", count)
        await service.standings.warm_up()
    except Exception:
        log.exception("the results of old games are not complete, or not rated")


async def _leave(client: SlowTrain) -> None:
    """Say good-bye to Discord, but do not wait for its answer for long: whoever stops the bot waits for it."""
    try:
        await asyncio.wait_for(client.close(), _LEAVING)
    except TimeoutError:
        log.info("Discord did not answer the good-bye")


async def _stop(tasks: Sequence[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _stay_connected(client: SlowTrain) -> None:
    """Until the client is closed or its shards may be another's. What Discord loses later comes back by itself."""
    library = logging.getLogger("discord.shard")
    library.addFilter(client.connection.one_line)
    connecting = asyncio.create_task(client.connect(reconnect=True))
    lost = asyncio.create_task(client.hold.lost.wait())
    try:
        await asyncio.wait({connecting, lost}, return_when=asyncio.FIRST_COMPLETED)
        if lost.done():
            await _leave(client)
            raise ShardsLost(
                f"The connection to the database that held {client.own.named} is lost, so this worker gives up; "
                "start the bot again."
            )
        connecting.result()
    finally:
        await _stop([connecting, lost])
        library.removeFilter(client.connection.one_line)


def _closed_for_good(code: int, own: Shards) -> str:
    if code == _TOO_MANY_SERVERS:
        return (
            f"The bot is in too many servers for SHARD_COUNT {own.count}, because Discord allows 2,500 on each shard: "
            "take SHARD_COUNT away, or make it larger."
        )
    return f"Discord has closed the connection for good (code {code})."


async def run_bot(settings: Settings, parts: Parts | None = None) -> None:
    """Run until cancelled or closed; StopsTheBot when it can't."""
    redirect(settings)
    async with prepared(settings, parts or Parts()) as client:
        try:
            await log_in(client, settings.token)
        except StoreProblem as error:
            raise DatabaseBusy(f"The database does not work ({error}); start the bot again when it does.") from None
        try:
            await _stay_connected(client)
        except discord.ConnectionClosed as error:
            # discord.py comes back by itself after every closing that allows it.
            raise DiscordProblem(_closed_for_good(error.code, client.own)) from None
        if client.fault is not None:
            raise client.fault
