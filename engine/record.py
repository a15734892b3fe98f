"""A whole game as one small document that anybody can check (docs/game-record.md)."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, action_text, is_action, read_action
from engine.board import Board
from engine.chance import commitment
from engine.edition import Edition
from engine.errors import BrokenRecord, UnreadableAction
from engine.final import Final, ScoreLine
from engine.ids import Seat
from engine.seal import DIGITS, first_head, next_head
from engine.state import Options, State

RECORD_FORMAT = 2
UNSEALED_FORMAT = 1
"""Records of this format have no seal and leave out what was taken back."""

UNDO = "undo"
"""The line of a seat that takes back its action, the one right before."""


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
    seal: str = ""
    """The head of the seal after the last line; a record of format 1 has none."""
    final: tuple[SeatScore, ...] = ()
    """Per seat, once the game has ended."""
    board_data: Board | None = None
    """The board itself, for those who don't have that version of the map."""


def make_record(edition: Edition, state: State, lines: Iterable[str], final: Final | None = None) -> Record:
    """The sealed record of a game; of `state` only what never changes in a game is used."""
    record = Record(
        format=RECORD_FORMAT,
        map=edition.board.id,
        board=state.board,
        seats=len(state.players),
        options=state.options,
        seed=state.seed,
        commitment=commitment(bytes.fromhex(state.seed)),
        actions=tuple(lines),
        final=score_lines(final) if final else (),
    )
    return sealed(record)


def sealed(record: Record) -> Record:
    """The record with the seal of its lines."""
    *_, last = heads(record)
    return replace(record, format=RECORD_FORMAT, seal=last)


def heads(record: Record) -> Iterator[str]:
    """The head of the deal, then the head after each line."""
    seed = bytes.fromhex(record.seed)
    head = first_head(seed, record.map, record.board, record.seats, record.options.order)
    yield head
    for line in record.actions:
        head = next_head(seed, head, line)
        yield head


def action_line(seat: int, action: Action) -> str:
    return f"{seat} {action_text(action)}"


def belongs(text: str) -> bool:
    """Whether a record tells of this line of a log: of an action, or that one was taken back."""
    return text == UNDO or is_action(text)


def read_line(line: str) -> tuple[Seat, Action | None]:
    """The seat and the action of a line, or None for an undo. A line has one spelling: equal games, equal records."""
    digit, _, text = line.partition(" ")
    if len(digit) != 1 or digit not in "0123456789":
        raise UnreadableAction("expected the number of a seat and an action")
    if text == UNDO:
        return Seat(int(digit)), None
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
    """The record in these bytes; BrokenRecord says what is wrong with them."""
    try:
        text = data.decode("utf-8")
        record = msgspec.json.decode(text, type=Record)
        json.loads(text, object_pairs_hook=_once)
    except UnicodeDecodeError:
        raise BrokenRecord("this is no game record: the file is not UTF-8 text") from None
    except msgspec.MsgspecError as error:
        raise BrokenRecord(f"this is no game record: {error}") from None
    _check_format(record)
    if not re.fullmatch("[0-9a-f]{64}", record.seed):
        raise BrokenRecord("the seed must be written as 64 hexadecimal digits, in small letters")
    return record


def _once(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object that has a field twice: readers differ in which of them they believe."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise BrokenRecord(f'the field "{name}" is there twice')


def _check_format(record: Record) -> None:
    if record.format not in (UNSEALED_FORMAT, RECORD_FORMAT):
        known = f"{UNSEALED_FORMAT} and {RECORD_FORMAT}"
        raise BrokenRecord(f"the record has format {record.format}; this version reads {known}")
    if record.format == UNSEALED_FORMAT and record.seal:
        raise BrokenRecord("the record has a seal, but its format is 1, which has none")
    if record.format == RECORD_FORMAT and not re.fullmatch(f"[0-9a-f]{{{DIGITS}}}", record.seal):
        raise BrokenRecord(f"the seal must be written as {DIGITS} hexadecimal digits, in small letters")
