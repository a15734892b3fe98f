"""docs/commands.md lists every subcommand of `slow-train` with exactly its options."""

import argparse
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from bot.cli import COMMANDS

DOCS = Path(__file__).parents[3] / "docs" / "commands.md"


def leaves() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command that does something, with its words."""
    for name in COMMANDS:
        parser = argparse.ArgumentParser()
        import_module(f"bot.cli.{name.replace('-', '_')}").add_arguments(parser)
        inner = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
        if not inner:
            yield name, parser
        for action in inner:
            for further, subparser in action.choices.items():
                yield f"{name} {further}", subparser


def usage(words: str, parser: argparse.ArgumentParser) -> str:
    """`slow-train record render FILE --out FILE [--move N]`."""
    actions = [action for action in parser._actions if not isinstance(action, argparse._HelpAction)]
    ordered = sorted(actions, key=lambda action: (bool(action.option_strings), not action.required))
    return " ".join(("slow-train", words, *map(_shown, ordered)))


def _shown(action: argparse.Action) -> str:
    value = str(action.metavar or action.dest.upper())
    if not action.option_strings:
        return (
            f"{value}…" if action.nargs == "+" else f"[{value}…]" if action.nargs == "*" else _optional(action, value)
        )
    text = action.option_strings[0] if action.nargs == 0 else f"{action.option_strings[0]} {value}"
    return text if action.required else f"[{text}]"


def _optional(action: argparse.Action, value: str) -> str:
    return f"[{value}]" if action.nargs == "?" else value


def test_the_docs_list_every_subcommand_with_its_options_and_no_other() -> None:
    documented = re.findall(r"^\| `(slow-train [^`]+)` \|", DOCS.read_text("utf-8"), re.MULTILINE)
    documented = [line.replace("\\|", "|") for line in documented]
    assert sorted(documented) == sorted(usage(words, parser) for words, parser in leaves())


def test_every_subcommand_and_option_says_what_it_is() -> None:
    for words, parser in leaves():
        for action in parser._actions:
            assert action.help, f"slow-train {words}: {action.dest}"
