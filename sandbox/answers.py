"""The bot's answers to interactions: the first one, followups, and changes of either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import errors, notifications, posts, shapes
from sandbox.checks import form
from sandbox.checks.commands import check_choice
from sandbox.checks.components import check_own_emojis
from sandbox.checks.messages import check_message
from sandbox.checks.modals import check_modal, numbered
from sandbox.errors import FormError, Json
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, FIRST_ANSWER, MODAL, TOKEN_LIFE, Interaction, tell
from sandbox.media import Upload
from sandbox.world import EPHEMERAL, LOADING, Channel, Message

if TYPE_CHECKING:
    from sandbox.standin import StandIn

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, DIALOG = 4, 5, 6, 7, 8, 9


def first_answer(standin: StandIn, interaction_id: str, token: str, body: Json, files: list[Upload]) -> Json:
    """The callback: exactly one per interaction, within three seconds. Answers what `with_response` shows."""
    interaction = standin.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise errors.unknown_interaction()
    if not interaction.open and interaction.state != "failed":
        raise errors.already_acknowledged()
    if interaction.state == "failed" or standin.clock.now() - interaction.created > FIRST_ANSWER:
        raise errors.unknown_interaction()
    kind = form.choice(body.get("type"), "type", _fitting(interaction))
    try:
        resource = _apply(standin, interaction, kind, body.get("data") or {}, files)
    except FormError as error:
        raise error.inside("data") from None
    interaction.answer_type = kind
    standin.clock.cancel(interaction.timer)
    tell(standin, interaction)
    return _callback_shape(standin, interaction, resource)


def _fitting(interaction: Interaction) -> tuple[int, ...]:
    if interaction.type == AUTOCOMPLETE:
        return (CHOICES,)
    updates = (DEFER_UPDATE, UPDATE) if interaction.message_id else ()
    dialog = () if interaction.type == MODAL else (DIALOG,)
    return (MESSAGE, DEFER, *updates, *dialog)


def _apply(standin: StandIn, interaction: Interaction, kind: int, data: Json, files: list[Upload]) -> Message | None:
    match kind:
        case 4:
            message = _answer_message(standin, interaction, data, files)
            interaction.original_id = message.id
            interaction.state = "answered"
            return message
        case 5:
            return _announce(standin, interaction, data)
        case 6:
            interaction.original_id = interaction.message_id
            interaction.state = "updating"
        case 7:
            message = _source(standin, interaction)
            posts.edit(standin, message, data, files)
            interaction.original_id = message.id
            interaction.seen.append(message.id)
            interaction.state = "answered"
            return message
        case 8:
            _complete(interaction, data)
        case 9:
            check_modal(data)
            check_own_emojis(data["components"], standin.world.emojis)
            data = {**data, "components": numbered(data["components"])}
            interaction.modal = data
            interaction.state = "answered"
            _open_dialog(standin, interaction, data)
    return None


def _complete(interaction: Interaction, data: Json) -> None:
    choices = form.listed(data.get("choices"), "choices", 25)
    for index, choice in enumerate(choices):
        check_choice(choice, interaction.choice_type, f"choices.{index}")
    interaction.choices = choices
    interaction.state = "answered"


def _open_dialog(standin: StandIn, interaction: Interaction, data: Json) -> None:
    event = {"type": "modal", "interaction": interaction.id, "nonce": interaction.nonce}
    event |= {key: data[key] for key in ("title", "custom_id", "components")}
    standin.pages.one(interaction.user_id, event)


def _source(standin: StandIn, interaction: Interaction) -> Message:
    message = standin.world.message(interaction.channel_id, interaction.message_id or "")
    if message is None:
        raise errors.unknown_message()
    return message


def _channel(standin: StandIn, interaction: Interaction) -> Channel:
    channel = standin.world.channels.get(interaction.channel_id)
    if channel is None:
        raise errors.unknown_channel()
    return channel


def _announce(standin: StandIn, interaction: Interaction, data: Json) -> Message:
    """A deferred answer: the bot is thinking, and everybody who will see the answer sees that."""
    channel = _channel(standin, interaction)
    message = _blank(standin, interaction, channel, posts.is_ephemeral(data))
    message.data["flags"] |= LOADING
    posts.post(standin, channel, message)
    interaction.original_id = message.id
    interaction.state = "thinking"
    return message


def _answer_message(standin: StandIn, interaction: Interaction, body: Json, files: list[Upload]) -> Message:
    check_message(body)
    channel = _channel(standin, interaction)
    message = _blank(standin, interaction, channel, posts.is_ephemeral(body))
    posts.fill(standin, message, body, files)
    posts.post(standin, channel, message)
    interaction.seen.append(message.id)
    return message


def _blank(standin: StandIn, interaction: Interaction, channel: Channel, ephemeral: bool) -> Message:
    world = standin.world
    data = posts.blank(standin, channel, world.bot_id)
    data |= {"application_id": world.bot_id, "webhook_id": world.bot_id}
    data["interaction_metadata"] = _metadata(standin, interaction, channel)
    if interaction.type == COMMAND and interaction.original_id is None:
        user = shapes.user(world.users[interaction.user_id])
        data["type"] = 20
        data["interaction"] = {"id": interaction.id, "type": COMMAND, "name": _called(interaction), "user": user}
    elif interaction.message_id and interaction.original_id is None:
        data["type"] = 19
        data["message_reference"] = {"type": 0, "channel_id": channel.id, "message_id": interaction.message_id}
        if channel.guild_id:
            data["message_reference"]["guild_id"] = channel.guild_id
    if ephemeral:
        data["flags"] |= EPHEMERAL
    return Message(data=data, only=interaction.user_id if ephemeral else None, token=interaction.token)


def _called(interaction: Interaction) -> str:
    names = [str(interaction.data["name"])]
    options = interaction.data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        names.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(names)


def _metadata(standin: StandIn, interaction: Interaction, channel: Channel) -> Json:
    shape: Json = {
        "id": interaction.id,
        "type": interaction.type,
        "user": shapes.user(standin.world.users[interaction.user_id]),
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.original_id is not None:
        shape["original_response_message_id"] = interaction.original_id
    if interaction.type == COMPONENT:
        shape["interacted_message_id"] = interaction.message_id
    elif interaction.type == MODAL and interaction.parent is not None:
        shape["triggering_interaction_metadata"] = _metadata(standin, interaction.parent, channel)
    return shape


def _callback_shape(standin: StandIn, interaction: Interaction, resource: Message | None) -> Json:
    about: Json = {"id": interaction.id, "type": interaction.type, "channel_id": interaction.channel_id}
    channel = standin.world.channels.get(interaction.channel_id)
    if channel is not None and channel.guild_id:
        about["guild_id"] = channel.guild_id
    if interaction.original_id:
        about["response_message_id"] = interaction.original_id
    if resource is not None:
        about["response_message_loading"] = interaction.state == "thinking"
        about["response_message_ephemeral"] = resource.only is not None
    shape: Json = {"interaction": about}
    if resource is not None and interaction.answer_type in (MESSAGE, UPDATE):
        shape["resource"] = {"type": interaction.answer_type, "message": resource.data}
    return shape


def by_token(standin: StandIn, application_id: str, token: str) -> Interaction:
    """The interaction behind a followup's token, while it lives and once it was acknowledged."""
    interaction = standin.interactions.get(token)
    if interaction is None or application_id != standin.world.bot_id:
        raise errors.unknown_webhook()
    if standin.clock.now() - interaction.created > TOKEN_LIFE:
        raise errors.expired_token()
    if interaction.open or interaction.state == "failed" or interaction.type == AUTOCOMPLETE:
        raise errors.unknown_webhook()
    return interaction


def followup(standin: StandIn, interaction: Interaction, body: Json, files: list[Upload]) -> Message:
    """A further message. The first one after "thinking" takes the place of the announced message."""
    announced = _announced(standin, interaction)
    if announced is not None:
        posts.edit(standin, announced, body, files, posts.KEPT_AT_FIRST)
        notifications.send(standin, announced)
        _answered(standin, interaction, announced)
        return announced
    message = _answer_message(standin, interaction, body, files)
    _answered(standin, interaction, message)
    return message


def _announced(standin: StandIn, interaction: Interaction) -> Message | None:
    if interaction.state != "thinking" or interaction.original_id is None:
        return None
    return standin.world.message(interaction.channel_id, interaction.original_id)


def _answered(standin: StandIn, interaction: Interaction, message: Message) -> None:
    if message.id in interaction.seen:
        interaction.seen.remove(message.id)
    interaction.seen.append(message.id)
    interaction.edits += 1
    interaction.state = "answered"
    tell(standin, interaction)


def message_of(standin: StandIn, interaction: Interaction, message_id: str) -> Message:
    """`@original`, or a followup that this token brought."""
    wanted = interaction.original_id if message_id == "@original" else message_id
    message = standin.world.message(interaction.channel_id, wanted or "")
    belongs = wanted is not None and (wanted == interaction.original_id or wanted in interaction.seen)
    if message is None or not belongs:
        raise errors.unknown_message()
    return message


def edit_answer(standin: StandIn, interaction: Interaction, message: Message, body: Json, files: list[Upload]) -> None:
    posts.edit(standin, message, body, files)
    _answered(standin, interaction, message)


def delete_answer(standin: StandIn, interaction: Interaction, message: Message) -> None:
    posts.delete(standin, message)
    interaction.state = "answered"
    if message.id in interaction.seen:
        interaction.seen.remove(message.id)
    tell(standin, interaction)
