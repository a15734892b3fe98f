"""Records that somebody has changed, and lines that are spelt otherwise: engine and checker refuse the same ones."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import maps
from bot.cli import main
from bot.cli.simulate import play
from engine import Edition, State, action_text, apply, commitment, legal_actions, new_game
from engine.edition import board_json
from engine.errors import EngineError
from engine.ids import Seat
from engine.record import action_line, decode_record, encode_record, read_line
from engine.state import Options
from tests.engine.checked import MAPS, Record, board_of, recorded, refused_by_checker, refused_by_engine, seed_of
from tests.engine.checker import check, heads
from tests.engine.checker_game import Game
from tests.engine.checker_table import Wrong
from tests.engine.make_records import FOLDER


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


def test_a_board_inside_a_record_is_checked_like_a_map_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads((FOLDER / "paris-2.json").read_bytes())
    record["board_data"] = {**json.loads(board_json(maps.edition("paris").board)), "rules": ["flagset"]}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    assert main(["record", "check", str(file)]) == 1
    said = capsys.readouterr()
    assert 'board_data: rules: the rule "flagset" is unknown' in said.out + said.err


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
