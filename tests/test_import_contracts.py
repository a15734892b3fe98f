"""The contracts of pyproject.toml refuse what nobody has thought of yet: a new room, a new import."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NEW = {
    "bot/newcomer.py": "import sqlite3\n\nimport discord\nfrom PIL import Image\n",
    "engine/newcomer.py": "import time\n",
    "sandbox/newcomer.py": "import engine\n",
    "maps/newcomer.py": "import urllib.request\n\nimport sandbox\n",
    "rendering/newcomer.py": "import babel\n",
}
SAID = (
    "engine.newcomer imports time",
    "sandbox.newcomer -> engine",
    "maps.newcomer -> sandbox",
    "maps.newcomer imports urllib",
    "rendering.newcomer imports babel",
    "bot.newcomer -> discord",
    "bot.newcomer -> PIL",
    "bot.newcomer -> sqlite3",
    "newcomer",
)


def test_what_is_new_is_refused_until_it_has_its_place(tmp_path: Path) -> None:
    for room in ("engine", "maps", "rendering", "bot", "sandbox"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=lambda folder, names: _no_code(folder, names))
    (tmp_path / "tests").mkdir()
    for file in ("pyproject.toml", "tests/__init__.py", "tests/import_contracts.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    for file, text in NEW.items():
        (tmp_path / file).write_text(text)
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env={"PYTHONPATH": str(tmp_path)})
    said = done.stdout + done.stderr
    assert done.returncode == 1, said
    assert [line for line in SAID if line not in said] == [], said
    assert "Inside the bot BROKEN" in said, "a module of the bot without a place"


def _no_code(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if (Path(folder) / name).is_file() and not name.endswith(".py")]
