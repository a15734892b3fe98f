"""What is wrong with optional rules, provoked by changed copies: the whole list of sentences is compared."""

from pathlib import Path

import pytest

from tests.maps.changed import Edit, add, both, case, changed, complaints, drop, every, put

RULES = [
    case(
        "rule-without-table",
        "paris",
        drop("flag_set"),
        'rules: the rule "flag_set" is listed without its numbers; expected a table flag_set = { … }',
    ),
    case(
        "table-without-rule",
        "paris",
        put("rules", value=[]),
        'flag_set: the table is there, but the rule is not listed; expected "flag_set" in rules, or no table',
    ),
    case(
        "rule-unknown",
        "paris",
        put("rules", value=["flagset", "flag_set"]),
        'rules: the rule "flagset" is unknown; expected one of "piece_choice", "ferry", "tunnel", "station", "port", '
        '"exchange", "flag_set", "bonus_goods", "longest_path" (did you mean "flag_set"?)',
    ),
    case(
        "rule-twice",
        "paris",
        add("rules", value="flag_set"),
        'rules: "flag_set" is there 2 times; expected every one only once',
    ),
    case(
        "tie-without-rule",
        "paris",
        put("tie_breaks", value=["tickets", "tickets", "stations"]),
        'tie_breaks: "tickets" is there 2 times; expected every one only once',
        'tie_breaks: "stations" decides a tie without the rule "station"; expected "station" in rules',
    ),
    case(
        "ferry-without-rule",
        "paris",
        put("routes", 0, "ferry", value=1),
        'routes[0] notre_dame–pantheon: it is marked with ferry without the rule "ferry"; '
        'expected "ferry" in rules, or no mark',
    ),
    case(
        "tunnel-without-rule",
        "paris",
        put("routes", 0, "tunnel", value=True),
        'routes[0] notre_dame–pantheon: it is marked with tunnel without the rule "tunnel"; '
        'expected "tunnel" in rules, or no mark',
    ),
    case(
        "bonus-without-rule",
        "paris",
        put("routes", 0, "bonus", value=True),
        'routes[0] notre_dame–pantheon: it is marked with bonus without the rule "bonus_goods"; '
        'expected "bonus_goods" in rules, or no mark',
    ),
    case(
        "port-without-rule",
        "paris",
        put("cities", 7, "port", value=True),
        'cities[7] louvre: it is marked with port without the rule "port"; expected "port" in rules, or no mark',
    ),
    case(
        "rule-without-route",
        "amsterdam",
        every("routes", bonus=False),
        'rules: the rule "bonus_goods" is listed, and nothing is marked with bonus; '
        "expected bonus at one route or more",
    ),
    case(
        "rule-without-city",
        "great_lakes",
        every("cities", port=False),
        'rules: the rule "port" is listed, and nothing is marked with port; expected port at one city or more',
    ),
    case(
        "ferry-too-long",
        "europe",
        put("routes", 3, "ferry", value=3),
        "routes[3] amsterdam–london: the ferry demands 3 wilds; "
        "expected no more than its length, 2, and the 14 wilds of the box",
    ),
    case(
        "ferry-negative",
        "europe",
        put("routes", 3, "ferry", value=-1),
        "routes[3] amsterdam–london: the ferry demands -1 wilds; "
        "expected no more than its length, 2, and the 14 wilds of the box",
    ),
    case(
        "station-costs",
        "europe",
        put("station", "costs", value=[1, 0]),
        "station.costs: there are 2 for 3 stations; expected a cost for each station",
        "station.costs[1]: the number is 0; expected 1 to 12",
    ),
    case(
        "station-count",
        "europe",
        both(put("station", "count", value=0), put("station", "costs", value=[])),
        "station.count: the number is 0; expected 1 to 10",
    ),
    case(
        "tunnel-reveal", "europe", put("tunnel", "reveal", value=0), "tunnel.reveal: the number is 0; expected 1 to 10"
    ),
    case(
        "longest-path",
        "europe",
        put("longest_path", "points", value=0),
        "longest_path.points: the number is 0; expected 1 to 1000",
    ),
    case("port-count", "great_lakes", put("port", "count", value=0), "port.count: the number is 0; expected 1 to 10"),
    case(
        "port-scores",
        "great_lakes",
        put("port", "scores", value=[]),
        "port.scores: the list is empty; expected the points for 0, 1, 2, … complete tickets",
    ),
    case(
        "port-free",
        "great_lakes",
        put("port", "cost", value=[]),
        "port.cost: a port costs nothing; expected cards from one deck or more",
    ),
    case(
        "port-deck",
        "great_lakes",
        put("port", "cost", 0, "deck", value="trains"),
        'port.cost[0] trains: the deck "trains" is unknown; expected one of "train", "ship" (did you mean "train"?)',
    ),
    case(
        "port-dear",
        "great_lakes",
        put("port", "cost", 0, "count", value=19),
        "port.cost: no colour has so many cards with an anchor, wilds included; expected a port that can be paid",
    ),
    case(
        "port-without-wilds",
        "great_lakes",
        drop("decks", 0, "cards", 12),
        "port: there is no wild in the box; expected a card without colour, as wilds may pay for a port",
    ),
    case(
        "port-two-anchors",
        "great_lakes",
        put("decks", 0, "cards", 0, "anchor", value=True),
        'decks train: colours with an anchor: "red" is there 2 times; expected every one only once',
    ),
    case(
        "piece-choice-one-kind",
        "paris",
        both(add("rules", value="piece_choice"), put("piece_choice", value={"total": 15, "suggested": [15]})),
        "piece_choice.total: 15 are to be chosen out of 15 of 1 kinds; "
        "expected two kinds of pieces, and no more than all of them",
    ),
    case(
        "piece-choice-total",
        "great_lakes",
        both(put("piece_choice", "total", value=66), put("piece_choice", "suggested", value=[33, 32])),
        "piece_choice.total: 66 are to be chosen out of 65 of 2 kinds; "
        "expected two kinds of pieces, and no more than all of them",
        "piece_choice.suggested: 33 + 32 is no choice of 66; "
        "expected a number for each kind of piece, in all the total",
    ),
    case(
        "piece-choice-sum",
        "great_lakes",
        put("piece_choice", "suggested", value=[27, 22]),
        "piece_choice.suggested: 27 + 22 is no choice of 50; "
        "expected a number for each kind of piece, in all the total",
    ),
    case(
        "piece-choice-kinds",
        "great_lakes",
        put("piece_choice", "suggested", value=[50]),
        "piece_choice.suggested: 50 is no choice of 50; expected a number for each kind of piece, in all the total",
    ),
    case(
        "piece-choice-most",
        "great_lakes",
        put("piece_choice", "suggested", value=[34, 16]),
        "piece_choice.suggested: 34 + 16 is no choice of 50; "
        "expected a number for each kind of piece, in all the total",
    ),
    case(
        "exchange-cost",
        "great_lakes",
        put("exchange", "cost", value=-1),
        "exchange.cost: the number is -1; expected 0 to 100",
    ),
    case(
        "exchange-alone",
        "paris",
        both(add("rules", value="exchange"), put("exchange", value={"cost": 1})),
        'exchange: there is no box to exchange with; expected the rule "piece_choice" too',
        "exchange: there are 1 kinds of pieces; expected two, one for the other",
    ),
    case(
        "flag-points",
        "paris",
        put("flag_set", "points", value=0),
        "flag_set.points: the number is 0; expected 1 to 1000",
    ),
    case(
        "flag-none",
        "paris",
        put("flag_set", "colours", value=[]),
        "flag_set.colours: the list is empty; expected the colours of a full set",
    ),
    case(
        "flag-colour",
        "paris",
        put("flag_set", "colours", value=["blue", "blue", "pink"]),
        'flag_set.colours: "blue" is there 2 times; expected every one only once',
        'flag_set.colours: no card has the colour "pink"; '
        'expected one of "white", "blue", "red", "yellow", "green", "purple"',
    ),
    case(
        "bonus-count",
        "amsterdam",
        put("bonus_goods", "count", value=0),
        "bonus_goods.count: the number is 0; expected 1 to 500",
    ),
    case(
        "bonus-rows",
        "amsterdam",
        drop("bonus_goods", "ranks", 0),
        "bonus_goods.ranks: there are 2 rows for 2 to 4 players; expected 3 rows, one for each number of players",
    ),
    case(
        "bonus-row",
        "amsterdam",
        both(put("bonus_goods", "ranks", 0, value=[]), put("bonus_goods", "ranks", 1, value=[8, 2, 5])),
        "bonus_goods.ranks[0]: the row for 2 players is empty; expected 2 numbers, the best place first",
        "bonus_goods.ranks[1]: the row for 3 players is 8, 2, 5; expected 3 numbers, the best place first",
    ),
]


@pytest.mark.parametrize(("name", "edit", "sentences"), RULES)
def test_it_says(name: str, edit: Edit, sentences: list[str], tmp_path: Path) -> None:
    assert complaints(changed(name, edit, tmp_path)) == sentences
