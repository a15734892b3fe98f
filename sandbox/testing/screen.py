"""What somebody sees: messages with their buttons, selects and pictures, dialogs, and the answers to what they did."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from sandbox.checks import components as kinds
from sandbox.errors import Json
from sandbox.interactions import Interaction
from sandbox.standin import StandIn
from sandbox.world import EPHEMERAL, LOADING, SILENT, Message


class NotSeen(AssertionError):
    """What a test waited for did not come; the text shows what is on the screen."""


class Button(msgspec.Struct, frozen=True):
    label: str
    custom_id: str
    disabled: bool
    style: int
    emoji: str
    url: str | None


class Option(msgspec.Struct, frozen=True):
    label: str
    value: str
    description: str
    default: bool
    emoji: str


class Select(msgspec.Struct, frozen=True):
    custom_id: str
    placeholder: str
    type: int
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    disabled: bool


class Picture(msgspec.Struct, frozen=True):
    """An attachment; `description` is its alt text, `data` its bytes."""

    name: str
    description: str
    type: str
    url: str
    data: bytes

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.data).hexdigest()


class Field(msgspec.Struct, frozen=True):
    """A field of a dialog; `values` are what it holds when the dialog opens."""

    custom_id: str
    label: str
    description: str
    type: int
    required: bool
    options: tuple[Option, ...]
    values: tuple[str, ...]
    component: Json

    def value(self, wanted: str) -> str:
        """A value by value or label."""
        return next((one.value for one in self.options if wanted in (one.value, one.label)), wanted)


class Modal(msgspec.Struct, frozen=True):
    """A dialog the bot opened."""

    title: str
    custom_id: str
    fields: tuple[Field, ...]
    text: str  # what stands between the fields

    def field(self, name: str) -> Field:
        """A field by custom id or label."""
        for field in self.fields:
            if name in (field.custom_id, field.label):
                return field
        known = ", ".join(f"{field.label} ({field.custom_id})" for field in self.fields)
        raise NotSeen(f"The dialog {self.title!r} has no field {name!r}. It has: {known}.")


class Seen:
    """A message as it looked when it was read."""

    def __init__(self, standin: StandIn, data: Json, hidden: list[Json] | None = None) -> None:
        self._standin = standin
        self._hidden = hidden or []
        self.data = data

    @classmethod
    def of(cls, standin: StandIn, message: Message) -> Seen:
        return Seen(standin, message.data, message.hidden)

    @property
    def id(self) -> str:
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        return str(self.data["channel_id"])

    @property
    def content(self) -> str:
        return str(self.data["content"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.data["embeds"])

    @property
    def components(self) -> list[Json]:
        return list(self.data["components"])

    @property
    def flags(self) -> int:
        return int(self.data["flags"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.flags & LOADING)

    @property
    def edited(self) -> bool:
        return self.data["edited_timestamp"] is not None

    @property
    def author(self) -> str:
        """The author's username."""
        return self._standin.world.users[self.data["author"]["id"]].username

    @property
    def silent(self) -> bool:
        """Whether it came without a notification."""
        return bool(self.flags & SILENT)

    @property
    def notified(self) -> list[str]:
        """The usernames of those whose phone rang when it came; a later edit changes nothing about it."""
        kept = self._standin.world.message(self.channel_id, self.id)
        users = self._standin.world.users
        return [users[user_id].username for user_id in (kept.notified if kept is not None else ())]

    @property
    def mentions(self) -> list[str]:
        """The usernames of those whom it mentions as it looks now, and whom it may notify."""
        users = self._standin.world.users
        return [users[one["id"]].username for one in self.data["mentions"]]

    @property
    def text(self) -> str:
        """Everything there is to read: content, embeds, text displays."""
        parts = [self.content]
        for embed in self.embeds:
            parts += [(embed.get("author") or {}).get("name", ""), embed.get("title", ""), embed.get("description", "")]
            parts += [text for field in embed.get("fields", ()) for text in (field["name"], field["value"])]
            parts.append((embed.get("footer") or {}).get("text", ""))
        parts += [one["content"] for one in kinds.walk(self.components) if one["type"] == kinds.TEXT_DISPLAY]
        return "\n".join(part for part in parts if part)

    @property
    def attachments(self) -> list[Picture]:
        """All files of the message, also those shown inside an embed or a component."""
        found = []
        for one in [*self.data["attachments"], *self._hidden]:
            kept = self._standin.uploads.get(one["id"])
            data = kept[1] if kept else b""
            kind = one.get("content_type", "")
            found.append(Picture(one["filename"], one.get("description", ""), kind, one["url"], data))
        return found

    def buttons(self) -> list[Button]:
        return [_button(one) for one in kinds.walk(self.components) if one["type"] == kinds.BUTTON]

    def button(self, label: str) -> Button:
        """The button with this label or custom id."""
        for one in self.buttons():
            if label in (one.label, one.custom_id):
                return one
        raise NotSeen(f"There is no button {label!r} on this message.\n{self.show()}")

    def selects(self) -> list[Select]:
        return [_select(one) for one in kinds.walk(self.components) if one["type"] in kinds.SELECTS]

    def select(self, name: str) -> Select:
        """The select with this placeholder or custom id."""
        for one in self.selects():
            if name in (one.placeholder, one.custom_id):
                return one
        raise NotSeen(f"There is no select {name!r} on this message.\n{self.show()}")

    def labels(self) -> list[str]:
        """The labels of the buttons that can be clicked."""
        return [one.label for one in self.buttons() if not one.disabled]

    def show(self) -> str:
        """The message as lines of text, for the failure of a test."""
        marks = " (only you)" if self.ephemeral else ""
        marks += " (thinking)" if self.thinking else ""
        lines = [f"{self.author}{marks}: {self.text or '-'}"]
        lines += [f"    picture {one.name}: {one.description[:80]}" for one in self.attachments]
        buttons = " ".join(f"[{one.label or one.emoji}{' (off)' if one.disabled else ''}]" for one in self.buttons())
        lines += [f"    {buttons}"] if buttons else []
        for one in self.selects():
            offered = " | ".join(option.label for option in one.options[:30])
            lines.append(f"    <{one.placeholder or one.custom_id}: {offered}>")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.show()}>"


class Answer(Seen):
    """What the bot answered to something somebody did: the newest message, all of them, or a dialog."""

    def __init__(self, standin: StandIn, interaction: Interaction) -> None:
        found = [standin.world.message(interaction.channel_id, key) for key in interaction.seen]
        self.messages = [Seen.of(standin, message) for message in found if message is not None]
        newest = next((message for message in reversed(found) if message is not None), None)
        empty: Json = {"id": "0", "channel_id": interaction.channel_id, "content": "", "embeds": [], "components": []}
        empty |= {"flags": 0, "edited_timestamp": None, "attachments": [], "mentions": []}
        super().__init__(
            standin,
            newest.data if newest else {**empty, "author": {"id": standin.world.bot_id}},
            newest.hidden if newest else [],
        )
        self.interaction = interaction
        self.modal = _modal(interaction.modal) if interaction.modal else None


def _modal(data: Json) -> Modal:
    fields = []
    for row in data["components"]:
        inner: Any = row.get("component") or (row.get("components") or [None])[0]
        if inner is not None:
            fields.append(_field(row, inner))
    texts = [row["content"] for row in data["components"] if row["type"] == kinds.TEXT_DISPLAY]
    return Modal(data["title"], data["custom_id"], tuple(fields), "\n".join(texts))


def _field(row: Json, inner: Json) -> Field:
    options = _options(inner)
    values = [one.value for one in options if one.default] + [
        str(one["id"]) for one in inner.get("default_values") or ()
    ]
    if inner.get("value"):
        values.append(str(inner["value"]))
    required = inner.get("required") is not False and inner["type"] != kinds.CHECKBOX
    label, description = row.get("label") or inner.get("label") or "", row.get("description") or ""
    return Field(inner["custom_id"], label, description, inner["type"], required, options, tuple(values), inner)


def _emoji(thing: Json) -> str:
    return str((thing.get("emoji") or {}).get("name") or "")


def _button(one: Json) -> Button:
    label, custom_id = one.get("label", ""), one.get("custom_id", "")
    return Button(label, custom_id, bool(one.get("disabled")), one["style"], _emoji(one), one.get("url"))


def _options(one: Json) -> tuple[Option, ...]:
    return tuple(
        Option(o["label"], o["value"], o.get("description") or "", bool(o.get("default")), _emoji(o))
        for o in one.get("options") or ()
    )


def _select(one: Json) -> Select:
    options = _options(one)
    least, most = one.get("min_values", 1), one.get("max_values", 1)
    placeholder = one.get("placeholder", "")
    return Select(one["custom_id"], placeholder, one["type"], options, least, most, bool(one.get("disabled")))
