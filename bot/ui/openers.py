"""What the buttons of public messages do: they carry only the game and open the present."""

from collections.abc import Sequence
from functools import partial

import discord

from bot.errors import NotAPlayer, NotYours, Refusal, SeatProblem, WrongStatus
from bot.publish import Drawn
from bot.service import COLOURS, LEVELS, Happening, SeatAt, Seen, Table
from bot.service.happenings import of_the_game
from bot.text import Words
from bot.text.names import Names, board_name, joined
from bot.text.narration import narrate
from bot.text.rules import rule_text, topic_name, topics
from bot.ui.answer import Answer
from bot.ui.clicks import show_turn
from bot.ui.items import Choose, Open
from bot.ui.layout import Buttons, Image, Menu, Panel, Part, Text, button, last_lines, option
from bot.ui.pictures import closer_picture, own_picture, table_picture
from bot.ui.public import end_text, lobby_text, table_text, who
from bot.ui.routes import affordable, on_the_way
from bot.ui.show import laid_out
from bot.ui.situation import names_at, own_text, since_text
from engine.advice import Way, missing_ways
from engine.edition import Edition
from rendering import on_map

_LONG, _SINCE = 3000, 900
_CLAIMABLE = 12


async def opened(answer: Answer, what: str, game: str) -> None:
    """A button of a public message was pressed, or one like it under an answer."""
    service, user = answer.desk.service, answer.click.user
    match what:
        case "turn":
            await show_turn(answer, await service.looking.seen(game, user))
        case "hand":
            await show_hand(answer, await service.looking.seen(game, user))
        case "table":
            await show_table(answer, await service.looking.table(game))
        case "closer":
            await show_closer(answer, await service.looking.table(game))
        case _ if what.startswith("log"):
            await show_log(answer, game, int(what.removeprefix("log") or 0) or None)
        case "again":
            await post_again(answer, await service.looking.table(game))
        case "rematch":
            await _rematch(answer, game)
        case _:
            await _managed(answer, what, game)


async def _rematch(answer: Answer, game: str) -> None:
    """Open the same table again, or join it if somebody has; only those who played may open it."""
    try:
        table = await answer.desk.service.tables.rematch(answer.click, game)
    except NotYours:
        raise NotAPlayer(status="ended") from None
    answer.desk.publisher.show(table.game)
    await _show_seat(answer, table, answer.words.say("lobby-rematch", link=table.link))


async def _managed(answer: Answer, what: str, game: str) -> None:
    """Joining, leaving, starting, and what else is done with a table rather than at it."""
    service, click = answer.desk.service, answer.click
    match what:
        case "join":
            await take_seat(answer, game)
        case "leave":
            await service.tables.leave(click, game)
            await answer.say(answer.words.say("lobby-left"))
        case "add":
            await ask_level(answer, await service.looking.table(game))
        case "addeasy" | "addnormal" | "addhard":
            await service.tables.add_opponent(click, game, what.removeprefix("add"))
            await show_text(answer, answer.words.say("lobby-opponent-added"))
        case "start":
            await service.tables.start(click, game)
            await answer.say(answer.words.say("lobby-started"))
        case "cancel":
            await service.tables.cancel(click, game)
            await show_text(answer, answer.words.say("lobby-cancelled"))
        case "resign":
            await service.seats.resign(click, game)
            await show_text(answer, answer.words.say("resign-done"))
        case _:
            raise Refusal("old-button")


async def chosen(answer: Answer, what: str, game: str, values: tuple[str, ...]) -> None:
    """Something was chosen in a menu that carries only the game."""
    if len(values) != 1 or what not in ("colour", "rules"):
        raise Refusal("old-button")
    if what == "rules":
        await show_rules(answer, await _edition_of(answer, game), values[0])
        return
    await answer.desk.service.tables.choose_colour(answer.click, game, values[0])
    colour = answer.words.say(f"colour-{values[0]}")
    await show_text(answer, answer.words.say("lobby-colour-chosen", colour=colour))


async def _edition_of(answer: Answer, digest: str) -> Edition:
    """The map with this digest: one of the shelf, or that of the table here, which may be an older edition of it."""
    found = (choice.edition for choice in answer.desk.service.looking.maps if choice.edition.digest.startswith(digest))
    return next(found, None) or (await answer.desk.service.looking.table_here(answer.channel)).edition


# Panels that only show something.


def _view(panel: Panel, game: str, colour: str, picture: Drawn | None) -> discord.ui.LayoutView:
    return laid_out(
        panel,
        colour,
        lambda button: Open(button.step, game, button.label, button.style),
        lambda menu: Choose(menu.step, game, menu),
        picture,
    )


async def show_panel(answer: Answer, table: Table, panel: Panel, colour: str = "") -> None:
    await answer.show(partial(_view, panel, table.game, colour))


async def show_text(answer: Answer, text: str) -> None:
    """A sentence in place of the panel that was clicked, or as a message of its own."""
    if answer.updates:
        await answer.show(partial(_view, Panel((Text(text),)), "0", ""))
    else:
        await answer.say(text)


async def show_hand(answer: Answer, seen: Seen) -> None:
    """Cards, tickets, pieces and what could be claimed now. It never changes by itself."""
    answer.table = seen.table
    words = answer.words
    names = names_at(words, seen.table)
    ways = missing_ways(seen.table.edition, seen.view, seen.view.tickets)
    body = "\n".join((words.say("hand-title"), own_text(names, seen, 2400, ways)))
    over = seen.table.status in ("ended", "cancelled")
    more = () if over else (Text(_claimable(names, seen, ways)),)
    openers = _openers(answer, seen.table, "rematch" if over else "turn", "table")
    make = partial(_view, Panel((Text(body), Image(), *more, openers)), seen.table.game, seen.me.colour)
    await answer.show(make, own_picture(answer.desk, answer.click.user, words, seen))


def _claimable(names: Names, seen: Seen, ways: Sequence[Way | None]) -> str:
    """What this hand could claim, the routes for one's tickets first; the halves of a double route are one."""
    say, useful = names.words.say, on_the_way(ways)
    found = sorted(affordable(seen.table.edition, seen.view), key=lambda route: route not in useful)
    routes = list(dict.fromkeys(names.route(route) for route in found))
    if not routes:
        return say("hand-claimable-none")
    listed = joined(names.words, routes[:_CLAIMABLE], "list-more", "list-more")
    if len(routes) > _CLAIMABLE:
        listed = say("hand-claimable-more", routes=listed, count=str(len(routes) - _CLAIMABLE))
    return say("hand-claimable", routes=listed)


def turn_label(words: Words, table: Table) -> str:
    """What the button that opens the panel is called: in the opening there is no turn to take."""
    return words.say("btn-choose-tickets" if table.status == "opening" else "btn-take-turn")


def _openers(answer: Answer, table: Table, *whats: str) -> Buttons:
    words = answer.words
    labels = {
        "turn": turn_label(words, table),
        "hand": words.say("btn-my-hand"),
        "table": words.say("btn-table"),
        "closer": words.say("btn-closer"),
        "rematch": words.say("btn-rematch"),
    }
    return Buttons(tuple(button(labels[what], what) for what in whats))


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
        parts.append(Text(since_text(names_at(words, table), seen, _SINCE)))
    over = table.status in ("ended", "cancelled")
    more = [] if seen is None else ["rematch"] if over else ["turn", "hand"]
    more += ["closer"] if on_map(last) else []
    if more:
        parts.append(_openers(answer, table, *more))
    make = partial(_view, Panel(tuple(parts)), table.game, "")
    await answer.show(make, table_picture(answer.desk, answer.click.user, words, table, last))


async def show_closer(answer: Answer, table: Table) -> None:
    """Where something happened on the map since this player's last turn, big enough for a phone."""
    seen = await _as_player(answer, table) if table.status == "playing" else None
    last = of_the_game(seen.since) if seen is not None else []
    if seen is None or not on_map(last):
        await show_table(answer, table)
        return
    answer.table = table
    story = Text(since_text(names_at(answer.words, table), seen, _SINCE))
    panel = Panel((Image(), story, _openers(answer, table, "turn", "hand", "table")))
    make = partial(_view, panel, table.game, "")
    await answer.show(make, closer_picture(answer.desk, answer.click.user, answer.words, table, last))


async def _as_player(answer: Answer, table: Table) -> Seen | None:
    if table.seat_of(answer.click.user) is None:
        return None
    return await answer.desk.service.looking.seen(table.game, answer.click.user)


# The log and the rules.


async def show_log(answer: Answer, game: str, before: int | None = None) -> None:
    """What happened, a page at a time, the newest first to be seen."""
    page = await answer.desk.service.looking.log(game, answer.click.user, before)
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
        parts.append(Buttons((button(words.say("btn-older"), f"log{page.older}"),)))
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
    if topic:
        title = words.say("rules-title", map=name, topic=topic_name(words, topic))
        body = "\n".join((title, rule_text(words, edition, topic)))
    else:
        body = words.say("rules-list", map=name)
    options = tuple(option(topic_name(words, one), one, chosen=one == topic) for one in topics(edition.board))
    menu = Menu("rules", words.say("rules-menu"), options)
    code = edition.digest[:12]

    def make(picture: Drawn | None) -> discord.ui.LayoutView:
        panel = Panel((Text(body), menu))
        return laid_out(
            panel, "", lambda button: Open(button.step, code), lambda menu: Choose(menu.step, code, menu), picture
        )

    await answer.show(make)


# The lobby.


async def take_seat(answer: Answer, game: str, colour: str = "") -> None:
    """Sit down; whoever sits there already may choose another colour this way."""
    service, click = answer.desk.service, answer.click
    try:
        table = await service.tables.join(click, game, colour)
    except SeatProblem as problem:
        if problem.key != "refused-seat-taken":
            raise
        table = await service.tables.choose_colour(click, game, colour) if colour else await service.looking.table(game)
    await _show_seat(answer, table)


async def _show_seat(answer: Answer, table: Table, note: str = "") -> None:
    """Say which seat it is, and offer the colours that are free."""
    answer.table = table
    words = answer.words
    seat = table.seat_of(answer.click.user)
    if seat is None:
        raise NotAPlayer(status=table.status)
    taken = {other.colour for other in table.seats}
    free = [colour for colour in COLOURS if colour not in taken]
    told = words.say("lobby-joined", player=who(words, table, seat))
    parts: list[Part] = [Text("\n".join(line for line in (note, told) if line))]
    if free:
        options = tuple(
            option(words.say("lobby-colour", sign=words.say(f"sign-{one}"), colour=words.say(f"colour-{one}")), one)
            for one in free
        )
        parts.append(Menu("colour", words.say("lobby-colour-menu"), options))
    await show_panel(answer, table, Panel(tuple(parts)), seat.colour)


async def ask_level(answer: Answer, table: Table) -> None:
    """Who may add an opponent, and while the lobby is open, is asked how strong it shall be."""
    answer.table = table
    words = answer.words
    if table.status in ("opening", "playing"):
        raise WrongStatus("started")
    if table.status != "lobby":
        raise WrongStatus("over" if table.status == "ended" else "cancelled")
    if not answer.click.admin:
        seat_of(answer, table)
    if len(table.seats) >= table.limit:
        raise SeatProblem("no-room", seats=table.limit)
    buttons = tuple(button(words.say("level-button", level=level), f"add{level}") for level in LEVELS)
    await show_panel(answer, table, Panel((Text(words.say("lobby-opponent-level")), Buttons(buttons))))


async def ask_first(answer: Answer, table: Table, question: str, label: str, what: str) -> None:
    """A question before something that can't be taken back."""
    danger = button(answer.words.say(label), what, "danger")
    await show_panel(answer, table, Panel((Text(answer.words.say(question)), Buttons((danger,)))))


async def post_again(answer: Answer, table: Table) -> None:
    """Host or admin: post the present situation anew, because the last message was deleted."""
    answer.table = table
    only_host(answer, table)
    await answer.desk.publisher.post_again(table.game)
    await answer.say(answer.words.say("status-posted-again"))


def only_host(answer: Answer, table: Table) -> None:
    if answer.click.user != table.host and not answer.click.admin:
        raise NotYours("host", host=table.host)


def seat_of(answer: Answer, table: Table) -> SeatAt:
    seat = table.seat_of(answer.click.user)
    if seat is None:
        raise NotAPlayer(status=table.status)
    return seat
