"""What a click needs within reach: the client carries one Desk, so that `bot.ui` need not import `bot.client`."""

from dataclasses import dataclass

from bot.publish import Publisher, Studio
from bot.service import Clock, Ids, Service


@dataclass(frozen=True)
class Desk:
    """`interaction.client.desk`; bot.ui casts the client to `HasDesk` to reach it."""

    service: Service
    publisher: Publisher
    studio: Studio
    clock: Clock
    ids: Ids
    language: str
    """The language for people whose own is not spoken."""


class HasDesk:
    """A client with a desk."""

    desk: Desk
