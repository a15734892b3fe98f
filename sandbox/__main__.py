"""`python -m sandbox`: the stand-in, the real bot as a process of its own, and the page in the browser."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from sandbox.launch import CannotStart, Plan, play

DEFAULT_PORT = 8074


def parsed(words: list[str] | None = None) -> Plan:
    """The plan that the command line and the environment make."""
    parser = argparse.ArgumentParser(prog="slow-train sandbox", description="Play in the browser, without Discord.")
    parser.add_argument("--fresh", action="store_true", help="forget all channels, messages and games first")
    parser.add_argument("--port", type=int, help=f"where to listen (default: SANDBOX_PORT or {DEFAULT_PORT})")
    parser.add_argument(
        "--data", type=Path, default=Path("data/sandbox"), help="folder of its files (default: data/sandbox)"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--no-bot", action="store_true", help="start the stand-in alone and print how a bot logs in")
    arguments = parser.parse_args(words)
    port = arguments.port if arguments.port is not None else _port(os.environ.get("SANDBOX_PORT", ""))
    if not 0 <= port <= 65535:
        raise CannotStart(f"{port} is not a port; it must lie between 0 and 65535.")
    return Plan(port, arguments.data, arguments.fresh, not arguments.no_browser, not arguments.no_bot)


def _port(text: str) -> int:
    if text and not text.isdigit():
        raise CannotStart(f"SANDBOX_PORT is {text!r}; it must be a number such as {DEFAULT_PORT}.")
    return int(text or DEFAULT_PORT)


def main(words: list[str] | None = None) -> int:
    """Play until Ctrl-C; exit code 0, 1 when something went wrong (the bot ended), 2 when it could not start."""
    try:
        return asyncio.run(play(parsed(words)))
    except CannotStart as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
