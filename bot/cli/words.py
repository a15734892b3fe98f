"""`slow-train words`: what a translation still lacks, and the guide for players in every language."""

import argparse
from pathlib import Path

import maps
from bot.text import DEFAULT, WordsError, languages, words
from bot.text.checking import messages, missing, problems
from bot.text.fluent import resource
from bot.text.guide import commands_page, rules_page


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    check = actions.add_parser("check", help="Compare the languages with English.")
    check.add_argument("language", nargs="*", help="for example pl; all of them if none is named")
    guide = actions.add_parser("guide", help="Write the guide for players in every language.")
    guide.add_argument("folder", type=Path, help="where the pages go, one folder per language")


def run(arguments: argparse.Namespace) -> int:
    """0 when nothing is wrong, 1 when something is."""
    if arguments.action == "guide":
        return _write_guide(arguments.folder)
    known = languages()
    wanted = arguments.language or [language for language in known if language != DEFAULT]
    unknown = [language for language in wanted if language not in known]
    if unknown:
        print(f"There is no file for {', '.join(unknown)}; there are {', '.join(known)}.")
        return 1
    return max([_check(language) for language in wanted], default=0)


def _write_guide(folder: Path) -> int:
    editions = [maps.edition(name) for name in maps.names()]
    for language in languages():
        speech, pages = words(language), folder / language
        try:
            pages.mkdir(parents=True, exist_ok=True)
            (pages / "commands.md").write_text(commands_page(speech), "utf-8")
            (pages / "rules.md").write_text(rules_page(speech, editions), "utf-8")
        except OSError as error:
            print(f"{pages} can't be written: {error.strerror}.")
            return 1
        print(f"{pages}: commands.md, rules.md")
    return 0


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
