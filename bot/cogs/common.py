"""What all commands share: their texts, who asks in which game, and suggestions that never fail."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from discord import app_commands

from bot.errors import Refusal
from bot.service import Seen, Table
from bot.text import DEFAULT, words
from bot.text.names import Names
from bot.ui.answer import Answer, Interaction
from bot.ui.own_seat import names_at
from bot.ui.suggesting import Suggestion, fitting

_Value = TypeVar("_Value", bound=str)
Choices = list[app_commands.Choice[str]]


def text(key: str) -> app_commands.locale_str:
    """A description in our language, with its key for the translator."""
    return app_commands.locale_str(words(DEFAULT).say(key), key=key)


def named(command: str) -> app_commands.locale_str:
    """The name of a command or subcommand, with its key for the translator."""
    return app_commands.locale_str(command.split(" ")[-1], key=f"command-{command.replace(' ', '-')}-name")


def describe(*options: str, **keys: str) -> Callable[[Any], Any]:
    """The descriptions of a command's options, from the words; `keys` where a name means something else elsewhere."""
    named_alike = {option.rstrip("_"): option.rstrip("_") for option in options}
    described: dict[str, str | app_commands.locale_str] = {
        option: text(f"option-{key}") for option, key in (named_alike | keys).items()
    }
    return app_commands.describe(**described)


def one_of(values: tuple[_Value, ...], sent: str) -> _Value:
    """What was chosen of the choices that Discord shows; nobody gets anything else through but by forging it."""
    for value in values:
        if value == sent:
            return value
    raise Refusal("old-button")


async def seen_here(answer: Answer) -> tuple[Seen, Names]:
    """The game of this channel as the user's seat sees it."""
    seen = await answer.desk.service.looking.seen_here(answer.channel, answer.click.user)
    answer.table = seen.table
    return seen, names_at(answer.words, seen.table)


async def table_here(answer: Answer) -> Table:
    answer.table = await answer.desk.service.looking.table_here(answer.channel)
    return answer.table


def shown(listed: list[Suggestion]) -> Choices:
    return [app_commands.Choice(name=one.label, value=one.value) for one in listed]


async def suggested(
    interaction: Interaction, typed: str, find: Callable[[Answer], Awaitable[list[Suggestion]]], narrow: bool = True
) -> Choices:
    """Suggestions for what was typed; who has nothing to decide here gets none."""
    answer = Answer(interaction)
    try:
        listed = await find(answer)
    except Refusal:
        # Not even the log hears why: the reason may follow from a hand.
        return []
    return shown(fitting(listed, typed) if narrow else listed[:25])
