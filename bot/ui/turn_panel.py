"""The panel of a player: everything that is legal for that seat now, as plain values."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from bot.service import Seen
from bot.text import Words
from bot.text.finding import folded
from bot.text.names import Names
from bot.ui.codes import action_code
from bot.ui.layout import (
    COMPONENTS,
    OPTION_TEXT,
    OPTIONS,
    Button,
    Buttons,
    Image,
    Menu,
    Option,
    Panel,
    Part,
    Text,
    button,
    chunks,
    cut,
    option,
    rows,
    size,
)
from bot.ui.legal import Legal
from bot.ui.own_seat import own_text, since_text, trouble_line, undo_buttons, undo_line
from bot.ui.payments import Payment, thrift
from bot.ui.public import winner_line
from bot.ui.questions import back, pieces_panel, tickets_panel, tunnel_panel
from bot.ui.routes import Claimable, claimable
from bot.ui.steps import (
    AskExchange,
    AskPort,
    AskStation,
    AskTickets,
    Do,
    DrawTwoBlind,
    PickPort,
    PickRoute,
    PickStation,
    ShowHint,
    ShowPanel,
    TakeBack,
)
from engine.actions import Claim, Draw, DrawBlind, Exchange, Pass, Port, Station, Tickets
from engine.advice import on_the_way, prospects
from engine.edition import Edition
from engine.state import SecondCard, TicketChoice, TunnelQuestion

_NOTE, _SINCE, _OWN = 600, 1100, 2000
_REMEMBERED = 4096
"""So many options are kept: a panel has a hundred, and most are the same in every turn of every game."""


def turn_panel(names: Names, seen: Seen, refill: int | None = None, note: str = "") -> Panel:
    """What this player can do now; who has nothing to decide gets their hand and whose turn it is."""
    head = note_parts("\n".join(line for line in (trouble_line(names.words, seen.table), note) if line))
    view = seen.view
    if not seen.legal:
        return Panel((*head, *_onlooker(names, seen)))
    if seen.table.status == "opening":
        return Panel((*head, *(tickets_panel(names, seen) if view.offer else pieces_panel(names, seen))))
    match view.pending:
        case TicketChoice():
            return Panel((*head, *tickets_panel(names, seen)))
        case TunnelQuestion() as question:
            return Panel((*head, *tunnel_panel(names, seen, question)))
        case SecondCard():
            title = Text(names.words.say("panel-second-card"))
            return Panel((*head, title, Image(), _own(names, seen), *_draws(names, seen, Legal(seen.legal), refill)))
        case None:
            return _whole_turn(names, seen, refill, head)
        case _:
            assert_never(view.pending)


def note_parts(note: str) -> tuple[Part, ...]:
    return (Text(cut(note, _NOTE)),) if note else ()


def _own(names: Names, seen: Seen) -> Text:
    return Text(own_text(names, seen, _OWN))


def _whole_turn(names: Names, seen: Seen, refill: int | None, head: tuple[Part, ...]) -> Panel:
    last = 0 < seen.view.last_turns <= len(seen.view.seats)
    title = names.words.say("panel-your-turn-last" if last else "panel-your-turn", turn=str(seen.view.turn))
    tickets = prospects(names.edition, seen.view, seen.view.tickets)
    own = Text(own_text(names, seen, _OWN, tickets))
    top = (*head, Text("\n".join((title, since_text(names, seen, _SINCE, tickets)))), Image(), own)
    legal = Legal(seen.legal)
    other = _group(names, "other", rows(_others(names, seen, legal)))
    bottom: tuple[Part, ...] = (*_group(names, "build", tuple(_places(names, legal))), *other)
    draws = _group(names, "draw", _draws(names, seen, legal, refill))
    room = (COMPONENTS - size(Panel((*top, *draws, *bottom))) - 1) // 2
    menus = _claims(names, claimable(names.edition, legal.of(Claim)), seen.view.hand, on_the_way(tickets), room)
    return Panel((*top, *draws, *_group(names, "claim", menus), *bottom))


def _group(names: Names, group: str, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The parts under the word for what they do."""
    return (Text(names.words.say(f"panel-group-{group}")), *parts) if parts else ()


def _onlooker(names: Names, seen: Seen) -> Iterator[Part]:
    say, table, view = names.words.say, seen.table, seen.view
    if table.final is not None:
        yield Text("\n".join((say("panel-over"), winner_line(names, table.final))))
    elif table.status == "cancelled":
        yield Text(say("status-cancelled"))
    elif seen.me.level:
        yield Text(say("panel-opponent-plays"))
        if not seen.me.resigned:
            yield Buttons((button(say("btn-play-myself"), TakeBack(), "main"),))
    elif view.on_turn is None:
        yield Text(say("panel-chosen", count=sum(seat.choosing for seat in view.seats)))
    else:
        title = say("panel-not-your-turn", turn=str(view.turn), player=names.player(view.on_turn))
        lines = (title, since_text(names, seen, _SINCE), undo_line(names.words, seen))
        yield Text("\n".join(line for line in lines if line))
    yield Image()
    yield _own(names, seen)
    if undo := undo_buttons(names.words, seen):
        yield Buttons(undo)


# Drawing.


def _draws(names: Names, seen: Seen, legal: Legal, refill: int | None) -> tuple[Part, ...]:
    """One button per kind of card in the row and per deck; what the rules about wilds forbid is disabled."""
    edition, say = names.edition, names.words.say
    face_up, blind = legal.of(Draw), legal.of(DrawBlind)
    if not face_up and not blind:
        return ()
    row = [_row_button(names, seen, face_up, card, refill) for card in dict.fromkeys(seen.view.row) if card]
    decks = []
    for action in blind:
        deck = action.deck or edition.board.decks[0].id
        decks.append(button(say("btn-blind", deck=deck), Do(action_code(edition, action), refill), "main"))
    if seen.view.pending is None:
        for action in blind:
            deck = action.deck or edition.board.decks[0].id
            step = DrawTwoBlind(edition.deck_index[deck], refill)
            decks.append(button(say("btn-two-blind", deck=deck), step, "main"))
    switch = (_refill_menu(names, refill),) if len({action.refill for action in face_up}) > 1 else ()
    return (*rows(row), *rows(decks), *switch)


def _row_button(names: Names, seen: Seen, legal: Sequence[Draw], card: str, refill: int | None) -> Button:
    edition = names.edition
    count = seen.view.row.count(card)
    key = "btn-row-card" if count == 1 else "btn-row-cards"
    action = draw_with(names, legal, card, refill)
    code = action_code(edition, action or Draw(card))
    label = names.words.say(key, card=names.bare.card(card), count=str(count))
    return button(label, Do(code, refill), disabled=action is None, emblem=names.card_emblem(card))


def draw_with(names: Names, legal: Sequence[Draw], card: str, refill: int | None) -> Draw | None:
    """The legal way to take this card from the row with the switch as it is."""
    edition = names.edition
    ways = [action for action in legal if action.card == card]
    deck = edition.card_deck[card] if refill is None else refill
    wished = edition.board.decks[deck].id
    return next((action for action in ways if action.refill == wished), ways[0] if ways else None)


def _refill_menu(names: Names, refill: int | None) -> Menu:
    say = names.words.say
    decks = {None: "same"} | {number: deck.id for number, deck in enumerate(names.edition.board.decks)}
    options = tuple(
        option(say("panel-refill-option", deck=deck), ShowPanel(number), marked=number == refill)
        for number, deck in decks.items()
    )
    return Menu(say("panel-refill", deck=decks[refill]), options)


# Claiming.


def _claims(
    names: Names, found: Sequence[Claimable], hand: Sequence[int], useful: frozenset[str], room: int
) -> tuple[Part, ...]:
    """Menus of routes: those for one's tickets first, the rest by first letter."""
    say, by_thrift = names.words.say, thrift(names.edition, hand)
    mine: list[Option] = []
    others: list[Option] = []
    for one in found:
        cheapest = min([claim.cards for claim in one.claims], key=by_thrift)
        listed = _route_option(names.words, names.edition, one.routes, cheapest, len(one.claims) > 1)
        (others if useful.isdisjoint(one.routes) else mine).append(listed)
    mine.sort(key=_by_letter)
    first = mine[:OPTIONS]
    rest = sorted((*others, *mine[OPTIONS:]), key=_by_letter)
    menus = [Menu(say("panel-pick-route-tickets"), tuple(first))] if first else []
    menus += [Menu(_span(names, "panel-pick-route", options), options) for options in chunks(rest)]
    if len(menus) > room:
        return (*menus[: room - 1], Text(say("panel-more-routes")))
    return tuple(menus)


@lru_cache(_REMEMBERED)
def _route_option(words: Words, edition: Edition, routes: tuple[str, ...], cheapest: Payment, choice: bool) -> Option:
    """A connection in the menus; `choice`: there are other ways to pay."""
    described = _paid_with(words, edition, edition.route_points[edition.route_index[routes[0]]], cheapest, choice)
    return replace(_connection(words, edition, routes), description=described)


@lru_cache(_REMEMBERED)
def _connection(words: Words, edition: Edition, routes: tuple[str, ...]) -> Option:
    """A connection, whatever it is paid with."""
    names = Names(words, edition)
    label = words.say("panel-route-option", route=names.route(routes[0]), colours=names.bare.colours_of(routes))
    return option(label, PickRoute(edition.route_index[routes[0]]), emblem=names.routes_emblem(routes))


@lru_cache(_REMEMBERED)
def _paid_with(words: Words, edition: Edition, points: int, cheapest: Payment, choice: bool) -> str:
    """What routes of this length bring, and what they are paid with."""
    key, names = "panel-route-hint" if choice else "panel-route-hint-only", Names(words, edition, marks="signs")
    return cut(words.say(key, points=names.points(points), cards=names.cards(cheapest)), OPTION_TEXT)


def _by_letter(option: Option) -> tuple[str, str]:
    """In the order of the alphabet, as if there were no diacritics: Cádiz before Constantinople."""
    return folded(option.label), option.label


def _span(names: Names, key: str, options: Sequence[Option]) -> str:
    """ "A – F" over the first letters of a menu's options."""
    first, last = (folded(one.label)[:1].upper() for one in (options[0], options[-1]))
    if first == last:
        return names.words.say(f"{key}-one", first=first)
    return names.words.say(key, first=first, last=last)


# Stations, ports, and what is one button.


def _places(names: Names, legal: Legal) -> Iterator[Part]:
    """What could be built; the many cities for it are shown when asked for."""
    say = names.words.say
    buttons = [button(say("btn-station"), AskStation())] if legal.of(Station) else []
    buttons += [button(say("btn-port"), AskPort())] if legal.of(Port) else []
    yield from rows(buttons)


def station_panel(names: Names, seen: Seen) -> Panel:
    """In which city a station could be built; how to pay is asked next."""
    index = names.edition.city_index
    cities = {index[action.city] for action in Legal(seen.legal).of(Station)}
    menus = _city_menus(names, "panel-pick-station", [PickStation(city) for city in cities])
    return Panel((Text(names.words.say("panel-where-station")), *menus, back(names)))


def port_panel(names: Names, seen: Seen) -> Panel:
    """In which city a port could be built; how to pay is asked next."""
    index = names.edition.city_index
    cities = {index[action.city] for action in Legal(seen.legal).of(Port)}
    menus = _city_menus(names, "panel-pick-port", [PickPort(city) for city in cities])
    return Panel((Text(names.words.say("panel-where-port")), *menus, back(names)))


def _city_menus(names: Names, key: str, steps: Sequence[PickStation | PickPort]) -> Iterator[Menu]:
    cities = names.edition.board.cities
    options = [option(names.city(cities[step.city].id), step) for step in steps]
    for part in chunks(sorted(options, key=_by_letter)):
        yield Menu(_span(names, key, part), part)


def _others(names: Names, seen: Seen, legal: Legal) -> list[Button]:
    say = names.words.say
    buttons = []
    if legal.of(Tickets):
        buttons.append(button(say("btn-tickets"), AskTickets()))
    for number, piece in enumerate(names.edition.pieces):
        if any(action.piece == piece.id for action in legal.of(Exchange)):
            buttons.append(button(say("btn-exchange", piece=piece.id), AskExchange(number)))
    if legal.of(Pass):
        buttons.append(button(say("btn-pass"), Do(action_code(names.edition, Pass()))))
    if seen.hints:
        buttons.append(button(say("btn-hint"), ShowHint()))
    return [*buttons, *undo_buttons(names.words, seen)]
