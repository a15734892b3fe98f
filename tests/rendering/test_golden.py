"""A few states per map against pictures that somebody has looked at, with tolerance.

UPDATE_GOLDEN=1 writes them anew; look at every one before you commit it. On failure the picture, the golden one and
their difference are kept side by side; the message names the file.
"""

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

import maps
import rendering
from bot.text.pictures import PictureWords
from engine import Edition, final_scores, view
from engine.ids import Seat
from rendering import Picture
from rendering.scene import scene_of
from tests.rendering.tables import begun, mid_game, play_on, seated

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 600
MEAN = 3.0
"""The whole picture may differ by so much on average (of 255), ..."""
BLOCK = 26.0
"""... and no block of 8 by 8 pixels by more than this: that would be a missing name."""


def _lobby(edition: Edition, said: PictureWords) -> Picture:
    return rendering.lobby(edition, said, seated(2))


def _board(edition: Edition, said: PictureWords) -> Picture:
    state, last = mid_game(edition)
    return rendering.board(edition, view(edition, state, None), said, seated(len(state.players)), last)


def _hand(edition: Edition, said: PictureWords) -> Picture:
    state, _ = mid_game(edition)
    return rendering.hand(edition, view(edition, state, Seat(0)), said, seated(len(state.players)))


def _offer(edition: Edition, said: PictureWords) -> Picture:
    return rendering.offer(edition, view(edition, begun(edition), Seat(0)), said, seated(5))


def _result(edition: Edition, said: PictureWords) -> Picture:
    state, _ = play_on(edition, begun(edition), 5000, 11)
    final = final_scores(edition, state)
    return rendering.result(edition, view(edition, state, None), final, said, seated(len(state.players)))


KINDS: dict[str, Callable[[Edition, PictureWords], Picture]] = {
    "lobby": _lobby,
    "board": _board,
    "hand": _hand,
    "offer": _offer,
    "result": _result,
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", maps.names())
def test_golden(name: str, kind: str, said: PictureWords, tmp_path: Path) -> None:
    drawn = _reduced(KINDS[kind](maps.edition(name), said))
    file = GOLDEN / f"{name}-{kind}.webp"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        drawn.save(file, "WEBP", quality=88, method=6)
    golden = Image.open(file).convert("RGB")
    assert drawn.size == golden.size
    difference, mean, worst = _compared(drawn, golden)
    if mean > MEAN or worst > BLOCK:
        kept = _side_by_side(drawn, golden, difference, tmp_path / f"{name}-{kind}.png")
        pytest.fail(f"differs by {mean:.1f} on average, {worst:.0f} in one block; see {kept}")


def _compared(one: Image.Image, two: Image.Image) -> tuple[Image.Image, float, float]:
    """The difference, its average and its worst block; halved first, so that the loss of the encoding hardly counts."""
    difference = ImageChops.difference(one.reduce(2), two.reduce(2)).convert("L")
    worst = difference.reduce(4).getextrema()[1]
    assert isinstance(worst, int | float)
    return difference.resize(one.size), ImageStat.Stat(difference).mean[0], worst


def _reduced(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)


def _side_by_side(drawn: Image.Image, golden: Image.Image, difference: Image.Image, file: Path) -> Path:
    sheet = Image.new("RGB", (drawn.width * 3, drawn.height))
    bright = difference.point([min(255, v * 4) for v in range(256)]).convert("RGB")
    for number, picture in enumerate((drawn, golden, bright)):
        sheet.paste(picture, (number * drawn.width, 0))
    sheet.save(file)
    return file


def test_a_missing_name_would_be_noticed(said: PictureWords) -> None:
    """The tolerance is not so wide that a city could lose its name."""
    edition = maps.edition("europe")
    state, _ = mid_game(edition)
    image = rendering.draw_board(edition, view(edition, state, None), said, seated(5))
    room = next(label.room for label in scene_of(edition).labels if label.city == "roma")
    damaged = image.copy()
    damaged.paste((235, 220, 180), tuple(round(v) for v in room))  # type: ignore[arg-type]
    size = (WIDTH, round(image.height * WIDTH / image.width))
    assert _compared(image.resize(size), damaged.resize(size))[2] > BLOCK
