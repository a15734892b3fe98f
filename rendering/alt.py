"""The words for those who can't see a picture: what it shows, in at most 1,000 characters."""

from collections.abc import Iterator, Sequence

from engine.advice import Prospect
from engine.edition import Edition
from engine.events import AnyEvent
from engine.final import Final
from engine.history import Course
from engine.view import SeatView, View
from rendering.lettering import signed
from rendering.picture import ALT_LIMIT
from rendering.players import ShownPlayer
from rendering.words import Words

_NAME = 40
"""So many characters of a player's name."""


def board(edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], last: Sequence[AnyEvent]) -> str:
    """Turn, last move, row, and per player points, pieces, cards, tickets."""
    parts = [words.say("alt-board", board=words.board(edition.board)), turn(view, words, players)]
    told = words.happened(edition.board, last, players)
    if told:
        parts.append(words.say("alt-last", text=shortened(told, 260)))
    parts.append(row(edition, view, words))
    parts += [player(edition, view, seat, words, players) for seat in view.seats]
    return fitted(parts, words)


def closeup(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], last: Sequence[AnyEvent]
) -> str:
    told = words.happened(edition.board, last, players)
    parts = [words.say("alt-closeup", board=words.board(edition.board)), shortened(told, 600)]
    return fitted([*parts, turn(view, words, players)], words)


def region(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], which: str, cities: Sequence[str]
) -> str:
    """Which part of the board it is, who owns what between its cities, and whose turn it is."""
    name = words.say("region", id=which)
    seen = words.listed([words.city(edition.cities[city]) for city in cities])
    parts = [words.say("alt-region", board=words.board(edition.board), region=name, cities=seen)]
    return fitted([*parts, *_owned(edition, view, words, players, cities), turn(view, words, players)], words)


def _owned(
    edition: Edition, view: View, words: Words, players: Sequence[ShownPlayer], cities: Sequence[str]
) -> Iterator[str]:
    """For every player the routes between these cities."""
    for seat, player in enumerate(players):
        routes = [
            f"{words.city(edition.cities[route.a])} – {words.city(edition.cities[route.b])}"
            for route, owner in zip(edition.routes, view.routes, strict=True)
            if owner == seat and (route.a in cities or route.b in cities)
        ]
        if routes:
            yield words.say("alt-owned", name=short_name(player), routes=words.listed(routes))


def lobby(edition: Edition, words: Words, players: Sequence[ShownPlayer]) -> str:
    low, high = edition.board.players
    parts = [words.say("alt-lobby", board=words.board(edition.board), low=str(low), high=str(high))]
    seated = [
        words.say("alt-seated", name=short_name(p), colour=words.colour(p.look.name), mark=words.mark(p.look.mark))
        for p in players
    ]
    return fitted([*parts, *(seated or [words.say("alt-nobody")])], words)


def turn(view: View, words: Words, players: Sequence[ShownPlayer]) -> str:
    """Whose turn it is."""
    if view.ended:
        return words.say("alt-ended")
    if view.on_turn is None or view.on_turn >= len(players):
        return words.say("alt-opening")
    name = short_name(players[view.on_turn])
    text = words.say("alt-on-turn", turn=str(view.turn), name=name)
    if view.last_turns > 0:  # They include this one.
        text = f"{text} {words.say('alt-last-turns', count=view.last_turns - 1)}"
    return text


def row(edition: Edition, view: View, words: Words) -> str:
    """The face-up cards from left to right."""
    cards = [words.card(edition.board, edition.cards[edition.card_index[name]]) for name in view.row if name]
    return words.say("alt-row", cards=words.listed(cards)) if cards else words.say("alt-row-empty")


def player(edition: Edition, view: View, seat: SeatView, words: Words, players: Sequence[ShownPlayer]) -> str:
    """A player's colour and figures."""
    if seat.seat >= len(players):
        return ""
    who = players[seat.seat]
    values = {
        "name": short_name(who),
        "colour": words.colour(who.look.name),
        "mark": words.mark(who.look.mark),
        "cards": words.cards(edition.board, seat.cards),
    }
    if view.turn == 0:
        text = words.say("alt-player-opening", **values)
    else:
        text = words.say(
            "alt-player",
            **values,
            points=words.points(seat.points),
            pieces=words.pieces(edition.board, seat.supply),
            tickets=words.tickets(seat.tickets),
        )
    more = extras(edition, seat, words)
    return f"{text} {more}" if more else text


def extras(edition: Edition, seat: SeatView, words: Words) -> str:
    """What only some boards have."""
    parts = []
    if seat.stations:
        parts.append(words.say("extra-station", cities=_cities(edition, seat.stations, words)))
    if seat.ports:
        parts.append(words.say("extra-port", cities=_cities(edition, seat.ports, words)))
    if seat.flags:
        cards = [words.card(edition.board, edition.cards[edition.card_index[card]]) for card in seat.flags]
        parts.append(words.say("extra-flags", cards=words.listed(cards)))
    if seat.goods:
        parts.append(words.say("extra-goods", count=seat.goods))
    return " ".join(parts)


def _cities(edition: Edition, cities: Sequence[str], words: Words) -> str:
    return words.listed([words.city(edition.cities[city]) for city in cities])


def hand(edition: Edition, view: View, prospects: Sequence[Prospect], words: Words) -> str:
    """The viewer's own cards, and the tickets as they stand."""
    title = words.say("alt-hand", board=words.board(edition.board))
    return fitted([title, *hand_lines(edition, view, prospects, words)], words)


def hand_lines(edition: Edition, view: View, prospects: Sequence[Prospect], words: Words) -> list[str]:
    held = [
        f"{count} × {words.card(edition.board, card)}"
        for card, count in zip(edition.cards, view.hand, strict=False)
        if count
    ]
    cards = words.say("alt-hand-cards", cards=words.listed(held)) if held else words.say("alt-hand-empty")
    tickets = [
        words.say(
            "alt-ticket",
            cities=ticket_name(edition, prospect.ticket, words),
            points=words.points(edition.tickets[prospect.ticket].points),
            state=ticket_state(edition, prospect, words),
        )
        for prospect in prospects
    ]
    return [cards, *(tickets or [words.say("alt-no-tickets")])]


def ticket_name(edition: Edition, ticket: str, words: Words) -> str:
    return " – ".join(words.city(edition.cities[city]) for city in edition.tickets[ticket].cities)


def ticket_state(edition: Edition, prospect: Prospect, words: Words) -> str:
    """Done, how far away, or out of reach."""
    way = prospect.way
    if prospect.done:
        return words.say("picture-done")
    if way is None:
        return words.say("picture-blocked")
    cities = words.listed([words.city(edition.cities[city]) for city in way.stations])
    if not way.routes:
        return words.say("picture-station", cities=cities)
    if way.stations:
        return words.say("picture-away-station", pieces=way.pieces, cities=cities)
    return words.say("picture-away", pieces=way.pieces)


def offer(edition: Edition, view: View, words: Words, least: int) -> str:
    tickets = [
        words.say(
            "alt-ticket-offered",
            cities=ticket_name(edition, ticket, words),
            points=words.points(edition.tickets[ticket].points),
        )
        for ticket in view.offer
    ]
    return fitted([words.say("alt-offer", count=least), *tickets], words)


def result(edition: Edition, final: Final, words: Words, players: Sequence[ShownPlayer]) -> str:
    """The ranking with the sources of the points."""
    parts = [words.say("alt-result", board=words.board(edition.board))]
    for seat in sorted(final.seats, key=lambda seat: seat.place):
        lines = [
            words.say("alt-line", source=words.source(line.source), points=signed(line.points)) for line in seat.lines
        ]
        who = players[seat.standing.seat]
        parts.append(
            words.say(
                "alt-place",
                place=str(seat.place),
                name=short_name(who),
                points=words.points(seat.total),
                lines=words.listed(lines),
            )
        )
    return fitted([parts[0], *filter(None, (decided(final, words),)), *parts[1:]], words)


def decided(final: Final, words: Words) -> str:
    """What decided a tie for the victory; nothing where points did."""
    return "" if final.decided == "points" else words.say("picture-decided", decided=final.decided)


def replay(edition: Edition, final: Final | None, words: Words, players: Sequence[ShownPlayer]) -> str:
    """What the film shows, and how the game ended."""
    parts = [words.say("alt-replay", board=words.board(edition.board))]
    for seat in sorted(final.seats, key=lambda seat: seat.place) if final else ():
        who = short_name(players[seat.standing.seat])
        parts.append(words.say("alt-standing", place=str(seat.place), name=who, points=words.points(seat.total)))
    return fitted(parts, words)


def story(edition: Edition, course: Course, words: Words, players: Sequence[ShownPlayer]) -> str:
    """Per player the points at a quarter, half and three quarters of the game, the tickets, and the end."""
    last = len(course.points) - 1
    quarters = [last // 4, last // 2, last * 3 // 4, last]
    parts = [words.say("alt-story", board=words.board(edition.board), turns=", ".join(map(str, quarters)))]
    for seat in sorted(course.final.seats, key=lambda seat: seat.place):
        number = seat.standing.seat
        parts.append(
            words.say(
                "alt-story-player",
                name=short_name(players[number]),
                points=", ".join(signed(course.points[turn][number]) for turn in quarters),
                total=signed(seat.total),
            )
        )
        parts += [
            words.say("alt-story-ticket", cities=ticket_name(edition, done.ticket, words), turn=str(done.turn))
            for done in course.completed
            if done.seat == number
        ]
    return fitted(parts, words)


def short_name(player: ShownPlayer) -> str:
    return shortened(" ".join(player.name.split()), _NAME)


def shortened(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def fitted(parts: Sequence[str], words: Words) -> str:
    """The sentences that fit; if some don't, the text says so at its end."""
    told = [part for part in parts if part]
    text = " ".join(told)
    if len(text) <= ALT_LIMIT:
        return text
    more = words.say("alt-and-more")
    kept = ""
    for part in told:
        longer = f"{kept} {part}".strip()
        if len(longer) + len(more) + 1 > ALT_LIMIT:
            break
        kept = longer
    return f"{kept} {more}".strip()[:ALT_LIMIT]
