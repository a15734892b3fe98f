"""What the clicks do that carry only the game: the buttons of public messages, and those under answers like them."""

from typing import Literal, assert_never

from bot.errors import NotAPlayer, SeatProblem
from bot.service import COLOURS, LEVELS, Colour, Level, Table, may
from bot.text import Words
from bot.ui import plan_steps
from bot.ui.answer import Answer
from bot.ui.coming_back import own_seat_of
from bot.ui.hint import show_hint
from bot.ui.history import give_record, show_replay
from bot.ui.layout import Buttons, Menu, Panel, Part, Text, button
from bot.ui.looks import (
    show_closer,
    show_hand,
    show_help,
    show_log,
    show_panel,
    show_region,
    show_rules,
    show_table,
    show_text,
)
from bot.ui.opening_table import open_in_thread, wish_of
from bot.ui.panel_steps import show_turn
from bot.ui.public import colour_option, who
from bot.ui.resting import go_on, want_pause
from bot.ui.steps import (
    AddOpponent,
    AskLevel,
    Cancel,
    Decline,
    DropPlan,
    GetRecord,
    HandOver,
    Join,
    Leave,
    OpenThread,
    PlanBlind,
    PlanChange,
    PlanClaim,
    PlanStops,
    PlanTake,
    PostAgain,
    Rematch,
    Resign,
    Resume,
    ShowCloser,
    ShowHand,
    ShowHelp,
    ShowHint,
    ShowLog,
    ShowPlan,
    ShowRegion,
    ShowReplay,
    ShowRules,
    ShowTable,
    ShowTurn,
    Start,
    Step,
    TableStep,
    TakeColour,
    TakeOver,
    Vote,
    WantPause,
)
from engine.edition import Edition


async def carry_out(answer: Answer, game: str, step: TableStep) -> None:
    """Show something of this game, or do something with its table."""
    service = answer.desk.service
    match step:
        case ShowTurn():
            await show_turn(answer, await own_seat_of(answer, game))
        case ShowHand():
            await show_hand(answer, await own_seat_of(answer, game))
        case ShowTable():
            await show_table(answer, await service.looking.table(answer.click, game))
        case ShowCloser():
            await show_closer(answer, await service.looking.table(answer.click, game))
        case ShowRegion(region):
            await show_region(answer, await service.looking.table(answer.click, game), region)
        case ShowReplay():
            await show_replay(answer, game)
        case ShowHelp(page):
            await show_help(answer, page)
        case ShowHint():
            await show_hint(answer, game)
        case GetRecord():
            await give_record(answer, game)
        case ShowLog(before):
            await show_log(answer, game, before)
        case ShowRules(board, topic):
            await show_rules(answer, await _edition_of(answer, board), topic)
        case ShowPlan() | PlanClaim() | PlanTake() | PlanBlind() | PlanChange() | PlanStops() | DropPlan():
            await plan_steps.carry_out(answer, game, step)
        case _:
            await _manage(answer, game, step)


_Managing = (
    TakeOver
    | Decline
    | Vote
    | WantPause
    | Resume
    | Rematch
    | Join
    | Leave
    | AskLevel
    | AddOpponent
    | Start
    | PostAgain
    | Cancel
    | Resign
    | HandOver
    | TakeColour
    | OpenThread
)


async def _manage(answer: Answer, game: str, step: _Managing) -> None:
    """Joining, leaving, starting, and what else is done with a table rather than at it."""
    service, click, say = answer.desk.service, answer.click, answer.words.say
    match step:
        case Rematch():
            await _rematch(answer, game)
        case Join():
            await take_seat(answer, game)
        case Leave():
            await service.tables.leave(click, game)
            await answer.say(say("lobby-left"))
        case AskLevel():
            await ask_level(answer, await service.looking.table(answer.click, game))
        case AddOpponent(level):
            await _add_opponent(answer, game, level)
        case Start():
            await service.tables.start(click, game)
            await answer.say(say("lobby-started"))
        case TakeOver(place):
            await service.seats.accept(click, game, place)
            await show_turn(answer, await own_seat_of(answer, game), note=say("seat-taken-over"))
        case Decline(place):
            await service.seats.decline(click, game, place)
            await answer.say(say("seat-declined"))
        case Vote(choice):
            await service.seats.vote(click, game, choice)
            await answer.say(say("vote-counted"))
        case WantPause():
            await want_pause(answer, game)
        case Resume():
            await go_on(answer, game)
        case PostAgain():
            await post_again(answer, await service.looking.table(answer.click, game))
        case Cancel():
            await service.tables.cancel(click, game)
            await show_text(answer, say("lobby-cancelled"))
        case Resign():
            table = await service.seats.resign(click, game)
            await show_text(answer, say("lobby-cancelled" if table.status == "cancelled" else "resign-done"))
        case HandOver():
            await _hand_over(answer, game, step)
        case TakeColour(colour):
            await take_seat(answer, game, colour)
        case OpenThread():
            await open_in_thread(answer, wish_of(step))
        case _:
            assert_never(step)


async def _rematch(answer: Answer, game: str) -> None:
    """Open the same table again, or join it if somebody has; only those who played may open it."""
    table = await answer.desk.service.tables.rematch(answer.click, game)
    answer.desk.publisher.show(table.game)
    await _show_seat(answer, table, answer.words.say("lobby-rematch", link=table.link))


async def _edition_of(answer: Answer, digest: str) -> Edition:
    """The map with this digest: one of the shelf, or that of the table here, which may be an older edition of it."""
    found = (choice.edition for choice in answer.desk.service.looking.maps if choice.edition.digest.startswith(digest))
    return next(found, None) or (await answer.desk.service.looking.table_here(answer.channel)).edition


# The lobby.


async def take_seat(answer: Answer, game: str, colour: Colour | Literal[""] = "") -> None:
    """Sit down; whoever sits there already may choose another colour this way."""
    service, click = answer.desk.service, answer.click
    try:
        table = await service.tables.join(click, game, colour)
    except SeatProblem as problem:
        if problem.reason != "taken":
            raise
        if colour:
            table = await service.tables.choose_colour(click, game, colour)
        else:
            table = await service.looking.table(click, game)
    await _show_seat(answer, table)


async def _show_seat(answer: Answer, table: Table, note: str = "") -> None:
    """Say which seat it is, and offer the colours that are free."""
    answer.table = table
    words = answer.words
    seat = table.seat_of(answer.click.user)
    if seat is None:
        raise NotAPlayer(status=table.status)
    others = [colour for colour in COLOURS if colour != seat.colour]
    free = [colour for colour in others if may.choose_colour(table, answer.click, colour) is None]
    joined = words.say("lobby-joined", player=who(words, table, seat))
    parts: list[Part] = [Text("\n".join(line for line in (note, joined) if line))]
    if free:
        options = tuple(colour_option(words, one) for one in free)
        parts.append(Menu(words.say("lobby-colour-menu"), options))
    if may.add_opponent(table, answer.click) is None:
        parts += [Text(words.say("lobby-opponent-level")), _levels(words)]
    await show_panel(answer, table, Panel(tuple(parts)), seat.colour)


async def ask_level(answer: Answer, table: Table) -> None:
    """Who may add an opponent, and while the lobby is open, is asked how strong it shall be."""
    answer.table = table
    words = answer.words
    may.insist(may.add_opponent(table, answer.click))
    await show_panel(answer, table, Panel((Text(words.say("lobby-opponent-level")), _levels(words))))


def _levels(words: Words) -> Buttons:
    return Buttons(tuple(button(words.say("level-button", level=level), AddOpponent(level)) for level in LEVELS))


async def _add_opponent(answer: Answer, game: str, level: Level) -> None:
    """Who sits down, and the same question again while there is room: nobody has to go back to the lobby for it."""
    table = await answer.desk.service.tables.add_opponent(answer.click, game, level)
    answer.table, words = table, answer.words
    newest = max(table.seats, key=lambda seat: seat.place)
    free = table.limit - len(table.seats)
    shown = words.say("level", level=level)
    text = words.say("lobby-opponent-added", player=who(words, table, newest), level=shown, free=free)
    more = (_levels(words),) if may.add_opponent(table, answer.click) is None else ()
    await show_panel(answer, table, Panel((Text(text), *more)))


async def ask_first(answer: Answer, table: Table, question: str, label: str, step: Step) -> None:
    """A question before something that can't be taken back."""
    danger = button(answer.words.say(label), step, "danger")
    await show_panel(answer, table, Panel((Text(question), Buttons((danger,)))))


async def ask_hand_over(answer: Answer, table: Table, step: HandOver) -> None:
    """Whose seat is to be played by an opponent, and what that means for the game."""
    may.insist(may.hand_over(table, answer.click, step.level, step.place))
    words, own = answer.words, table.seat_of(answer.click.user)
    seat = own if step.place is None else table.seat_at(step.place)
    assert seat is not None, "who may hand it over has been asked"
    others = [one for one in table.seats if one.place != seat.place]
    question = words.say(
        "replace-ask" if seat == own else "replace-ask-other",
        level=words.say("level", level=step.level),
        player=who(words, table, seat),
        last="yes" if all(one.level for one in others) else "no",
    )
    await ask_first(answer, table, question, "btn-replace", step)


async def _hand_over(answer: Answer, game: str, step: HandOver) -> None:
    service = answer.desk.service
    with service.allowances.calls.spending(answer.click):
        table = await service.seats.hand_over(answer.click, game, step.level, step.place)
    own = table.seat_of(answer.click.user)
    mine = step.place is None or (own is not None and own.place == step.place)
    await show_text(answer, answer.words.say("replace-own" if mine else "replace-other"))


async def post_again(answer: Answer, table: Table) -> None:
    """Host or admin: post the present situation anew, because the last message was deleted."""
    answer.table = table
    may.insist(may.post_again(table, answer.click))
    with answer.desk.service.allowances.posts.spending(answer.click):
        await answer.desk.publisher.post_again(table.game)
    await answer.say(answer.words.say("status-posted-again"))
