"""The machine: Python, disk space, time zone data, fonts and maps."""

import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import maps
from bot.doctor.findings import Finding, bad, fine, note
from bot.settings import Settings
from rendering import fonts
from rendering.bases import geography_in
from rendering.errors import GeographyError

OLDEST = (3, 11)
NEEDED, WANTED = 50_000_000, 500_000_000
"""Bytes of free disk: below the first a few games fill it, below the second it is time to make room."""

_FACES: tuple[fonts.Face, ...] = get_args(fonts.Face)
_LETTERS = "AĄŻżÉ ЇїЄєҐґЫы"
"""A sample of what the names of places and players are written with."""


def python() -> Iterator[Finding]:
    if sys.version_info >= OLDEST:
        yield fine("Python", platform.python_version())
    else:
        yield bad("Python", f"{platform.python_version()} is too old.", "Install Python 3.11 or newer.")


def disk(settings: Settings) -> Iterator[Finding]:
    written = {"cache": settings.cache_dir}
    if settings.backup_dir and isinstance(settings.database, Path):  # A server's databases are not copied by the bot.
        written["copies"] = settings.backup_dir
    for name, folder in written.items():
        if refusal := _refusal(_existing(folder)):
            yield bad("disk", f"The folder for the {name} ({folder}) can't be written to: {refusal}.", _RIGHT)
    places = {"database": settings.database.parent} if isinstance(settings.database, Path) else {}
    for name, folder in {**places, **written}.items():
        free = shutil.disk_usage(_existing(folder)).free
        text = f"{free / 1e9:.1f} GB free for the {name} ({folder})."
        if free < NEEDED:
            yield bad("disk", text, "Make room: without it no move can be stored.")
        elif free < WANTED:
            yield note("disk", text, "Make room soon.")
        else:
            yield fine("disk", text)


_RIGHT = "Give the user that runs the bot the right, or choose another folder."


def _refusal(folder: Path) -> str:
    """Why no file can be made here; empty when one was made, and deleted again."""
    try:
        with NamedTemporaryFile(prefix=".slow-train-", dir=folder) as file:
            file.write(b"?")
    except OSError as error:
        return error.strerror or str(error)
    return ""


def _existing(folder: Path) -> Path:
    """The folder, or the nearest above it that is there."""
    return next(place for place in (folder.absolute(), *folder.absolute().parents) if place.is_dir())


def time_zones() -> Iterator[Finding]:
    try:
        for name in ("Europe/Kyiv", "America/New_York", "Asia/Kathmandu"):
            ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError) as error:
        yield bad("time zones", f"{error}", "Install the package tzdata: pip install -c constraints.txt tzdata")
    else:
        yield fine("time zones", "their data is there.")


def typefaces() -> Iterator[Finding]:
    for face in _FACES:
        missing = [letter for letter in _LETTERS.replace(" ", "") if not fonts.can_write(face, letter)]
        if missing:
            yield bad("fonts", f"{face} lacks {' '.join(missing)}.", "Install Slow Train again, with its fonts.")
    yield fine("fonts", f"{len(_FACES)} typefaces with Latin and Cyrillic letters.")


def boards(settings: Settings) -> Iterator[Finding]:
    whole = []
    for entry in maps.shelf(settings.maps_dir):
        try:
            maps.load(entry.folder)
            geography_in(entry.folder)
        except (maps.MapError, GeographyError) as error:
            advice = "Install Slow Train again." if entry.ours else f"slow-train maps check {entry.folder}"
            yield bad("maps", f"{entry.name}: {str(error).splitlines()[0]}", advice)
        else:
            whole.append(entry.name)
    yield fine("maps", f"{', '.join(whole)}.")
    for folder in maps.hidden(settings.maps_dir):
        yield note("maps", f"{folder} is not offered: one of ours has the same name.", "Give it another name and id.")
