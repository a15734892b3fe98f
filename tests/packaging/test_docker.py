"""Dockerfile, .dockerignore and the two compose files, as far as they can be checked without a Docker engine."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import COMMANDS
from bot.settings import NAMES
from bot.workers import read_shards
from tests.packaging.dockerfile import ROOT, Instruction, context, stages

COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")
SCALED = (ROOT / "compose.scale.yaml").read_text("utf-8")
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
    for volume in volumes:
        assert re.search(rf"^      - \w+:{volume}$", COMPOSE, re.MULTILINE), volume
    assert "tmpfs: [/tmp]" in COMPOSE


@pytest.mark.parametrize("compose", [COMPOSE, SCALED])
def test_the_program_has_no_rights_and_its_secrets_come_from_a_file(compose: str) -> None:
    assert re.search(r"^ +read_only: true$", compose, re.MULTILINE)
    assert "cap_drop: [ALL]" in compose
    assert "no-new-privileges:true" in compose
    assert "env_file: .env" in compose
    assert "DISCORD_TOKEN:" not in compose
    assert not re.search(r"PASSWORD: (?!\$\{)", compose), "a password stands in the file"


def services(compose: str) -> dict[str, str]:
    """The text of each service, with what it takes over."""
    shared = dict(re.findall(r"^x-\w+: &(\w+)\n((?: .*\n)+)", compose, re.MULTILINE))
    listed = re.search(r"^services:\n((?: .*\n|\n)+)", compose, re.MULTILINE)
    assert listed
    found = re.findall(r"^  ([\w-]+):\n((?:    .*\n)+)", listed[1], re.MULTILINE)
    return {name: re.sub(r"<<: \*(\w+)\n", lambda one: shared[one[1]], text) for name, text in found}


def settings_of(service: str) -> dict[str, str]:
    return dict(re.findall(r"^ +([A-Z_]+): \"?([^\"\n]*)", service, re.MULTILINE))


def test_the_settings_of_the_image_win_over_those_in_the_file() -> None:
    """.env may have been written for a bot without Docker: its paths are not those of the container."""
    image = environment(stages()[1])
    assert settings_of(services(COMPOSE)["slow-train"]) == {
        name: image[name] for name in ("DATABASE_PATH", "BACKUP_DIR", "CACHE_DIR", "HEALTH_PORT")
    }
    for name in ("worker-0", "worker-1"):
        given = settings_of(services(SCALED)[name])
        assert (given["CACHE_DIR"], given["HEALTH_PORT"]) == (image["CACHE_DIR"], image["HEALTH_PORT"])


def volumes(compose: str) -> set[str]:
    listed = re.search(r"^volumes:\n((?: .*\n)+)", compose, re.MULTILINE)
    assert listed
    return set(re.findall(r"^  ([\w-]+):$", listed[1], re.MULTILINE))


def test_the_two_files_share_no_volume() -> None:
    """Both have the same project name, that of the folder: PostgreSQL would get the folder with the SQLite file."""
    assert volumes(COMPOSE) == {"games", "cache"}
    assert volumes(SCALED)
    assert not volumes(COMPOSE) & volumes(SCALED)
    for compose in (COMPOSE, SCALED):
        used = set(re.findall(r"^      - ([\w-]+):/", compose, re.MULTILINE))
        assert used == volumes(compose)


def test_the_image_is_built_once() -> None:
    first, second = (services(SCALED)[name] for name in ("worker-0", "worker-1"))
    assert "build: ." in first
    assert "build:" not in second
    assert "pull_policy: never" in second
    assert all("image: slow-train\n" in text for text in (first, second))


def test_what_is_kept_in_memory_belongs_to_the_user_of_the_image() -> None:
    (made,) = [text for text in texts(stages()[1], "RUN") if "useradd" in text]
    uid = re.search(r"--uid (\d+)", made)
    assert uid
    assert f'"/data:uid={uid[1]},' in SCALED


def test_the_workers_divide_the_shards_between_them() -> None:
    workers = {name: text for name, text in services(SCALED).items() if name.startswith("worker")}
    settings = {name: settings_of(text) for name, text in workers.items()}
    assert len(workers) == 2
    served: list[int] = []
    for given in settings.values():
        assert given.keys() <= set(NAMES)
        shards = read_shards(given["SHARD_COUNT"], given["SHARD_IDS"])
        served += shards.ids
        assert given["DATABASE_URL"].startswith("postgresql://")
        assert given["METRICS"] == "on"
    assert sorted(served) == list(range(shards.count)), "every shard has one worker"
    ports = re.findall(r'"127\.0\.0\.1:(\d+):8075"', SCALED)
    assert len(set(ports)) == len(workers), "each says how it is, on this machine only"
    caches = re.findall(rf"- ([\w-]+):{CACHE}$", SCALED, re.MULTILINE)
    assert len(set(caches)) == len(workers)


def test_the_image_can_use_postgresql() -> None:
    build, _ = stages()
    assert any('".[postgres]"' in text for text in texts(build, "RUN"))
    assert "condition: service_healthy" in services(SCALED)["worker-0"], "the workers wait for the database"
    assert "pg_isready" in services(SCALED)["database"]


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
