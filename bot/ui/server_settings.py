"""What is set for a server, in words, and the dialogs by which its admins change it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, assert_never

import discord
from msgspec.structs import replace

from bot.days.pace import HOUR, IF_LATE, NO_REMINDERS, PACES
from bot.days.profile import OWN_INTERVALS
from bot.errors import Refusal
from bot.limits import LARGEST_ID
from bot.service import MapChoice
from bot.service.server_settings import ServerSettings
from bot.text import Words, languages
from bot.text.names import board_name, joined
from bot.ui.answer import Answer
from bot.ui.dialogs import Fields, dialog_for, is_on, switched
from bot.ui.languages import language_name
from bot.ui.layout import OPTIONS, Buttons, Panel, Text, button
from bot.ui.show import laid_out
from bot.ui.steps import AskServer, ServerPart
from bot.ui.suggesting import one_of

_DISCORD = "discord"
_INTERVALS = (0, *OWN_INTERVALS, NO_REMINDERS)
_TABLES = (discord.ChannelType.text, discord.ChannelType.news)
"""Where a table can stand; threads in them are included."""


async def show_settings(answer: Answer) -> None:
    """The present values in words, and buttons that change them; for those who manage the server."""
    _, settings = await answer.desk.service.servers.seen(answer.click)
    await _show(answer, settings)


async def _show(answer: Answer, settings: ServerSettings) -> None:
    say = answer.words.say
    parts: tuple[ServerPart, ...] = ("tables", "rights")
    buttons = tuple(button(say(f"btn-server-{part}"), AskServer(part)) for part in parts)
    lines = settings_lines(answer.words, settings, answer.desk.service.looking.maps)
    await answer.show(partial(laid_out, Panel((Text("\n".join(lines)), Buttons(buttons))), "", ""))


def settings_lines(words: Words, settings: ServerSettings, maps: Sequence[MapChoice]) -> list[str]:
    say = words.say
    offered = [choice for choice in maps if not settings.maps or choice.name in settings.maps]
    return [
        say("server-title"),
        say("server-language", language=language_name(settings.language) or say("server-language-discord")),
        say("server-pace", pace=say(f"choice-pace-{settings.pace}")),
        say("server-if-late", late=say("choice-if-late", late=settings.if_late)),
        say("server-reminders", interval=_interval(words, settings.reminders)),
        say("server-threads", state=switched(settings.threads)),
        say("server-hints", state=switched(settings.hints)),
        say(
            "server-channels", channels=joined(words, [say("server-channel", id=str(one)) for one in settings.channels])
        )
        if settings.channels
        else say("server-channels-all"),
        say("server-role", role=str(settings.role)) if settings.role else say("server-role-all"),
        say("server-maps", maps=joined(words, [board_name(words, choice.edition.board) for choice in offered])),
        say("server-counts-later"),
    ]


def _interval(words: Words, interval: int) -> str:
    if interval == NO_REMINDERS:
        return words.say("server-reminders-off")
    return words.say("profile-interval", hours=interval // HOUR) if interval else words.say("server-reminders-pace")


# The dialogs.


async def ask(answer: Answer, part: ServerPart) -> None:
    """Open a dialog with the present values."""
    _, settings = await answer.desk.service.servers.seen(answer.click)
    fields = Fields(answer.words, "server")
    dialog = dialog_for(answer.words.say(f"btn-server-{part}"), "", AskServer(part))
    match part:
        case "tables":
            labels = _table_fields(fields, settings)
        case "rights":
            labels = _right_fields(fields, settings, answer.desk.service.looking.maps)
        case _:
            assert_never(part)
    for label in labels:
        dialog.add_item(label)
    await answer.ask(dialog)


def _table_fields(fields: Fields, settings: ServerSettings) -> list[discord.ui.Label[Any]]:
    words = fields.words
    return [
        fields.choice("pace", {pace: words.say(f"choice-pace-{pace}") for pace in PACES}, settings.pace),
        fields.choice("late", {late: words.say("choice-if-late", late=late) for late in IF_LATE}, settings.if_late),
        fields.choice(
            "reminders",
            {str(one // HOUR): _interval(words, one) for one in _INTERVALS},
            str(settings.reminders // HOUR),
        ),
        fields.switch("threads", settings.threads),
        fields.switch("hints", settings.hints),
    ]


def _right_fields(fields: Fields, settings: ServerSettings, maps: Sequence[MapChoice]) -> list[discord.ui.Label[Any]]:
    words, listed = fields.words, maps[:OPTIONS]
    spoken = {_DISCORD: words.say("server-language-discord")} | {code: language_name(code) for code in languages()}
    channels: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id="channels",
        channel_types=list(_TABLES),
        min_values=0,
        max_values=OPTIONS,
        required=False,
        default_values=[discord.Object(one) for one in settings.channels],
    )
    role: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        custom_id="role",
        min_values=0,
        max_values=1,
        required=False,
        default_values=[discord.Object(settings.role)] if settings.role else [],
    )
    names = {choice.name: board_name(words, choice.edition.board) for choice in listed}
    return [
        fields.choice("language", spoken, settings.language or _DISCORD),
        fields.label("channels", channels),
        fields.label("role", role),
        fields.choice("maps", names, *(settings.maps or names), most=len(names)),
    ]


# What was filled in.


async def filled_in(answer: Answer, part: ServerPart, values: Mapping[str, tuple[str, ...]]) -> None:
    """A dialog of the settings was sent; who may do that is asked again."""
    servers, maps = answer.desk.service.servers, answer.desk.service.looking.maps
    match part:
        case "tables":
            after = await servers.set(answer.click, partial(_with_tables, _first(values)))
        case "rights":
            after = await servers.set(answer.click, partial(_with_rights, values, [choice.name for choice in maps]))
        case _:
            assert_never(part)
    await _show(answer, after)


def _first(values: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    return {name: chosen[0] for name, chosen in values.items() if chosen}


def _with_tables(values: Mapping[str, str], settings: ServerSettings) -> ServerSettings:
    hours = one_of(tuple(str(one // HOUR) for one in _INTERVALS), values.get("reminders", ""))
    return replace(
        settings,
        pace=one_of(tuple(PACES), values.get("pace", "")),
        if_late=one_of(IF_LATE, values.get("late", "")),
        reminders=int(hours) * HOUR,
        threads=is_on(values, "threads"),
        hints=is_on(values, "hints"),
    )


def _with_rights(
    values: Mapping[str, tuple[str, ...]], maps: Sequence[str], settings: ServerSettings
) -> ServerSettings:
    language = one_of((_DISCORD, *languages()), _first(values).get("language", ""))
    role = _ids(values.get("role", ()), most=1)
    return replace(
        settings,
        language="" if language == _DISCORD else language,
        channels=_ids(values.get("channels", ()), most=OPTIONS),
        role=role[0] if role else 0,
        maps=_maps(values.get("maps", ()), maps, settings),
    )


def _ids(chosen: Sequence[str], most: int) -> tuple[int, ...]:
    if len(chosen) > most or not all(one.isascii() and one.isdecimal() for one in chosen):
        raise Refusal("old-button")
    ids = tuple(dict.fromkeys(int(one) for one in chosen))
    if any(one > LARGEST_ID for one in ids):
        raise Refusal("old-button")
    return ids


def _maps(chosen: Sequence[str], maps: Sequence[str], settings: ServerSettings) -> tuple[str, ...]:
    """All of them is the same as none: a map that the host of the bot adds is then on offer too."""
    listed, rest = maps[:OPTIONS], maps[OPTIONS:]
    if not chosen:
        raise Refusal("old-button")
    named = {one_of(tuple(listed), one) for one in chosen}
    if len(named) == len(listed):
        return ()
    return tuple(one for one in maps if one in named or (one in rest and one in (settings.maps or rest)))
