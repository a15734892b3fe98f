"""JSON schemas, as far as Discord's description uses them, compiled to functions that say in words what is wrong.

Two liberties are taken on purpose: whole numbers and texts of digits are interchangeable, and `oneOf` means "one of" as
`anyOf` does. And one fact overrides the description: the codes inside an error's `_errors` are texts.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from typing import Any

from sandbox.errors import Json

Check = Callable[[Any, str], str | None]
DIGITS = re.compile(r"-?\d+")
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "boolean": (bool,),
    "number": (int, float),
    "integer": (int,),
    "null": (type(None),),
}


class Compiler:
    """Compiles schemas; each named one once."""

    def __init__(self, schemas: dict[str, Json]) -> None:
        self._schemas = schemas
        self._named: dict[str, Check] = {}

    def compile(self, schema: Json) -> Check:
        """One function for a schema: None when a value fits, else a sentence."""
        if "$ref" in schema:
            return self._reference(schema["$ref"].rpartition("/")[2])
        checks: list[Check] = []
        if "type" in schema:
            checks.append(_typed(schema["type"]))
        if "const" in schema or "enum" in schema:
            checks.append(_chosen(schema["enum"] if "enum" in schema else [schema["const"]]))
        checks += _texts(schema) + _numbers(schema) + self._lists(schema) + self._objects(schema)
        checks += [self.compile(part) for part in schema.get("allOf", ())]
        for key in ("oneOf", "anyOf"):
            if key in schema:
                checks.append(self._one_of(schema[key]))
        return checks[0] if len(checks) == 1 else _all(checks)

    def _reference(self, name: str) -> Check:
        if name not in self._named:
            # A schema may contain itself: until it is compiled, its name stands for it.
            self._named[name] = lambda value, place: self._named[name](value, place)
            if name == "InnerErrors":
                self._named[name] = _inner_errors
            else:
                self._named[name] = self.compile(self._schemas[name])
        return self._named[name]

    def _lists(self, schema: Json) -> list[Check]:
        checks: list[Check] = []
        if "items" in schema:
            checks.append(_each(self.compile(schema["items"])))
        least, most = schema.get("minItems", 0), schema.get("maxItems", 1 << 62)
        if least or "maxItems" in schema:
            checks.append(_counted(list, least, most, "entries"))
        if schema.get("uniqueItems"):
            checks.append(_unique)
        return checks

    def _objects(self, schema: Json) -> list[Check]:
        checks: list[Check] = []
        if "properties" in schema or "required" in schema:
            known = {key: self.compile(part) for key, part in schema.get("properties", {}).items()}
            checks.append(_properties(known, schema.get("required", ())))
        extra = schema.get("additionalProperties")
        if isinstance(extra, dict):
            checks.append(_further(self.compile(extra), set(schema.get("properties", {}))))
        elif extra is False:
            checks.append(_no_further(set(schema.get("properties", {}))))
        if "maxProperties" in schema:
            checks.append(_counted(dict, 0, schema["maxProperties"], "properties"))
        return checks

    def _one_of(self, parts: list[Json]) -> Check:
        by_type = self._by_type(parts)
        if by_type is not None:
            return _switch(by_type)
        return _any([self.compile(part) for part in parts])

    def _by_type(self, parts: list[Json]) -> dict[Any, Check] | None:
        """Alternatives that their field `type` tells apart: faster, and the sentence names the right one."""
        table: dict[Any, Check] = {}
        for part in parts:
            target = self._schemas.get(part.get("$ref", "").rpartition("/")[2], part)
            kinds = target.get("properties", {}).get("type", {}).get("enum")
            if not kinds or "type" not in target.get("required", ()) or any(kind in table for kind in kinds):
                return None
            table |= dict.fromkeys(kinds, self.compile(part))
        return table


def _all(checks: list[Check]) -> Check:
    def check(value: Any, place: str) -> str | None:
        for one in checks:
            mistake = one(value, place)
            if mistake:
                return mistake
        return None

    return check


def _any(checks: list[Check]) -> Check:
    def check(value: Any, place: str) -> str | None:
        mistakes = []
        for one in checks:
            mistake = one(value, place)
            if mistake is None:
                return None
            mistakes.append(mistake)
        return max(mistakes, key=lambda text: text.count("."), default=f"{place} fits no alternative")

    return check


def _switch(table: dict[Any, Check]) -> Check:
    def check(value: Any, place: str) -> str | None:
        kind = value.get("type") if isinstance(value, dict) else None
        if kind not in table:
            return f"{place}.type is {kind!r}, not one of {sorted(table)}"
        return table[kind](value, place)

    return check


def _typed(names: str | list[str]) -> Check:
    wanted = [names] if isinstance(names, str) else names
    types = tuple(one for name in wanted for one in TYPES[name])
    takes_bool, takes_digits = bool in types, int in types
    takes_int = str in types

    def check(value: Any, place: str) -> str | None:
        if isinstance(value, bool):
            return None if takes_bool else f"{place} is {value}, not {' or '.join(wanted)}"
        if isinstance(value, types) or (takes_int and isinstance(value, int)):
            return None
        if takes_digits and isinstance(value, str) and DIGITS.fullmatch(value):
            return None
        return f"{place} is {value!r:.60}, not {' or '.join(wanted)}"

    return check


def _chosen(values: list[Any]) -> Check:
    allowed = {str(value) for value in values}

    def check(value: Any, place: str) -> str | None:
        return None if value is None or str(value) in allowed else f"{place} is {value!r:.60}, not one of {values}"

    return check


def _texts(schema: Json) -> list[Check]:
    checks: list[Check] = []
    least, most = schema.get("minLength", 0), schema.get("maxLength", 1 << 62)
    if least or "maxLength" in schema:
        checks.append(_counted(str, least, most, "characters"))
    if "pattern" in schema:
        pattern = re.compile(schema["pattern"])

        def check(value: Any, place: str) -> str | None:
            text = str(value) if isinstance(value, int) else value
            fits = not isinstance(text, str) or pattern.search(text)
            return None if fits else f"{place} is {value!r:.60}, which does not fit {schema['pattern']}"

        checks.append(check)
    if schema.get("format") in FORMATS:
        checks.append(FORMATS[schema["format"]])
    return checks


def _date_time(value: Any, place: str) -> str | None:
    if isinstance(value, str):
        try:
            datetime.datetime.fromisoformat(value)
        except ValueError:
            return f"{place} is {value!r:.60}, not a moment like 2026-01-31T12:00:00+00:00"
    return None


def _uri(value: Any, place: str) -> str | None:
    if isinstance(value, str) and not re.match(r"[a-z][a-z0-9+.-]*://", value):
        return f"{place} is {value!r:.60}, not an address"
    return None


FORMATS: dict[str, Check] = {"date-time": _date_time, "uri": _uri}


def _numbers(schema: Json) -> list[Check]:
    if "minimum" not in schema and "maximum" not in schema:
        return []
    least, most = schema.get("minimum", float("-inf")), schema.get("maximum", float("inf"))

    def check(value: Any, place: str) -> str | None:
        number = int(value) if isinstance(value, str) and DIGITS.fullmatch(value) else value
        if isinstance(number, (int, float)) and not least <= number <= most:
            return f"{place} is {value}, not between {least} and {most}"
        return None

    return [check]


def _each(item: Check) -> Check:
    def check(value: Any, place: str) -> str | None:
        if isinstance(value, list):
            for index, one in enumerate(value):
                mistake = item(one, f"{place}.{index}")
                if mistake:
                    return mistake
        return None

    return check


def _counted(kind: type, least: int, most: int, what: str) -> Check:
    def check(value: Any, place: str) -> str | None:
        if isinstance(value, kind) and not least <= len(value) <= most:  # type: ignore[arg-type]
            return f"{place} has {len(value)} {what}, not {least} to {most}"  # type: ignore[arg-type]
        return None

    return check


def _unique(value: Any, place: str) -> str | None:
    if isinstance(value, list) and len({repr(one) for one in value}) < len(value):
        return f"{place} has the same entry twice"
    return None


def _properties(known: dict[str, Check], required: list[str] | tuple[()]) -> Check:
    def check(value: Any, place: str) -> str | None:
        if not isinstance(value, dict):
            return None
        for key in required:
            if key not in value:
                return f"{place}.{key} is missing"
        for key, one in value.items():
            part = known.get(key)
            mistake = part(one, f"{place}.{key}") if part is not None else None
            if mistake:
                return mistake
        return None

    return check


def _further(check_one: Check, known: set[str]) -> Check:
    def check(value: Any, place: str) -> str | None:
        if isinstance(value, dict):
            for key, one in value.items():
                mistake = check_one(one, f"{place}.{key}") if key not in known else None
                if mistake:
                    return mistake
        return None

    return check


def _no_further(known: set[str]) -> Check:
    def check(value: Any, place: str) -> str | None:
        extra = set(value) - known if isinstance(value, dict) else set()
        return f"{place} has an unknown field {min(extra)!r}" if extra else None

    return check


def _inner_errors(value: Any, place: str) -> str | None:
    listed = value.get("_errors") if isinstance(value, dict) else None
    if not isinstance(listed, list):
        return f"{place} has no list of errors"
    fits = all(
        isinstance(one, dict) and isinstance(one.get("code"), str) and isinstance(one.get("message"), str)
        for one in listed
    )
    return None if fits else f"{place}._errors has an entry without code or message"
