"""Ask a running bot whether it is well."""

import argparse
import json
import os
import sys
import urllib.error
import urllib.request
from http.client import HTTPException
from ipaddress import ip_address


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = (
        "It asks on HEALTH_HOST and HEALTH_PORT; the exit code is 0 when all is well, 1 when not, 2 when that "
        "port is not set."
    )


def run(arguments: argparse.Namespace) -> int:
    from bot.settings import health_host, health_port, with_env_file

    given = with_env_file(os.environ)
    port = health_port(given)
    if not port:
        print("HEALTH_PORT is not set, so the bot can't be asked.", file=sys.stderr)
        return 2
    return _ask(health_host(given), port)


def _ask(host: str, port: int) -> int:
    try:
        report = _report(_reached_at(host), port)
    except OSError as error:
        print(f"Nobody answers on port {port}: {getattr(error, 'reason', error)}")
        return 1
    except (ValueError, HTTPException):
        print(f"Something else than Slow Train answers on port {port}; HEALTH_PORT must be a port of its own.")
        return 1
    for part, well in report.items():
        print(f"{part}: {'fine' if well else _WRONG.get(part, 'not working')}")
    return 0 if all(report.values()) else 1


def _reached_at(host: str) -> str:
    """Whoever listens on all addresses listens on loopback too."""
    address = ip_address(host)
    if address.is_unspecified:
        return "127.0.0.1" if address.version == 4 else "[::1]"
    return f"[{address}]" if address.version == 6 else str(address)


_WRONG = {"clock": "set by a minute or more within the last hour; slow-train doctor says whether it is right now"}


def _report(host: str, port: int) -> dict[str, bool]:
    """What the bot says of itself; ValueError when it is not our bot that answers."""
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # A proxy has another loopback.
    try:
        with directly.open(f"http://{host}:{port}/healthz", timeout=5) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as error:
        found = json.load(error)
    if not isinstance(found, dict) or not found or not all(isinstance(well, bool) for well in found.values()):
        raise ValueError("no report of ours")
    return found
