"""Names of every sort are written, cut to their room, and never break the layout."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maps
from rendering import fonts
from rendering.lettering import write


@pytest.mark.parametrize("text", ["Анна", "Michał", "Zoë", "Олександра Ґ", "Rīga", "București", "Żółć", "Zürich"])
def test_our_languages_are_written_as_they_are(text: str) -> None:
    assert fonts.writable("label", text) == text


def test_what_the_typeface_lacks_is_left_out() -> None:
    assert fonts.writable("label", "Ann 🚂🚃🚄 漢字") == "Ann"


def test_invisible_characters_are_dropped() -> None:
    assert fonts.writable("label", "a\u200db\u202e\u0007c\ufe0f") == "abc"


def test_of_a_name_without_a_letter_of_ours_nothing_is_written() -> None:
    assert fonts.writable("label", "") == fonts.writable("label", "漢字 🚂") == ""
    assert fonts.writable("label", "\u200d") == ""


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=60), st.integers(30, 400))
def test_a_fitted_text_never_exceeds_its_room(text: str, room: int) -> None:
    assert fonts.width("label", 30, fonts.fitted("label", 30, text, room)) <= room


def test_a_cut_name_ends_with_an_ellipsis() -> None:
    cut = fonts.fitted("label", 36, "Bartholomew Featherstonehaugh", 200)
    assert cut.endswith("…")
    assert cut.startswith("Bart")


@pytest.mark.parametrize("name", maps.names())
def test_every_printed_name_can_be_written(name: str) -> None:
    for city in maps.edition(name).board.cities:
        assert fonts.writable("label", city.name or "x") == (city.name or "x")


def test_titles_in_every_language_can_be_written() -> None:
    for name in maps.names():
        for title in maps.edition(name).board.names.values():
            assert fonts.writable("head", title) == title


def test_write_returns_the_width_and_stays_in_it() -> None:
    from PIL import Image

    image = Image.new("RGB", (300, 60), (255, 255, 255))
    width = write(image, (150, 40), "Wien", "label", 30, (0, 0, 0), "m")
    box = image.point([255 - v for v in range(256)] * 3).getbbox()
    assert box is not None
    assert 150 - width / 2 - 2 <= box[0] <= box[2] <= 150 + width / 2 + 2
