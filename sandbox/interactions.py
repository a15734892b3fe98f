"""Interactions on their way to the bot: commands, autocomplete, clicks, selects and modals of the sample users."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from sandbox import commands, permissions, shapes
from sandbox.checks import components as kinds
from sandbox.checks.modals import check_chosen, filled_in
from sandbox.clock import Timer
from sandbox.errors import Json, PageError
from sandbox.menus import check_offered, resolved
from sandbox.world import DM, Channel, Message, User, World

if TYPE_CHECKING:
    from sandbox.standin import StandIn

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FIRST_ANSWER, TOKEN_LIFE = 3.0, 900.0
NO_ANSWER = "The application did not respond"
MEMORY = 20_000


class Interaction(msgspec.Struct):
    """One interaction and what has become of it.

    state: waiting (nothing yet), thinking (a message is announced), updating (acknowledged, an edit may follow),
    answered, failed.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    data: Json
    owners: dict[str, str]  # who has the bot installed: a server ("0"), this user ("1")
    nonce: str = ""
    state: str = "waiting"
    message_id: str | None = None  # of the component that was clicked
    original_id: str | None = None  # of the answer
    seen: list[str] = []  # ids of the messages it brought, newest last
    modal: Json | None = None
    choices: list[Json] | None = None
    choice_type: int = 3
    parent: Interaction | None = None  # the interaction that opened the modal
    answer_type: int | None = None
    edits: int = 0
    timer: Timer | None = None

    @property
    def open(self) -> bool:
        return self.state == "waiting"

    @property
    def settled(self) -> bool:
        """Whether the person who clicked has been told something, or will not be."""
        return self.state in ("answered", "failed")


def command(
    standin: StandIn, user: User, channel: Channel, name: str, options: dict[str, Any], nonce: str = ""
) -> Interaction:
    """A slash command with its options filled in."""
    _must_see(standin, user, channel)
    leaf = commands.find(standin.world, channel, user.id, name)
    nested = commands.filled_in(leaf, commands.understood(leaf, options, user.language))
    data = _command_data(standin.world, channel, leaf, nested)
    return issue(standin, COMMAND, user, channel, data, nonce)


def autocomplete(
    standin: StandIn, user: User, channel: Channel, name: str, options: dict[str, Any], focused: str
) -> Interaction:
    """Somebody types into an option that completes."""
    _must_see(standin, user, channel)
    leaf = commands.find(standin.world, channel, user.id, name)
    option = next((one for one in leaf.options if one["name"] == focused), None)
    if option is None or not option.get("autocomplete"):
        raise PageError(400, f"/{leaf.name} does not complete an option {focused!r}.")
    data = _command_data(standin.world, channel, leaf, commands.filled_in(leaf, options, focused))
    interaction = issue(standin, AUTOCOMPLETE, user, channel, data, "")
    interaction.choice_type = option["type"]
    return interaction


def _command_data(world: World, channel: Channel, leaf: commands.Leaf, nested: list[Json]) -> Json:
    data: Json = {"id": leaf.command["id"], "name": leaf.command["name"], "type": 1, "options": nested}
    if leaf.command.get("guild_id"):
        data["guild_id"] = leaf.command["guild_id"]
    values = nested
    while values and "options" in values[0]:
        values = values[0]["options"]
    wanted = [(one["type"], str(one["value"])) for one in values if one["type"] in (6, 7, 8, 9)]
    if wanted:
        data["resolved"] = resolved(world, channel, [key for _, key in wanted])
    return data


def component(
    standin: StandIn,
    user: User,
    channel: Channel,
    message: Message,
    custom_id: str,
    values: list[str] | None = None,
    nonce: str = "",
    stale: Json | None = None,
) -> Interaction:
    """A click on a button or a choice in a select; `stale` is an older look of the message, for late clicks."""
    _must_see(standin, user, channel)
    if message.only not in (None, user.id):
        raise PageError(404, "This user does not see that message.")
    if channel.thread is not None and channel.thread.archived:
        raise PageError(409, "The thread is archived; its buttons are dead until somebody writes in it.", "archived")
    look = stale or message.data
    found = next((one for one in kinds.walk(look["components"]) if one.get("custom_id") == custom_id), None)
    if found is None:
        raise PageError(404, f"The message has nothing with the custom id {custom_id!r} (any more).", "gone")
    if found.get("disabled"):
        raise PageError(409, f"{found.get('label') or custom_id} is disabled.")
    data = _component_data(standin.world, channel, found, values)
    pressed = message if stale is None else Message(data=stale)
    return issue(standin, COMPONENT, user, channel, data, nonce, message=pressed)


def _component_data(world: World, channel: Channel, found: Json, values: list[str] | None) -> Json:
    data: Json = {"custom_id": found["custom_id"], "component_type": found["type"], "id": found["id"]}
    if found["type"] in kinds.SELECTS:
        chosen = values or []
        check_chosen(found, chosen, found.get("placeholder") or found["custom_id"])
        data["values"] = chosen
        if found["type"] != kinds.STRING_SELECT:
            check_offered(world, channel, found, chosen)
            data["resolved"] = resolved(world, channel, chosen)
    return data


def modal(standin: StandIn, user: User, opener: Interaction, fields: dict[str, Any], nonce: str = "") -> Interaction:
    """The submission of a modal that was the answer to `opener`."""
    if opener.modal is None or opener.user_id != user.id:
        raise PageError(404, "No dialog is open for this user.")
    channel = standin.world.channels.get(opener.channel_id)
    if channel is None:
        raise PageError(404, "The channel is gone.")
    rows = filled_in(opener.modal["components"], fields)
    asked = {one["custom_id"]: one for one in kinds.walk(opener.modal["components"]) if one.get("custom_id")}
    data: Json = {"custom_id": opener.modal["custom_id"], "components": rows}
    chosen: list[str] = []
    for one in kinds.walk(rows):
        if one["type"] in kinds.SELECTS[1:]:
            check_offered(standin.world, channel, asked[one["custom_id"]], one["values"])
            chosen += one["values"]
    if chosen:
        data["resolved"] = resolved(standin.world, channel, chosen)
    source = standin.world.message(opener.channel_id, opener.message_id) if opener.message_id else None
    return issue(standin, MODAL, user, channel, data, nonce, message=source, parent=opener)


def issue(
    standin: StandIn,
    kind: int,
    user: User,
    channel: Channel,
    data: Json,
    nonce: str,
    message: Message | None = None,
    parent: Interaction | None = None,
) -> Interaction:
    """Register an interaction, start its three seconds, and send it to the bot."""
    key = standin.ids.next()
    token = f"aW50ZXJhY3Rpb24.{key}." + hashlib.sha256(f"{standin.token}.{key}".encode()).hexdigest()
    owners = _owners(standin.world, user, channel, data, message, parent)
    interaction = Interaction(key, token, kind, user.id, channel.id, standin.clock.now(), data, owners, nonce)
    interaction.parent = parent
    interaction.message_id = message.id if message else None
    standin.interactions[token] = interaction
    while len(standin.interactions) > MEMORY:
        standin.interactions.pop(next(iter(standin.interactions)))
    interaction.timer = standin.clock.at(interaction.created + FIRST_ANSWER, lambda: _give_up(standin, interaction))
    _deliver(standin, _payload(standin, interaction, user, channel, message))
    return interaction


def _owners(
    world: World, user: User, channel: Channel, data: Json, message: Message | None, parent: Interaction | None
) -> dict[str, str]:
    """By whose installation this came: as the command asks, as the message had it, or as the dialog's opener had it."""
    if parent is not None:
        return parent.owners
    if message is not None:
        known = message.data.get("interaction_metadata", {}).get("authorizing_integration_owners")
        return known or {"0": channel.guild_id or "0"}
    command = world.commands.get(data.get("guild_id", ""), {}).get(data["id"], {})
    return commands.installed(world, command, channel, user.id)


def _deliver(standin: StandIn, payload: Json) -> None:
    delivery = standin.faults.delivery

    def send() -> None:
        standin.gateway.dispatch("INTERACTION_CREATE", payload, payload.get("guild_id"))

    if delivery.lost:
        delivery.lost -= 1
        return
    if delivery.swapped and delivery.kept is None:
        delivery.swapped -= 1
        delivery.kept = payload
        return
    if delivery.late:
        seconds, delivery.late = delivery.late, 0.0
        if standin.clock.held:
            standin.clock.advance(seconds)
        else:
            standin.clock.at(standin.clock.now() + seconds, send)
            return
    send()
    if delivery.twice:
        delivery.twice -= 1
        send()
    if delivery.kept is not None:
        overtaken, delivery.kept = delivery.kept, None
        standin.gateway.dispatch("INTERACTION_CREATE", overtaken, overtaken.get("guild_id"))


def _payload(standin: StandIn, interaction: Interaction, user: User, channel: Channel, message: Message | None) -> Json:
    world = standin.world
    payload: Json = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": interaction.type,
        "data": interaction.data,
        "channel": shapes.interaction_channel(world, channel, user.id),
        "channel_id": channel.id,
        "token": interaction.token,
        "version": 1,
        "app_permissions": str(permissions.of(world, channel, world.bot_id)),
        "locale": user.language,
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners,
        "context": 1 if channel.type == DM else 0,
        "attachment_size_limit": 10 * 1024 * 1024,
    }
    if channel.guild_id:
        guild = world.guilds[channel.guild_id]
        payload["guild_id"] = guild.id
        payload["guild_locale"] = guild.language
        payload["guild"] = {"id": guild.id, "locale": guild.language, "features": []}
        granted = str(permissions.of(world, channel, user.id))
        payload["member"] = shapes.member(world, guild, user.id) | {"permissions": granted}
    else:
        payload["user"] = shapes.user(user)
    if message is not None:
        payload["message"] = message.data
    return payload


def _give_up(standin: StandIn, interaction: Interaction) -> None:
    if interaction.open:
        interaction.state = "failed"
        tell(standin, interaction, NO_ANSWER)


def tell(standin: StandIn, interaction: Interaction, text: str = "") -> None:
    """Let the page of the user who acted know how it stands."""
    state = {"updating": "answered"}.get(interaction.state, interaction.state)
    event: Json = {"type": "interaction", "id": interaction.id, "nonce": interaction.nonce}
    event["channel"] = interaction.channel_id
    event |= {"message": interaction.message_id, "custom_id": interaction.data.get("custom_id")}
    standin.pages.one(interaction.user_id, event | {"state": state, "text": text})
    standin.changed.notify()


def _must_see(standin: StandIn, user: User, channel: Channel) -> None:
    if not permissions.of(standin.world, channel, user.id) & permissions.NAMES["view_channel"]:
        raise PageError(403, f"{user.display_name} does not see that channel.")
