"""What people only look at: hand, table, log and rules."""

from collections.abc import Sequence
from functools import partial
from typing import assert_never

from bot.errors import Refusal
from bot.service import Happening, Seen, Table, may
from bot.service.happenings import of_the_game
from bot.text import Words
from bot.text.names import Names, board_name, joined
from bot.text.narration import narrate
from bot.text.rules import rule_text, topic_name, topics
from bot.ui.answer import Answer, MakesView
from bot.ui.layout import Buttons, Image, Menu, Panel, Part, Text, button, last_lines, option
from bot.ui.own_seat import names_at, own_text, since_text, tickets_text
from bot.ui.pictures import closer_pictures, own_picture, region_picture, table_picture
from bot.ui.public import end_text, lobby_text, table_text, turn_label
from bot.ui.routes import affordable
from bot.ui.show import laid_out
from bot.ui.steps import (
    DIGEST,
    Rematch,
    ShowCloser,
    ShowHand,
    ShowHelp,
    ShowLog,
    ShowRegion,
    ShowRules,
    ShowTable,
    ShowTurn,
)
from engine.advice import on_the_way, prospects
from engine.edition import Edition
from engine.events import AnyEvent
from rendering import Region, RegionId, on_map, regions

_LONG, _SINCE = 3000, 900
_CLAIMABLE = 12
_CITIES = 4
"""So many cities tell a part of the map."""


async def show_panel(answer: Answer, table: Table, panel: Panel, colour: str = "") -> None:
    await answer.show(partial(laid_out, panel, colour, table.game))


_HELP_PAGES = 4


async def show_help(answer: Answer, page: int = 1) -> None:
    """A small tour: what one needs first comes first."""
    if not 1 <= page <= _HELP_PAGES:
        raise Refusal("old-button")
    say = answer.words.say
    back = (button(say("btn-help-back"), ShowHelp(page - 1)),) if page > 1 else ()
    onward = (button(say("btn-help-next"), ShowHelp(page + 1), "main"),) if page < _HELP_PAGES else ()
    panel = Panel((Text(say(f"help-{page}")), Buttons((*back, *onward))))
    await answer.show(partial(laid_out, panel, "", ""))


async def show_text(answer: Answer, text: str) -> None:
    """A sentence in place of the panel that was clicked, or as a message of its own."""
    if answer.updates:
        await answer.show(partial(laid_out, Panel((Text(text),)), "", ""))
    else:
        await answer.say(text)


async def show_hand(answer: Answer, seen: Seen) -> None:
    """Cards, tickets, pieces and what could be claimed now. It never changes by itself."""
    answer.table = seen.table
    words = answer.words
    names = names_at(words, seen.table, seen.seat)
    tickets = prospects(seen.table.edition, seen.view, seen.view.tickets)
    body = "\n".join((*filter(None, (answer.note,)), words.say("hand-title"), own_text(names, seen, 2400, tickets)))
    going_on = may.play(seen.table, answer.click) is None
    more = (Text(_claimable(names, seen, on_the_way(tickets))),) if going_on else ()
    openers = _openers(answer, seen.table, *_next(answer, seen.table), ShowTable())
    make = partial(laid_out, Panel((Text(body), Image(), *more, openers)), seen.me.colour, seen.table.game)
    await answer.show(make, own_picture(answer.desk, answer.click.user, words, seen))


async def show_tickets(answer: Answer, seen: Seen) -> None:
    """The tickets with the cheapest way to each, on the private map too."""
    answer.table = seen.table
    say, names = answer.words.say, names_at(answer.words, seen.table, seen.seat)
    lines = [say("tickets-title"), tickets_text(names, seen, _LONG)]
    if seen.table.status == "playing":
        lines.append(say("tickets-more"))
    openers = _openers(answer, seen.table, *_next(answer, seen.table), ShowHand(), ShowTable())
    panel = Panel((Text("\n".join(lines)), Image(), openers))
    make = partial(laid_out, panel, seen.me.colour, seen.table.game)
    await answer.show(make, own_picture(answer.desk, answer.click.user, answer.words, seen))


def hand_claimable(names: Names, seen: Seen, useful: frozenset[str]) -> list[str]:
    """What this hand could claim, the routes for one's tickets first; the halves of a double route are one."""
    found = sorted(affordable(seen.table.edition, seen.view), key=lambda route: route not in useful)
    return list(dict.fromkeys(names.route(route) for route in found))


def _claimable(names: Names, seen: Seen, useful: frozenset[str]) -> str:
    say, routes = names.words.say, hand_claimable(names, seen, useful)
    if not routes:
        return say("hand-claimable-none")
    listed = joined(names.words, routes[:_CLAIMABLE], "list-more", "list-more")
    if len(routes) > _CLAIMABLE:
        listed = say("hand-claimable-more", routes=listed, count=str(len(routes) - _CLAIMABLE))
    return say("hand-claimable", routes=listed)


_Opener = ShowTurn | ShowHand | ShowTable | ShowCloser | Rematch


def _next(answer: Answer, table: Table) -> tuple[_Opener, ...]:
    """What somebody may do next at this table: their turn, or once it is over a rematch."""
    if may.rematch(table, answer.click) is None:
        return (Rematch(),)
    return (ShowTurn(),) if may.play(table, answer.click) is None else ()


def _openers(answer: Answer, table: Table, *steps: _Opener) -> Buttons:
    return Buttons(tuple(button(_label(answer.words, table, step), step) for step in steps))


def _label(words: Words, table: Table, step: _Opener) -> str:
    match step:
        case ShowTurn():
            return turn_label(words, table)
        case ShowHand():
            return words.say("btn-my-hand")
        case ShowTable():
            return words.say("btn-table")
        case ShowCloser():
            return words.say("btn-closer")
        case Rematch():
            return words.say("btn-rematch")
        case _:
            assert_never(step)


async def show_table(answer: Answer, table: Table) -> None:
    """The picture and the whole situation in words; for players also what happened since their last turn."""
    answer.table = table
    words = answer.words
    if table.view is None:
        await show_panel(answer, table, Panel((Text(lobby_text(words, table)),)))
        return
    seen = await _as_player(answer, table)
    last = of_the_game(seen.since) if seen is not None and table.status == "playing" else []
    parts: list[Part] = [Image()]
    if table.final is not None:
        parts.append(Text(end_text(words, table, _LONG)))
    else:
        parts.append(Text(table_text(words, table, _LONG, seen.view if seen is not None else None)))
    if seen is not None and table.status == "playing":
        parts.append(Text(since_text(names_at(words, table, seen.seat), seen, _SINCE)))
    hand = (ShowHand(),) if may.play(table, answer.click) is None else ()
    parts.append(_openers(answer, table, *_next(answer, table), *hand, ShowCloser()))
    make = partial(laid_out, Panel(tuple(parts)), "", table.game)
    await answer.show(make, table_picture(answer.desk, answer.click.user, words, table, last))


# A closer look.


async def show_closer(answer: Answer, table: Table) -> None:
    """Where something happened on the map since this player's last turn, big enough for a phone.

    Who has missed nothing, or does not play, chooses a part of the map.
    """
    if table.view is None:
        await show_table(answer, table)
        return
    seen, last = await _missed(answer, table)
    if seen is not None and on_map(last):
        told = since_text(names_at(answer.words, table, seen.seat), seen, _SINCE)
        paint = closer_pictures(answer.desk, answer.click.user, answer.words, table, last)
        await answer.show(_closer(answer, table, seen, told), paint)
    else:
        await answer.show(_closer(answer, table, seen, answer.words.say("closer-where")))


async def show_region(answer: Answer, table: Table, which: RegionId) -> None:
    """The part of the map that somebody chose."""
    shown = next((region for region in regions(table.edition) if region.id == which), None)
    if table.view is None or shown is None:
        raise Refusal("old-button")
    seen, last = await _missed(answer, table)
    told = answer.words.say("closer-region", region=_called(answer.words, shown), cities=_cities(answer, table, shown))
    paint = region_picture(answer.desk, answer.click.user, answer.words, table, which, last)
    await answer.show(_closer(answer, table, seen, told, which), paint)


async def _missed(answer: Answer, table: Table) -> tuple[Seen | None, list[AnyEvent]]:
    """Who asks, if they play here, and what they have not seen yet."""
    answer.table = table
    seen = await _as_player(answer, table)
    return seen, of_the_game(seen.since) if seen is not None and table.status == "playing" else []


def _closer(answer: Answer, table: Table, seen: Seen | None, told: str, which: RegionId | None = None) -> MakesView:
    """Pictures, what they show, and a menu of the parts of the map."""
    options = tuple(
        option(_called(answer.words, one), ShowRegion(one.id), _cities(answer, table, one), marked=one.id == which)
        for one in regions(table.edition)
    )
    own: tuple[_Opener, ...] = (ShowTurn(), ShowHand()) if seen is not None and table.status == "playing" else ()
    menu = Menu(answer.words.say("closer-where"), options)
    panel = Panel((Image(), Text(told), menu, _openers(answer, table, *own, ShowTable())))
    return partial(laid_out, panel, "", table.game)


def _called(words: Words, region: Region) -> str:
    name = words.say("region", id=region.id)
    return name[:1].upper() + name[1:]


def _cities(answer: Answer, table: Table, region: Region) -> str:
    """Some cities by which a part of the map is known."""
    names = names_at(answer.words, table)
    return joined(answer.words, [names.city(city) for city in region.cities[:_CITIES]], "list-more", "list-more")


async def _as_player(answer: Answer, table: Table) -> Seen | None:
    if table.seat_of(answer.click.user) is None:
        return None
    return await answer.desk.service.looking.seen(table.game, answer.click.user)


# The log and the rules.


async def show_log(answer: Answer, game: str, before: int | None = None) -> None:
    """What happened, a page at a time, the newest first to be seen."""
    page = await answer.desk.service.looking.log(answer.click, game, before)
    answer.table = page.table
    words = answer.words
    names = names_at(words, page.table)
    lines = [words.say("log-title")]
    for happening_row in _rows(page.happenings):
        at = str(happening_row[0].at // 1000)
        lines += [
            words.say("log-line", at=at, line=line)
            for line in narrate(names, [happening.event for happening in happening_row])
        ]
    if len(lines) == 1:
        lines.append(words.say("log-empty"))
    parts: list[Part] = [Text(last_lines(lines, 3600))]
    if page.older is not None:
        parts.append(Buttons((button(words.say("btn-older"), ShowLog(page.older)),)))
    await show_panel(answer, page.table, Panel(tuple(parts)))


def _rows(happenings: Sequence[Happening]) -> list[list[Happening]]:
    """The happenings by row of the log, neighbours of one second together: the cards of one draw share a sentence."""
    rows: list[list[Happening]] = []
    for happening in happenings:
        if rows and rows[-1][0].at // 1000 == happening.at // 1000:
            rows[-1].append(happening)
        else:
            rows.append([happening])
    return rows


async def show_rules(answer: Answer, edition: Edition, topic: str = "") -> None:
    """The rules of a map about one topic, and a menu of the others."""
    words = answer.words
    name = board_name(words, edition.board)
    if topic and topic not in topics(edition.board):
        raise Refusal("old-button")
    if topic:
        title = words.say("rules-title", map=name, topic=topic_name(words, topic))
        body = "\n".join((title, rule_text(words, edition, topic)))
    else:
        body = words.say("rules-list", map=name)
    board = edition.digest[:DIGEST]
    options = tuple(
        option(topic_name(words, one), ShowRules(board, one), marked=one == topic) for one in topics(edition.board)
    )
    panel = Panel((Text(body), Menu(words.say("rules-menu"), options)))
    await answer.show(partial(laid_out, panel, "", ""))
