"""Put a copy in the place of the database, while the bot is not running."""

import argparse
from datetime import UTC, datetime
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a copy of the database")
    parser.epilog = "The copy is checked first and stays where it is; the database it replaces is kept beside it."


def run(arguments: argparse.Namespace) -> int:
    from bot.cli.options import file_with_games
    from bot.store.sqlite.copies import restore

    database = file_with_games(
        lambda address: (
            f"while no worker is running, rename that database, create it anew, and fill it with "
            f"`pg_restore --no-owner --dbname={address} {arguments.file}`"
        )
    )
    kept = restore(arguments.file, database, datetime.now(UTC))
    print(f"{database} is now what {arguments.file} was.")
    if kept is not None:
        print(f"The old one is kept as {kept}; delete it when you don't need it any more.")
    print("What was played since that copy is gone from the games; messages in the channels stay as they are.")
    return 0
