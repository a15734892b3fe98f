"""The engine and a checker that was written from the documents alone agree on every step and score of whole games."""

import ast
import copy
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import maps
from bot.cli.simulate import play
from engine import Edition, action_text, apply, legal_actions, new_game
from engine.board import Board
from engine.ids import Seat
from engine.record import action_line
from engine.state import Options
from tests.engine.checked import (
    EVERY_SEATING,
    MAPS,
    Prefer,
    anything,
    board_of,
    claims,
    hoards,
    played_by,
    recorded,
    refused_by_engine,
    seed_of,
)
from tests.engine.checker import check
from tests.engine.checker_game import Game
from tests.engine.checker_table import Wrong, digest


def test_the_checker_imports_nothing_of_ours() -> None:
    for path in sorted(Path(__file__).parent.glob("checker*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [node.module or "."] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("tests.engine.checker"), name


@pytest.mark.parametrize("name", MAPS)
def test_the_digest_follows_from_the_map_file(name: str) -> None:
    board = board_of(name)
    assert digest(board) == maps.edition(name).digest
    spelt_out = copy.deepcopy(board)
    for city in spelt_out["cities"]:
        city.setdefault("kind", "city")
        city.setdefault("lat", 0)
    for route in spelt_out["routes"]:
        route.setdefault("kind", "rail")
        route.setdefault("bend", 0.0)
    spelt_out.setdefault("reconstructed", False)
    assert digest(spelt_out) == Edition(msgspec.convert(spelt_out, Board)).digest == digest(board)
    board["cities"][0]["lat"], board["routes"][0]["bend"] = 48, -2
    assert digest(board) == Edition(msgspec.convert(board, Board)).digest
    board["routes"][0]["length"] += 1
    assert digest(board) == Edition(msgspec.convert(board, Board)).digest != digest(board_of(name))


@pytest.mark.parametrize("players", ["random", "easy"])
@pytest.mark.parametrize(("name", "seats"), EVERY_SEATING)
def test_whole_games_agree(name: str, seats: int, players: str, tmp_path: Path) -> None:
    edition, board = maps.edition(name), board_of(name)
    for number in range(3):
        game = play(edition, seats, seed_of(name, seats, players, number), [players] * seats)
        record = recorded(edition, game, tmp_path)
        assert game.final is not None
        assert [score["total"] for score in check(record, board)] == [score.total for score in game.final.seats]
        assert not refused_by_engine(edition, record)


@pytest.mark.parametrize("prefer", [hoards, claims])
@pytest.mark.parametrize(("name", "seats"), EVERY_SEATING)
def test_games_of_those_who_hoard_or_hurry_agree(name: str, seats: int, prefer: Prefer, tmp_path: Path) -> None:
    """Whoever hoards empties decks and row: gaps, single cards and passes come up."""
    edition, board = maps.edition(name), board_of(name)
    game = played_by(edition, seats, seed_of(name, seats), prefer, "joined")
    record = recorded(edition, game, tmp_path)
    assert record["options"] == {"order": "joined"}
    check(record, board)
    assert not refused_by_engine(edition, record)


def narrow(board: dict[str, Any], wilds: int, coloured: int) -> dict[str, Any]:
    """The same board with few cards of each colour and many wilds, so that the row is renewed again and again."""
    board = copy.deepcopy(board)
    for deck in board["decks"]:
        for card in deck["cards"]:
            card["count"] = coloured if "colour" in card else wilds
    return board


@pytest.mark.parametrize(("wilds", "coloured"), [(30, 3), (40, 1), (4, 2)])
@pytest.mark.parametrize(("name", "seats"), [(name, numbers[-1]) for name, numbers in MAPS.items()])
def test_games_with_a_strange_box_agree(name: str, seats: int, wilds: int, coloured: int, tmp_path: Path) -> None:
    board = narrow(board_of(name), wilds, coloured)
    edition = Edition(msgspec.convert(board, Board))
    for number, prefer in enumerate((hoards, claims, anything)):
        game = played_by(edition, seats, seed_of(name, wilds, number), prefer)
        record = recorded(edition, game, tmp_path)
        check(record, board)
        assert not refused_by_engine(edition, record)


def mixed(board: dict[str, Any]) -> dict[str, Any]:
    """The same board with the rules of others added: a map of somebody's own may have any of them."""
    board = copy.deepcopy(board)
    rng = random.Random(board["id"])
    colours = list(dict.fromkeys(card["colour"] for card in board["decks"][0]["cards"] if "colour" in card))
    board["rules"] += sorted(
        {"ferry", "tunnel", "station", "longest_path", "flag_set", "bonus_goods"} - set(board["rules"])
    )
    board["tie_breaks"] = ["longest_path", "stations", "tickets"]
    board["tunnel"] = {"reveal": 4}
    board["station"] = {"count": 2, "costs": [2, 1], "unbuilt": 3}
    board["longest_path"] = {"points": 7}
    board["flag_set"] = {"colours": colours[:2], "points": 5}
    board["bonus_goods"] = {"count": 6, "ranks": [[9, 8, 7, 6, 5][:seats] for seats in range(2, 6)]}
    for route in board["routes"]:
        route["tunnel"], route["bonus"], route["ferry"] = (
            rng.random() < 0.4,
            rng.random() < 0.4,
            rng.choice((0, 0, 0, 1)),
        )
    return board


@pytest.mark.parametrize(("name", "seats"), EVERY_SEATING)
def test_games_with_all_rules_mixed_agree(name: str, seats: int, tmp_path: Path) -> None:
    board = mixed(board_of(name))
    edition = Edition(msgspec.convert(board, Board))
    for number, prefer in enumerate((claims, anything)):
        game = played_by(edition, seats, seed_of("mixed", name, number), prefer)
        record = recorded(edition, game, tmp_path)
        check(record, board)
        assert not refused_by_engine(edition, record)


@pytest.mark.parametrize(("name", "seats"), EVERY_SEATING)
def test_both_call_the_same_actions_legal(name: str, seats: int, tmp_path: Path) -> None:
    """At many moments of a game, lines of this and other moments are put to both: they accept the same ones."""
    edition, board = maps.edition(name), board_of(name)
    rng = random.Random(f"{name} {seats}")
    state = new_game(edition, seats, seed_of("legal", name, seats), Options())
    shared = Game(board, seats, bytes.fromhex(state.seed), "shuffled")
    fixed = {id(value): value for value in (shared.board, shared.cards, shared.routes, shared.tickets, shared.cities)}
    pool = ["pass", "tickets", "withdraw", "pieces 27/23", "exchange 1 trains", "exchange 40 ships", "nonsense", ""]
    verdicts = {True: 0, False: 0}
    while not state.ended:
        seat = next(seat for seat in range(seats) if legal_actions(edition, state, seat))
        legal = [action_text(action) for action in legal_actions(edition, state, seat)]
        pool += rng.sample(legal, min(3, len(legal)))
        for text in [*rng.sample(legal, min(2, len(legal))), *rng.sample(pool, 4)]:
            verdict = text in legal
            assert accepts(copy.deepcopy(shared, dict(fixed)), f"{seat} {text}") == verdict, f"{seat} {text}"
            verdicts[verdict] += 1
        action = rng.choice(legal_actions(edition, state, seat))
        shared.play(action_line(seat, action))
        state = apply(edition, state, Seat(seat), action).state
    assert shared.ended
    assert min(verdicts.values()) > 50


def accepts(game: Game, line: str) -> bool:
    try:
        game.play(line)
    except Wrong:
        return False
    return True
