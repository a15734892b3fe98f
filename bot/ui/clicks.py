"""What the buttons and menus of a panel do: they carry game, seat, move number and a step."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.errors import IllegalMove, NotYours, Refusal, StaleMove
from bot.publish import Drawn
from bot.service import Played, Seen
from bot.text.names import Names
from bot.ui import codes
from bot.ui.answer import Answer
from bot.ui.asking import ask_tickets, place_payments, route_payments, tickets_panel
from bot.ui.codes import BadCode, Spot
from bot.ui.dialogs import ask_exchange
from bot.ui.items import Pick, Press
from bot.ui.layout import Buttons, Image, Panel, Text, button
from bot.ui.panel import SAME, turn_panel
from bot.ui.pictures import own_picture
from bot.ui.refusals import refusal_text
from bot.ui.routes import choice_of
from bot.ui.show import laid_out
from bot.ui.situation import names_at, told, trouble_line
from engine.actions import Action, Claim, DrawBlind, Port, Station
from engine.events import ChoiceMade, TicketsDrawn, TicketsOffered, TunnelLaid

_STORY = 900

_ON_THE_PANEL = (TunnelLaid, TicketsDrawn, TicketsOffered)
"""What the question that follows says itself."""


async def pressed(answer: Answer, spot: Spot, step: str) -> None:
    """A button of a panel was pressed."""
    seen = await _seen(answer, spot)
    word, _, mode = step.partition("~")
    mode = mode if mode.isdecimal() else SAME
    if word.startswith("!"):
        await act(answer, seen, (_action(seen, word[1:]),), spot, mode)
    elif word.startswith("bb"):
        await act(answer, seen, _two_blind(seen, word[2:]), spot, mode)
    elif word.startswith("x"):
        await _current(answer, seen, spot, partial(ask_exchange, answer, seen, word[1:]))
    elif word == "undo":
        await _current(answer, seen, spot, partial(undo, answer, seen))
    elif word == "return":
        await answer.desk.service.seats.take_back(answer.click, spot.game)
        await show_turn(
            answer,
            await answer.desk.service.looking.seen(spot.game, answer.click.user),
            note=answer.words.say("seat-back"),
        )
    elif word == "tickets":
        names = names_at(answer.words, seen.table)
        left = seen.view.ticket_decks[seen.table.edition.ticket_deck_index[seen.table.edition.board.ticket_draw.deck]]
        await _current(answer, seen, spot, partial(show, answer, seen, ask_tickets(names, left)))
    else:
        await show_turn(answer, seen, mode)


async def picked(answer: Answer, spot: Spot, step: str, values: tuple[str, ...]) -> None:
    """Something was chosen in a menu of a panel."""
    seen = await _seen(answer, spot)
    kind = step.rstrip("0123456789")
    if not values:
        raise Refusal("old-button")
    if kind == "refill":
        await show_turn(answer, seen, values[0] if values[0].isdecimal() else SAME)
    elif kind == "do":
        await act(answer, seen, (_action(seen, values[0]),), spot)
    elif kind == "pick":
        await _current(answer, seen, spot, partial(_pick_tickets, answer, seen, values))
    elif kind == "route":
        await _current(answer, seen, spot, partial(_pick_route, answer, seen, spot, _number(values[0])))
    elif kind in ("station", "port"):
        await _current(answer, seen, spot, partial(_pick_city, answer, seen, spot, kind, _number(values[0])))
    else:
        raise Refusal("old-button")


async def _seen(answer: Answer, spot: Spot) -> Seen:
    """The table as the clicker sees it; a panel that belongs to somebody else's seat is refused."""
    seen = await answer.desk.service.looking.seen(spot.game, answer.click.user)
    answer.table = seen.table
    if seen.seat != spot.seat:
        raise NotYours("seat")
    return seen


async def _current(answer: Answer, seen: Seen, spot: Spot, then: Callable[[], Awaitable[None]]) -> None:
    """Go on if the panel is of the present move; otherwise say so and show the present."""
    if seen.move != spot.move:
        mine = bool(seen.legal)
        stale = StaleMove(turn=str(seen.view.turn), mine=mine)
        await show_turn(answer, seen, note=refusal_text(answer.words, stale, seen.table))
        return
    await then()


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refusal("old-button")
    return int(text)


def _action(seen: Seen, code: str) -> Action:
    try:
        return codes.read_code(seen.table.edition, code, seen.view.offer)
    except BadCode:
        raise Refusal("old-button") from None


def _two_blind(seen: Seen, deck: str) -> tuple[Action, ...]:
    decks = seen.table.edition.board.decks
    number = _number(deck)
    if number >= len(decks):
        raise Refusal("old-button")
    draw = DrawBlind(decks[number].id if len(decks) > 1 else "")
    return (draw, draw)


# Doing it.


async def act(
    answer: Answer, seen: Seen, actions: Sequence[Action], spot: Spot | None = None, mode: str = SAME
) -> None:
    """Carry the actions out and show what came of it; a refusal is said on the panel, which asks again."""
    service, game = answer.desk.service, seen.table.game
    try:
        played = await service.turns.act(answer.click, game, actions, spot.move if spot is not None else None)
    except (IllegalMove, StaleMove) as refusal:
        if spot is None:
            raise
        now = await service.looking.seen(game, answer.click.user)
        await show_turn(answer, now, mode, refusal_text(answer.words, refusal, now.table))
        return
    await show_played(answer, played, mode)


async def show_played(answer: Answer, played: Played, mode: str = SAME) -> None:
    """What happened; then what is still to decide, or that the turn is over."""
    seen = played.seen
    answer.table = seen.table
    names = names_at(answer.words, seen.table)
    left_out = (ChoiceMade, *(_ON_THE_PANEL if seen.legal else ()))
    story = told(names, [one for one in played.happened if not isinstance(one.event, left_out)], _STORY)
    if played.refused is not None:
        story = "\n".join((story, refusal_text(answer.words, played.refused, seen.table)))
    if seen.legal:
        await show_turn(answer, seen, mode, story)
    else:
        await show(answer, seen, _done(names, seen, story), picture=False)


def _done(names: Names, seen: Seen, story: str) -> Panel:
    say, view = names.words.say, seen.view
    lines = [say("panel-done"), trouble_line(names.words, seen.table), story]
    if seen.table.status == "ended":
        lines.append(say("panel-over"))
    elif view.on_turn is None:
        lines = [say("panel-chosen", count=sum(seat.choosing for seat in view.seats)), story]
    else:
        key = "panel-now-yours" if view.on_turn == seen.seat else "panel-now"
        lines.append(say(key, player=names.player(view.on_turn), turn=str(view.turn)))
    undo = (Buttons((button(say("btn-undo"), "undo"),)),) if seen.undoable else ()
    return Panel((Text("\n".join(line for line in lines if line)), *undo))


async def undo(answer: Answer, seen: Seen) -> None:
    played = await answer.desk.service.turns.undo(answer.click, seen.table.game)
    await show_turn(answer, played.seen, note=answer.words.say("undo-done"))


# Choosing.


async def _pick_tickets(answer: Answer, seen: Seen, values: tuple[str, ...]) -> None:
    if not seen.view.offer:
        await show_turn(answer, seen)
        return
    places = sorted({_number(value) for value in values})
    if places[-1] >= len(seen.view.offer):
        raise Refusal("old-button")
    names = names_at(answer.words, seen.table)
    await show(answer, seen, Panel(tickets_panel(names, seen, places)))


async def _pick_route(answer: Answer, seen: Seen, spot: Spot | None, number: int) -> None:
    edition = seen.table.edition
    if number >= len(edition.routes):
        raise Refusal("old-button")
    choice = choice_of(edition, seen.legal, edition.route_ids[number])
    if choice is None:
        await show_turn(answer, seen, note=answer.words.say("refused-move-route-taken"))
    elif len(choice.claims) == 1 and not edition.routes[number].tunnel:
        await act(answer, seen, choice.claims, spot)
    else:
        panel = route_payments(names_at(answer.words, seen.table), seen, choice)
        await show(answer, seen, panel, picture=False)


async def _pick_city(answer: Answer, seen: Seen, spot: Spot | None, kind: str, number: int) -> None:
    edition = seen.table.edition
    if number >= len(edition.board.cities):
        raise Refusal("old-button")
    wanted = Station if kind == "station" else Port
    city = edition.board.cities[number].id
    ways = [action for action in seen.legal if isinstance(action, wanted) and action.city == city]
    if not ways:
        await show_turn(answer, seen, note=answer.words.say(f"refused-move-{kind}-taken"))
    elif len(ways) == 1:
        await act(answer, seen, ways, spot)
    else:
        await show(answer, seen, place_payments(names_at(answer.words, seen.table), seen, ways), picture=False)


async def choose_payment(answer: Answer, seen: Seen, action: Claim | Station | Port) -> None:
    """The same as choosing in the menu: claim or build at once if there is one way to pay, else ask."""
    edition = seen.table.edition
    match action:
        case Claim(route=route):
            await _pick_route(answer, seen, None, edition.route_index[route])
        case Station(city=city):
            await _pick_city(answer, seen, None, "station", edition.city_index[city])
        case Port(city=city):
            await _pick_city(answer, seen, None, "port", edition.city_index[city])


# Showing.


def _view(panel: Panel, spot: Spot, colour: str, picture: Drawn | None) -> discord.ui.LayoutView:
    return laid_out(panel, colour, partial(Press, spot), partial(Pick, spot), picture)


async def show(answer: Answer, seen: Seen, panel: Panel, picture: bool = True) -> None:
    """The panel at once, the picture when it is painted."""
    spot = Spot(seen.table.game, seen.seat, seen.move)
    make = partial(_view, panel, spot, seen.me.colour)
    wanted = picture and any(isinstance(part, Image) for part in panel.parts)
    await answer.show(make, own_picture(answer.desk, answer.click.user, answer.words, seen) if wanted else None)


async def show_turn(answer: Answer, seen: Seen, mode: str = SAME, note: str = "") -> None:
    """Everything this player can do now."""
    answer.table = seen.table
    await show(answer, seen, turn_panel(names_at(answer.words, seen.table), seen, mode, note))
