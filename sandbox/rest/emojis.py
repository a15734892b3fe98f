"""The bot's own emojis: pictures it uploads once and then names in texts, buttons and options."""

from __future__ import annotations

import base64
import binascii
import re

from sandbox import errors, shapes
from sandbox.errors import FormError, Json
from sandbox.media import is_animated, picture_size
from sandbox.rest.router import EMPTY, Call, Created, router
from sandbox.standin import StandIn
from sandbox.world import Emoji

ALL, ONE = "/applications/{application_id}/emojis", "/applications/{application_id}/emojis/{emoji_id}"
MOST, LARGEST = 2000, 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)


def _own(standin: StandIn, call: Call) -> dict[str, Emoji]:
    if call["application_id"] != standin.world.bot_id:
        raise errors.not_your_application()
    return standin.world.emojis


def _one(standin: StandIn, call: Call) -> Emoji:
    found = _own(standin, call).get(call["emoji_id"])
    if found is None:
        raise errors.unknown_emoji()
    return found


@router.add("GET", ALL)
def listed(standin: StandIn, call: Call) -> Json:
    return {"items": [shapes.emoji(standin.world, one) for one in _own(standin, call).values()]}


@router.add("GET", ONE)
def read(standin: StandIn, call: Call) -> Json:
    return shapes.emoji(standin.world, _one(standin, call))


@router.add("POST", ALL)
def create(standin: StandIn, call: Call) -> Created:
    emojis = _own(standin, call)
    name = _name(standin, call.body.get("name"))
    kind, data = _image(call.body.get("image"))
    if len(emojis) >= MOST:
        raise errors.too_many_emojis(MOST)
    made = Emoji(standin.ids.next(), name, is_animated(data))
    standin.uploads.put(made.id, kind, data)
    emojis[made.id] = made
    standin.file.thing("emoji", made.id, made)
    return Created(shapes.emoji(standin.world, made))


@router.add("PATCH", ONE)
def rename(standin: StandIn, call: Call) -> Json:
    found = _one(standin, call)
    if call.body.get("name") not in (None, found.name):
        found.name = _name(standin, call.body["name"])
        standin.file.thing("emoji", found.id, found)
    return shapes.emoji(standin.world, found)


@router.add("DELETE", ONE)
def delete(standin: StandIn, call: Call) -> object:
    found = _one(standin, call)
    standin.world.emojis.pop(found.id)
    standin.uploads.remove(found.id)
    standin.file.thing_gone("emoji", found.id)
    return EMPTY


def _name(standin: StandIn, name: object) -> str:
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise FormError("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(one.name == name for one in standin.world.emojis.values()):
        raise FormError("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "The emoji name is already taken.")
    return name


def _image(image: object) -> tuple[str, bytes]:
    """Type and bytes of a picture in a data URI."""
    found = DATA_URI.fullmatch(image) if isinstance(image, str) else None
    if found is None:
        raise FormError("image", "BASE64_TYPE_INVALID", "Expected data URI with a png, jpeg, gif or webp picture.")
    try:
        data = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        raise FormError("image", "BASE64_TYPE_INVALID", "Invalid base64 data.") from None
    if len(data) > LARGEST:
        raise FormError("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    if picture_size(data) is None:
        raise FormError("image", "IMAGE_INVALID", "Invalid image data.")
    return found[1], data
