"""Every picture of every map: the right size, small enough, and drawn whatever the table looks like."""

import io
import threading
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import maps
import rendering
from bot.text import words
from bot.text.pictures import PictureWords
from engine import Edition, final_scores, view
from engine.events import RowRenewed, TunnelLaid
from engine.ids import CLOSED, FREE, Seat
from engine.view import View
from rendering import Picture, ShownPlayer, fonts
from rendering.boards import phase
from rendering.picture import ALT_LIMIT
from rendering.scene import scene_of
from rendering.tabletop import draw_tabletop
from rendering.title import draw_title
from tests.rendering.tables import begun, busy_table, mid_game, play_on, seated

MAPS = maps.names()


def opened(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.format == "JPEG"
    assert len(picture.data) <= 1_000_000
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert picture.name.endswith(".jpg")
    return image


@pytest.mark.parametrize("name", MAPS)
def test_board(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    shown, last = busy_table(edition)
    image = opened(rendering.board(edition, shown, said, seated(len(shown.seats)), last))
    assert image.size == ((2400, 1600) if name in ("europe", "great_lakes") else (1800, 1200))


@pytest.mark.parametrize("name", MAPS)
def test_lobby_with_nobody_and_with_everybody(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    opened(rendering.lobby(edition, said, ()))
    opened(rendering.lobby(edition, said, seated(5)))


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("language", ["en", "pl", "ru", "uk"])
def test_the_title_is_never_cut(name: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = PictureWords(words(language))
    edition = maps.edition(name)
    shown = replace(view(edition, begun(edition), None), turn=137)
    whole: list[bool] = []
    fitted = fonts.fitted

    def noted(face: fonts.Face, size: int, text: str, room: int) -> str:
        written = fitted(face, size, text, room)
        whole.append(written == text)
        return written

    monkeypatch.setattr(fonts, "fitted", noted)
    phases = (replace(shown, last_turns=left) for left in (0, 1, 2, 5, 9))
    for text in (*(phase(one, told) for one in phases), phase(replace(shown, turn=0), told), told.say("picture-ended")):
        draw_title(Image.new("RGB", (2400, 1600)), scene_of(edition), told.board(edition.board), text)
    assert whole
    assert all(whole)


def test_a_tunnel_that_is_asked_about_is_lit_and_stays_legible() -> None:
    edition = maps.edition("europe")
    route = next(number for number, one in enumerate(edition.routes) if one.tunnel)
    laid = TunnelLaid(Seat(0), edition.route_ids[route], ("red",), ("red", "blue", "green"), 1)
    shown = view(edition, begun(edition, 2), None)
    dark, lit = (draw_tabletop(edition, shown, seated(2), last) for last in ((), (laid,)))
    assert ImageChops.difference(dark, lit).getbbox() is not None
    for slot in scene_of(edition).lanes[route].slots:
        box = (round(slot.x) - 4, round(slot.y) - 4, round(slot.x) + 4, round(slot.y) + 4)
        assert dark.crop(box).tobytes() == lit.crop(box).tobytes()


@pytest.mark.parametrize("name", MAPS)
def test_hand_and_offer(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    opened(rendering.offer(edition, view(edition, begun(edition), Seat(1)), said, seated(5)))
    state, _ = mid_game(edition)
    opened(rendering.hand(edition, view(edition, state, Seat(0)), said, seated(5)))


@pytest.mark.parametrize("name", MAPS)
def test_result(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    state, _ = play_on(edition, begun(edition), 5000, 11)
    assert state.ended
    picture = rendering.result(edition, view(edition, state, None), final_scores(edition, state), said, seated(5))
    assert opened(picture).width == 1800


@pytest.mark.parametrize(
    "names",
    [
        ("🚂" * 30,),
        ("x" * 500,),
        ("Ж" * 100,),
        ("漢字かな",),
        ("مرحبا بالعالم",),
        ("\u202e\u200b",),
        ("",),
        ("a\nb\tc",),
        ("W̷̢̛e̸i̴r̷d̵",),
    ],
)
def test_names_of_every_sort(names: tuple[str, ...], said: PictureWords) -> None:
    edition = maps.edition("paris")
    shown, last = busy_table(edition)
    opened(rendering.board(edition, shown, said, seated(4, names), last))
    opened(rendering.lobby(edition, said, seated(4, names)))


@pytest.mark.parametrize("name", MAPS)
def test_tables_at_their_limits(name: str, said: PictureWords) -> None:
    edition = maps.edition(name)
    shown, _ = busy_table(edition)
    players = seated(len(shown.seats))
    for owners in (
        tuple(0 for _ in shown.routes),
        tuple(FREE for _ in shown.routes),
        tuple(CLOSED for _ in shown.routes),
    ):
        opened(rendering.board(edition, replace(shown, routes=owners), said, players))
    opened(rendering.board(edition, replace(shown, row=tuple("" for _ in shown.row)), said, players))
    opened(rendering.board(edition, replace(shown, row=()), said, players))
    renewed = RowRenewed(row=shown.row)
    opened(rendering.board(edition, shown, said, players, (renewed,)))


def test_a_table_without_players(said: PictureWords) -> None:
    edition = maps.edition("europe")
    shown, _ = busy_table(edition)
    opened(rendering.board(edition, replace(shown, seats=(), routes=tuple(FREE for _ in shown.routes)), said, ()))


def test_every_colour_and_an_unknown_one(said: PictureWords) -> None:
    edition = maps.edition("amsterdam")
    shown, _ = busy_table(edition)
    opened(rendering.board(edition, shown, said, [ShownPlayer(str(i), "mauve") for i in range(4)]))


@pytest.mark.parametrize("name", MAPS)
def test_secrets_a_board_drawn_from_any_view_is_the_same(name: str, said: PictureWords) -> None:
    """R-INFO-2: what one seat knows never reaches a public picture or its text."""
    edition = maps.edition(name)
    state, last = mid_game(edition)
    players = seated(len(state.players))
    public = rendering.board(edition, view(edition, state, None), said, players, last)
    for seat in range(len(state.players)):
        assert rendering.board(edition, view(edition, state, Seat(seat)), said, players, last) == public


def test_secrets_opening_choices_show_no_figures_that_are_not_public(said: PictureWords) -> None:
    edition = maps.edition("great_lakes")
    state = begun(edition)
    text = rendering.board(edition, view(edition, state, Seat(0)), said, seated(5)).alt
    assert "ticket" not in text
    assert "trains" not in text


def test_several_threads_draw_the_same_pictures(said: PictureWords) -> None:
    editions = [maps.edition(name) for name in MAPS]
    tables = [(edition, *busy_table(edition)) for edition in editions]
    expected = [_drawn(edition, shown, said) for edition, shown, _ in tables]
    faults: list[str] = []

    def work() -> None:
        for _ in range(3):
            for (edition, shown, _), data in zip(tables, expected, strict=True):
                if _drawn(edition, shown, said) != data:
                    faults.append(edition.board.id)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


def _drawn(edition: Edition, shown: View, said: PictureWords) -> bytes:
    return rendering.board(edition, shown, said, seated(len(shown.seats))).data


@pytest.mark.soak
def test_memory_stays_bounded_over_a_thousand_renders(said: PictureWords) -> None:
    _grow_less_than(said, rounds=250, megabytes=120)


def test_memory_stays_bounded(said: PictureWords) -> None:
    _grow_less_than(said, rounds=2, megabytes=60)


def _grow_less_than(said: PictureWords, rounds: int, megabytes: int) -> None:
    psutil = pytest.importorskip("psutil")
    measure: Callable[[], int] = lambda: psutil.Process().memory_info().rss  # noqa: E731
    tables = [(maps.edition(name), busy_table(maps.edition(name))[0]) for name in MAPS]
    for edition, shown in tables:
        _drawn(edition, shown, said)
    before = measure()
    for number in range(rounds):
        for edition, shown in tables:
            seats = len(shown.seats)
            owners = tuple((route + number % 3) % (seats + 1) - 1 for route in range(len(shown.routes)))
            _drawn(edition, replace(shown, routes=owners, turn=number + 1), said)
    assert (measure() - before) / 1e6 < megabytes
