"""Panels that ask one thing: how to pay, which tickets to keep, how many trains, what about the tunnel."""

from collections.abc import Sequence

from bot.service import Seen
from bot.text.names import Names, joined
from bot.ui.codes import action_code
from bot.ui.effects import effects, rest_of
from bot.ui.layout import (
    BUTTON_LABEL,
    Buttons,
    Image,
    Menu,
    Option,
    Panel,
    Part,
    Text,
    button,
    chunks,
    cut_lines,
    option,
    rows,
)
from bot.ui.own_seat import hand_lines, ticket_lines
from bot.ui.payments import thriftiest_first
from bot.ui.routes import Claimable
from bot.ui.steps import Do, MarkTickets, ShowPanel
from engine.actions import Claim, Keep, Pay, Pieces, Port, Station, Tickets, Withdraw
from engine.state import TunnelQuestion

_OFFER, _HAND = 2400, 900
FEW = 5
"""So many ways to pay are buttons, more are menus."""


def back(names: Names) -> Buttons:
    return Buttons((button(names.words.say("btn-back"), ShowPanel()),))


# How to pay.


def route_payments(names: Names, seen: Seen, found: Claimable) -> Panel:
    """The ways to pay for a route; a tunnel says first that it can't be taken back."""
    edition, say = names.edition, names.words.say
    route = found.routes[0]
    points = edition.route_points[edition.route_index[route]]
    lines = [
        say("panel-pay-route", route=names.route(route), points=points, colours=names.colours_of(found.routes)),
        *hand_lines(names, seen.view)[:1],
    ]
    if edition.routes[edition.route_index[route]].tunnel and edition.board.tunnel is not None:
        lines.append(say("panel-tunnel-warning", reveal=edition.board.tunnel.reveal))
    lines.append(say("panel-pay-how"))
    return Panel((Text(cut_lines(lines, _OFFER)), *_ways(names, seen, found.claims), back(names)))


def place_payments(names: Names, seen: Seen, actions: Sequence[Station | Port]) -> Panel:
    """The ways to pay for a station or a port in one city."""
    say = names.words.say
    key = "panel-pay-station" if isinstance(actions[0], Station) else "panel-pay-port"
    lines = [say(key, city=names.city(actions[0].city)), *hand_lines(names, seen.view)[:1], say("panel-pay-how")]
    return Panel((Text(cut_lines(lines, _OFFER)), *_ways(names, seen, actions), back(names)))


def _ways(names: Names, seen: Seen, actions: Sequence[Claim | Station | Port]) -> tuple[Part, ...]:
    """Buttons when there are few ways with short names, one menu when it holds all, else menus by colour."""
    edition, hand = names.edition, seen.view.hand
    by_cards = {action.cards: action for action in actions}
    ordered = thriftiest_first(edition, hand, by_cards)
    if len(ordered) <= FEW:
        labels = {cards: _pay_label(names, seen, by_cards[cards]) for cards in ordered}
        if all(len(label) <= BUTTON_LABEL for label in labels.values()):
            found = (
                button(label, _do(names, by_cards[cards]), "good", emblem=names.cards_emblem(cards))
                for cards, label in labels.items()
            )
            return (Buttons(tuple(found)),)
    options = {cards: _pay_option(names, seen, by_cards[cards]) for cards in ordered}
    if len(ordered) <= 25:
        return (Menu(names.words.say("panel-pay-menu"), tuple(options.values())),)
    menus: list[Menu] = []
    for colour in dict.fromkeys(edition.payment_colour(cards) for cards in ordered):
        same = [options[cards] for cards in ordered if edition.payment_colour(cards) == colour]
        for part in chunks(same):
            title = names.words.say("panel-pay-menu-colour", colour=names.plain.colour_sign(colour))
            menus.append(Menu(title, part))
    return tuple(menus)


def _pay_label(names: Names, seen: Seen, action: Claim | Station | Port) -> str:
    cards, found = names.bare.cards(action.cards), effects(names.plain, seen, action)
    return names.words.say("pay-with", cards=cards, effects=found) if found else cards


def _do(names: Names, action: Claim | Station | Port) -> Do:
    return Do(action_code(names.edition, action))


def _pay_option(names: Names, seen: Seen, action: Claim | Station | Port) -> Option:
    plain = names.plain
    notes = [note for note in (effects(plain, seen, action), rest_of(plain, seen, action.cards)) if note]
    hint = joined(names.words, notes, "list-spaced", "list-spaced")
    emblem = names.cards_emblem(action.cards)
    return option(names.bare.cards(action.cards), _do(names, action), hint, emblem=emblem)


# The tunnel.


def tunnel_panel(names: Names, seen: Seen, question: TunnelQuestion) -> tuple[Part, ...]:
    """The question is asked even if the player can't pay (R-TUN-4)."""
    edition, say = names.edition, names.words.say
    colour = edition.payment_colour(question.laid)
    kinds = say("panel-tunnel-kinds", colour=names.colour_sign(colour)) if colour else say("panel-tunnel-wilds")
    lines = [
        say(
            "panel-tunnel-question",
            route=names.ends(question.route),
            cards=names.cards(question.laid),
            revealed=names.row(question.revealed),
            extra=question.extra,
            kinds=kinds,
        ),
        *hand_lines(names, seen.view)[:1],
    ]
    pays = [action.cards for action in seen.legal if isinstance(action, Pay)]
    buttons = [
        button(
            say("btn-pay-more-with", extra=question.extra, cards=names.bare.cards(cards)),
            Do(action_code(edition, Pay(cards))),
            "good",
            emblem=names.cards_emblem(cards),
        )
        for cards in thriftiest_first(edition, seen.view.hand, pays)
    ]
    if not buttons:
        buttons = [button(say("btn-pay-more", extra=question.extra), ShowPanel(), "good", disabled=True)]
        lines.append(say("panel-tunnel-poor"))
    buttons.append(button(say("btn-take-back"), Do(action_code(edition, Withdraw())), "danger"))
    return (Text(cut_lines(lines, _OFFER)), Image(), *rows(buttons))


# Tickets.


def ask_tickets(names: Names, count: int) -> Panel:
    """Drawing tickets asks once."""
    draw, say = names.edition.board.ticket_draw, names.words.say
    text = Text(say("panel-ask-tickets", count=min(draw.count, count), keep=min(draw.keep, count)))
    yes = button(say("btn-tickets"), Do(action_code(names.edition, Tickets())), "good")
    return Panel((text, Buttons((yes, *back(names).buttons))))


def least_kept(seen: Seen) -> int:
    board = seen.table.edition.board
    least = board.opening.keep if seen.table.status == "opening" else board.ticket_draw.keep
    return min(least, len(seen.view.offer))


def tickets_panel(names: Names, seen: Seen, marked: Sequence[int] | None = None) -> tuple[Part, ...]:
    """The tickets on offer, with a menu that enforces the minimum and a button that carries the choice."""
    say, offer, least = names.words.say, seen.view.offer, least_kept(seen)
    kept = tuple(range(len(offer))) if marked is None and least == len(offer) else tuple(marked or ())
    options = tuple(
        option(
            names.ticket(ticket),
            MarkTickets(1 << place),
            say("panel-ticket-hint", points=names.edition.tickets[ticket].points),
            place in kept,
        )
        for place, ticket in enumerate(offer)
    )
    final = "yes" if seen.table.status == "opening" else "no"
    lines = [
        say("panel-choose-tickets", keep=least, count=str(len(offer)), final=final),
        *ticket_lines(names, seen.view, offer),
    ]
    if seen.view.tickets:
        lines += [say("panel-tickets"), *ticket_lines(names, seen.view, seen.view.tickets)]
    keep = Keep(tuple(offer[place] for place in kept))
    done = button(
        say("btn-keep-counted", count=len(kept)),
        Do(action_code(names.edition, keep, offer)),
        "good",
        disabled=len(kept) < least,
    )
    menu = Menu(say("panel-pick-tickets", keep=least), options, least, len(offer))
    return (
        Text(cut_lines(lines, _OFFER)),
        Image(),
        Text(cut_lines(hand_lines(names, seen.view), _HAND)),
        menu,
        Buttons((done,)),
    )


# Pieces.


def pieces_panel(names: Names, seen: Seen) -> tuple[Part, ...]:
    """How many trains and ships: the suggestion is one click."""
    say, board = names.words.say, names.edition.board
    assert board.piece_choice is not None, "only maps with this rule ask"
    suggested = Pieces(board.piece_choice.suggested)
    first = button(
        say("btn-pieces", pieces=names.pieces(suggested.counts)), Do(action_code(names.edition, suggested)), "good"
    )
    options = [
        option(names.pieces(action.counts), Do(action_code(names.edition, action)))
        for action in seen.legal
        if isinstance(action, Pieces)
    ]
    menus = tuple(Menu(say("panel-pick-pieces"), part) for part in chunks(options))
    lines = [
        say("panel-choose-pieces", total=board.piece_choice.total),
        *ticket_lines(names, seen.view, seen.view.tickets),
    ]
    return (Text(cut_lines(lines, _OFFER)), Image(), Buttons((first,)), *menus)
