"""The bot's commands: global ones and a guild's own, set one by one or all at once."""

from __future__ import annotations

from sandbox import errors
from sandbox.checks.commands import check_command, check_commands
from sandbox.errors import Json
from sandbox.rest.router import EMPTY, Call, Created, router
from sandbox.standin import StandIn

KEPT = (
    "name_localizations",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "nsfw",
)
GLOBAL, IN_GUILD = (
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
)


def _scope(standin: StandIn, call: Call) -> str:
    if call["application_id"] != standin.world.bot_id:
        raise errors.not_your_application()
    guild_id = call.arguments.get("guild_id", "")
    if guild_id and guild_id not in standin.world.guilds:
        raise errors.missing_access()
    return guild_id


def _shaped(standin: StandIn, scope: str, form: Json, before: Json | None) -> Json:
    command: Json = {
        "id": before["id"] if before else standin.ids.next(),
        "application_id": standin.world.bot_id,
        "version": standin.ids.next(),
        "default_member_permissions": None,
        "type": form.get("type") or 1,
        "name": form["name"],
        "description": form.get("description") or "",
        "nsfw": False,
    }
    command |= {key: form[key] for key in KEPT if form.get(key) is not None}
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    if scope:
        command["guild_id"] = scope
    else:
        command.setdefault("contexts", None)
        command.setdefault("integration_types", [0])
    if "options" in command:
        command["options"] = [_shaped_option(option) for option in command["options"]]
    return command


def _shaped_option(option: Json) -> Json:
    shape = {key: value for key, value in option.items() if value is not None}
    if "options" in shape:
        shape["options"] = [_shaped_option(inner) for inner in shape["options"]]
    return shape


def _changed(standin: StandIn, scope: str) -> None:
    standin.file.thing("commands", scope, standin.world.commands.get(scope, {}))
    standin.pages.everyone({"type": "commands"})
    standin.changed.notify()


@router.add("GET", GLOBAL)
@router.add("GET", IN_GUILD)
def listed(standin: StandIn, call: Call) -> list[Json]:
    commands = standin.world.commands.get(_scope(standin, call), {})
    return [_for_bot(command, call) for command in commands.values()]


def _for_bot(command: Json, call: Call) -> Json:
    if call.query.get("with_localizations", "").lower() in ("1", "true"):
        return command
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}


@router.add("PUT", GLOBAL)
@router.add("PUT", IN_GUILD)
def overwrite(standin: StandIn, call: Call) -> list[Json]:
    scope = _scope(standin, call)
    forms = check_commands(call.json)
    before = {(c["name"], c["type"]): c for c in standin.world.commands.get(scope, {}).values()}
    made = [_shaped(standin, scope, form, before.get((form["name"], form.get("type") or 1))) for form in forms]
    standin.world.commands[scope] = {command["id"]: command for command in made}
    _changed(standin, scope)
    return made


@router.add("POST", GLOBAL)
@router.add("POST", IN_GUILD)
def upsert(standin: StandIn, call: Call) -> Json | Created:
    scope = _scope(standin, call)
    check_command(call.body, "")
    commands = standin.world.commands.setdefault(scope, {})
    before = next((c for c in commands.values() if c["name"] == call.body["name"]), None)
    command = _shaped(standin, scope, call.body, before)
    commands[command["id"]] = command
    _changed(standin, scope)
    return command if before else Created(command)


def _one(standin: StandIn, call: Call) -> tuple[str, Json]:
    scope = _scope(standin, call)
    command = standin.world.commands.get(scope, {}).get(call["command_id"])
    if command is None:
        raise errors.unknown_command()
    return scope, command


@router.add("GET", GLOBAL + "/{command_id}")
@router.add("GET", IN_GUILD + "/{command_id}")
def one(standin: StandIn, call: Call) -> Json:
    return _one(standin, call)[1]


@router.add("PATCH", GLOBAL + "/{command_id}")
@router.add("PATCH", IN_GUILD + "/{command_id}")
def edit(standin: StandIn, call: Call) -> Json:
    scope, before = _one(standin, call)
    form = {**before, **call.body}
    check_command(form, "")
    command = _shaped(standin, scope, form, before)
    standin.world.commands[scope][command["id"]] = command
    _changed(standin, scope)
    return command


@router.add("DELETE", GLOBAL + "/{command_id}")
@router.add("DELETE", IN_GUILD + "/{command_id}")
def delete(standin: StandIn, call: Call) -> object:
    scope, command = _one(standin, call)
    standin.world.commands[scope].pop(command["id"])
    _changed(standin, scope)
    return EMPTY
