"""What is wrong with the deals, provoked by changed copies: the whole list of sentences is compared."""

from pathlib import Path

import pytest

from tests.maps.changed import Edit, add, both, case, changed, complaints, every, put

OPENING = [
    case(
        "hand-deck",
        "paris",
        put("opening", "hand", 0, "deck", value="card"),
        'opening.hand[0] card: the deck "card" is unknown; expected "cards" (did you mean "cards"?)',
    ),
    case(
        "row-deck-twice",
        "paris",
        add("opening", "row", value={"deck": "cards", "count": 1}),
        'opening.row: "cards" is there 2 times; expected every one only once',
    ),
    case(
        "deal-count",
        "paris",
        put("opening", "hand", 0, "count", value=0),
        "opening.hand[0] cards: count: the number is 0; expected 1 to 50",
    ),
    case(
        "row-empty",
        "paris",
        put("opening", "row", value=[]),
        "opening.row: all cards: the number is 0; expected 1 to 10",
    ),
    case(
        "too-few-cards",
        "paris",
        put("opening", "hand", 0, "count", value=11),
        'opening: 4 players and the row need 49 cards of the deck "cards"; expected no more than the 46 that it holds',
    ),
    case(
        "ticket-deck-word",
        "paris",
        both(
            put("ticket_decks", 0, value="orders"),
            put("opening", "tickets", 0, "deck", value="orders"),
            put("ticket_draw", "deck", value="orders"),
            every("tickets", deck="orders"),
        ),
        'ticket_decks[0] orders: the deck of tickets "orders" is unknown; expected one of "tickets", "long", "short"',
    ),
    case(
        "ticket-deck-empty",
        "paris",
        add("ticket_decks", value="long"),
        "ticket_decks[1] long: no ticket is in this deck; expected at least one",
        "ticket_decks[1] long: nobody is ever dealt a ticket of this deck; "
        "expected it in opening.tickets or in ticket_draw",
    ),
    case(
        "too-few-tickets",
        "paris",
        put("opening", "tickets", 0, "count", value=6),
        'opening.tickets: 4 players need 24 tickets of the deck "tickets"; expected no more than the 20 that it holds',
    ),
    case(
        "too-many-offered",
        "great_lakes",
        put("opening", "tickets", 0, "count", value=11),
        "opening.tickets: all tickets: the number is 11; expected 1 to 10",
    ),
    case(
        "opening-keep",
        "paris",
        put("opening", "keep", value=3),
        "opening.keep: 3 of 2 tickets are to be kept; expected at least 1, and no more than are dealt",
    ),
    case(
        "gone",
        "europe",
        put("opening", "gone", value=["lang"]),
        'opening.gone: the deck of tickets "lang" is unknown; expected one of "long", "short" (did you mean "long"?)',
    ),
    case(
        "draw-gone",
        "europe",
        add("opening", "gone", value="short"),
        'ticket_draw: the deck "short" leaves the game at the start (opening.gone); expected a deck that stays',
    ),
    case(
        "draw-deck",
        "paris",
        put("ticket_draw", "deck", value="long"),
        'ticket_draw: the deck of tickets "long" is unknown; expected "tickets"',
    ),
    case(
        "draw-keep",
        "paris",
        put("ticket_draw", "keep", value=0),
        "ticket_draw.keep: 0 of 2 tickets are to be kept; expected at least 1, and no more than are drawn",
    ),
    case(
        "draw-count",
        "paris",
        put("ticket_draw", "count", value=11),
        "ticket_draw.count: the number is 11; expected 1 to 10",
    ),
]


@pytest.mark.parametrize(("name", "edit", "sentences"), OPENING)
def test_it_says(name: str, edit: Edit, sentences: list[str], tmp_path: Path) -> None:
    assert complaints(changed(name, edit, tmp_path)) == sentences
