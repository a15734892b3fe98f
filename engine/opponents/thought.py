"""What an opponent does, and why."""

from msgspec import Struct

from engine.actions import Action


class Thought(Struct, frozen=True):
    """`reason` is one short line; it may name the seat's secrets, so it stays private until the game has ended."""

    action: Action
    reason: str
