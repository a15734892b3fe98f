"""The seal of a game: a running HMAC over its lines, so that a published head binds every action before it.

The key follows from the seed, which is secret until the end: a plain hash of a secret choice could be guessed.
"""

import hashlib
import hmac

DIGITS = 64
"""The hexadecimal digits of a head."""


def first_head(seed: bytes, board_id: str, digest: str, seats: int, order: str) -> str:
    """The head of a game that has been dealt and not begun."""
    return _head(seed, f"{board_id} {digest} {seats} {order}".encode())


def next_head(seed: bytes, head: str, line: str) -> str:
    """The head after one more line of the record."""
    return _head(seed, bytes.fromhex(head) + line.encode())


def _head(seed: bytes, message: bytes) -> str:
    key = hmac.digest(seed, b"seal", hashlib.sha256)
    return hmac.digest(key, message, hashlib.sha256).hex()
