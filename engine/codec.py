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
    """The snapshot of a state, secrets included.

    >>> import maps
    >>> from engine import new_game
    >>> encode_state(new_game(maps.edition("paris"), 2, bytes(32)))[:10]
    b'{"board":"'
    """
    return msgspec.json.encode(state)


def decode_state(data: bytes) -> State:
    """The state of a snapshot; one of an older format is upgraded, one of a newer format is refused.

    >>> import maps
    >>> from engine import new_game
    >>> state = new_game(maps.edition("paris"), 2, bytes(32))
    >>> decode_state(encode_state(state)) == state
    True
    """
    try:
        stamp = _STAMP.decode(data)
        if stamp.format != FORMAT:
            raise UnreadableState(f"the snapshot has format {stamp.format}; this version reads {FORMAT}")
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UnreadableState(f"the snapshot can't be read: {error}") from None
