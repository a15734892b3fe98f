"""Look whether everything is well, and say what to do where it is not."""

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object per finding")
    parser.epilog = "The exit code is 0 when nothing is bad, else 1. A running bot is not disturbed."


def run(arguments: argparse.Namespace) -> int:
    import msgspec

    from bot.doctor import examine

    found = examine()
    for finding in found:
        if arguments.json:
            print(msgspec.json.encode(finding).decode())
            continue
        print(f"{finding.state:<5} {finding.part}: {finding.text}")
        if finding.advice:
            print(f"      → {finding.advice}")
    bad = sum(finding.state == "bad" for finding in found)
    if not arguments.json:
        print(f"{bad} to put right." if bad else "All is well.")
    return 1 if bad else 0
