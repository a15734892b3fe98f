"""Ask a running bot whether it is well."""

import argparse
import json
import os
import sys
import urllib.error
import urllib.request


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "It asks on the port HEALTH_PORT of this machine; the exit code is 0 when all is well, 1 when not, 2 when that "
        "port is not set."
    )


def run(arguments: argparse.Namespace) -> int:
    from bot.settings import health_port, with_env_file

    port = health_port(with_env_file(os.environ))
    if not port:
        print("HEALTH_PORT is not set, so the bot can't be asked.", file=sys.stderr)
        return 2
    return _ask(port)


def _ask(port: int) -> int:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            report = json.load(answer)
    except urllib.error.HTTPError as error:
        report = json.load(error)
    except OSError as error:
        print(f"Nobody answers on port {port}: {getattr(error, 'reason', error)}")
        return 1
    for part, well in report.items():
        print(f"{part}: {'fine' if well else 'not working'}")
    return 0 if all(report.values()) else 1
