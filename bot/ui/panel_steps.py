"""What the clicks on a panel of a seat do."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

from discord.ui import LayoutView

from bot.errors import IllegalMove, NothingToUndo, NotYours, Refusal, StaleMove
from bot.service import Decides, Planned, Played, Seen
from bot.text import Words
from bot.text.names import Names
from bot.ui.answer import Answer, MakesView
from bot.ui.codes import read_code
from bot.ui.coming_back import own_seat_of
from bot.ui.custom_ids import Spot
from bot.ui.dialogs import ask_exchange, exchanged, most_exchanged, typed_number
from bot.ui.effects import completed
from bot.ui.layout import Buttons, Image, Panel, Text, button
from bot.ui.own_seat import names_at, story, trouble_line, undo_buttons, undo_line
from bot.ui.pictures import own_picture
from bot.ui.plan_panel import plan_button, planned_lines
from bot.ui.public import turn_label
from bot.ui.questions import ask_tickets, place_payments, route_payments, tickets_panel
from bot.ui.reasons import why_not
from bot.ui.refusals import refusal_text
from bot.ui.resting import show_rest
from bot.ui.routes import claimable_at
from bot.ui.show import laid_out
from bot.ui.steps import (
    AskExchange,
    AskPort,
    AskStation,
    AskTickets,
    Do,
    DrawTwoBlind,
    MarkTickets,
    NextGame,
    PanelStep,
    PickPort,
    PickRoute,
    PickStation,
    ShowPanel,
    TakeBack,
    Undo,
    WaiveUndo,
)
from bot.ui.turn_panel import port_panel, station_panel, turn_panel
from engine.actions import Action, Claim, DrawBlind, Exchange, Port, Station, Tickets, action_text
from engine.events import ChoiceMade, TicketsDrawn, TicketsOffered, TunnelLaid

_STORY = 900

_ON_THE_PANEL = (TunnelLaid, TicketsDrawn, TicketsOffered)
"""What the question that follows says itself."""


async def carry_out(answer: Answer, spot: Spot, step: PanelStep) -> None:
    """What a click on the panel of a seat does. Only a panel of the present move changes or asks anything."""
    if isinstance(step, Do | DrawTwoBlind):
        await _do(answer, spot, step)
        return
    seen = await _seen(answer, spot)
    match step:
        case ShowPanel(refill):
            await show_turn(answer, seen, _deck(seen, refill))
        case TakeBack():
            await _take_back(answer, spot)
        case _ if seen.move != spot.move:
            stale = StaleMove(turn=str(seen.view.turn), mine=bool(seen.legal))
            await show_turn(answer, seen, note=refusal_text(answer.words, stale, seen.table))
        case AskTickets():
            await offer_tickets(answer, seen)
        case MarkTickets(places):
            await _mark_tickets(answer, seen, places)
        case PickRoute(route):
            await _pick_route(answer, seen, spot, route)
        case AskStation():
            await _ask_city(answer, seen, Station, station_panel)
        case AskPort():
            await _ask_city(answer, seen, Port, port_panel)
        case PickStation(city):
            await _pick_city(answer, seen, spot, Station, city)
        case PickPort(city):
            await _pick_city(answer, seen, spot, Port, city)
        case AskExchange():
            await ask_exchange(answer, seen, step)
        case Undo():
            await undo(answer, seen)
        case WaiveUndo():
            await _go_on(answer, seen)
        case _:
            assert_never(step)


async def hand_in(answer: Answer, spot: Spot, step: AskExchange, typed: str) -> None:
    """The dialog was sent that asks how many pieces to hand in."""
    seen = await _seen(answer, spot)
    piece = exchanged(seen, step)
    most = most_exchanged(seen, piece)
    count = typed_number(typed, most) if most else 1
    await act(answer, seen, [Exchange(count, piece)], spot)


async def _seen(answer: Answer, spot: Spot) -> Seen:
    """The table as the clicker sees it; a panel that belongs to somebody else's seat is refused."""
    seen = await own_seat_of(answer, spot.game)
    answer.table = seen.table
    if seen.seat != spot.seat:
        raise NotYours("seat")
    return seen


def _deck(seen: Seen, refill: int | None) -> int | None:
    if refill is not None and refill >= len(seen.table.edition.board.decks):
        raise Refusal("old-button")
    return refill


def _two_blind(seen: Seen, deck: int) -> tuple[Action, ...]:
    decks = seen.table.edition.board.decks
    if deck >= len(decks):
        raise Refusal("old-button")
    draw = DrawBlind(decks[deck].id if len(decks) > 1 else "")
    return (draw, draw)


# Doing it.


async def _do(answer: Answer, spot: Spot, step: Do | DrawTwoBlind) -> None:
    """What the button says, as the game lies there now; whoever pressed it has seen it, so it is mostly at hand."""
    at_hand = answer.desk.service.looking.at_hand(spot.game, answer.click.user)
    seen = at_hand or await _seen(answer, spot)
    answer.table = seen.table

    def actions(now: Seen) -> tuple[Action, ...]:
        if now.seat != spot.seat:
            raise NotYours("seat")
        if isinstance(step, DrawTwoBlind):
            return _two_blind(now, step.deck)
        return (read_code(now.table.edition, step.code, now.view.offer),)

    await decide(answer, spot.game, actions, spot, _deck(seen, step.refill))


async def act(answer: Answer, seen: Seen, actions: Sequence[Action], spot: Spot | None = None) -> None:
    """Carry these actions out and show what came of it."""
    await decide(answer, seen.table.game, lambda now: actions, spot)


async def decide(
    answer: Answer, game: str, actions: Decides, spot: Spot | None = None, refill: int | None = None
) -> None:
    """Carry the actions out and show what came of it; a refusal is said on the panel, which asks again."""
    service = answer.desk.service
    prepared: tuple[Played, LayoutView] | None = None

    async def prepare(played: Played) -> None:
        nonlocal prepared
        prepared = played, _turn_over(answer, played, played.seen)

    move = spot.move if spot is not None else None
    try:
        played = await service.turns.decide(answer.click, game, actions, move, prepare)
    except (IllegalMove, StaleMove) as refusal:
        if spot is None:
            raise
        now = await own_seat_of(answer, game)
        await show_turn(answer, now, refill, refusal_text(answer.words, refusal, now.table))
        return
    answer.table = played.seen.table
    if played.seen.legal:
        await show_turn(answer, played.seen, refill, _happened_text(answer, played))
        return
    ready = prepared is not None and prepared[0] is played
    over = prepared[1] if prepared is not None and ready else _turn_over(answer, played, played.seen)
    await answer.show(lambda pictures: over)
    if played.seen.undoable:
        answer.amend_later(partial(_not_undoable_any_more, answer, played))


def _turn_over(answer: Answer, played: Played, now: Seen) -> LayoutView:
    """What came of the click that has ended the turn, as things are now. No picture belongs to it."""
    panel = _done(answer.words, now, _happened_text(answer, played))
    return laid_out(panel, now.me.colour, Spot(now.table.game, now.seat, now.move), ())


def _happened_text(answer: Answer, played: Played) -> str:
    """What happened, as far as the question that follows does not say it."""
    seen = played.seen
    names = names_at(answer.words, seen.table, seen.seat)
    left_out = (ChoiceMade, *(_ON_THE_PANEL if seen.legal else ()))
    happened = story(names, [one for one in played.happened if not isinstance(one.event, left_out)], _STORY)
    done = [names.words.say("told-ticket-complete", ticket=names.ticket(one)) for one in _completed(played)]
    happened = "\n".join((happened, *done))
    if played.refused is not None:
        happened = "\n".join((happened, refusal_text(answer.words, played.refused, seen.table)))
    return happened


def _completed(played: Played) -> list[str]:
    """Tickets that are complete now; at the end of the game the result tells."""
    seen = played.seen
    return completed(seen.table.edition, seen, played.happened) if seen.table.status == "playing" else []


async def _not_undoable_any_more(answer: Answer, played: Played) -> MakesView | None:
    """The same panel without its button, as soon as that would do nothing; None when the player has moved on."""
    service, game, seen = answer.desk.service, played.seen.table.game, played.seen
    while True:
        changed = service.changes.following(game)
        now = await service.looking.seen(game, answer.click.user)
        if now.move != seen.move:
            return None
        if not now.undoable:
            over = _turn_over(answer, played, now)
            return lambda pictures: over
        await changed.wait()


def _done(words: Words, seen: Seen, happened: str) -> Panel:
    """The end of a turn, and how many other games wait too."""
    names, view, say = names_at(words, seen.table, seen.seat), seen.view, words.say
    lines = [say("panel-done"), trouble_line(words, seen.table), happened]
    if seen.table.status == "ended":
        lines.append(say("panel-over"))
    elif view.on_turn is None:
        lines = [say("panel-chosen", count=sum(seat.choosing for seat in view.seats)), happened]
    else:
        key = "panel-now-yours" if view.on_turn == seen.seat else "panel-now"
        lines.append(say(key, player=names.player(view.on_turn), turn=str(view.turn)))
    lines.append(undo_line(words, seen))
    buttons = [*undo_buttons(words, seen)]
    if seen.legal:
        buttons.append(button(turn_label(words, seen.table), ShowPanel(), "main"))
    elif seen.table.status == "playing":
        buttons.append(plan_button(names))
    if seen.others:
        lines.append(say("panel-more-games", count=seen.others))
        buttons.append(button(say("btn-next-game"), NextGame(), "main"))
    rows = (Buttons(tuple(buttons)),) if buttons else ()
    return Panel((Text("\n".join(line for line in lines if line)), *rows))


async def _go_on(answer: Answer, seen: Seen) -> None:
    """Nobody need wait any longer; if they have played meanwhile, so much the better."""
    try:
        gone_on = (await answer.desk.service.turns.waive_undo(answer.click, seen.table.game)).seen
    except NothingToUndo:
        await show_turn(answer, await answer.desk.service.looking.seen(seen.table.game, answer.click.user))
        return
    await show(answer, gone_on, _done(answer.words, gone_on, ""), picture=False)


async def undo(answer: Answer, seen: Seen) -> None:
    played = await answer.desk.service.turns.undo(answer.click, seen.table.game)
    await show_turn(answer, played.seen, note=answer.words.say("undo-done"))


async def _take_back(answer: Answer, spot: Spot) -> None:
    await answer.desk.service.people.come_back(answer.click.user)
    await answer.desk.service.seats.take_back(answer.click, spot.game)
    seen = await answer.desk.service.looking.seen(spot.game, answer.click.user)
    await show_turn(answer, seen, note=answer.words.say("seat-back"))


# Choosing.


async def offer_tickets(answer: Answer, seen: Seen) -> None:
    """Ask before tickets are drawn, if there are any."""
    if Tickets() not in seen.legal:
        raise IllegalMove("no-tickets", action=action_text(Tickets()))
    edition = seen.table.edition
    left = seen.view.ticket_decks[edition.ticket_deck_index[edition.board.ticket_draw.deck]]
    await show(answer, seen, ask_tickets(names_at(answer.words, seen.table, seen.seat), left))


async def _mark_tickets(answer: Answer, seen: Seen, marked: int) -> None:
    if not seen.view.offer:
        await show_turn(answer, seen)
        return
    if marked >> len(seen.view.offer):
        raise Refusal("old-button")
    places = [place for place in range(len(seen.view.offer)) if marked >> place & 1]
    names = names_at(answer.words, seen.table, seen.seat)
    await show(answer, seen, Panel(tickets_panel(names, seen, places)))


async def _ask_city(
    answer: Answer, seen: Seen, kind: type[Station | Port], ask: Callable[[Names, Seen], Panel]
) -> None:
    if not any(isinstance(action, kind) for action in seen.legal):
        await show_turn(answer, seen)
        return
    await show(answer, seen, ask(names_at(answer.words, seen.table, seen.seat), seen), picture=False)


async def _pick_route(answer: Answer, seen: Seen, spot: Spot | None, number: int) -> None:
    edition = seen.table.edition
    if number >= len(edition.routes):
        raise Refusal("old-button")
    found = claimable_at(edition, seen.legal, edition.route_ids[number])
    if found is None:
        names = names_at(answer.words, seen.table, seen.seat)
        await show_turn(answer, seen, note=why_not(names, seen, edition.route_ids[number]))
    elif len(found.claims) == 1 and not edition.routes[number].tunnel:
        await act(answer, seen, found.claims, spot)
    else:
        panel = route_payments(names_at(answer.words, seen.table, seen.seat), seen, found)
        await show(answer, seen, panel, picture=False)


async def _pick_city(
    answer: Answer, seen: Seen, spot: Spot | None, kind: type[Station] | type[Port], number: int
) -> None:
    edition = seen.table.edition
    if number >= len(edition.board.cities):
        raise Refusal("old-button")
    city = edition.board.cities[number].id
    ways = [action for action in seen.legal if isinstance(action, kind) and action.city == city]
    if not ways:
        taken = IllegalMove("station-taken" if kind is Station else "port-taken")
        await show_turn(answer, seen, note=refusal_text(answer.words, taken, seen.table))
    elif len(ways) == 1:
        await act(answer, seen, ways, spot)
    else:
        await show(
            answer, seen, place_payments(names_at(answer.words, seen.table, seen.seat), seen, ways), picture=False
        )


async def choose_payment(answer: Answer, seen: Seen, action: Claim | Station | Port) -> None:
    """The same as choosing in the menu: claim or build at once if there is one way to pay, else ask."""
    edition = seen.table.edition
    match action:
        case Claim(route=route):
            await _pick_route(answer, seen, None, edition.route_index[route])
        case Station(city=city):
            await _pick_city(answer, seen, None, Station, edition.city_index[city])
        case Port(city=city):
            await _pick_city(answer, seen, None, Port, edition.city_index[city])
        case _:
            assert_never(action)


# Showing.


async def show(answer: Answer, seen: Seen, panel: Panel, picture: bool = True) -> None:
    """The panel at once, the picture when it is painted."""
    spot = Spot(seen.table.game, seen.seat, seen.move)
    make = partial(laid_out, panel, seen.me.colour, spot)
    wanted = picture and any(isinstance(part, Image) for part in panel.parts)
    await answer.show(make, own_picture(answer.desk, answer.click.user, answer.words, seen) if wanted else None)


async def show_turn(answer: Answer, seen: Seen, refill: int | None = None, note: str = "") -> None:
    """Everything this player can do now, and what their standing orders did meanwhile; here those end."""
    answer.table = seen.table
    names = names_at(answer.words, seen.table, seen.seat)
    if seen.table.rest:
        await show_rest(answer, seen.table)
        return
    note = "\n".join(line for line in (answer.note, note) if line)
    if seen.legal and (seen.plan is not None or seen.planned != Planned()):
        note = "\n".join(line for line in (*planned_lines(names, seen), note) if line)
        await answer.desk.service.plans.take_over(answer.click, seen.table.game)
    if seen.legal and seen.view.turn and await answer.desk.service.people.tips(answer.click.user):
        note = "\n".join(line for line in (note, answer.words.say("tips")) if line)
    panel = await answer.desk.panels.make(partial(turn_panel, names, seen, refill, note))
    await show(answer, seen, panel)
