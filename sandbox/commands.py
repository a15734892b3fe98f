"""The bot's commands as people see them: which there are in a channel, in whose language, and what may be filled in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sandbox import permissions
from sandbox.checks.commands import (
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from sandbox.errors import Json, PageError
from sandbox.world import DM, Channel, World

IN_GUILD, IN_BOT_DM = 0, 1
BY_GUILD, BY_USER = 0, 1


class Leaf(msgspec.Struct, frozen=True):
    """A command or subcommand somebody can call: its path of names, and the definitions along it."""

    command: Json
    path: tuple[Json, ...]
    options: tuple[Json, ...]

    @property
    def name(self) -> str:
        return " ".join(str(step["name"]) for step in self.path)

    def display(self, language: str) -> str:
        """Its name as a person of this language reads it."""
        return " ".join(localized(step, "name", language) for step in self.path)


def available(world: World, channel: Channel, user_id: str) -> list[Leaf]:
    """Everything this user may call in this channel."""
    return [leaf for command in _callable(world, channel, user_id) for leaf in _leaves(command, (command,))]


def _callable(world: World, channel: Channel, user_id: str) -> list[Json]:
    """The commands for this user in this channel; a guild's own hides a global one of the same name."""
    everywhere = [c for c in world.commands.get("", {}).values() if _in_context(c, channel)]
    commands = {c["name"]: c for c in everywhere if installed(world, c, channel, user_id)}
    commands |= {c["name"]: c for c in world.commands.get(channel.guild_id or "-", {}).values()}
    granted = permissions.of(world, channel, user_id)
    if not granted & permissions.NAMES["use_application_commands"]:
        return []
    return [c for c in commands.values() if c["type"] == 1 and _allowed(c, granted)]


def _in_context(command: Json, channel: Channel) -> bool:
    contexts = command.get("contexts")
    if contexts is None:
        return channel.type != DM or command.get("dm_permission") is not False
    return (IN_BOT_DM if channel.type == DM else IN_GUILD) in contexts


def installed(world: World, command: Json, channel: Channel, user_id: str) -> dict[str, str]:
    """Who has the bot installed in the way this command asks for: the server ("0") and the user ("1") by kind."""
    kinds = command.get("integration_types") or [BY_GUILD]
    owners: dict[str, str] = {}
    in_guild = channel.guild_id is None or world.bot_id in world.guilds[channel.guild_id].members
    if BY_GUILD in kinds and in_guild:
        owners[str(BY_GUILD)] = channel.guild_id or "0"
    if BY_USER in kinds and world.users[user_id].installed:
        owners[str(BY_USER)] = user_id
    return owners


def _allowed(command: Json, granted: int) -> bool:
    needed = command.get("default_member_permissions")
    if needed is None or granted == permissions.ALL:
        return True
    return int(needed) != 0 and granted & int(needed) == int(needed)


def _leaves(thing: Json, path: tuple[Json, ...]) -> Iterator[Leaf]:
    options = thing.get("options") or []
    branches = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not branches:
        yield Leaf(path[0], path, tuple(options))
    for branch in branches:
        yield from _leaves(branch, (*path, branch))


def find(world: World, channel: Channel, user_id: str, name: str) -> Leaf:
    """The command called `game new` (or by its name in the user's language), or a sentence that lists what there is."""
    language, wanted = world.users[user_id].language, name.removeprefix("/")
    for command in _callable(world, channel, user_id):
        if not wanted.startswith((command["name"], localized(command, "name", language))):
            continue  # Most are put aside by their first word: whoever measures the bot waits for this, too.
        for leaf in _leaves(command, (command,)):
            if wanted in (leaf.name, leaf.display(language)):
                return leaf
    known = ", ".join(f"/{leaf.name}" for leaf in available(world, channel, user_id)) or "none"
    raise PageError(404, f"There is no command /{name} here for this user. There are: {known}.")


def understood(leaf: Leaf, given: dict[str, Any], language: str) -> dict[str, Any]:
    """Options and choices that were named as a person of this language reads them, by their proper names and values."""
    options = {localized(one, "name", language): one for one in leaf.options} | {
        one["name"]: one for one in leaf.options
    }
    meant: dict[str, Any] = {}
    for name, value in given.items():
        choices = options.get(name, {}).get("choices") or ()
        values = [one["value"] for one in choices if localized(one, "name", language) == value]
        proper = not values or any(one["value"] == value for one in choices)
        meant[options.get(name, {}).get("name", name)] = value if proper else values[0]
    return meant


def filled_in(leaf: Leaf, given: dict[str, Any], focused: str | None = None) -> list[Json]:
    """The options of an interaction, nested as Discord nests them; mistakes a client would not let pass are refused."""
    known = {option["name"]: option for option in leaf.options}
    wrong = [name for name in given if name not in known]
    if wrong:
        offered = ", ".join(known) or "none"
        raise PageError(400, f"/{leaf.name} has no option {wrong[0]!r}. It has: {offered}.")
    missing = [name for name, option in known.items() if option.get("required") and given.get(name) is None]
    if missing and focused is None:
        raise PageError(400, f"/{leaf.name} needs the option {missing[0]!r}.")
    values: list[Json] = []
    for name, option in known.items():
        if given.get(name) is None:
            continue
        if name == focused:
            values.append({"name": name, "type": option["type"], "value": str(given[name]), "focused": True})
        else:
            values.append(
                {"name": name, "type": option["type"], "value": _value(option, given[name], focused is not None)}
            )
    for step in reversed(leaf.path[1:]):
        values = [{"name": step["name"], "type": step["type"], "options": values}]
    return values


def _value(option: Json, value: Any, half_done: bool) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        offered = [choice["value"] for choice in option["choices"]]
        if value not in offered and not half_done:
            raise PageError(400, f"{name!r} must be one of {', '.join(map(str, offered))}, not {value!r}.")
        return value
    if kind == STRING:
        return _text(option, str(value), half_done)
    if kind in (INTEGER, NUMBER):
        return _number(option, value)
    if kind == BOOLEAN and not isinstance(value, bool):
        raise PageError(400, f"{name!r} is yes or no, not {value!r}.")
    return str(value) if kind in (USER, CHANNEL, ROLE, MENTIONABLE) else value


def _text(option: Json, value: str, half_done: bool) -> str:
    least, most = option.get("min_length") or 0, option.get("max_length") or 6000
    if not half_done and not max(1, least) <= len(value) <= most:
        raise PageError(400, f"{option['name']!r} takes {max(1, least)} to {most} characters, not {len(value)}.")
    return value


def _number(option: Json, value: Any) -> int | float:
    name = option["name"]
    try:
        number = int(value) if option["type"] == INTEGER else float(value)
    except ValueError:
        raise PageError(400, f"{name!r} is a number, not {value!r}.") from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise PageError(400, f"{name!r} must lie between {least} and {most}, not be {number}.")
    return number


def localized(thing: Json, key: str, language: str) -> str:
    """A name or description in a user's language, else as the bot named it."""
    return str((thing.get(f"{key}_localizations") or {}).get(language) or thing.get(key) or "")


def shown(leaf: Leaf, language: str) -> Json:
    """A command as the page wants it."""
    return {
        "id": leaf.command["id"],
        "name": leaf.name,
        "display": leaf.display(language),
        "description": localized(leaf.path[-1], "description", language),
        "options": [_shown_option(option, language) for option in leaf.options],
    }


def _shown_option(option: Json, language: str) -> Json:
    limits = {key: option.get(key) for key in ("min_value", "max_value", "min_length", "max_length")}
    return {
        "name": option["name"],
        "display": localized(option, "name", language),
        "description": localized(option, "description", language),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [{"name": localized(c, "name", language), "value": c["value"]} for c in option.get("choices") or ()],
        "channel_types": option.get("channel_types") or [],
        **limits,
    }
