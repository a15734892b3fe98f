"""The engine and a checker that was written from the documents alone agree on every step and score of whole games."""

import ast
import copy
import json
import random
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

import maps
from bot.cli import main
from bot.cli.simulate import Played, play, write_record
from engine import Edition, State, action_text, apply, commitment, final_scores, legal_actions, new_game
from engine.actions import Action
from engine.board import Board
from engine.errors import BrokenRecord, EngineError
from engine.ids import Seat
from engine.record import action_line, decode_record, encode_record, read_line
from engine.replay import check_record
from engine.state import Options
from tests.engine.checker import Game, check, heads
from tests.engine.checker_table import Wrong, digest

MAPS = {
    "europe": (2, 3, 4, 5),
    "great_lakes": (2, 3, 4, 5),
    "paris": (2, 3, 4),
    "amsterdam": (2, 3, 4),
}
EVERY_SEATING = [(name, seats) for name, numbers in MAPS.items() for seats in numbers]
Record = dict[str, Any]
Prefer = Callable[[Action], bool]
Order = Literal["shuffled", "joined"]


def board_of(name: str) -> dict[str, Any]:
    return tomllib.loads((maps.find(name) / "board.toml").read_text(encoding="utf-8"))


def seed_of(*parts: object) -> bytes:
    return random.Random(repr(parts)).randbytes(32)


def recorded(edition: Edition, game: Played, folder: Path) -> Record:
    path = folder / "game.json"
    write_record(edition, game, path)
    record: Record = json.loads(path.read_bytes())
    return record


def played_by(edition: Edition, seats: int, seed: bytes, prefer: Prefer, order: Order = "shuffled") -> Played:
    """A game of seats that take any of the actions they prefer, or else any action."""
    rng = random.Random(seed)
    state = first = new_game(edition, seats, seed, Options(order=order))
    taken: list[tuple[int, Action]] = []
    while not state.ended and len(taken) < 3000:
        seat = next(seat for seat in rng.sample(range(seats), seats) if legal_actions(edition, state, seat))
        legal = legal_actions(edition, state, seat)
        action = rng.choice([action for action in legal if prefer(action)] or legal)
        taken.append((seat, action))
        state = apply(edition, state, Seat(seat), action).state
    final = final_scores(edition, state) if state.ended else None
    return Played(state.turn, state.ended or "given up", final, first, tuple(taken))


def hoards(action: Action) -> bool:
    return action_text(action).startswith("draw")


def claims(action: Action) -> bool:
    return action_text(action).split()[0] in ("claim", "pay", "port", "station")


def anything(action: Action) -> bool:
    return True


def refused_by_engine(edition: Edition, record: Record) -> bool:
    try:
        check_record(edition, decode_record(json.dumps(record).encode()))
    except BrokenRecord:
        return True
    return False


def refused_by_checker(record: Record, board: dict[str, Any]) -> bool:
    try:
        check(record, board)
    except Wrong:
        return True
    return False


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


def _no_commitment(record: Record) -> None:
    record["commitment"] = commitment(bytes(32))


def _other_seed(record: Record) -> None:
    record["seed"] = ("0" if record["seed"][0] != "0" else "1") + record["seed"][1:]


def _other_seed_with_its_commitment(record: Record) -> None:
    _other_seed(record)
    record["commitment"] = commitment(bytes.fromhex(record["seed"]))


def _other_board(record: Record) -> None:
    record["board"] = "0" * 64


def _other_seats(record: Record) -> None:
    record["seats"] += 1


def _other_order(record: Record) -> None:
    record["options"]["order"] = "joined"


def _unknown_order(record: Record) -> None:
    record["options"]["order"] = "by age"


def _points(record: Record) -> None:
    record["final"][0]["lines"][0]["points"] += 1


def _count(record: Record) -> None:
    record["final"][-1]["lines"][-1]["count"] += 1


def _source(record: Record) -> None:
    record["final"][0]["lines"][0]["source"] = "luck"


def _total(record: Record) -> None:
    record["final"][1]["total"] -= 1


def _place(record: Record) -> None:
    record["final"][0]["place"] += 1


def _seat_without_score(record: Record) -> None:
    record["final"].pop()


def _no_score(record: Record) -> None:
    del record["final"]


def _last_dropped(record: Record) -> None:
    record["actions"].pop()


def _first_dropped(record: Record) -> None:
    record["actions"].pop(0)


def _one_too_many(record: Record) -> None:
    record["actions"].append(record["actions"][-1])


def _other_seat(record: Record) -> None:
    seat, _, text = record["actions"][-1].partition(" ")
    record["actions"][-1] = f"{(int(seat) + 1) % record['seats']} {text}"


def _opening_twice(record: Record) -> None:
    record["actions"].insert(1, record["actions"][0])


def _other_map(record: Record) -> None:
    record["map"] = "europe" if record["map"] != "europe" else "paris"


def _seat_with_a_zero(record: Record) -> None:
    record["actions"][0] = "0" + record["actions"][0]


def _seat_in_other_digits(record: Record) -> None:
    line = record["actions"][-1]
    record["actions"][-1] = chr(ord("\N{ARABIC-INDIC DIGIT ZERO}") + int(line[0])) + line[1:]


def _more_blanks(record: Record) -> None:
    record["actions"][-1] += " "


def _format(record: Record) -> None:
    record["format"] = 3


def _old_format(record: Record) -> None:
    record["format"] = 1


def _no_seal(record: Record) -> None:
    del record["seal"]


def _other_seal(record: Record) -> None:
    record["seal"] = heads(record)[-2]


def _seal_in_capitals(record: Record) -> None:
    record["seal"] = record["seal"].upper()


def _seed_in_capitals(record: Record) -> None:
    record["seed"] = record["seed"].upper()


def _seed_with_blanks(record: Record) -> None:
    record["seed"] = " ".join(re.findall("..", record["seed"]))


def _unknown_option(record: Record) -> None:
    record["options"]["colour"] = "red"


def _end_taken_back(record: Record) -> None:
    record["actions"].append(f"{record['actions'][-1][0]} undo")
    record["seal"] = heads(record)[-1]


def _opening_taken_back(record: Record) -> None:
    record["actions"][1:1] = [f"{record['actions'][0][0]} undo", record["actions"][0]]
    record["seal"] = heads(record)[-1]


def _typing_mistake(record: Record) -> None:
    record["comment"] = "what is this?"


SPOILS = [
    _no_commitment,
    _other_seed,
    _other_seed_with_its_commitment,
    _other_board,
    _other_seats,
    _other_order,
    _unknown_order,
    _points,
    _count,
    _source,
    _total,
    _place,
    _seat_without_score,
    _no_score,
    _last_dropped,
    _first_dropped,
    _one_too_many,
    _other_seat,
    _opening_twice,
    _other_map,
    _seat_with_a_zero,
    _seat_in_other_digits,
    _more_blanks,
    _format,
    _old_format,
    _no_seal,
    _other_seal,
    _seal_in_capitals,
    _seed_in_capitals,
    _seed_with_blanks,
    _unknown_option,
    _end_taken_back,
    _opening_taken_back,
    _typing_mistake,
]


@pytest.fixture(params=MAPS)
def finished(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Edition, dict[str, Any], Record]:
    edition = maps.edition(request.param)
    game = play(edition, 3, seed_of("spoil", request.param), ["easy"] * 3)
    return edition, board_of(request.param), recorded(edition, game, tmp_path)


@pytest.mark.parametrize("spoil", SPOILS)
def test_spoilt_records_are_refused(
    finished: tuple[Edition, dict[str, Any], Record], spoil: Callable[[Record], None]
) -> None:
    edition, board, record = finished
    spoil(record)
    assert refused_by_engine(edition, record)
    with pytest.raises(Wrong):
        check(record, board)


def test_changed_dropped_and_swapped_actions_are_refused(finished: tuple[Edition, dict[str, Any], Record]) -> None:
    """No change of the actions passes, even where every step stays legal and the score right."""
    edition, board, record = finished
    rng = random.Random(7)
    refused = 0
    for number in range(60):
        actions = list(record["actions"])
        place, other = rng.sample(range(len(actions)), 2)
        if number % 3 == 0:
            actions[place] = f"{actions[place].partition(' ')[0]} {actions[other].partition(' ')[2]}"
        elif number % 3 == 1:
            del actions[place]
        else:
            actions[place], actions[other] = actions[other], actions[place]
        spoilt = {**record, "actions": actions}
        verdict = actions != record["actions"]
        assert refused_by_checker(spoilt, board) == verdict, (place, other)
        assert refused_by_engine(edition, spoilt) == verdict, (place, other)
        refused += verdict
    assert refused >= 30, "equal lines change nothing; most are not"


@pytest.mark.parametrize("line", ["0 pieces " + "9" * 5000, "9" * 5000 + " pass", "0 draw blind\n", "", "0"])
def test_the_command_answers_nonsense_with_a_sentence(
    line: str, finished: tuple[Edition, dict[str, Any], Record], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, board, record = finished
    path = tmp_path / "spoilt.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["record", "check", str(path)]) == 0
    record["actions"][0] = line
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["record", "check", str(path)]) == 1
    assert f"{path}: action 1, " in capsys.readouterr().err
    assert refused_by_checker(record, board)


def test_unfinished_games_have_no_score(finished: tuple[Edition, dict[str, Any], Record]) -> None:
    edition, board, record = finished
    del record["final"]
    del record["actions"][-5:]
    record["seal"] = heads(record)[-1]
    assert check(record, board) == []
    assert not refused_by_engine(edition, record)


def test_a_record_may_carry_its_board(finished: tuple[Edition, dict[str, Any], Record]) -> None:
    edition, board, record = finished
    carried = msgspec.structs.replace(decode_record(json.dumps(record).encode()), board_data=edition.board)
    record = json.loads(encode_record(carried))
    assert check(record, board) == check(record, record["board_data"]) == record["final"]


def respelt(text: str) -> list[str]:
    """The same action in spellings that a record may not have."""
    found = [f"{text} ", f" {text}", text.upper(), text.replace(" ", "  ", 1)]
    found += [re.sub(r"\b([1-9])\b", r"0\1", text), re.sub(r"([a-z.]+)\*2", r"\1+\1", text)]
    found += [re.sub(r"\*([0-9])", "*" + "9" * 5000, text), re.sub(r"(claim \S+ [a-z.]+)$", r"\1*1", text)]
    found.append(re.sub(r"^(claim \S+ )(\S+)\+([^+]+)$", r"\1\3+\2", text))
    found.append(re.sub(r"^(exchange|pieces) [0-9]+", r"\1 " + "1" * 5000, text))
    return [other for other in found if other != text]


def play_line(edition: Edition, state: State, line: str) -> None:
    seat, action = read_line(line)
    assert action is not None
    apply(edition, state, seat, action)


@pytest.mark.parametrize("name", MAPS)
def test_every_action_has_one_spelling(name: str) -> None:
    edition, board = maps.edition(name), board_of(name)
    state = new_game(edition, 2, seed_of("spelling", name), Options())
    game = Game(board, 2, bytes.fromhex(state.seed), "shuffled")
    rng = random.Random(name)
    tried = 0
    while not state.ended:
        seat = next(seat for seat in range(2) if legal_actions(edition, state, seat))
        action = rng.choice(legal_actions(edition, state, seat))
        for text in respelt(action_text(action)):
            with pytest.raises(Wrong):
                game.play(f"{seat} {text}")
            with pytest.raises(EngineError):
                play_line(edition, state, f"{seat} {text}")
            tried += 1
        game.play(action_line(seat, action))
        state = apply(edition, state, Seat(seat), action).state
    assert tried > 100
