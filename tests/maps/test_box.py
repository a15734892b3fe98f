"""What is wrong with the things in the box, provoked by changed copies: the whole list of sentences is compared."""

from pathlib import Path

import pytest

from tests.maps.changed import Edit, add, both, case, changed, complaints, put

COLOURS = 'one of "red", "orange", "yellow", "green", "blue", "purple", "pink", "black", "white"'
LETTERS = "a small letter, then at most 29 of a–z, 0–9 and _"
NAME = "1 to 40 letters without spaces around them"

BOX = [
    case(
        "folder",
        "paris",
        put("id", value="lutetia"),
        'id: the map "lutetia" lies in the folder "paris"; expected the same name for both',
    ),
    case(
        "map-id",
        "paris",
        put("id", value="Paris!"),
        'id: the map "Paris!" lies in the folder "paris"; expected the same name for both',
        f'id: the id "Paris!" does not do; expected {LETTERS}',
    ),
    case("map-name", "paris", put("names", "pl", value=" "), f'names.pl: the name " " does not do; expected {NAME}'),
    case(
        "map-without-english",
        "paris",
        put("names", value={"uk": "Париж"}),
        'names: the English name is missing; expected en = "…"',
    ),
    case(
        "map-language",
        "paris",
        put("names", "Deutsch", value="Paris"),
        'names: "Deutsch" is no code of a language; expected a code such as "en", "uk" or "pt-BR"',
    ),
    case(
        "style",
        "paris",
        put("style", value="pariss"),
        'style: the style "pariss" is unknown; expected one of "europe", "great_lakes", "paris", "amsterdam", "plain" '
        '(did you mean "paris"?)',
    ),
    case(
        "players",
        "paris",
        put("players", value=[2, 6]),
        "players: the game is for 2 to 6; expected the least and the most players, from 2 to 5",
    ),
    case(
        "players-order",
        "paris",
        put("players", value=[4, 2]),
        "players: the game is for 4 to 2; expected the least and the most players, from 2 to 5",
    ),
    case(
        "single-doubles", "paris", put("single_doubles", value=-1), "single_doubles: the number is -1; expected 0 to 5"
    ),
    case("wilds-in-row", "paris", put("wilds_in_row", value=0), "wilds_in_row: the number is 0; expected 1 to 20"),
    case(
        "points-twice",
        "paris",
        add("points", value=[3, 5]),
        'points: "3" is there 2 times; expected every one only once',
    ),
    case(
        "points-bounds",
        "paris",
        add("points", value=[0, -1]),
        "points[3] length: the number is 0; expected 1 to 50",
        "points[3] points: the number is -1; expected 0 to 1000",
    ),
    case(
        "deck-twice",
        "great_lakes",
        put("decks", 1, "id", value="train"),
        'decks: "train" is there 2 times; expected every one only once',
        'opening.hand[1] ship: the deck "ship" is unknown; expected "train"',
        'opening.row[1] ship: the deck "ship" is unknown; expected "train"',
        'port.cost[1] ship: the deck "ship" is unknown; expected "train"',
    ),
    case(
        "deck-word",
        "paris",
        both(
            put("decks", 0, "id", value="card"),
            put("opening", "hand", 0, "deck", value="card"),
            put("opening", "row", 0, "deck", value="card"),
        ),
        'decks[0] card: the deck "card" is unknown; expected one of "cards", "train", "ship" (did you mean "cards"?)',
    ),
    case(
        "card-twice",
        "paris",
        put("decks", 0, "cards", 2, "id", value="blue"),
        'cards: "blue" is there 2 times; expected every one only once',
    ),
    case(
        "two-wilds",
        "paris",
        add("decks", 0, "cards", value={"id": "joker", "count": 2, "serves": ["street"]}),
        "decks: there are 2 kinds of wild (wild, joker); expected at most one in the whole box",
        "decks[0] cards.cards[6] wild: the wild is not the last card of its deck; "
        "expected it after all others, where records look for it",
    ),
    case(
        "wild-not-last",
        "paris",
        lambda board: board["decks"][0]["cards"].reverse(),
        "decks[0] cards.cards[0] wild: the wild is not the last card of its deck; "
        "expected it after all others, where records look for it",
    ),
    case(
        "wild-covers-two",
        "paris",
        put("decks", 0, "cards", 6, "covers", value=2),
        "decks[0] cards.cards[6] wild: the wild covers 2 spaces; expected 1, as a wild stands for one card",
    ),
    case(
        "card-covers",
        "paris",
        put("decks", 0, "cards", 0, "covers", value=0),
        "decks[0] cards.cards[0] white: covers: the number is 0; expected 1 to 5",
    ),
    case(
        "card-id",
        "paris",
        put("decks", 0, "cards", 0, "id", value="blind"),
        'decks[0] cards.cards[0] blind: the id "blind" does not do; '
        'expected a small letter, then at most 29 of a–z, 0–9, _ and . (not "blind")',
    ),
    case(
        "card-count",
        "paris",
        put("decks", 0, "cards", 0, "count", value=0),
        "decks[0] cards.cards[0] white: count: the number is 0; expected 1 to 200",
    ),
    case(
        "card-colour",
        "paris",
        put("decks", 0, "cards", 4, "colour", value="gren"),
        f'decks[0] cards.cards[4] green: the colour "gren" is unknown; expected {COLOURS} (did you mean "green"?)',
        *(
            f'routes[{number}] {ends}: no card of the colour "green" serves a street route; '
            'expected one of "white", "blue", "red", "yellow", "gren", "purple", "grey" (did you mean "gren"?)'
            for number, ends in (
                (45, "bastille–pere_lachaise"),
                (47, "arc_de_triomphe–batignolles"),
                (49, "tour_eiffel–montparnasse"),
                (51, "montparnasse–place_d_italie"),
                (54, "republique–pere_lachaise"),
                (55, "bastille–place_d_italie"),
            )
        ),
    ),
    case(
        "card-serves-nothing",
        "paris",
        put("decks", 0, "cards", 6, "serves", value=[]),
        'decks[0] cards.cards[6] wild: it serves no kind of route; expected "street"',
    ),
    case(
        "card-serves-unknown",
        "paris",
        put("decks", 0, "cards", 6, "serves", value=["street", "rail", "street"]),
        'decks[0] cards.cards[6] wild: serves: "street" is there 2 times; expected every one only once',
        'decks[0] cards.cards[6] wild: the kind of route "rail" is unknown; expected "street"',
    ),
    case(
        "piece-word",
        "paris",
        put("pieces", 0, "id", value="tram"),
        'pieces[0] tram: the piece "tram" is unknown; '
        'expected one of "train", "ship", "bus", "cart" (did you mean "train"?)',
    ),
    case(
        "piece-count",
        "paris",
        put("pieces", 0, "count", value=1000),
        "pieces[0] bus: count: the number is 1000; expected 1 to 200",
    ),
    case(
        "piece-twice",
        "paris",
        add("pieces", value={"id": "bus", "route": "street", "count": 3}),
        'pieces: "bus" is there 2 times; expected every one only once',
        'pieces: kinds of route: "street" is there 2 times; expected every one only once',
    ),
    case(
        "end-pieces",
        "paris",
        put("end", "pieces", value=15),
        "end.pieces: the end is triggered at 15 pieces, and a seat begins with 15; "
        "expected 0 or more, and fewer than a seat begins with",
    ),
    case("end-turns", "paris", put("end", "turns", value=0), "end.turns: the number is 0; expected 1 to 10"),
]


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("decks", "decks: there is no deck; expected at least one"),
        ("pieces", "pieces: there are no pieces; expected at least one kind"),
    ],
)
def test_an_empty_box(field: str, sentence: str, tmp_path: Path) -> None:
    """Much else is wrong then."""
    assert sentence in complaints(changed("paris", put(field, value=[]), tmp_path))


@pytest.mark.parametrize(("name", "edit", "sentences"), BOX)
def test_it_says(name: str, edit: Edit, sentences: list[str], tmp_path: Path) -> None:
    assert complaints(changed(name, edit, tmp_path)) == sentences
