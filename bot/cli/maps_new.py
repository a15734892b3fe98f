"""Start a map of one's own: a copy of the example under another name."""

import argparse
import re
import sys
from pathlib import Path


def add_new(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "new", help="start a map of your own", description="Start a map of your own with a small example."
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder to make; its name is the map's id")
    parser.set_defaults(maps_action=_new)


def _new(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.folder
    if wrong := _problem(folder):
        print(wrong, file=sys.stderr)
        return 2
    try:
        _copy(folder)
    except OSError as error:
        print(f"{folder} can't be written: {error.strerror}.", file=sys.stderr)
        return 2
    print(f"{folder}: Lantern Island under your name, ready to be changed and played.")
    print(f"slow-train maps preview {folder} --out board.jpg   draws it")
    print(f"slow-train maps check {folder}   tells what is wrong")
    print(f"MAPS_DIR={folder.absolute().parent}   in .env offers it to your players")
    return 0


def _problem(folder: Path) -> str:
    from maps import names

    name = folder.absolute().name
    if not re.fullmatch("[a-z0-9_]+", name):
        return f'"{name}" can\'t be the id of a map; expected small letters, digits and _ as the name of the folder.'
    if name in names():
        return f"{name} is one of our maps; choose another name for the folder."
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        return f"{folder} is there already and not empty; choose another folder."
    return ""


def _copy(folder: Path) -> None:
    from maps import EXAMPLE

    name = folder.absolute().name
    title = name.replace("_", " ").title()
    board = (EXAMPLE / "board.toml").read_text("utf-8")
    board = board.replace('id = "example"', f'id = "{name}"', 1)
    board = re.sub(r"^names = .*$", f'names = {{ en = "{title}" }}', board, count=1, flags=re.MULTILINE)
    _, rest = board.split("\n", 1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "board.toml").write_text(f"# {title}: a map in the making, begun with Lantern Island.\n{rest}", "utf-8")
    for file in ("geography.json", "SOURCES.md"):
        (folder / file).write_text((EXAMPLE / file).read_text("utf-8").replace("Lantern Island", title), "utf-8")
