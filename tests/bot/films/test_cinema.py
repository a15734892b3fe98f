"""Films are drawn by a process of their own, once, and kept within bounds."""

import asyncio
import errno
import io
import os
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.films import Cinema, FilmFailed, FilmOrder, cinema
from bot.films.order import ORDERS, encoded, name_of
from bot.polite import LAST, polite_child
from engine.edition import board_json
from engine.history import shots
from tests.engine.test_records import FILES, read
from tests.rendering.tables import seated


@pytest.fixture
def order() -> FilmOrder:
    edition, record = read(next(file for file in FILES if file.stem == "paris-2"))
    some = tuple(shots(edition, record)[:3])
    return FilmOrder(board_json(edition.board).decode(), some, None, tuple(seated(2)), "en")


def test_an_order_comes_back_as_it_was_written(order: FilmOrder) -> None:
    assert ORDERS.decode(encoded(order)) == order


def test_another_game_name_or_language_is_another_film(order: FilmOrder) -> None:
    others = [order, replace(order, language="uk"), replace(order, shots=order.shots[:2]), replace(order, version=99)]
    others.append(replace(order, players=tuple(seated(2, ("A", "B")))))
    assert len({name_of(encoded(other)) for other in others}) == len(others)


async def test_who_asks_meanwhile_waits_for_the_same_drawing(order: FilmOrder, tmp_path: Path) -> None:
    films = Cinema(tmp_path)
    with patch("bot.films.cinema.asyncio.create_subprocess_exec", wraps=asyncio.create_subprocess_exec) as started:
        one, two = await asyncio.gather(films.film(order), films.film(order))
        assert one == two == await films.film(order)
    assert started.call_count == 1
    assert getattr(Image.open(io.BytesIO(one)), "n_frames", 1) == 3
    assert [file.name for file in (tmp_path / "films").iterdir()] == [name_of(encoded(order))]


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are other ones there")
async def test_everything_else_goes_before_a_film() -> None:
    process = await polite_child("http.server", "0", stdout=asyncio.subprocess.DEVNULL)
    try:
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == LAST
    finally:
        process.kill()
        await process.wait()


async def test_a_film_that_fails_is_tried_again(order: FilmOrder, tmp_path: Path) -> None:
    films = Cinema(tmp_path)
    with pytest.raises(FilmFailed):
        await films.film(replace(order, board="{}"))
    assert films._under_way == {}
    assert await films.film(order)


async def test_the_oldest_films_go_when_there_is_no_room(tmp_path: Path) -> None:
    films = Cinema(tmp_path)
    with patch.object(cinema, "_KEPT", 250):
        for number in range(4):
            films._keep(f"{number}.webp", bytes(100))
    assert len(list((tmp_path / "films").iterdir())) == 2
    assert films._kept("3.webp") == bytes(100)
    assert films._kept("0.webp") is None


async def test_a_full_disk_is_not_filled_with_halves(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    films = Cinema(tmp_path)
    with patch.object(Path, "replace", side_effect=OSError(errno.ENOSPC, "No space left on device")):
        films._keep("film.webp", bytes(100))
    assert list((tmp_path / "films").iterdir()) == []
    assert "a film could not be kept: No space left on device" in caplog.text
