"""What Discord accepts as a modal, and what its client accepts from the person who fills it in."""

from __future__ import annotations

import copy
import itertools
from typing import Any

from sandbox.checks import components as kinds
from sandbox.checks import form
from sandbox.errors import FormError, Json, PageError

IN_LABEL = (
    kinds.TEXT_INPUT,
    *kinds.SELECTS,
    kinds.FILE_UPLOAD,
    kinds.RADIO_GROUP,
    kinds.CHECKBOX_GROUP,
    kinds.CHECKBOX,
)
MOST_ROWS, MOST_TICKS = 5, 10


def check_modal(data: Json) -> None:
    """One to five fields, each a text input in an action row or something in a label."""
    form.length(data.get("custom_id"), "custom_id", 100, 1)
    form.length(data.get("title"), "title", 45, 1)
    rows = form.listed(data.get("components"), "components", MOST_ROWS, 1)
    for index, row in enumerate(rows):
        _check_row(form.mapping(row, "components"), f"components.{index}")
    kinds.check_unique(list(kinds.walk(rows)), "components")


def _check_row(row: Json, place: str) -> None:
    match row.get("type"):
        case kinds.ACTION_ROW:
            inner = form.listed(row.get("components"), f"{place}.components", 1, 1)[0]
            form.choice(inner.get("type"), f"{place}.components.0.type", (kinds.TEXT_INPUT,))
            form.length(inner.get("label"), f"{place}.components.0.label", 45, 1)
            _check_text_input(inner, f"{place}.components.0")
        case kinds.LABEL:
            form.length(row.get("label"), f"{place}.label", 45, 1)
            form.optional_length(row, "description", place, 100)
            _check_field(form.mapping(row.get("component"), f"{place}.component"), f"{place}.component")
        case kinds.TEXT_DISPLAY:
            form.length(row.get("content"), f"{place}.content", kinds.MOST_V2_TEXT, 1)
        case _:
            raise FormError(f"{place}.type", "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (1, 10, 18).")


def _check_field(field: Json, place: str) -> None:
    kind = form.choice(field.get("type"), f"{place}.type", IN_LABEL)
    form.length(field.get("custom_id"), f"{place}.custom_id", 100, 1)
    if kind == kinds.TEXT_INPUT:
        _check_text_input(field, place)
    elif kind in kinds.SELECTS:
        kinds.check_select(field, place, required=field.get("required") is not False)
        if field.get("disabled"):
            raise FormError(f"{place}.disabled", "MODAL_COMPONENT_DISABLED", "A select in a modal can't be disabled.")
    elif kind in (kinds.RADIO_GROUP, kinds.CHECKBOX_GROUP):
        _check_group(field, place)


def _check_group(field: Json, place: str) -> None:
    """Radio buttons (two to ten, one of them ticked at the most) or checkboxes (one to ten)."""
    single = field["type"] == kinds.RADIO_GROUP
    options = form.listed(field.get("options"), f"{place}.options", MOST_TICKS, 2 if single else 1)
    for index, option in enumerate(options):
        if form.mapping(option, f"{place}.options.{index}").get("emoji") is not None:
            raise FormError(f"{place}.options.{index}.emoji", "UNION_TYPE_CHOICES", "These options have no emoji.")
    if not single:
        least = form.number(_given(field, "min_values", 1), f"{place}.min_values", 0, MOST_TICKS)
        most = form.number(_given(field, "max_values", len(options)), f"{place}.max_values", 1, MOST_TICKS)
        if not least <= most <= len(options):
            sentence = "max_values must be at least min_values, and not above the number of options."
            raise FormError(f"{place}.max_values", "NUMBER_TYPE_RANGE", sentence)
        if least == 0 and field.get("required") is not False:
            sentence = "A required group needs min_values of at least 1."
            raise FormError(f"{place}.min_values", "COMPONENT_REQUIRED_MIN_VALUES", sentence)
    kinds.check_options(field, place, 1, MOST_TICKS, most_ticked(field))


def most_ticked(field: Json) -> int:
    """How many values a field takes at the most: of a checkbox group all, of anything else one, unless it says so."""
    return int(_given(field, "max_values", len(field["options"]) if field["type"] == kinds.CHECKBOX_GROUP else 1))


def _given(field: Json, key: str, default: int) -> int:
    value = field.get(key)
    return default if value is None else value


def numbered(rows: list[Json]) -> list[Json]:
    """The components of a modal, every one with a number of its own, as Discord gives them."""
    made = copy.deepcopy(rows)
    taken = {one["id"] for one in kinds.walk(made) if one.get("id")}
    free = (number for number in itertools.count(1) if number not in taken)
    for one in kinds.walk(made):
        kinds.as_text(one)
        if not one.get("id"):
            one["id"] = next(free)
    return made


def _check_text_input(field: Json, place: str) -> None:
    form.length(field.get("custom_id"), f"{place}.custom_id", 100, 1)
    form.choice(field.get("style"), f"{place}.style", (1, 2))
    form.optional_length(field, "placeholder", place, 100)
    least = form.number(field.get("min_length") or 0, f"{place}.min_length", 0, 4000)
    most = form.number(field.get("max_length") or 4000, f"{place}.max_length", 1, 4000)
    if least > most:
        raise FormError(f"{place}.min_length", "NUMBER_TYPE_MAX", "min_length must not be above max_length.")
    form.optional_length(field, "value", place, most)


def filled_in(rows: list[Json], fields: dict[str, Any]) -> list[Json]:
    """The components of a submission; what the client would not let pass is refused with a sentence."""
    known = {c["custom_id"] for c in kinds.walk(rows) if c.get("custom_id") is not None}
    unknown = [key for key in fields if key not in known]
    if unknown:
        raise PageError(400, f"The dialog has no field {unknown[0]!r}; it has {', '.join(sorted(known))}.")
    submitted: list[Json] = []
    for row in rows:
        if row["type"] == kinds.ACTION_ROW:
            inner = _answer(row["components"][0], row["components"][0].get("label", ""), fields)
            submitted.append({"type": kinds.ACTION_ROW, "id": row["id"], "components": [inner]})
        elif row["type"] == kinds.LABEL:
            inner = _answer(row["component"], row["label"], fields)
            submitted.append({"type": kinds.LABEL, "id": row["id"], "component": inner})
        else:
            submitted.append({"type": row["type"], "id": row["id"]})
    return submitted


def _answer(field: Json, label: str, fields: dict[str, Any]) -> Json:
    key, kind = field["custom_id"], field["type"]
    answer: Json = {"type": kind, "id": field["id"], "custom_id": key}
    if kind == kinds.TEXT_INPUT:
        answer["value"] = _text(field, label, fields.get(key, field.get("value") or ""))
    elif kind == kinds.CHECKBOX:
        answer["value"] = bool(fields.get(key, field.get("default")))
    elif kind == kinds.RADIO_GROUP:
        answer["value"] = _one(field, label, fields.get(key))
    else:
        answer["values"] = _values(field, label, fields.get(key))
    return answer


def _text(field: Json, label: str, value: Any) -> str:
    text = str(value)
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if not text and field.get("required", True):
        raise PageError(400, f"{label!r} must be filled in.")
    if text and not least <= len(text) <= most:
        raise PageError(400, f"{label!r} takes {least} to {most} characters, not {len(text)}.")
    return text


def _one(field: Json, label: str, given: Any) -> str | None:
    offered = [option["value"] for option in field["options"]]
    value = given if given is not None else next((o["value"] for o in field["options"] if o.get("default")), None)
    if value is None and field.get("required", True):
        raise PageError(400, f"{label!r} must be filled in.")
    if value is not None and value not in offered:
        raise PageError(400, f"{label!r} does not offer {value!r}; it offers {', '.join(offered)}.")
    return None if value is None else str(value)


def _values(field: Json, label: str, given: Any) -> list[str]:
    ticked = [option["value"] for option in field.get("options") or () if option.get("default")]
    ticked += [str(one["id"]) for one in field.get("default_values") or ()]
    values = ticked if given is None else [str(value) for value in (given if isinstance(given, list) else [given])]
    check_chosen(field, values, label, optional=field.get("required") is False)
    return values


def check_chosen(select: Json, values: list[str], label: str, optional: bool = False) -> None:
    """What a client lets a person choose in a select."""
    least = 1 if select.get("min_values") is None else int(select["min_values"])
    most = most_ticked(select)
    if not (least <= len(values) <= most or (optional and not values)):
        raise PageError(400, f"{label!r} takes {least} to {most} choices, not {len(values)}.")
    if select.get("options") is not None:
        offered = [option["value"] for option in select["options"]]
        wrong = [value for value in values if value not in offered]
        if wrong:
            raise PageError(400, f"{label!r} does not offer {wrong[0]!r}; it offers {', '.join(offered)}.")
