"""What the table has agreed on for a turn whose time has run out, worked out with the engine."""

from msgspec.structs import replace

from bot.service import playing, showing
from bot.service.change import Change, Entry, changed_seat
from bot.service.happenings import HandedOver, TimeRanOut
from bot.service.loading import Loaded, Seated
from bot.service.playing import STAND_IN
from bot.store import NoticeRow, SeatRow
from engine import apply, legal_actions, view
from engine.actions import Action
from engine.ids import Seat
from engine.late import late_action

ASKED_AFTER = 2
"""After so many late turns in a row the others decide what to do."""


def time_runs_out(loaded: Loaded, row: SeatRow, now: int) -> Change:
    """What was agreed on; and when it was not for the first time in a row, the others are asked what to do."""
    change = _agreed(loaded, row)
    others = [seat for seat in showing.known(loaded).people if seat.place != row.place]
    ballot = loaded.ballot
    if row.late + 1 < ASKED_AFTER or not others or ballot.late is not None or ballot.offered(row.place) is not None:
        return change
    asks = NoticeRow(loaded.row.id, loaded.row.seq + len(change.entries), "vote", row.place, now)
    return replace(change, ballot=replace(ballot, late=row.place, votes=()), notices=(asks,))


def _agreed(loaded: Loaded, row: SeatRow) -> Change:
    """Only counted, two cards, or an opponent steps in; the bank is empty in any case."""
    assert row.seat is not None, "nobody is waited for before the start"
    seat, counted = Seat(row.seat), {"bank": 0, "late": row.late + 1}
    match loaded.options.if_late:
        case "remind":
            # No seat: the panel that its owner may be looking at stays good.
            entry = Entry("time-out", (TimeRanOut(seat),))
            return Change((entry,), {}, changed_seat(loaded.row.seats, row.place, **counted))
        case "opponent":
            told = (TimeRanOut(seat), HandedOver(seat, STAND_IN, late=True))
            seats = changed_seat(loaded.row.seats, row.place, level=STAND_IN, **counted)
            return Change((Entry("time-out", told, seat),), {}, seats)
        case "draw":
            change, _ = playing.play(loaded, Seated(row, seat), _turn(loaded, seat))
            seats = changed_seat(change.seats or loaded.row.seats, row.place, **counted)
            first = Entry("time-out", (TimeRanOut(seat, cards=True),), seat)
            return replace(change, entries=(first, *change.entries), seats=_shifted(seats, row.place), undo_state=None)


def steps_in(loaded: Loaded, row: SeatRow) -> Change:
    """An opponent plays for somebody who is away, until they press anything: so they count as late once, not more."""
    assert row.seat is not None, "nobody is waited for before the start"
    told = (HandedOver(Seat(row.seat), STAND_IN, late=True),)
    seats = changed_seat(loaded.row.seats, row.place, level=STAND_IN, late=max(1, row.late))
    return Change((Entry("time-out", told, row.seat),), {}, seats)


def _turn(loaded: Loaded, seat: Seat) -> list[Action]:
    """Everything that is left of the turn, or of the opening choices."""
    state, actions = loaded.playing, list[Action]()
    turn = state.turn
    while state.turn == turn and not state.ended and (legal := legal_actions(loaded.edition, state, seat)):
        action = late_action(loaded.edition, view(loaded.edition, state, seat), legal)
        actions.append(action)
        state = apply(loaded.edition, state, seat, action).state
    return actions


def _shifted(seats: tuple[SeatRow, ...], place: int) -> tuple[SeatRow, ...]:
    """The row that says that time ran out comes first, so what the seat has seen ends one row later."""
    return tuple(replace(seat, seen_seq=seat.seen_seq + 1) if seat.place == place else seat for seat in seats)
