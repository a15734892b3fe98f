"""`slow-train maps list` and `slow-train maps check`."""

import argparse
import shutil
from pathlib import Path

import pytest

import maps
from bot.cli import maps as command
from tests.maps.changed import changed, put


def run(*words: str | Path) -> int:
    parser = argparse.ArgumentParser(prog="slow-train maps")
    command.add_arguments(parser)
    return command.run(parser.parse_args([str(word) for word in words]))


def test_list_shows_ours(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MAPS_DIR", raising=False)
    assert run("list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["name", "players", "cities", "routes", "tickets", "digest", "where"]
    for line, name in zip(lines[1:5], maps.names(), strict=True):
        digest = maps.edition(name).digest[:8]
        assert (line.split()[0], *line.split()[-2:]) == (name, digest, str(maps.find(name)))
    assert lines[1].split()[1:5] == ["2–5", "47", "101", "46"]
    assert lines[2].split()[1:5] == ["2–5", "35+2", "110", "55"]
    assert lines[5:] == [
        "paris: the network is reconstructed, it is not the printed one (see its SOURCES.md)",
        "amsterdam: 20 of 24 tickets are reconstructed (see its SOURCES.md)",
    ]


def test_list_shows_the_extra_directory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (maps.find("paris") / "board.toml").read_text(encoding="utf-8").replace('id = "paris"', 'id = "lutetia"')
    (tmp_path / "lutetia").mkdir()
    (tmp_path / "lutetia" / "board.toml").write_text(text, encoding="utf-8")
    shutil.copytree(maps.find("europe"), tmp_path / "europe")
    monkeypatch.setenv("MAPS_DIR", str(tmp_path))
    assert run("list") == 0
    out = capsys.readouterr().out
    assert str(tmp_path / "lutetia") in out
    assert f"{tmp_path}/europe: not offered, because one of ours has the same name" in out


def test_list_tells_of_a_broken_map_and_shows_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "atlantis").mkdir()
    (tmp_path / "atlantis" / "board.toml").write_text("format = 9")
    assert run("list", "--maps-dir", tmp_path) == 1
    out = capsys.readouterr().out
    assert "amsterdam" in out
    assert (
        f"{tmp_path}/atlantis/board.toml: format: the format 9 is unknown to this version; expected format = 1" in out
    )


def test_list_tells_of_a_missing_directory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("list", "--maps-dir", tmp_path / "nowhere") == 1
    assert f"{tmp_path}/nowhere: there is no such directory; expected one with maps" in capsys.readouterr().out


def test_check_finds_ours_fine(capsys: pytest.CaptureFixture[str]) -> None:
    folders = [maps.find(name) for name in maps.names()]
    assert run("check", *folders) == 0
    out = capsys.readouterr().out
    assert f"{folders[1]}: fine: 2–5 players, 35+2 cities, 110 routes, 55 tickets" in out
    assert "paris: the network is reconstructed" in out


def test_check_takes_our_names_where_nothing_is_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("check", "europe") == 0
    (tmp_path / "europe").mkdir()
    assert run("check", "europe") == 1
    assert "europe/board.toml: there is no such file" in capsys.readouterr().out


def test_check_inside_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The id is compared with the folder's real name, however the path is written."""
    folder = tmp_path / "paris" / "inner"
    shutil.copytree(maps.find("paris"), tmp_path / "paris")
    folder.mkdir()
    monkeypatch.chdir(tmp_path / "paris")
    assert run("check", ".") == 0
    assert run("check", "board.toml") == 0
    monkeypatch.chdir(folder)
    assert run("check", "..") == 0


def test_check_prints_every_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = changed("paris", put("routes", 0, "a", value="notredame"), tmp_path)
    assert run("check", folder, tmp_path / "nowhere") == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == (
        f'{folder}/board.toml: routes[0] notredame–pantheon: the city "notredame" is not in cities; '
        'expected one of the ids there (did you mean "notre_dame"?)'
    )
    assert lines[-1] == "3 problems found"
    assert len(lines) == 4


def test_check_reads_the_geography_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(maps.find("paris"), tmp_path / "paris")
    (tmp_path / "paris" / "geography.json").write_text("{")
    assert run("check", tmp_path / "paris") == 1
    assert "geography.json: line 1: not valid JSON" in capsys.readouterr().out


@pytest.mark.parametrize("words", [(), ("new",), ("chek", "x"), ("list", "extra")])
def test_wrong_usage(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        run(*words)
    assert caught.value.code == 2
    assert "usage: slow-train maps" in capsys.readouterr().err
