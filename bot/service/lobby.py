"""Before the first card is dealt: who sits down, who is host, and the start."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.days.pace import full_bank
from bot.service import may, playing
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
from bot.service.loading import Loaded, Seated
from bot.service.showing import known
from bot.service.values import COLOURS, Click
from bot.store import SeatRow
from engine import Options, commitment, new_game


def new_seat(
    seats: Sequence[SeatRow], place: int, user: int | None, name: str, colour: str = "", level: str = ""
) -> SeatRow:
    """A new seat at the table; an opponent has a level and no user. Without a colour it gets the first free one."""
    taken = {seat.colour for seat in seats}
    return SeatRow(place, None, user, name, colour or next(c for c in COLOURS if c not in taken), level)


def join(loaded: Loaded, click: Click, colour: str) -> Change:
    may.insist(may.join(known(loaded), click, colour))
    return _with(loaded, "join", new_seat(loaded.row.seats, loaded.row.places, click.user, click.name, colour))


def add_opponent(loaded: Loaded, click: Click, level: str) -> Change:
    may.insist(may.add_opponent(known(loaded), click, level))
    return _with(loaded, "opponent", new_seat(loaded.row.seats, loaded.row.places, None, "", level=level))


def _with(loaded: Loaded, word: str, seat: SeatRow) -> Change:
    entry = Entry(word, (SeatTaken(seat.place, seat.user_id is None),))
    return Change((entry,), {"places": seat.place + 1}, (*loaded.row.seats, seat))


def leave(loaded: Loaded, click: Click) -> Change:
    may.insist(may.leave(known(loaded), click))
    return without(loaded, loaded.owned(click.user), loaded.place_of(click.user), removed=False)


def remove(loaded: Loaded, click: Click, place: int) -> Change:
    """In the lobby the seat becomes free; in a running game an opponent plays on."""
    may.insist(may.remove(known(loaded), click, place))
    if loaded.row.status == "lobby":
        return without(loaded, loaded.at(place), loaded.place_of(click.user), removed=True)
    return give_up(loaded, loaded.seated_at(place), playing.STAND_IN, loaded.place_of(click.user), removed=True)


def give_up(loaded: Loaded, own: Seated, level: str, by: int | None, removed: bool = False) -> Change:
    """Leave a seat of a running game to an opponent for good; whoever was the host is it no longer."""
    change = playing.resign(loaded, own, level, by, removed)
    return change if own.row.user_id is None else with_another_host(loaded, change, own.row.user_id)


def without(loaded: Loaded, seat: SeatRow, by: int | None, removed: bool) -> Change:
    """Free a seat. The longest-seated person becomes host; a table without people is cancelled.

    `by` is the place of whoever does it.
    """
    seats = tuple(row for row in loaded.row.seats if row != seat)
    people = {row.user_id: row.place for row in seats if row.user_id is not None}
    events: list[TableEvent] = [SeatLeft(seat.place, seat.user_id is None, removed)]
    fields: dict[str, object] = {}
    if not people:
        events.append(GameCancelled(by))
        fields["status"] = "cancelled"
    elif loaded.row.host_id not in people:
        host, place = next(iter(people.items()))
        events.append(HostChanged(place))
        fields["host_id"] = host
    return Change((Entry("remove" if removed else "leave", tuple(events)),), fields, seats)


def with_another_host(loaded: Loaded, change: Change, user: int) -> Change:
    """Somebody leaves for longer: if they are the host, the longest-seated person who still plays is it from now on."""
    gone = loaded.ballot.gone
    others = [row for row in loaded.row.seats if row.user_id not in (None, user) and not row.resigned]
    others = [row for row in others if row.place not in gone]
    if loaded.row.host_id != user or not others:
        return change
    entry = Entry("host", (HostChanged(others[0].place),))
    return replace(change, entries=(*change.entries, entry), fields={**change.fields, "host_id": others[0].user_id})


def choose_colour(loaded: Loaded, click: Click, colour: str) -> Change:
    may.insist(may.choose_colour(known(loaded), click, colour))
    seat = loaded.owned(click.user)
    entry = Entry("colour", (ColourChosen(seat.place, colour),))
    return Change((entry,), {}, changed_seat(loaded.row.seats, seat.place, colour=colour))


def change_host(loaded: Loaded, click: Click, user: int) -> Change:
    may.insist(may.change_host(known(loaded), click, user))
    return Change((Entry("host", (HostChanged(loaded.owned(user).place),)),), {"host_id": user})


def cancel(loaded: Loaded, click: Click) -> Change:
    may.insist(may.cancel(known(loaded), click))
    return playing.call_off(loaded.place_of(click.user))


def call_off(loaded: Loaded) -> Change:
    may.insist(may.call_off(known(loaded)))
    return playing.call_off(None)


def start(loaded: Loaded, click: Click, seed: bytes) -> Change:
    """Deal the cards; who sits where follows from the seed or from the order of joining."""
    may.insist(may.start(known(loaded), click))
    seats = loaded.row.seats
    state = new_game(loaded.edition, len(seats), seed, Options(order=loaded.options.order))
    seated = tuple(
        replace(
            row,
            seat=state.order.index(number),
            seen_seq=loaded.row.seq,
            bank=full_bank(loaded.options.pace),
        )
        for number, row in enumerate(seats)
    )
    fields = {"seed": seed.hex(), "status": "opening"}
    return Change((Entry("start", (GameStarted(commitment(seed)),)),), fields, seated, state)
