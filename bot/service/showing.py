"""What may be shown of a game: to everybody, and to one seat. Nothing leaves the service by another way."""

from collections.abc import Iterable

from bot.errors import NotAPlayer, WrongStatus
from bot.service.happenings import Happening, decode_events
from bot.service.loading import Loaded
from bot.service.values import SeatAt, Seen, Status, Table, Where
from bot.store import ActionRow, SeatRow
from engine import Final, commitment, legal_actions, view
from engine.ids import Seat


def limit(loaded: Loaded) -> int:
    """How many may sit down."""
    return loaded.options.seats or loaded.edition.board.players[1]


def status(loaded: Loaded) -> Status:
    found: Status = loaded.row.status  # type: ignore[assignment]  # the table's CHECK holds no other
    return found


def seat_at(row: SeatRow) -> SeatAt:
    return SeatAt(
        place=row.place,
        seat=None if row.seat is None else Seat(row.seat),
        user=row.user_id,
        name=row.name,
        colour=row.colour,
        level=row.level,
        resigned=row.resigned,
    )


def table(loaded: Loaded, final: Final | None = None) -> Table:
    """The game as everybody may know it."""
    row, state = loaded.row, loaded.state
    ended = row.status == "ended"
    return Table(
        game=row.id,
        where=Where(row.channel_id, row.guild_id, row.language, row.thread),
        status=status(loaded),
        edition=loaded.edition,
        options=loaded.options,
        host=row.host_id,
        seats=tuple(seat_at(seat) for seat in sorted(row.seats, key=lambda s: (s.seat or 0, s.place))),
        limit=limit(loaded),
        seq=row.seq,
        created=row.created_at,
        waiting_since=row.changed_at,
        message=row.message_id,
        trouble=row.trouble,
        commitment=commitment(bytes.fromhex(row.seed)) if row.seed else "",
        view=None if state is None else view(loaded.edition, state),
        final=final if ended else None,
        seed=row.seed if ended else "",
    )


def happenings(rows: Iterable[ActionRow], seat: int | None = None) -> tuple[Happening, ...]:
    """The events of these rows that this seat, or everybody, may know."""
    return tuple(
        Happening(row.seq, row.at, event)
        for row in rows
        for event in decode_events(row.events)
        if event.to is None or (seat is not None and event.to == seat)
    )


def own_seat(loaded: Loaded, user: int) -> SeatRow:
    """This person's seat in a game that has started."""
    row = loaded.seat_of(user)
    if row is None:
        raise NotAPlayer(status=loaded.row.status)
    if row.seat is None:
        raise WrongStatus("cancelled" if loaded.row.status == "cancelled" else "lobby")
    return row


def seen(loaded: Loaded, own: SeatRow, since: Iterable[ActionRow], final: Final | None = None) -> Seen:
    """The game as this seat sees it."""
    seat = Seat(own.seat or 0)
    going_on = loaded.row.status in ("opening", "playing")
    return Seen(
        table=table(loaded, final),
        seat=seat,
        me=seat_at(own),
        view=view(loaded.edition, loaded.playing, seat),
        legal=legal_actions(loaded.edition, loaded.playing, seat) if going_on and not own.level else (),
        move=own.moves,
        since=happenings(since, seat),
        undoable=going_on and not own.level and undoable_by(loaded) == seat,
    )


def undoable_by(loaded: Loaded) -> Seat | None:
    """The seat that acted last, if that can be undone: it is on turn in the snapshot kept for that."""
    return None if loaded.undo_state is None else loaded.undo_state.seat
