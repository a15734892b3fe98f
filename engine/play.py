"""One action carried out: the state after it and what happened (R-TURN-1 to R-TURN-3)."""

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Claim, Draw, DrawBlind, Keep, Pass, Tickets
from engine.edition import Edition
from engine.errors import GameOver, IllegalAction, NotYourTurn
from engine.events import (
    AnyEvent,
    BlindCard,
    BlindDrawn,
    CardDrawn,
    ChoiceMade,
    KeptTickets,
    OpeningEnded,
    Passed,
    TicketsDrawn,
    TicketsKept,
    TicketsOffered,
    TurnBegan,
)
from engine.ids import Seat
from engine.legal import is_choosing, legal_actions
from engine.state import SecondCard, State, TicketChoice
from engine.table import Table


class Outcome(Struct, frozen=True):
    """`revealed`: something hidden was seen, or a final choice was made, so that it can't be taken back."""

    state: State
    events: tuple[AnyEvent, ...]
    revealed: bool


def apply(edition: Edition, state: State, seat: Seat, action: Action) -> Outcome:
    """Carry out a legal action; anything else raises IllegalAction and changes nothing."""
    if state.ended:
        raise GameOver
    if not 0 <= seat < len(state.players):
        raise NotYourTurn(f"there is no seat {seat}")
    table = Table(edition, state)
    if state.turn == 0:
        _choose(table, state, seat, action)
    elif seat != state.seat:
        raise NotYourTurn(f"it is the turn of seat {state.seat}")
    else:
        _act(table, action)
    return Outcome(table.freeze(), tuple(table.events), table.hidden_seen)


_WHY = {
    "illegal": "that is not possible now",
    "decide-first": "something else has to be decided first",
    "deck-empty": "that deck has no cards",
    "card-gone": "no such card lies in the row",
    "wild-second": "a wild of the row can't be the second card",
    "no-such-deck": "there is no such deck, or it must not be named",
    "no-such-route": "there is no such route",
    "route-taken": "the route is taken or closed",
    "too-few-pieces": "the supply holds too few pieces",
    "wrong-payment": "these cards do not pay for the route",
    "no-tickets": "no tickets are left",
    "wrong-tickets": "these tickets can't be kept",
}


def _illegal(code: str = "illegal") -> IllegalAction:
    return IllegalAction(_WHY[code], code)


def _act(table: Table, action: Action) -> None:
    """An action of the seat on turn."""
    if not isinstance(action, Pass):
        table.passes = 0
    match table.pending:
        case None:
            _begin_turn(table, action)
        case SecondCard() if isinstance(action, Draw | DrawBlind):
            _draw(table, action)
        case TicketChoice() if isinstance(action, Keep):
            _keep_drawn(table, action)
        case _ if (rule := table.edition.answerers.get(type(action))) is not None:
            rule.answer(table, action)
        case _:
            raise _illegal("decide-first")


def _begin_turn(table: Table, action: Action) -> None:
    if isinstance(action, Draw | DrawBlind):
        _draw(table, action)
    elif isinstance(action, Claim):
        _claim(table, action)
    elif isinstance(action, Tickets):
        _draw_tickets(table)
    elif (rule := table.edition.performers.get(type(action))) is not None:
        rule.perform(table, action)
    elif isinstance(action, Pass) and action in legal_actions(table.edition, table.freeze(), table.seat):
        _pass(table)
    else:
        raise _illegal()


# Opening choices.


def _choose(table: Table, state: State, seat: Seat, action: Action) -> None:
    """A secret opening choice; it is final (R-SET-5)."""
    if not is_choosing(table.edition, state, seat):
        raise NotYourTurn("this seat has made its opening choices")
    if action not in legal_actions(table.edition, state, seat):
        raise _illegal()
    table.hidden_seen = True
    table.seat = seat
    if isinstance(action, Keep):
        offer = table.player.offer
        rejected = tuple(ticket for ticket in offer if ticket not in action.tickets)
        table.change(tickets=action.tickets, offer=(), rejected=rejected)
        table.events.append(KeptTickets(seat, action.tickets, to=seat))
    else:
        table.edition.choosers[type(action)].choose(table, action)
    table.seat = Seat(0)
    now = table.freeze()
    if not is_choosing(table.edition, now, seat):
        table.events.append(ChoiceMade(seat))
        if not any(is_choosing(table.edition, now, other) for other in range(len(table.players))):
            _end_opening(table)


def _end_opening(table: Table) -> None:
    """Everybody has chosen: rejected tickets go to their place, the first turn begins (R-SET-4, R-SET-5)."""
    for player in table.players:
        if table.edition.board.opening.rejected == "out":
            table.gone += player.rejected
        else:
            _put_under(table, player.rejected)
    table.players = [replace(player, rejected=()) for player in table.players]
    table.events.append(
        OpeningEnded(
            tuple(len(player.tickets) for player in table.players), tuple(player.supply for player in table.players)
        )
    )
    table.turn = 1
    table.events.append(TurnBegan(table.seat, table.turn))


def _put_under(table: Table, tickets: tuple[str, ...]) -> None:
    """Under their decks, so that the first of them comes up first again."""
    decks = list(table.ticket_decks)
    for ticket in tickets:
        number = table.edition.ticket_deck_index[table.edition.tickets[ticket].deck]
        decks[number] = (ticket, *decks[number])
    table.ticket_decks = tuple(decks)


# Cards.


def _draw(table: Table, action: Draw | DrawBlind) -> None:
    edition, first = table.edition, table.pending is None
    card = _draw_blind(table, action) if isinstance(action, DrawBlind) else _draw_from_row(table, action, first)
    last = not first or (isinstance(action, Draw) and card in edition.wilds)
    if last or not edition.draws(table.row, tuple(map(bool, table.decks)), True):
        table.finish_turn()
    else:
        table.pending = SecondCard()


def _draw_blind(table: Table, action: DrawBlind) -> str:
    deck, seat = _deck(table, action.deck), table.seat
    if not table.decks[deck]:
        raise _illegal("deck-empty")
    table.events.append(BlindDrawn(seat, table.edition.board.decks[deck].id))
    card = table.top(deck)
    table.change(hand=table.gained((card,)))
    table.events.append(BlindCard(seat, card, to=seat))
    return card


def _draw_from_row(table: Table, action: Draw, first: bool) -> str:
    """Take the leftmost card of this kind; it is replaced at once (R-DRAW-2)."""
    card = action.card
    if not card or card not in table.row:
        raise _illegal("card-gone")
    if not first and card in table.edition.wilds:
        raise _illegal("wild-second")
    if any(table.decks):
        deck = _deck(table, action.refill)
        if not table.decks[deck]:
            raise _illegal("deck-empty")
    elif action.refill:
        raise _illegal("deck-empty")
    place = table.row.index(card)
    table.row = (*table.row[:place], "", *table.row[place + 1 :])
    table.change(hand=table.gained((card,)))
    table.events.append(CardDrawn(table.seat, card))
    if any(table.decks):
        table.lay(place, deck)
    return card


def _deck(table: Table, name: str) -> int:
    """The deck that the action names: with several decks it must, with one it must not."""
    if not name and len(table.decks) == 1:
        return 0
    if name in table.edition.deck_index and len(table.decks) > 1:
        return table.edition.deck_index[name]
    raise _illegal("no-such-deck")


# Routes.


def _claim(table: Table, action: Claim) -> None:
    edition = table.edition
    route = edition.route_index.get(action.route)
    if route is None:
        raise _illegal("no-such-route")
    if not table.may_claim(route):
        raise _illegal("route-taken")
    if edition.routes[route].length > table.player.supply[edition.route_piece[route]]:
        raise _illegal("too-few-pieces")
    if action.cards not in edition.payment_sets[route]:
        raise _illegal("wrong-payment")
    table.change(hand=table.spent(action.cards))
    if not any(rule.interrupt(table, route, action.cards) for rule in edition.rules):
        table.claim(route, action.cards)


# Tickets.


def _draw_tickets(table: Table) -> None:
    draw = table.edition.board.ticket_draw
    number = table.edition.ticket_deck_index[draw.deck]
    decks = list(table.ticket_decks)
    pile = decks[number]
    if not pile:
        raise _illegal("no-tickets")
    offer = pile[: -draw.count - 1 : -1]
    decks[number] = pile[: -draw.count]
    table.ticket_decks = tuple(decks)
    table.change(offer=offer)
    table.hidden_seen = True
    table.pending = TicketChoice()
    table.events.append(TicketsDrawn(table.seat, len(offer)))
    table.events.append(TicketsOffered(table.seat, offer, to=table.seat))


def _keep_drawn(table: Table, action: Keep) -> None:
    player, seat = table.player, table.seat
    if action not in table.edition.keeps(player.offer, table.edition.board.ticket_draw.keep):
        raise _illegal("wrong-tickets")
    rejected = tuple(ticket for ticket in player.offer if ticket not in action.tickets)
    table.change(tickets=player.tickets + action.tickets, offer=())
    _put_under(table, rejected)
    table.events.append(TicketsKept(seat, len(action.tickets), len(rejected)))
    table.events.append(KeptTickets(seat, action.tickets, to=seat))
    table.finish_turn()


def _pass(table: Table) -> None:
    table.passes += 1
    table.events.append(Passed(table.seat))
    table.finish_turn()
