"""Small checks shared by all forms; each raises a FormError that names the place and Discord's rule."""

from __future__ import annotations

from typing import Any

from sandbox.errors import FormError, Json


def length(value: object, place: str, most: int, least: int = 0) -> str:
    """A text of `least` to `most` characters."""
    if value is None and least > 0:
        raise FormError(place, "BASE_TYPE_REQUIRED", "This field is required")
    if not isinstance(value, str):
        raise FormError(place, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
    if len(value) > most:
        if least:
            raise FormError(place, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        raise FormError(place, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    if len(value) < least:
        raise FormError(place, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    return value


def optional_length(form: Json, key: str, place: str, most: int) -> None:
    if form.get(key) is not None:
        length(form[key], join(place, key), most)


def number(value: object, place: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise FormError(place, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
    if not least <= value <= most:
        raise FormError(place, "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most} inclusive.")
    return value


def snowflake(value: object, place: str) -> None:
    """An id: a number of 64 bits, mostly written as text."""
    if not str(value).isdecimal() or not 0 < int(str(value)) < 1 << 64:
        raise FormError(place, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


def listed(value: object, place: str, most: int, least: int = 0) -> list[Any]:
    """A list of `least` to `most` things; nothing counts as an empty list."""
    items = [] if value is None else value
    if not isinstance(items, list):
        raise FormError(place, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    if not least <= len(items) <= most:
        raise FormError(place, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    return items


def mapping(value: object, place: str) -> Json:
    if not isinstance(value, dict):
        raise FormError(place, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return value


def choice(value: object, place: str, allowed: tuple[int, ...]) -> int:
    if value not in allowed or isinstance(value, bool) or not isinstance(value, int):
        known = ", ".join(map(str, allowed))
        raise FormError(place, "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")
    return value


def required(form: Json, key: str, place: str) -> Any:
    if form.get(key) is None:
        raise FormError(join(place, key), "BASE_TYPE_REQUIRED", "This field is required")
    return form[key]


def join(place: str, step: str | int) -> str:
    return f"{place}.{step}" if place else str(step)
