"""A running bot says how it is: for `slow-train health`, a check of a container, and Prometheus."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.client.client import SlowTrain
from bot.errors import WrongSettings
from bot.store import Store, StoreProblem
from bot.store.address import Database
from bot.store.sqlite.files import is_full

log = logging.getLogger(__name__)


@asynccontextmanager
async def answering(
    host: str,
    port: int,
    client: SlowTrain,
    store: Store,
    database: Database,
    steady: Callable[[], bool],
    figures: Callable[[], Awaitable[bytes]] | None = None,
) -> AsyncIterator[None]:
    """GET /healthz answers 200 when all is well and 503 when not; with `figures` there is /metrics. Port 0 is none.

    `steady` tells whether the clock of the machine has not been set lately.
    """
    if not port:
        yield
        return

    async def health(request: web.Request) -> web.Response:
        report = {
            "discord": client.is_ready() and not client.is_closed() and client.connection.well,
            "database": await _takes_moves(store.refuses),
            "clock": steady(),
        }
        if isinstance(database, Path):  # A server looks after its disk itself, and refuses to write when it is full.
            report["disk"] = not await asyncio.to_thread(is_full, database)
        return web.json_response(report, status=200 if all(report.values()) else 503)

    async def metrics(request: web.Request) -> web.Response:
        if figures is None:
            raise web.HTTPNotFound
        try:
            return web.Response(body=await figures(), headers={"Content-Type": CONTENT_TYPE_LATEST})
        except StoreProblem as error:
            log.warning("there are no figures, because the database can't be read: %s", error)
            raise web.HTTPServiceUnavailable from None

    app = web.Application()
    for path in ("/healthz", "/health"):
        app.router.add_get(path, health)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise WrongSettings(f"HEALTH_PORT {port} can't be used on {host}: {error.strerror or error}.") from None
        yield
    finally:
        await runner.cleanup()


async def _takes_moves(refuses: Callable[[], Awaitable[str]]) -> bool:
    if reason := await refuses():
        log.warning("the database does not take a write: %s", reason)
    return not reason
