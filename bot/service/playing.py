"""Actions of the game, worked out with the engine: what a seat plays, takes back, or leaves to an opponent."""

from collections.abc import Sequence

from bot.errors import IllegalMove, NothingToUndo, NotYourTurn, Refusal, StaleMove
from bot.service import may, showing
from bot.service.change import Change, Entry, changed_seat
from bot.service.happenings import GameCancelled, HandedOver, Resigned, TableEvent, TakenBack, Undone
from bot.service.loading import Loaded, Seated
from bot.service.values import Level
from bot.service.waiting import awaited_seats
from bot.store import ActionRow, SeatRow
from engine import State, action_text, apply
from engine.actions import Action, is_action
from engine.errors import IllegalAction
from engine.events import ChoiceMade, GameEnded, TurnBegan
from engine.ids import Seat
from engine.record import UNDO

STAND_IN: Level = "normal"
"""How strong an opponent is who plays for somebody, if nobody says otherwise."""


def has_turn(loaded: Loaded, own: Seated, move: int | None) -> None:
    """Refuse an old panel, a seat that an opponent plays, and one that has nothing to decide."""
    state = loaded.playing
    mine = own.seat in awaited_seats(loaded.edition, state, loaded.row.status)
    if move is not None and move != own.row.moves:
        raise StaleMove(turn=str(state.turn), mine=mine and not own.row.level)
    may.insist(may.decide(own.row.level, mine, state.seat if state.turn else None, state.turn))


def illegal(error: IllegalAction, action: Action) -> Refusal:
    return IllegalMove(error.code, action=action_text(action))


def play(loaded: Loaded, own: Seated, actions: Sequence[Action]) -> tuple[Change, Refusal | None]:
    """Carry out the actions in order as far as they are legal; the first must be."""
    state, undo_state, seat = loaded.playing, loaded.undo_state, own.seat
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
            seats = changed_seat(seats, loaded.seat(Seat(entry.seat)).row.place, seen_seq=number)
    return seats


def _turn_over(events: Sequence[TableEvent]) -> bool:
    return any(isinstance(event, TurnBegan | ChoiceMade | GameEnded) for event in events)


def undo(loaded: Loaded, own: Seated) -> Change:
    """Go back to the snapshot before the last action, which stays in the log."""
    state, standing = loaded.undo_state, standing_actions(loaded.last)
    if state is None or not standing or not showing.undoable(loaded, own):
        raise _not_undoable(own, standing)
    earlier = [row.seq for row in standing[:-1] if row.seat == own.seat]
    seats = changed_seat(loaded.row.seats, own.row.place, seen_seq=earlier[-1] if earlier else 0)
    entry = Entry(UNDO, (Undone(own.seat, standing[-1].seq, state.turn),), own.seat)
    return Change((entry,), {"status": _status(state)}, seats, state)


def waive_undo(loaded: Loaded, own: Seated) -> Change:
    """Do without taking the last action back, so that nobody has to wait for that."""
    if not showing.undoable(loaded, own):
        raise NothingToUndo()
    return Change((Entry("go-on", ()),), {"undo_state": None})


def _not_undoable(own: Seated, standing: Sequence[ActionRow]) -> Refusal:
    if own.row.level:
        return NotYourTurn("opponent")
    if all(row.seat != own.seat for row in standing):
        return NothingToUndo()
    newest = standing[-1]
    if newest.seat != own.seat:
        return NothingToUndo("opponent" if newest.interaction_id is None else "acted", seat=newest.seat)
    return NothingToUndo("hidden")


def standing_actions(rows: Sequence[ActionRow]) -> list[ActionRow]:
    """The actions of the game among these rows, without those that were taken back: what a record consists of."""
    standing: list[ActionRow] = []
    for row in rows:
        if row.action == UNDO:
            del standing[-1:]  # Nothing when what it took back lies before these rows.
        elif is_action(row.action):
            standing.append(row)
    return standing


def call_off(by: int | None) -> Change:
    """End the game without a result; `by` whoever has this place, if it is somebody at the table."""
    return Change((Entry("cancel", (GameCancelled(by),)),), {"status": "cancelled", "undo_state": None})


def resign(loaded: Loaded, own: Seated, level: str, by: int | None, removed: bool = False) -> Change:
    """Leave the seat as it is to an opponent, for good (R-SEAT-1). Without anybody else the game is called off."""
    if showing.known(loaded).last_person(own.row.place):
        return call_off(by)
    seats = loaded.row.seats
    entry = Entry(f"resign {level}", (Resigned(own.seat, level, removed),), own.seat)
    return Change((entry,), {}, changed_seat(seats, own.row.place, level=level, resigned=True))


def hand_over(own: Seated, seats: Sequence[SeatRow], level: str) -> Change:
    entry = Entry(f"hand-over {level}", (HandedOver(own.seat, level),), own.seat)
    return Change((entry,), {}, changed_seat(seats, own.row.place, level=level))


def take_back(own: Seated, seats: Sequence[SeatRow]) -> Change:
    entry = Entry("take-back", (TakenBack(own.seat),), own.seat)
    return Change((entry,), {}, changed_seat(seats, own.row.place, level=""))
