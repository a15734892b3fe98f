"""Public messages in words: classic messages, the mention and the situation in their first line, one row of buttons."""

from collections.abc import Iterable

import discord

from bot.publish import Post, Spoken
from bot.service import SeatAt, Table
from bot.text import Words, words
from bot.text.names import board_name, joined
from bot.text.pictures import PictureWords
from bot.ui.items import Open
from bot.ui.layout import MESSAGE_TEXT, Style, cut, cut_lines
from bot.ui.pictures import players
from bot.ui.public import awaited_line, end_text, lobby_text, row_line, score_lines, who
from bot.ui.situation import names_at, told
from rendering import ShownPlayer

_STORY, _LAST_STORY = 900, 250
"""Room for what happened; the last message has more when the result leaves it."""


class TableSpeaker:
    """The Speaker of bot/publish: every post in the language of its table."""

    def __init__(self, language: str) -> None:
        self._language = language

    def _words(self, table: Table) -> Words:
        return words(table.where.language, self._language)

    def words(self, table: Table) -> PictureWords:
        return PictureWords(self._words(table))

    def players(self, table: Table) -> tuple[ShownPlayer, ...]:
        return players(self._words(table), table)

    def compose(self, post: Post) -> Spoken:
        speech = self._words(post.table)
        match post.kind:
            case "lobby":
                return _spoken(_lobby(speech, post), _lobby_buttons(speech, post.table))
            case "opening":
                return _spoken(_opening(speech, post), _opening_buttons(speech, post.table))
            case "turn" | "tunnel":
                return _spoken(_turn(speech, post), _turn_buttons(speech, post.table))
            case "end":
                return _spoken(_end(speech, post), _end_buttons(speech, post.table))
            case "cancelled":
                return _spoken([speech.say("lobby-cancelled-public")], None)

    def trouble(self, table: Table, trouble: str) -> str:
        speech = self._words(table)
        name = board_name(speech, table.edition.board)
        return speech.say("trouble", trouble=trouble, channel=str(table.where.channel), map=name)


def _spoken(lines: Iterable[str], view: discord.ui.View | None) -> Spoken:
    return Spoken(cut_lines([line for line in lines if line], MESSAGE_TEXT), view)


def _row(table: Table, *buttons: tuple[str, str, Style]) -> discord.ui.View:
    """A fresh view of openers; it never times out."""
    view = discord.ui.View(timeout=None)
    for what, label, style in buttons:
        view.add_item(Open(what, table.game, label, style))
    return view


def _mention(user: int) -> str:
    return f"<@{user}>"


# The lobby.


def _lobby(speech: Words, post: Post) -> Iterable[str]:
    table = post.table
    invited = [user for user in table.options.invited if table.seat_of(user) is None]
    if invited and table.status == "lobby":
        yield speech.say("lobby-invited", people=joined(speech, [_mention(user) for user in invited]))
    yield lobby_text(speech, table)


def _lobby_buttons(speech: Words, table: Table) -> discord.ui.View | None:
    if table.status != "lobby":
        return None
    return _row(
        table,
        ("join", speech.say("btn-join"), "main"),
        ("leave", speech.say("btn-leave"), "plain"),
        ("add", speech.say("btn-add-opponent"), "plain"),
        ("start", speech.say("btn-start"), "good"),
    )


# The opening choices.


def _opening(speech: Words, post: Post) -> Iterable[str]:
    table = post.table
    name = board_name(speech, table.edition.board)
    if post.mentions:
        mentions = joined(speech, [_mention(user) for user in post.mentions])
        yield speech.say("opening-title", map=name, mentions=mentions)
    else:
        yield speech.say("opening-title-quiet", map=name)
    choosing = [who(speech, table, seat) for seat in table.awaited] if table.status == "opening" else []
    if choosing:
        yield speech.say("opening-choosing", players=joined(speech, choosing))
    else:
        yield speech.say("opening-done")
    yield speech.say("opening-order", players=joined(speech, [who(speech, table, seat) for seat in table.seats]))
    yield speech.say("opening-proof", commitment=table.commitment)


def _opening_buttons(speech: Words, table: Table) -> discord.ui.View:
    first: tuple[str, str, Style] = ("turn", speech.say("btn-choose-tickets"), "main")
    return _row(table, first, *_openers(speech)[1:]) if table.status == "opening" else _turn_buttons(speech, table)


# Turns.


def _openers(speech: Words) -> list[tuple[str, str, Style]]:
    return [
        ("turn", speech.say("btn-take-turn"), "main"),
        ("hand", speech.say("btn-my-hand"), "plain"),
        ("table", speech.say("btn-table"), "plain"),
    ]


def _turn_buttons(speech: Words, table: Table) -> discord.ui.View:
    return _row(table, *_openers(speech))


def _turn(speech: Words, post: Post) -> Iterable[str]:
    table, view = post.table, post.table.view
    assert view is not None, "there is a turn, so the game has started"
    names = names_at(speech, table)
    if view.on_turn is not None:
        yield _first_line(speech, post, table.seats[view.on_turn])
    yield told(names, post.happenings, _STORY)
    if post.kind == "tunnel":
        return
    yield row_line(names, view)
    if view.last_turns > 0:
        yield speech.say("turn-last-turns", count=view.last_turns)
    yield from score_lines(names, table)


def _first_line(speech: Words, post: Post, seat: SeatAt) -> str:
    table = post.table
    assert table.view is not None
    names = names_at(speech, table)
    place = table.seats.index(seat)
    name, turn = board_name(speech, table.edition.board), str(table.view.turn)
    if seat.user is None or seat.level:
        return speech.say("turn-first-opponent", player=names.player(place), map=name, turn=turn)
    return speech.say(
        "tunnel-first" if post.kind == "tunnel" else "turn-first",
        mention=_mention(seat.user),
        sign=names.sign(place),
        colour=names.colour(seat.colour),
        map=name,
        turn=turn,
    )


# The end.


def _end(speech: Words, post: Post) -> Iterable[str]:
    names = names_at(speech, post.table)
    people = joined(speech, [_mention(user) for user in post.mentions])
    name = board_name(speech, post.table.edition.board)
    first = speech.say("end-first", people=people, map=name) if people else speech.say("end-first-quiet", map=name)
    result = end_text(speech, post.table, MESSAGE_TEXT - len(first) - _LAST_STORY - 20)
    yield first
    yield told(names, post.happenings, MESSAGE_TEXT - len(first) - len(result) - 20)
    yield result


def _end_buttons(speech: Words, table: Table) -> discord.ui.View:
    return _row(table, ("rematch", speech.say("btn-rematch"), "good"), ("table", speech.say("btn-table"), "plain"))


def status_text(speech: Words, table: Table) -> str:
    """`/game status`: who sits here, whose turn it is, where the last message is."""
    say = speech.say
    turn = str(table.view.turn) if table.view is not None else ""
    lines = [say("status-title", map=board_name(speech, table.edition.board)), say(f"status-{table.status}", turn=turn)]
    if table.status in ("opening", "playing"):
        lines.append(awaited_line(speech, table))
    for seat in table.seats:
        key = "status-seat-opponent" if seat.level and seat.user is not None else "status-seat"
        lines.append(say(key, player=who(speech, table, seat)))
    lines.append(say("status-host", host=str(table.host)))
    if table.message is not None:
        lines.append(say("status-link", link=table.link))
    if table.trouble:
        lines.append(say("status-trouble", trouble=table.trouble))
    return cut(cut_lines(lines, MESSAGE_TEXT), MESSAGE_TEXT)
