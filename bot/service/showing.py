"""What may be shown of a game: to everybody, and to one seat. Nothing leaves the service by another way."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final as Constant

from msgspec.structs import replace

from bot.errors import NotAPlayer, WrongStatus
from bot.service.happenings import Happening, Reasoned, decode_events
from bot.service.loading import Loaded, Seated
from bot.service.orders import read_plan, read_planned
from bot.service.values import Known, SeatAt, Seen, Table, Where
from bot.service.waiting import awaited_seats
from bot.store import ActionRow, GameRow, OwnRows, SeatRow
from engine import Final, commitment, legal_actions, view
from engine.ids import Seat

NOBODY: Constant[Mapping[int, int]] = MappingProxyType({})
"""Nobody is away."""


def hints_allowed(loaded: Loaded) -> bool:
    """What the host chose; else only where opponents sit at the table."""
    chosen = loaded.options.hints
    return chosen == "on" if chosen else any(seat.user_id is None for seat in loaded.row.seats)


def limit(loaded: Loaded) -> int:
    """How many may sit down."""
    return loaded.options.seats or loaded.edition.board.players[1]


def seat_at(row: SeatRow) -> SeatAt:
    return SeatAt(
        place=row.place,
        seat=None if row.seat is None else Seat(row.seat),
        user=row.user_id,
        name=row.name,
        colour=row.colour,
        level=row.level,
        resigned=row.resigned,
        late=row.late,
    )


def known(loaded: Loaded) -> Known:
    """As much as decides who may do what."""
    return Known(
        where=_where(loaded.row),
        status=loaded.row.status,
        edition=loaded.edition,
        host=loaded.row.host_id,
        seats=_seats(loaded.row),
        limit=limit(loaded),
        role=loaded.options.role,
        rest=loaded.row.rest,
        rest_until=loaded.row.rest_until,
        ballot=loaded.ballot,
    )


def _where(row: GameRow) -> Where:
    return Where(row.channel_id, row.guild_id, row.language, row.thread)


def _seats(row: GameRow) -> tuple[SeatAt, ...]:
    in_order = sorted(row.seats, key=lambda seat: (-1 if seat.seat is None else seat.seat, seat.place))
    return tuple(seat_at(seat) for seat in in_order)


def table(loaded: Loaded, final: Final | None = None, away: Mapping[int, int] = NOBODY) -> Table:
    """The game as everybody may know it."""
    row, state = loaded.row, loaded.state
    ended = row.status == "ended"
    return Table(
        game=row.id,
        where=_where(row),
        status=row.status,
        edition=loaded.edition,
        options=loaded.options,
        host=row.host_id,
        seats=tuple(replace(seat, away=away.get(seat.user or 0, 0)) for seat in _seats(row)),
        limit=limit(loaded),
        role=loaded.options.role,
        rest=loaded.row.rest,
        rest_until=loaded.row.rest_until,
        ballot=loaded.ballot,
        seq=row.seq,
        created=row.created_at,
        waiting_since=row.changed_at,
        message=row.message_id,
        trouble=row.trouble,
        commitment=commitment(bytes.fromhex(row.seed)) if row.seed else "",
        view=None if state is None else view(loaded.edition, state),
        final=final if ended else None,
        seed=row.seed if ended else "",
        seal=row.seal,
    )


def happenings(rows: Iterable[ActionRow], seat: int | None = None, reasons: bool = False) -> tuple[Happening, ...]:
    """The events of these rows that this seat, or everybody, may know; `reasons`: also why opponents did what they did,
    which everybody may know when the game has ended."""
    return tuple(
        Happening(row.seq, row.at, event)
        for row in rows
        for event in decode_events(row.events)
        if (reasons if isinstance(event, Reasoned) else event.to is None or (seat is not None and event.to == seat))
    )


def own_seat(loaded: Loaded, user: int) -> Seated:
    """This person's seat in a game that has started."""
    row = loaded.seat_of(user)
    if row is None:
        raise NotAPlayer(status=loaded.row.status)
    if row.seat is None:
        raise WrongStatus("cancelled" if loaded.row.status == "cancelled" else "lobby")
    return Seated(row, Seat(row.seat))


def seen(
    loaded: Loaded, own: Seated, rows: OwnRows, final: Final | None = None, away: Mapping[int, int] = NOBODY
) -> Seen:
    """The game as this seat sees it."""
    seat, row = own.seat, own.row
    return Seen(
        table=table(loaded, final, away),
        seat=seat,
        me=seat_at(row),
        view=view(loaded.edition, loaded.playing, seat),
        legal=legal_actions(loaded.edition, loaded.playing, seat) if deciding(loaded, own) else (),
        move=row.moves,
        since=happenings(rows.since, seat),
        undoable=undoable(loaded, own),
        note=rows.private.note,
        muted=rows.private.muted,
        plan=read_plan(rows.private.plan),
        planned=read_planned(rows.private.planned),
        hints=hints_allowed(loaded),
        others=rows.others,
    )


def deciding(loaded: Loaded, own: Seated) -> bool:
    """Whether this seat has something to decide now, and its owner decides it."""
    if loaded.row.rest or own.row.level:
        return False
    return own.seat in awaited_seats(loaded.edition, loaded.state, loaded.row.status)


def undoable(loaded: Loaded, own: Seated) -> bool:
    """Whether this seat can take its last action back: it is on turn in the snapshot that is kept for that."""
    if not loaded.row.going_on or own.row.level or loaded.row.rest:
        return False
    return loaded.undo_state is not None and loaded.undo_state.seat == own.seat
