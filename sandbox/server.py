"""The web server: loopback only, foreign Host and Origin headers refused, one route per part of the stand-in."""

from __future__ import annotations

import errno
import struct
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from sandbox import page_api, threads
from sandbox.rest.serve import serve
from sandbox.standin import StandIn

LOOPBACK = "127.0.0.1"
NAMES = (LOOPBACK, "localhost")
PAGE = Path(__file__).parent / "page"
LARGEST_REQUEST = 110 * 1024 * 1024
AVATARS = (0x5865F2, 0x747F8D, 0x43B581, 0xFAA61A, 0xF04747, 0xEB459F)


class PortTaken(Exception):
    """Something else listens on the port."""


class Server:
    """The stand-in on a port; port 0 takes any that is free."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> str:
        """Listen, and answer the address."""
        self._runner = web.AppRunner(application(self.standin), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, port)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            if error.errno == errno.EADDRINUSE:
                raise PortTaken from error
            raise
        self.standin.base_url = f"http://{LOOPBACK}:{self._runner.addresses[0][1]}"
        self.standin.file.moved(self.standin.world, self.standin.base_url)
        for channel in self.standin.world.channels.values():
            threads.watch(self.standin, channel)
        return self.standin.base_url

    async def stop(self) -> None:
        self.standin.pages.close()
        await self.standin.gateway.close()
        self.standin.clock.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self.standin.file.close()


def application(standin: StandIn) -> web.Application:
    app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[_only_from_here])

    async def rest(request: web.Request) -> web.StreamResponse:
        return await serve(standin, request)

    async def attachment(request: web.Request) -> web.StreamResponse:
        found = standin.uploads.get(request.match_info["file"])
        if found is None:
            raise web.HTTPNotFound(text="There is no such file.")
        headers = {"X-Content-Type-Options": "nosniff"}
        if not found[0].startswith("image/"):
            headers["Content-Disposition"] = "attachment"  # whatever it is, it is never opened inside this page
        return web.Response(body=found[1], headers={"Content-Type": found[0], **headers})

    async def emoji(request: web.Request) -> web.StreamResponse:
        emoji_id = request.match_info["name"].partition(".")[0]
        found = standin.uploads.get(emoji_id) if emoji_id in standin.world.emojis else None
        if found is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return web.Response(body=found[1], content_type=found[0], headers={"X-Content-Type-Options": "nosniff"})

    app.router.add_route("*", "/api/v10/{path:.*}", rest)
    app.router.add_get("/gateway", standin.gateway.serve)
    app.router.add_get("/cdn/attachments/{channel}/{file}/{name}", attachment)
    app.router.add_get("/cdn/emojis/{name}", emoji)
    app.router.add_get("/cdn/embed/avatars/{name}", _avatar)
    page_api.add_routes(app, standin)
    app.router.add_get("/", _index)
    app.router.add_get("/static/{name}", _static)
    app.router.add_get("/static/words/{name}", _words)
    return app


@web.middleware
async def _only_from_here(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """A page from elsewhere, or a name that was made to point here, must not reach the stand-in."""
    port = request.url.port if request.transport is None else request.transport.get_extra_info("sockname")[1]
    hosts = {f"{name}:{port}" for name in NAMES}
    origin = request.headers.get("Origin")
    if request.headers.get("Host") not in hosts:
        return web.Response(status=403, text="The stand-in answers to its own loopback address only.\n")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        return web.Response(status=403, text="The stand-in does not answer to other web pages.\n")
    return await handler(request)


async def _index(request: web.Request) -> web.StreamResponse:
    return _file("index.html")


async def _static(request: web.Request) -> web.StreamResponse:
    return _file(request.match_info["name"])


async def _words(request: web.Request) -> web.StreamResponse:
    return _file(request.match_info["name"], PAGE / "words")


def _file(name: str, folder: Path = PAGE) -> web.StreamResponse:
    path = folder / name
    if not path.is_file() or path.parent != folder:
        raise web.HTTPNotFound(text=f"The page has no file {name}.")
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})


async def _avatar(request: web.Request) -> web.StreamResponse:
    number = request.match_info["name"].partition(".")[0]
    color = AVATARS[int(number) % len(AVATARS)] if number.isdigit() else AVATARS[0]
    return web.Response(body=_plain_png(color), content_type="image/png")


def _plain_png(color: int, size: int = 64) -> bytes:
    """A square of one colour, as a palette picture."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", size, size, 8, 3, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\0" * size) * size)
    parts = (
        chunk(b"IHDR", header),
        chunk(b"PLTE", color.to_bytes(3, "big")),
        chunk(b"IDAT", rows),
        chunk(b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)
