"""Play in the browser, without Discord."""

from __future__ import annotations

import argparse
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--fresh", action="store_true", help="forget all channels, messages and games first")
    parser.add_argument("--port", type=int, metavar="N", help="where to listen (default: SANDBOX_PORT or 8074)")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        default=Path("data/sandbox"),
        help="folder of its files (default: data/sandbox)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--no-bot", action="store_true", help="start the stand-in alone and print how a bot logs in")


def run(arguments: argparse.Namespace) -> int:
    if find_spec("sandbox") is not None:
        _become(arguments)
    print("The sandbox is not part of this installation; it is in the source of Slow Train.", file=sys.stderr)
    return 2


def _become(arguments: argparse.Namespace) -> NoReturn:
    """The sandbox imports nothing of ours and starts the bot as a process of its own."""
    words = ["--data", str(arguments.data)]
    words += [f"--{name.replace('_', '-')}" for name in ("fresh", "no_browser", "no_bot") if getattr(arguments, name)]
    words += ["--port", str(arguments.port)] if arguments.port is not None else []
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "sandbox", *words])
