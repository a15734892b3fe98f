"""Who may do what at a table, decided once: one function per deed, which says why not, or None.

They are pure functions of what everybody may know of the table and of the click. The service insists on them before it
changes anything; the answers to clicks ask them before they show a button or put a question. Being in the game's own
server is part of it: elsewhere only those who have a seat know of the game, and nobody manages it.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from bot.errors import (
    AtRest,
    NoGameHere,
    NotAPlayer,
    NotYours,
    NotYourTurn,
    Refusal,
    SeatProblem,
    UnknownMapName,
    WrongStatus,
)
from bot.service.ballot import ANYBODY
from bot.service.values import COLOURS, Click, Known, MapChoice, SeatAt, TableOptions, Where
from engine.ids import Seat
from engine.opponents import EVERY_LEVEL
from engine.orders import MOST_LINES

if TYPE_CHECKING:
    from bot.service.server_settings import ServerSettings


def insist(refusal: Refusal | None) -> None:
    """Raise it, if there is one."""
    if refusal is not None:
        raise refusal


# Looking.


def see(at: Known, click: Click) -> Refusal | None:
    """Everybody in the game's server, and players from anywhere."""
    return None if _here(at, click) or at.seat_of(click.user) is not None else NoGameHere("gone")


def film(at: Known, click: Click) -> Refusal | None:
    """See how a game went so far, as everybody could: once it has begun."""
    begun = any(seat.seat is not None for seat in at.seats)
    return see(at, click) or (None if begun else WrongStatus("cancelled" if at.status == "cancelled" else "lobby"))


def unseal(at: Known, click: Click) -> Refusal | None:
    """Have the record of a game, or have it checked: once it has ended, because it tells every hidden card."""
    refusal = see(at, click)
    if refusal is not None or at.status == "ended":
        return refusal
    return _going_on(at) or WrongStatus("running")


def follow(at: Known, click: Click) -> Refusal | None:
    """Be told when a game ends: whoever may see it, while it lasts."""
    return see(at, click) or _not_over(at)


# The lobby. `place` is a seat's place in the order of joining.


def set_up_server(click: Click) -> Refusal | None:
    """Who manages the server."""
    if click.guild is None:
        return Refusal("not-here")
    return None if click.admin else NotYours("server")


def open_here(server: "ServerSettings", click: Click, where: Where) -> Refusal | None:
    """Open a table: whom the server lets, and where it lets them. Who manages it needs no role."""
    refusal = play_in(server, where)
    if refusal is not None:
        return refusal
    if server.role and server.role not in click.roles and not click.admin:
        return Refusal("role-needed", role=str(server.role))
    return None


def play_in(server: "ServerSettings", where: Where) -> Refusal | None:
    """Whether the server wants games in this channel."""
    if server.channels and not {where.channel, where.within} & set(server.channels):
        return Refusal("channel-not-open", channels=server.channels)
    return None


def choose(server: "ServerSettings", options: TableOptions) -> Refusal | None:
    """Choose what the server has on offer."""
    if server.maps and options.map not in server.maps:
        return Refusal("map-not-offered")
    return Refusal("hints-not-here") if options.hints == "on" and not server.hints else None


def create(maps: Iterable[MapChoice], options: TableOptions, opponents: Sequence[str]) -> Refusal | None:
    """Everybody, if the map is there and so many can sit down."""
    choice = next((choice for choice in maps if choice.name == options.map), None)
    if choice is None:
        return UnknownMapName(map=options.map)
    least, most = choice.edition.board.players
    if options.seats and not least <= options.seats <= most:
        return SeatProblem("number", least=least, most=most)
    if 1 + len(opponents) > (options.seats or most):
        return SeatProblem("many", most=options.seats or most)
    return next(filter(None, map(_level, opponents)), None)


def join(at: Known, click: Click, colour: str = "") -> Refusal | None:
    refusal = see(at, click) or _open(at)
    if refusal is None and at.seat_of(click.user) is not None:
        return SeatProblem("taken")
    if refusal is None and len(at.seats) >= at.limit:
        return SeatProblem("full", seats=at.limit)
    return refusal or (_free(at.seats, colour) if colour else None)


def leave(at: Known, click: Click) -> Refusal | None:
    """In the lobby; later there are other ways, and whoever has a seat is told of them."""
    started = at.going_on and at.seat_of(click.user) is not None
    refusal = see(at, click) or (Refusal("leave-started") if started else None)
    return refusal or _in_lobby(at) or _seated(at, click)


def choose_colour(at: Known, click: Click, colour: str) -> Refusal | None:
    others = [seat for seat in at.seats if seat.user != click.user]
    return see(at, click) or _open(at) or _seated(at, click) or _free(others, colour)


def add_opponent(at: Known, click: Click, level: str = "") -> Refusal | None:
    """Whoever is seated, and who manages the server; `level` may still have to be chosen."""
    refusal = see(at, click) or _open(at) or (None if _manages(at, click) else _seated(at, click))
    if refusal is None and len(at.seats) >= at.limit:
        return SeatProblem("no-room", seats=at.limit)
    return refusal or (_level(level) if level else None)


def start(at: Known, click: Click) -> Refusal | None:
    refusal = see(at, click) or _open(at) or _host_or_role(at, click)
    least, most = at.edition.board.players
    if refusal is None and len(at.seats) < least:
        return SeatProblem("few", least=least, seated=len(at.seats))
    if refusal is None and len(at.seats) > most:
        return SeatProblem("many", most=most)
    return refusal


def call_off(at: Known) -> Refusal | None:
    """The bot itself, when Discord does not take the lobby."""
    return _in_lobby(at)


# The table, in the lobby and later.


def cancel(at: Known, click: Click) -> Refusal | None:
    return see(at, click) or _not_over(at) or _host_or_role(at, click)


def change_host(at: Known, click: Click, user: int) -> Refusal | None:
    refusal = see(at, click) or _not_over(at) or _host(at, click)
    return refusal or (SeatProblem("not-here") if at.seat_of(user) is None else None)


def remove(at: Known, click: Click, place: int) -> Refusal | None:
    """In the lobby anybody; in a running game a person, for whom an opponent plays on."""
    refusal = see(at, click) or _not_over(at) or _host(at, click)
    if refusal is not None or at.status == "lobby":
        return refusal or (SeatProblem("none") if at.seat_at(place) is None else None)
    return _person(at, place) or _not_given_up(at.seat_at(place))


def post_again(at: Known, click: Click) -> Refusal | None:
    refusal = see(at, click) or _host(at, click)
    if refusal is None and at.rest == "homeless":
        return AtRest("homeless")
    return refusal or (WrongStatus("cancelled") if at.status == "cancelled" else None)


def rematch(at: Known, click: Click) -> Refusal | None:
    """Open the same table again: who had a seat, and who manages the server."""
    refusal = see(at, click) or (None if at.status in ("ended", "cancelled") else WrongStatus("running"))
    return refusal or (None if _manages(at, click) else _seated(at, click))


def pause(at: Known, click: Click) -> Refusal | None:
    """Want a pause, or agree to one that others want; also to make the host's a longer one."""
    refusal = see(at, click) or _going_on(at) or _seated(at, click) or _not_given_up(at.seat_of(click.user))
    if refusal is not None or (at.rest == "paused" and at.rest_until):
        return refusal
    return _awake(at)


def go_on(at: Known, click: Click) -> Refusal | None:
    """End a rest: anyone at the table, and who manages the server; a game without a channel needs one first."""
    refusal = see(at, click) or _not_over(at) or (None if _manages(at, click) else _seated(at, click))
    if refusal is not None or at.rest in ("paused", "archived"):
        return refusal
    return AtRest("homeless") if at.rest else WrongStatus("awake")


def move(at: Known, click: Click) -> Refusal | None:
    """To the channel of the click: within its server, unless the game has lost its home."""
    refusal = _not_over(at) or _host(at, click)
    if refusal is None and not _here(at, click) and at.rest != "homeless":
        return NoGameHere("gone")
    return refusal


# The game.


def play(at: Known, click: Click) -> Refusal | None:
    """Whether this person has a seat in a game that is going on; whose turn it is, is another question."""
    return see(at, click) or _going_on(at) or _seated(at, click)


def keep_to_oneself(at: Known, click: Click) -> Refusal | None:
    """Mute a game, or keep a note about it: whoever has a seat, as long as the game lasts."""
    return play(at, click)


def act(at: Known, click: Click) -> Refusal | None:
    """Whether this person may move now, if it is their turn."""
    return play(at, click) or _awake(at)


def decide(level: str, legal: bool, on_turn: Seat | None, turn: int) -> Refusal | None:
    """Whether a seat has something to decide: nobody's who leaves it to an opponent (`level`), or has to wait."""
    if level:
        return NotYourTurn("opponent")
    if legal:
        return None
    return NotYourTurn("opening") if on_turn is None else NotYourTurn(seat=int(on_turn), turn=str(turn))


def hint(at: Known, click: Click, allowed: bool) -> Refusal | None:
    """Ask what a strong opponent would do here, where the table allows that; whose turn it is, is another question."""
    return act(at, click) or (None if allowed else Refusal("hints-off"))


def plan(at: Known, click: Click, deciding: bool, lines: int) -> Refusal | None:
    """Leave standing orders of so many lines: whoever has a seat, for the turns after the one they have to decide; with
    none, drop those that there are, at any time."""
    refusal = play(at, click) or (Refusal("plan-turn") if deciding and lines else None)
    return refusal or (Refusal("plan-full", most=str(MOST_LINES)) if lines > MOST_LINES else None)


def resign(at: Known, click: Click) -> Refusal | None:
    return play(at, click) or _not_given_up(at.seat_of(click.user))


def hand_over(at: Known, click: Click, level: str, place: int | None = None) -> Refusal | None:
    """One's own seat (no `place`); host, and who manages the server, any person's."""
    refusal = see(at, click) or _going_on(at) or _level(level)
    own = at.seat_of(click.user)
    if place is None or (own is not None and own.place == place):
        seat, refusal = own, refusal or _seated(at, click)
    else:
        seat, refusal = at.seat_at(place), refusal or _host(at, click) or _person(at, place)
    return refusal or (SeatProblem("opponent") if seat is not None and seat.level else None)


def offer(at: Known, click: Click, user: int, place: int | None = None) -> Refusal | None:
    """Offer one's own seat (no `place`) to somebody; host, and who manages the server, any person's."""
    refusal = see(at, click) or _going_on(at)
    own = at.seat_of(click.user)
    if place is None or (own is not None and own.place == place):
        refusal = refusal or _seated(at, click)
    else:
        refusal = refusal or _host(at, click) or _person(at, place)
    return refusal or (SeatProblem("sits") if at.seat_of(user) is not None else None)


def accept(at: Known, click: Click, place: int) -> Refusal | None:
    """Take a seat over, or turn it down: the person to whom it was offered, or anybody when it was offered to all."""
    found = at.ballot.offered(place)
    refusal = (None if _here(at, click) else NoGameHere("gone")) or _going_on(at)
    if refusal is None and (found is None or found.user not in (ANYBODY, click.user)):
        return SeatProblem("not-offered")
    return refusal or (SeatProblem("taken") if at.seat_of(click.user) is not None else None)


def vote(at: Known, click: Click) -> Refusal | None:
    """About a seat that was late twice in a row: every other person at the table."""
    own = at.seat_of(click.user)
    refusal = see(at, click) or _going_on(at) or _seated(at, click) or _not_given_up(own)
    if refusal is None and (at.ballot.late is None or own is None or own.place == at.ballot.late):
        return SeatProblem("no-vote")
    return refusal


def take_back(at: Known, click: Click) -> Refusal | None:
    own = at.seat_of(click.user)
    refusal = play(at, click) or _not_given_up(own)
    return refusal or (SeatProblem("played") if own is not None and not own.level else None)


# What several of them ask.


def _here(at: Known, click: Click) -> bool:
    return click.guild == at.where.guild


def _manages(at: Known, click: Click) -> bool:
    return click.admin and _here(at, click)


def _host(at: Known, click: Click) -> Refusal | None:
    return None if click.user == at.host or _manages(at, click) else NotYours("host", host=at.host)


def _host_or_role(at: Known, click: Click) -> Refusal | None:
    return None if at.role and at.role in click.roles and _here(at, click) else _host(at, click)


def _seated(at: Known, click: Click) -> Refusal | None:
    return NotAPlayer(status=at.status) if at.seat_of(click.user) is None else None


def _in_lobby(at: Known) -> Refusal | None:
    match at.status:
        case "lobby":
            return None
        case "opening" | "playing":
            return WrongStatus("started")
        case _:
            return _not_over(at)


def _open(at: Known) -> Refusal | None:
    """A lobby that nobody has to let go on first."""
    return _in_lobby(at) or _awake(at)


def _going_on(at: Known) -> Refusal | None:
    return WrongStatus("lobby") if at.status == "lobby" else _not_over(at)


def _not_over(at: Known) -> Refusal | None:
    match at.status:
        case "lobby" | "opening" | "playing":
            return None
        case "ended":
            return WrongStatus("over")
        case "cancelled":
            return WrongStatus("cancelled")
        case _:
            assert_never(at.status)


def _awake(at: Known) -> Refusal | None:
    return AtRest(at.rest) if at.rest else None


def _person(at: Known, place: int) -> Refusal | None:
    seat = at.seat_at(place)
    if seat is None:
        return SeatProblem("none")
    return SeatProblem("opponent") if seat.user is None else None


def _not_given_up(seat: SeatAt | None) -> Refusal | None:
    return SeatProblem("resigned") if seat is not None and seat.resigned else None


def _free(others: Iterable[SeatAt], colour: str) -> Refusal | None:
    taken = colour not in COLOURS or any(seat.colour == colour for seat in others)
    return SeatProblem("colour", colour=colour) if taken else None


def _level(level: str) -> Refusal | None:
    return None if level in EVERY_LEVEL else SeatProblem("level", level=level)
