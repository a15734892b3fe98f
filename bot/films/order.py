"""What the process that draws films is told."""

import hashlib

import msgspec
from msgspec import Struct

from engine.final import Final
from engine.history import Shot
from rendering import ShownPlayer
from rendering.replay import VERSION


class FilmOrder(Struct, frozen=True):
    """Everything a film depends on; nothing in it is secret."""

    board: str
    """The board as JSON."""
    shots: tuple[Shot, ...]
    final: Final | None
    players: tuple[ShownPlayer, ...]
    language: str
    version: int = VERSION


ORDERS = msgspec.json.Decoder(FilmOrder)
_ENCODER = msgspec.json.Encoder()


def encoded(order: FilmOrder) -> bytes:
    return _ENCODER.encode(order)


def name_of(order: bytes) -> str:
    """The name under which a film is kept: another game, turn, name or language is another film."""
    return f"{hashlib.sha256(order).hexdigest()[:32]}.webp"
