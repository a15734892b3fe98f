"""The two typefaces, what they can write, and text cut to the room there is."""

import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

import fontpkg_fira_sans_condensed  # type: ignore[import-untyped]
import fontpkg_playfair_display  # type: ignore[import-untyped]
from PIL import ImageFont

Face = Literal["label", "bold", "text", "head", "italic"]
Font = ImageFont.FreeTypeFont

_FIRA = Path(fontpkg_fira_sans_condensed.ROOT) / "files"
_PLAYFAIR = Path(fontpkg_playfair_display.ROOT) / "files"
_FILES: dict[Face, tuple[Path, int]] = {
    "label": (_FIRA / "FiraSansCondensed-SemiBold.ttf", 0),
    "bold": (_FIRA / "FiraSansCondensed-Bold.ttf", 0),
    "text": (_FIRA / "FiraSansCondensed-Medium.ttf", 0),
    "head": (_PLAYFAIR / "PlayfairDisplay[wght].ttf", 800),
    "italic": (_PLAYFAIR / "PlayfairDisplay-Italic[wght].ttf", 500),
}
_NO_GLYPH = "\U0010fffe"
"""A code point that no font may have: its picture is the one for everything that is missing."""


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> Font:
    """A typeface in a size. The basic layout is the same on every machine."""
    path, weight = _FILES[face]
    found = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
    if weight:
        found.set_variation_by_axes([weight])
    return found


@lru_cache(maxsize=8)
def _missing(face: Face) -> bytes:
    return bytes(font(face, 24).getmask(_NO_GLYPH))


@lru_cache(maxsize=4096)
def can_write(face: Face, character: str) -> bool:
    """Whether the typeface has a picture of its own for this character."""
    if character.isspace():
        return True
    return bytes(font(face, 24).getmask(character)) != _missing(face)


@lru_cache(maxsize=1024)
def writable(face: Face, text: str) -> str:
    """What the typeface can write of a text. The rest is left out: a box in a picture helps nobody, and whoever has a
    name without a letter of ours is known by the mark beside it."""
    result: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in ("Cc", "Cf", "Cs", "Co", "Cn", "Me", "Zl", "Zp"):
            continue
        if can_write(face, character):
            result.append(character)
    return " ".join("".join(result).split())


@lru_cache(maxsize=4096)
def width(face: Face, size: int, text: str) -> float:
    return font(face, size).getlength(text)


def shrunk(face: Face, size: int, text: str, room: float, least: int) -> int:
    """The size at which a text fits its room, but no smaller than the least."""
    clean = writable(face, text)
    while size > least and width(face, size, clean) > room:
        size -= 1
    return size


@lru_cache(maxsize=1024)
def fitted(face: Face, size: int, text: str, room: int) -> str:
    """What can be written of a text in so many pixels; a cut is shown by an ellipsis."""
    clean = writable(face, text[:200])
    if width(face, size, clean) <= room:
        return clean
    low, high = 0, len(clean)
    while low < high:
        middle = (low + high + 1) // 2
        if width(face, size, clean[:middle].rstrip() + "…") <= room:
            low = middle
        else:
            high = middle - 1
    return clean[:low].rstrip() + "…"


@lru_cache(maxsize=1024)
def ink(face: Face, size: int, text: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the ink, seen from the left end of the baseline."""
    return font(face, size).getbbox(text, anchor="ls")


def capital(face: Face, size: int) -> float:
    """The height of a capital letter."""
    return -font(face, size).getbbox("H", anchor="ls")[1]
