"""What is wrong with the places, provoked by changed copies: the whole list of sentences is compared."""

from pathlib import Path

import pytest

from tests.maps.changed import Edit, add, both, case, changed, complaints, drop, put

LETTERS = "a small letter, then at most 29 of a–z, 0–9 and _"
NAME = "1 to 40 letters without spaces around them"

CITIES = [
    case(
        "city-twice",
        "europe",
        add("cities", value={"id": "wien", "x": 0.0, "y": 0.0, "name": "Vindobona"}),
        'cities: "wien" is there 2 times; expected every one only once',
    ),
    case(
        "city-id",
        "paris",
        add("cities", value={"id": "La-Défense", "x": 0.0, "y": 0.0, "name": "La Défense"}),
        f'cities[17] La-Défense: the id "La-Défense" does not do; expected {LETTERS}',
        'cities[17] La-Défense: no path leads from it to "arc_de_triomphe"; expected one network of routes',
    ),
    case(
        "position",
        "paris",
        both(put("cities", 0, "x", value=1.2), put("cities", 0, "y", value=0.5)),
        "cities[0] arc_de_triomphe: the position 1.2, 0.5 is outside the picture; expected x and y from 0 to 1",
    ),
    case(
        "lat",
        "paris",
        put("cities", 0, "lat", value=-91),
        "cities[0] arc_de_triomphe: lat -91.0, lon 2.295 is not on the Earth; "
        "expected lat from -90 to 90, lon from -180 to 180",
    ),
    case(
        "nameless",
        "paris",
        drop("cities", 0, "name"),
        'cities[0] arc_de_triomphe: the city has no name; expected the printed name, or kind = "junction"',
    ),
    case(
        "name",
        "paris",
        put("cities", 0, "name", value="Arc\tde Triomphe"),
        f'cities[0] arc_de_triomphe: name: the name "Arc\tde Triomphe" does not do; expected {NAME}',
    ),
    case(
        "names",
        "paris",
        put("cities", 0, "names", "uk", value="а" * 41),
        f'cities[0] arc_de_triomphe: names.uk: the name "{"а" * 41}" does not do; expected {NAME}',
    ),
    case(
        "alias",
        "paris",
        put("cities", 0, "aliases", value=["Étoile "]),
        f'cities[0] arc_de_triomphe: aliases: the name "Étoile " does not do; expected {NAME}',
    ),
    case(
        "junction",
        "great_lakes",
        both(
            put("cities", 5, "name", value="Superior"),
            put("cities", 5, "aliases", value=["Lake"]),
            put("cities", 5, "port", value=True),
        ),
        *(
            f"cities[5] junction_superior: the junction has the field {field}; "
            "expected none: a junction is the end of routes and nothing else"
            for field in ("name", "aliases", "port")
        ),
    ),
    case(
        "on-top",
        "paris",
        both(
            put("cities", 5, "x", value=0.4),
            put("cities", 5, "y", value=0.31),
            put("cities", 7, "x", value=0.39),
            put("cities", 7, "y", value=0.32),
        ),
        'cities[5] opera: it lies on top of "louvre"; expected a distance of 0.03 or more between positions',
    ),
    case(
        "one-name",
        "europe",
        put("cities", 2, "aliases", value=["МОСКВА"]),
        'cities[25] moskva: the name "Москва" is one of "athina" too; expected names that differ',
    ),
    case(
        "few-cities",
        "paris",
        both(put("cities", value=[]), put("routes", value=[]), put("tickets", value=[])),
        "ticket_decks[0] tickets: no ticket is in this deck; expected at least one",
        'opening.tickets: 4 players need 8 tickets of the deck "tickets"; expected no more than the 0 that it holds',
        "cities: there are 0; expected at least 2",
        "routes: there is no route; expected at least one",
    ),
]


@pytest.mark.parametrize(("name", "edit", "sentences"), CITIES)
def test_it_says(name: str, edit: Edit, sentences: list[str], tmp_path: Path) -> None:
    assert complaints(changed(name, edit, tmp_path)) == sentences
