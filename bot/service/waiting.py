"""Who is waited for, since which row and for how long: worked out anew with every change."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.days.pace import PACES, bank_after, grace
from bot.service.values import TableOptions
from bot.store import GameRow, SeatRow
from engine import Edition, State
from engine.legal import is_choosing


def awaited_seats(edition: Edition, state: State | None, status: str) -> frozenset[int]:
    """The seats that have to do something now: everybody who still chooses in the opening, then the one on turn."""
    if state is None or status not in ("opening", "playing"):
        return frozenset()
    if status == "opening":
        return frozenset(seat for seat in range(len(state.players)) if is_choosing(edition, state, seat))
    return frozenset({int(state.seat)})


def waited_for(
    row: GameRow,
    awaited: frozenset[int],
    options: TableOptions,
    new_turn: bool,
    at: int,
    used: Mapping[int, int],
    may_undo: int | None = None,
    undone: bool = False,
) -> tuple[SeatRow, ...]:
    """The seats after a change: who begins to be waited for, and the bank of whoever has just had their turn.

    `new_turn`: whoever is waited for now is asked for something else than before. `used` is how much time a turn has
    taken, by place, where that is not simply what the clock says.

    What a turn took counts once nobody can take it back any more: not yet for the seat that may (`may_undo`). When it
    does (`undone`), its clock goes on, and whoever was asked meanwhile has had no turn.
    """
    seats = []
    for seat in row.seats:
        waits = seat.seat in awaited and seat.user_id is not None and not seat.level
        if row.rest:
            seats.append(_at_rest(seat, used.get(seat.place, at - seat.awaited_since)))
            continue
        over = seat.awaited_seq and (new_turn or not waits)
        if over:
            taken = used.get(seat.place, at - seat.awaited_since)
            seat = replace(seat, awaited_seq=0, awaited_since=0, used=max(1, taken))
        if undone and not waits:
            seat = replace(seat, used=0)
        elif seat.used and not undone and seat.seat != may_undo and (over or new_turn or not waits):
            seat = _settled(seat, options)
        if waits and not seat.awaited_seq:
            used_up = _used_again(seat, options)
            seat = replace(seat, awaited_seq=row.seq, awaited_since=at - used_up, used=used_up)
        seats.append(seat)
    return tuple(seats)


def _used_again(seat: SeatRow, options: TableOptions) -> int:
    """How much of its time a seat has used that is waited for again, after a rest or an undo.

    Where the end of the time takes the turn away, it has not come yet, whatever the clock says: there is some left.
    """
    if options.pace == "none" or options.if_late == "remind":
        return seat.used
    return max(0, min(seat.used, PACES[options.pace] + seat.bank - grace(options.pace)))


def _at_rest(seat: SeatRow, used: int) -> SeatRow:
    """Nobody is waited for while the game rests; how much of the turn is used up by then is kept."""
    return replace(seat, awaited_seq=0, awaited_since=0, used=used) if seat.awaited_seq else seat


def _settled(seat: SeatRow, options: TableOptions) -> SeatRow:
    """What its turn has taken counts now. A seat that was handed over keeps the bank that it has."""
    counts = options.pace != "none" and not seat.level
    return replace(seat, used=0, bank=bank_after(options.pace, seat.bank, seat.used) if counts else seat.bank)


def overdue(row: GameRow, options: TableOptions, allowed: int, at: int) -> tuple[SeatRow, ...]:
    """The seats whose turn takes longer than is allowed: of these it must be known how much time counts."""
    if options.pace == "none":
        return ()
    return tuple(seat for seat in row.seats if seat.awaited_seq and at - seat.awaited_since > allowed)
