"""One action carried out: the state after it and what happened (R-TURN-1 to R-TURN-3)."""

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Claim, Draw, DrawBlind, Keep, Pass, Tickets
from engine.doubles import may_claim
from engine.draft import Draft
from engine.edition import Edition
from engine.errors import GameOver, IllegalAction, IllegalCode, NotYourTurn
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


class Outcome(Struct, frozen=True):
    """`revealed`: something hidden was seen, or a final choice was made, so that it can't be taken back."""

    state: State
    events: tuple[AnyEvent, ...]
    revealed: bool


def apply(edition: Edition, state: State, seat: Seat, action: Action) -> Outcome:
    """Carry out a legal action; anything else raises IllegalAction and changes nothing.

    >>> import maps
    >>> from engine import new_game
    >>> edition = maps.edition("paris")
    >>> state = new_game(edition, 2, bytes(32))
    >>> outcome = apply(edition, state, Seat(1), legal_actions(edition, state, 1)[0])
    >>> [type(event).__name__ for event in outcome.events]
    ['KeptTickets', 'ChoiceMade']
    """
    if state.ended:
        raise GameOver
    if not 0 <= seat < len(state.players):
        raise NotYourTurn(f"there is no seat {seat}")
    draft = Draft(edition, state)
    if state.turn == 0:
        _choose(draft, state, seat, action)
    elif seat != state.seat:
        raise NotYourTurn(f"it is the turn of seat {state.seat}")
    else:
        _act(draft, action)
    return Outcome(draft.freeze(), tuple(draft.events), draft.hidden_seen)


_WHY: dict[IllegalCode, str] = {
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


def _illegal(code: IllegalCode = "illegal") -> IllegalAction:
    return IllegalAction(_WHY[code], code)


def _act(draft: Draft, action: Action) -> None:
    """An action of the seat on turn."""
    if not isinstance(action, Pass):
        draft.passes = 0
    match draft.pending:
        case None:
            _begin_turn(draft, action)
        case SecondCard() if isinstance(action, Draw | DrawBlind):
            _draw(draft, action)
        case TicketChoice() if isinstance(action, Keep):
            _keep_drawn(draft, action)
        case _ if (rule := draft.edition.answerers.get(type(action))) is not None:
            rule.answer(draft, action)
        case _:
            raise _illegal("decide-first")


def _begin_turn(draft: Draft, action: Action) -> None:
    if isinstance(action, Draw | DrawBlind):
        _draw(draft, action)
    elif isinstance(action, Claim):
        _claim(draft, action)
    elif isinstance(action, Tickets):
        _draw_tickets(draft)
    elif (rule := draft.edition.performers.get(type(action))) is not None:
        rule.perform(draft, action)
    elif isinstance(action, Pass) and action in legal_actions(draft.edition, draft.freeze(), draft.seat):
        _pass(draft)
    else:
        raise _illegal()


# Opening choices.


def _choose(draft: Draft, state: State, seat: Seat, action: Action) -> None:
    """A secret opening choice; it is final (R-SET-5)."""
    if not is_choosing(draft.edition, state, seat):
        raise NotYourTurn("this seat has made its opening choices")
    if action not in legal_actions(draft.edition, state, seat):
        raise _illegal()
    draft.hidden_seen = True
    draft.seat = seat
    if isinstance(action, Keep):
        offer = draft.player.offer
        rejected = tuple(ticket for ticket in offer if ticket not in action.tickets)
        draft.change(tickets=action.tickets, offer=(), rejected=rejected)
        draft.events.append(KeptTickets(seat, action.tickets, to=seat))
    else:
        draft.edition.choosers[type(action)].choose(draft, action)
    draft.seat = Seat(0)
    now = draft.freeze()
    if not is_choosing(draft.edition, now, seat):
        draft.events.append(ChoiceMade(seat))
        if not any(is_choosing(draft.edition, now, other) for other in range(len(draft.players))):
            _end_opening(draft)


def _end_opening(draft: Draft) -> None:
    """Everybody has chosen: rejected tickets go to their place, the first turn begins (R-SET-4, R-SET-5)."""
    for player in draft.players:
        if draft.edition.board.opening.rejected == "out":
            draft.gone += player.rejected
        else:
            _put_under(draft, player.rejected)
    draft.players = [replace(player, rejected=()) for player in draft.players]
    draft.events.append(
        OpeningEnded(
            tuple(len(player.tickets) for player in draft.players), tuple(player.supply for player in draft.players)
        )
    )
    draft.turn = 1
    draft.events.append(TurnBegan(draft.seat, draft.turn))


def _put_under(draft: Draft, tickets: tuple[str, ...]) -> None:
    """Under their decks, so that the first of them comes up first again."""
    decks = list(draft.ticket_decks)
    for ticket in tickets:
        number = draft.edition.ticket_deck_index[draft.edition.tickets[ticket].deck]
        decks[number] = (ticket, *decks[number])
    draft.ticket_decks = tuple(decks)


# Cards.


def _draw(draft: Draft, action: Draw | DrawBlind) -> None:
    edition, first = draft.edition, draft.pending is None
    card = _draw_blind(draft, action) if isinstance(action, DrawBlind) else _draw_from_row(draft, action, first)
    last = not first or (isinstance(action, Draw) and card in edition.wilds)
    if last or not edition.draws(draft.row, tuple(map(bool, draft.decks)), True):
        draft.finish_turn()
    else:
        draft.pending = SecondCard()


def _draw_blind(draft: Draft, action: DrawBlind) -> str:
    deck, seat = _deck(draft, action.deck), draft.seat
    if not draft.decks[deck]:
        raise _illegal("deck-empty")
    draft.events.append(BlindDrawn(seat, draft.edition.board.decks[deck].id))
    card = draft.top(deck)
    draft.change(hand=draft.gained((card,)))
    draft.events.append(BlindCard(seat, card, to=seat))
    return card


def _draw_from_row(draft: Draft, action: Draw, first: bool) -> str:
    """Take the leftmost card of this kind; it is replaced at once (R-DRAW-2)."""
    card = action.card
    if not card or card not in draft.row:
        raise _illegal("card-gone")
    if not first and card in draft.edition.wilds:
        raise _illegal("wild-second")
    if any(draft.decks):
        deck = _deck(draft, action.refill)
        if not draft.decks[deck]:
            raise _illegal("deck-empty")
    elif action.refill:
        raise _illegal("deck-empty")
    place = draft.row.index(card)
    draft.row = (*draft.row[:place], "", *draft.row[place + 1 :])
    draft.change(hand=draft.gained((card,)))
    draft.events.append(CardDrawn(draft.seat, card))
    if any(draft.decks):
        draft.lay(place, deck)
    return card


def _deck(draft: Draft, name: str) -> int:
    """The deck that the action names: with several decks it must, with one it must not."""
    if not name and len(draft.decks) == 1:
        return 0
    if name in draft.edition.deck_index and len(draft.decks) > 1:
        return draft.edition.deck_index[name]
    raise _illegal("no-such-deck")


# Routes.


def _claim(draft: Draft, action: Claim) -> None:
    edition = draft.edition
    route = edition.route_index.get(action.route)
    if route is None:
        raise _illegal("no-such-route")
    if not may_claim(edition, draft.routes, draft.seat, route):
        raise _illegal("route-taken")
    if edition.routes[route].length > draft.player.supply[edition.route_piece[route]]:
        raise _illegal("too-few-pieces")
    if action.cards not in edition.payment_sets[route]:
        raise _illegal("wrong-payment")
    draft.change(hand=draft.spent(action.cards))
    if not any(rule.interrupt(draft, route, action.cards) for rule in edition.rules):
        draft.claim(route, action.cards)


# Tickets.


def _draw_tickets(draft: Draft) -> None:
    draw = draft.edition.board.ticket_draw
    number = draft.edition.ticket_deck_index[draw.deck]
    decks = list(draft.ticket_decks)
    pile = decks[number]
    if not pile:
        raise _illegal("no-tickets")
    offer = pile[: -draw.count - 1 : -1]
    decks[number] = pile[: -draw.count]
    draft.ticket_decks = tuple(decks)
    draft.change(offer=offer)
    draft.hidden_seen = True
    draft.pending = TicketChoice()
    draft.events.append(TicketsDrawn(draft.seat, len(offer)))
    draft.events.append(TicketsOffered(draft.seat, offer, to=draft.seat))


def _keep_drawn(draft: Draft, action: Keep) -> None:
    player, seat = draft.player, draft.seat
    if action not in draft.edition.keeps(player.offer, draft.edition.board.ticket_draw.keep):
        raise _illegal("wrong-tickets")
    rejected = tuple(ticket for ticket in player.offer if ticket not in action.tickets)
    draft.change(tickets=player.tickets + action.tickets, offer=())
    _put_under(draft, rejected)
    draft.events.append(TicketsKept(seat, len(action.tickets), len(rejected)))
    draft.events.append(KeptTickets(seat, action.tickets, to=seat))
    draft.finish_turn()


def _pass(draft: Draft) -> None:
    draft.passes += 1
    draft.events.append(Passed(draft.seat))
    draft.finish_turn()
