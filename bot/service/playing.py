"""Actions of the game, worked out with the engine: what a seat plays, takes back, or leaves to an opponent."""

from collections.abc import Sequence

from bot.errors import IllegalMove, NothingToUndo, NotYourTurn, Refusal, SeatProblem, StaleMove, WrongStatus
from bot.service.change import Change, Entry, changed_seat
from bot.service.happenings import HandedOver, Resigned, TableEvent, TakenBack, Undone
from bot.service.loading import Loaded
from bot.service.showing import undoable_by
from bot.store import ActionRow, SeatRow
from engine import State, action_text, apply, legal_actions
from engine.actions import Action
from engine.errors import IllegalAction
from engine.events import ChoiceMade, GameEnded, TurnBegan
from engine.ids import Seat

TABLE_WORDS = frozenset(
    {"open", "join", "leave", "remove", "colour", "opponent", "host", "start", "cancel", "undo", "resign", "hand-over"}
    | {"take-back"}
)
"""The entries of the log that are no actions of the game; a game record leaves them out."""


def going_on(loaded: Loaded) -> None:
    """Refuse unless the game has started and is not over."""
    match loaded.row.status:
        case "lobby":
            raise WrongStatus("lobby")
        case "ended":
            raise WrongStatus("over")
        case "cancelled":
            raise WrongStatus("cancelled")


def has_turn(loaded: Loaded, own: SeatRow, move: int | None) -> None:
    """Refuse an old panel, a seat that an opponent plays, and one that has nothing to decide."""
    state = loaded.playing
    mine = bool(legal_actions(loaded.edition, state, own.seat or 0))
    if move is not None and move != own.moves:
        raise StaleMove(turn=str(state.turn), mine=mine and not own.level)
    if own.level:
        raise NotYourTurn("opponent")
    if not mine:
        raise _waiting(state)


def _waiting(state: State) -> NotYourTurn:
    return NotYourTurn("opening") if state.turn == 0 else NotYourTurn(seat=int(state.seat), turn=str(state.turn))


def illegal(error: IllegalAction, action: Action) -> Refusal:
    return IllegalMove(error.code, action=action_text(action))


def play(loaded: Loaded, own: SeatRow, actions: Sequence[Action]) -> tuple[Change, Refusal | None]:
    """Carry out the actions in order as far as they are legal; the first must be."""
    state, undo_state, seat = loaded.playing, loaded.undo_state, Seat(own.seat or 0)
    entries: list[Entry] = []
    refused: Refusal | None = None
    for action in actions:
        try:
            outcome = apply(loaded.edition, state, seat, action)
        except IllegalAction as error:
            refused = illegal(error, action)
            break
        undo_state = None if outcome.revealed or outcome.state.ended else state
        entries.append(Entry(action_text(action), outcome.events, seat))
        state = outcome.state
    if not entries:
        raise refused or IllegalMove("illegal", action="")
    seats = _seats_after(loaded, tuple(entries))
    return Change(tuple(entries), {"status": _status(state)}, seats, state, undo_state), refused


def _status(state: State) -> str:
    return "ended" if state.ended else "playing" if state.turn else "opening"


def _seats_after(loaded: Loaded, entries: tuple[Entry, ...]) -> tuple[SeatRow, ...]:
    """Remember for a seat whose turn is over up to which row it has seen everything."""
    seats = loaded.row.seats
    for number, entry in enumerate(entries, loaded.row.seq + 1):
        if entry.seat is not None and _turn_over(entry.events):
            seats = changed_seat(seats, loaded.seat(Seat(entry.seat)).place, seen_seq=number)
    return seats


def _turn_over(events: Sequence[TableEvent]) -> bool:
    return any(isinstance(event, TurnBegan | ChoiceMade | GameEnded) for event in events)


def undo(loaded: Loaded, own: SeatRow) -> Change:
    """Go back to the snapshot before the last action, which stays in the log."""
    if own.level:
        raise NotYourTurn("opponent")
    standing = standing_actions(loaded.last)
    if not standing:
        raise NothingToUndo
    newest = standing[-1]
    if all(row.seat != own.seat for row in standing):
        raise NothingToUndo
    if newest.seat != own.seat:
        raise NothingToUndo("opponent" if newest.user_id is None else "acted", seat=newest.seat)
    state, seat = loaded.undo_state, Seat(own.seat or 0)
    if state is None or undoable_by(loaded) != seat:
        raise NothingToUndo("hidden")
    earlier = [row.seq for row in standing[:-1] if row.seat == seat]
    seats = changed_seat(loaded.row.seats, own.place, seen_seq=earlier[-1] if earlier else 0)
    entry = Entry("undo", (Undone(seat, newest.seq, state.turn),), seat)
    return Change((entry,), {"status": _status(state)}, seats, state)


def standing_actions(rows: Sequence[ActionRow]) -> list[ActionRow]:
    """The actions of the game among these rows, without those that were taken back: what a record consists of."""
    standing: list[ActionRow] = []
    for row in rows:
        if row.action == "undo":
            del standing[-1:]  # Nothing when what it took back lies before these rows.
        elif row.action.split(" ")[0] not in TABLE_WORDS:
            standing.append(row)
    return standing


def resign(own: SeatRow, seats: Sequence[SeatRow], level: str, removed: bool = False) -> Change:
    """Leave the seat as it is to an opponent, for good (R-SEAT-1)."""
    if own.resigned:
        raise SeatProblem("resigned")
    seat = Seat(own.seat or 0)
    entry = Entry(f"resign {level}", (Resigned(seat, level, removed),), seat)
    return Change((entry,), {}, changed_seat(seats, own.place, level=level, resigned=True))


def hand_over(own: SeatRow, seats: Sequence[SeatRow], level: str) -> Change:
    if own.user_id is None or own.level:
        raise SeatProblem("opponent")
    seat = Seat(own.seat or 0)
    entry = Entry(f"hand-over {level}", (HandedOver(seat, level),), seat)
    return Change((entry,), {}, changed_seat(seats, own.place, level=level))


def take_back(own: SeatRow, seats: Sequence[SeatRow]) -> Change:
    if own.resigned:
        raise SeatProblem("resigned")
    if not own.level:
        raise SeatProblem("played")
    seat = Seat(own.seat or 0)
    entry = Entry("take-back", (TakenBack(seat),), seat)
    return Change((entry,), {}, changed_seat(seats, own.place, level=""))
