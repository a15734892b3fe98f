"""A game record played again: every step verified, the score counted, the seal compared."""

from collections.abc import Iterator

from msgspec import Struct

from engine.actions import Action
from engine.chance import commitment
from engine.edition import Edition
from engine.errors import BrokenRecord, EngineError, IllegalAction
from engine.events import AnyEvent
from engine.final import Final
from engine.ids import Seat
from engine.play import apply
from engine.record import UNSEALED_FORMAT, Record, heads, read_line, score_lines
from engine.scoring import final_scores
from engine.setup import new_game
from engine.state import State


class Step(Struct, frozen=True):
    """The table after a line. Without an action, the line took back the one before it."""

    seat: Seat
    action: Action | None
    state: State
    events: tuple[AnyEvent, ...]


class Moment(Struct, frozen=True):
    """Where in the game a head of the seal was: after so many lines, in this turn."""

    lines: int
    turn: int


class Checked(Struct, frozen=True):
    """What was verified: every line, the commitment and, where there is one, the seal; the score of an ended game."""

    final: Final | None
    is_sealed: bool


def first_state(edition: Edition, record: Record) -> State:
    """The game as dealt, after the board, the seed and its commitment were checked."""
    if edition.board.id != record.map:
        raise BrokenRecord(f'the record names the map "{record.map}", but its board is "{edition.board.id}"')
    if edition.digest != record.board:
        raise BrokenRecord(f"the game was played on the board {record.board[:12]}, not {edition.digest[:12]}")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise BrokenRecord("the seed does not belong to the commitment: its SHA-256 is different")
    try:
        return new_game(edition, record.seats, seed, record.options)
    except EngineError as error:
        raise BrokenRecord(str(error)) from None


def replay(edition: Edition, record: Record) -> Iterator[Step]:
    """Play the recorded lines one after the other; a wrong one raises BrokenRecord with its number."""
    state = first_state(edition, record)
    before: tuple[Seat, State] | None = None
    for number, line in enumerate(record.actions, 1):
        try:
            seat, action = read_line(line)
            if action is None:
                state, before = _taken_back(record, seat, before), None
                yield Step(seat, None, state, ())
                continue
            outcome = apply(edition, state, seat, action)
        except EngineError as error:
            raise BrokenRecord(f'action {number}, "{line}": {error}') from None
        before = None if outcome.revealed or outcome.state.ended else (seat, state)
        state = outcome.state
        yield Step(seat, action, state, outcome.events)


def _taken_back(record: Record, seat: Seat, before: tuple[Seat, State] | None) -> State:
    """The table before the last action, if this seat may take it back."""
    if record.format == UNSEALED_FORMAT:
        raise IllegalAction("a record of format 1 leaves out what was taken back")
    if before is None:
        raise IllegalAction("what was done before can't be taken back")
    if before[0] != seat:
        raise IllegalAction("only the seat that acted can take its action back")
    return before[1]


def check_record(edition: Edition, record: Record) -> Checked:
    """Verify every line, the seal and the score; BrokenRecord says what does not hold."""
    state = first_state(edition, record)
    for step in replay(edition, record):
        state = step.state
    is_sealed = record.format != UNSEALED_FORMAT
    if is_sealed and [*heads(record)][-1] != record.seal:
        raise BrokenRecord("the seal does not belong to these actions: at least one of them is not as it was played")
    return Checked(_checked_score(edition, record, state), is_sealed)


def _checked_score(edition: Edition, record: Record, state: State) -> Final | None:
    if not state.ended:
        if record.final:
            raise BrokenRecord("the record has a final score, but the game has not ended")
        return None
    final = final_scores(edition, state)
    if score_lines(final) != record.final:
        raise BrokenRecord("the score lines do not follow from the actions")
    return final


def moment_of(edition: Edition, record: Record, head: str) -> Moment | None:
    """When the seal of this game had that head, or None if it never had."""
    if head not in (found := [*heads(record)]):
        return None
    lines = found.index(head)
    turn = first_state(edition, record).turn
    for number, step in enumerate(replay(edition, record), 1):
        if number <= lines:
            turn = step.state.turn
    return Moment(lines, turn)
