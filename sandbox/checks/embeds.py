"""What Discord accepts as embeds."""

from __future__ import annotations

from sandbox.checks import form
from sandbox.errors import FormError, Json

MOST_EMBEDS, MOST_FIELDS, MOST_CHARACTERS = 10, 25, 6000


def check_embeds(embeds: object, place: str = "embeds") -> list[Json]:
    """At most ten, each within its limits, and 6000 characters over all of them."""
    found = [form.mapping(e, f"{place}.{i}") for i, e in enumerate(form.listed(embeds, place, MOST_EMBEDS))]
    total = sum(_check_embed(embed, f"{place}.{index}") for index, embed in enumerate(found))
    if total > MOST_CHARACTERS:
        raise FormError(place, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_CHARACTERS}")
    return found


def _check_embed(embed: Json, place: str) -> int:
    form.optional_length(embed, "title", place, 256)
    form.optional_length(embed, "description", place, 4096)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    form.optional_length(footer, "text", f"{place}.footer", 2048)
    form.optional_length(author, "name", f"{place}.author", 256)
    fields = form.listed(embed.get("fields"), f"{place}.fields", MOST_FIELDS)
    for index, field in enumerate(fields):
        form.length(form.mapping(field, place).get("name"), f"{place}.fields.{index}.name", 256, 1)
        form.length(field.get("value"), f"{place}.fields.{index}.value", 1024, 1)
    texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    texts += [text for field in fields for text in (field["name"], field["value"])]
    return sum(len(text) for text in texts if text)


def shaped_embed(embed: Json) -> Json:
    """An embed as Discord sends it back."""
    shape = {key: value for key, value in embed.items() if value not in (None, [], {})}
    shape["type"] = "rich"
    if "fields" in shape:
        shape["fields"] = [{**field, "inline": bool(field.get("inline"))} for field in shape["fields"]]
    return shape
