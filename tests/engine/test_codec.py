"""Snapshots: small, readable by nobody but the version they are for, and bound to their board."""

import msgspec
import pytest

import maps
from engine import decode_state, encode_state
from engine.errors import UnreadableState
from tests.engine.games import POLICIES, SEATINGS, whole_game
from tests.engine.positions import Game


def test_a_snapshot_tells_its_format() -> None:
    assert msgspec.json.decode(encode_state(Game("europe").state))["format"] == 1


@pytest.mark.parametrize("format", [0, 2, 99])
def test_another_format_is_refused(format: int) -> None:
    data = msgspec.json.decode(encode_state(Game("europe").state)) | {"format": format, "news": 1}
    with pytest.raises(UnreadableState, match=f"format {format}"):
        decode_state(msgspec.json.encode(data))


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"format": 1}', b'{"format": "one"}', b"\xff\xfe", b"null"])
def test_rubbish_is_refused_with_a_sentence(data: bytes) -> None:
    with pytest.raises(UnreadableState, match="can't be read"):
        decode_state(data)


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_a_snapshot_is_small(name: str, seats: int) -> None:
    game = whole_game(maps.edition(name), seats, 3, POLICIES[2])
    assert max(len(encode_state(move.after)) for move in game) <= 20_000
