"""Files that can't be read or have the wrong shape: a sentence each, never a traceback."""

from pathlib import Path

import pytest

import maps
from maps import reading
from tests.maps.changed import Edit, both, changed, complaints, drop, folder, put, table, written


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(maps.MapError) as caught:
        maps.load(tmp_path / "atlantis")
    assert (
        str(caught.value) == f"{tmp_path}/atlantis: there is no such file; expected a map: a folder with a board.toml"
    )


def test_folder_without_a_board(tmp_path: Path) -> None:
    assert complaints(tmp_path) == ["there is no such file; expected a map: a folder with a board.toml"]


def test_board_that_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "board.toml").mkdir()
    assert complaints(tmp_path) == ["it is no file; expected a map: a folder with a board.toml"]


def test_unreadable_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder("paris", "", tmp_path)

    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refuse)
    assert complaints(path) == ["it can't be read: Permission denied; expected a readable file"]


def test_not_utf_8(tmp_path: Path) -> None:
    path = folder("paris", "", tmp_path)
    (path / "board.toml").write_bytes('id = "Zürich"'.encode("latin-1"))
    assert complaints(path) == ["byte 7: the file is not UTF-8; expected text saved as UTF-8"]


def test_enormous_file(tmp_path: Path) -> None:
    path = folder("paris", "#" * 4_000_001, tmp_path)
    assert complaints(path) == ["the file has 4000001 bytes; expected at most 4000000"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("format = 1\nid = paris\n", "line 2: not valid TOML: Invalid value at column 6; expected TOML 1.0"),
        (
            "format = 1\nformat = 1\n",
            "line 2: not valid TOML: Cannot overwrite a value at column 11; expected TOML 1.0",
        ),
        ('format = 1\nid = "paris', "the end of the file: not valid TOML: Unterminated string; expected TOML 1.0"),
        ("format = " + "[" * 100_000, "a number is too long or the brackets are nested too deeply; expected TOML 1.0"),
        ("format = " + "1" * 5_000, "a number is too long or the brackets are nested too deeply; expected TOML 1.0"),
    ],
    ids=["value", "twice", "end", "deep", "long"],
)
def test_invalid_toml_names_the_line(text: str, sentence: str, tmp_path: Path) -> None:
    assert complaints(folder("paris", text, tmp_path)) == [sentence]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "the field is missing"),
        ("format = 2", "the format 2 is unknown to this version"),
        ('format = "1"', "the format '1' is unknown to this version"),
        ("format = true", "the format True is unknown to this version"),
    ],
)
def test_another_format_is_reported_alone(text: str, wrong: str, tmp_path: Path) -> None:
    assert complaints(folder("paris", text, tmp_path)) == [f"format: {wrong}; expected format = 1"]


def test_missing_fields_come_all_together(tmp_path: Path) -> None:
    said = complaints(folder("paris", "format = 1", tmp_path))
    assert 'the field "id" is missing; expected text in quotes' in said
    assert 'the field "names" is missing; expected a table in { }' in said
    assert 'the field "cities" is missing; expected a list in [ ]' in said
    assert len(said) == 17


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (
            put("routes", 0, "lenght", value=1),
            'routes[0] notre_dame–pantheon: the field "lenght" is unknown; '
            'expected one of a, b, length, colour, kind, double, tunnel, ferry, bonus, bend (did you mean "length"?)',
        ),
        (
            put("end", "rounds", value=1),
            'end: the field "rounds" is unknown; expected one of pieces, turns',
        ),
        (
            both(drop("flag_set", "colours"), put("flag_set", "points", value="4")),
            'flag_set: the field "colours" is missing; expected a list in [ ]',
        ),
        (put("id", value=4), "id: the value is 4; expected text in quotes"),
        (put("single_doubles", value="two"), 'single_doubles: the value is "two"; expected {whole}'),
        (put("single_doubles", value=True), "single_doubles: the value is true; expected {whole}"),
        (put("single_doubles", value=2.0), "single_doubles: the value is 2.0; expected {whole}"),
        (put("single_doubles", value=2_000_000), "single_doubles: the value is 2000000; expected {whole}"),
        (put("cities", 0, "x", value=[]), "cities[0] arc_de_triomphe.x: the value is a list; expected {number}"),
        (
            put("cities", 0, "x", value=10**400),
            f"cities[0] arc_de_triomphe.x: the value is 1{'0' * 400}; expected {{number}}",
        ),
        (put("reconstructed", value="yes"), 'reconstructed: the value is "yes"; expected true or false'),
        (put("names", value="Paris"), 'names: the value is "Paris"; expected a table in { }'),
        (put("tickets", value={}), "tickets: the value is a table; expected a list in [ ]"),
        (put("players", value=[2, 3, 4]), "players: the value is a list with 3 entries; expected a list of 2"),
        (put("points", 0, value=[1]), "points[0]: the value is a list with 1 entries; expected a list of 2"),
        (put("routes", 3, value=7), "routes[3]: the value is 7; expected a table in { } with a, b, length, colour"),
        (
            put("opening", "rejected", value=1),
            'opening.rejected: the value is 1; expected one of "under", "out"',
        ),
        (
            put("decks", 0, "cards", 3, "colour", value=False),
            "decks[0] cards.cards[3] yellow.colour: the value is false; expected text in quotes",
        ),
        (
            put("tickets", 2, "cities", 1, value=5),
            "tickets[2] invalides–5.cities[1]: the value is 5; expected text in quotes",
        ),
    ],
)
def test_wrong_shapes(edit: Edit, sentence: str, tmp_path: Path) -> None:
    bounds = "from -1000000 to 1000000"
    sentence = sentence.replace("{whole}", f"a whole number {bounds}").replace("{number}", f"a number {bounds}")
    assert complaints(changed("paris", edit, tmp_path))[0] == sentence


@pytest.mark.parametrize(("toml", "said"), [("nan", "nan"), ("-inf", "-inf"), ("1979-05-27", "a date or a time")])
def test_what_json_can_not_say(toml: str, said: str, tmp_path: Path) -> None:
    board = table("paris")
    board["cities"][0]["x"] = "HERE"
    text = "".join(f"{key} = {written(value)}\n" for key, value in board.items()).replace('"HERE"', toml)
    assert complaints(folder("paris", text, tmp_path)) == [
        f"cities[0] arc_de_triomphe.x: the value is {said}; expected a number from -1000000 to 1000000"
    ]


def test_several_wrong_shapes_come_all_together(tmp_path: Path) -> None:
    edit = both(put("routes", 1, "length", value="1"), drop("tickets", 4, "points"), put("colour", value="red"))
    assert len(complaints(changed("paris", edit, tmp_path))) == 3


def test_what_only_msgspec_notices_is_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own look at the shape and msgspec's should agree; where they do not, there is still no traceback."""
    monkeypatch.setattr(reading, "flaws", lambda *_: iter(()))
    said = complaints(changed("paris", put("id", value=4), tmp_path))
    assert said == ["it does not decode: Expected `str`, got `int` - at `$.id`; expected what docs/maps.md describes"]


def test_geography(tmp_path: Path) -> None:
    file = tmp_path / "geography.json"
    file.write_text('{"meta": {}}')
    assert maps.geography(tmp_path) == {"meta": {}}
    for text, sentence in (
        ('{"meta":\n}', "line 2: not valid JSON: Expecting value at column 1; expected JSON"),
        ("[]", "the file is no JSON object; expected an object in { }"),
        ("[" * 200_000, "a number is too long or the brackets are nested too deeply; expected lists of points"),
        ("1" * 5_000, "a number is too long or the brackets are nested too deeply; expected lists of points"),
    ):
        file.write_text(text)
        with pytest.raises(maps.MapError) as caught:
            maps.geography(tmp_path)
        assert str(caught.value) == f"{file}: {sentence}"
