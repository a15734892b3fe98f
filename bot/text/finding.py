"""Finding places by what people type: any of their names, the first letters of any word, also with a letter wrong.

What is typed costs no more than its length: only its beginning is looked at, only as many words as two names have are
taken apart, and nothing of it is kept.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.limits import TYPED
from engine.board import City
from engine.edition import Edition

_APOSTROPHES: Final = "'’ʼ`‘´′ʹ"
_LETTERS: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th"}
    | {"ё": "е", "ґ": "г", "є": "е", "і": "и", "ї": "и", "й": "и", "ь": "", "ъ": ""}
    | dict.fromkeys(_APOSTROPHES, "")
)
"""What decomposing leaves as it is; the Cyrillic pairs are those that people swap when a keyboard lacks a letter."""
_PARTED: Final = str.maketrans(dict.fromkeys(_APOSTROPHES, " "))

EQUAL, BEGINS, WORDS, INSIDE, NEARLY, NEARLY_BEGINS = range(6)
"""How well a name fits: it is what was typed; it begins so; its words begin so, in this order; it is inside; but for
one letter it is, or begins like, what was typed. The last two count only where nothing on the board fits better."""

_SHORTEST: Final = 3
"""With fewer letters nearly everything is one letter away."""
_NEAREST: Final = 3
_ALIKE: Final = 0.45
"""How much a name must share with an unknown one to be offered in its place."""


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A name of ours in small letters without diacritics; everything that is no letter or digit is one blank."""
    return _fold(text)


def wanted(typed: str) -> str:
    """What is looked at of a typed text, folded. It is not remembered: there are more texts than names."""
    return _fold(typed[:TYPED])


def _fold(text: str) -> str:
    small = text.casefold().translate(_LETTERS)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", small) if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in bare.translate(_LETTERS)).split())


def spellings(city: City) -> tuple[str, ...]:
    """Every name of a place, folded, the printed one first; an apostrophe may be left out or typed as a blank."""
    listed = (city.name, *(city.names or {}).values(), *city.aliases, city.id)
    whole = [folded(name) for name in listed if name]
    parted = [folded(name.translate(_PARTED)) for name in listed if name]
    return tuple(dict.fromkeys((*whole, *parted)))


class _Name(Struct, frozen=True):
    city: str
    text: str
    words: tuple[str, ...]


class Index:
    """The places of one board under all their names."""

    def __init__(self, edition: Edition) -> None:
        self._names = [
            _Name(city.id, name, tuple(name.split(" "))) for city in edition.board.cities for name in spellings(city)
        ]
        self._texts = [name.text for name in self._names]
        tails = [(name.city, " ".join(name.words[at:])) for name in self._names for at in range(len(name.words))]
        self._tail_cities = [city for city, _ in tails]
        self._tails = [tail for _, tail in tails]
        self.most_words = max(len(name.words) for name in self._names)
        self._longest = max(map(len, self._texts))

    def fits(self, text: str) -> dict[str, int]:
        """The places that fit a folded text, and how well each does."""
        first, words = text.split(" ", 1)[0], text.split(" ")
        found: dict[str, int] = {}
        for name in self._names:
            if first in name.text and (fit := _fit(name, text, words)) < found.get(name.city, NEARLY):
                found[name.city] = fit
        return found or self._nearly(text)

    def _nearly(self, text: str) -> dict[str, int]:
        if not _SHORTEST <= len(text) <= self._longest + 1:
            return {}
        begin: dict[str, int] = {}
        for length in (len(text) - 1, len(text), len(text) + 1):
            for place in _one_off(text, [tail[:length] for tail in self._tails]):
                begin[self._tail_cities[place]] = NEARLY_BEGINS
        return begin | {self._names[place].city: NEARLY for place in _one_off(text, self._texts)}

    def nearest(self, typed: str) -> list[str]:
        """The places whose names are most like a text that is none of them, the nearest first."""
        listed = process.extract(
            wanted(typed), self._texts, scorer=OSA.normalized_similarity, score_cutoff=_ALIKE, limit=None
        )
        return list(dict.fromkeys(self._names[place].city for _, _, place in listed))[:_NEAREST]

    def city(self, typed: str, among: Iterable[str]) -> str | None:
        """The one place meant: the only one that fits best. A mere beginning with a letter wrong names nobody."""
        text = wanted(typed)
        fits = {city: fit for city, fit in self.fits(text).items() if fit < NEARLY_BEGINS} if text else {}
        ranked = sorted((fits[city], city) for city in among if city in fits)
        best = [city for fit, city in ranked if fit == ranked[0][0]]
        return best[0] if len(best) == 1 else None

    def search(self, typed: str) -> "Search":
        return Search(self, wanted(typed))


class Search:
    """What was typed, looked up once: as one name, and as two names one after the other ("pari zur")."""

    def __init__(self, index: Index, text: str) -> None:
        self._index = index
        self._text = text
        self._whole = index.fits(text) if text else {}

    @cached_property
    def _halves(self) -> list[tuple[str, str, dict[str, int], dict[str, int]]]:
        """Both names of every split, and the places that fit each."""
        fits = self._index.fits
        return [(one, other, fits(one), fits(other)) for one, other in _splits(self._text, self._index.most_words)]

    def between(self, cities: Sequence[str]) -> int | None:
        """How well a place, or a route or ticket between places, fits; None when it does not."""
        if not self._text:
            return EQUAL
        found = [self._whole[city] for city in cities if city in self._whole]
        if len(cities) > 1:
            for _, _, one, other in self._halves:
                found += _both(one, other, cities)
        return min(found, default=None)

    def unknown(self) -> str | None:
        """The part that names no place of this board, if there is one."""
        if self._whole or not self._text or any(one and other for _, _, one, other in self._halves):
            return None
        half_known = [second if one else first for first, second, one, other in self._halves if one or other]
        return min(half_known, key=len, default=self._text)


def _fit(name: _Name, text: str, words: Sequence[str]) -> int:
    if name.text.startswith(text):
        return EQUAL if len(name.text) == len(text) else BEGINS
    rest = iter(name.words)
    if all(any(part.startswith(word) for part in rest) for word in words):
        return WORDS
    return INSIDE if text in name.text else NEARLY


def _one_off(text: str, among: Sequence[str]) -> Iterator[int]:
    """Which of these differ from the text by one letter: wrong, missing, too many, or swapped with its neighbour."""
    return (place for _, _, place in process.extract(text, among, scorer=OSA.distance, score_cutoff=1, limit=None))


def _both(one: dict[str, int], other: dict[str, int], cities: Sequence[str]) -> Iterator[int]:
    for first in cities:
        for second in cities:
            if first != second and first in one and second in other:
                yield max(one[first], other[second]) + 1


def _splits(text: str, most: int) -> Iterator[tuple[str, str]]:
    """Every way to take a text apart into two names; one of more words than two names have is neither."""
    words = text.split(" ")
    cuts = range(max(1, len(words) - most), min(most, len(words) - 1) + 1)
    return ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in cuts)


_INDEXES: WeakKeyDictionary[Edition, Index] = WeakKeyDictionary()


def index_of(edition: Edition) -> Index:
    """The index of a board, made once."""
    found = _INDEXES.get(edition)
    if found is None:
        found = _INDEXES[edition] = Index(edition)
    return found
