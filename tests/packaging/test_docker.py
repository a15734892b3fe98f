"""Dockerfile, .dockerignore and compose.yaml, as far as they can be checked without a Docker engine."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from bot.settings import NAMES
from tests.packaging.dockerfile import ROOT, Instruction, context, stages

COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
CACHE = "/var/cache/slow-train"


def texts(stage: list[Instruction], name: str) -> list[str]:
    return [one.text for one in stage if one.name == name]


def environment(stage: list[Instruction]) -> dict[str, str]:
    return dict(word.split("=", 1) for text in texts(stage, "ENV") for word in text.split())


def test_one_stage_builds_and_the_other_runs() -> None:
    build, run = stages()
    assert build[0].text.endswith(" AS build")
    assert [one.option("from") for one in run if one.name == "COPY"] == ["build", "build"], "nothing of the source"
    assert not any("pip" in text for text in texts(run, "RUN"))
    assert build[0].text.split()[0] == run[0].text, "the same Python in both, or the program does not run"


def test_it_does_not_run_as_root() -> None:
    _, run = stages()
    (user,) = texts(run, "USER")
    (made,) = [text for text in texts(run, "RUN") if "useradd" in text]
    assert made.split(" && ")[0].endswith(f" {user}")
    after = run[[one.name for one in run].index("USER") :]
    assert not any(one.name in ("RUN", "COPY", "USER") for one in after[1:])


def test_what_is_run_is_a_command_of_ours() -> None:
    _, run = stages()
    for text in (*texts(run, "CMD"), texts(run, "HEALTHCHECK")[0].partition("CMD ")[2]):
        name, command = re.findall(r'"([^"]+)"', text)
        assert name == "slow-train"
        assert command in COMMANDS
    assert texts(run, "STOPSIGNAL") == ["SIGTERM"]


def test_settings_are_ours_and_none_is_secret() -> None:
    _, run = stages()
    ours = {name for name in environment(run) if not name.startswith("PYTHON")} - {"PATH"}
    assert ours <= set(NAMES)
    assert "DISCORD_TOKEN" not in ours
    assert ours >= {"DATABASE_PATH", "CACHE_DIR", "HEALTH_PORT"}, "the health check needs its port"


def test_everything_that_is_written_lies_in_a_volume() -> None:
    """The rest of the file system is read-only."""
    _, run = stages()
    volumes = re.findall(r'"([^"]+)"', texts(run, "VOLUME")[0])
    given = environment(run)
    for name in ("DATABASE_PATH", "CACHE_DIR", "BACKUP_DIR"):
        assert any(given[name].startswith(volume) for volume in volumes), name
    assert re.search(r"^    read_only: true$", COMPOSE, re.MULTILINE)
    for volume in volumes:
        assert re.search(rf"^      - \w+:{volume}$", COMPOSE, re.MULTILINE), volume
    assert "tmpfs: [/tmp]" in COMPOSE
    assert "cap_drop: [ALL]" in COMPOSE
    assert "no-new-privileges:true" in COMPOSE
    assert "env_file: .env" in COMPOSE
    assert "DISCORD_TOKEN" not in COMPOSE


def test_only_what_is_needed_gets_into_the_build() -> None:
    build, _ = stages()
    files = {file.as_posix() for file in context()}
    copied = {word for one in build if one.name == "COPY" for word in one.words[:-1]}
    assert {file.split("/")[0] for file in files} == copied
    assert not any("__pycache__" in file or file.endswith((".pyc", ".env", ".db")) for file in files)
    assert {"bot/text/en.ftl", "bot/cli/__init__.py", "maps/europe/board.toml", "maps/example/board.toml"} <= files
    code = subprocess.run(["git", "ls-files", *copied], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert files >= set(code.split()), "a file of the program that the image would lack"


def _inside(text: str, root: Path) -> str:
    """The absolute paths of a command, moved below a folder."""
    return re.sub(r"(?<![\w.])/(?=(?:src|opt|var|data)\b)", f"{root}/", text)


@pytest.mark.soak
def test_every_step_of_the_build_in_a_clean_folder(tmp_path: Path) -> None:
    """As Docker would do it, with the paths below a folder of the test; it needs a registry to install from."""
    build, run = stages()
    given = {"PATH": f"{Path(sys.base_prefix) / 'bin'}:/usr/bin:/bin", "HOME": str(tmp_path)}
    given |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "UV_"))}
    given |= environment(build)
    source = tmp_path / "src"
    source.mkdir()
    for one in build:
        if one.name == "COPY":
            for name in one.words[:-1]:
                for file in (file for file in context() if file.as_posix().split("/")[0] == name):
                    (source / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / file, source / file)
        elif one.name == "RUN":
            done = subprocess.run(
                ["sh", "-ec", _inside(one.text, tmp_path)], cwd=source, env=given, capture_output=True, text=True
            )
            assert done.returncode == 0, f"{one.text}\n{done.stdout}\n{done.stderr}"
    shutil.rmtree(source)
    moved = {name: _inside(value, tmp_path) for name, value in environment(run).items()}
    moved["PATH"] = moved["PATH"].replace("$PATH", given["PATH"])
    data = tmp_path / "data"
    data.mkdir()
    for words, code in ((["maps", "check"], 0), (["doctor"], 1), (["sandbox"], 2), (["run"], 2)):
        done = subprocess.run(["slow-train", *words], cwd=data, env=moved, capture_output=True, text=True)
        assert done.returncode == code, f"{words}\n{done.stdout}\n{done.stderr}"
        assert "Traceback" not in done.stderr
    assert len(list((tmp_path / CACHE[1:]).glob("*.png"))) == 4
