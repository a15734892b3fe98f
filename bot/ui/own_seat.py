"""What a player reads about their own seat: hand, pieces, tickets with the cheapest way, what happened."""

from collections.abc import Callable, Iterable, Sequence

from bot.service import Happening, Seen, Table
from bot.service.happenings import TableEvent
from bot.text import Words
from bot.text.emblems import width
from bot.text.names import Called, Names, joined, quoted
from bot.text.narration import narrate
from bot.ui.layout import Button, button, cut_lines
from bot.ui.steps import Undo, WaiveUndo
from engine.advice import Prospect, prospects
from engine.edition import Edition
from engine.events import RouteClaimed
from engine.losses import Loss, losses
from engine.view import View

Tells = Callable[[Names, Sequence[TableEvent]], list[str]]

WAYS_SHOWN = 6
LOSSES_SHOWN = 3


OPPONENT_NAMES = 12
"""So many names the words have for opponents."""


def names_at(words: Words, table: Table, me: int | None = None) -> Names:
    """What things are called at this table; `me` is the seat of the only reader."""
    people = {seat.place: seat.user for seat in table.seats if seat.user is not None}
    return Names(words, table.edition, players_at(words, table), people, me)


def players_at(words: Words, table: Table) -> tuple[Called, ...]:
    called = called_at(words, table)
    return tuple(Called(called[seat.place], seat.colour) for seat in table.seats)


def called_at(words: Words, table: Table) -> dict[int, str]:
    """The names without formatting, by place. An opponent keeps its name, and no two at a table share one."""
    called: dict[int, str] = {}
    taken: set[int] = set()
    first = sum(map(ord, table.game))
    for seat in sorted(table.seats, key=lambda seat: seat.place):
        if seat.name or not seat.level:  # A person; one who was forgotten has no name.
            called[seat.place] = seat.name or words.say("person-gone")
            continue
        free = (number % OPPONENT_NAMES for number in range(first + seat.place, first + seat.place + OPPONENT_NAMES))
        number = next(number for number in free if number not in taken)
        taken.add(number)
        called[seat.place] = words.say("opponent-name", number=number)
    return called


def undo_line(words: Words, seen: Seen) -> str:
    """That opponents wait a moment; empty when nobody does."""
    return words.say("panel-waiting") if seen.waited_for else ""


def undo_buttons(words: Words, seen: Seen) -> tuple[Button, ...]:
    """Take the last action back while that works; and let those play who wait because of it."""
    if not seen.undoable:
        return ()
    on = (button(words.say("btn-go-on"), WaiveUndo(), "main"),) if seen.waited_for else ()
    return (button(words.say("btn-undo"), Undo()), *on)


def trouble_line(words: Words, table: Table) -> str:
    """That the channel does not hear of what happens, and why; empty when it does."""
    return words.say("panel-trouble", trouble=table.trouble) if table.trouble else ""


def story(names: Names, happenings: Iterable[Happening], limit: int, tell: Tells = narrate) -> str:
    """The last things that happened; when there is no room for all, a line says where the oldest are found."""
    sentences = tell(names, [happening.event for happening in happenings])
    if sum(width(sentence) + 1 for sentence in sentences) <= limit:
        return "\n".join(sentences)
    earlier = names.words.say("story-earlier")
    room = limit - len(earlier) - 1
    kept: list[str] = []
    for sentence in reversed(sentences):
        if width(sentence) + 1 > room:
            break
        kept.append(sentence)
        room -= width(sentence) + 1
    return "\n".join((earlier, *reversed(kept)))


def hand_lines(names: Names, view: View) -> list[str]:
    """The hand and everything else that the seat has in front of it."""
    say, board, mine = names.words.say, names.edition.board, view.mine
    lines = [say("panel-hand", hand=names.hand(view.hand))]
    if any(view.supply) or view.turn:
        lines.append(say("panel-pieces", pieces=names.pieces(view.supply)))
    if board.exchange is not None and mine.box:
        lines.append(say("panel-box", pieces=names.pieces(mine.box)))
    if board.station is not None:
        lines.append(say("panel-stations", count=board.station.count - len(mine.stations)))
    if board.port is not None:
        lines.append(say("panel-ports", count=board.port.count - len(mine.ports)))
    if mine.flags:
        lines.append(say("panel-flags", cards=names.row(mine.flags)))
    if board.bonus_goods is not None:
        lines.append(say("panel-goods", count=mine.goods))
    return lines


def ticket_lines(
    names: Names, view: View, tickets: Sequence[str], found: Sequence[Prospect] | None = None
) -> list[str]:
    """Each ticket: done, so many spaces to go and which way, or lost. `found`: how they stand, if that is known."""
    return [_ticket_line(names, one) for one in (prospects(names.edition, view, tickets) if found is None else found)]


def _ticket_line(names: Names, prospect: Prospect) -> str:
    say, ticket, way = names.words.say, names.ticket(prospect.ticket), prospect.way
    if prospect.done:
        return say("panel-ticket-done", ticket=ticket)
    if way is None:
        return say("panel-ticket-lost", ticket=ticket)
    built = joined(names.words, [names.city(city) for city in way.stations or (prospect.station,) if city])
    stations: dict[str, str | int] = {"count": max(1, len(way.stations)), "cities": built}
    if not way.routes:
        return say("panel-ticket-station", ticket=ticket, **stations)
    shown = [names.path(cities) for cities in _strung(names.edition, way.routes[:WAYS_SHOWN])]
    if len(way.routes) > WAYS_SHOWN:
        shown.append("…")
    ways = joined(names.words, shown, "list-more", "list-more")
    away = say("panel-ticket-away", ticket=ticket, pieces=way.pieces, ways=ways)
    if way.stations:
        away = say("panel-ticket-and-station", away=away, **stations)
    elif prospect.station:
        away = say("panel-ticket-or-station", away=away, **stations)
    return say("panel-ticket-short", away=away) if way.short else away


def _strung(edition: Edition, routes: Sequence[str]) -> list[list[str]]:
    """The places along these routes: "Cádiz – Madrid – Pamplona" rather than two routes that share an end."""
    strings: list[list[str]] = []
    for route in routes:
        data = edition.routes[edition.route_index[route]]
        ends = (data.a, data.b)
        last = strings[-1] if strings else []
        if len(last) == 2 and last[-1] not in ends and last[0] in ends:
            last.reverse()
        if last and last[-1] in ends:
            last.append(ends[1] if last[-1] == ends[0] else ends[0])
        else:
            strings.append(list(ends))
    return strings


def paths_of(edition: Edition, routes: Sequence[str]) -> list[list[str]]:
    """The same routes as few long paths, in any order and direction: that is shorter to read."""
    left = [edition.routes[edition.route_index[route]] for route in routes]
    paths: list[list[str]] = []
    while left:
        first = left.pop(0)
        path = [first.a, first.b]
        for _ in range(2):  # At one end, then at the other.
            while (more := next((one for one in left if path[-1] in (one.a, one.b)), None)) is not None:
                left.remove(more)
                path.append(more.b if path[-1] == more.a else more.a)
            path.reverse()
        paths.append(path)
    return paths


def _shown_tickets(names: Names, seen: Seen) -> list[str]:
    """The tickets of a seat when the game is over; a station may have helped, so the result decides."""
    final = seen.table.final
    assert final is not None, "the game has ended"
    result = next(result for result in final.seats if result.standing.seat == seen.seat)
    return [
        names.words.say("panel-ticket-done" if one.done else "panel-ticket-missed", ticket=names.ticket(one.ticket))
        for one in result.standing.tickets
    ]


def _tickets(names: Names, seen: Seen, found: Sequence[Prospect] | None = None) -> list[str]:
    """Each ticket, or those to choose from; none at all is said too."""
    say = names.words.say
    if seen.table.final is not None:
        return [say("panel-tickets"), *_shown_tickets(names, seen)]
    if seen.view.tickets:
        return [say("panel-tickets"), *ticket_lines(names, seen.view, seen.view.tickets, found)]
    if seen.view.offer:
        return [say("panel-offer"), *ticket_lines(names, seen.view, seen.view.offer)]
    return [say("panel-no-tickets")]


def own_text(names: Names, seen: Seen, limit: int, found: Sequence[Prospect] | None = None) -> str:
    """Hand, pieces and tickets, for the owner's eyes only."""
    note = [names.words.say("panel-note", note=quoted(seen.note))] if seen.note else []
    return cut_lines([*hand_lines(names, seen.view), *_tickets(names, seen, found), *note], limit)


def tickets_text(names: Names, seen: Seen, limit: int) -> str:
    """The tickets alone, without the word that the title says."""
    lines = _tickets(names, seen)
    return cut_lines(lines[1:] or lines, limit)


def since_text(names: Names, seen: Seen, limit: int, found: Sequence[Prospect] | None = None) -> str:
    """What happened since this seat's last turn, and which of it hurts. `found`: how the tickets stand, if known."""
    lost = loss_lines(names, seen, found)
    happened = story(names, seen.since, limit - sum(width(line) + 1 for line in lost))
    first = "yes" if seen.view.turn <= seen.seat + 1 else "no"  # Seats take their first turns in order.
    if not happened:
        return names.words.say("panel-quiet", first=first)
    return "\n".join((names.words.say("panel-since", first=first), happened, *lost))


def loss_lines(names: Names, seen: Seen, found: Sequence[Prospect] | None = None) -> list[str]:
    """For each ticket whose way became dearer: who has claimed what of it, and what the way takes now."""
    if seen.table.status != "playing":
        return []
    claimed = [one.event.route for one in seen.since if isinstance(one.event, RouteClaimed)]
    hurt = losses(names.edition, seen.view, claimed, found)
    return [_loss_line(names, seen.view, loss) for loss in hurt[:LOSSES_SHOWN]]


def _loss_line(names: Names, view: View, loss: Loss) -> str:
    say, way = names.words.say, loss.after
    taken: dict[int, list[str]] = {}
    for route in loss.routes:
        taken.setdefault(view.routes[names.edition.route_index[route]], []).append(names.ends(route))
    claims = [
        say("loss-claim", player=names.player(owner), routes=joined(names.words, routes))
        for owner, routes in taken.items()
    ]
    told = joined(names.words, claims)
    if way is None:
        return say("loss-no-way", claims=told, ticket=names.ticket(loss.ticket))
    return say(
        "loss-station" if len(way.stations) > len(loss.before.stations) else "loss-dearer",
        claims=told,
        ticket=names.ticket(loss.ticket),
        now=way.pieces,
        before=loss.before.pieces,
        cities=joined(names.words, [names.city(city) for city in way.stations]),
    )
