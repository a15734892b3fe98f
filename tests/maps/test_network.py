"""What is wrong with routes and tickets, provoked by changed copies: the whole list of sentences is compared."""

from pathlib import Path

import pytest

from tests.maps.changed import Edit, Table, add, both, case, changed, complaints, put


def cut_off_stockholm(board: Table) -> None:
    board["routes"] = [route for route in board["routes"] if "stockholm" not in (route["a"], route["b"])]


NETWORK = [
    case(
        "unknown-end",
        "europe",
        put("routes", 47, "b", value="londn"),
        'routes[47] dieppe–londn: the city "londn" is not in cities; '
        'expected one of the ids there (did you mean "london"?)',
        'routes[48] dieppe–london: the double route "d05" differs from its other half, routes[47] dieppe–londn; '
        "expected the same ends, length and kind",
    ),
    case(
        "loop",
        "europe",
        put("routes", 0, "b", value="amsterdam"),
        "routes[0] amsterdam–amsterdam: both ends are the same; expected two different places",
    ),
    case(
        "kind",
        "europe",
        put("routes", 0, "kind", value="sea"),
        'routes[0] amsterdam–bruxelles: the kind of route "sea" is unknown; expected "rail"',
    ),
    case(
        "length",
        "europe",
        put("routes", 0, "length", value=0),
        "routes[0] amsterdam–bruxelles: length: the number is 0; expected 1 to 50",
        "routes[0] amsterdam–bruxelles: there are no points for length 0; expected a pair for it in points",
    ),
    case(
        "length-without-points",
        "europe",
        put("routes", 0, "length", value=5),
        "routes[0] amsterdam–bruxelles: there are no points for length 5; expected a pair for it in points",
    ),
    case(
        "longer-than-pieces",
        "great_lakes",
        both(put("pieces", 0, "count", value=8), put("piece_choice", value={"total": 40, "suggested": [8, 32]})),
        "routes[71] cleveland–new_york: it has 9 spaces, and a seat has 8 of the piece train; "
        "expected a route that a seat can fill",
    ),
    case(
        "longer-than-cards",
        "europe",
        both(put("routes", 86, "length", value=27), add("points", value=[27, 99])),
        "routes[86] petrograd–stockholm: all cards together cover 26 of its 27 spaces; "
        "expected a route that can be paid",
    ),
    case(
        "colour",
        "europe",
        put("routes", 0, "colour", value="pink"),
        'routes[0] amsterdam–bruxelles: no card of the colour "pink" serves a rail route; expected one of '
        '"red", "orange", "yellow", "green", "blue", "purple", "black", "white", "grey"',
    ),
    case(
        "colour-of-the-other-deck",
        "great_lakes",
        lambda board: [card.update(serves=["sea"]) for card in board["decks"][0]["cards"] if "white" in card["id"]],
        *(
            f'routes[{number}] {ends}: no card of the colour "white" serves a rail route; '
            'expected one of "red", "yellow", "green", "purple", "black", "grey"'
            for number, ends in (
                (16, "marquette–wausau"),
                (25, "timmins–sudbury"),
                (38, "montreal–albany"),
                (49, "port_elgin–toronto"),
                (65, "syracuse–scranton"),
                (84, "traverse_city–muskegon"),
                (92, "eau_claire–madison"),
            )
        ),
    ),
    case(
        "bend",
        "paris",
        put("routes", 0, "bend", value=21),
        "routes[0] notre_dame–pantheon: the bend is 21.0; expected -20 to 20 spaces",
    ),
    case(
        "half-missing",
        "paris",
        put("routes", 1, "double", value=""),
        'routes[0] notre_dame–pantheon: the double route "d01" has 1 of its halves here; '
        "expected exactly two routes with that id",
        "routes[1] notre_dame–pantheon: it is parallel to routes[0] notre_dame–pantheon; "
        "expected the same double id for both",
    ),
    case(
        "three-halves",
        "paris",
        put("routes", 22, "double", value="d01"),
        'routes[22] arc_de_triomphe–tour_eiffel: the double route "d01" has 3 of its halves here; '
        "expected exactly two routes with that id",
    ),
    case(
        "halves-differ-in-length",
        "paris",
        put("routes", 1, "length", value=2),
        'routes[1] notre_dame–pantheon: the double route "d01" differs from its other half, '
        "routes[0] notre_dame–pantheon; "
        "expected the same ends, length and kind",
    ),
    case(
        "halves-differ-in-kind",
        "great_lakes",
        put("routes", 2, "kind", value="rail"),
        'routes[3] duluth–junction_superior: the double route "gl01" differs from its other half, '
        "routes[2] duluth–junction_superior; expected the same ends, length and kind",
    ),
    case(
        "parallel",
        "paris",
        add(
            "routes", value={"a": "tour_eiffel", "b": "arc_de_triomphe", "length": 1, "colour": "red", "kind": "street"}
        ),
        "routes[57] tour_eiffel–arc_de_triomphe: it is parallel to routes[22] arc_de_triomphe–tour_eiffel; "
        "expected the same double id for both",
    ),
    case(
        "three-parallels",
        "paris",
        add("routes", value={"a": "notre_dame", "b": "pantheon", "length": 1, "colour": "red", "kind": "street"}),
        "routes[57] notre_dame–pantheon: it is one of 3 routes of that length and kind between the two; "
        "expected at most two",
    ),
    case(
        "two-networks",
        "europe",
        cut_off_stockholm,
        'cities[40] stockholm: no path leads from it to "amsterdam"; expected one network of routes',
        'tickets[1] cadiz–stockholm: no path joins "cadiz" and "stockholm"; expected places of one network',
        'tickets[40] stockholm–wien: no path joins "stockholm" and "wien"; expected places of one network',
    ),
]


TICKETS = [
    case(
        "unknown-city",
        "paris",
        put("tickets", 0, "cities", value=["louvre", "bastile"]),
        'tickets[0] louvre–bastile: the city "bastile" is not in cities; '
        'expected one of the ids there (did you mean "bastille"?)',
    ),
    case(
        "junction-on-a-ticket",
        "great_lakes",
        put("tickets", 0, "cities", value=["marathon", "junction_huron"]),
        'tickets[0] marathon–junction_huron: "junction_huron" is a junction; expected cities only',
    ),
    case(
        "one-city",
        "paris",
        put("tickets", 0, "cities", value=["louvre"]),
        "tickets[0] louvre: it names 1 of the places to join; expected at least 2",
    ),
    case(
        "city-twice-on-a-ticket",
        "paris",
        put("tickets", 0, "cities", value=["louvre", "louvre"]),
        'tickets[0] louvre–louvre: "louvre" is there 2 times; expected every one only once',
    ),
    case(
        "worth",
        "paris",
        put("tickets", 0, "points", value=0),
        "tickets[0] louvre–bastille: points: the number is 0; expected 1 to 1000",
    ),
    case(
        "ticket-deck",
        "europe",
        put("tickets", 0, "deck", value="lang"),
        'tickets[0] brest–petrograd: the deck of tickets "lang" is unknown; '
        'expected one of "long", "short" (did you mean "long"?)',
    ),
    case(
        "ticket-twice",
        "paris",
        add("tickets", value={"cities": ["bastille", "louvre"], "points": 3}),
        "tickets[20] bastille–louvre: it is the same as tickets[0] louvre–bastille; expected each only once",
    ),
    case(
        "ticket-too-far",
        "paris",
        put("pieces", 0, "count", value=8),
        "tickets[19] arc_de_triomphe–pere_lachaise: its shortest path has 9 spaces, and a seat begins with 8 pieces; "
        "expected a ticket that can be completed",
    ),
]


@pytest.mark.parametrize(("name", "edit", "sentences"), NETWORK + TICKETS)
def test_it_says(name: str, edit: Edit, sentences: list[str], tmp_path: Path) -> None:
    assert complaints(changed(name, edit, tmp_path)) == sentences
