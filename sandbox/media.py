"""Attachments: taking uploads in, keeping their bytes, and showing them in messages."""

from __future__ import annotations

import hashlib
import re
import struct
from collections.abc import Callable
from typing import Any

import msgspec

from sandbox.errors import FormError, Json

BUDGET = 512 * 1024 * 1024
LARGEST = 10 * 1024 * 1024


class Upload(msgspec.Struct, frozen=True):
    """A file of a multipart request; `slot` is the n of its field `files[n]`."""

    slot: int
    name: str
    type: str
    data: bytes

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.data).hexdigest()


class FileStore:
    """The bytes of attachments. In memory the oldest go when there are too many; a store keeps them all."""

    def __init__(
        self,
        store: Callable[[str, str, bytes], None] | None = None,
        load: Callable[[str], Any] | None = None,
        forget: Callable[[str], None] | None = None,
    ) -> None:
        self._files: dict[str, tuple[str, bytes]] = {}
        self._size = 0
        self._store = store
        self._load = load
        self._forget = forget

    def put(self, file_id: str, kind: str, data: bytes) -> None:
        if self._store is not None:
            self._store(file_id, kind, data)
            return
        self._files[file_id] = (kind, data)
        self._size += len(data)
        while self._size > BUDGET:
            oldest = next(iter(self._files))
            self._size -= len(self._files.pop(oldest)[1])

    def remove(self, file_id: str) -> None:
        if self._forget is not None:
            self._forget(file_id)
        elif file_id in self._files:
            self._size -= len(self._files.pop(file_id)[1])

    def get(self, file_id: str) -> tuple[str, bytes] | None:
        """Content type and bytes, or None when there is no such file (any more)."""
        if self._load is not None:
            found: tuple[str, bytes] | None = self._load(file_id)
            return found
        return self._files.get(file_id)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, WebP (lossless, lossy, extended) or JPEG picture, from its header."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:4] == b"GIF8":
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return _jpeg_size(data) if data[:2] == b"\xff\xd8" else None


def is_animated(data: bytes) -> bool:
    """Whether a picture moves: an extended WebP with the animation flag, or a GIF of more than one frame."""
    if data[:4] == b"GIF8":
        return data.count(b"\x21\xf9\x04") > 1  # one graphic control extension per frame
    return data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X" and bool(data[20] & 0x02)


def _webp_size(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        packed = int.from_bytes(data[21:25], "little")
        return 1 + (packed & 0x3FFF), 1 + (packed >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, size = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + size
    return None


def attachment(base: str, channel_id: str, file_id: str, upload: Upload, described: Json, ephemeral: bool) -> Json:
    """An uploaded file in Discord's JSON."""
    name = re.sub(r"[^\w.\-]", "_", described.get("filename") or upload.name)
    url = f"{base}/attachments/{channel_id}/{file_id}/{name}"
    shape: Json = {
        "id": file_id,
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": upload.type,
    }
    size = picture_size(upload.data)
    if size:
        shape["width"], shape["height"] = size
    if described.get("description"):
        shape["description"] = described["description"]
    if ephemeral:
        shape["ephemeral"] = True
    return shape


def shown_inside(embeds: list[Json], components: list[Json], attachments: list[Json]) -> set[str]:
    """Turn every `attachment://name` into the file's address; answers the ids of the files used."""
    by_name = {one["filename"]: one for one in attachments}
    used: set[str] = set()
    for index, embed in enumerate(embeds):
        for key in ("image", "thumbnail"):
            if embed.get(key):
                embed[key] = _embed_media(embed[key], by_name, used, f"embeds.{index}.{key}.url")
    for component in components:
        _show_in_component(component, by_name, used)
    return used


def _embed_media(media: Json, by_name: dict[str, Json], used: set[str], place: str) -> Json:
    url = str(media.get("url", ""))
    file = _named(url, by_name, place) or _addressed(url, by_name)
    if file is None:
        return media
    used.add(file["id"])
    return {
        key: file[key] for key in ("url", "proxy_url", "width", "height", "content_type", "description") if key in file
    }


def _show_in_component(component: Json, by_name: dict[str, Json], used: set[str]) -> None:
    for key in ("media", "file"):
        if isinstance(component.get(key), dict):
            component[key] = _unfurled(component[key], by_name, used, component)
    for inner_key in ("components", "items"):
        for inner in component.get(inner_key) or ():
            _show_in_component(inner, by_name, used)
    if isinstance(component.get("accessory"), dict):
        _show_in_component(component["accessory"], by_name, used)


def _unfurled(media: Json, by_name: dict[str, Json], used: set[str], holder: Json) -> Json:
    url = str(media.get("url", ""))
    file = _named(url, by_name, "components") or _addressed(url, by_name)
    if file is None:
        return {"id": "0", "proxy_url": url, **media}
    used.add(file["id"])
    if holder.get("type") == 13:
        holder["name"], holder["size"] = file["filename"], file["size"]
    sizes = {key: file.get(key) for key in ("width", "height", "content_type")}
    return {"id": file["id"], "attachment_id": file["id"], "url": file["url"], "proxy_url": file["url"], **sizes}


def _named(url: str, by_name: dict[str, Json], place: str) -> Json | None:
    if not url.startswith("attachment://"):
        return None
    name = url.removeprefix("attachment://")
    if name not in by_name:
        raise FormError(
            place, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"The attachment {name} was not found"
        )
    return by_name[name]


def _addressed(url: str, by_name: dict[str, Json]) -> Json | None:
    """A file that the message has already, named by its address."""
    return next((file for file in by_name.values() if file["url"] == url), None)
