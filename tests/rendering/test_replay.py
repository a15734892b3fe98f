"""The film of a game: its frames, its size, what is lit and how long each is shown."""

import io
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import rendering
from bot.cli import main
from bot.text.pictures import PictureWords
from engine import Edition
from engine.history import Shot, merged, shots
from engine.record import Record, encode_record, sealed
from engine.replay import check_record
from rendering.replay import MOST_FRAMES, WIDTH, Artist, durations, frames_of
from tests.engine.test_records import FILES, read
from tests.rendering.tables import seated

LARGEST = 8_000_000


def recorded(name: str) -> tuple[Edition, Record]:
    return read(next(file for file in FILES if file.stem == name))


def filmed(edition: Edition, record: Record, said: PictureWords, kind: str = "webp") -> rendering.Picture:
    final = check_record(edition, record).final
    players = seated(record.seats)
    return rendering.replay(edition, shots(edition, record), final, said, players, "gif" if kind == "gif" else "webp")


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """The frames with their milliseconds."""
    found = []
    with Image.open(io.BytesIO(data)) as film:
        for number in range(getattr(film, "n_frames", 1)):
            film.seek(number)
            picture = film.convert("RGB")
            found.append((picture, int(film.info["duration"])))
    return found


@pytest.mark.parametrize("kind", ["webp", "gif"])
def test_a_film_has_a_frame_for_everything_on_the_map_and_one_for_the_end(kind: str, said: PictureWords) -> None:
    edition, record = recorded("paris-2")
    picture = filmed(edition, record, said, kind)
    shown = frames(picture.data)
    assert len(shown) == len(shots(edition, record)) + 1
    assert picture.name == f"replay.{kind}"
    assert {image.width for image, _ in shown} == {WIDTH}
    assert shown[-1][1] > 5 * shown[0][1]
    assert all(ImageChops.difference(one, two).getbbox() for (one, _), (two, _) in pairwise(shown))
    assert len(picture.data) < LARGEST


@pytest.mark.soak
@pytest.mark.parametrize("file", [file for file in FILES if file.stem[-1] in "45"], ids=lambda file: file.stem)
def test_films_of_full_tables_stay_small(file: Path, said: PictureWords) -> None:
    edition, record = read(file)
    picture = filmed(edition, record, said)
    assert len(picture.data) < LARGEST
    assert len(frames(picture.data)) <= MOST_FRAMES


def test_no_film_has_too_many_frames() -> None:
    edition, record = recorded("paris-2")
    some = shots(edition, record)
    many = [some[number % len(some)] for number in range(1000)]
    assert len(frames_of(many, None)) == MOST_FRAMES
    assert len(frames_of(many, check_record(edition, record).final)) == MOST_FRAMES
    assert len(frames_of(merged(many, 1), None)) == 1
    for count in (1, 2, 40, MOST_FRAMES):
        shown = durations(count)
        assert len(shown) == count
        assert sum(shown[:-1]) <= 61_000


def test_the_newest_is_lit_and_only_that(said: PictureWords) -> None:
    """Between two frames, what changes on the map lies where something was built, or had been in the frame before."""
    edition, record = recorded("amsterdam-2")
    taken = shots(edition, record)
    artist = Artist(edition, said, seated(2))
    shown = [Shot(shot.view, shot.events, 1) for shot in taken[3:6]]
    lit = [artist.draw(frame) for frame in frames_of(shown, None)]
    plain = [artist.draw(frame) for frame in frames_of([Shot(shot.view, (), 1) for shot in shown], None)]
    for one, other in zip(lit, plain, strict=True):
        on_map = (0, 0, WIDTH, artist.map_height)
        around = ImageChops.difference(one.crop(on_map), other.crop(on_map)).getbbox()
        assert around is not None
        assert (around[2] - around[0]) * (around[3] - around[1]) < WIDTH * artist.map_height / 3


def test_a_running_game_ends_with_the_table_as_it_lies(said: PictureWords) -> None:
    edition, record = recorded("paris-3")
    running = sealed(replace(record, actions=record.actions[:60], final=()))
    assert check_record(edition, running).final is None
    picture = filmed(edition, running, said)
    assert len(frames(picture.data)) == len(shots(edition, running))
    assert "points" not in picture.alt, "the words tell no score that nobody has"


def test_the_words_tell_the_ranking(said: PictureWords) -> None:
    edition, record = recorded("paris-2")
    alt = filmed(edition, record, said).alt
    winner = next(number for number, seat in enumerate(record.final) if seat.place == 1)
    assert f"1. {seated(2)[winner].name}: {record.final[winner].total} points." in alt


def test_the_command_writes_a_film(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = recorded("paris-2")[1]
    file = tmp_path / "game.json"
    file.write_bytes(encode_record(record))
    for kind in ("webp", "gif"):
        out = tmp_path / f"game.{kind}"
        assert main(["record", "replay", str(file), "--out", str(out)]) == 0
        assert Image.open(out).format == kind.upper()
        assert "the game in" in capsys.readouterr().out
    assert main(["record", "replay", str(file), "--out", str(tmp_path / "game.mp4")]) == 2
    assert "must end in .webp or .gif" in capsys.readouterr().err
    assert main(["record", "replay", str(file), "--out", str(tmp_path / "no" / "game.gif")]) == 1
    assert "can't be written" in capsys.readouterr().err
    file.write_bytes(b"\xff")
    assert main(["record", "replay", str(file), "--out", str(tmp_path / "game.gif")]) == 1
    assert "not UTF-8" in capsys.readouterr().err
