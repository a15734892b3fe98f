"""What somebody has set for themselves, in words, and the dialogs that change it."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from typing import Any, assert_never, get_args
from zoneinfo import ZoneInfo

import discord
from msgspec.structs import replace

from bot.days.pace import DAY, HOUR
from bot.days.profile import OWN_INTERVALS, Profile, Reminders
from bot.days.quiet import QuietHours
from bot.errors import Refusal
from bot.limits import TYPED
from bot.text import Words, languages
from bot.text.zones import nearest_zones, time_in, zone_meant
from bot.ui.answer import Answer
from bot.ui.dialogs import Fields, dialog_for, is_on, switched
from bot.ui.languages import language_name
from bot.ui.layout import Buttons, Panel, Text, button, cut
from bot.ui.show import laid_out
from bot.ui.steps import AskOwn, ComeBack, OwnPart
from bot.ui.suggesting import one_of

REMINDERS: tuple[Reminders, ...] = get_args(Reminders)
LONGEST_ABSENCE = 366
"""Days."""
_HOURS = range(24)
_EVENING, _MORNING = 22, 7
_NONE = "none"


async def ask(answer: Answer, part: OwnPart) -> None:
    """Open the dialog about a part of the profile."""
    profile = await answer.desk.service.people.profile(answer.click.user)
    await answer.ask(_dialog(answer, profile, part))


async def show_profile(answer: Answer, profile: Profile) -> None:
    """The present values in words, and buttons that change them."""
    say, now = answer.words.say, answer.desk.clock.now()
    parts: list[tuple[str, OwnPart]] = [("btn-profile-reminders", "reminders"), ("btn-profile-quiet", "quiet")]
    buttons = [button(say(label), AskOwn(part)) for label, part in parts]
    buttons.append(
        button(say("btn-profile-back"), ComeBack(), "main")
        if profile.is_away(now)
        else button(say("btn-profile-away"), AskOwn("away"))
    )
    buttons.append(button(say("btn-profile-more"), AskOwn("more")))
    panel = Panel((Text("\n".join(profile_lines(answer.words, profile, now))), Buttons(tuple(buttons))))
    await answer.show(partial(laid_out, panel, "", ""))


def profile_lines(speech: Words, profile: Profile, now: int) -> list[str]:
    say, quiet = speech.say, profile.quiet
    zone = say("profile-zone-chosen", zone=profile.zone, time=time_in(profile.zone, now)) if profile.zone else ""
    return [
        say("profile-title"),
        say("profile-reminders", how=profile.reminders, interval=_interval(speech, profile.interval)),
        say("profile-next", state=switched(profile.next)),
        say("profile-quiet", begin=_clock(quiet.begin), end=_clock(quiet.end)) if quiet else say("profile-quiet-none"),
        zone or say("profile-zone-none"),
        say("profile-away", until=str(profile.away.until // 1000))
        if profile.away is not None and profile.is_away(now)
        else say("profile-away-not"),
        say("profile-language", language=language_name(profile.language) or say("profile-language-discord")),
        say("profile-statistics", state=switched(profile.statistics)),
        say("profile-tips", state=switched(profile.tips)),
    ]


def _interval(speech: Words, interval: int) -> str:
    return speech.say("profile-interval", hours=interval // HOUR) if interval else speech.say("profile-interval-table")


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


# The dialogs.


def _dialog(answer: Answer, profile: Profile, part: OwnPart) -> discord.ui.Modal:
    say, made = answer.words.say, Fields(answer.words, "profile")
    dialog = dialog_for(say(f"modal-profile-{part}"), "", AskOwn(part))
    match part:
        case "reminders":
            fields = _reminder_fields(made, profile)
        case "quiet":
            fields = _quiet_fields(made, profile)
        case "away":
            field: discord.ui.TextInput[Any] = discord.ui.TextInput(
                custom_id="until", min_length=1, max_length=10, placeholder=say("hint-profile-until-example")
            )
            fields = [made.label("until", field)]
        case "more":
            fields = _more_fields(made, profile)
        case _:
            assert_never(part)
    for label in fields:
        dialog.add_item(label)
    return dialog


def _reminder_fields(fields: Fields, profile: Profile) -> list[discord.ui.Label[Any]]:
    speech = fields.words
    intervals = {"0": speech.say("profile-interval-table")} | {
        str(one // HOUR): _interval(speech, one) for one in OWN_INTERVALS
    }
    return [
        fields.choice(
            "reminders", {one: speech.say(f"choice-reminders-{one}") for one in REMINDERS}, profile.reminders
        ),
        fields.choice("interval", intervals, str(profile.interval // HOUR)),
        fields.switch("next", profile.next),
    ]


def _quiet_fields(fields: Fields, profile: Profile) -> list[discord.ui.Label[Any]]:
    speech = fields.words
    quiet = profile.quiet
    hours = {str(hour): _clock(hour * 60) for hour in _HOURS}
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="zone",
        min_length=1,
        max_length=TYPED,
        default=profile.zone or None,
        placeholder=speech.say("hint-profile-zone-example"),
    )
    begin = str(quiet.begin // 60) if quiet else _NONE if profile.zone else str(_EVENING)
    return [
        fields.choice("begin", {_NONE: speech.say("choice-quiet-none")} | hours, begin),
        fields.choice("end", hours, str(quiet.end // 60 if quiet else _MORNING)),
        fields.label("zone", field),
    ]


def _more_fields(fields: Fields, profile: Profile) -> list[discord.ui.Label[Any]]:
    speech = fields.words
    spoken = {_NONE: speech.say("profile-language-discord")} | {code: language_name(code) for code in languages()}
    return [
        fields.choice("language", spoken, profile.language or _NONE),
        fields.switch("statistics", profile.statistics),
        fields.switch("tips", profile.tips),
    ]


# What was filled in.


async def filled_in(answer: Answer, part: OwnPart, values: Mapping[str, str]) -> None:
    """A dialog of the profile was sent."""
    people, user = answer.desk.service.people, answer.click.user
    match part:
        case "reminders":
            profile = await people.set(user, partial(_with_reminders, values))
        case "quiet":
            profile = await people.set(user, partial(_with_quiet_hours, values))
        case "away":
            zone = (await people.profile(user)).zone
            profile = await people.go_away(user, away_until(values.get("until", ""), zone, answer.desk.clock.now()))
        case "more":
            profile = await people.set(user, partial(_with_more, values))
            await answer.learn_language()
        case _:
            assert_never(part)
    await show_profile(answer, profile)


def _with_reminders(values: Mapping[str, str], profile: Profile) -> Profile:
    how = one_of(REMINDERS, values.get("reminders", ""))
    hours = one_of(tuple(str(one // HOUR) for one in (0, *OWN_INTERVALS)), values.get("interval", ""))
    return replace(profile, reminders=how, interval=int(hours) * HOUR, next=is_on(values, "next"))


def _with_quiet_hours(values: Mapping[str, str], profile: Profile) -> Profile:
    hours = tuple(str(hour) for hour in _HOURS)
    begin, end = one_of((_NONE, *hours), values.get("begin", "")), one_of(hours, values.get("end", ""))
    zone = zone_typed(values.get("zone", ""))
    if begin == end:
        raise Refusal("quiet-hours-empty")
    quiet = None if begin == _NONE else QuietHours(int(begin) * 60, int(end) * 60, zone)
    return replace(profile, quiet=quiet, zone=zone)


def _with_more(values: Mapping[str, str], profile: Profile) -> Profile:
    language = one_of((_NONE, *languages()), values.get("language", ""))
    return replace(
        profile,
        language="" if language == _NONE else language,
        statistics=is_on(values, "statistics"),
        tips=is_on(values, "tips"),
    )


def with_zone(zone: str, profile: Profile) -> Profile:
    """Quiet hours go with the clock on the wall, wherever that is now."""
    quiet = None if profile.quiet is None else replace(profile.quiet, zone=zone)
    return replace(profile, zone=zone, quiet=quiet)


def zone_typed(typed: str) -> str:
    """The time zone that was meant, or a refusal with the nearest ones."""
    found = zone_meant(typed)
    if found is not None:
        return found
    near = nearest_zones(typed)
    if near:
        raise Refusal("typed-zone-near", typed=cut(typed, 60), found=tuple(near))
    raise Refusal("typed-zone", typed=cut(typed, 60))


def away_until(typed: str, zone: str, now: int) -> int:
    """Until when: the beginning of a day in this person's own zone, or so many days from now."""
    text = typed[:TYPED].strip()
    if text.isascii() and text.isdecimal():
        until = now + int(text) * DAY
    else:
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise Refusal("typed-day", typed=cut(text, 60)) from None
        until = round(datetime.combine(day, time(), ZoneInfo(zone) if zone else UTC).timestamp() * 1000)
    if not now < until <= now + LONGEST_ABSENCE * DAY:
        last = datetime.fromtimestamp(now / 1000, UTC).date() + timedelta(days=LONGEST_ABSENCE)
        raise Refusal("typed-day-far", typed=cut(text, 60), last=last.isoformat(), days=str(LONGEST_ABSENCE))
    return until
