"""Small rules on their own: emoji, picture sizes, places of mistakes, the clock."""

import asyncio
import struct

import pytest

from sandbox.checks.emoji import is_emoji
from sandbox.clock import DISCORD_EPOCH, Clock, Snowflakes
from sandbox.errors import FormError
from sandbox.media import BUDGET, FileStore, picture_size
from tests.sandbox.bare_bot import png


@pytest.mark.parametrize("text", ["🚂", "🔵", "⬛", "❤️", "❤", "🇵🇱", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍🚀", "👍🏽", "🏳️‍🌈", "🫠"])
def test_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "a", "1", "◆", "●", "▲", "✚", "🚂🚂", "🚂 ", "🇵", "🇵🇱🇵", "\ufe0f", "🚂\u200d"])
def test_what_only_looks_like_an_emoji(text: str) -> None:
    assert not is_emoji(text)


JPEG = b"\xff\xd8\xff\xe0\x00\x04xx\xff\xc0\x00\x11\x08" + struct.pack(">HH", 20, 30) + b"\x03" * 10
WEBP_LOSSY = b"RIFF\0\0\0\0WEBPVP8 " + b"\0" * 10 + struct.pack("<HH", 30, 20)
WEBP_LOSSLESS = b"RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f" + struct.pack("<I", 29 | 19 << 14)
WEBP_EXTENDED = b"RIFF\0\0\0\0WEBPVP8X" + b"\0" * 8 + (29).to_bytes(3, "little") + (19).to_bytes(3, "little")


@pytest.mark.parametrize(
    "data", [png(30, 20), b"GIF89a" + struct.pack("<HH", 30, 20), JPEG, WEBP_LOSSY, WEBP_LOSSLESS, WEBP_EXTENDED]
)
def test_the_size_of_a_picture(data: bytes) -> None:
    assert picture_size(data) == (30, 20)


def test_what_is_no_picture_has_no_size() -> None:
    assert picture_size(b"a text") is None
    assert picture_size(b"RIFF\0\0\0\0WEBPXXXX") is None


def test_the_place_of_a_mistake_is_a_path() -> None:
    error = FormError("components.0.label", "BASE_TYPE_REQUIRED", "This field is required").inside("data")
    mistakes = {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "This field is required"}]}
    expected = {"data": {"components": {"0": {"label": mistakes}}}}
    assert error.json() == {"message": "Invalid Form Body", "code": 50035, "errors": expected}


def test_a_held_clock_moves_when_told_and_fires_in_order() -> None:
    clock, fired = Clock(1000.0, held=True), list[str]()
    clock.at(1010, lambda: fired.append("second"))
    clock.at(1005, lambda: fired.append("first"))
    cancelled = clock.at(1006, lambda: fired.append("never"))
    clock.cancel(cancelled)
    clock.advance(5)
    assert (clock.now(), fired) == (1005, ["first"])
    clock.advance(100)
    assert fired == ["first", "second"]
    with pytest.raises(ValueError, match="can't go back"):
        clock.advance(-1)


async def test_a_running_clock_fires_by_itself_and_can_be_advanced() -> None:
    clock, rang, soon = Clock(), asyncio.Event(), asyncio.Event()
    clock.at(clock.now() + 3600, rang.set)
    clock.at(clock.now() + 0.01, soon.set)
    await asyncio.wait_for(soon.wait(), 30)
    assert not rang.is_set()
    clock.advance(3600)
    assert rang.is_set()
    clock.close()


def test_ids_grow_and_carry_the_time() -> None:
    clock = Clock(DISCORD_EPOCH + 10, held=True)
    ids = Snowflakes(clock)
    first, second = int(ids.next()), int(ids.next())
    assert first >> 22 == 10_000
    assert second == first + 1
    clock.advance(1)
    assert int(ids.next()) >> 22 == 11_000


def test_a_full_shelf_drops_the_oldest() -> None:
    shelf, half = FileStore(), bytes(BUDGET // 2)
    for key in ("a", "b", "c"):
        shelf.put(key, "image/png", half)
    assert shelf.get("a") is None
    assert shelf.get("c") == ("image/png", half)
