"""A running bot says how it is, on loopback only: for `slow-train health` and a container's check."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from aiohttp import web

from bot.errors import WrongSettings
from bot.store import Store


@asynccontextmanager
async def answering(port: int, client: discord.Client, store: Store) -> AsyncIterator[None]:
    """GET /health answers 200 when all is well and 503 when not; port 0 is none."""
    if not port:
        yield
        return

    async def health(request: web.Request) -> web.Response:
        connected = client.is_ready() and not client.is_closed()
        stored = await store.works()
        report = {"discord": connected, "database": stored}
        return web.json_response(report, status=200 if connected and stored else 503)

    app = web.Application()
    app.router.add_get("/health", health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
        except OSError as error:
            raise WrongSettings(f"HEALTH_PORT {port} can't be used: {error.strerror or error}.") from None
        yield
    finally:
        await runner.cleanup()
