"""What people type: a letter wrong is forgiven, and no text costs more than its length or stays in memory."""

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.limits import TYPED
from bot.text import words
from bot.text.finding import INSIDE, folded, index_of, spellings, wanted
from bot.text.fluent import Words
from bot.ui.own_seat import names_at
from bot.ui.suggesting import free_routes
from engine.edition import Edition
from maps import edition, names
from tests.bot.ui.tables import seen_of
from tests.engine.positions import Game

_NAMES = [
    (board, city.id, name)
    for board in names()
    for city in edition(board).board.cities
    if city.kind == "city"
    for name in spellings(city)
]


@given(st.data())
def test_the_first_letters_of_any_word_find_the_place(data: st.DataObject) -> None:
    board, city, name = data.draw(st.sampled_from(_NAMES))
    word = data.draw(st.sampled_from(name.split(" ")))
    typed = word[: data.draw(st.integers(1, len(word)))]
    assert city in found(edition(board), typed)


@given(st.data())
def test_a_name_with_a_letter_wrong_finds_the_place(data: st.DataObject) -> None:
    board, city, name = data.draw(st.sampled_from([entry for entry in _NAMES if len(entry[2]) > 3]))
    at = data.draw(st.integers(0, len(name) - 1))
    letter = data.draw(st.sampled_from("abcdefghijklmnopqrstuvwxyzабвгдежз"))
    swapped = name[:at] + name[at + 1 : at + 2] + name[at] + name[at + 2 :]
    wrong = (name[:at] + letter + name[at + 1 :], name[:at] + letter + name[at:], name[:at] + name[at + 1 :], swapped)
    typed = data.draw(st.sampled_from(wrong))
    box = edition(board)
    fits = index_of(box).fits(wanted(typed))
    assert city in fits or any(fit <= INSIDE for fit in fits.values()), "unless it is the name of another as it stands"


@pytest.mark.parametrize(
    ("board", "typed", "city"),
    [
        ("europe", "Muenchen", "munchen"),
        ("europe", "Constantinopel", "constantinople"),
        ("europe", "петрогрд", "petrograd"),
        ("europe", "Rostov Don", "rostov"),
        ("paris", "d Italie", "place_d_italie"),
        ("paris", "italie", "place_d_italie"),
        ("paris", "Place d´Italie", "place_d_italie"),
        ("paris", "gare nord", "gare_du_nord"),
        ("great_lakes", "sault marie", "sault_ste_marie"),
        ("great_lakes", "монреал", "montreal"),
    ],
)
def test_a_place_as_people_type_it(board: str, typed: str, city: str) -> None:
    box = edition(board)
    assert index_of(box).city(typed, box.cities) == city


def test_what_fits_as_typed_comes_first_and_hides_what_only_nearly_fits() -> None:
    box = edition("europe")
    assert found(box, "brest") == ["brest"]
    assert found(box, "rim") == ["riga", "roma"], "one letter away"
    assert index_of(box).city("rim", box.cities) is None, "but a beginning with a letter wrong names nobody"


@pytest.mark.parametrize(
    "text", ["a a " * 30_000, "a" * 100_000, "Paris Zürich " * 5_000, "é\u0301" * 50_000, "\u0301\u0323" * 50_000]
)
def test_a_long_text_costs_what_its_beginning_costs(text: str) -> None:
    """Work is counted in calls of Python functions, because a time limit would measure the machine."""
    box = edition("europe")
    pairs = [(route.a, route.b) for route in box.routes]

    def work(typed: str) -> int:
        search = index_of(box).search(typed)
        return calls(lambda: [search.between(pair) for pair in pairs]) + calls(lambda: index_of(box).search(typed))

    assert work(text) <= work(text[:TYPED]) + 10
    assert work(text) < 40 * work("paris zurich")


def test_typed_texts_are_not_kept() -> None:
    box = edition("europe")
    search = index_of(box).search
    search("warm")
    before = folded.cache_info().currsize
    for number in range(200):
        search(f"{number} " * 100).between(("paris", "zurich"))
    assert folded.cache_info().currsize == before


def test_sentences_are_remembered_within_a_fixed_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.text.fluent._REMEMBERED", 10_000)
    speech = Words("en", "", fills_in=words())
    for number in range(2_000):
        speech.say("refused-typed-city", typed=f"{number:060}")
        assert remembered(speech) <= 10_000
    speech.say("refused-typed-city", typed="x" * 900)
    assert remembered(speech) <= 10_000


def remembered(speech: Words) -> int:
    return sum(
        len(text) + sum(len(value) for _, value in values if isinstance(value, str))
        for (_, values), text in speech._said.items()
    )


def found(box: Edition, typed: str) -> list[str]:
    search = index_of(box).search(typed)
    return sorted(city for city in box.cities if search.between((city,)) is not None)


def calls(work: object) -> int:
    """How many functions are called, of Python or of C."""
    counted = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    assert callable(work)
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return counted


def test_a_plan_is_offered_no_half_that_is_closed_to_its_owner() -> None:
    """The other half of one's own double route is free, but not for oneself (R-CLAIM-5)."""
    game = Game("europe", 5).own(0, "edinburgh-london")
    for seat, offered in ((0, False), (1, True)):
        seen = seen_of(game.edition, game.state, seat)
        listed = free_routes(names_at(words("en"), seen.table, seat), seen, "edinburgh")
        found = [one.value for one in listed]
        assert ("edinburgh-london-2" in found) == offered
        assert "edinburgh-london" not in found
