"""`slow-train words check`: what a translation still lacks, and what is wrong with it."""

import argparse

from bot.text import DEFAULT, WordsError, languages
from bot.text.checking import messages, missing, problems
from bot.text.fluent import resource


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="Compare the languages with English.")
    check.add_argument("language", nargs="*", help="for example pl; all of them if none is named")


def run(arguments: argparse.Namespace) -> int:
    """0 when nothing is wrong, 1 when something is."""
    known = languages()
    wanted = arguments.language or [language for language in known if language != DEFAULT]
    unknown = [language for language in wanted if language not in known]
    if unknown:
        print(f"There is no file for {', '.join(unknown)}; there are {', '.join(known)}.")
        return 1
    return max([_check(language) for language in wanted], default=0)


def _check(language: str) -> int:
    try:
        own, english = resource(language), resource(DEFAULT)
    except WordsError as error:
        print(error)
        return 1
    found = list(problems(language, own, english))
    for problem in found:
        print(f"{language}.ftl, {problem}")
    total, lacking = len(messages(english)), len(missing(own, english))
    print(f"{language}: {total - lacking} of {total} sentences; {len(found)} to put right.")
    return 1 if found else 0
