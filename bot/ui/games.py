"""Somebody's games in one visit: the list with an opener for each that waits, and the next one that does."""

from functools import partial

from bot.service import GameLine
from bot.text import Words
from bot.text.names import board_name, joined
from bot.ui.answer import Answer
from bot.ui.coming_back import own_seat_of
from bot.ui.layout import Buttons, Panel, Part, Text, button, cut_lines
from bot.ui.panel_steps import show_turn
from bot.ui.public import called, turn_label, who
from bot.ui.show import laid_out
from bot.ui.steps import ShowTurn
from bot.ui.suggesting import Suggestion, suggestion

_OPENERS = 10
"""So many games get a button of their own; a panel holds forty components."""
_LINES, _REST = 250, 1200


async def show_games(answer: Answer) -> None:
    """All games of this person, across servers: those that wait for them first, each with its opener."""
    words, lines = answer.words, await answer.desk.service.looking.games_of(answer.click.user)
    mine = [line for line in lines if line.mine][:_OPENERS]
    rest = [_game_line(words, line) for line in lines if line not in mine]
    parts: list[Part] = [Text(words.say("games-title"))]
    for line in mine:
        opener = button(turn_label(words, line.table), ShowTurn(), "main", game=line.table.game)
        parts += [Text(cut_lines([_game_line(words, line)], _LINES)), Buttons((opener,))]
    if rest or not lines:
        parts.append(Text(cut_lines(rest or [words.say("games-none")], _REST)))
    await answer.show(partial(laid_out, Panel(tuple(parts)), "", ""))


async def show_next(answer: Answer, besides: str = "") -> None:
    """The panel of the game that has been waiting longest, in place of what was clicked; else the list."""
    waiting = await answer.desk.service.looking.waiting_for(answer.click.user, besides)
    if waiting:
        await show_turn(answer, await own_seat_of(answer, waiting[0]))
    else:
        await show_games(answer)


def _game_line(words: Words, line: GameLine) -> str:
    table = line.table
    name, since = board_name(words, table.edition.board), str(table.waiting_since // 1000)
    if table.rest == "homeless" or table.trouble == "channel-gone":
        return words.say("games-gone", map=name)
    if table.status == "lobby":
        return words.say("games-lobby", map=name, link=table.link)
    if line.mine:
        key = "games-choice" if table.status == "opening" else "games-mine"
        return words.say(key, map=name, link=table.link, since=since)
    players = joined(words, [who(words, table, seat) for seat in table.awaited])
    return words.say("games-waiting", map=name, link=table.link, since=since, players=players)


async def my_games(answer: Answer) -> list[Suggestion]:
    """The games of this person that go on, by map and fellow players."""
    words, user = answer.words, answer.click.user
    found = []
    for line in await answer.desk.service.looking.games_of(user):
        table = line.table
        if table.status == "lobby":
            continue
        others = joined(words, [called(words, table, seat) for seat in table.seats if seat.user != user])
        label = words.say(
            "games-option",
            map=board_name(words, table.edition.board),
            players=others,
            state="mine" if line.mine else "waiting",
        )
        found.append(suggestion(label, table.game))
    return found
