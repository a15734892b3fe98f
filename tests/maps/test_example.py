"""Lantern Island, the map to begin with, and `slow-train maps new`: sound, well drawn, and played to the end."""

import tomllib
from pathlib import Path

import pytest

import maps
from bot.cli.simulate import play
from engine import Edition
from maps.checks.network import neighbours
from maps.checks.tickets import distance
from rendering.bases import geography_in
from rendering.scene import collisions, lay_out
from tests.bot.cli.conftest import Runs, folder, slow_train

__all__ = ["folder", "slow_train"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_it_is_played_to_the_end(seats: int, level: str) -> None:
    edition = Edition(maps.load(maps.EXAMPLE))
    played = play(edition, seats, seats.to_bytes(32, "big"), [level] * seats)
    assert played.final is not None, played.ended


def test_nothing_on_it_lies_on_anything_else() -> None:
    board = maps.load(maps.EXAMPLE)
    assert list(collisions(board, lay_out(board))) == []
    assert geography_in(maps.EXAMPLE).land


def test_it_is_not_offered_by_itself() -> None:
    assert "example" not in [entry.name for entry in maps.shelf()]


def test_tickets_are_worth_their_shortest_path() -> None:
    board = maps.load(maps.EXAMPLE)
    network = neighbours(board)
    for ticket in board.tickets:
        if len(ticket.cities) == 2:
            assert distance(network, *ticket.cities) == ticket.points, ticket.cities


def test_a_map_is_begun(slow_train: Runs, folder: Path) -> None:
    code, printed, _ = slow_train("maps", "new", "mine/harbour_line")
    assert code == 0
    assert "slow-train maps preview" in printed
    board = maps.load(folder / "mine" / "harbour_line")
    assert (board.id, dict(board.names)) == ("harbour_line", {"en": "Harbour Line"})
    text = (folder / "mine" / "harbour_line" / "board.toml").read_text("utf-8")
    assert text.startswith("# Harbour Line: a map in the making")
    assert tomllib.loads(text)["cities"] == tomllib.loads((maps.EXAMPLE / "board.toml").read_text("utf-8"))["cities"]
    assert geography_in(folder / "mine" / "harbour_line").meta.title == "Harbour Line"
    code, printed, _ = slow_train("maps", "check", "mine/harbour_line")
    assert (code, "fine: 2–4 players, 10 cities, 24 routes, 20 tickets" in printed) == (0, True)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Harbour Line", "can't be the id of a map"),
        ("europe", "is one of our maps"),
        ("full", "is there already and not empty"),
        ("file", "is there already and not empty"),
        ("file/inside", "can't be written"),
    ],
)
def test_what_can_not_be_begun(slow_train: Runs, folder: Path, name: str, says: str) -> None:
    (folder / "full").mkdir()
    (folder / "full" / "x").touch()
    (folder / "file").touch()
    code, _, complained = slow_train("maps", "new", name)
    assert code == 2
    assert says in complained


def test_all_maps_are_checked_without_a_path(slow_train: Runs, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slow_train("maps", "new", "mine/harbour_line")
    monkeypatch.setenv("MAPS_DIR", str(folder / "mine"))
    code, printed, _ = slow_train("maps", "check")
    assert code == 0
    assert printed.count(": fine: ") == 5
    (folder / "mine" / "harbour_line" / "geography.json").write_text('{"land": [[[[1, 2]]]]}')
    code, printed, _ = slow_train("maps", "check")
    assert code == 1
    assert "harbour_line/geography.json: land[0][0]: 1 points; expected at least 3" in printed
