"""Before the first card is dealt: who sits down, who is host, and the start."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.errors import NotAPlayer, NotYours, SeatProblem, WrongStatus
from bot.service.change import Change, Entry, changed_seat
from bot.service.happenings import (
    ColourChosen,
    GameCancelled,
    GameStarted,
    HostChanged,
    SeatLeft,
    SeatTaken,
    TableEvent,
)
from bot.service.loading import Loaded
from bot.service.showing import limit
from bot.service.values import COLOURS, LEVELS, Click
from bot.store import SeatRow
from engine import Options, commitment, new_game


def in_lobby(loaded: Loaded) -> None:
    """Refuse unless the table is still waiting for people."""
    match loaded.row.status:
        case "opening" | "playing":
            raise WrongStatus("started")
        case "ended":
            raise WrongStatus("over")
        case "cancelled":
            raise WrongStatus("cancelled")


def host_or_admin(loaded: Loaded, click: Click) -> None:
    if click.user != loaded.row.host_id and not click.admin:
        raise NotYours("host", host=loaded.row.host_id)


def person_at(loaded: Loaded, place: int) -> SeatRow:
    """The seat at this place, if it is a person's."""
    seat = next((row for row in loaded.row.seats if row.place == place), None)
    if seat is None:
        raise SeatProblem("none")
    if seat.user_id is None:
        raise SeatProblem("opponent")
    return seat


def new_seat(seats: Sequence[SeatRow], most: int, user: int | None, name: str, colour: str, level: str) -> SeatRow:
    """The next seat at the table; an opponent has a level and no user."""
    if level and level not in (*LEVELS, "random"):
        raise SeatProblem("level", level=level)
    if len(seats) >= most:
        raise SeatProblem("full", seats=most)
    taken = {seat.colour for seat in seats}
    if colour and (colour in taken or colour not in COLOURS):
        raise SeatProblem("colour", colour=colour)
    place = max((seat.place for seat in seats), default=-1) + 1
    return SeatRow(place, None, user, name, colour or next(c for c in COLOURS if c not in taken), level)


def join(loaded: Loaded, click: Click, colour: str) -> Change:
    in_lobby(loaded)
    if loaded.seat_of(click.user) is not None:
        raise SeatProblem("taken")
    seat = new_seat(loaded.row.seats, limit(loaded), click.user, click.name, colour, "")
    return Change((Entry("join", (SeatTaken(seat.place, click.user),)),), {}, (*loaded.row.seats, seat))


def add_opponent(loaded: Loaded, click: Click, level: str) -> Change:
    in_lobby(loaded)
    if loaded.seat_of(click.user) is None and not click.admin:
        raise NotAPlayer(status=loaded.row.status)
    seat = new_seat(loaded.row.seats, limit(loaded), None, "", "", level)
    return Change((Entry("opponent", (SeatTaken(seat.place, None),)),), {}, (*loaded.row.seats, seat))


def leave(loaded: Loaded, click: Click) -> Change:
    in_lobby(loaded)
    seat = loaded.seat_of(click.user)
    if seat is None:
        raise NotAPlayer(status=loaded.row.status)
    return _without(loaded, seat, click, removed=False)


def remove(loaded: Loaded, click: Click, place: int) -> Change:
    in_lobby(loaded)
    host_or_admin(loaded, click)
    seat = next((row for row in loaded.row.seats if row.place == place), None)
    if seat is None:
        raise SeatProblem("none")
    return _without(loaded, seat, click, removed=True)


def _without(loaded: Loaded, seat: SeatRow, click: Click, removed: bool) -> Change:
    """Free a seat. The longest-seated person becomes host; a table without people is cancelled."""
    seats = tuple(row for row in loaded.row.seats if row != seat)
    people = [row.user_id for row in seats if row.user_id is not None]
    events: list[TableEvent] = [SeatLeft(seat.place, seat.user_id, removed)]
    fields: dict[str, object] = {}
    if not people:
        events.append(GameCancelled(click.user))
        fields["status"] = "cancelled"
    elif loaded.row.host_id not in people:
        events.append(HostChanged(people[0]))
        fields["host_id"] = people[0]
    return Change((Entry("remove" if removed else "leave", tuple(events)),), fields, seats)


def choose_colour(loaded: Loaded, click: Click, colour: str) -> Change:
    in_lobby(loaded)
    seat = loaded.seat_of(click.user)
    if seat is None:
        raise NotAPlayer(status=loaded.row.status)
    if colour not in COLOURS or any(row.colour == colour for row in loaded.row.seats if row != seat):
        raise SeatProblem("colour", colour=colour)
    entry = Entry("colour", (ColourChosen(seat.place, colour),))
    return Change((entry,), {}, changed_seat(loaded.row.seats, seat.place, colour=colour))


def change_host(loaded: Loaded, click: Click, user: int) -> Change:
    if loaded.row.status in ("ended", "cancelled"):
        raise WrongStatus("over" if loaded.row.status == "ended" else "cancelled")
    host_or_admin(loaded, click)
    if loaded.seat_of(user) is None:
        raise SeatProblem("not-here")
    return Change((Entry("host", (HostChanged(user),)),), {"host_id": user})


def cancel(loaded: Loaded, click: Click) -> Change:
    if loaded.row.status in ("ended", "cancelled"):
        raise WrongStatus("over" if loaded.row.status == "ended" else "cancelled")
    host_or_admin(loaded, click)
    return _cancelled(click.user)


def call_off(loaded: Loaded) -> Change:
    in_lobby(loaded)
    return _cancelled(loaded.row.host_id)


def _cancelled(by: int) -> Change:
    return Change((Entry("cancel", (GameCancelled(by),)),), {"status": "cancelled", "undo_state": None})


def start(loaded: Loaded, click: Click, seed: bytes) -> Change:
    """Deal the cards; who sits where follows from the seed or from the order of joining."""
    in_lobby(loaded)
    host_or_admin(loaded, click)
    seats, (least, most) = loaded.row.seats, loaded.edition.board.players
    if len(seats) < least:
        raise SeatProblem("few", least=least, seated=len(seats))
    if len(seats) > most:
        raise SeatProblem("many", most=most)
    state = new_game(loaded.edition, len(seats), seed, Options(order=loaded.options.order))
    seated = tuple(
        replace(row, seat=state.order.index(number), seen_seq=loaded.row.seq) for number, row in enumerate(seats)
    )
    fields = {"seed": seed.hex(), "status": "opening"}
    return Change((Entry("start", (GameStarted(commitment(seed)),)),), fields, seated, state)
