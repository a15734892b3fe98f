"""Finding a time zone by what people type: its IANA name, or the name of its city in any of our languages."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global
from msgspec import Struct
from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.days.quiet import zones
from bot.text.finding import folded, wanted
from bot.text.fluent import languages

_FIRST: Final = "Europe/"
"""What is listed first while nothing is typed."""
_ALIKE: Final = 0.5
_NEAREST: Final = 3


class _Known(Struct, frozen=True):
    zone: str
    names: tuple[str, ...]
    """Folded: the city in each language, and the whole IANA name."""


@lru_cache(maxsize=1)
def _known() -> tuple[_Known, ...]:
    """The zones that are named after a place, and UTC; that takes a tenth of a second, once."""
    newer = get_global("zone_aliases")
    cities: dict[str, list[str]] = {}
    for language in languages():
        for zone, data in Locale.parse(language).time_zones.items():
            if "city" in data:
                cities.setdefault(newer.get(zone, zone), []).append(data["city"])
    listed = sorted(zone for zone in zones() if "/" in zone and not zone.startswith("Etc/"))
    listed.sort(key=lambda zone: not zone.startswith(_FIRST))
    return tuple(
        _Known(zone, tuple(dict.fromkeys(map(folded, (zone.rpartition("/")[2], *cities.get(zone, ()), zone)))))
        for zone in (*listed, "UTC")
    )


def fitting_zones(typed: str) -> list[str]:
    """The zones that fit what was typed, the best first; where none does, the nearest ones."""
    text = wanted(typed)
    ranked = sorted(
        (min(_fit(name, text) for name in known.names), place, known.zone) for place, known in enumerate(_known())
    )
    return [zone for fit, _, zone in ranked if fit < 3] or nearest_zones(typed)


def _fit(name: str, text: str) -> int:
    if name.startswith(text):
        return 0
    return 1 if f" {text}" in name else 2 if text in name else 3


def zone_meant(typed: str) -> str | None:
    """The one zone that was meant: by its name, or the only one that fits; None for none or several."""
    typed = typed.strip()
    if typed in zones():
        return typed
    text = wanted(typed)
    exact = [known.zone for known in _known() if text in known.names]
    fits = exact or ([known.zone for known in _known() if any(_fit(name, text) < 3 for name in known.names)])
    return fits[0] if len(fits) == 1 and text else None


def nearest_zones(typed: str) -> list[str]:
    """The zones whose names are most like a text that is none of them."""
    names = [(name, known.zone) for known in _known() for name in known.names]
    listed = process.extract(
        wanted(typed), [name for name, _ in names], scorer=OSA.normalized_similarity, score_cutoff=_ALIKE, limit=20
    )
    return list(dict.fromkeys(names[place][1] for _, _, place in listed))[:_NEAREST]


def time_in(zone: str, at: int) -> str:
    """What the clock on the wall shows there: 14:05."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone)).strftime("%H:%M")
