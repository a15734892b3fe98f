"""What Discord accepts as a message, new or edited."""

from __future__ import annotations

from sandbox import errors
from sandbox.checks import form
from sandbox.checks.components import check_components
from sandbox.checks.embeds import check_embeds
from sandbox.errors import FormError, Json
from sandbox.world import COMPONENTS_V2

MOST_CONTENT, MOST_FILES, MOST_ALT, MOST_NONCE, MOST_MENTIONS = 2000, 10, 1024, 25, 100
LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check_message(body: Json, before: Json | None = None) -> None:
    """Refuse a body as Discord does; `before` is the message that it changes."""
    flags = body.get("flags") or 0
    was_v2 = bool(before and before["flags"] & COMPONENTS_V2)
    v2 = bool(flags & COMPONENTS_V2) or was_v2
    if v2:
        _check_no_legacy(body, before)
    if body.get("content") is not None:
        form.length(body["content"], "content", MOST_CONTENT)
    check_embeds(body.get("embeds"))
    check_components(body.get("components"), v2)
    _check_attachments(body)
    _check_nonce(body.get("nonce"))
    _check_mentions(body.get("allowed_mentions"))


def _check_no_legacy(body: Json, before: Json | None) -> None:
    present = [key for key in LEGACY if body.get(key)]
    if before is not None and not before["flags"] & COMPONENTS_V2:
        present += [key for key in ("content", "embeds") if before[key] and key not in body]
    for key in present:
        sentence = "The 'content', 'embeds', 'poll' and 'sticker_ids' fields cannot be used with IS_COMPONENTS_V2"
        raise FormError(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)


def _check_attachments(body: Json) -> None:
    for index, attachment in enumerate(form.listed(body.get("attachments"), "attachments", MOST_FILES)):
        form.required(form.mapping(attachment, f"attachments.{index}"), "id", f"attachments.{index}")
        form.optional_length(attachment, "description", f"attachments.{index}", MOST_ALT)


def _check_nonce(nonce: object) -> None:
    if isinstance(nonce, str) and len(nonce) > MOST_NONCE:
        raise FormError("nonce", "NONCE_TYPE_TOO_LONG", f"Nonce must be {MOST_NONCE} or fewer characters.")


def _check_mentions(allowed: object) -> None:
    if allowed is None:
        return
    mentions = form.mapping(allowed, "allowed_mentions")
    for kind in ("users", "roles"):
        for place, key in enumerate(form.listed(mentions.get(kind), f"allowed_mentions.{kind}", MOST_MENTIONS)):
            form.snowflake(key, f"allowed_mentions.{kind}.{place}")
        if mentions.get(kind) and kind in (mentions.get("parse") or ()):
            sentence = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            raise FormError("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)


def check_not_empty(message: Json, has_files: bool) -> None:
    """A message must show something."""
    if not (message["content"] or message["embeds"] or message["components"] or has_files):
        raise errors.empty_message()
