"""Finding places and routes by what people type: printed, English and localised names, with or without diacritics."""

import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from weakref import WeakKeyDictionary

from engine.board import City
from engine.edition import Edition

_LETTERS = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th"}
    | {"ё": "е", "ґ": "г", "є": "е", "і": "и", "ї": "и", "й": "и", "'": "", "’": "", "ʼ": "", "`": "", "ь": "", "ъ": ""}
)
"""What decomposing leaves as it is; the Cyrillic pairs are those that people swap when a keyboard lacks a letter."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Small letters without diacritics; everything that is no letter or digit is one blank."""
    small = text.casefold().translate(_LETTERS)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", small) if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in bare.translate(_LETTERS)).split())


def spellings(city: City) -> tuple[str, ...]:
    """Every name of a place, folded, the printed one first."""
    names = city.names
    listed = (city.name, *((names.en, names.uk, names.pl, names.ru) if names else ()), *city.aliases, city.id)
    return tuple(dict.fromkeys(folded(name) for name in listed if name))


class Index:
    """The places of one board under all their names."""

    def __init__(self, edition: Edition) -> None:
        self.spellings = {city.id: spellings(city) for city in edition.board.cities}

    def fit(self, city: str, typed: str) -> int:
        """How well a place fits what was typed (folded): 0 equal, 1 begins so, 2 a later word does, 3 inside; 4 not."""
        return min(_fit(name, typed) for name in self.spellings[city])

    def city(self, typed: str, among: Iterable[str]) -> str | None:
        """The one place meant: an exact name, or the only one that fits best."""
        wanted = folded(typed)
        if not wanted:
            return None
        ranked = sorted((self.fit(city, wanted), city) for city in among)
        best = [city for fit, city in ranked if fit == ranked[0][0] < 4]
        return best[0] if len(best) == 1 else None

    def matches(self, cities: Sequence[str], typed: str) -> int | None:
        """How well a route or ticket between these places fits; None when it does not. "pari zur" names two ends."""
        wanted = folded(typed)
        if not wanted:
            return 0
        best = min(self.fit(city, wanted) for city in cities)
        for first, second in _splits(wanted):
            for one, other in product(cities, cities):
                if one != other:
                    both = max(self.fit(one, first), self.fit(other, second))
                    best = min(best, both + 1 if both < 4 else 4)
        return best if best < 4 else None


def _fit(name: str, typed: str) -> int:
    if name == typed:
        return 0
    if name.startswith(typed):
        return 1
    if f" {typed}" in name:
        return 2
    return 3 if typed in name else 4


def _splits(text: str) -> Iterable[tuple[str, str]]:
    parts = text.split(" ")
    return ((" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts)))


_INDEXES: WeakKeyDictionary[Edition, Index] = WeakKeyDictionary()


def index_of(edition: Edition) -> Index:
    """The index of a board, made once."""
    found = _INDEXES.get(edition)
    if found is None:
        found = _INDEXES[edition] = Index(edition)
    return found
