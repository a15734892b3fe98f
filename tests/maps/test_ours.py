"""Our four boards: counts and totals equal the printed ones, and what is ours is marked."""

from collections import Counter
from pathlib import Path

import pytest

import maps
from engine.board import Board
from maps.checks.network import neighbours
from maps.checks.tickets import distance

NAMES = ("europe", "great_lakes", "paris", "amsterdam")


def load(name: str) -> Board:
    return maps.load(maps.find(name))


def card_totals(board: Board) -> list[int]:
    return [sum(card.count for card in deck.cards) for deck in board.decks]


def cards(board: Board, deck: int = 0) -> dict[str, int]:
    return {card.id: card.count for card in board.decks[deck].cards}


def connections(board: Board) -> Counter[int]:
    """How many pairs of places are joined by routes of each length."""
    return Counter(length for _, length in {(frozenset((route.a, route.b)), route.length) for route in board.routes})


def doubles(board: Board) -> int:
    return len({route.double for route in board.routes if route.double})


def test_names_are_ours_in_the_order_of_the_menu() -> None:
    assert maps.names() == NAMES
    assert tuple(entry.name for entry in maps.shelf()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_file_is_there_and_loads(name: str) -> None:
    folder = maps.find(name)
    assert maps.load(folder) == maps.load(folder / "board.toml")
    assert maps.edition(name) is maps.edition(name)
    assert maps.edition(name).board == maps.load(folder)
    assert maps.geography(folder)["meta"]["licence"]
    assert maps.geography(folder) == maps.geography(folder / "board.toml")
    assert (folder / "SOURCES.md").read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("name", NAMES)
def test_every_city_has_a_name_in_every_language(name: str) -> None:
    for city in load(name).cities:
        assert (city.kind == "junction") == (city.names is None)


@pytest.mark.parametrize(
    ("name", "players", "single_doubles", "end"),
    [
        ("europe", (2, 5), 3, (2, 1)),
        ("great_lakes", (2, 5), 3, (6, 2)),
        ("paris", (2, 4), 2, (2, 1)),
        ("amsterdam", (2, 4), 2, (2, 1)),
    ],
)
def test_players_doubles_and_end(
    name: str, players: tuple[int, int], single_doubles: int, end: tuple[int, int]
) -> None:
    board = load(name)
    assert board.players == players
    assert board.single_doubles == single_doubles
    assert (board.end.pieces, board.end.turns) == end
    assert board.wilds_in_row == 3


@pytest.mark.parametrize(
    ("name", "hand", "row", "offered", "keep", "draw", "rejected"),
    [
        ("europe", [("cards", 4)], [("cards", 5)], [("long", 1), ("short", 3)], 2, ("short", 3, 1), "out"),
        (
            "great_lakes",
            [("train", 2), ("ship", 2)],
            [("train", 3), ("ship", 3)],
            [("tickets", 5)],
            3,
            ("tickets", 4, 1),
            "under",
        ),
        ("paris", [("cards", 2)], [("cards", 5)], [("tickets", 2)], 1, ("tickets", 2, 1), "under"),
        ("amsterdam", [("cards", 2)], [("cards", 5)], [("tickets", 2)], 1, ("tickets", 2, 1), "under"),
    ],
)
def test_opening(
    name: str,
    hand: list[tuple[str, int]],
    row: list[tuple[str, int]],
    offered: list[tuple[str, int]],
    keep: int,
    draw: tuple[str, int, int],
    rejected: str,
) -> None:
    board = load(name)
    opening = board.opening
    assert [(deal.deck, deal.count) for deal in opening.hand] == hand
    assert [(deal.deck, deal.count) for deal in opening.row] == row
    assert [(deal.deck, deal.count) for deal in opening.tickets] == offered
    assert opening.keep == keep
    assert (board.ticket_draw.deck, board.ticket_draw.count, board.ticket_draw.keep) == draw
    assert opening.rejected == rejected
    assert opening.gone == (("long",) if name == "europe" else ())
    assert opening.refused_row == ("shuffle" if name == "amsterdam" else "discard")


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("europe", {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}),
        ("great_lakes", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}),
        ("paris", {1: 1, 2: 2, 3: 4}),
        ("amsterdam", {1: 1, 2: 2, 3: 4, 4: 7}),
    ],
)
def test_points_of_routes(name: str, points: dict[int, int]) -> None:
    assert dict(load(name).points) == points


@pytest.mark.parametrize("name", NAMES)
def test_the_wild_is_the_last_card_of_the_first_deck(name: str) -> None:
    board = load(name)
    assert [card.id for deck in board.decks for card in deck.cards if card.wild] == ["wild"]
    assert board.decks[0].cards[-1].id == "wild"


def test_europe() -> None:
    board = load("europe")
    assert (len(board.cities), len(board.routes), len(board.tickets), doubles(board)) == (47, 101, 46, 11)
    assert Counter(ticket.deck for ticket in board.tickets) == {"long": 6, "short": 40}
    assert board.ticket_decks == ("long", "short")
    assert {ticket.points for ticket in board.tickets if ticket.deck == "long"} == {20, 21}
    assert sum(route.tunnel for route in board.routes) == 18
    assert Counter(route.ferry for route in board.routes if route.ferry) == {1: 9, 2: 4}
    assert {route.kind for route in board.routes} == {"rail"}
    assert card_totals(board) == [110]
    colours = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
    assert list(cards(board).items()) == [*((colour, 12) for colour in colours), ("wild", 14)]
    assert [(piece.id, piece.route, piece.count) for piece in board.pieces] == [("train", "rail", 45)]
    assert board.rules == ("ferry", "tunnel", "station", "longest_path")
    assert board.tie_breaks == ("tickets", "stations", "longest_path")
    assert board.station
    assert (board.station.count, board.station.costs, board.station.unbuilt) == (3, (1, 2, 3), 4)
    assert board.tunnel
    assert board.tunnel.reveal == 3
    assert board.longest_path
    assert board.longest_path.points == 10
    assert not board.reconstructed


def test_europe_shows_the_printed_spelling_and_understands_others() -> None:
    cities = {city.id: city for city in load("europe").cities}
    spelling = {
        "kobenhavn": "København",
        "bucuresti": "București",
        "zurich": "Zürich",
        "riga": "Rīga",
        "athina": "Athína",
    }
    assert {name: cities[name].name for name in spelling} == spelling
    assert "Kobenhavn" in cities["kobenhavn"].aliases
    assert "Kiev" in cities["kyiv"].aliases
    assert "Петроград" in cities["petrograd"].aliases
    assert cities["kharkov"].names
    assert cities["kharkov"].names["uk"] == "Харків"


def test_great_lakes() -> None:
    board = load("great_lakes")
    assert Counter(city.kind for city in board.cities) == {"city": 35, "junction": 2}
    assert sum(city.port for city in board.cities) == 25
    assert (len(board.routes), len(board.tickets), doubles(board)) == (110, 55, 28)
    assert {route.kind for route in board.routes} == {"rail", "sea"}
    assert card_totals(board) == [80, 60]
    assert [deck.id for deck in board.decks] == ["train", "ship"]
    for colour in ("red", "yellow", "green", "purple", "black", "white"):
        assert (cards(board)[f"train.{colour}"], cards(board)[f"train.{colour}.anchor"]) == (7, 4)
        assert (cards(board, 1)[f"ship.{colour}"], cards(board, 1)[f"ship.{colour}.double"]) == (4, 6)
    assert cards(board)["wild"] == 14
    assert [(piece.id, piece.route, piece.count) for piece in board.pieces] == [
        ("train", "rail", 33),
        ("ship", "sea", 32),
    ]
    assert board.rules == ("piece_choice", "port", "exchange")
    assert board.tie_breaks == ()
    assert board.piece_choice
    assert (board.piece_choice.total, board.piece_choice.suggested) == (50, (27, 23))
    assert board.port
    assert (board.port.count, board.port.scores, board.port.unbuilt) == (3, (0, 10, 20, 30), -4)
    assert [(deal.deck, deal.count) for deal in board.port.cost] == [("train", 2), ("ship", 2)]
    assert board.exchange
    assert board.exchange.cost == 1


@pytest.mark.parametrize(
    ("ends", "colours"), [(("buffalo", "syracuse"), ["red", "yellow"]), (("buffalo", "erie"), ["grey"])]
)
def test_great_lakes_sea_routes_that_photographs_of_the_board_show(ends: tuple[str, str], colours: list[str]) -> None:
    found = [route for route in load("great_lakes").routes if {route.a, route.b} == set(ends)]
    assert [(route.kind, route.colour) for route in found] == [("sea", colour) for colour in colours]


def test_great_lakes_cards_cover_and_bear_anchors() -> None:
    for deck in load("great_lakes").decks:
        for card in deck.cards:
            assert card.covers == (2 if card.id.endswith(".double") else 1)
            assert card.anchor == (card.id.endswith(".anchor") or (deck.id == "ship" and card.covers == 1))
            assert card.serves == (("rail", "sea") if card.wild else ("rail",) if deck.id == "train" else ("sea",))


@pytest.mark.parametrize("ends", [("duluth", "thunder_bay"), ("traverse_city", "muskegon")])
def test_great_lakes_rail_beside_sea_is_no_double_route(ends: tuple[str, str]) -> None:
    """R-GL-ROUTE-4."""
    parallel = [route for route in load("great_lakes").routes if {route.a, route.b} == set(ends)]
    assert {route.kind for route in parallel} == {"rail", "sea"}
    assert [route.double for route in parallel] == ["", ""]


def test_great_lakes_junctions_are_ends_of_sea_routes_only() -> None:
    """R-GL-ROUTE-5."""
    board = load("great_lakes")
    junctions = {city.id for city in board.cities if city.kind == "junction"}
    assert junctions == {"junction_superior", "junction_huron"}
    assert {route.kind for route in board.routes if junctions & {route.a, route.b}} == {"sea"}


def test_paris() -> None:
    board = load("paris")
    assert (len(board.cities), len(board.routes), len(board.tickets)) == (17, 57, 20)
    assert connections(board) == {1: 12, 2: 12, 3: 8}
    palette = {1: {"red", "blue"}, 2: {"white", "yellow"}, 3: {"green", "purple"}}
    assert all(route.colour in palette[route.length] for route in board.routes)
    assert card_totals(board) == [46]
    colours = ("blue", "red", "yellow", "green", "purple")
    assert list(cards(board).items()) == [("white", 8), *((colour, 6) for colour in colours), ("wild", 8)]
    assert [(piece.id, piece.route, piece.count) for piece in board.pieces] == [("bus", "street", 15)]
    assert (board.rules, board.tie_breaks) == (("flag_set",), ("tickets",))
    assert board.flag_set
    assert (board.flag_set.colours, board.flag_set.points) == (("blue", "white", "red"), 4)


def test_paris_says_that_it_is_reconstructed() -> None:
    board = load("paris")
    assert board.reconstructed
    assert all(ticket.ours for ticket in board.tickets)


def test_paris_tickets_are_worth_their_shortest_path() -> None:
    board = load("paris")
    network = neighbours(board)
    for ticket in board.tickets:
        assert ticket.points == distance(network, *ticket.cities)


def test_amsterdam() -> None:
    board = load("amsterdam")
    assert (len(board.cities), len(board.routes), len(board.tickets), doubles(board)) == (17, 45, 24, 13)
    assert sum(route.bonus for route in board.routes) == 16
    assert sum(ticket.ours for ticket in board.tickets) == 20
    assert card_totals(board) == [44]
    colours = ("yellow", "red", "pink", "green", "blue", "black")
    assert list(cards(board).items()) == [*((colour, 6) for colour in colours), ("wild", 8)]
    assert [(piece.id, piece.route, piece.count) for piece in board.pieces] == [("cart", "street", 16)]
    assert (board.rules, board.tie_breaks) == (("bonus_goods",), ("tickets",))
    assert board.bonus_goods
    assert board.bonus_goods.count == 16
    assert board.bonus_goods.ranks == ((8, 4), (8, 5, 2), (8, 6, 4, 2))
    assert not board.reconstructed


@pytest.mark.parametrize("name", NAMES)
def test_rows_of_a_file_stand_on_one_line_each(name: str) -> None:
    """One place, route, ticket or card a line: pleasant to edit, and a change shows as one line."""
    text = (maps.find(name) / "board.toml").read_text(encoding="utf-8")
    board = load(name)
    rows = [line for line in text.splitlines() if line.startswith(("  { id", "  { a ", "  { cities"))]
    heads = len(board.decks) + (len(board.pieces) if len(board.pieces) > 1 else 0)
    assert len(rows) == len(board.cities) + len(board.routes) + len(board.tickets) + heads


def test_no_map_is_empty_of_geography(tmp_path: Path) -> None:
    """A map of one's own may do without; ours do not."""
    assert maps.geography(tmp_path) == {}
    assert all(len(maps.geography(maps.find(name))) > 1 for name in NAMES)
