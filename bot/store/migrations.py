"""Numbered files with SQL, which bring a database from one version to the next."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from msgspec import Struct


class Migration(Struct, frozen=True):
    number: int
    name: str
    sql: str
    step: Callable[[Any], None] | None = None
    """What SQL can't do alone, after it and in the same transaction."""


def numbered(package: str) -> tuple[Migration, ...]:
    """The files of a package, in their order."""
    folder = files(package)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple(Migration(int(name.split("_")[0]), name, folder.joinpath(name).read_text("utf-8")) for name in names)
