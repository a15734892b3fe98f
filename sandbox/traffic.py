"""A record of what went over the wire: every request of the bot, and every change everybody can see."""

from __future__ import annotations

import copy
from typing import Any

import msgspec

from sandbox.errors import Json
from sandbox.media import Upload
from sandbox.world import Message


class Request(msgspec.Struct, frozen=True):
    """A request of the bot with the answer it got. `route` is the path with its parameters' names."""

    method: str
    path: str
    route: str
    query: dict[str, str]
    json: Any
    files: tuple[Upload, ...]
    status: int
    answer: Any


class Change(msgspec.Struct, frozen=True):
    """A message created, edited or deleted; `only` names the one user who sees it (None: everybody in the channel)."""

    kind: str
    channel_id: str
    message: Json
    only: str | None
    hidden: list[Json] = []


class Notification(msgspec.Struct, frozen=True):
    """Somebody's phone rang for this message, as it looked then."""

    user_id: str
    message: Json
    hidden: list[Json] = []


class Recorder:
    """Keeps the record while `on`; `make play` switches it off."""

    def __init__(self) -> None:
        self.on = False
        self.requests: list[Request] = []
        self.changes: list[Change] = []
        self.notifications: list[Notification] = []

    def request(self, one: Request) -> None:
        if self.on:
            self.requests.append(one)

    def message(self, kind: str, message: Message) -> None:
        if self.on:
            data = copy.copy(message.data)  # a message's parts are replaced, never altered, when it is edited
            self.changes.append(Change(kind, message.channel_id, data, message.only, message.hidden))

    def notification(self, user_id: str, message: Message) -> None:
        if self.on:
            self.notifications.append(Notification(user_id, copy.copy(message.data), message.hidden))
