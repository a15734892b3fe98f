"""The command `slow-train`: one module per subcommand, loaded only when it is asked for."""

import argparse
import os
import sys
from importlib import import_module
from typing import Any

from bot.errors import StopsTheBot

COMMANDS = {
    "init": "Ask for the bot's token, check it and write it into .env.",
    "doctor": "Look whether everything is well, and say what to do where it is not.",
    "run": "Run the bot.",
    "health": "Ask a running bot whether it is well.",
    "backup": "Copy the database, also while the bot is running.",
    "restore": "Put a copy in the place of the database.",
    "move-database": "Copy all games to another database, from a file to a server or back.",
    "games": "List the stored games.",
    "export": "Write the record of a game that has ended.",
    "forget": "Delete everything of a server, or about a person.",
    "sandbox": "Play in the browser, without Discord.",
    "maps": "List, check, paint and preview maps.",
    "simulate": "Play whole games without anybody.",
    "record": "Check and draw game records.",
    "words": "Check translations.",
}
"""Names and help. The module of that name (_ for -) has `add_arguments(parser)` and `run(arguments) -> exit code`."""


def main(argv: list[str] | None = None) -> int:
    """Run a subcommand; the exit code is 0 for success, 1 for a finding, 2 for wrong use or settings."""
    try:
        return _run(sys.argv[1:] if argv is None else argv)
    except StopsTheBot as problem:
        print(problem, file=sys.stderr)
        return problem.code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read what we print has seen enough. Python would complain about it once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as problem:
        from bot.store import StoreProblem  # Most commands do without it; it takes a moment to load.

        if not isinstance(problem, StoreProblem):
            raise
        print(f"The database does not work ({problem}); try again when it does.", file=sys.stderr)
        return 1


def _run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="slow-train", description="Train games at the pace of days.")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, help_text in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=help_text, description=help_text)
        if words[:1] == [name]:
            _module(name).add_arguments(subparser)
    arguments = parser.parse_args(words)
    code: int = _module(arguments.command).run(arguments)
    return code


def _module(name: str) -> Any:
    return import_module(f"bot.cli.{name.replace('-', '_')}")
