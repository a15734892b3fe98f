"""Coasts, rivers and streets behind a board: the optional geography.json in a map's folder."""

import math
from collections.abc import Iterable, Iterator

from msgspec import Struct

from rendering.geometry import Point

Ring = tuple[Point, ...]
"""Longitude and latitude of the points of a line or an outline."""


class Named(Struct, frozen=True):
    name: str
    rings: tuple[Ring, ...] = ()
    line: Ring = ()


class Meta(Struct, frozen=True):
    title: str = ""
    bbox: tuple[float, float, float, float] | None = None
    """West, south, east, north: where the data were cut off."""


class Geography(Struct, frozen=True):
    """What a map's folder tells about the land. Every part may be missing."""

    meta: Meta = Meta()
    land: tuple[tuple[Ring, ...], ...] = ()
    lakes: tuple[Named, ...] = ()
    rivers: tuple[Named, ...] = ()
    borders: tuple[Ring, ...] = ()
    admin1: tuple[Ring, ...] = ()
    water_labels: tuple[tuple[str, float, float, float], ...] = ()
    seine: tuple[Ring, ...] = ()
    seine_half_width_m: tuple[float, ...] = ()
    marne: Ring = ()
    islands: dict[str, Ring] = {}
    canals: dict[str, Ring] = {}
    city_limits: Ring = ()
    arrondissements: dict[str, Ring] = {}
    parks: dict[str, Ring] = {}
    ij: Ring = ()
    docks: dict[str, Ring] = {}
    amstel: Ring = ()
    damrak: Ring = ()


def flaw(geography: Geography) -> str:
    """What no painter could make sense of, and what is expected instead; empty when there is nothing."""
    for where, line, least in _lines(geography):
        if len(line) < least:
            return f"{where}: {len(line)} points; expected at least {least}"
        for lon, lat in line:
            if not (math.isfinite(lon) and abs(lon) <= 180 and abs(lat) <= 89):
                return f"{where}: [{lon}, {lat}] is no place; expected a longitude and a latitude in degrees"
    if len(geography.seine_half_width_m) != len(geography.seine):
        return "seine_half_width_m: expected as many numbers as seine has lines"
    return ""


def _lines(geography: Geography) -> Iterator[tuple[str, Ring, int]]:
    """Every line and ring, with its place in the file and the fewest points it needs."""
    for number, polygon in enumerate(geography.land):
        yield from _listed(f"land[{number}]", polygon, 3)
    for part in ("lakes", "rivers"):
        for found in getattr(geography, part):
            yield from _listed(f"{part}, {found.name}", found.rings, 3)
            if found.line or not found.rings:
                yield f"{part}, {found.name}", found.line, 2
    for part in ("borders", "admin1", "seine"):
        yield from _listed(part, getattr(geography, part), 2)
    for part, least in (("islands", 3), ("canals", 2), ("arrondissements", 3), ("parks", 3), ("docks", 3)):
        for name, line in getattr(geography, part).items():
            yield f"{part}, {name}", line, least
    for part, least in (("marne", 2), ("city_limits", 3), ("ij", 3), ("amstel", 2), ("damrak", 2)):
        if getattr(geography, part):
            yield part, getattr(geography, part), least
    for label in geography.water_labels:
        yield f"water_labels, {label[0]}", ((label[1], label[2]),), 1
    if (box := geography.meta.bbox) is not None:
        yield "meta.bbox", ((box[0], box[1]), (box[2], box[3])), 2


def _listed(where: str, lines: Iterable[Ring], least: int) -> Iterator[tuple[str, Ring, int]]:
    return ((f"{where}[{number}]", line, least) for number, line in enumerate(lines))
