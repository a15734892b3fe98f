"""Which maps there are: ours, and those in a folder that the host names."""

from pathlib import Path

from msgspec import Struct

from maps.problems import Flaw, UnknownMap, near, problem

OURS = ("europe", "great_lakes", "paris", "amsterdam")
"""The maps of this package, in the order in which they are offered."""

_HOME = Path(__file__).parent

EXAMPLE = _HOME / "example"
"""A small map to begin a map of one's own with; it is not offered by itself."""


class Shelved(Struct, frozen=True):
    """A map that lies somewhere; whether it is sound shows when it is loaded."""

    name: str
    folder: Path
    ours: bool


def names() -> tuple[str, ...]:
    """The names of our own maps."""
    return OURS


def shelf(extra: Path | None = None) -> tuple[Shelved, ...]:
    """Our maps, then the folders with a board.toml in the extra directory; ours win where the names are equal."""
    ours = tuple(Shelved(name, _HOME / name, True) for name in OURS)
    if extra is None or not extra.is_dir():
        return ours
    folders = sorted(file.parent for file in extra.glob("*/board.toml"))
    return ours + tuple(Shelved(folder.name, folder, False) for folder in folders if folder.name not in OURS)


def hidden(extra: Path | None = None) -> tuple[Path, ...]:
    """Folders in the extra directory that nobody can choose, because one of ours has their name."""
    if extra is None:
        return ()
    return tuple(extra / name for name in OURS if (extra / name / "board.toml").exists())


def find(name: str, extra: Path | None = None) -> Path:
    """The folder of the map with this name."""
    known = {entry.name: entry.folder for entry in shelf(extra)}
    if name not in known:
        flaw = Flaw("", "there is no map of that name", f"one of {', '.join(known)}{near(name, known)}")
        raise UnknownMap([problem(name, flaw)])
    return known[name]
