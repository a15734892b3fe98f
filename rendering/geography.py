"""Coasts, rivers and streets behind a board: the optional geography.json in a map's folder."""

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
