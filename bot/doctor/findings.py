"""What a look at one part of the installation found."""

from typing import Literal

from msgspec import Struct

State = Literal["fine", "note", "bad"]
"""A note is worth knowing and stops nothing."""


class Finding(Struct, frozen=True):
    """`text` says what is the case, `advice` what to do about it."""

    part: str
    state: State
    text: str
    advice: str = ""


def fine(part: str, text: str) -> Finding:
    return Finding(part, "fine", text)


def note(part: str, text: str, advice: str = "") -> Finding:
    return Finding(part, "note", text, advice)


def bad(part: str, text: str, advice: str) -> Finding:
    return Finding(part, "bad", text, advice)
