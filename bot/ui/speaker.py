"""Public messages in words: classic messages, the mention and the situation in their first line, one row of buttons."""

from collections.abc import Iterable, Mapping
from typing import assert_never

import discord

from bot.days.asking import Ends
from bot.publish import Post, Spoken
from bot.service import COLOURS, Notice, SeatAt, Table, TableNotice
from bot.service.ballot import CHOICES
from bot.service.happenings import GameArchived
from bot.service.resting import ARCHIVED_AFTER
from bot.text import Words, words
from bot.text.emblems import Emblems, fitted, width, with_signs
from bot.text.names import board_name, joined
from bot.text.pictures import PictureWords
from bot.text.runs import narrate_run
from bot.ui.layout import MESSAGE_TEXT, Button, Menu, cut, cut_lines
from bot.ui.own_seat import names_at, story
from bot.ui.pictures import players
from bot.ui.public import (
    awaited_line,
    away_lines,
    colour_option,
    end_text,
    lobby_text,
    pace_line,
    rest_line,
    short_scores,
    time_line,
    turn_label,
    who,
)
from bot.ui.show import row_of
from bot.ui.steps import (
    AskLevel,
    Decline,
    GetRecord,
    Join,
    Leave,
    Rematch,
    Resume,
    ShowCloser,
    ShowHand,
    ShowReplay,
    ShowTable,
    ShowTurn,
    Start,
    TakeOver,
    Vote,
    WantPause,
)
from rendering import ShownPlayer

_STORY, _LAST_STORY = 900, 250
"""Room for what happened; the last message has more when the result leaves it."""


class TableSpeaker:
    """The Speaker of bot/publish: every post in the language of its table."""

    def __init__(self, language: str, emblems: Emblems | None = None) -> None:
        self._language = language
        self._emblems = emblems or Emblems()

    def _words(self, table: Table) -> Words:
        return self._emblems.words(table.where.language, self._language)

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
                return _spoken(_opening(speech, post), _openers(speech, post.table))
            case "turn" | "tunnel":
                return _spoken(_turn(speech, post), _openers(speech, post.table))
            case "end":
                return _spoken(_end(speech, post), _end_buttons(speech, post.table))
            case "rest":
                return _spoken(_rest(speech, post), _rest_buttons(speech, post.table))
            case "cancelled":
                return _spoken([speech.say("lobby-cancelled-public")], None)
            case _:
                assert_never(post.kind)

    def notice(self, notice: Notice) -> Spoken:
        table, speech = notice.table, self._words(notice.table)
        key = "notice-opening" if table.status == "opening" else "notice-turn"
        return _spoken(
            [speech.say(key, **_noticed(speech, notice), mention=_mention(notice.awaited.user))],
            _openers(speech, table),
        )

    def table_notice(self, notice: TableNotice) -> Spoken:
        table, speech = notice.table, self._words(notice.table)
        name = board_name(speech, table.edition.board)
        match notice.kind:
            case "pause":
                wants = [who(speech, table, seat) for seat in table.people if seat.place in table.ballot.agreed]
                agree = (Button(speech.say("btn-agree"), WantPause(), "good"),)
                return _spoken([speech.say("notice-pause", players=joined(speech, wants))], row_of(agree, table.game))
            case "vote":
                votes = tuple(Button(speech.say("btn-vote", choice=choice), Vote(choice)) for choice in CHOICES)
                line = speech.say("notice-vote", player=_at_place(speech, table, notice.row.place))
                return _spoken([line], row_of(votes, table.game))
            case "offer":
                player = _at_place(speech, table, notice.row.place)
                people = joined(speech, [_mention(user) for user in notice.mentions])
                line = speech.say("notice-offer" if people else "notice-offer-all", people=people, player=player)
                take = [Button(speech.say("btn-take-over"), TakeOver(notice.row.place), "good")]
                take += [Button(speech.say("btn-decline"), Decline(notice.row.place))] if people else []
                return _spoken([line], row_of(take, table.game))
            case "warn":
                people = joined(speech, [_mention(user) for user in notice.mentions])
                end = f"<t:{(table.waiting_since + ARCHIVED_AFTER) // 1000}:R>"
                line = speech.say("notice-warn" if people else "notice-warn-quiet", people=people, map=name, end=end)
                return _spoken([line], _openers(speech, table) if table.view is not None else None)
            case "homeless":
                raise AssertionError("a table without a channel can't be told; its host is, directly")
            case _:
                assert_never(notice.kind)

    def direct_notice(self, notice: Notice) -> str:
        speech = words(notice.profile.language, notice.table.where.language, self._language)
        if notice.row.kind == "next":
            return _next(speech, notice)
        key = "notice-direct-opening" if notice.table.status == "opening" else "notice-direct-turn"
        return speech.say(key, **_noticed(speech, notice), link=notice.table.link)

    def ended(self, table: Table, language: str) -> str:
        speech = words(language, table.where.language, self._language)
        assert table.final is not None, "a game that has ended has its score"
        winners = [names_at(speech, table).player(seat) for seat in table.final.winners]
        name = board_name(speech, table.edition.board)
        return speech.say("follow-ended", map=name, winners=joined(speech, winners), link=table.link)

    def trouble(self, table: Table, trouble: str) -> str:
        speech = self._words(table)
        name = board_name(speech, table.edition.board)
        return speech.say("trouble", trouble=trouble, channel=str(table.where.channel), map=name)


def _next(speech: Words, notice: Notice) -> str:
    """For the player after the one who has been asked."""
    table = notice.table
    asked = joined(speech, [who(speech, table, seat) for seat in table.awaited])
    turn = str(table.view.turn) if table.view is not None else ""
    return speech.say(
        "notice-next", player=asked, map=board_name(speech, table.edition.board), turn=turn, link=table.link
    )


def _noticed(speech: Words, notice: Notice) -> dict[str, str]:
    """Since when somebody is waited for and until when, as times that Discord shows in the reader's own zone."""
    table = notice.table
    due = notice.due
    return {
        "map": board_name(speech, table.edition.board),
        "turn": str(table.view.turn) if table.view is not None else "",
        "since": f"<t:{notice.awaited.asked // 1000}:R>",
        "due": f"<t:{due // 1000}:R>" if due is not None else "none",
    }


def _spoken(lines: Iterable[str], view: discord.ui.View | None) -> Spoken:
    text = cut_lines([line for line in lines if line], MESSAGE_TEXT)
    return Spoken(fitted(text, MESSAGE_TEXT), view, with_signs(text))


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
    menu = Menu(speech.say("lobby-colours"), tuple(colour_option(speech, colour) for colour in COLOURS))
    return row_of(
        (
            Button(speech.say("btn-join"), Join(), "main"),
            Button(speech.say("btn-leave"), Leave()),
            Button(speech.say("btn-add-opponent"), AskLevel()),
            Button(speech.say("btn-start"), Start(), "good"),
        ),
        table.game,
        menu,
    )


# The opening choices.


def _opening(speech: Words, post: Post) -> Iterable[str]:
    table = post.table
    name = board_name(speech, table.edition.board)
    awaited = table.awaited if table.status == "opening" else ()
    people = [_mention(seat.user) for seat in awaited if seat.user is not None and not seat.level]
    if people:  # They stay mentioned while others have chosen; only the first message rings.
        yield speech.say("opening-title", map=name, mentions=joined(speech, people))
    else:
        yield speech.say("opening-title-quiet", map=name)
    choosing = [who(speech, table, seat) for seat in awaited]
    if table.unattended:
        yield speech.say("unattended")
    elif choosing:
        yield speech.say("opening-choosing", players=joined(speech, choosing))
    else:
        yield speech.say("opening-done")
    yield time_line(speech, post.ends)
    yield speech.say("opening-order", players=joined(speech, [who(speech, table, seat) for seat in table.seats]))
    yield speech.say("opening-proof", commitment=table.commitment)


def _at_place(speech: Words, table: Table, place: int) -> str:
    seat = table.seat_at(place)
    return who(speech, table, seat) if seat is not None else speech.say("somebody")


# A game that rests.


def _rest(speech: Words, post: Post) -> Iterable[str]:
    yield rest_line(speech, post.table)
    if post.table.view is not None:
        # That it is archived is what the first line says.
        told = [one for one in post.happenings if not isinstance(one.event, GameArchived)]
        yield story(names_at(speech, post.table), told, _STORY)
    if post.mentions:
        yield speech.say("rest-left", people=joined(speech, [_mention(user) for user in post.mentions]))


def _rest_buttons(speech: Words, table: Table) -> discord.ui.View:
    buttons = (Button(speech.say("btn-go-on"), Resume(), "good"), Button(speech.say("btn-table"), ShowTable()))
    return row_of(buttons, table.game)


# Turns.


def _openers(speech: Words, table: Table) -> discord.ui.View:
    """What stands under every message of a game that goes on."""
    buttons = [
        Button(turn_label(speech, table), ShowTurn(), "main"),
        Button(speech.say("btn-my-hand"), ShowHand()),
        Button(speech.say("btn-table"), ShowTable()),
    ]
    if table.status == "playing":
        buttons.append(Button(speech.say("btn-closer"), ShowCloser()))
    return row_of(buttons, table.game)


def _turn(speech: Words, post: Post) -> Iterable[str]:
    table, view = post.table, post.table.view
    assert view is not None, "there is a turn, so the game has started"
    names = names_at(speech, table)
    if table.unattended:
        yield speech.say("turn-first-unattended", map=board_name(speech, table.edition.board), turn=str(view.turn))
    elif view.on_turn is not None:
        yield _first_line(speech, post, table.seats[view.on_turn])
        yield from away_lines(speech, table, table.awaited)
    yield story(names, post.happenings, _STORY, narrate_run)
    if post.kind == "tunnel":
        return
    if view.last_turns > 0:
        yield speech.say("turn-last-turns", count=view.last_turns)
    yield from short_scores(names, view)
    yield time_line(speech, post.ends)


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
        sign=names.plain.sign(place),  # This line rings a phone, and a notification shows only names of our emojis.
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
    hints = _hints(speech, post)
    room = MESSAGE_TEXT - width(first) - width(hints) - 21
    result = end_text(speech, post.table, room - _LAST_STORY)
    yield first
    yield story(names, post.happenings, room - width(result))
    yield result
    yield hints


def _hints(speech: Words, post: Post) -> str:
    """Who used hints, and how often; empty if nobody did."""
    names = names_at(speech, post.table)
    used = [
        speech.say("end-hints-seat", player=names.player(seat), count=str(count))
        for seat, count in sorted(post.hints.items())
    ]
    return speech.say("end-hints", players=joined(speech, used)) if used else ""


def _end_buttons(speech: Words, table: Table) -> discord.ui.View:
    buttons = (
        Button(speech.say("btn-rematch"), Rematch(), "good"),
        Button(speech.say("btn-table"), ShowTable()),
        Button(speech.say("btn-replay"), ShowReplay()),
        Button(speech.say("btn-record"), GetRecord()),
    )
    return row_of(buttons, table.game)


def status_text(speech: Words, table: Table, ends: Mapping[int, Ends] | None = None) -> str:
    """`/game status`: who sits here, whose turn it is, where the last message is."""
    say = speech.say
    turn = str(table.view.turn) if table.view is not None else ""
    lines = [say("status-title", map=board_name(speech, table.edition.board)), say(f"status-{table.status}", turn=turn)]
    lines += [line for line in (rest_line(speech, table),) if line]
    if table.going_on and not table.rest:
        lines += [awaited_line(speech, table), *away_lines(speech, table, table.seats)]
        lines += [line for seat in table.awaited if (line := time_line(speech, (ends or {}).get(seat.place)))]
    if table.status not in ("ended", "cancelled"):
        lines.append(pace_line(speech, table))
    for seat in table.seats:
        key = "status-opponent" if seat.user is None else "status-seat-opponent" if seat.level else "status-seat"
        level = say("level", level=seat.level)
        lines.append(say(key, player=who(speech, table, seat), level=level))
        if seat.place in table.ballot.gone and not seat.level:
            lines.append(say("status-left", player=who(speech, table, seat)))
    lines.append(say("status-host", host=str(table.host)))
    if table.message is not None:
        lines.append(say("status-link", link=table.link))
    if table.trouble:
        lines.append(say("status-trouble", trouble=table.trouble))
    return cut(cut_lines(lines, MESSAGE_TEXT), MESSAGE_TEXT)
