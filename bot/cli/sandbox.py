"""Play in the browser, without Discord."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path


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
    """Become the sandbox. It imports nothing of ours and starts the bot as a process of its own."""
    words = ["--data", str(arguments.data)]
    words += [f"--{name.replace('_', '-')}" for name in ("fresh", "no_browser", "no_bot") if getattr(arguments, name)]
    words += ["--port", str(arguments.port)] if arguments.port is not None else []
    sys.stdout.flush()
    os.execv(sys.executable, [sys.executable, "-m", "sandbox", *words])
