"""What all commands share: how they are written and handed their answer, their texts, who asks in which game."""

import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.errors import NoGameHere, NotYourTurn, Refusal
from bot.service import Seen, StoreProblem, Table
from bot.text import DEFAULT, words
from bot.text.names import Names
from bot.ui.answer import Answer, Interaction
from bot.ui.coming_back import back_at, own_seat_of
from bot.ui.games import my_games
from bot.ui.guarding import guarded
from bot.ui.layout import OPTIONS
from bot.ui.own_seat import names_at
from bot.ui.panel_steps import decide
from bot.ui.suggesting import Suggestion, fitting, meant
from bot.ui.suggesting import one_of as one_of
from engine.actions import Action

log = logging.getLogger(__name__)

_MOST: Final = 1 << 53
"""Discord sends no number beyond this."""

_Command = TypeVar("_Command", bound=app_commands.Command[Any, ..., Any])
_Cog = TypeVar("_Cog", bound=commands.Cog)
_Options = ParamSpec("_Options")
_Method = Callable[Concatenate[_Cog, Answer, _Options], Coroutine[Any, Any, None]]
_Finds = TypeVar("_Finds", bound=Callable[[Any, Answer, str], Coroutine[Any, Any, list[Suggestion]]])


def command(name: str) -> Callable[[_Method[_Cog, _Options]], app_commands.Command[_Cog, _Options, None]]:
    """A slash command, `game new` for `/game new`: the method is handed its Answer, and a fault of it is answered.

    discord.py takes the options from the signature, leaving out the first two parameters whatever they are called.
    """

    def made(method: _Method[_Cog, _Options]) -> app_commands.Command[_Cog, _Options, None]:
        @wraps(method)
        async def callback(
            cog: _Cog, interaction: Interaction, *args: _Options.args, **options: _Options.kwargs
        ) -> None:
            async def work(answer: Answer) -> None:
                _must_fit(made_command, options)
                await method(cog, answer, *args, **options)

            await guarded(interaction, work)

        description = text(f"command-{name.replace(' ', '-')}")
        untyped: Any = callback  # mypy does not see through discord.py's union of callbacks with options.
        made_command: app_commands.Command[_Cog, _Options, None]
        made_command = app_commands.Command(name=named(name), description=description, callback=untyped)
        return made_command

    return made


def everywhere(command: _Command) -> _Command:
    """In servers and in direct messages with the bot; not in the private channels of others."""
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    return contexts(app_commands.allowed_installs(guilds=True, users=False)(command))


def suggests(to: app_commands.Command[Any, ..., None], option: str, narrow: bool = True) -> Callable[[_Finds], _Finds]:
    """Suggestions for an option of a command: those that fit what was typed, or with `narrow=False` all it returns.

    Who has nothing to decide here gets none.
    """

    def made(method: _Finds) -> _Finds:
        @to.autocomplete(option)
        @wraps(method)
        async def callback(cog: commands.Cog, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            answer, typed = Answer(interaction), str(typed)  # Discord sends a text, but discord.py does not look.
            listed: list[Suggestion] = []
            try:
                answer.begin()
                await answer.learn_language()
                listed = await method(cog, answer, typed)
            except Refusal:
                pass  # Not even the log hears why: the reason may follow from a hand.
            except StoreProblem as error:
                log.error("no suggestions for interaction %s: the database does not work: %s", interaction.id, error)
            finally:
                answer.is_out()
            shown = fitting(listed, typed) if narrow else listed[:OPTIONS]
            return [app_commands.Choice(name=one.label, value=one.value) for one in shown]

        return method

    return made


_TYPES: Final = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: bool,
}


def _must_fit(asked: app_commands.Command[Any, ..., Any], options: Mapping[str, object]) -> None:
    """Refuse options that no client of Discord would send: discord.py does not check what Discord checks."""
    for option in asked.parameters:
        value = options.get(option.name, option.default)
        if value != option.default and option.type in _TYPES and not _fits(option, value):
            raise Refusal("old-command")


def _fits(option: app_commands.Parameter, value: object) -> bool:
    if type(value) is not _TYPES[option.type]:
        return False
    least = -_MOST if option.min_value is None else option.min_value
    most = _MOST if option.max_value is None else option.max_value
    return not isinstance(value, int) or least <= value <= most


def text(key: str, **values: str) -> app_commands.locale_str:
    """A text in our language, with its key and values for the translator."""
    return app_commands.locale_str(words(DEFAULT).say(key, **values), key=key, values=values)


def choices(key: str, name: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """What Discord lists for an option, in the words of one key that varies with the value."""
    return [app_commands.Choice(name=text(key, **{name: value}), value=value) for value in values]


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


def given(answer: Answer, option: str) -> str:
    """What another option of the command says so far, while suggestions are looked for."""
    return str(getattr(answer.interaction.namespace, option, "") or "")


async def seen_here(answer: Answer) -> tuple[Seen, Names]:
    """The game of this channel as the user's seat sees it."""
    seen = await answer.desk.service.looking.seen_here(answer.channel, answer.click.user)
    if answer.interaction.type is not discord.InteractionType.autocomplete:  # Who only types has pressed nothing.
        seen = await back_at(answer, seen)
    answer.table = seen.table
    return seen, names_at(answer.words, seen.table, seen.seat)


async def decided_here(answer: Answer, actions: Callable[[Seen, Names], Sequence[Action]]) -> None:
    """Carry out what a command says that says everything: whoever types it has looked at the game, so that it is mostly
    at hand. If that is old, because another game stands here by now, or an opponent has stepped in, it is looked up."""

    def said(now: Seen) -> Sequence[Action]:
        if now.table.where.channel != answer.channel:
            raise NoGameHere
        return actions(now, names_at(answer.words, now.table, now.seat))

    at_hand = answer.desk.service.looking.at_hand_in(answer.channel, answer.click.user)
    if at_hand is not None:
        answer.table = at_hand.table
        try:
            await decide(answer, at_hand.table.game, said)
        except (NoGameHere, NotYourTurn) as refusal:
            log.info("interaction %s is decided by what is stored: %s", answer.interaction.id, refusal.key)
        else:
            return
    seen, _ = await seen_here(answer)
    await decide(answer, seen.table.game, said)


async def seen_in(answer: Answer, game: str) -> Seen | None:
    """One's seat in the game that was named, else in that of this channel; in a direct message in the one that waits
    longest. None when none does."""
    if game:
        return await own_seat_of(answer, meant(await my_games(answer), game, "typed-game").value)
    if answer.interaction.guild_id is not None:
        return (await seen_here(answer))[0]
    waiting = await answer.desk.service.looking.waiting_for(answer.click.user)
    return await own_seat_of(answer, waiting[0]) if waiting else None


async def table_here(answer: Answer) -> Table:
    answer.table = await answer.desk.service.looking.table_here(answer.channel)
    return answer.table
