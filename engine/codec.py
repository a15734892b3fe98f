"""Snapshots of a game as JSON, and the upgrade of old ones."""

import msgspec
from msgspec import Struct

from engine.errors import UnreadableState
from engine.state import FORMAT, State


class _Stamp(Struct):
    """The one field that snapshots of every format have."""

    format: int


_STAMP = msgspec.json.Decoder(_Stamp)
_DECODER = msgspec.json.Decoder(State)


def encode_state(state: State) -> bytes:
    return msgspec.json.encode(state)


def decode_state(data: bytes) -> State:
    """The state of a snapshot; one of an older format is upgraded, one of a newer format is refused."""
    try:
        stamp = _STAMP.decode(data)
        if stamp.format != FORMAT:
            raise UnreadableState(f"the snapshot has format {stamp.format}; this version reads {FORMAT}")
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UnreadableState(f"the snapshot can't be read: {error}") from None
