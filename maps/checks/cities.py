"""The places: ids, names that tell them apart, positions that can be drawn, junctions that are nothing more."""

from collections.abc import Iterator
from itertools import combinations
from math import hypot

from msgspec.structs import asdict

from engine.board import Board, City
from maps.checks.box import good_name, good_names
from maps.checks.words import good_id, unique
from maps.problems import Flaw, place

APART = 0.03
"""Two places nearer to each other than this, in widths and heights of the picture, lie on top of each other."""


def cities(board: Board) -> Iterator[Flaw]:
    if len(board.cities) < 2:
        yield Flaw("cities", f"there are {len(board.cities)}", "at least 2")
    yield from unique("cities", [city.id for city in board.cities])
    for number, city in enumerate(board.cities):
        where = place("cities", number, asdict(city))
        yield from good_id(where, city.id)
        yield from _position(city, where)
        yield from _junction(city, where) if city.kind == "junction" else _names(city, where)


def _position(city: City, where: str) -> Iterator[Flaw]:
    if not (0 <= city.x <= 1 and 0 <= city.y <= 1):
        yield Flaw(where, f"the position {city.x}, {city.y} is outside the picture", "x and y from 0 to 1")
    if not (-90 <= city.lat <= 90 and -180 <= city.lon <= 180):
        yield Flaw(
            where, f"lat {city.lat}, lon {city.lon} is not on the Earth", "lat from -90 to 90, lon from -180 to 180"
        )


def _names(city: City, where: str) -> Iterator[Flaw]:
    if not city.name:
        yield Flaw(where, "the city has no name", 'the printed name, or kind = "junction"')
    else:
        yield from good_name(f"{where}: name", city.name)
    if city.names is not None:
        yield from good_names(f"{where}: names", city.names)
    for alias in city.aliases:
        yield from good_name(f"{where}: aliases", alias)


def _junction(city: City, where: str) -> Iterator[Flaw]:
    marks = {"name": city.name, "names": city.names is not None, "aliases": city.aliases, "port": city.port}
    for mark, value in marks.items():
        if value:
            yield Flaw(
                where, f"the junction has the field {mark}", "none: a junction is the end of routes and nothing else"
            )


def apart(board: Board) -> Iterator[Flaw]:
    for (number, city), (_, other) in combinations(enumerate(board.cities), 2):
        if hypot(city.x - other.x, city.y - other.y) < APART:
            where = place("cities", number, asdict(city))
            yield Flaw(where, f'it lies on top of "{other.id}"', f"a distance of {APART} or more between positions")


def names_differ(board: Board) -> Iterator[Flaw]:
    """Whoever types a name must mean one place."""
    owner: dict[str, str] = {}
    for number, city in enumerate(board.cities):
        spoken = [city.name, *(city.names or {}).values(), *city.aliases]
        for name in dict.fromkeys(filter(None, spoken)):
            first = owner.setdefault(name.casefold(), city.id)
            if first != city.id:
                yield Flaw(
                    place("cities", number, asdict(city)),
                    f'the name "{name}" is one of "{first}" too',
                    "names that differ",
                )


CHECKS = (cities, apart, names_differ)
