"""A finished picture: bytes for Discord, a file name, and the words for those who can't see it."""

import io

from msgspec import Struct
from PIL import Image

QUALITY = 84
"""88 was the plan; at 84 the fullest board stays under 1 MB, and side by side nobody can tell them apart."""
ALT_LIMIT = 1000


class Picture(Struct, frozen=True):
    data: bytes
    name: str
    alt: str


def encode(image: Image.Image) -> bytes:
    """The picture as JPEG. The image must belong to this call alone: Pillow leaves options behind on what it saves."""
    out = io.BytesIO()
    image.save(out, "JPEG", quality=QUALITY, subsampling=0)
    return out.getvalue()
