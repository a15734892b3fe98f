"""A whole game as one small document that anybody can check (docs/game-record.md)."""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from engine.actions import Action, action_text, read_action
from engine.board import Board
from engine.chance import commitment
from engine.edition import Edition
from engine.errors import BrokenRecord, EngineError, UnreadableAction
from engine.events import AnyEvent
from engine.final import Final, ScoreLine
from engine.ids import Seat
from engine.play import apply
from engine.scoring import final_scores
from engine.setup import new_game
from engine.state import Options, State

RECORD_FORMAT = 1


class SeatScore(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat scored, as the record claims."""

    lines: tuple[ScoreLine, ...]
    total: int
    place: int


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that is needed to play the game again."""

    format: int
    map: str
    board: str
    seats: int
    options: Options
    seed: str
    commitment: str
    actions: tuple[str, ...]
    """Lines of seat number and action: `0 draw blue`."""
    final: tuple[SeatScore, ...] = ()
    """Per seat, once the game has ended."""
    board_data: Board | None = None
    """The board itself, for those who don't have that version of the map."""


class Step(Struct, frozen=True):
    """The table after an action."""

    seat: Seat
    action: Action
    state: State
    events: tuple[AnyEvent, ...]


def begin_record(edition: Edition, state: State) -> Record:
    """The record of a game without its actions."""
    return Record(
        format=RECORD_FORMAT,
        map=edition.board.id,
        board=state.board,
        seats=len(state.players),
        options=state.options,
        seed=state.seed,
        commitment=commitment(bytes.fromhex(state.seed)),
        actions=(),
    )


def action_line(seat: int, action: Action) -> str:
    return f"{seat} {action_text(action)}"


def read_line(line: str) -> tuple[Seat, Action]:
    """The seat and the action of a line. An action has one spelling, so that equal games have equal records."""
    digit, _, text = line.partition(" ")
    if len(digit) != 1 or digit not in "0123456789":
        raise UnreadableAction("expected the number of a seat and an action")
    action = read_action(text)
    if action_text(action) != text:
        raise UnreadableAction(f'the action is written "{action_text(action)}"')
    return Seat(int(digit)), action


def score_lines(final: Final) -> tuple[SeatScore, ...]:
    return tuple(SeatScore(seat.lines, seat.total, seat.place) for seat in final.seats)


def encode_record(record: Record) -> bytes:
    """One field, and one action, a line: friendly to eyes and to version control."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode_record(data: bytes) -> Record:
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.MsgspecError as error:
        raise BrokenRecord(f"this is no game record: {error}") from None
    if record.format != RECORD_FORMAT:
        raise BrokenRecord(f"the record has format {record.format}; this version reads {RECORD_FORMAT}")
    return record


def first_state(edition: Edition, record: Record) -> State:
    """The game as dealt, after the board, the seed and its commitment were checked."""
    if edition.board.id != record.map:
        raise BrokenRecord(f'the record names the map "{record.map}", but its board is "{edition.board.id}"')
    if edition.digest != record.board:
        raise BrokenRecord(f"the game was played on the board {record.board[:12]}, not {edition.digest[:12]}")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise BrokenRecord("the seed is not written in hexadecimal digits") from None
    if commitment(seed) != record.commitment:
        raise BrokenRecord("the seed does not belong to the commitment: its SHA-256 is different")
    try:
        return new_game(edition, record.seats, seed, record.options)
    except EngineError as error:
        raise BrokenRecord(str(error)) from None


def replay(edition: Edition, record: Record) -> Iterator[Step]:
    """Play the recorded actions one after the other; a wrong one raises BrokenRecord with its line."""
    state = first_state(edition, record)
    for number, line in enumerate(record.actions, 1):
        try:
            seat, action = read_line(line)
            outcome = apply(edition, state, seat, action)
        except EngineError as error:
            raise BrokenRecord(f'action {number}, "{line}": {error}') from None
        state = outcome.state
        yield Step(seat, action, state, outcome.events)


def check_record(edition: Edition, record: Record) -> Final | None:
    """Verify every step and the score; the final score, or None for a game that has not ended."""
    state = first_state(edition, record)
    for step in replay(edition, record):
        state = step.state
    if not state.ended:
        if record.final:
            raise BrokenRecord("the record has a final score, but the game has not ended")
        return None
    final = final_scores(edition, state)
    if score_lines(final) != record.final:
        raise BrokenRecord("the score lines do not follow from the actions")
    return final
