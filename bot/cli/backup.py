"""Copy the database, also while the bot is running."""

import argparse
import sys
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; there must be no such file yet")


def run(arguments: argparse.Namespace) -> int:
    from bot.cli.options import file_with_games
    from bot.store.sqlite.copies import copy

    target: Path = arguments.file
    if target.exists():
        print(f"{target} is there already; choose another name, or delete it first.", file=sys.stderr)
        return 2
    database = file_with_games(
        lambda address: f"copy them with `pg_dump --format=custom --file={target} --dbname={address}`"
    )
    copy(database, target)
    print(f"{target}: a whole and checked copy, {target.stat().st_size:,} bytes. Keep it private: it holds every hand.")
    return 0
