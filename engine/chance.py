"""Provable shuffles: everything random in a game follows from its seed (docs/game-record.md)."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = struct.Struct(">8I")
_RANGE = 1 << 32


def commitment(seed: bytes) -> str:
    """What is published before the game so that the seed can be checked after it.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


def _words(seed: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        yield from _WORDS.unpack(hmac.digest(seed, b"%d.%d" % (number, block), "sha256"))
        block += 1


def shuffle(seed: bytes, number: int, things: Sequence[T]) -> tuple[T, ...]:
    """Shuffle number `number` of the game; the last thing is the top."""
    result = list(things)
    words = _words(seed, number)
    for i in range(len(result) - 1, 0, -1):
        bound = i + 1
        limit = _RANGE - _RANGE % bound
        word = next(words)
        while word >= limit:
            word = next(words)
        j = word % bound
        result[i], result[j] = result[j], result[i]
    return tuple(result)
