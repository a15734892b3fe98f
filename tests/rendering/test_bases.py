"""Base art: painted once, read from disk afterwards, never half a file, plain where there is no geography."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

import maps
import rendering
from bot.text.pictures import PictureWords
from engine import Edition
from maps.checks.words import STYLES
from rendering import GeographyError, bases
from rendering.base import paint
from rendering.geography import Geography
from rendering.memory import Memory
from rendering.style import style_of


@pytest.fixture
def paris() -> Edition:
    return maps.edition("paris")


@pytest.mark.usefixtures("empty_memory")
def test_painted_once_and_read_afterwards(paris: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rendering.use(tmp_path)
    assert not rendering.is_painted(paris.board)
    first = rendering.base_of(paris)
    assert rendering.is_painted(paris.board)
    assert [file.suffix for file in tmp_path.iterdir()] == [".png"]
    bases.forget()

    def refuse(*_: object) -> None:
        raise AssertionError("painted twice")

    monkeypatch.setattr(bases, "paint_base", refuse)
    again = rendering.base_of(paris)
    assert again.tobytes() == first.tobytes()


def test_the_name_changes_with_map_geography_and_painter(paris: Edition, monkeypatch: pytest.MonkeyPatch) -> None:
    board, geography = paris.board, bases.geography_in(maps.find("paris"))
    names = {
        bases.cache_name(board, geography),
        bases.cache_name(replace(board, format=2), geography),
        bases.cache_name(board, Geography()),
    }
    monkeypatch.setattr(bases, "VERSION", paint.VERSION + 1)
    names.add(bases.cache_name(board, geography))
    assert len(names) == 4


def test_a_failure_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Path, target: Path) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        bases.write(tmp_path / "x.png", Image.new("RGB", (8, 8)))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("empty_memory")
def test_a_cache_that_is_damaged_or_can_not_be_written_costs_no_picture(
    paris: Edition, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = Image.new("RGB", (8, 8))
    monkeypatch.setattr(bases, "paint_base", lambda board, geography: painted)
    rendering.use(tmp_path)
    (tmp_path / bases.cache_name(paris.board, bases.geography_in(maps.find("paris")))).write_bytes(b"half a file")
    assert rendering.base_of(paris) is painted
    bases.forget()

    def fail(file: Path, image: Image.Image) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(bases, "write", fail)
    rendering.use(tmp_path / "other")
    assert rendering.base_of(paris) is painted


def test_a_map_without_geography_gets_plain_paper(paris: Edition, said: PictureWords, tmp_path: Path) -> None:
    picture = rendering.preview(paris, said, tmp_path)
    assert len(picture.data) > 100_000


def test_an_unknown_board_is_drawn(paris: Edition, said: PictureWords, tmp_path: Path) -> None:
    own = Edition(replace(paris.board, id="my_town"))
    assert rendering.preview(own, said, tmp_path).data
    assert rendering.lobby(own, said, ()).data


@pytest.mark.parametrize("style", STYLES)
def test_a_map_of_ones_own_chooses_its_style(style: str, paris: Edition) -> None:
    own = replace(paris.board, id="my_town", style=style)
    assert style_of(own).painter == style
    assert style_of(replace(paris.board, id="my_town")).painter == "plain"


def test_our_maps_have_their_style_by_their_id() -> None:
    for name in maps.names():
        assert style_of(maps.edition(name).board).painter == name


def test_cities_without_positions_on_earth_are_drawn(paris: Edition, said: PictureWords, tmp_path: Path) -> None:
    """A map of nowhere: no latitude, no longitude."""
    cities = tuple(replace(city, lat=0.0, lon=0.0) for city in paris.board.cities)
    own = Edition(replace(paris.board, id="nowhere", cities=cities))
    assert rendering.preview(own, said, tmp_path).data


def test_a_broken_geography_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "geography.json").write_text('{"land": [[["a"]]]}')
    with pytest.raises(GeographyError, match=r"geography\.json.*land"):
        bases.geography_in(tmp_path)


def test_memory_is_bounded_and_forgets_the_least_used() -> None:
    memory: Memory[bytes] = Memory(100, len)
    for number in range(20):
        memory.get(number, lambda: bytes(10))
        memory.get(0, lambda: bytes(10))
    assert memory.used <= 100
    made: list[int] = []
    memory.get(0, lambda: made.append(0) or bytes(10))  # type: ignore[func-returns-value]
    memory.get(1, lambda: made.append(1) or bytes(10))  # type: ignore[func-returns-value]
    assert made == [1]


BROKEN = [
    "{",
    "[]",
    '{"land": [[["a"]]]}',
    '{"land": [[[[1, 2], [3, 4]]]]}',
    '{"land": [[[[NaN, 2], [3, 4], [5, 6]]]]}',
    '{"land": [[[[1e308, 2], [3, 4], [5, 6]]]]}',
    '{"land": [[[[10, -90], [3, 4], [5, 6]]]]}',
    '{"rivers": [{"name": "Styx"}]}',
    '{"rivers": [{"name": "Styx", "line": [[1, 2]]}]}',
    '{"seine": [[[2, 48], [3, 48]]]}',
    '{"canals": {"ring": []}}',
    '{"water_labels": [["Sea", 900, 0, 0]]}',
    '{"meta": {"bbox": [0, 0, 0, Infinity]}}',
]


@pytest.mark.parametrize("text", BROKEN)
def test_what_no_painter_can_make_sense_of_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "geography.json").write_text(text)
    with pytest.raises((GeographyError, maps.MapError), match=r"geography\.json: "):
        bases.geography_in(tmp_path)


@pytest.mark.parametrize("name", [*maps.names(), "example"])
def test_our_own_geography_is_sound(name: str) -> None:
    assert bases.geography_in(maps.EXAMPLE.parent / name) != Geography()


@pytest.mark.parametrize("text", ["{", '{"land": [[[[NaN, 2], [3, 4], [5, 6]]]]}'])
def test_a_broken_geography_costs_the_coast_not_the_picture(tmp_path: Path, text: str) -> None:
    board = (maps.EXAMPLE / "board.toml").read_text("utf-8").replace('id = "example"', 'id = "broken_coast"')
    (tmp_path / "broken_coast").mkdir()
    (tmp_path / "broken_coast" / "board.toml").write_text(board, "utf-8")
    (tmp_path / "broken_coast" / "geography.json").write_text(text)
    edition = Edition(maps.load(tmp_path / "broken_coast"))
    before = bases._Places.cache, bases._Places.maps_dir
    try:
        bases.use(tmp_path / "cache", tmp_path)
        assert bases.base_of(edition).size == (2400, 1600)
    finally:
        bases.use(*before)
