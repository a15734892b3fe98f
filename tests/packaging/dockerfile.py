"""The Dockerfile as instructions, and what .dockerignore lets into the build."""

import re
import shlex
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]


class Instruction(Struct, frozen=True):
    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """The arguments, without options such as `--from=build`."""
        return [word for word in shlex.split(self.text) if not word.startswith("--")]

    def option(self, name: str) -> str:
        found = re.search(rf"--{name}=(\S+)", self.text)
        return found[1] if found else ""


def stages() -> list[list[Instruction]]:
    """The instructions of each stage; every one begins with its FROM."""
    text = (ROOT / "Dockerfile").read_text("utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[Instruction]] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append(Instruction(name, rest.strip()))
    return found


def context() -> Iterator[Path]:
    """The files that Docker gets to see, relative to the project: later lines of .dockerignore win."""
    rules = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    top = {rule[1:] for rule in rules if rule.startswith("!")}
    for name in sorted(top):
        place = ROOT / name
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            inside = file.relative_to(ROOT)
            if file.is_file() and not _ignored(inside, rules):
                yield inside


def _ignored(file: Path, rules: list[str]) -> bool:
    ignored = False
    for rule in rules:
        pattern = rule.removeprefix("!")
        paths = [file, *file.parents][:-1]
        anywhere = pattern.removeprefix("**/")
        names = [part.name for part in paths] if pattern != anywhere else [path.as_posix() for path in paths]
        if any(fnmatch(name, anywhere) for name in names):
            ignored = not rule.startswith("!")
    return ignored
