"""Which maps there are, and where they lie."""

import shutil
from pathlib import Path

import pytest

import maps
from tests.maps.changed import changed, put


def own(home: Path) -> Path:
    """A directory with one map of one's own, one folder that is none, and one that has the name of one of ours."""
    (home / "notes").mkdir()
    changed("paris", put("reconstructed", value=False), home)
    shutil.copytree(maps.find("paris"), home / "paris_printed")
    return home


def test_the_extra_directory_comes_after_ours(tmp_path: Path) -> None:
    shelf = maps.shelf(own(tmp_path))
    assert [entry.name for entry in shelf] == [*maps.names(), "paris_printed"]
    assert [entry.ours for entry in shelf] == [True] * 4 + [False]


def test_ours_win_where_the_names_are_equal(tmp_path: Path) -> None:
    assert maps.find("paris", own(tmp_path)) == maps.find("paris")
    assert maps.hidden(tmp_path) == (tmp_path / "paris",)
    assert maps.hidden() == ()


def test_find_in_the_extra_directory(tmp_path: Path) -> None:
    assert maps.find("paris_printed", own(tmp_path)) == tmp_path / "paris_printed"


@pytest.mark.parametrize("name", ["pari", "", ".", "..", "../maps/paris", "/etc", "notes"])
def test_unknown_names_and_paths_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(maps.UnknownMap) as caught:
        maps.find(name, own(tmp_path))
    known = "one of europe, great_lakes, paris, amsterdam, paris_printed"
    hint = ' (did you mean "paris"?)' if name == "pari" else ""
    assert caught.value.problems == (maps.Problem(name, "", "there is no map of that name", known + hint),)


def test_an_extra_directory_that_is_not_there_adds_nothing(tmp_path: Path) -> None:
    assert maps.shelf(tmp_path / "nowhere") == maps.shelf()
