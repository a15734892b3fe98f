"""slow-train maps paint, maps preview and record render."""

import argparse
from pathlib import Path

import pytest
from PIL import Image

import maps
from bot.cli import main, record_render
from engine import legal_actions
from engine.ids import Seat
from engine.record import action_line, encode_record, make_record
from tests.rendering.tables import begun, play_on


def test_preview_of_one_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "paris.jpg"
    assert main(["maps", "preview", "paris", "--out", str(out)]) == 0
    assert Image.open(out).size == (1800, 1200)
    assert "the board of paris" in capsys.readouterr().out


def test_preview_of_a_map_in_the_making(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No geography, and a city that was put right beside another: drawn, and told."""
    folder = tmp_path / "paris"
    folder.mkdir()
    text = (maps.find("paris") / "board.toml").read_text("utf-8")
    first = maps.edition("paris").board.cities[0]
    second = maps.edition("paris").board.cities[1]
    moved = text.replace(f"x = {second.x:.4f}, y = {second.y:.4f}", f"x = {first.x + 0.032:.4f}, y = {first.y:.4f}")
    assert moved != text
    (folder / "board.toml").write_text(moved, "utf-8")
    out = tmp_path / "out.jpg"
    code = main(["maps", "preview", str(folder), "--out", str(out)])
    told = capsys.readouterr()
    assert told.err == ""
    assert code == 1
    assert out.exists()
    assert f"label {first.id} lies" in told.out or f"label {second.id} lies" in told.out


def test_preview_of_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["maps", "preview", str(tmp_path / "none"), "--out", str(tmp_path / "x.jpg")]) == 1
    assert "none" in capsys.readouterr().err


def test_preview_into_nowhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["maps", "preview", "paris", "--out", str(tmp_path / "no" / "x.jpg")]) == 1
    assert "can't be written" in capsys.readouterr().err


def test_paint_fills_the_cache_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    extra = tmp_path / "maps"
    extra.mkdir()
    assert main(["maps", "paint", "--cache-dir", str(tmp_path / "cache"), "--maps-dir", str(extra)]) == 0
    assert capsys.readouterr().out.count("painted in") == 4
    assert len(list((tmp_path / "cache").glob("*.png"))) == 4
    assert main(["maps", "paint", "--cache-dir", str(tmp_path / "cache")]) == 0
    assert capsys.readouterr().out.count("already painted") == 4


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of a few actions on Paris."""
    from engine import apply

    edition = maps.edition("paris")
    state = first = begun(edition, 2)
    lines: list[str] = []
    for _ in range(12):
        seat = next(seat for seat in range(2) if legal_actions(edition, state, Seat(seat)))
        action = legal_actions(edition, state, Seat(seat))[0]
        lines.append(action_line(seat, action))
        state = apply(edition, state, Seat(seat), action).state
    file = tmp_path / "game.json"
    file.write_bytes(encode_record(make_record(edition, first, lines)))
    return file


def _render(*words: str) -> int:
    parser = argparse.ArgumentParser()
    record_render.add_arguments(parser)
    return record_render.run(parser.parse_args(words))


def test_render_a_move(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "move.jpg"
    assert _render(str(record), "--move", "5", "--out", str(out)) == 0
    assert Image.open(out).size == (1800, 1200)
    assert "after 5 of 12 actions" in capsys.readouterr().out
    assert _render(str(record), "--out", str(out)) == 0


def test_render_a_move_that_is_not_there(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _render(str(record), "--move", "99", "--out", str(tmp_path / "x.jpg")) == 1
    assert "0 to 12" in capsys.readouterr().err


def test_render_the_end(tmp_path: Path) -> None:
    edition = maps.edition("paris")
    state = begun(edition, 2)
    lines: list[str] = []
    final, _ = play_on(edition, state, 5000, 3, lines)
    assert final.ended
    file = tmp_path / "game.json"
    file.write_bytes(encode_record(make_record(edition, state, lines)))
    out = tmp_path / "end.jpg"
    assert _render(str(file), "--out", str(out)) == 0
    assert Image.open(out).width == 1800
