"""What everybody may read about a table: lobby, scores, the situation in words, the result."""

from collections.abc import Iterable, Sequence

from bot.days.asking import Ends
from bot.service import Colour, SeatAt, Table
from bot.text import Words
from bot.text.emblems import width
from bot.text.names import Names, board_name, joined
from bot.ui.layout import Option, cut, cut_lines, option
from bot.ui.own_seat import called_at, names_at, paths_of, trouble_line
from bot.ui.steps import TakeColour
from engine.advice import unseen_cards
from engine.board import Board
from engine.final import Final, SeatResult
from engine.state import TunnelQuestion
from engine.view import SeatView, View
from rendering.emoji import player_key
from rendering.lettering import signed


def who(words: Words, table: Table, seat: SeatAt) -> str:
    """A seat in the order of the table: colour, mark, name."""
    return names_at(words, table).player(table.seats.index(seat))


def called(words: Words, table: Table, seat: SeatAt) -> str:
    """A name without formatting, for labels of menus."""
    return called_at(words, table)[seat.place]


def away_lines(words: Words, table: Table, seats: Iterable[SeatAt]) -> list[str]:
    """Who of these is away, and until when."""
    return [
        words.say("away-line", player=who(words, table, seat), until=str(seat.away // 1000))
        for seat in seats
        if seat.away
    ]


def turn_label(words: Words, table: Table) -> str:
    """What the button that opens the panel is called: in the opening there is no turn to take."""
    return words.say("btn-choose-tickets" if table.status == "opening" else "btn-take-turn")


# The lobby.


def lobby_text(words: Words, table: Table) -> str:
    """Who sits where, and how many may still come; once it has begun, that it has."""
    say, board = words.say, table.edition.board
    lines = [say("lobby-title", map=board_name(words, board), **for_whom(board, table.limit))]
    lines += [_lobby_seat(words, table, seat) for seat in table.seats]
    if table.status != "lobby":
        return "\n".join((*lines, say("lobby-begun")))
    free = table.limit - len(table.seats)
    if free:
        lines.append(say("lobby-free", count=free))
    if table.options.order == "joined":
        lines.append(say("lobby-order-joined"))
    lines.append(pace_line(words, table))
    missing = board.players[0] - len(table.seats)
    lines.append(say("lobby-hint" if missing > 0 else "lobby-ready", host=str(table.host), missing=missing))
    return "\n".join(lines)


def _lobby_seat(words: Words, table: Table, seat: SeatAt) -> str:
    colour = words.say(f"colour-{seat.colour}")
    key = "lobby-seat-opponent" if seat.user is None else "lobby-seat"
    key = "lobby-seat-host" if seat.user == table.host else key
    level = words.say("level", level=seat.level)
    return words.say(key, player=who(words, table, seat), colour=colour, level=level)


def colour_option(words: Words, colour: Colour) -> Option:
    """A colour that can be chosen in the lobby."""
    name, emblem = words.say(f"colour-{colour}"), words.emblems.get(player_key(colour), "")
    label = name if emblem else words.say("lobby-colour", sign=words.say(f"sign-{colour}"), colour=name)
    return option(label, TakeColour(colour), emblem=emblem)


def for_whom(board: Board, most: int) -> dict[str, str]:
    """How many may play, and how long that usually takes, as sentences about a table want to know it."""
    least = board.players[0]
    only = "yes" if least == most else "no"
    return {"least": str(least), "most": str(most), "only": only, "turns": str(usual_turns(board))}


def usual_turns(board: Board) -> int:
    """How many turns a player has, to the nearest five: games of opponents take about 0.85 turns for every piece."""
    pieces = board.piece_choice.total if board.piece_choice is not None else sum(kind.count for kind in board.pieces)
    return max(5, round(pieces * 0.85 / 5) * 5)


def pace_line(words: Words, table: Table) -> str:
    """How long a turn may take, and what happens then."""
    return words.say(f"table-pace-{table.options.pace}", late=table.options.if_late)


def rest_line(words: Words, table: Table) -> str:
    """That the game rests, and until when; empty while it goes on."""
    until = f"<t:{table.rest_until // 1000}:R>" if table.rest_until else "open"
    return words.say(f"rest-{table.rest}", until=until) if table.rest else ""


def time_line(words: Words, ends: Ends | None) -> str:
    """When the time of a turn ends, as Discord shows times: in the reader's own zone and language."""
    if ends is None:
        return ""
    pace, bank = f"<t:{ends.pace // 1000}:R>", f"<t:{ends.bank // 1000}:R>"
    return words.say("turn-time", pace=pace) if pace == bank else words.say("turn-time-bank", pace=pace, bank=bank)


# While the game is played.


def score_lines(names: Names, table: Table) -> list[str]:
    """Points, pieces, cards and tickets of every seat, in turn order; of a game that has ended, the result."""
    if table.final is not None:
        return [winner_line(names, table.final), *(_total_line(names, table, one) for one in _ranked(table.final))]
    if table.view is None:
        return []
    return [_score_line(names, seat) for seat in table.view.seats]


def _score_line(names: Names, seat: SeatView) -> str:
    say, board = names.words.say, names.edition.board
    parts = [names.points(seat.points)]
    if seat.supply:
        parts.append(names.pieces(seat.supply))
    parts += [names.hand_size(seat.cards), say("tickets-counted", count=seat.tickets)]
    if board.station is not None:
        parts.append(say("score-stations", count=board.station.count - len(seat.stations)))
    if board.port is not None:
        parts.append(say("score-ports", count=board.port.count - len(seat.ports)))
    if seat.flags:
        parts.append(say("score-flags", cards=names.row(seat.flags)))
    if board.bonus_goods is not None:
        parts.append(say("score-goods", count=seat.goods))
    return say(
        "score-line", player=names.player(seat.seat), parts=joined(names.words, parts, "list-spaced", "list-spaced")
    )


def short_scores(names: Names, view: View) -> list[str]:
    """One line for every seat that fits a phone."""
    return [_short_score(names, seat) for seat in view.seats]


def _short_score(names: Names, seat: SeatView) -> str:
    say, board = names.words.say, names.edition.board
    pieces = zip(names.edition.pieces, seat.supply, strict=False)
    parts = [say("short-pieces", piece=piece.id, count=str(count)) for piece, count in pieces]
    parts.append(say("short-cards", count=str(sum(seat.cards))))
    parts.append(say("short-tickets", count=str(seat.tickets)))
    if board.station is not None:
        parts.append(say("short-stations", count=str(board.station.count - len(seat.stations))))
    if board.port is not None:
        parts.append(say("short-ports", count=str(board.port.count - len(seat.ports))))
    if board.bonus_goods is not None:
        parts.append(say("short-goods", count=str(seat.goods)))
    parts += [names.swatches(seat.flags)] if seat.flags else []
    listed = joined(names.words, parts, "list-spaced", "list-spaced")
    return say("score-short", player=names.player(seat.seat), points=signed(seat.points), parts=listed)


def row_line(names: Names, view: View) -> str:
    """The row, and how many cards lie in each deck."""
    decks = [
        names.words.say("row-deck", deck=deck.id, count=count)
        for deck, count in zip(names.edition.board.decks, view.decks, strict=True)
    ]
    return names.words.say("row-line", row=names.row(view.row), decks=joined(names.words, decks))


def awaited_line(words: Words, table: Table) -> str:
    """Whose answer is awaited; nobody's in a game that was cancelled."""
    if table.status == "cancelled":
        return words.say("status-cancelled")
    if table.unattended:
        return words.say("unattended")
    seats = [who(words, table, seat) for seat in table.awaited]
    if not seats:
        return words.say("awaited-nobody")
    return words.say("awaited", players=joined(words, seats), since=str(table.waiting_since // 1000))


def table_text(words: Words, table: Table, limit: int, mine: View | None = None) -> str:
    """The whole situation in words: what the picture shows, and the cards that are still unseen.

    With the view of a player, whose eyes alone it is for, the cards of that hand are seen too.
    """
    names = names_at(words, table)
    view = table.view
    assert view is not None, "a table in the lobby has no situation"
    key = "table-title" if view.turn else "table-title-opening"
    lines = [words.say(key, map=board_name(words, table.edition.board), turn=str(view.turn))]
    lines += [line for line in (trouble_line(words, table),) if line]
    lines += [
        awaited_line(words, table),
        *away_lines(words, table, table.seats),
        *score_lines(names, table),
        row_line(names, view),
    ]
    lines += _pending_line(names, view)
    if view.last_turns > 0:
        lines.append(words.say("table-last-turns", count=view.last_turns))
    unseen = {card: count for card, count in unseen_cards(names.edition, mine or view).items() if count}
    listed = [words.say("cards-counted", count=count, card=names.card(card)) for card, count in unseen.items()]
    lines.append(words.say("table-unseen", cards=joined(words, listed, "list-spaced", "list-spaced")))
    lines.append(words.say("table-ticket-deck", count=sum(view.ticket_decks)))
    lines += _owned(names, view)
    return cut_lines(lines, limit)


def _pending_line(names: Names, view: View) -> Iterable[str]:
    if isinstance(view.pending, TunnelQuestion):
        question = view.pending
        yield names.words.say(
            "table-tunnel",
            route=names.ends(question.route),
            cards=names.cards(question.laid),
            revealed=names.row(question.revealed),
            extra=question.extra,
        )


def _owned(names: Names, view: View) -> Iterable[str]:
    """The routes of each seat, its stations and ports."""
    say, edition = names.words.say, names.edition
    for seat in view.seats:
        routes = [edition.route_ids[number] for number, owner in enumerate(view.routes) if owner == seat.seat]
        places = [names.city(city) for city in (*seat.stations, *seat.ports)]
        if routes:
            listed = joined(
                names.words, [names.path(path) for path in paths_of(edition, routes)], "list-more", "list-more"
            )
            yield say("table-routes", player=names.player(seat.seat), routes=listed)
        if places:
            yield say("table-places", player=names.player(seat.seat), places=joined(names.words, places))


# The end.


def end_text(words: Words, table: Table, limit: int) -> str:
    """Tickets one after the other, the score lines, the winner and what decided it, the seed."""
    names, final = names_at(words, table), table.final
    assert final is not None, "only a game that has ended has a result"
    ordered = _ranked(final)
    head = [winner_line(names, final)]
    tail = [*(_total_line(names, table, result) for result in ordered), words.say("end-seed", seed=table.seed)]
    tail += [words.say("end-seal", seal=table.seal)] if table.seal else []
    room = limit - sum(width(line) + 1 for line in (*head, *tail))
    reveals = [_reveal(names, result) for result in ordered]
    shares = fair_shares([width(line) for line in reveals], room - len(reveals))
    shown = [
        line if width(line) <= share else _reveal(names, result, share)
        for line, share, result in zip(reveals, shares, ordered, strict=True)
    ]
    return "\n".join((*head, *shown, *tail))


def _ranked(final: Final) -> list[SeatResult]:
    return sorted(final.seats, key=lambda result: (result.place, result.standing.seat))


def fair_shares(wanted: Sequence[int], room: int) -> list[int]:
    """How much of the room each gets: what it wants, or as much as the others who want too much."""
    shares = [0] * len(wanted)
    for rank, place in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        shares[place] = min(wanted[place], max(0, room) // (len(wanted) - rank))
        room -= shares[place]
    return shares


def winner_line(names: Names, final: Final) -> str:
    winners = joined(names.words, [names.player(seat) for seat in final.winners])
    total = next(result.total for result in final.seats if result.standing.seat in final.winners)
    return names.words.say(f"end-{final.decided.replace('_', '-')}", winners=winners, total=names.points(total))


def _reveal(names: Names, result: SeatResult, room: int | None = None) -> str:
    """The tickets of a seat, the complete ones first; as many as there is room for, and how many more there are."""
    say = names.words.say
    tickets = sorted(result.standing.tickets, key=lambda ticket: (not ticket.done, -abs(ticket.points)))
    listed = [
        say("end-ticket-done" if ticket.done else "end-ticket-missed", ticket=names.ticket(ticket.ticket))
        for ticket in tickets
    ]
    used = {route for ticket in result.standing.tickets if ticket.done for route in ticket.way}
    borrowed = [names.ends(route) for route in result.standing.borrowed if route in used]
    if borrowed:
        listed.append(say("end-borrowed", routes=joined(names.words, borrowed)))
    for count in range(len(listed), -1, -1):
        more = [say("end-more", count=str(len(listed) - count))] if count < len(listed) else []
        shown = joined(names.words, [*listed[:count], *more], "list-spaced", "list-spaced")
        line = say("end-reveal", player=names.player(result.standing.seat), tickets=shown)
        if room is None or width(line) <= room:
            return line
    return cut(line, max(1, room or 1))


def _total_line(names: Names, table: Table, result: SeatResult) -> str:
    say, seat = names.words.say, table.seats[result.standing.seat]
    player = names.player(result.standing.seat)
    if seat.level:
        player = say("played-by", player=player, level=say("level", level=seat.level))
    lines = [say("end-source", source=line.source, points=_gained(line.points)) for line in result.lines if line.points]
    return say(
        "end-total",
        place=str(result.place),
        player=player,
        total=signed(result.total),
        lines=joined(names.words, lines, "list-spaced", "list-spaced"),
    )


def _gained(points: int) -> str:
    return f"+{points}" if points > 0 else signed(points)
