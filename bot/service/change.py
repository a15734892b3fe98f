"""A change of a game, worked out before anything is written: the new row and the new entries of the log."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.service.ballot import Ballot, written_ballot
from bot.service.happenings import TableEvent, encode_events
from bot.service.loading import Loaded
from bot.service.values import Click
from bot.service.waiting import awaited_seats, waited_for
from bot.store import ActionRow, NoticeRow, PlanChange, SeatRow, TimerRow
from engine import State, encode_state


class Entry(Struct, frozen=True):
    """One row of the log to be: the text of an action, or a word for what people do at a table."""

    action: str
    events: tuple[TableEvent, ...]
    seat: int | None = None


class Change(Struct, frozen=True):
    """What becomes of a game. `fields` are columns of its row."""

    entries: tuple[Entry, ...]
    fields: dict[str, Any] = {}  # msgspec copies it
    seats: tuple[SeatRow, ...] | None = None
    state: State | None = None
    """The game after it; None leaves the game, and what an undo would go back to, as they are."""
    undo_state: State | None = None
    """With `state`: what an undo goes back to, if there is one."""
    timers: tuple[TimerRow, ...] = ()
    """What is to be done later."""
    notices: tuple[NoticeRow, ...] = ()
    """What the channel is told besides."""
    ends: TimerRow | None = None
    """The timer that made this change."""
    plan: PlanChange | None = None
    """What becomes of the standing orders of the seat at this place."""
    ballot: Ballot | None = None
    """What the table is deciding together after it; None leaves that as it is."""
    passed: int | None = None
    """The place of a seat that passes to somebody else: what was private to it is gone."""


def changed_seat(seats: Sequence[SeatRow], place: int, **fields: Any) -> tuple[SeatRow, ...]:
    """The seats with one of them changed."""
    return tuple(replace(seat, **fields) if seat.place == place else seat for seat in seats)


def log_rows(seq: int, entries: Sequence[Entry], click: Click | None, at: int) -> list[ActionRow]:
    """The entries as rows after row `seq`; what nobody clicked has no interaction."""
    return [
        ActionRow(
            seq=seq + 1 + part,
            seat=entry.seat,
            interaction_id=click.interaction if click else None,
            part=part,
            action=entry.action,
            events=encode_events(entry.events),
            at=at,
        )
        for part, entry in enumerate(entries)
    ]


def after(
    loaded: Loaded, change: Change, click: Click | None, at: int, used: Mapping[int, int] | None = None
) -> Loaded:
    """The game after the change: sequence, time, moves of the seats, and the clicker's name as it is now.

    `used` is the time that counts of a turn that takes longer than the pace allows, by place. What is encoded for the
    row need not be decoded again.
    """
    seats, moved = _counted(loaded.row.seats if change.seats is None else change.seats, change, click)
    ballot = _decided(loaded.ballot if change.ballot is None else change.ballot, seats, moved, click)
    row = replace(loaded.row, seats=seats, **{**_fields(loaded, change, ballot, at), **change.fields})
    options = loaded.options
    if row.status != "lobby" and options.invited:  # Who was invited is forgotten when the lobby is over.
        options = replace(options, invited=())
        row = replace(row, options=msgspec.json.encode(options))
    state = loaded.state if change.state is None else change.state
    new_turn = state is not None and loaded.state is not None and state.turn != loaded.state.turn
    awaited = awaited_seats(loaded.edition, state, row.status)
    undo_state = change.undo_state if change.state is not None else loaded.undo_state
    if row.undo_state is None:
        undo_state = None
    may_undo = None if undo_state is None else undo_state.seat
    undone = state is not None and state is loaded.undo_state
    seats = waited_for(row, awaited, loaded.options, new_turn, at, used or {}, may_undo, undone)
    row = replace(row, seats=seats)
    return Loaded(row, loaded.edition, options, state, undo_state, ballot)


def _counted(seats: Sequence[SeatRow], change: Change, click: Click | None) -> tuple[tuple[SeatRow, ...], set[int]]:
    """The seats with their moves counted, and the places of those who were late and have moved."""
    counted = []
    for seat in seats:
        moves = sum(entry.seat is not None and entry.seat == seat.seat for entry in change.entries)
        own = click is not None and seat.user_id == click.user
        late = 0 if own and moves else seat.late
        name = click.name if own and click else seat.name
        counted.append(replace(seat, moves=seat.moves + moves, name=name, late=late))
    moved = {seat.place for seat, before in zip(counted, seats, strict=True) if before.late and not seat.late}
    return tuple(counted), moved


def _decided(ballot: Ballot, seats: Sequence[SeatRow], moved: Container[int], click: Click | None) -> Ballot:
    """Without what nobody has to decide any more: who was late has moved or given up, who was gone is here."""
    for seat in seats:
        if click is not None and seat.user_id == click.user:
            ballot = ballot.without_gone(seat.place)
        if seat.resigned and seat.place == ballot.late:
            ballot = replace(ballot, late=None, votes=())
    return replace(ballot, late=None, votes=()) if ballot.late in moved else ballot


def _fields(loaded: Loaded, change: Change, ballot: Ballot, at: int) -> dict[str, Any]:
    """The columns that follow from the change; what has not changed is encoded already."""
    stored = loaded.row.ballot if ballot == loaded.ballot else written_ballot(ballot)
    fields = {"seq": loaded.row.seq + len(change.entries), "changed_at": at, "ballot": stored}
    if change.state is None:
        return fields
    undo = change.undo_state
    undo_stored = None if undo is None else loaded.row.state if undo is loaded.state else encode_state(undo)
    states = {"state": encode_state(change.state), "format": change.state.format, "undo_state": undo_stored}
    return {**fields, **states}
