"""How a game comes to rest and goes on, worked out before anything is written.

While it rests nobody is waited for: no clock runs, nobody is reminded, and neither opponents nor standing orders play.
"""

from msgspec.structs import replace

from bot.days.pace import DAY
from bot.errors import WrongStatus
from bot.service import lobby, may, showing
from bot.service.ballot import Ballot
from bot.service.change import Change, Entry
from bot.service.happenings import GameArchived, GameHomeless, GameMoved, GamePaused, LeftServer, PauseWanted, WentOn
from bot.service.loading import Loaded
from bot.service.values import Click, Where
from bot.store import NoticeRow, SeatRow, TimerRow
from engine.ids import Seat

LONGEST_BY_HOST = 7 * DAY
"""So long the host may pause a game alone; all together as long as they like."""
ARCHIVED_AFTER = 30 * DAY
"""Without anything happening at the table."""
WARNED_AFTER = 23 * DAY


def pause(loaded: Loaded, click: Click, now: int) -> Change:
    """Ask the others to pause; the host pauses at once, and all together without an end."""
    known = showing.known(loaded)
    may.insist(may.pause(known, click))
    ballot = loaded.ballot
    people = {seat.place for seat in known.people}
    place = loaded.owned(click.user).place
    agreed = tuple(sorted({*ballot.agreed, place} & people))
    if len(agreed) == len(people):
        return _paused(loaded, place, now, 0, replace(ballot, agreed=()))
    after = replace(ballot, agreed=agreed)
    if click.user == known.host and not known.rest:
        return _paused(loaded, place, now, now + LONGEST_BY_HOST, after)
    notices = () if ballot.agreed else (NoticeRow(loaded.row.id, loaded.row.seq + 1, "pause", 0, now),)
    return Change((Entry("pause-wanted", (PauseWanted(place),)),), ballot=after, notices=notices)


def _paused(loaded: Loaded, place: int, now: int, until: int, ballot: Ballot) -> Change:
    ends = TimerRow(loaded.row.id, loaded.row.seq + 1, "pause", 0, until)
    fields = {"rest": "paused", "rest_since": now, "rest_until": until}
    entry = Entry("pause", (GamePaused(place, until),))
    return Change((entry,), fields, ballot=ballot, timers=(ends,) if until else ())


def go_on(loaded: Loaded, by: int | None, now: int) -> Change:
    """The game goes on: whoever is waited for has as much time as they had when it came to rest."""
    fields = {"rest": "", "rest_since": 0, "rest_until": 0}
    watched = (looked_after(loaded.row.id, loaded.row.seq + 1, now),) if loaded.row.rest == "archived" else ()
    return Change((Entry("resume", (WentOn(by),)),), fields, ballot=replace(loaded.ballot, agreed=()), timers=watched)


def looked_after(game: str, seq: int, now: int) -> TimerRow:
    """Somebody looks after the game when nothing has happened for a while."""
    return TimerRow(game, seq, "warn", 0, now + WARNED_AFTER)


def pause_over(loaded: Loaded, timer: TimerRow) -> Change:
    """The pause that this timer ends, if it was not ended or made longer."""
    until = loaded.row.rest_until
    if loaded.row.rest != "paused" or not until or until > timer.due:
        raise WrongStatus("moved-on")
    return go_on(loaded, None, timer.due)


def archive(loaded: Loaded, timer: TimerRow, now: int) -> Change:
    """Its channel is free for another game."""
    if loaded.row.seq != timer.seq:
        raise WrongStatus("moved-on")
    fields = {"rest": "archived", "rest_since": now, "rest_until": 0}
    return Change((Entry("archive", (GameArchived(),)),), fields, ballot=Ballot())


def move(loaded: Loaded, click: Click, where: Where, now: int) -> Change:
    """Into another channel; a game that had none goes on there."""
    may.insist(may.move(showing.known(loaded), click))
    fields: dict[str, object] = {"channel_id": where.channel, "guild_id": where.guild, "thread": where.thread}
    if loaded.row.rest == "homeless":
        fields |= {"rest": "", "rest_since": 0, "rest_until": 0}
    watched = (looked_after(loaded.row.id, loaded.row.seq + 1, now),) if loaded.row.rest == "homeless" else ()
    return Change((Entry("move", (GameMoved(),)),), fields, timers=watched)


def lose_home(loaded: Loaded, now: int) -> Change:
    """Nobody can see the table any more; its host is told directly."""
    fields = {"rest": "homeless", "rest_since": now, "rest_until": 0}
    tells_host = NoticeRow(loaded.row.id, loaded.row.seq + 1, "homeless", 0, now)
    return Change((Entry("homeless", (GameHomeless(),)),), fields, notices=(tells_host,))


def lose_player(loaded: Loaded, seat: SeatRow, now: int) -> Change:
    """The game pauses until somebody decides about the seat, or goes on as if nothing had happened."""
    assert seat.seat is not None, "nobody is waited for before the start"
    ballot = replace(loaded.ballot, gone=tuple(sorted({*loaded.ballot.gone, seat.place})))
    fields = {"rest": "paused", "rest_since": now, "rest_until": 0}
    change = Change((Entry("left-server", (LeftServer(Seat(seat.seat)),)),), fields, ballot=ballot)
    return change if seat.user_id is None else lobby.with_another_host(loaded, change, seat.user_id)


def find_player(loaded: Loaded, seat: SeatRow) -> Change:
    """Somebody is back in the server."""
    return Change((Entry("in-server", ()),), ballot=loaded.ballot.without_gone(seat.place))


def find_home(loaded: Loaded, now: int) -> Change:
    """Its channel can be seen again: the game is paused there, and somebody lets it go on.

    Since when it rests does not change: nobody could play meanwhile.
    """
    if loaded.row.rest != "homeless":
        raise WrongStatus("moved-on")
    watched = looked_after(loaded.row.id, loaded.row.seq + 1, now)
    return Change((Entry("move", (GameMoved(),)),), {"rest": "paused"}, timers=(watched,))
