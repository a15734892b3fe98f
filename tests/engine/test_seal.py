"""The seal binds every action of a record, also where another one would be legal and lead to the same score."""

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import maps
from bot.cli import main
from engine import Edition, apply, final_scores, legal_actions, new_game
from engine.errors import BrokenRecord
from engine.ids import Seat
from engine.record import UNDO, Record, action_line, decode_record, encode_record, heads, make_record, sealed
from engine.replay import check_record, moment_of, replay
from engine.seal import first_head, next_head
from tests.engine.checked import board_of
from tests.engine.checker import check, check_moment
from tests.engine.checker import heads as plain_heads
from tests.engine.checker_table import Wrong
from tests.engine.games import by_kind, next_seat
from tests.engine.positions import seed_of
from tests.engine.test_records import FILES, read


def test_a_seal_is_the_documented_one() -> None:
    seed = bytes(range(32))
    key = hmac.new(seed, b"seal", hashlib.sha256).digest()
    first = hmac.new(key, b"paris 0a1b 2 shuffled", hashlib.sha256)
    assert first_head(seed, "paris", "0a1b", 2, "shuffled") == first.hexdigest()
    second = hmac.new(key, first.digest() + b"0 draw blue", hashlib.sha256)
    assert next_head(seed, first.hexdigest(), "0 draw blue") == second.hexdigest()


def test_this_number_never_changes() -> None:
    head = next_head(bytes(32), first_head(bytes(32), "paris", "0" * 64, 2, "joined"), "0 pass")
    assert head == "312f683a5d7de4772ed477d82cfb2041af947bd10bde074315ac3998a886d719"


def game_with_undo(name: str, seats: int = 3) -> tuple[Edition, Record]:
    """A whole game in which whatever can be taken back is, now and then."""
    edition = maps.edition(name)
    rng = random.Random(f"undo {name}")
    state = first = new_game(edition, seats, seed_of(77))
    lines: list[str] = []
    while not state.ended:
        seat = next_seat(edition, state, rng)
        action = by_kind(legal_actions(edition, state, seat), rng)
        outcome = apply(edition, state, seat, action)
        lines.append(action_line(seat, action))
        if not outcome.revealed and not outcome.state.ended and rng.random() < 0.3:
            lines.append(f"{seat} {UNDO}")
        else:
            state = outcome.state
    return edition, make_record(edition, first, lines, final_scores(edition, state))


@pytest.mark.parametrize("name", maps.names())
def test_what_was_taken_back_stays_in_the_record(name: str) -> None:
    edition, record = game_with_undo(name)
    assert sum(line.endswith(" undo") for line in record.actions) > 5
    check_record(edition, record)
    as_read = json.loads(encode_record(record))
    check(as_read, board_of(name))
    assert [*heads(record)] == plain_heads(as_read)
    assert len(set(heads(record))) == len(record.actions) + 1, "a head tells of no choice that it was made again"


def with_line(record: Record, at: int, line: str) -> Record:
    return sealed(replace(record, actions=(*record.actions[:at], line, *record.actions[at:]), final=()))


def test_only_the_last_action_of_the_same_seat_can_be_taken_back() -> None:
    edition, record = game_with_undo("paris")
    at = next(number for number, line in enumerate(record.actions) if line.endswith(" undo"))
    seat = int(record.actions[at][0])
    wrong = [
        (with_line(record, at + 1, f"{seat} {UNDO}"), at + 2, "what was done before can't be taken back"),
        (with_line(record, at, f"{(seat + 1) % 3} {UNDO}"), at + 1, "only the seat that acted"),
        (with_line(record, 0, f"0 {UNDO}"), 1, "what was done before can't be taken back"),
        (replace(record, format=1, seal=""), at + 1, "a record of format 1 leaves out"),
    ]
    for spoilt, number, sentence in wrong:
        with pytest.raises(BrokenRecord, match=f'action {number}, ".*": {sentence}'):
            check_record(edition, spoilt)
        with pytest.raises(Wrong, match=f"action {number - 1} "):
            check(json.loads(encode_record(spoilt)), board_of("paris"))


def forged(edition: Edition, record: Record, at: int, rng: random.Random) -> Record | None:
    """The record with another legal action at this place, if there was one."""
    state = None
    for number, step in enumerate(replay(edition, record)):
        if number == at - 1:
            state = step.state
            break
    if state is None:
        return None
    seat = Seat(int(record.actions[at][0]))
    others = [action_line(seat, action) for action in legal_actions(edition, state, seat)]
    others = [line for line in others if line != record.actions[at]]
    if not others:
        return None
    return replace(record, actions=(*record.actions[:at], rng.choice(others), *record.actions[at + 1 :]))


def passes(edition: Edition, record: Record) -> bool:
    try:
        check_record(edition, record)
    except BrokenRecord:
        return False
    return True


@pytest.mark.parametrize("file", [file for file in FILES if file.stem.endswith("-2")], ids=lambda file: file.stem)
def test_no_other_legal_action_passes(file: Path) -> None:
    """Some lead to the same score; even made anew by somebody who has the seed, the seal differs from what was seen."""
    edition, record = read(file)
    published = [*heads(record)]
    rng = random.Random(file.stem)
    same_score = 0
    for at in range(1, len(record.actions)):
        other = forged(edition, record, at, rng)
        if other is None:
            continue
        assert not passes(edition, other), record.actions[at]
        resealed = sealed(other)
        if passes(edition, resealed):
            same_score += 1
            assert not set(published[at + 1 :]) & set(heads(resealed))
    assert same_score > 0, "without the seal some would pass"


@pytest.fixture
def game() -> tuple[Edition, Record]:
    return game_with_undo("amsterdam")


def test_a_head_says_when_it_was(game: tuple[Edition, Record]) -> None:
    edition, record = game
    turns = [0, *(step.state.turn for step in replay(edition, record))]
    as_read, board = json.loads(encode_record(record)), board_of("amsterdam")
    for lines, head in enumerate(heads(record)):
        moment = moment_of(edition, record, head)
        assert moment is not None
        assert (moment.lines, moment.turn) == (lines, turns[lines])
        if lines % 40 == 0:
            check_moment(as_read, board, head, moment.turn)
            with pytest.raises(Wrong):
                check_moment(as_read, board, head, moment.turn + 1)
    assert moment_of(edition, record, "0" * 64) is None


class Command:
    """`slow-train record check` on a file."""

    def __init__(self, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.path, self._capsys = path, capsys

    def __call__(self, data: bytes, *options: str) -> tuple[int, str]:
        self.path.write_bytes(data)
        code = main(["record", "check", str(self.path), *options])
        said = self._capsys.readouterr()
        return code, said.err or said.out


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path / "game.json", capsys)


def test_the_command_compares_a_head(game: tuple[Edition, Record], command: Command) -> None:
    edition, record = game
    data, every = encode_record(record), [*heads(record)]
    turn = [step.state.turn for step in replay(edition, record)][59]
    assert "compare it with a head published during the game (--head)" in command(data)[1]
    code, said = command(data, "--head", every[60], "--turn", str(turn))
    assert code == 0
    assert f"The head is that of turn {turn}, after 60 actions: so far this is the game" in said
    assert f"({len(record.actions) - 60} actions) it does not prove" in said
    assert "nothing came after that" in command(data, "--head", every[-1])[1]
    refusals = {
        (every[60], "--turn", str(turn + 1)): f"the game had this head in turn {turn}, not in turn {turn + 1}",
        ("f" * 64,): "the game never had this head",
        (every[60][:20],): "--head must be 64 hexadecimal digits",
        (every[60].upper(),): "--head must be 64 hexadecimal digits",
    }
    for options, sentence in refusals.items():
        code, said = command(data, "--head", *options)
        assert (code, sentence in said) == (1, True), said
    assert "--turn needs --head" in command(data, "--turn", "3")[1]


def test_a_record_without_seal_is_called_that(game: tuple[Edition, Record], command: Command) -> None:
    edition = game[0]
    state = new_game(edition, 3, seed_of(1))
    old = encode_record(replace(make_record(edition, state, []), format=1, seal=""))
    code, said = command(old)
    assert code == 0
    assert "The record is not sealed" in said
    assert "that they are the ones that were played is not" in said
    assert "can't be compared" in command(old, "--head", "0" * 64)[1]


def doubled(data: bytes, field: str) -> bytes:
    value: Any = json.dumps(json.loads(data)[field]).encode()
    return data.replace(b"{", b'{"' + field.encode() + b'": ' + value + b",", 1)


def test_what_is_no_record_gets_a_sentence(game: tuple[Edition, Record], command: Command) -> None:
    data = encode_record(game[1])
    nested = data.replace(b'"order":', b'"order": "shuffled", "order":', 1)
    wrong = {
        data.decode().encode("utf-16"): "the file is not UTF-8 text",
        b"\xff\xfe": "the file is not UTF-8 text",
        data.replace(b"amsterdam", b"\xe9", 1): "the file is not UTF-8 text",
        doubled(data, "seed"): 'the field "seed" is there twice',
        doubled(data, "actions"): 'the field "actions" is there twice',
        nested: 'the field "order" is there twice',
        data.replace(b'"seats"', b'"chairs": 3, "seats"'): "chairs",
        data.replace(b'"order"', b'"pace": 3, "order"'): "pace",
        data.replace(b'"points"', b'"stars": 3, "points"', 1): "stars",
        data.replace(game[1].seed.encode(), game[1].seed.upper().encode()): "64 hexadecimal digits, in small letters",
        b"": "this is no game record",
        b"[" * 100_000: "this is no game record",
        b'{"options": ' + b"[" * 100_000: "this is no game record",
    }
    for spoilt, sentence in wrong.items():
        code, said = command(spoilt)
        assert (code, sentence in said) == (1, True), said
        with pytest.raises(BrokenRecord):
            decode_record(spoilt)


def test_refusals_are_sentences(game: tuple[Edition, Record], command: Command) -> None:
    record = game[1]
    lines, last = list(record.actions), record.actions[-1]
    first = next(number for number, line in enumerate(lines) if "keep" not in line)
    seat = int(lines[first][0])
    wrong = {
        (*lines, last): "the game has ended before this",
        (*lines[:first], f"{(seat + 1) % 3} draw blind"): f"it is the turn of seat {seat}",
        (*lines[:first], f"{seat} claim a-b wild"): "there is no such route",
        (*lines[:first], f"{seat} draw blind train"): "there is no such deck",
        (*lines[:first], f"{seat} pass"): "that is not possible now",
        (*lines[:first], f"{seat} dance"): "is no action",
        (lines[0], lines[0]): "this seat has made its opening choices",
    }
    for actions, sentence in wrong.items():
        code, said = command(encode_record(sealed(replace(record, actions=actions, final=()))))
        assert (code, sentence in said) == (1, True), said
