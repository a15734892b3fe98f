"""What Discord accepts as application commands: names in every language, options, choices, limits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from sandbox.checks import form
from sandbox.errors import FormError, Json

# fmt: off
LOCALES = frozenset((
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr",
    "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro",
    "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
))
# fmt: on
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MOST_COMMANDS, MOST_OPTIONS, MOST_CHOICES, MOST_CHARACTERS = 100, 25, 25, 8000


def check_commands(commands: object) -> list[Json]:
    """A bulk overwrite: every command, at most a hundred, names unique."""
    listed = form.listed(commands, "", 130)
    for index, command in enumerate(listed):
        check_command(form.mapping(command, str(index)), str(index))
    _unique_names(listed, "", "APPLICATION_COMMANDS_DUPLICATE_NAME")
    if sum((command.get("type") or 1) == 1 for command in listed) > MOST_COMMANDS:
        raise FormError(
            "", "APPLICATION_COMMANDS_LIMIT", f"Maximum number of application commands reached ({MOST_COMMANDS})."
        )
    return listed


def check_command(command: Json, place: str) -> None:
    if (command.get("type") or 1) != 1:
        form.length(command.get("name"), form.join(place, "name"), 32, 1)
        return
    _check_words(command, place)
    _check_options(
        form.listed(command.get("options"), form.join(place, "options"), MOST_OPTIONS), form.join(place, "options"), 0
    )
    if sum(_sizes(command)) > MOST_CHARACTERS:
        sentence = f"Command exceeds maximum size ({MOST_CHARACTERS} characters)."
        raise FormError(place, "APPLICATION_COMMAND_TOO_LARGE", sentence)


def check_name(name: object, place: str) -> None:
    """Letters of any script, digits, - _ and ', lower case, 1 to 32 of them."""
    text = form.length(name, place, 32, 1)
    if not all(map(_fits, text)) or text != text.lower():
        raise FormError(place, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {text!r}")


def _fits(sign: str) -> bool:
    scripts = ("DEVANAGARI", "THAI")  # whose vowel signs are no letters to Unicode, and still welcome
    return sign in "-_'" or unicodedata.category(sign)[0] in "LN" or unicodedata.name(sign, "").startswith(scripts)


def _check_words(thing: Json, place: str) -> None:
    check_name(thing.get("name"), form.join(place, "name"))
    form.length(thing.get("description"), form.join(place, "description"), 100, 1)
    for locale, name in _localizations(thing, "name_localizations", place):
        check_name(name, form.join(place, f"name_localizations.{locale}"))
    for locale, text in _localizations(thing, "description_localizations", place):
        form.length(text, form.join(place, f"description_localizations.{locale}"), 100, 1)


def _localizations(thing: Json, key: str, place: str) -> Iterator[tuple[str, object]]:
    for locale, text in (thing.get(key) or {}).items():
        if locale not in LOCALES:
            spot = form.join(place, f"{key}.{locale}")
            raise FormError(spot, "ENUM_TYPE_COERCE", f"Value {locale!r} is not a valid enum value.")
        if text is not None:
            yield locale, text


def _check_options(options: list[Json], place: str, depth: int) -> None:
    optional_seen = False
    for index, option in enumerate(options):
        spot = f"{place}.{index}"
        kind = form.choice(form.mapping(option, spot).get("type"), f"{spot}.type", tuple(range(1, 12)))
        _check_words(option, spot)
        if kind in (SUBCOMMAND, GROUP):
            _check_branch(options, option, kind, spot, depth)
            continue
        if option.get("required") and optional_seen:
            sentence = "Required options must be placed before non-required options"
            raise FormError(spot, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", sentence)
        optional_seen = optional_seen or not option.get("required")
        _check_value(option, kind, spot)
    _unique_names(options, place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
    for locale in LOCALES:
        names = [(o.get("name_localizations") or {}).get(locale) or o["name"] for o in options]
        if len(set(names)) < len(names):
            sentence = f"Option names must be unique in {locale} too"
            raise FormError(place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", sentence)


def _check_branch(options: list[Json], option: Json, kind: int, place: str, depth: int) -> None:
    if any(other.get("type") not in (SUBCOMMAND, GROUP) for other in options):
        sentence = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        raise FormError(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", sentence)
    if depth > 1 or (kind == GROUP and depth > 0):
        raise FormError(place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands can't be nested deeper")
    least = 1 if kind == GROUP else 0
    inner = form.listed(option.get("options"), f"{place}.options", MOST_OPTIONS, least)
    if kind == GROUP and any(one.get("type") != SUBCOMMAND for one in inner):
        raise FormError(
            f"{place}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands only"
        )
    _check_options(inner, f"{place}.options", depth + (1 if kind == GROUP else 2))


def _check_value(option: Json, kind: int, place: str) -> None:
    choices = form.listed(option.get("choices"), f"{place}.choices", MOST_CHOICES)
    if choices and option.get("autocomplete"):
        sentence = "Autocomplete can't be used with choices"
        raise FormError(place, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", sentence)
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        raise FormError(
            place, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type has neither choices nor autocomplete"
        )
    for index, one in enumerate(choices):
        check_choice(one, kind, f"{place}.choices.{index}")
    _unique_names(choices, f"{place}.choices", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS")


def check_choice(choice: object, kind: int, place: str) -> None:
    """A choice of an option, or one that autocomplete offers."""
    one = form.mapping(choice, place)
    form.length(one.get("name"), f"{place}.name", 100, 1)
    for locale, text in _localizations(one, "name_localizations", place):
        form.length(text, f"{place}.name_localizations.{locale}", 100, 1)
    value = form.required(one, "value", place)
    if kind == STRING:
        form.length(value, f"{place}.value", 100, 1)
    elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else (int, float)):
        raise FormError(f"{place}.value", "NUMBER_TYPE_COERCE", f"Value {value!r} is not a number.")


def _unique_names(things: list[Json], place: str, rule: str) -> None:
    seen: set[tuple[object, object]] = set()
    for index, thing in enumerate(things):
        key = (thing["name"], thing.get("type") if "description" in thing and place == "" else None)
        if key in seen:
            raise FormError(form.join(place, index), rule, f"The name {thing['name']!r} occurs twice")
        seen.add(key)


def _sizes(thing: Json) -> Iterator[int]:
    """Characters of names, descriptions and values; of several languages the longest counts."""
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *((thing.get(f"{key}_localizations") or {}).values())]
        yield max(len(text or "") for text in texts)
    if isinstance(thing.get("value"), str):
        yield len(thing["value"])
    for key in ("options", "choices"):
        for inner in thing.get(key) or ():
            yield from _sizes(inner)
