"""Starting the stand-in and the bot together, and ending both."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping
from pathlib import Path

import msgspec

from sandbox.contract import from_environment
from sandbox.server import PortTaken, Server
from sandbox.standin import StandIn
from sandbox.world_file import WorldFile

BOT = (sys.executable, "-m", "bot.cli", "run")
GRACE = 10.0
NEIGHBOURS = 20
ENDINGS = ("", "-wal", "-shm", "-journal")


class CannotStart(Exception):
    """A sentence for the person who started it."""


class Plan(msgspec.Struct, frozen=True):
    """What was asked for."""

    port: int
    data: Path
    fresh: bool
    browser: bool
    bot: bool

    @property
    def world(self) -> Path:
        return self.data / "discord.sqlite3"

    @property
    def games(self) -> Path:
        return self.data / "games.sqlite3"


async def play(plan: Plan) -> int:
    """Run stand-in and bot until Ctrl-C or until the bot ends by itself."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    standin = StandIn(file=open_world_file(plan), rate_limits=True, contract=from_environment())
    server = Server(standin)
    address = await listen(server, plan.port)
    print(f"Slow Train is at {address} (a stand-in for Discord on this machine only). Ctrl-C ends it.", flush=True)
    bot = None
    try:
        bot = await start_bot(standin, plan) if plan.bot else None
        if bot is None:
            print("\n".join(f"{name}={value}" for name, value in standin.environment().items()), flush=True)
        if plan.browser and has_screen(sys.platform, os.environ):
            await asyncio.to_thread(webbrowser.open, address)
        code = await until_the_end(stop, bot)
        return code or said_what_was_wrong(standin)
    finally:
        if bot is not None:
            await end_bot(bot)
        await server.stop()


def open_world_file(plan: Plan) -> WorldFile:
    """The stand-in's file; `fresh` forgets it and the games."""
    try:
        file = WorldFile(plan.world, plan.fresh)
    except (sqlite3.Error, OSError) as error:
        if "locked" in str(error):
            raise CannotStart(
                f"Another sandbox is using {plan.data}. End it first, or name another folder: --data FOLDER."
            ) from None
        raise CannotStart(
            f"{plan.world} can't be used: {error}. Check the folder, or name another: --data FOLDER."
        ) from None
    if plan.fresh:
        for ending in ENDINGS:
            plan.games.with_name(plan.games.name + ending).unlink(missing_ok=True)
    return file


async def listen(server: Server, port: int) -> str:
    """Take the port, or say that it is taken and take another."""
    for candidate in (port, *range(port + 1, min(port + NEIGHBOURS, 65536)), 0):
        try:
            address = await server.start(candidate)
        except PortTaken:
            continue
        except PermissionError:
            raise CannotStart(
                f"Port {candidate} may not be used by this user. Choose one above 1023: SANDBOX_PORT."
            ) from None
        if candidate != port:
            print(f"Port {port} is taken; using {address.rpartition(':')[2]} instead.", flush=True)
        return address
    raise CannotStart("There is no free port.")


async def start_bot(standin: StandIn, plan: Plan) -> asyncio.subprocess.Process:
    """The real bot with a database of its own; in a session of its own, so that Ctrl-C reaches it through us."""
    # Never those of a real bot whose settings lie in .env.
    own = {"DATABASE_PATH": str(plan.games), "DATABASE_URL": "off", "HEALTH_PORT": "0"}
    environment = {"LOG_LEVEL": "WARNING", **os.environ, **standin.environment(), **own}
    return await asyncio.create_subprocess_exec(*BOT, env=environment, start_new_session=True)


async def until_the_end(stop: asyncio.Event, bot: asyncio.subprocess.Process | None) -> int:
    asked = asyncio.create_task(stop.wait())
    tasks = {asked} if bot is None else {asked, asyncio.create_task(_ended(bot))}
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    if bot is not None and bot.returncode is not None and not stop.is_set():
        print(f"The bot has ended with exit code {bot.returncode}; it said why above.", file=sys.stderr, flush=True)
        return 1
    return 0


def said_what_was_wrong(standin: StandIn) -> int:
    """Print what the stand-in got wrong, and what broke Discord's description where `DISCORD_OPENAPI` names it."""
    wrong = [*standin.bugs, *(standin.contract.mismatches if standin.contract else ())]
    for sentence in wrong:
        print(sentence, file=sys.stderr, flush=True)
    return 1 if wrong else 0


async def _ended(bot: asyncio.subprocess.Process) -> bool:
    await bot.wait()
    return True


async def end_bot(bot: asyncio.subprocess.Process) -> None:
    """Ask the bot to end, and end it if it does not."""
    if bot.returncode is not None:
        return
    bot.terminate()
    try:
        await asyncio.wait_for(bot.wait(), GRACE)
    except TimeoutError:
        print(f"The bot did not end within {GRACE:.0f} s; killing it.", file=sys.stderr, flush=True)
        bot.kill()
        await bot.wait()


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a browser could open a window here."""
    if platform.startswith(("darwin", "win")):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
